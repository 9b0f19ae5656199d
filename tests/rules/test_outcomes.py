"""The walk over a turn finds every way to end it, each once, and no further than it is asked to."""

import sys
from collections.abc import Iterator
from functools import cache
from itertools import islice
from types import CodeType, FrameType

import pytest

from nyhavn.rules import (
    Ability,
    EndTurn,
    Game,
    Outcomes,
    Phase,
    complete_turns,
    distinct_outcomes,
    turn_played,
)
from support.random_games import PLAYERS, moments, steps
from support.rehearsal import altered, dealt

MOST_TURNS = 800
GAMES = 12
GIFTS = (
    (Ability.ANY_CARDS, Ability.ADDITIONAL_CARD),
    (Ability.CONSTRUCTION_DISCOUNT, Ability.CHANGE_OF_COLOURS),
    (Ability.ANY_CARDS, Ability.BOTH_ACTIONS),
    (Ability.ADDITIONAL_CARD, Ability.BOTH_ACTIONS),
)


@cache
def random_positions() -> list[Game]:
    """Every position of some random games that leaves not too many ways to go on."""
    games = [steps(players, seed) for players in PLAYERS for seed in range(GAMES)]
    return [game.copy() for moves in games for game, _ in moves if has_few_turns(game)]


def has_few_turns(game: Game) -> bool:
    walk = Outcomes(game, distinct=False)
    return sum(walk.advance() for _ in range(MOST_TURNS)) < MOST_TURNS


@cache
def positions() -> list[Game]:
    """Beginnings of turns."""
    return [game for game in random_positions() if game.phase == Phase.CHOOSE][::14]


@cache
def begun_turns() -> list[Game]:
    """Positions in the middle of a turn: some of every step."""
    phases = range(Phase.TAKING, Phase.REFILL)
    by_phase = [[game for game in random_positions() if game.phase == phase] for phase in phases]
    return [game for found in by_phase for game in found[:30]]


@cache
def gifted_positions() -> list[Game]:
    """Beginnings of turns where the player has been given several abilities, all active."""
    found = []
    for number, game in enumerate(positions()):
        abilities = with_abilities(game, *GIFTS[number % len(GIFTS)])
        if has_few_turns(abilities):
            found.append(abilities)
    return found


def with_abilities(game: Game, *abilities: Ability) -> Game:
    held = (sum(1 << ability for ability in abilities),) * game.players
    return altered(game, owned=held, active=held)


@cache
def rich_position() -> Game:
    """A position from which tens of thousands of turns can be played."""
    return with_abilities(dealt(2, "rygbprr" + "rr" + "yyy"), *list(Ability)[1:])


def ends(game: Game) -> Iterator[Game]:
    """Every end of the turn, found by trying all choices one after the other."""
    for decision in game.choices():
        after = game.copy()
        after.apply(decision)
        if isinstance(decision, EndTurn):
            yield after
        else:
            yield from ends(after)


def on_the_table(game: Game) -> tuple[object, ...]:
    """All that lies on the table, however the turn came to it."""
    seats = range(game.players)
    return (
        (game.phase, game.seat, game.turns, game.specials),
        *(tuple(cards) for cards in (game.piers, game.discard, game.supply)),
        *(tuple(game.hands[seat]) for seat in seats),
        *((tuple(game.known[seat]), game.unknown[seat]) for seat in seats),
        *((game.owned[seat], game.active[seat]) for seat in seats),
        *((game.filled[seat], game.windows[seat], tuple(game.painted[seat])) for seat in seats),
        *((game.scored[seat], game.points[seat]) for seat in seats),
    )


def test_the_positions_tried_are_many_and_of_every_step() -> None:
    assert len(positions()) > 120
    assert {game.phase for game in begun_turns()} == set(range(Phase.TAKING, Phase.REFILL))
    turns = [turn for game in gifted_positions() for turn in complete_turns(game)]
    for gifts in GIFTS:
        assert any(set(gifts) <= set(turn.abilities) for turn in turns)


def test_each_complete_turn_is_found_once() -> None:
    for game in positions() + gifted_positions():
        words = [turn.word for turn in complete_turns(game)]
        assert len(words) == len(set(words))
        assert set(words) == {turn_played(end).word for end in ends(game)}


def test_from_the_middle_of_a_turn_each_way_to_complete_it_is_found_once() -> None:
    for game in begun_turns():
        words = [turn.word for turn in complete_turns(game)]
        assert len(words) == len(set(words))
        assert set(words) == {turn_played(end).word for end in ends(game)}


def test_every_complete_turn_is_legal() -> None:
    for game in positions():
        for turn in complete_turns(game):
            trial = game.copy()
            trial.play(turn)
            assert turn_played(trial) == turn


def test_distinct_outcomes_are_all_the_tables_that_a_turn_can_lead_to_each_once() -> None:
    fewer = 0
    for game in positions() + gifted_positions():
        found = [on_the_table(outcome) for _, outcome in distinct_outcomes(game)]
        assert len(found) == len(set(found))
        assert set(found) == {on_the_table(end) for end in ends(game)}
        fewer += len(found) < sum(1 for _ in complete_turns(game))
    assert fewer > 10


def test_from_the_middle_of_a_turn_the_distinct_outcomes_are_all_the_tables_it_can_lead_to() -> None:
    for game in begun_turns():
        found = [on_the_table(outcome) for _, outcome in distinct_outcomes(game)]
        assert len(found) == len(set(found))
        assert set(found) == {on_the_table(end) for end in ends(game)}


def test_the_turn_given_with_an_outcome_leads_to_it() -> None:
    for game in positions():
        for turn, outcome in distinct_outcomes(game):
            trial = game.copy()
            trial.play(turn)
            assert trial == outcome


def test_the_decisions_of_a_walk_lead_to_where_it_is() -> None:
    for game in positions()[::4] + begun_turns():
        for distinct in (True, False):
            walk = Outcomes(game, distinct)
            while walk.advance():
                replayed = game.copy()
                for decision in walk.decisions():
                    replayed.apply(decision)
                assert replayed == walk.game


def test_a_walk_leaves_the_game_it_began_from_unchanged() -> None:
    for game in positions()[::20] + begun_turns()[::5]:
        before = game.copy()
        walk = Outcomes(game)
        while walk.advance():
            pass
        assert game == before


def test_a_walk_that_is_not_by_pier_finds_every_hand_and_house_once() -> None:
    def apart_from_piers(walk: Outcomes) -> list[tuple[object, ...]]:
        return [table[:1] + table[2:] for table in tables_of(walk)]

    fewer = 0
    for game in positions() + gifted_positions():
        every = apart_from_piers(Outcomes(game))
        found = apart_from_piers(Outcomes(game, by_pier=False))
        assert len(found) == len(set(found))
        assert set(found) == set(every)
        fewer += len(found) < len(every)
    assert fewer > 10


def test_a_walk_leaves_out_the_placements_it_is_told_to_until_it_begins_anew() -> None:
    tried = 0
    for game in positions()[::4] + gifted_positions()[::4]:
        laid = [(outcome.placement, on_the_table(outcome)) for _, outcome in distinct_outcomes(game)]
        placements = sorted({placement for placement, _ in laid if placement >= 0})
        left_out = placements[::2]
        walk = Outcomes(game)
        for placement in placements:
            walk.skip(placement, placement in left_out)
        assert set(tables_of(walk)) == {table for placement, table in laid if placement not in left_out}
        walk.begin(game)
        assert len(tables_of(walk)) == len(laid)
        tried += len(left_out)
    assert tried > 100


def tables_of(walk: Outcomes) -> list[tuple[object, ...]]:
    found = []
    while walk.advance():
        found.append(on_the_table(walk.game))
    return found


@pytest.mark.parametrize("distinct", [True, False])
def test_a_walk_that_begins_anew_finds_what_a_new_walk_finds(distinct: bool) -> None:
    walk = Outcomes(rich_position(), distinct)
    for number, game in enumerate(positions()[::20] + begun_turns()[::5]):
        for _ in range(number):
            walk.advance()
        walk.begin(game)
        assert walk.distinct == distinct
        assert tables_of(walk) == tables_of(Outcomes(game, distinct))


def test_a_walk_that_is_finished_stays_finished() -> None:
    walk = Outcomes(dealt(2))
    assert len(tables_of(walk)) > 20
    assert not walk.advance()
    assert not walk.advance()


@pytest.mark.parametrize("phase", [Phase.REFILL, Phase.RESHUFFLE, Phase.OVER])
def test_there_is_nothing_to_walk_over_once_the_turn_has_ended(phase: Phase) -> None:
    game = next(game for game in moments(3, seed=1) if game.phase == phase)
    assert list(complete_turns(game)) == []
    assert list(distinct_outcomes(game)) == []


# Only as much as asked for.


class CallCount:
    """How often one function is called while this is in force."""

    def __init__(self, code: CodeType) -> None:
        self._code = code
        self.calls = 0

    def __enter__(self) -> "CallCount":
        self._before = sys.getprofile()
        sys.setprofile(self._note)
        return self

    def __exit__(self, *_: object) -> None:
        sys.setprofile(self._before)

    def _note(self, frame: FrameType, event: str, _: object) -> None:
        self.calls += event == "call" and frame.f_code is self._code


def test_the_rich_position_has_tens_of_thousands_of_turns() -> None:
    assert sum(1 for _ in islice(complete_turns(rich_position()), 20_000)) == 20_000


def test_the_first_ten_turns_are_found_without_working_out_the_others() -> None:
    with CallCount(turn_played.__code__) as worked_out:
        turns = complete_turns(rich_position())
        assert len(list(islice(turns, 10))) == 10
    assert worked_out.calls == 10
    assert next(turns) is not None


def test_the_first_ten_outcomes_are_found_without_working_out_the_others() -> None:
    with CallCount(turn_played.__code__) as worked_out:
        outcomes = distinct_outcomes(rich_position())
        assert len(list(islice(outcomes, 10))) == 10
    assert worked_out.calls == 10
    assert next(outcomes) is not None


def test_turns_asked_for_one_by_one_are_the_same_as_all_at_once() -> None:
    for game in positions()[::50]:
        turns = complete_turns(game)
        first = list(islice(turns, 3))
        assert first + list(turns) == list(complete_turns(game))
