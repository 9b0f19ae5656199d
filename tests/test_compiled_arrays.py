"""The C types of the compiled modules fit what the Python sources keep in them."""

import json
import re
from pathlib import Path
from typing import Any

import pytest

import nyhavn
from nyhavn.bots.network import vectors
from nyhavn.rules import MAX_PLAYERS, PIERS, constants
from support.interpreted_package import interpreted_copy, run_with

PACKAGE = Path(nyhavn.__file__ or "").parent
# A .pxd that only lends C functions to the others, and so declares nothing that Python makes room for.
LENDING = ("bits", "vectors")
SPACES_AND_PLACEMENT = constants.SPACE_COUNT + constants.PLACEMENT_BITS
HAND = constants.COLOURS * constants.HAND_BITS
ABILITIES = 2 * constants.ABILITY_BITS
"""Owned and active ones."""
KEY = constants.INTEGER_BITS - 4
"""Above the key of a sum are four bits for its kind."""

Array = tuple[str, str, str]
"""Module, class or nothing, and name."""


def declared() -> dict[Array, list[int]]:
    """Every C array of every module, with its size."""
    found: dict[Array, list[int]] = {}
    for types in sorted(PACKAGE.rglob("*.pxd")):
        if types.stem in LENDING:
            continue
        module = ".".join(("nyhavn", *types.relative_to(PACKAGE).with_suffix("").parts))
        owner = ""
        for line in types.read_text(encoding="utf-8").splitlines():
            if match := re.match(r"cdef class (\w+)", line):
                owner = match[1]
            elif match := re.fullmatch(r"(\s*)cdef [\w *]*?(\w+)((?:\[[0-9]+\])+)", line):
                sizes = [int(size) for size in re.findall("[0-9]+", match[3])]
                found[module, owner if match[1] else "", match[2]] = sizes
    return found


@pytest.fixture(scope="module")
def answer(tmp_path_factory: pytest.TempPathFactory) -> dict[str, Any]:
    """What the interpreted package says about its arrays."""
    package = interpreted_copy(tmp_path_factory.mktemp("interpreted"))
    told: dict[str, Any] = json.loads(run_with(package, "room_made", json.dumps(list(declared()))))
    return told


def test_every_array_has_the_room_that_the_python_source_makes(answer: dict[str, Any]) -> None:
    arrays = declared()
    assert len(arrays) > 70
    wrong = {
        array: (size, room)
        for (array, size), room in zip(arrays.items(), answer["room"], strict=True)
        if size != room
    }
    assert wrong == {}


def test_every_array_is_found() -> None:
    """A size in a .pxd that the pattern above does not recognise would go unchecked."""
    sizes = sum(
        len(re.findall(r"^\s*cdef .*\[[0-9]+\]", types.read_text(encoding="utf-8"), re.MULTILINE))
        for types in PACKAGE.rglob("*.pxd")
        if types.stem not in LENDING
    )
    assert sizes == len(declared())


def test_local_arrays_have_room_for_all_colours() -> None:
    types = (PACKAGE / "rules" / "hidden.pxd").read_text(encoding="utf-8")
    assert re.findall(r"=cython\.\w+\[([0-9]+)\]", types) == [str(constants.COLOURS)]


def test_the_vectors_have_as_many_units_as_the_network() -> None:
    types = (PACKAGE / "bots" / "network" / "vectors.pxd").read_text(encoding="utf-8")
    assert re.findall(r"UNITS =? ?([0-9]+)", types) == [str(vectors.HIDDEN)] * 2
    (lanes,) = re.findall(r"LANES ([0-9]+)", types)
    assert vectors.HIDDEN % int(lanes) == 0
    assert re.findall(r"PARTS ([0-9]+)", types) == [str(constants.COLOURS + 3)]
    assert re.findall(r"float lanes\[([0-9]+)\]", types) == [str(MAX_PLAYERS - 1)]


def test_a_copy_copies_every_field(answer: dict[str, Any]) -> None:
    types = (PACKAGE / "rules" / "position.pxd").read_text(encoding="utf-8")
    lines = re.findall(r"^    cdef readonly \w+ (.*)$", types, re.MULTILINE)
    fields = [name.split("[")[0] for line in lines for name in line.split(", ")]
    assert answer["fields"] == sorted(fields)
    assert answer["copies everything"]


@pytest.mark.parametrize(
    ("bits", "room"),
    [
        pytest.param(SPACES_AND_PLACEMENT, KEY, id="the key of a house's sum"),
        pytest.param(ABILITIES + constants.UNKNOWN_BITS + HAND, KEY, id="the key of a hand's sum"),
        pytest.param(
            constants.PHASE_BITS
            + HAND
            + constants.HARBOUR_BITS
            + ABILITIES
            + constants.COAT_BITS
            + 1
            + 2 * constants.COLOUR_BITS,
            constants.INTEGER_BITS,
            id="the rest of a turn in progress",
        ),
        pytest.param(
            ABILITIES + PIERS + constants.COLOURS * (constants.HAND_BITS + 1) + constants.PLACEMENT_BITS,
            constants.INTEGER_BITS,
            id="the label of a turn",
        ),
    ],
)
def test_packed_numbers_fit_into_their_integers(bits: int, room: int) -> None:
    assert bits <= room
