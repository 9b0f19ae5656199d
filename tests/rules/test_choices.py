"""The listed choices are exactly what is legal, and nothing on the table ever gets lost."""

import math
from collections import Counter
from functools import cache
from typing import Any, cast

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from nyhavn.rules import (
    TILE_OF_NAME,
    TILES,
    Chance,
    ChangeColours,
    Colour,
    Decision,
    Discard,
    EndTurn,
    Game,
    IllegalError,
    LaySpecial,
    Pay,
    Phase,
    Place,
    Placement,
    TakeAbility,
    TakeAdditional,
    TakePair,
    UseDiscount,
    constants,
    first_cards,
    play_out,
)
from nyhavn.rules.decisions import DECISIONS
from nyhavn.rules.errors import Refusal
from nyhavn.rules.pieces import tiles_in_play
from nyhavn.rules.placements import PLACEMENTS
from support.looking import everything, points_on_the_board
from support.random_games import PLAYERS, moments, steps

POSITIONS_PER_PHASE = 6
REASONS = {reason.code for reason in vars(constants).values() if isinstance(reason, Refusal)}
PLACEMENTS_OF_A_TILE = {
    "r2": 152, "y2": 152, "g2": 152, "b2": 152, "p2": 152,
    "r3": 256, "y3": 256, "g3": 124, "b3": 256, "p3": 124,
    "r4": 128, "y4": 208, "g4": 104, "b4": 208, "p4": 96,
    "r5": 208, "y5": 168, "g5": 84, "b5": 84, "p5": 68,
}  # fmt: skip


@cache
def positions_at(phase: Phase) -> list[Game]:
    """A few positions at this step of a turn, from different games."""
    found: list[Game] = []
    for seed in range(400):
        players = 3 + seed % 2 if phase == Phase.RESHUFFLE else 2 + seed % 3
        at_phase = (game for game in moments(players, seed) if game.phase == phase)
        game = next(at_phase, None)
        if game is not None:
            found.append(game.copy())
        if len(found) == POSITIONS_PER_PHASE:
            break
    return found


def test_every_step_of_a_turn_is_among_the_positions_tried() -> None:
    assert all(len(positions_at(phase)) == POSITIONS_PER_PHASE for phase in Phase)


@pytest.mark.parametrize("phase", Phase)
def test_every_listed_choice_can_be_carried_out(phase: Phase) -> None:
    for game in positions_at(phase):
        before = everything(game)
        for decision in game.choices():
            trial = game.copy()
            trial.apply(decision)
            assert trial != game
        assert everything(game) == before


@pytest.mark.parametrize("phase", Phase)
def test_something_can_be_decided_unless_chance_is_due_or_the_game_is_over(phase: Phase) -> None:
    for game in positions_at(phase):
        assert bool(game.choices()) == (phase < Phase.REFILL)


@pytest.mark.parametrize("phase", Phase)
def test_no_choice_is_listed_twice_and_all_are_of_the_table(phase: Phase) -> None:
    for game in positions_at(phase):
        choices = game.choices()
        assert len(choices) == len(set(choices))
        assert set(choices) <= set(DECISIONS)


@pytest.mark.parametrize("phase", Phase)
def test_every_other_decision_is_refused_with_a_reason_and_changes_nothing(phase: Phase) -> None:
    for game in positions_at(phase):
        before, listed = everything(game), set(game.choices())
        for decision in DECISIONS:
            if decision in listed:
                assert game.why_not(decision) is None
                continue
            with pytest.raises(IllegalError) as caught:
                game.apply(decision)
            assert caught.value.code in REASONS - {"legal"}
            assert not game.is_legal(decision)
        assert everything(game) == before


def test_the_table_holds_every_decision_once() -> None:
    assert len(DECISIONS) == len(set(DECISIONS)) == 3248


PLACED = Placement(TILE_OF_NAME["r2"], "a1", ("b1",))
FORGED: list[Any] = [
    TakePair(2, 1),
    TakePair(0, 1),
    TakePair(7, 8),
    TakePair(1, 1),
    TakePair(cast("int", "1"), cast("int", "2")),
    TakePair(cast("int", None), 2),
    TakePair(cast("int", math.nan), 2),
    TakeAdditional(0),
    TakeAdditional(8),
    TakeAdditional(-1),
    TakeAdditional(cast("int", [1])),
    Discard(cast("Colour", 5)),
    Discard(cast("Colour", -1)),
    Discard(cast("Colour", "r")),
    Discard(cast("Colour", {})),
    ChangeColours(cast("Colour", 0), cast("Colour", 5)),
    ChangeColours(cast("Colour", None), Colour.RED),
    Pay(0),
    Pay(6),
    Pay(-1),
    Pay(10**30),
    TakeAbility(cast("Any", 5)),
    TakeAbility(cast("Any", "n")),
    LaySpecial("f1"),
    LaySpecial("a0"),
    LaySpecial("A1"),
    LaySpecial(""),
    LaySpecial(cast("str", 3)),
    Place(PLACED._replace(brick="e9")),
    Place(PLACED._replace(windows=("c1",))),
    Place(PLACED._replace(windows=())),
    Place(PLACED._replace(windows=cast("Any", ["b1"]))),
    Place(PLACED._replace(tile=cast("Any", "r2"))),
    Place(cast("Placement", None)),
    Place(cast("Placement", PLACED.brick)),
    Decision(),
    PLACED,
    None,
    0,
    -1,
    3247,
    1.5,
    True,
    "T12",
    b"T12",
    "",
    (1, 2),
    [1, 2],
    {"first": 1, "second": 2},
    object(),
    TakePair,
    Exception("T12"),
]


@pytest.mark.parametrize("phase", Phase)
def test_a_forged_decision_is_refused_as_unknown_and_changes_nothing(phase: Phase) -> None:
    game = positions_at(phase)[0]
    before = everything(game)
    for forged in FORGED:
        reason = game.why_not(forged)
        assert reason is not None
        assert reason.code == "decision-unknown"
        assert not game.is_legal(forged)
        with pytest.raises(IllegalError, match="decision-unknown"):
            game.apply(forged)
    assert everything(game) == before


NUMBERS = st.integers()
COLOURS = cast("st.SearchStrategy[Colour]", NUMBERS)
MADE_UP = st.one_of(
    st.builds(TakePair, NUMBERS, NUMBERS),
    st.builds(TakeAdditional, NUMBERS),
    st.builds(Discard, COLOURS),
    st.builds(ChangeColours, COLOURS, COLOURS),
    st.builds(Pay, NUMBERS),
    st.builds(LaySpecial, st.text(max_size=3)),
)


@settings(deadline=None, derandomize=True, database=None, max_examples=300)
@given(MADE_UP)
def test_a_made_up_decision_is_known_only_if_the_table_holds_it(decision: Decision) -> None:
    for game in (positions_at(Phase.CHOOSE)[0], positions_at(Phase.COATS)[0]):
        reason = game.why_not(decision)
        unknown = reason is not None and reason.code == "decision-unknown"
        assert unknown == (decision not in DECISIONS)


def test_equal_values_are_the_same_decision() -> None:
    game = positions_at(Phase.CHOOSE)[0]
    one, other = game.copy(), game.copy()
    one.apply(TakePair(1, 2))
    other.apply(next(decision for decision in DECISIONS if decision == TakePair(1, 2)))
    assert one == other


def cards_on_the_table(game: Game) -> list[int]:
    """How many cards there are of each colour, wherever they are, and of the end-of-game card."""
    counts = [*game.discard, 0]
    for place in range(game.drawn, game.deck_size):
        counts[game.deck[place]] += 1
    for card in game.piers:
        if card >= 0:
            counts[card] += 1
    for seat in range(game.players):
        for colour, count in enumerate(game.hands[seat]):
            counts[colour] += count
    return counts


def tiles_laid(game: Game) -> Counter[str]:
    """How many of each tile lie in the houses, `w` for special tiles."""
    laid = (
        DECISIONS[number]
        for seat in range(game.players)
        for number in game.laid[seat][: game.laid_count[seat]]
    )
    return Counter(tile.placement.tile.name if isinstance(tile, Place) else "w" for tile in laid)


@pytest.mark.parametrize("players", PLAYERS)
def test_no_card_is_ever_lost_or_made(players: int) -> None:
    of_each = len(first_cards(players)) // 5
    for seed in range(25):
        for game in moments(players, seed):
            *colours, end_cards = cards_on_the_table(game)
            assert colours == [of_each] * 5
            waiting = game.phase != Phase.OVER and (players == 2 or game.reshuffled == 1)
            assert end_cards == waiting


@pytest.mark.parametrize("players", PLAYERS)
def test_no_tile_is_ever_lost_or_made(players: int) -> None:
    in_play = {tile.name: tiles_in_play(players, tile.size) for tile in TILES}
    for seed in range(10):
        for game in moments(players, seed):
            laid = tiles_laid(game)
            left = dict(zip(in_play, game.supply, strict=True))
            assert {name: left[name] + laid[name] for name in in_play} == in_play
            assert game.specials + laid["w"] == 12


@pytest.mark.parametrize("players", PLAYERS)
def test_the_covered_spaces_are_those_of_the_tiles_laid(players: int) -> None:
    for seed in range(10):
        for game in moments(players, seed):
            sizes = sum(int(name[1:] or 1) * count for name, count in tiles_laid(game).items())
            assert sizes == sum(spaces.bit_count() for spaces in game.filled)
            for seat in range(players):
                assert game.windows[seat] & ~game.filled[seat] == 0


@pytest.mark.parametrize("players", PLAYERS)
def test_abilities_are_kept_for_good_and_only_own_ones_are_active(players: int) -> None:
    for seed in range(25):
        owned = [1] * players
        for game in moments(players, seed):
            for seat in range(players):
                assert game.owned[seat] & owned[seat] == owned[seat]
                assert game.active[seat] & ~game.owned[seat] == 0
            owned = game.owned[:players]


@pytest.mark.parametrize("players", PLAYERS)
def test_the_points_equal_a_recount_of_the_board(players: int) -> None:
    scored = 0
    for seed in range(10):
        for game, _ in steps(players, seed):
            if game.phase == Phase.CHOOSE:
                recount = [points_on_the_board(game, seat) for seat in range(players)]
                assert game.points[:players] == recount
        scored += sum(game.points)
    assert scored > 0


@pytest.mark.parametrize("players", PLAYERS)
def test_what_is_known_and_unknown_of_a_hand_makes_up_the_hand(players: int) -> None:
    for seed in range(25):
        for game in moments(players, seed):
            for seat in range(players):
                hidden = [
                    held - openly for held, openly in zip(game.hands[seat], game.known[seat], strict=True)
                ]
                assert min(hidden) >= 0
                assert sum(hidden) == game.unknown[seat]


@pytest.mark.parametrize("players", PLAYERS)
def test_a_hand_is_over_the_limit_only_while_cards_are_taken(players: int) -> None:
    for seed in range(25):
        for game in moments(players, seed):
            for seat in range(players):
                taking = seat == game.seat and game.phase in (Phase.TAKING, Phase.DISCARDING)
                assert sum(game.hands[seat]) <= (10 if taking else 7)


@pytest.mark.parametrize(("name", "ways"), PLACEMENTS_OF_A_TILE.items())
def test_a_tile_has_its_number_of_placements(name: str, ways: int) -> None:
    found = [placement for placement in PLACEMENTS if placement.tile.name == name]
    assert len(found) == len(set(found)) == ways


def test_there_are_3132_placements_and_45_of_the_special_tile() -> None:
    assert len(PLACEMENTS) == sum(PLACEMENTS_OF_A_TILE.values()) == 3132
    assert sum(isinstance(decision, LaySpecial) for decision in DECISIONS) == 45


@pytest.mark.parametrize("phase", Phase)
def test_a_random_playout_goes_on_from_every_step_of_a_turn(phase: Phase) -> None:
    for seed, start in enumerate(positions_at(phase)):
        game = start.copy()
        play_out(game, Chance(seed))
        assert game.phase == Phase.OVER
        assert cards_on_the_table(game)[:5] == cards_on_the_table(start)[:5]
        assert game.specials + tiles_laid(game)["w"] == 12
        assert game.turns >= start.turns


def test_an_ability_is_declared_only_by_who_may_use_it() -> None:
    game = next(iter(moments(2, 1)))
    before = game.copy()
    into_itself = ChangeColours(Colour.RED, Colour.RED)
    declared: list[Decision] = [UseDiscount(), into_itself, EndTurn(), LaySpecial("a1")]
    for decision in declared:
        with pytest.raises(IllegalError):
            game.declare(decision)
        assert game == before


@pytest.mark.parametrize(
    "change",
    [{"deck": (0,) * 5000}, {"coats": (0,) * 1000}, {"laid": ((10**6,), ())}, {"seat": 10**6}, {"seat": -1}],
    ids=lambda change: next(iter(change)),
)
def test_facts_that_have_no_room_in_a_game_are_refused(change: dict[str, Any]) -> None:
    facts = next(iter(moments(2, 1))).facts() | change
    with pytest.raises(IllegalError) as refusal:
        Game.from_facts(facts)
    assert refusal.value.code == "facts-without-room"


def test_a_game_that_nobody_plays_cannot_be_played_out() -> None:
    with pytest.raises(IllegalError) as refusal:
        play_out(Game(), Chance(1))
    assert refusal.value.code == "players-count"
