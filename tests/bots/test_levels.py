"""The levels and the naive players: their order, their names, and that those who see less do not see."""

from collections.abc import Callable, Iterator
from dataclasses import replace
from itertools import pairwise
from typing import Any

import pytest

from nyhavn.bots.heuristic.short_sighted_bot import (
    ABILITIES,
    BLOCKS_OF_SIDES,
    COATS,
    COLUMNS,
    RIVALS,
    WINDOWS,
    ShortSightedBot,
    weights_without,
)
from nyhavn.bots.levels import FORMER, LEVELS, Level, level_named
from nyhavn.bots.network.shipped import shipped_weights
from nyhavn.bots.playing import play_bot_game, play_bot_turn
from nyhavn.bots.protocol import Bot
from nyhavn.bots.roster import BOTS, find_bot, make_bot
from nyhavn.rules import Chance, Game, Outcomes, Phase, Place, Turn, first_deck
from nyhavn.rules.decisions import DECISIONS, number_of
from nyhavn.rules.pieces import HAND_LIMIT
from nyhavn.rules.placements import PLACEMENTS

NAIVE = ("collector", "hoarder", "big-builder", "row-finisher")
Facts = dict[str, Any]

# Names.


def test_there_are_eight_levels_in_order_named_after_their_characters() -> None:
    assert [level.number for level in LEVELS] == list(range(1, 9))
    assert all(BOTS[level.bot] is level.make for level in LEVELS)
    assert not any(any(sign.isdigit() for sign in level.bot) for level in LEVELS)


def test_the_five_former_names_play_and_are_told_as_the_levels_that_play_like_them() -> None:
    told = {name: level.bot for name, level in FORMER.items()}
    assert told == {
        "level-1": "carpenter",
        "level-2": "mason",
        "level-3": "architect",
        "level-4": "harbour-master",
        "level-5": "lighthouse-keeper",
    }
    for name in FORMER:
        assert name not in BOTS
        make_bot(name, 1)
    assert all(find_bot(f"level-{number}") is LEVELS[number + 2].make for number in range(1, 5))


def test_only_levels_are_levels() -> None:
    assert [level_named(level.bot) for level in LEVELS] == list(LEVELS)
    assert level_named("level-2") is LEVELS[4]
    for name in ("champion", "row-finisher", "level-6", "level-0", "", "my_bot.py:MyBot"):
        assert level_named(name) is None


@pytest.mark.parametrize("players", [2, 3, 4])
def test_the_networks_that_levels_play_by_are_there(players: int) -> None:
    for kind in ("first", "second", "third", "fourth", "last"):
        assert shipped_weights(kind, players).players == players


# Strength.


def wins(first: str, second: str, games: int) -> float:
    """What the first wins of games of two, each deal from both seats."""
    won = 0.0
    for number in range(games):
        chance = Chance(number // 2)
        game = Game.start(2, first_deck(2, chance))
        seat = number % 2
        bots = [make_bot(first if place == seat else second, number) for place in range(2)]
        play_bot_game(game, bots, chance)
        result = game.result()
        assert result is not None
        won += float(result.share(seat))
    return won


@pytest.mark.parametrize(("below", "above"), list(pairwise(LEVELS[:6])), ids=lambda level: level.bot)
def test_each_level_beats_the_one_below(below: Level, above: Level) -> None:
    assert wins(above.bot, below.bot, games=16) >= 9


def test_the_row_finisher_stands_between_the_first_two_levels() -> None:
    assert wins("cabin-girl", "row-finisher", games=60) < 30
    assert wins("deckhand", "row-finisher", games=60) > 30


# What the naive do.


def turns_of(bot: Callable[[], Bot], players: int, seeds: range) -> Iterator[tuple[Game, Turn]]:
    """Every position of some games, and the turn played from it."""
    for seed in seeds:
        chance = Chance(seed)
        game = Game.start(players, first_deck(players, chance))
        bots = [bot() for _ in range(players)]
        while game.phase != Phase.OVER:
            before = game.copy()
            yield before, play_bot_turn(game, bots[game.seat])
            game.fill_harbour(chance)


@pytest.mark.parametrize("name", [*NAIVE, "cabin-girl", "deckhand"])
def test_whoever_does_not_see_abilities_uses_none(name: str) -> None:
    turns = [turn for _, turn in turns_of(lambda: make_bot(name, 1), 2, range(3))]
    assert len(turns) > 60
    assert not any(turn.abilities for turn in turns)


@pytest.mark.parametrize("name", ["collector", "row-finisher"])
def test_the_collector_and_the_row_finisher_build_as_soon_as_they_can(name: str) -> None:
    for game, turn in turns_of(lambda: make_bot(name, 1), 3, range(3)):
        assert turn.build is not None or not any(isinstance(choice, Place) for choice in game.choices())


def test_the_hoarder_builds_only_with_a_full_hand_and_the_big_builder_only_big_tiles() -> None:
    built = [(game, turn.build) for game, turn in turns_of(lambda: make_bot("hoarder", 1), 2, range(3))]
    assert any(build for _, build in built)
    assert all(sum(game.hands[game.seat]) > HAND_LIMIT - 2 for game, build in built if build)
    turns = [turn for _, turn in turns_of(lambda: make_bot("big-builder", 1), 2, range(3))]
    sizes = [turn.build.tile.size for turn in turns if turn.build]
    assert sizes
    assert min(sizes) >= 4


# What those who see less do not see: two positions that differ in nothing else lead to the same turn.


def other_rivals(game: Game) -> Facts:
    """Rivals with other points, hands and abilities."""

    def own_and(others: Any, values: tuple[Any, ...]) -> tuple[Any, ...]:
        return tuple(value if seat == game.seat else others for seat, value in enumerate(values))

    facts = game.facts()
    known = own_and((2, 0, 1, 0, 2), facts["known"])
    return {
        "points": own_and(11, facts["points"]),
        "known": known,
        "hands": own_and((2, 0, 1, 0, 2), facts["hands"]),
        "unknown": own_and(0, facts["unknown"]),
        "owned": own_and(0b11111, facts["owned"]),
        "active": own_and(0b11111, facts["active"]),
    }


def more_abilities(game: Game) -> Facts:
    """Two abilities more, ready for use."""
    facts = game.facts()
    return {
        key: tuple(value | (0b110 if seat == game.seat else 0) for seat, value in enumerate(facts[key]))
        for key in ("owned", "active")
    }


def other_bricks(game: Game) -> Facts:
    """The bricks of tiles that lie in one row changed places with a window: only columns differ."""
    laid = [list(numbers) for numbers in game.facts()["laid"]]
    laid[game.seat] = [brick_moved(number) for number in laid[game.seat]]
    return {"laid": tuple(tuple(numbers) for numbers in laid)}


def brick_moved(number: int) -> int:
    decision = DECISIONS[number]
    if not isinstance(decision, Place):
        return number
    placement = decision.placement
    spaces = {placement.brick, *placement.windows}
    if len({space[1] for space in spaces}) > 1:
        return number
    for other in PLACEMENTS:
        if other.tile == placement.tile and {other.brick, *other.windows} == spaces and other != placement:
            return number_of(Place(other))
    return number


def scores_nothing(game: Game) -> bool:
    """Whether no turn completes a line."""
    walk, seat = Outcomes(game), game.seat
    while walk.advance():
        if walk.game.points[seat] != game.points[seat]:
            return False
    return True


def without_coats(turn: Turn) -> Turn:
    return turn if turn.build is None else replace(turn, build=replace(turn.build, coats=()))


SIDES = [(RIVALS, other_rivals), (ABILITIES, more_abilities), (COLUMNS, other_bricks)]


@pytest.mark.parametrize(("side", "change"), SIDES)
def test_what_a_player_does_not_see_changes_nothing(side: str, change: Callable[[Game], Facts]) -> None:
    players, differing, noticed = 3, 0, 0
    bot, sighted = ShortSightedBot([side]), make_bot("heuristic", 1)
    for game, _ in turns_of(lambda: make_bot("fishwife", 1), players, range(2)):
        twin = Game.from_facts(game.facts() | change(game))
        if twin == game or (side == COLUMNS and not scores_nothing(game)):
            continue
        differing += 1
        seen = [without_coats(play_bot_turn(one.copy(), bot)) for one in (game, twin)]
        assert seen[0] == seen[1]
        noticed += len({play_bot_turn(one.copy(), sighted) for one in (game, twin)}) == 2
    assert differing > 10
    assert noticed > 0


@pytest.mark.parametrize("level", LEVELS[:3], ids=lambda level: level.bot)
def test_none_of_the_first_three_levels_sees_rivals(level: Level) -> None:
    for game, _ in turns_of(lambda: make_bot(level.bot, 1), 3, range(1)):
        twin = Game.from_facts(game.facts() | other_rivals(game))
        assert play_bot_turn(game.copy(), level.make()) == play_bot_turn(twin, level.make())


def test_every_side_of_the_game_has_weights_to_lose() -> None:
    everything = weights_without([])
    for side in BLOCKS_OF_SIDES:
        assert weights_without([side]) != everything
    assert not any("coat" in name.lower() for name in weights_without([COATS]))
    assert not any(name.startswith("columns") for name in weights_without([COLUMNS]))
    blind = weights_without([WINDOWS])
    assert blind["rows of windows lacking 1"] == blind["rows with bricks lacking 1"]
