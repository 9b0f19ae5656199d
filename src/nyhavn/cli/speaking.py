"""What the commands say, in the language that was asked for."""

from contextvars import ContextVar

from rich.cells import cell_len, set_cell_size

from nyhavn import i18n
from nyhavn.rules import Ability, Colour, Tile, ability_word

_LANGUAGE = ContextVar("language", default=i18n.DEFAULT_LANGUAGE)
LONGEST_QUOTE = 120
LONGEST_NAME = 14


def speak(language: str) -> None:
    """Say everything in this language from now on."""
    _LANGUAGE.set(language)


def language_spoken() -> str:
    return _LANGUAGE.get()


def say(key: str, /, **values: str | int) -> str:
    """A message of the catalogs."""
    return i18n.message(key, values, _LANGUAGE.get())


def colour_word(colour: Colour) -> str:
    return i18n.word("colour", colour.name.lower(), _LANGUAGE.get())


def ability_name(ability: Ability) -> str:
    return i18n.word("ability", ability_word(ability), _LANGUAGE.get())


def ability_short(ability: Ability) -> str:
    """The ability's name where there is little room."""
    # Terminals do not break words, and count what they do not show.
    return i18n.message(f"ability-{ability_word(ability)}.short", language=_LANGUAGE.get()).replace(
        "\N{SOFT HYPHEN}", ""
    )


def ability_text(ability: Ability) -> str:
    """What an ability does, in one line."""
    return i18n.message(f"ability-{ability_word(ability)}.text", language=_LANGUAGE.get())


def tile_words(tile: Tile) -> str:
    """A tile as people call it."""
    return say("tile", colour=tile.colour.name.lower(), size=tile.size)


def cards_words(cards: tuple[Colour, ...]) -> str:
    """Cards counted by colour, as in a sentence."""
    counts = [(cards.count(colour), colour_word(colour)) for colour in Colour if colour in cards]
    return " + ".join(say("cards-of-colour", count=count, colour=colour) for count, colour in counts)


def names_shown(names: tuple[str, ...]) -> list[str]:
    """The players' names, short enough for the table; somebody without a name is called by the seat."""
    return [
        set_cell_size(quote(name), min(cell_len(quote(name)), LONGEST_NAME)).strip() or say("seat", seat=seat)
        for seat, name in enumerate(names, start=1)
    ]


def printable(text: str) -> str:
    """Text from outside, safe to print: one line, and no control characters."""
    return "".join(letter if letter.isprintable() else ascii(letter)[1:-1] for letter in text)


def quote(text: str) -> str:
    """Text from outside, safe to print and of bearable length."""
    return printable(text if len(text) <= LONGEST_QUOTE else f"{text[: LONGEST_QUOTE - 1]}…")
