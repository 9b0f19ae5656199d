"""A whole turn as one value, and its word in the game notation."""

import re
from dataclasses import dataclass

from nyhavn.rules.decisions import LaySpecial, Reactivate, TakeAbility
from nyhavn.rules.errors import IllegalError, MalformedError, Refusal
from nyhavn.rules.pieces import (
    ABILITY_OF_LETTER,
    COLOUR_LETTERS,
    COLOUR_OF_LETTER,
    PIERS,
    SPACE_INDEX,
    TILE_OF_NAME,
    Ability,
    Colour,
    Tile,
    are_neighbours,
)
from nyhavn.rules.placements import Placement


@dataclass(frozen=True, slots=True)
class Lapse:
    """A coat of arms that could not be used."""


Coat = LaySpecial | TakeAbility | Reactivate | Lapse


@dataclass(frozen=True, slots=True)
class Take:
    """Taking cards: two piers, perhaps a third, and what went over the hand limit."""

    piers: tuple[int, int]
    additional: int | None = None
    discards: tuple[Colour, ...] = ()

    @property
    def uses_any_cards(self) -> bool:
        return not are_neighbours(*self.piers[:2])

    @property
    def word(self) -> str:
        additional = f"+{self.additional}" if self.additional else ""
        discards = f"-{letters(self.discards)}" if self.discards else ""
        return f"T{self.piers[0]}{self.piers[1]}{additional}{discards}"


@dataclass(frozen=True, slots=True)
class Build:
    """Building: a tile where it lies, the abilities used, the cards paid, the coats of arms."""

    tile: Tile
    brick: str
    windows: tuple[str, ...]
    paid: tuple[Colour, ...]
    discount: bool = False
    change: tuple[Colour, Colour] | None = None
    coats: tuple[Coat, ...] = ()

    @property
    def placement(self) -> Placement:
        return Placement(self.tile, self.brick, self.windows)

    @property
    def word(self) -> str:
        change = f"({self.change[0].letter}>{self.change[1].letter})" if self.change else ""
        return (
            f"B{self.tile.name}@{self.brick}:{''.join(self.windows)}"
            f"{'%' if self.discount else ''}{change}={letters(self.paid) or '0'}"
            f"{''.join(coat_word(coat) for coat in self.coats)}"
        )


@dataclass(frozen=True, slots=True)
class Turn:
    """Taking cards, building, or with `both actions` one after the other."""

    take: Take | None = None
    build: Build | None = None

    @property
    def word(self) -> str:
        return "&".join(part.word for part in (self.take, self.build) if part is not None)

    @property
    def abilities(self) -> tuple[Ability, ...]:
        """The abilities that this turn used."""
        take, build = self.take, self.build
        used = {
            Ability.ANY_CARDS: take is not None and take.uses_any_cards,
            Ability.ADDITIONAL_CARD: take is not None and take.additional is not None,
            Ability.CONSTRUCTION_DISCOUNT: build is not None and build.discount,
            Ability.CHANGE_OF_COLOURS: build is not None and build.change is not None,
            Ability.BOTH_ACTIONS: take is not None and build is not None,
        }
        return tuple(ability for ability, is_used in used.items() if is_used)


def letters(colours: tuple[Colour, ...]) -> str:
    return "".join(colour.letter for colour in colours)


def coat_word(coat: Coat) -> str:
    match coat:
        case LaySpecial(space):
            return f"*{space}"
        case TakeAbility(ability):
            return f"*+{ability.letter}"
        case Reactivate():
            return "*~"
        case Lapse():
            return "*-"


# Reading a word. The patterns take in more than is right, so that what is wrong can be named.

_TAKE = re.compile(r"T([0-9]*)((?:\+[0-9]+)*)(?:-([a-z]+))?")
_BUILD = re.compile(
    r"B([a-z][0-9]+)@([a-z][0-9]+):((?:[a-z][0-9]+)+)(%)?(?:\(([a-z])>([a-z])\))?=([a-z]+|0)((?:\*.*)?)"
)
_COAT = re.compile(r"\*(?:([a-z][0-9]+)|\+([a-z])|(~)|(-))")
_SPACE = re.compile(r"[a-z][0-9]+")


def read_turn(word: str) -> Turn:
    """The turn that a word of the notation stands for, whether or not it is legal anywhere."""
    parts = word.split("&")
    kinds = "".join(part[:1] or "-" for part in parts)
    if kinds == "T":
        return Turn(take=_read_take(parts[0]))
    if kinds == "B":
        return Turn(build=_read_build(parts[0]))
    if kinds == "TB":
        return Turn(take=_read_take(parts[0]), build=_read_build(parts[1]))
    faults = {"BT": Refusal.BUILD_BEFORE_TAKE, "TT": Refusal.TWO_TAKES, "BB": Refusal.TWO_BUILDS}
    raise MalformedError(faults.get(kinds, Refusal.TURN_MALFORMED), {"word": word})


def _read_take(word: str) -> Take:
    match = _TAKE.fullmatch(word)
    if match is None:
        raise MalformedError(Refusal.TAKE_MALFORMED, {"word": word})
    piers = [_read_pier(digit) for digit in match[1]]
    if len(piers) != 2:
        raise MalformedError(Refusal.TAKE_TWO_CARDS, {"count": len(piers)})
    if piers[0] >= piers[1]:
        raise MalformedError(Refusal.PIERS_ORDER, {"first": piers[0], "second": piers[1]})
    additional = match[2].split("+")[1:]
    if len(additional) > 1:
        raise MalformedError(Refusal.ADDITIONAL_TWICE, {"count": len(additional)})
    return Take(
        (piers[0], piers[1]),
        _read_pier(additional[0]) if additional else None,
        _read_cards(match[3] or ""),
    )


def _read_pier(digits: str) -> int:
    if len(digits) != 1 or not 1 <= int(digits) <= PIERS:
        raise MalformedError(Refusal.PIER_UNKNOWN, {"pier": digits, "piers": PIERS})
    return int(digits)


def _read_build(word: str) -> Build:
    match = _BUILD.fullmatch(word)
    if match is None:
        raise MalformedError(Refusal.BUILD_MALFORMED, {"word": word})
    tile, brick, windows, discount, source, target, paid, coats = match.groups()
    if tile.startswith("w"):
        raise IllegalError(Refusal.WHITE_TILE_BOUGHT)
    if tile not in TILE_OF_NAME:
        raise MalformedError(Refusal.TILE_UNKNOWN, {"tile": tile})
    return Build(
        TILE_OF_NAME[tile],
        _read_space(brick),
        _read_windows(windows),
        _read_cards("" if paid == "0" else paid),
        discount is not None,
        (_read_colour(source), _read_colour(target)) if source else None,
        _read_coats(coats),
    )


def _read_colour(letter: str) -> Colour:
    if letter not in COLOUR_OF_LETTER:
        raise MalformedError(Refusal.CARD_UNKNOWN, {"card": letter})
    return COLOUR_OF_LETTER[letter]


def _read_cards(cards: str) -> tuple[Colour, ...]:
    colours = tuple(_read_colour(letter) for letter in cards)
    if list(colours) != sorted(colours):
        raise MalformedError(Refusal.CARDS_ORDER, {"cards": cards, "order": COLOUR_LETTERS})
    return colours


def _read_space(name: str) -> str:
    if name not in SPACE_INDEX:
        raise MalformedError(Refusal.OUTSIDE_THE_HOUSE, {"space": name})
    return name


def _read_windows(names: str) -> tuple[str, ...]:
    windows = tuple(_read_space(name) for name in _SPACE.findall(names))
    in_order = sorted(windows, key=SPACE_INDEX.__getitem__)
    if list(windows) != in_order:
        raise MalformedError(Refusal.WINDOWS_ORDER, {"windows": names, "order": "".join(in_order)})
    return windows


def _read_coats(word: str) -> tuple[Coat, ...]:
    coats: list[Coat] = []
    index = 0
    while index < len(word):
        match = _COAT.match(word, index)
        if match is None:
            raise MalformedError(Refusal.COAT_MALFORMED, {"coat": word[index:]})
        space, ability, reactivate, _ = match.groups()
        if space:
            coats.append(LaySpecial(_read_space(space)))
        elif ability:
            if ability not in ABILITY_OF_LETTER:
                raise MalformedError(Refusal.ABILITY_UNKNOWN, {"ability": ability})
            coats.append(TakeAbility(ABILITY_OF_LETTER[ability]))
        else:
            coats.append(Reactivate() if reactivate else Lapse())
        index = match.end()
    return tuple(coats)
