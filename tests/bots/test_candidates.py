"""Candidates are the turns that look best at once, worked out here from all outcomes."""

from nyhavn.bots.heuristic.evaluation import HeuristicEvaluation
from nyhavn.bots.heuristic.weights import WEIGHTS
from nyhavn.bots.monte_carlo.candidates import Candidates
from nyhavn.bots.playing import play_bot_turn
from nyhavn.bots.simple.greedy_bot import GreedyBot
from nyhavn.rules import NOTHING, Chance, Game, Phase, distinct_outcomes, first_deck

NEVER = float("inf")
MOST = 5


def positions() -> list[Game]:
    """The beginning of every turn of a game that nobody wins early."""
    chance = Chance(4)
    game = Game.start(3, first_deck(3, chance))
    seen = []
    while game.phase != Phase.OVER:
        seen.append(game.copy())
        play_bot_turn(game, GreedyBot(0))
        game.fill_harbour(chance)
    return seen[:40]


def worths_of(game: Game) -> list[float]:
    """What all outcomes are worth, in the order in which they are found."""
    evaluation = HeuristicEvaluation(WEIGHTS)
    evaluation.begin(game)
    return [evaluation.worth(after) for _, after in distinct_outcomes(game)]


def test_the_best_turns_are_found_with_a_build_or_without() -> None:
    kinds = set()
    for game in positions():
        found = Candidates(HeuristicEvaluation(WEIGHTS), MOST).find(game, NEVER)
        assert [one.worth for one in found] == sorted(worths_of(game), reverse=True)[:MOST]
        kinds |= {one.game.placement == NOTHING for one in found}
    assert kinds == {True, False}


def test_no_more_outcomes_are_looked_at_than_wanted() -> None:
    for game in positions():
        found = Candidates(HeuristicEvaluation(WEIGHTS), MOST, outcomes=20).find(game, NEVER)
        assert [one.worth for one in found] == sorted(worths_of(game)[:20], reverse=True)[:MOST]


def test_the_decisions_of_a_candidate_lead_to_its_outcome() -> None:
    for game in positions():
        for candidate in Candidates(HeuristicEvaluation(WEIGHTS), MOST).find(game, NEVER):
            played = game.copy()
            for decision in candidate.decisions:
                played.apply(decision)
            assert played == candidate.game


def test_candidates_of_one_turn_have_labels_of_their_own() -> None:
    for game in positions():
        found = Candidates(HeuristicEvaluation(WEIGHTS), 50).find(game, NEVER)
        assert len({candidate.label for candidate in found}) == len(found)


def test_the_same_turn_has_the_same_label_whatever_the_rivals_hold_and_the_deck_hides() -> None:
    game = positions()[20]
    facts = game.facts()
    other = Game.from_facts(facts | {"deck": tuple(reversed(facts["deck"])), "turns": 7})
    labels = [
        [one.label for one in Candidates(HeuristicEvaluation(WEIGHTS), 9).find(g, NEVER)]
        for g in (game, other)
    ]
    assert labels[0] == labels[1]


def test_when_the_time_is_up_there_is_still_a_candidate() -> None:
    game = positions()[20]
    assert len(Candidates(HeuristicEvaluation(WEIGHTS), MOST).find(game, 0.0)) == 1
