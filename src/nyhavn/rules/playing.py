"""Playing a whole turn at once, and reading back the turn that was played."""

from collections.abc import Iterator
from typing import TYPE_CHECKING

from nyhavn.rules.constants import LAPSED, NOTHING
from nyhavn.rules.decisions import (
    DECISIONS,
    ChangeColours,
    Decision,
    Discard,
    EndTurn,
    LaySpecial,
    Pay,
    Place,
    Reactivate,
    TakeAbility,
    TakeAdditional,
    TakePair,
    UseDiscount,
)
from nyhavn.rules.errors import IllegalError, Refusal
from nyhavn.rules.phases import Phase
from nyhavn.rules.pieces import Colour
from nyhavn.rules.placements import PLACEMENT_NUMBER, PLACEMENTS
from nyhavn.rules.turns import Build, Coat, Lapse, Take, Turn, letters

if TYPE_CHECKING:
    from nyhavn.rules.game import Game


def why_not_turn(game: "Game", turn: Turn) -> IllegalError | None:
    """The reason why a whole turn is not legal now, or nothing where it is."""
    try:
        play_turn(game.copy(), turn)
    except IllegalError as refusal:
        return refusal
    return None


def play_turn(game: "Game", turn: Turn) -> None:
    """Carry a whole turn out, up to but not including the refill; or refuse it and change nothing."""
    trial = game.copy()
    if turn.take is not None:
        _take(trial, turn.take)
    if turn.build is not None:
        _build(trial, turn.build)
    trial.apply(EndTurn())
    game.become(trial)


def _take(game: "Game", take: Take) -> None:
    game.apply(TakePair(*take.piers))
    if take.additional is not None:
        game.apply(TakeAdditional(take.additional))
    for colour in take.discards:
        game.apply(Discard(colour))


def _build(game: "Game", build: Build) -> None:
    _declare(game, build)
    placement = build.placement
    if placement not in PLACEMENT_NUMBER:
        spaces = " ".join((build.brick, *build.windows))
        raise IllegalError(Refusal.TILE_SHAPE, {"tile": build.tile.name, "spaces": spaces})
    refusal = game.why_not(Place(placement))
    if refusal is not None:
        raise refusal
    changed = _check_payment(game, build, game.price_at(placement))
    game.apply(Place(placement))
    if build.change is not None:
        game.apply(Pay(changed))
    _use_coats(game, build.coats)


def _declare(game: "Game", build: Build) -> None:
    for step in _declarations(build):
        game.declare(step)


def _declarations(build: Build) -> list[Decision]:
    steps: list[Decision] = [UseDiscount()] if build.discount else []
    return [*steps, ChangeColours(*build.change)] if build.change else steps


def _check_payment(game: "Game", build: Build, price: int) -> int:
    """Exactly the price, in cards that count as the tile's colour; how many of them are changed."""
    usable = {build.tile.colour, build.change[0]} if build.change else {build.tile.colour}
    values: dict[str, str | int] = {
        "tile": build.tile.name,
        "paid": letters(build.paid) or "0",
        "count": len(build.paid),
        "price": price,
    }
    if not usable.issuperset(build.paid):
        raise IllegalError(Refusal.PAID_OTHER_COLOUR, values)
    if len(build.paid) != price:
        raise IllegalError(Refusal.PAID_NOT_THE_PRICE, values)
    for colour in usable:
        if build.paid.count(colour) > game.hands[game.seat][colour]:
            raise IllegalError(Refusal.CARD_NOT_IN_HAND, values | {"colour": colour.name.lower()})
    changed = build.paid.count(build.change[0]) if build.change else 0
    if build.change and changed == 0:
        raise IllegalError(Refusal.CHANGE_UNUSED, values)
    return changed


def _use_coats(game: "Game", coats: tuple[Coat, ...]) -> None:
    """Use the coats of arms as given; the ones that lapsed have to be named as lapsed."""
    used = [coat for coat in coats if not isinstance(coat, Lapse)]
    if tuple(used) != coats[: len(used)]:
        raise IllegalError(Refusal.COAT_AFTER_LAPSE)
    for coat in used:
        assert not isinstance(coat, Lapse)
        game.apply(coat)
    lapses = len(coats) - len(used)
    lapsed = game.coats_taken - len(used)
    if lapses and game.phase == Phase.COATS:
        raise IllegalError(Refusal.COAT_USABLE)
    if lapses != lapsed and game.phase != Phase.COATS:
        raise IllegalError(Refusal.LAPSES_COUNT, {"count": lapses, "expected": lapsed})


def decisions_of(turn: Turn) -> list[Decision]:
    """The decisions that a legal turn consists of, one after the other."""
    decisions: list[Decision] = []
    if turn.take is not None:
        decisions.append(TakePair(*turn.take.piers))
        if turn.take.additional is not None:
            decisions.append(TakeAdditional(turn.take.additional))
        decisions += [Discard(colour) for colour in turn.take.discards]
    if turn.build is not None:
        decisions += _declarations(turn.build)
        decisions.append(Place(turn.build.placement))
        if turn.build.change is not None:
            decisions.append(Pay(turn.build.paid.count(turn.build.change[0])))
        decisions += [coat for coat in turn.build.coats if not isinstance(coat, Lapse)]
    return [*decisions, EndTurn()]


def turn_played(game: "Game") -> Turn:
    """The turn that has just ended, or that could end now; ask before the harbour is filled."""
    take = build = None
    if game.first_pier != NOTHING:
        take = Take(
            (game.first_pier + 1, game.second_pier + 1),
            game.additional_pier + 1 if game.additional_pier != NOTHING else None,
            _cards(game.discarded),
        )
    if game.placement != NOTHING:
        placement = PLACEMENTS[game.placement]
        change = None
        if game.change_to != NOTHING:
            change = (Colour(game.change_from), Colour(game.change_to))
        build = Build(
            placement.tile,
            placement.brick,
            placement.windows,
            _cards(game.paid),
            bool(game.discount),
            change,
            tuple(_coats(game)),
        )
    return Turn(take, build)


def _cards(counts: list[int]) -> tuple[Colour, ...]:
    return tuple(colour for colour in Colour for _ in range(counts[colour]))


def _coats(game: "Game") -> Iterator[Coat]:
    for number in game.coats[: game.coats_taken]:
        if number == LAPSED:
            yield Lapse()
        else:
            coat = DECISIONS[number]
            assert isinstance(coat, LaySpecial | TakeAbility | Reactivate)
            yield coat
