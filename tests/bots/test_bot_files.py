"""Bots that people bring in files of their own."""

from pathlib import Path

import pytest

from nyhavn.bots.roster import find_bot, make_bot
from nyhavn.rules import NyhavnError

CHOOSE = "    def choose(self, view, choices):\n        return choices[0]\n"


def bot_file(folder: Path, text: str, name: str = "some_bot.py") -> str:
    (folder / name).write_text(text, encoding="utf-8")
    return f"{folder / name}:SomeBot"


def refusal_of(name: str) -> NyhavnError:
    with pytest.raises(NyhavnError) as refusal:
        make_bot(name, 1)
    return refusal.value


@pytest.mark.parametrize(
    ("constructor", "made_with"),
    [
        ("", {}),
        ("    def __init__(self, seed): self.seed = seed\n", {"seed": 7}),
        (
            "    def __init__(self, seed=0, depth=3): self.seed, self.depth = seed, depth\n",
            {"seed": 7, "depth": 3},
        ),
        ("    def __init__(self, *, seconds=9.5): self.seconds = seconds\n", {"seconds": 0.25}),
        (
            "    def __init__(self, seed, seconds): self.seed, self.seconds = seed, seconds\n",
            {"seed": 7, "seconds": 0.25},
        ),
    ],
    ids=["nothing", "seed", "seed and more", "seconds", "seed and seconds"],
)
def test_a_bot_is_made_with_what_its_constructor_names(
    tmp_path: Path, constructor: str, made_with: dict[str, float]
) -> None:
    name = bot_file(tmp_path, f"class SomeBot:\n{constructor}{CHOOSE}")
    assert vars(make_bot(name, 7, seconds=0.25)) == made_with


def test_without_a_time_a_bot_thinks_as_long_as_it_is_made_to(tmp_path: Path) -> None:
    constructor = "    def __init__(self, seconds=9.5): self.seconds = seconds\n"
    name = bot_file(tmp_path, f"class SomeBot:\n{constructor}{CHOOSE}")
    assert vars(make_bot(name, 7)) == {"seconds": 9.5}


def test_bots_of_the_house_that_take_no_time_are_not_given_any() -> None:
    assert type(make_bot("random", 1, seconds=2.0)) is find_bot("random")


def test_a_bot_can_use_a_file_that_lies_beside_its_own(tmp_path: Path) -> None:
    (tmp_path / "favourite_number.py").write_text("FAVOURITE = 12\n", encoding="utf-8")
    name = bot_file(tmp_path, f"import favourite_number\nclass SomeBot:\n{CHOOSE}")
    assert find_bot(name).__module__.startswith("bot_file_")


def test_two_files_of_the_same_name_are_two_bots(tmp_path: Path) -> None:
    makers = []
    for folder in (tmp_path / "one", tmp_path / "two"):
        folder.mkdir()
        makers.append(find_bot(bot_file(folder, f"class SomeBot:\n{CHOOSE}")))
    assert makers[0] is not makers[1]


@pytest.mark.parametrize(
    "name", ["bot.py", "bot.py:", "bot.py:My Bot", ":MyBot", "bot.txt:MyBot", "a.py:b.py"]
)
def test_a_name_that_does_not_say_which_class_is_refused(name: str) -> None:
    refusal = refusal_of(name)
    assert (refusal.code, refusal.values) == ("bot-file-name", {"bot": name})


def test_a_file_that_is_not_there_is_refused(tmp_path: Path) -> None:
    assert refusal_of(f"{tmp_path}/nowhere.py:SomeBot").code == "bot-file-missing"


@pytest.mark.parametrize("text", ["", "class OtherBot: pass\n", "SomeBot = 5\n"])
def test_a_class_that_is_not_there_is_refused(tmp_path: Path, text: str) -> None:
    assert refusal_of(bot_file(tmp_path, text)).code == "bot-class-missing"


@pytest.mark.parametrize(
    ("text", "why"),
    [
        ("class SomeBot(\n", "SyntaxError"),
        ("1 / 0\n", "ZeroDivisionError: division by zero"),
        (
            "import no_such_package_anywhere\n",
            "ModuleNotFoundError: No module named 'no_such_package_anywhere'",
        ),
        (f"class SomeBot:\n    def __init__(self): raise OSError('no book')\n{CHOOSE}", "OSError: no book"),
    ],
    ids=["syntax", "error", "import", "constructor"],
)
def test_a_file_that_fails_is_refused_with_the_reason(tmp_path: Path, text: str, why: str) -> None:
    refusal = refusal_of(bot_file(tmp_path, text))
    assert refusal.code == "bot-failed"
    assert str(refusal.values["why"]).startswith(why)


def test_a_class_that_is_not_a_bot_is_refused(tmp_path: Path) -> None:
    assert refusal_of(bot_file(tmp_path, "class SomeBot: pass\n")).code == "bot-without-choose"
    wanting = bot_file(
        tmp_path, f"class SomeBot:\n    def __init__(self, depth): pass\n{CHOOSE}", "wanting.py"
    )
    refusal = refusal_of(wanting)
    assert (refusal.code, refusal.values["parameter"]) == ("bot-wants-more", "depth")
