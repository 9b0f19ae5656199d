"""A set of pairs of numbers remembers each pair once, however many there are, until it is emptied."""

from nyhavn.rules import Chance
from nyhavn.rules.fingerprints import Fingerprints

Pair = tuple[int, int]
LARGEST = 2**64 - 1


def random_pairs(seed: int, count: int) -> list[Pair]:
    """Pairs of which many come several times, and many share one of their numbers."""
    chance = Chance(seed)
    return [(chance.below(60) << 50 | chance.below(9), chance.below(40) << 40) for _ in range(count)]


def test_each_pair_is_new_once() -> None:
    found, expected = Fingerprints(), set[Pair]()
    for pair in random_pairs(1, 40_000):
        assert found.add(*pair) == (pair not in expected)
        expected.add(pair)
        assert found.count == len(expected)
    assert len(expected) > 10_000


def test_the_two_numbers_of_a_pair_are_told_apart() -> None:
    found = Fingerprints()
    pairs = [(1, 2), (2, 1), (0, 0), (0, LARGEST), (LARGEST, 0), (LARGEST, LARGEST), (1 << 63, 1)]
    assert all(found.add(*pair) for pair in pairs)
    assert not any(found.add(*pair) for pair in pairs)


def test_an_emptied_set_remembers_nothing() -> None:
    found = Fingerprints()
    for seed in range(5):
        pairs = set(random_pairs(seed, 3_000))
        assert all(found.add(*pair) for pair in pairs)
        assert found.count == len(pairs)
        found.clear()
        assert found.count == 0
