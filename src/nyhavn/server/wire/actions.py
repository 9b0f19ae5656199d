"""What a turn did, in named parts: so that a client has no words of turns to read."""

from collections.abc import Iterable

from msgspec import Struct

from nyhavn.rules import (
    Build,
    Coat,
    Colour,
    Game,
    Lapse,
    LaySpecial,
    Place,
    Reactivate,
    Take,
    TakeAbility,
    Turn,
    tile_word,
)
from nyhavn.server.wire.values import Value


class TakeInfo(Value, frozen=True):
    """Cards taken from the piers, and the ones put down because the hand was over its limit."""

    piers: tuple[int, ...]
    """All piers from which a card was taken, the one of an additional card last."""
    additional: int | None
    cards: str
    """The cards taken, in the order of the piers."""
    discards: str


class BuildInfo(Value, frozen=True):
    """A tile, where it lies, and how it was paid."""

    tile: str
    brick: str
    windows: tuple[str, ...]
    discount: bool
    change: tuple[str, str] | None
    """The colour of cards that counted as another one, and that other one."""
    paid: str


class CoatUse(Struct, frozen=True, rename="camel", tag_field="use"):
    """What a coat of arms was used for."""


class SpecialLaid(CoatUse, frozen=True, tag="special"):
    """A white tile."""

    space: str


class AbilityTaken(CoatUse, frozen=True, tag="ability"):
    """An ability."""

    ability: str


class Reactivated(CoatUse, frozen=True, tag="reactivate"):
    """All abilities are active again."""


class Lapsed(CoatUse, frozen=True, tag="lapsed"):
    """It could not be used."""


AnyCoatUse = SpecialLaid | AbilityTaken | Reactivated | Lapsed


class Actions(Value, frozen=True):
    """The actions of a turn, and what they used and brought."""

    take: TakeInfo | None
    build: BuildInfo | None
    coats: tuple[AnyCoatUse, ...]
    abilities: str
    """The letters of the abilities used."""
    laid: tuple[str, ...]
    """All tiles laid, written as they stand in the house."""


def actions_of(turn: Turn, before: Game) -> Actions:
    """What a turn does in the game that stands before it."""
    coats = turn.build.coats if turn.build else ()
    return Actions(
        take=_take(turn.take, before) if turn.take else None,
        build=_build(turn.build) if turn.build else None,
        coats=tuple(_use(coat) for coat in coats),
        abilities="".join(ability.letter for ability in turn.abilities),
        laid=tuple(tile_word(tile) for tile in _laid(turn)),
    )


def _take(take: Take, before: Game) -> TakeInfo:
    piers = take.piers if take.additional is None else (*take.piers, take.additional)
    cards = cards_of(Colour(before.piers[pier - 1]) for pier in piers)
    return TakeInfo(piers, take.additional, cards, cards_of(take.discards))


def _build(build: Build) -> BuildInfo:
    change = (build.change[0].letter, build.change[1].letter) if build.change else None
    return BuildInfo(
        build.tile.name, build.brick, build.windows, build.discount, change, cards_of(build.paid)
    )


def _use(coat: Coat) -> AnyCoatUse:
    match coat:
        case LaySpecial(space):
            return SpecialLaid(space)
        case TakeAbility(ability):
            return AbilityTaken(ability.letter)
        case Reactivate():
            return Reactivated()
        case Lapse():
            return Lapsed()


def _laid(turn: Turn) -> Iterable[Place | LaySpecial]:
    if turn.build:
        yield Place(turn.build.placement)
        yield from (coat for coat in turn.build.coats if isinstance(coat, LaySpecial))


def cards_of(colours: Iterable[Colour]) -> str:
    """Cards as letters."""
    return "".join(colour.letter for colour in colours)
