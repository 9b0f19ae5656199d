"""The page about records tells the truth."""

import doctest
import re
from pathlib import Path

from test_fairness import COMMITMENT, DECKS, FIRST_NUMBERS, SECOND_DECK, SEED, plain_words

PAGE = (Path(__file__).parents[2] / "docs" / "records.md").read_text(encoding="utf-8")


def test_the_examples_of_the_page_give_what_it_says() -> None:
    examples = "\n".join(re.findall(r"^```pycon\n(.*?)^```$", PAGE, re.DOTALL | re.MULTILINE))
    test = doctest.DocTestParser().get_doctest(examples, {}, "records.md", None, None)
    outcome = doctest.DocTestRunner().run(test)
    assert outcome.attempted > 20
    assert outcome.failed == 0


def test_the_test_vector_of_the_page_is_the_one_that_is_tested() -> None:
    words = [f"`{word:016x}`" for word, _ in zip(plain_words(SEED, b"deck"), range(5), strict=False)]
    numbers = ", ".join(str(number) for number in FIRST_NUMBERS[:5])
    for value in (SEED.hex(), COMMITMENT, *DECKS.values(), SECOND_DECK, " ".join(words), numbers):
        assert value in PAGE
