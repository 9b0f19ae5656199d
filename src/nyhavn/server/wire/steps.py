"""Reading the steps that a client sends; ``step_word`` of the rules writes them."""

from nyhavn.rules import DECISIONS, Decision, EndTurn, MalformedError, step_word
from nyhavn.server.refusals import ServerRefusal

__all__ = ["read_step", "step_word"]

_STEPS = {step_word(decision): decision for decision in DECISIONS}


def read_step(word: str) -> Decision:
    """The step that a word stands for, whether or not it is legal anywhere."""
    if word not in _STEPS or isinstance(_STEPS[word], EndTurn):
        raise MalformedError(ServerRefusal.STEP_UNKNOWN, {"step": word})
    return _STEPS[word]
