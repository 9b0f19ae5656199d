"""The bot that looks ahead: it finds wins, keeps to its budget, and repeats itself from the same seed."""

import pytest

from nyhavn.bots.budget import Budget
from nyhavn.bots.network.network_bots import ChampionBot
from nyhavn.bots.network.search_bot import Contender, SearchBot, evenly_on
from nyhavn.bots.network.weights import Weights
from nyhavn.bots.playing import play_bot_turn
from nyhavn.bots.roster import make_bot
from nyhavn.bots.simple.random_bot import RandomBot
from nyhavn.rules import (
    Chance,
    Colour,
    Game,
    IllegalError,
    Outcomes,
    Phase,
    View,
    fill_in,
    first_deck,
    lead_with,
)
from nyhavn.rules.hidden import unseen_of_colour

any_players = pytest.mark.parametrize("players", [2, 3, 4])


def position(players: int, seed: int, turns: int) -> Game:
    """A position some random turns into a game."""
    chance = Chance(seed)
    game = Game.start(players, first_deck(players, chance))
    for number in range(turns):
        play_bot_turn(game, RandomBot(seed + number))
        game.fill_harbour(chance)
    return game


def search_bot(players: int, iterations: int, contenders: int = 4) -> SearchBot:
    return SearchBot(Weights.fresh(players, 1), 1, iterations=iterations, contenders=contenders)


@any_players
def test_every_contender_has_a_chance_for_every_seat_and_they_add_up_to_one(players: int) -> None:
    game = position(players, 3, 12)
    contenders = search_bot(players, 12).contenders(View(game, game.seat))
    assert len(contenders) == 4
    for contender in contenders:
        assert len(contender.samples) >= 1
        for chances in (contender.at_once, contender.chances, *contender.samples):
            assert len(chances) == players
            assert sum(chances) == pytest.approx(1)


def test_the_best_turn_comes_first_among_those_looked_into_most() -> None:
    game = position(2, 5, 10)
    contenders = search_bot(2, 40).contenders(View(game, game.seat))
    most = max(len(contender.samples) for contender in contenders)
    finalists = [contender for contender in contenders if len(contender.samples) == most]
    assert contenders[0] in finalists
    assert contenders[0].worth == max(contender.worth for contender in finalists)


def test_contenders_are_halved_so_that_the_last_ones_are_looked_into_most() -> None:
    game = position(2, 5, 10)
    contenders = search_bot(2, 48, contenders=8).contenders(View(game, game.seat))
    counts = sorted(len(contender.samples) for contender in contenders)
    assert counts[0] < counts[-1]
    assert counts.count(counts[-1]) <= len(counts) // 2


def test_all_contenders_meet_the_same_samples() -> None:
    game = position(2, 4, 10)
    walk = Outcomes(View(game, game.seat).seen)
    assert walk.advance()
    bot = search_bot(2, 1)
    one, other = (bot.look_ahead(walk.game, 7, Budget(iterations=1)) for _ in range(2))
    assert one == other


@any_players
def test_a_look_goes_twice_around_the_table_and_ends_with_ones_own_turn(players: int) -> None:
    game = position(players, 4, 2)
    walk = Outcomes(View(game, game.seat).seen)
    assert walk.advance()
    bot = search_bot(players, 1)
    chances = bot.look_ahead(walk.game, 7, Budget(iterations=1))
    last = bot._imagined.best[0]
    assert last.turns == walk.game.turns + 2 * players
    assert last.seat == walk.game.seat
    assert chances == tuple(bot._imagined.chances)[:players]


def test_a_look_without_time_for_it_is_given_up() -> None:
    game = position(2, 4, 10)
    walk = Outcomes(View(game, game.seat).seen)
    assert walk.advance()
    assert search_bot(2, 1).look_ahead(walk.game, 7, Budget(seconds=1e-9)) is None


def test_the_budget_bounds_the_looks_ahead() -> None:
    game = position(3, 2, 9)
    contenders = search_bot(3, 10).contenders(View(game, game.seat))
    assert 0 < sum(len(contender.samples) for contender in contenders) <= 10


def test_with_no_time_left_the_network_decides_at_once() -> None:
    game = position(2, 2, 9)
    contenders = SearchBot(Weights.fresh(2, 1), 1, seconds=1e-9, contenders=4).contenders(
        View(game, game.seat)
    )
    assert [contender.samples for contender in contenders] == [[]] * 4
    assert contenders[0].at_once[game.seat] == max(c.at_once[game.seat] for c in contenders)


def test_what_comes_first_of_iterations_and_seconds_ends_a_budget() -> None:
    budget = Budget(seconds=1e6, iterations=4)
    budget.spend()
    assert budget.used() == 0.25
    assert Budget(seconds=1e-9, iterations=4).used() > 1
    assert Budget().used() == 0.0


def test_a_contender_far_behind_in_the_same_samples_is_told_from_a_close_one() -> None:
    outcome = Game()
    leader = Contender(outcome, (0.5, 0.5), False, [(0.6, 0.4), (0.7, 0.3), (0.8, 0.2)] * 3)
    far = Contender(outcome, (0.5, 0.5), False, [(0.3, 0.7), (0.4, 0.6), (0.49, 0.51)] * 3)
    close = Contender(outcome, (0.5, 0.5), False, [(0.7, 0.3), (0.6, 0.4), (0.75, 0.25)] * 3)
    assert far.is_far_behind(leader)
    assert not close.is_far_behind(leader)
    for contender in (leader, far):
        del contender.samples[3:]
    assert not far.is_far_behind(leader)


def test_few_samples_leave_more_uncertainty_than_they_show() -> None:
    samples: list[tuple[float, ...]] = [(0.6, 0.4), (0.6, 0.4), (0.6, 0.4)]
    few = Contender(Game(), (0.5, 0.5), False, samples)
    assert few.uncertainty == pytest.approx((0.283, 0.283), abs=0.001)
    many = Contender(Game(), (0.5, 0.5), False, [*samples * 5, (0.9, 0.1)])
    assert many.uncertainty == pytest.approx((0.019, 0.019), abs=0.001)


def test_a_network_for_other_tables_is_refused_by_the_search_too() -> None:
    game = position(3, 1, 3)
    with pytest.raises(IllegalError) as refusal:
        search_bot(2, 4).plan(View(game, game.seat))
    assert refusal.value.code == "network-players"


def test_a_turn_that_wins_is_played_without_looking_further() -> None:
    chance = Chance(1)
    game = Game.start(2, first_deck(2, chance))
    won = 0
    while game.phase != Phase.OVER:
        view = View(game, game.seat)
        walk = Outcomes(view.seen)
        wins = False
        while walk.advance() and not wins:
            wins = walk.game.phase == Phase.OVER
        seat = game.seat
        bot = make_bot("network", 1) if not wins else search_bot(2, 4)
        play_bot_turn(game, bot)
        if wins:
            assert game.phase == Phase.OVER
            assert game.points[seat] >= 12
            won += 1
        game.fill_harbour(chance)
    assert won == 1


def test_level_7_looks_once_after_each_of_its_best_two_turns() -> None:
    game = position(2, 5, 4)
    bot = make_bot("harbour-master", 1, seconds=60)
    assert isinstance(bot, ChampionBot)
    play_bot_turn(game.copy(), bot)
    assert isinstance(bot._bot, SearchBot)
    contenders = bot._bot.contenders(View(game, game.seat))
    assert [len(contender.samples) for contender in contenders] == [1, 1]


def test_the_first_cards_are_spread_evenly_over_the_colours() -> None:
    game = position(2, 3, 4)
    play_bot_turn(game, RandomBot(1))
    drawn: list[Colour] = []
    cards: tuple[float, ...] = (0.0, 0.0)
    for luck in range(100):
        cards = evenly_on(cards)
        filled = fill_in(View(game, game.seat).seen, game.seat, Chance(luck))
        left = [filled.deck[index] for index in range(filled.drawn, filled.deck_size)]
        lead_with(filled, 0, cards[0])
        led = [filled.deck[index] for index in range(filled.drawn, filled.deck_size)]
        assert sorted(led) == sorted(left)
        drawn.append(Colour(filled.deck[filled.drawn]))
    for colour in Colour:
        share = unseen_of_colour(View(game, game.seat).seen, colour) / sum(
            unseen_of_colour(View(game, game.seat).seen, other) for other in Colour
        )
        # By chance alone each would be off by four in the mean.
        assert abs(drawn.count(colour) - 100 * share) < 5
