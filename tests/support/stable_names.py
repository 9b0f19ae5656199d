"""Run the examples of docs/python.md and print which of its stable names the rules offer, and how.

Read from standard input is the page.
"""

import doctest
import json
import re
import sys

from nyhavn import rules

GAME = rules.Game.start(2, rules.first_deck(2, rules.Chance(1)))
OBJECTS = {
    "Game": GAME,
    "View": rules.View(GAME, 0),
    "BegunTurn": rules.BegunTurn(GAME),
    "Outcomes": rules.Outcomes(GAME),
    "Batch": rules.Batch(2, 3, 1),
    "Chance": rules.Chance(1),
}


def kind(owner: str, name: str) -> str:
    """What is found under a name: a method, or the type of a value; named numbers count as numbers."""
    found = getattr(OBJECTS[owner], name)
    if isinstance(found, int):
        return "int"
    return "method" if callable(found) else type(found).__name__


page = sys.stdin.read()
examples = "\n".join(re.findall(r"^```pycon\n(.*?)^```$", page, re.DOTALL | re.MULTILINE))
outcome = doctest.DocTestRunner(verbose=False).run(
    doctest.DocTestParser().get_doctest(examples, {}, "python.md", None, None), out=sys.stderr.write
)
stable = {
    owner: {name: kind(owner, name) for name in re.findall(r"`(\w+)`", names)}
    for owner, names in re.findall(r"^\| `(\w+)` \| (.*) \|$", page, re.MULTILINE)
}
json.dump(
    {
        "compiled": rules.IS_COMPILED,
        "attempted": outcome.attempted,
        "failed": outcome.failed,
        "exports": sorted(rules.__all__),
        "stable": stable,
    },
    sys.stdout,
)
