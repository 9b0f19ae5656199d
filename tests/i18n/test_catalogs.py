"""Every error and every text has its message, every message its use, and every variable its value."""

import ast
import re
from collections import defaultdict
from collections.abc import Iterator
from functools import cache
from pathlib import Path

import pytest
from fluent.syntax import FluentParser
from fluent.syntax import ast as ftl
from fluent.syntax.visitor import Visitor

from nyhavn.bots.levels import LEVELS
from nyhavn.bots.roster import BOTS
from nyhavn.i18n import DEFAULT_LANGUAGE, languages, message, word
from nyhavn.rules import (
    DECISIONS,
    Ability,
    Chance,
    Colour,
    Game,
    Phase,
    Refusal,
    ability_word,
    code_of,
    constants,
    first_deck,
)
from nyhavn.rules.decisions import PLACE
from support.raised_errors import ENUMERATIONS, SOURCE, modules, named_codes, raised_errors, strings_in

LOCALES = SOURCE / "i18n" / "locales"
# The numbers with which the compiled rules say why a decision is not legal.
REASONS = {refusal.code for refusal in vars(constants).values() if isinstance(refusal, Refusal) and refusal}
CODES = {
    name: {code_of(member) for member in enumeration} - {code_of(Refusal.LEGAL)}
    for name, enumeration in ENUMERATIONS.items()
}
ALL_CODES = {code for codes in CODES.values() for code in codes}
ERROR_PAGE = (Path(__file__).parents[2] / "docs" / "errors.md").read_text(encoding="utf-8")
WORDS = {f"colour-{colour.name.lower()}" for colour in Colour} | {
    f"ability-{ability_word(ability)}" for ability in Ability
}
LISTED = {f"{level.bot}{part}" for level in LEVELS for part in ("", "-line")} | {
    f"bot-line-{bot}" for bot in BOTS if bot not in {level.bot for level in LEVELS}
}


class Variables(Visitor):
    """Collects the variables of a message."""

    def __init__(self) -> None:
        self.names: set[str] = set()

    def visit_VariableReference(self, node: ftl.VariableReference) -> None:  # noqa: N802
        self.names.add(node.id.name)


@cache
def catalog(language: str) -> dict[str, set[str]]:
    """The keys of a language's messages, and the variables of each."""
    found = {}
    for file in sorted((LOCALES / language).glob("*.ftl")):
        for entry in FluentParser().parse(file.read_text(encoding="utf-8")).body:
            assert not isinstance(entry, ftl.Junk), f"{file}: {entry.content}"
            if isinstance(entry, ftl.Message):
                assert entry.id.name not in found, f"{entry.id.name} stands twice"
                variables = Variables()
                variables.visit(entry)
                found[entry.id.name] = variables.names
    return found


ENGLISH = catalog(DEFAULT_LANGUAGE)
WEB_FILES = {
    "web.ftl", "rules.ftl", "lessons.ftl", "home.ftl", "over.ftl", "stage.ftl", "people.ftl", "sound.ftl",
    "review_page.ftl",
}  # fmt: skip


def files_of_keys() -> dict[str, str]:
    """In which file each English message stands."""
    return {
        entry.id.name: file.name
        for file in (LOCALES / DEFAULT_LANGUAGE).glob("*.ftl")
        for entry in FluentParser().parse(file.read_text(encoding="utf-8")).body
        if isinstance(entry, ftl.Message)
    }


def said() -> Iterator[tuple[str, set[str]]]:
    """Each text that the commands say, and the names of the values given with it."""
    for module in modules():
        for call in ast.walk(module):
            match call:
                case ast.Call(func=ast.Name(id="say"), args=[ast.Constant(value=key)], keywords=keywords):
                    yield str(key), {str(keyword.arg) for keyword in keywords}


def string_literals() -> set[str]:
    return {text for module in modules() for text in strings_in(module)}


@cache
def refused_decisions() -> dict[str, set[str]]:
    """Each code with which decisions are refused in some random games, and the values always given."""
    given: dict[str, set[str]] = {}
    for seed, players in ((1, 2), (2, 4)):
        chance = Chance(seed)
        game = Game.start(players, first_deck(players, chance))
        while game.phase <= Phase.REFILL:
            for decision in (*DECISIONS[:PLACE], *DECISIONS[PLACE + chance.below(50) :: 50]):
                refusal = game.why_not(decision)
                if refusal is not None:
                    names = given.setdefault(refusal.code, set(refusal.values))
                    names &= set(refusal.values)
            if game.phase == Phase.REFILL:
                game.refill()
                continue
            choices = game.choices()
            game.apply(choices[chance.below(len(choices))])
    return given


def test_every_error_is_made_with_a_code_of_an_enumeration() -> None:
    assert sorted({code for code, _ in raised_errors()} - ALL_CODES) == []
    # One entry in the log of a table is called as a code is.
    assert string_literals() & ALL_CODES == {"seat-taken"}


def test_every_code_belongs_to_one_room_has_a_message_and_is_raised() -> None:
    assert sum(map(len, CODES.values())) == len(ALL_CODES)
    assert sorted(ALL_CODES - set(ENGLISH)) == []
    assert sorted(ALL_CODES - REASONS - {code for code, _ in raised_errors()}) == []


def test_the_page_of_errors_lists_every_code_of_every_room() -> None:
    _, *rooms = ERROR_PAGE.split("\n## ")
    listed = {}
    for room in rooms:
        (enumeration,) = re.findall(r"^`nyhavn[a-z.]*\.([A-Za-z]+)`", room, re.MULTILINE)
        listed[enumeration] = set(re.findall(r"^- `([a-z0-9-]+)`$", room, re.MULTILINE))
    assert listed == CODES


def test_every_variable_of_a_refusal_is_given_wherever_it_is_raised() -> None:
    missing: defaultdict[str, set[str]] = defaultdict(set)
    for code, names in [*raised_errors(), *refused_decisions().items()]:
        missing[code] |= ENGLISH.get(code, set()) - names
    assert not {code: names for code, names in missing.items() if names}


def test_almost_every_reason_occurs_in_the_games_that_are_looked_at() -> None:
    assert len(REASONS & set(refused_decisions())) >= len(REASONS) - 4


def test_every_text_that_is_said_has_a_message_with_just_the_values_given() -> None:
    for key, names in said():
        # What stands for several values at once cannot be looked into.
        if "None" not in names:
            assert ENGLISH.get(key) == names, key


def test_every_message_is_used() -> None:
    # Those of the browser client are used there, and its build checks it.
    web = {key for key, file in files_of_keys().items() if file in WEB_FILES}
    assert sorted(set(ENGLISH) - web - ALL_CODES - WORDS - LISTED - string_literals()) == []


def test_every_bot_that_is_listed_has_its_line() -> None:
    assert sorted(LISTED - set(ENGLISH)) == []


def test_every_word_of_the_game_has_a_name() -> None:
    assert not WORDS - set(ENGLISH)
    for ability in Ability:
        for part in ("text", "short"):
            key = f"ability-{ability_word(ability)}.{part}"
            assert message(key) != key


@pytest.mark.parametrize("language", languages())
def test_a_language_says_nothing_that_english_does_not(language: str) -> None:
    for key, variables in catalog(language).items():
        assert key in ENGLISH
        assert variables <= ENGLISH[key]


@pytest.mark.parametrize("language", languages())
def test_whatever_the_server_can_refuse_is_told_in_every_language(language: str) -> None:
    files = ("server/**/*.py", "records/[!f]*.py")
    refused = REASONS.union(*(named_codes(module) for room in files for module in modules(room)))
    assert refused >= CODES["ServerRefusal"]
    assert sorted(refused - set(catalog(language))) == []


def test_a_message_is_filled_in_with_words_and_numbers() -> None:
    assert message("ability-owned", {"ability": "any-cards"}).startswith("The ability “any cards” is owned")
    assert "one card there" in message("cards-missing", {"tile": "r3", "price": 1})
    assert "3 cards there" in message("cards-missing", {"tile": "r3", "price": 3})


def test_no_marks_are_put_around_values() -> None:
    assert message("tile-unknown", {"tile": "r6"}).isascii()


def test_what_has_no_message_stands_for_itself() -> None:
    assert message("no-such-key", {"a": 1}) == "no-such-key"
    assert message("ability-any-cards.nothing") == "ability-any-cards.nothing"
    assert word("colour", "pink") == "pink"


@pytest.mark.parametrize("language", ["xx", "", "../en", "EN"])
def test_an_unknown_language_speaks_english(language: str) -> None:
    assert message("no-passing", language=language) == message("no-passing")


def test_english_is_among_the_languages() -> None:
    assert DEFAULT_LANGUAGE in languages()
    assert all(isinstance(path, Path) and path.is_dir() for path in LOCALES.iterdir())
