"""What a turn did, in named parts: as its word says it, and as the game shows it."""

from pathlib import Path

import pytest

from nyhavn.records import Replay, Step, read_record
from nyhavn.rules import COLOUR_LETTERS, Chance, Game, View, first_deck, read_turn, tile_word
from nyhavn.server.wire.actions import (
    AbilityTaken,
    Actions,
    BuildInfo,
    Lapsed,
    Reactivated,
    SpecialLaid,
    TakeInfo,
    actions_of,
)

GOLDEN = sorted((Path(__file__).parents[2] / "golden" / "legal").glob("*.nyh"))


def test_every_part_of_a_turn_has_its_field() -> None:
    game = Game.start(2, first_deck(2, Chance(seed=7)))
    piers = View(game, None).piers
    cards = "".join(card.letter for pier in (2, 6, 1) if (card := piers[pier - 1]) is not None)
    assert actions_of(read_turn("T26+1-gg&Br3@a1:a2b2%(b>r)=rb*c3*+x*~*-"), game) == Actions(
        take=TakeInfo((2, 6, 1), 1, cards, "gg"),
        build=BuildInfo("r3", "a1", ("a2", "b2"), True, ("b", "r"), "rb"),
        coats=(SpecialLaid("c3"), AbilityTaken("x"), Reactivated(), Lapsed()),
        abilities="nxdho",
        laid=("r3@a1:a2b2", "*c3"),
    )


def house(game: Game, seat: int) -> list[str]:
    return [tile_word(tile) for tile in View(game, None).house(seat)]


def check(step: Step) -> None:
    actions, seat = actions_of(step.turn, step.before), step.seat
    assert house(step.played, seat) == house(step.before, seat) + list(actions.laid)
    took = actions.take.cards if actions.take else ""
    gone = (actions.take.discards if actions.take else "") + (actions.build.paid if actions.build else "")
    hands = zip(COLOUR_LETTERS, step.before.hands[seat], step.played.hands[seat], strict=True)
    for letter, before, after in hands:
        assert after == before + took.count(letter) - gone.count(letter)


@pytest.mark.parametrize("path", GOLDEN, ids=lambda path: path.stem)
def test_hands_and_houses_change_by_what_the_parts_say(path: Path) -> None:
    for step in Replay(read_record(path.read_text(encoding="utf-8"))):
        check(step)
