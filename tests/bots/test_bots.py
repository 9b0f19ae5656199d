"""What every bot has to do, and what is promised of each of them."""

from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from itertools import islice

import pytest

from nyhavn.bots.levels import LEVELS
from nyhavn.bots.playing import play_bot_game, play_bot_turn
from nyhavn.bots.protocol import Bot
from nyhavn.bots.roster import BOTS, make_bot
from nyhavn.rules import Chance, Decision, EndTurn, Game, IllegalError, Phase, Place, Turn, View, first_deck
from support.amounts import FEWER, fewer
from support.hidden_twins import twin_of
from support.quick_bots import METHODS, quick_bot

every_bot = pytest.mark.parametrize("name", METHODS)
any_players = pytest.mark.parametrize("players", [2, 3, 4][: fewer(3)])


def new_game(players: int, seed: int) -> tuple[Game, Chance]:
    chance = Chance(seed)
    return Game.start(players, first_deck(players, chance)), chance


def whole_game(name: str, players: int, seed: int) -> tuple[list[Turn], str | None, Game]:
    """A game in which every seat is played by this bot."""
    game, chance = new_game(players, seed)
    bots = [quick_bot(name, seed * 10 + seat) for seat in range(players)]
    turns, deck2 = play_bot_game(game, bots, chance)
    return turns, deck2, game


# Every bot.


@every_bot
@any_players
def test_a_bot_plays_whole_games_by_the_rules(name: str, players: int) -> None:
    for seed in range(fewer(4)):
        turns, deck2, played = whole_game(name, players, seed)
        game, _ = new_game(players, seed)
        for turn in turns:
            game.play(turn)
            game.fill_harbour(deck2)
        assert game == played
        assert game.result() is not None


@every_bot
@any_players
def test_a_bot_with_the_same_seed_plays_the_same_game(name: str, players: int) -> None:
    assert whole_game(name, players, seed=5) == whole_game(name, players, seed=5)


@every_bot
@any_players
def test_a_bot_chooses_the_same_whatever_is_hidden_from_it(name: str, players: int) -> None:
    """One bot sees the game, its double sees another twin of the game at every decision."""
    game, chance = new_game(players, seed=6)
    bots = [quick_bot(name, seat) for seat in range(players)]
    doubles = [quick_bot(name, seat) for seat in range(players)]
    different = 0
    while game.phase != Phase.OVER:
        seat = game.seat
        while game.phase < Phase.REFILL:
            twin = twin_of(game, seat, chance)
            different += twin != game
            choice = bots[seat].choose(View(game, seat), game.choices())
            assert doubles[seat].choose(View(twin, seat), twin.choices()) == choice
            game.apply(choice)
        game.fill_harbour(chance)
    assert different > 20


@every_bot
@any_players
def test_a_bot_leaves_the_view_and_the_choices_it_is_given_as_they_are(name: str, players: int) -> None:
    game, chance = new_game(players, seed=7)
    bots = [quick_bot(name, seat) for seat in range(players)]
    while game.phase != Phase.OVER:
        while game.phase < Phase.REFILL:
            before, view, choices = game.copy(), View(game, game.seat), game.choices()
            text = view.as_text()
            choice = bots[game.seat].choose(view, choices)
            assert game == before
            assert (view.as_text(), choices) == (text, game.choices())
            game.apply(choice)
        game.fill_harbour(chance)


def begun_turns(players: int, seed: int) -> Iterator[Game]:
    """Every position in the middle of a turn of a random game."""
    game, chance = new_game(players, seed)
    bot = make_bot("random", seed)
    while game.phase != Phase.OVER:
        while game.phase < Phase.REFILL:
            if game.phase != Phase.CHOOSE:
                yield game.copy()
            game.apply(bot.choose(View(game, game.seat), game.choices()))
        game.fill_harbour(chance)


@every_bot
@any_players
def test_a_bot_can_finish_a_turn_that_someone_else_began(name: str, players: int) -> None:
    for seed in range(fewer(6)):
        for game in islice(begun_turns(players, seed), None, None, FEWER):
            play_bot_turn(game, quick_bot(name, seed))
            assert game.phase in (Phase.REFILL, Phase.OVER)


# That the tests above can fail.


@dataclass
class PeekingBot:
    """Knows a game that it should not know, and plays by the next card of its deck."""

    game: Game

    def choose(self, view: View, choices: Sequence[Decision]) -> Decision:  # noqa: ARG002
        return choices[self.game.deck[self.game.drawn] % len(choices)]


def test_a_bot_that_peeks_into_the_deck_would_be_noticed() -> None:
    game, chance = new_game(2, seed=1)
    twins = [twin_of(game, 0, chance) for _ in range(20)]
    view = View(game, 0)
    assert all(View(twin, 0).as_text() == view.as_text() for twin in twins)
    assert len({PeekingBot(twin).choose(view, game.choices()) for twin in twins}) > 1


@any_players
def test_twins_hide_the_same_cards_in_other_places(players: int) -> None:
    game, chance = new_game(players, seed=2)
    bots = [make_bot("random", seat) for seat in range(players)]
    while game.phase != Phase.OVER:
        play_bot_turn(game, bots[game.seat])
        game.fill_harbour(chance)
        if game.phase != Phase.OVER:
            twin = twin_of(game, 0, chance)
            assert View(twin, 0).as_text() == View(game, 0).as_text()
            assert [sum(hand) for hand in twin.hands] == [sum(hand) for hand in game.hands]


# Choices that are none.


class StubbornBot:
    """Wants to end every turn at once."""

    def choose(self, view: View, choices: Sequence[Decision]) -> Decision:  # noqa: ARG002
        return EndTurn()


def test_a_choice_that_is_not_among_the_choices_is_refused_and_changes_nothing() -> None:
    game, chance = new_game(3, seed=1)
    before = game.copy()
    with pytest.raises(IllegalError) as refusal:
        play_bot_turn(game, StubbornBot())
    assert refusal.value.code == "bot-choice"
    assert refusal.value.values == {"bot": "StubbornBot", "choice": "EndTurn()"}
    assert game == before
    with pytest.raises(IllegalError):
        play_bot_game(game, [StubbornBot()] * 3, chance)


# The roster.


def test_the_levels_are_bots_of_the_roster_too() -> None:
    made = {name: type(make_bot(name, 1)) for name in BOTS}
    for level in LEVELS:
        assert made[level.bot] in {made[name] for name in METHODS}


def test_a_bot_that_nobody_knows_is_refused_with_the_names_of_those_there_are() -> None:
    with pytest.raises(IllegalError) as refusal:
        make_bot("champion of the world", 1)
    assert refusal.value.code == "bot-unknown"
    assert refusal.value.values == {"bot": "champion of the world", "bots": ", ".join(BOTS)}


# The random bot.


def test_random_bots_with_different_seeds_play_different_games() -> None:
    game, _ = new_game(2, seed=1)
    turns = [play_bot_turn(game.copy(), make_bot("random", seed)) for seed in range(30)]
    assert len(set(turns)) > 10


def test_the_random_bot_takes_each_choice_about_as_often() -> None:
    game, _ = new_game(2, seed=1)
    view, choices, bot = View(game, 0), game.choices(), make_bot("random", 1)
    times = dict.fromkeys(choices, 0)
    for _ in range(200 * len(choices)):
        times[bot.choose(view, choices)] += 1
    assert all(120 < count < 280 for count in times.values())


# The greedy bot.


def wins(bots: Sequence[Bot], seed: int, seat: int) -> bool:
    """Whether this seat alone wins a game of two."""
    game, chance = new_game(2, seed)
    play_bot_game(game, bots, chance)
    result = game.result()
    return result is not None and result.winners == (seat,)


def test_the_greedy_bot_beats_the_random_bot() -> None:
    won = 0
    for seed in range(60):
        seat = seed % 2
        bots = [make_bot("random", seed), make_bot("random", seed)]
        bots[seat] = make_bot("greedy", seed)
        won += wins(bots, seed, seat)
    assert won >= 54


def test_the_heuristic_bot_beats_the_greedy_bot() -> None:
    won = 0
    for seed in range(30):
        seat = seed % 2
        bots = [make_bot("greedy", seed), make_bot("greedy", seed)]
        bots[seat] = make_bot("heuristic", seed)
        won += wins(bots, seed, seat)
    assert won >= 24


@any_players
def test_the_greedy_bot_builds_in_every_turn_in_which_it_can(players: int) -> None:
    could = 0
    for seed in range(20):
        game, chance = new_game(players, seed)
        bots = [make_bot("greedy", seed * 10 + seat) for seat in range(players)]
        while game.phase != Phase.OVER:
            can_build = any(isinstance(choice, Place) for choice in game.choices())
            turn = play_bot_turn(game, bots[game.seat])
            assert turn.build is not None or not can_build, turn.word
            could += can_build
            game.fill_harbour(chance)
    assert could > 100
