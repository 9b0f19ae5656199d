"""Candidates are the best turns with a build and the best without, worked out here from all outcomes."""

from nyhavn.bots.appraisal import Appraisal
from nyhavn.bots.candidates import Candidates
from nyhavn.bots.greedy_bot import WEIGHTS, GreedyBot
from nyhavn.bots.playing import play_bot_turn, settle_chance
from nyhavn.rules.chance import Chance
from nyhavn.rules.deck import first_deck
from nyhavn.rules.game import Game
from nyhavn.rules.outcomes import distinct_outcomes
from nyhavn.rules.phases import Phase
from nyhavn.rules.tables import NOTHING

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
        settle_chance(game, chance)
    return seen[:40]


def test_the_best_of_both_kinds_are_found() -> None:
    appraisal = Appraisal(WEIGHTS)
    kinds = set()
    for game in positions():
        found = Candidates(appraisal, MOST).find(game, NEVER)
        for build in (False, True):
            kept = [one.worth for one in found if (one.game.placement != NOTHING) == build]
            outcomes = [
                after for _, after in distinct_outcomes(game) if (after.placement != NOTHING) == build
            ]
            best = sorted((appraisal.worth(after, game.seat) for after in outcomes), reverse=True)
            assert kept == best[:MOST]
            kinds.add((build, len(kept)))
    assert {(True, MOST), (False, MOST), (True, 0)} <= kinds


def test_the_decisions_of_a_candidate_lead_to_its_outcome() -> None:
    for game in positions():
        for candidate in Candidates(Appraisal(WEIGHTS), MOST).find(game, NEVER):
            played = game.copy()
            for decision in candidate.decisions:
                played.apply(decision)
            assert played == candidate.game


def test_candidates_of_one_turn_have_labels_of_their_own() -> None:
    for game in positions():
        found = Candidates(Appraisal(WEIGHTS), 50).find(game, NEVER)
        assert len({candidate.label for candidate in found}) == len(found)


def test_the_same_turn_has_the_same_label_whatever_the_rivals_hold_and_the_deck_hides() -> None:
    game = positions()[20]
    facts = game.facts()
    other = Game.from_facts(facts | {"deck": tuple(reversed(facts["deck"])), "turns": 7})
    labels = [[one.label for one in Candidates(Appraisal(WEIGHTS), 9).find(g, NEVER)] for g in (game, other)]
    assert labels[0] == labels[1]


def test_when_the_time_is_up_there_is_still_a_candidate() -> None:
    game = positions()[20]
    assert len(Candidates(Appraisal(WEIGHTS), MOST).find(game, 0.0)) == 1
