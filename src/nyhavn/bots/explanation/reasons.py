"""Why a turn may be good, as facts that anyone at the seat can check on the table.

A reason is the code of a message and its values. Every fact is asked of the rules, with what the player sees;
``seat`` among the values is another player's seat, whose name the message wants.
"""

from collections.abc import Callable, Iterator
from dataclasses import dataclass, field
from itertools import chain, islice

from nyhavn.bots.explanation.hypotheses import could_win, payable_after_taking, prices, turn_taken_back
from nyhavn.rules import (
    LINE_SPACES,
    LINES,
    NOTHING,
    ROWS,
    TILES,
    Ability,
    Colour,
    EndTurn,
    Game,
    LaySpecial,
    Reactivate,
    Refusal,
    TakeAbility,
    TakePair,
    Tile,
    UseDiscount,
    ability_word,
    line_name,
    line_points,
    turn_played,
)

MOST_REASONS = 4
MIDDLING = 3
"""The size from which it is news that a tile can be paid."""
LARGE = 4
"""The size from which a tile is worth saving for."""
SOON = 2
"""So many cards, or spaces, are missing at most where something is near."""


@dataclass(frozen=True, slots=True)
class Reason:
    """A fact that speaks for a turn: the code of its message, and the values of the message."""

    code: str
    values: dict[str, str | int] = field(default_factory=dict)


class Case:
    """A turn that is to be explained: where it began, and the position before the refill."""

    def __init__(self, seen: Game, outcome: Game) -> None:
        self.seat = seen.seat
        self.start = turn_taken_back(seen)
        self.after = outcome
        self.turn = turn_played(outcome)
        self.took_before = seen.first_pier != NOTHING
        """Whether cards were taken before anyone asked, so that any card may be one of them."""

    @property
    def rivals(self) -> list[int]:
        """The others, in the order in which they come to move."""
        players = self.start.players
        return [(self.seat + distance) % players for distance in range(1, players)]

    @property
    def taken(self) -> set[Colour]:
        """The colours of which cards were taken, or may have been."""
        if self.turn.take is None:
            return set()
        if self.took_before:
            return set(Colour)
        piers = (*self.turn.take.piers, self.turn.take.additional or self.turn.take.piers[0])
        return {Colour(self.start.piers[pier - 1]) for pier in piers}


def reasons_for(seen: Game, outcome: Game) -> tuple[Reason, ...]:
    """What speaks for the turn that leads to an outcome, the most telling first."""
    case = Case(seen, outcome)
    kinds = TELLING if outcome.result() is None else OF_A_WIN
    telling = tuple(islice(chain.from_iterable(kind(case) for kind in kinds), MOST_REASONS))
    return telling or tuple(islice(chain.from_iterable(kind(case) for kind in MODEST), 1))


def winning(case: Case) -> Iterator[Reason]:
    yield Reason("reason-wins", {"points": case.after.points[case.seat]})


def stopping_a_rival(case: Case) -> Iterator[Reason]:
    """A rival who had a turn that wins, by the cards all know of, has none any more."""
    for rival in case.rivals:
        if could_win(case.start, rival) and not could_win(case.after, rival):
            yield Reason("reason-stops", {"seat": rival, "points": case.after.points[rival]})


def completing_lines(case: Case) -> Iterator[Reason]:
    """Each row and column that scores, the dearest first."""
    codes = {
        (True, False): "reason-row",
        (True, True): "reason-row-of-windows",
        (False, False): "reason-column",
        (False, True): "reason-column-of-windows",
    }
    filled, windows = case.after.filled[case.seat], case.after.windows[case.seat]
    scored = case.after.scored[case.seat] & ~case.start.scored[case.seat]
    lines = [(line_points(line, filled, windows), line) for line in range(LINES) if scored & 1 << line]
    for points, line in sorted(lines, key=lambda found: -found[0]):
        all_windows = points > line_points(line, filled, 0)
        yield Reason(codes[line < ROWS, all_windows], {"line": line_name(line), "points": points})


def earning_coats(case: Case) -> Iterator[Reason]:
    """What each coat of arms is used for."""
    for coat in case.turn.build.coats if case.turn.build else ():
        match coat:
            case TakeAbility(ability):
                yield Reason("reason-coat-ability", {"ability": ability_word(ability)})
            case Reactivate():
                yield Reason("reason-coat-reactivate")
            case LaySpecial(space):
                yield Reason("reason-coat-special", {"space": space})


def denying_a_tile(case: Case) -> Iterator[Reason]:
    """The last tile of its kind, for which a rival holds half of the cards or more."""
    build = case.turn.build
    if build is None or case.after.supply[TILES.index(build.tile)]:
        return
    found = []
    for rival in case.rivals:
        price = prices(case.start, rival).get(build.tile)
        if price is not None:
            missing = max(0, price - case.start.hands[rival][build.tile.colour])
            if missing <= price // 2:
                found.append((missing, rival))
    for missing, rival in sorted(found, key=lambda pair: pair[0])[:1]:
        yield Reason("reason-denies-tile", tile_values(build.tile) | {"seat": rival, "missing": missing})


def affording_a_tile(case: Case) -> Iterator[Reason]:
    """With the cards taken, a tile can be paid the next time; the largest one."""
    if case.turn.build is not None:
        return
    held, before = case.after.hands[case.seat], case.start.hands[case.seat]
    found = [
        tile
        for tile, price in prices(case.after, case.seat).items()
        if tile.size >= MIDDLING
        and tile.colour in case.taken
        and held[tile.colour] >= price
        and (case.took_before or before[tile.colour] < price)
    ]
    for tile in sorted(found, key=lambda tile: -tile.size)[:1]:
        yield Reason("reason-affords", tile_values(tile))


def saving_cards(case: Case) -> Iterator[Reason]:
    """Cards for a large tile: taken for it, or not spent though something else was built."""
    build, held = case.turn.build, case.after.hands[case.seat]
    found = []
    for tile, price in prices(case.after, case.seat).items():
        count = held[tile.colour]
        missing = max(0, price - count)
        if build is None:
            is_saved = tile.colour in case.taken and 0 < missing <= SOON
        else:
            is_saved = tile.colour not in build.paid and missing < SOON
        if is_saved and tile.size >= LARGE and count >= SOON:
            found.append((-tile.size, missing, count, tile))
    for _, missing, count, tile in sorted(found)[:1]:
        yield Reason("reason-saves", tile_values(tile) | {"count": count, "missing": missing})


def denying_cards(case: Case) -> Iterator[Reason]:
    """Cards that a rival could have taken to pay a large tile, which those left do not pay."""
    if case.turn.take is None:
        return
    for rival in case.rivals:
        costs = prices(case.after, rival)
        denied = payable_after_taking(case.start, rival, costs) - payable_after_taking(
            case.after, rival, costs
        )
        for tile in sorted(denied, key=lambda tile: -tile.size)[:1]:
            if tile.size >= LARGE:
                yield Reason("reason-denies-cards", tile_values(tile) | {"seat": rival})
                return


def nearing_lines(case: Case) -> Iterator[Reason]:
    """The line that the turn has brought nearest to its completion."""
    before, filled = case.start.filled[case.seat], case.after.filled[case.seat]
    found = []
    for line in range(LINES):
        open_spaces = LINE_SPACES[line] & ~filled
        missing = open_spaces.bit_count()
        if 0 < missing <= SOON and missing < (LINE_SPACES[line] & ~before).bit_count():
            windows = case.after.windows[case.seat] | open_spaces
            found.append((missing, -line_points(line, LINE_SPACES[line], windows), line))
    for missing, points, line in sorted(found)[:1]:
        code = "reason-row-near" if line < ROWS else "reason-column-near"
        yield Reason(code, {"line": line_name(line), "missing": missing, "points": -points})


def using_abilities(case: Case) -> Iterator[Reason]:
    for ability in case.turn.abilities:
        yield Reason("reason-uses", {"ability": ability_word(ability)})


def building_cheaply(case: Case) -> Iterator[Reason]:
    """The tile touches its own colour."""
    build = case.turn.build
    if build is not None and case.after.price + build.discount < build.tile.size:
        yield Reason("reason-cheap", tile_values(build.tile) | {"price": case.after.price})


def minding_the_hand_limit(case: Case) -> Iterator[Reason]:
    """Cards are put down; or they would have to be, if cards were taken instead of building."""
    take = case.turn.take
    if take is not None:
        if take.discards:
            yield Reason("reason-discards", {"count": len(take.discards)})
        return
    trial = case.start.copy()
    trial.apply(next(choice for choice in trial.choices() if isinstance(choice, TakePair)))
    refusal = trial.why_not(EndTurn())
    if refusal is not None and refusal.code == Refusal.HAND_OVER_LIMIT.code:
        yield Reason("reason-avoids-discard", {"hand": sum(case.start.hands[case.seat])})


def collecting(case: Case) -> Iterator[Reason]:
    """The colour that one now holds most of, of those taken."""
    held = case.after.hands[case.seat]
    count, colour = max(((held[colour], colour) for colour in case.taken), default=(0, Colour.RED))
    if count > 1:
        yield Reason("reason-collects", {"colour": colour.name.lower(), "count": count})


def holding_cards(case: Case) -> Iterator[Reason]:
    if case.turn.build is None:
        yield Reason("reason-hand", {"count": sum(case.after.hands[case.seat])})


def keeping_an_ability(case: Case) -> Iterator[Reason]:
    """An ability that this turn could have used stays active."""
    active = case.after.active[case.seat]
    if case.turn.build is not None:
        could = UseDiscount() in case.start.choices()
        ability = Ability.CONSTRUCTION_DISCOUNT
    else:
        could = not case.took_before
        ability = Ability.ANY_CARDS
    if could and active & 1 << ability:
        yield Reason("reason-keeps", {"ability": ability_word(ability)})


def covering_spaces(case: Case) -> Iterator[Reason]:
    if case.turn.build is not None:
        covered = case.after.filled[case.seat] & ~case.start.filled[case.seat]
        yield Reason("reason-covers", {"count": covered.bit_count()})


def tile_values(tile: Tile) -> dict[str, str | int]:
    """A tile as the messages name it."""
    return {"colour": tile.colour.name.lower(), "size": tile.size}


Kind = Callable[[Case], Iterator[Reason]]
TELLING: tuple[Kind, ...] = (
    stopping_a_rival,
    completing_lines,
    earning_coats,
    denying_a_tile,
    affording_a_tile,
    saving_cards,
    denying_cards,
    nearing_lines,
    using_abilities,
    building_cheaply,
    minding_the_hand_limit,
)
OF_A_WIN: tuple[Kind, ...] = (winning, completing_lines, earning_coats)
"""What is left to say where the turn ends the game."""
MODEST: tuple[Kind, ...] = (collecting, keeping_an_ability, covering_spaces, holding_cards)
"""What is said only where nothing of the above is true."""
