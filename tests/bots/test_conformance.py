"""The test for all bots lets good ones pass and finds what is wrong with the others."""

import sys
from collections.abc import Callable, Sequence
from functools import partial
from itertools import count
from pathlib import Path

import pytest

from nyhavn.bots.conformance import check_bot
from nyhavn.bots.protocol import Bot
from nyhavn.bots.simple.random_bot import RandomBot
from nyhavn.rules import Decision, EndTurn, Game, IllegalError, View
from support.quick_bots import METHODS, quick_bot

EXAMPLE = Path(__file__).parents[2] / "examples" / "my_bot.py"


def refused(make: Callable[[int], Bot]) -> IllegalError:
    with pytest.raises(IllegalError) as refusal:
        check_bot(make)
    return refusal.value


@pytest.mark.parametrize("name", [*METHODS, f"{EXAMPLE}:MyBot"], ids=[*METHODS, "example"])
def test_good_bots_pass(name: str) -> None:
    check_bot(partial(quick_bot, name))


class StubbornBot(RandomBot):
    """Wants to end every turn at once."""

    def choose(self, view: View, choices: Sequence[Decision]) -> Decision:  # noqa: ARG002
        return EndTurn()


class MoodyBot(RandomBot):
    """Goes by something that does not come from the seed: how often any of its kind was asked."""

    asked = count()

    def choose(self, view: View, choices: Sequence[Decision]) -> Decision:  # noqa: ARG002
        return choices[next(self.asked) % len(choices)]


class PeekingBot(RandomBot):
    """Looks over the shoulder of the dealer, and plays by the next card of the deck."""

    def choose(self, view: View, choices: Sequence[Decision]) -> Decision:  # noqa: ARG002
        game = sys._getframe(1).f_locals["game"]
        assert isinstance(game, Game)
        return choices[game.deck[game.drawn] % len(choices)]


class GreedyForChoicesBot(RandomBot):
    """Takes its choice out of the list."""

    def choose(self, view: View, choices: Sequence[Decision]) -> Decision:  # noqa: ARG002
        assert isinstance(choices, list)
        choice: Decision = choices.pop()
        return choice


class ForgetfulBot(RandomBot):
    """Cannot go on with a turn that it has not begun itself."""

    def __init__(self, seed: int) -> None:
        super().__init__(seed)
        self.begun = False

    def choose(self, view: View, choices: Sequence[Decision]) -> Decision:
        if view.phase == view.phase.CHOOSE:
            self.begun = True
        if not self.begun:
            raise LookupError("I did not begin this")
        return super().choose(view, choices)


@pytest.mark.parametrize(
    ("bot", "code"),
    [
        (StubbornBot, "bot-choice"),
        (MoodyBot, "bot-not-repeatable"),
        (PeekingBot, "bot-peeks"),
        (GreedyForChoicesBot, "bot-meddles"),
        (ForgetfulBot, "bot-failed"),
    ],
)
def test_a_bot_with_a_fault_is_refused_with_its_code_and_name(bot: Callable[[int], Bot], code: str) -> None:
    refusal = refused(bot)
    assert refusal.code == code
    assert refusal.values["bot"] == type(bot(0)).__name__


def test_a_bot_that_fails_is_told_with_the_place_and_the_reason() -> None:
    values = refused(ForgetfulBot).values
    assert values["file"] == Path(__file__).name
    assert values["why"] == "LookupError: I did not begin this"
    line = Path(__file__).read_text(encoding="utf-8").splitlines()[int(values["line"]) - 1]
    assert "raise LookupError" in line
