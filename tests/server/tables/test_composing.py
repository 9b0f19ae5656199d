"""The choices that the server lists for a begun turn are those of the rules, with what they cost and earn."""

from collections.abc import Iterator

import pytest

from nyhavn.rules import (
    COAT_ROWS,
    COAT_SPACES,
    COLOUR_LETTERS,
    DECISIONS,
    BegunTurn,
    ChangeColours,
    EndTurn,
    Game,
    IllegalError,
    MalformedError,
    Phase,
    Place,
    Reactivate,
    UseDiscount,
    offers_of,
    turn_played,
)
from nyhavn.server.tables.composing import choices_of
from nyhavn.server.wire.choices import Choices
from nyhavn.server.wire.steps import read_step, step_word
from support.random_games import PLAYERS, steps


def begun_turns(players: int, seed: int) -> Iterator[tuple[Game, list[str], Game]]:
    """At every step of a random game: the game before the turn, the steps taken, and the game with them."""
    start, begun = Game(), list[str]()
    for game, decision in steps(players, seed):
        if game.phase == Phase.CHOOSE:
            start, begun = game.copy(), []
        yield start, list(begun), game
        begun.append(step_word(decision))


def listed_steps(choices: Choices) -> set[str]:
    steps = {choice.step for kind in (choices.pairs, choices.additional, choices.discards) for choice in kind}
    steps |= {
        choice.step for kind in (choices.changes, choices.placements, choices.payments) for choice in kind
    }
    if choices.discount.why_not is None:
        steps.add(choices.discount.step)
    if choices.coats is not None:
        steps |= {choice.step for choice in choices.coats.specials}
        usable = [*choices.coats.abilities, choices.coats.reactivate]
        steps |= {choice.step for choice in usable if choice.why_not is None}
    return steps


def test_every_step_has_a_word_of_its_own() -> None:
    words = [step_word(decision) for decision in DECISIONS]
    assert len(set(words)) == len(DECISIONS)
    for decision in DECISIONS:
        if not isinstance(decision, EndTurn):
            assert read_step(step_word(decision)) is decision


@pytest.mark.parametrize("players", PLAYERS)
def test_all_choices_of_the_rules_are_listed_and_no_others(players: int) -> None:
    for start, begun, game in begun_turns(players, players):
        choices = choices_of(start, start.seat, begun)
        legal = {step_word(choice) for choice in game.choices() if not isinstance(choice, EndTurn)}
        assert listed_steps(choices) == legal
        assert (choices.end is not None) == (EndTurn() in game.choices())
        if choices.end is not None:
            assert choices.end.word == turn_played(game).word


def test_the_end_says_what_the_turn_will_score() -> None:
    scoring = 0
    for start, begun, game in begun_turns(2, 5):
        end = choices_of(start, start.seat, begun).end
        if end is not None:
            after = game.copy()
            after.apply(EndTurn())
            assert end.points == after.points[start.seat] - start.points[start.seat]
            assert end.wins == (after.phase == Phase.OVER)
            scoring += end.points > 0
    assert scoring


def test_placements_carry_price_points_coats_and_payments() -> None:
    seen = 0
    for start, begun, game in begun_turns(3, 8):
        listed = {choice.step: choice for choice in choices_of(start, start.seat, begun).placements}
        for offer in offers_of(game):
            choice = listed[step_word(Place(offer.placement))]
            assert choice.price.cards == offer.price.cards
            assert [line.line for line in choice.lines] == [line.name for line in offer.lines]
            assert choice.coats == offer.coats
            assert choice.payments
            seen += 1
    assert seen > 100


def test_coats_tell_where_they_were_earned_and_what_will_score() -> None:
    seen = 0
    for seed in range(8, 16):
        for start, begun, game in begun_turns(2, seed):
            if game.phase != Phase.COATS:
                continue
            coats = choices_of(start, start.seat, begun).coats
            assert coats is not None
            assert len(coats.earned) == game.coats_open + game.coats_taken
            covered = {coat for coat in coats.earned if not coat.isdigit()}
            assert covered <= set(COAT_SPACES)
            rows = {coat for coat in coats.earned if coat.isdigit()}
            assert rows == {line.line for line in coats.lines} & {str(row) for row in COAT_ROWS}
            seen += len(coats.earned) > 1
    assert seen


def test_ways_to_pay_are_those_that_can_be_chosen_after_laying_the_tile() -> None:
    seen = 0
    for seed in range(11, 21):
        for start, begun, game in begun_turns(2, seed):
            for change in [choice for choice in game.choices() if isinstance(choice, ChangeColours)]:
                declared = [*begun, step_word(change)]
                for placement in choices_of(start, start.seat, declared).placements[:3]:
                    paying = choices_of(start, start.seat, [*declared, placement.step])
                    assert {choice.cards for choice in paying.payments} == set(placement.payments)
                    seen += len(placement.payments) > 1
    assert seen


def test_what_is_paid_is_what_left_the_hand() -> None:
    seen, open_payments = 0, 0
    for seed in range(11, 21):
        for start, begun, game in begun_turns(2, seed):
            paid = choices_of(start, start.seat, begun).paid
            laid = any("@" in step for step in begun)
            assert (paid is not None) == (laid and game.phase != Phase.PAYING)
            open_payments += laid and paid is None
            if paid is None or any(step.startswith("T") for step in begun):
                continue
            hands = zip(start.hands[start.seat], game.hands[start.seat], strict=True)
            assert [paid.count(letter) for letter in COLOUR_LETTERS] == [old - new for old, new in hands]
            seen += 1
    assert seen
    assert open_payments


def test_a_step_that_is_not_allowed_says_why() -> None:
    game, _ = next(steps(2, 1))
    with pytest.raises(IllegalError) as refused:
        choices_of(game, game.seat, [step_word(UseDiscount())])
    assert refused.value.code == "ability-not-owned"
    with pytest.raises(IllegalError):
        choices_of(game, game.seat, [step_word(Reactivate())])
    with pytest.raises(MalformedError) as malformed:
        choices_of(game, game.seat, ["."])
    assert malformed.value.code == "step-unknown"


def test_tiles_can_be_tried_while_others_are_to_move() -> None:
    tried = 0
    for start, _, _ in begun_turns(3, 2):
        seat = (start.seat + 1) % 3
        choices = choices_of(start, seat, [])
        assert (choices.trial, choices.seat, choices.view.viewer) == (True, seat, seat)
        for placement in choices.placements[:2]:
            assert choices_of(start, seat, [placement.step]).begun == (placement.step,)
            tried += 1
    assert tried


def test_asking_changes_nothing() -> None:
    for start, begun, _ in begun_turns(2, 3):
        before = start.copy()
        choices_of(start, start.seat, begun)
        assert start == before
        assert BegunTurn(start).game == before


def test_a_tile_that_only_an_ability_makes_possible_names_the_step_that_declares_it() -> None:
    abilities = set[str]()
    for seed in range(11, 21):
        for start, begun, _ in begun_turns(2, seed):
            choices = choices_of(start, start.seat, begun)
            possible = {placement.tile for placement in choices.placements}
            for unlocked in choices.with_ability:
                assert unlocked.tile not in possible
                declared = choices_of(start, start.seat, [*begun, unlocked.step])
                assert unlocked.tile in {placement.tile for placement in declared.placements}
                abilities.add(unlocked.ability)
    assert abilities == {"d", "h"}
