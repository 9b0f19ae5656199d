"""The engine and the plain referee agree on every position and on every legal turn."""

import copy
import re
from collections import Counter
from collections.abc import Iterator
from itertools import islice, product, takewhile

import pytest

from nyhavn.rules import TILES, EndTurn, Game, Phase, TakePair, complete_turns, turn_played
from nyhavn.rules.constants import CARD_LETTERS
from support.golden_games import GoldenGame, golden_games
from support.looking import abilities_of, colour_at, covered, deck, hand, is_legal, piers, windows
from support.random_games import PLAYERS, steps
from support.referee import Referee, Refused

# Positions with more turns than this are compared by samples.
MANY_TURNS = 3000
MANY_BUILDS = 8_000
SAMPLE = 40
SEEDS = range(8)
# What has to come up among the turns that are compared, and how each is seen in a word.
KINDS = {
    "any cards": r"T(1[3-7]|2[4-7]|3[5-7]|4[67]|57)",
    "additional card": r"T..\+",
    "discards": r"T..(\+.)?-",
    "both actions": r"&",
    "discount": r"%",
    "change of colours": r">",
    "both helps with one build": r"%\(",
    "free tile": r"=0",
    "special tile": r"\*[a-e]",
    "ability": r"\*\+",
    "reactivation": r"\*~",
    "two coats": r"\*.*\*",
    "three coats": r"\*.*\*.*\*",
}


def as_the_referee_has_it(game: Game) -> dict[str, object]:
    """The state of a game under the names that the referee gives it."""
    seats = range(game.players)
    result = game.result()
    return {
        "players": game.players,
        "seat": game.seat,
        "deck": list(deck(game)),
        "piers": [None if card == "." else card for card in piers(game)],
        "hands": [Counter(hand(game, seat)) for seat in seats],
        "discard": Counter(game.discard_pile()),
        "supply": {tile.name: left for tile, left in zip(TILES, game.supply, strict=True)},
        "specials": game.specials,
        "houses": [house(game, seat) for seat in seats],
        "owned": [set(abilities_of(game.owned[seat])) for seat in seats],
        "active": [set(abilities_of(game.active[seat])) for seat in seats],
        "points": game.points[: game.players],
        "reshuffled": bool(game.reshuffled),
        "over": result is not None,
        "ended_by": result.end if result else None,
        "winners": list(result.winners) if result else [],
    }


def house(game: Game, seat: int) -> dict[str, tuple[str, bool]]:
    panes = windows(game, seat)
    return {space: (colour_at(game, seat, space), space in panes) for space in covered(game, seat)}


def agree(game: Game, referee: Referee) -> bool:
    return as_the_referee_has_it(game) == vars(referee)


def random_positions(players: int, seed: int) -> Iterator[tuple[Game, Referee]]:
    """Every position of a random game between two turns, and the last one, as both have it."""
    referee: Referee | None = None
    word = ""
    for game, decision in steps(players, seed):
        if referee is None:
            referee = Referee(players, whole_deck(game))
        if game.phase == Phase.CHOOSE:
            if word:
                follow(referee, word, game)
            yield game, referee
        if isinstance(decision, EndTurn):
            word = turn_played(game).word
    assert referee is not None
    follow(referee, word, game)
    yield game, referee


def follow(referee: Referee, word: str, game: Game) -> None:
    """Let the referee play the turn that has led to this game."""
    reshuffled = bool(game.reshuffled) and not referee.reshuffled
    referee.play(word, whole_deck(game) if reshuffled else None)


def whole_deck(game: Game) -> str:
    """The present deck as it was when it was shuffled."""
    return "".join(CARD_LETTERS[card] for card in game.deck[: game.deck_size])


def golden_positions(golden: GoldenGame) -> Iterator[tuple[Game, Referee]]:
    """Every position of a golden game, as both have it."""
    referee = Referee(golden.players, golden.deck)
    game = golden.start()
    for word in golden.words:
        yield game, referee
        golden.play(game, word)
        follow(referee, word, game)
    yield game, referee


def is_playable(referee: Referee, word: str) -> bool:
    try:
        copy.deepcopy(referee).play(word)
    except Refused as refused:
        # The turn is legal; only its reshuffle is missing here.
        return refused.rule == "reshuffle-missing"
    return True


def builds(game: Game) -> Iterator[str]:
    """Every turn that only builds."""
    for choice in game.choices():
        if not isinstance(choice, TakePair):
            begun = game.copy()
            begun.apply(choice)
            yield from (turn.word for turn in complete_turns(begun))


def compare_turns(game: Game, referee: Referee) -> list[str]:
    """Both allow the same turns; the turns that were compared."""
    words = [turn.word for turn in islice(complete_turns(game), MANY_TURNS + 1)]
    assert len(words) == len(set(words))
    if len(words) <= MANY_TURNS:
        assert set(words) == set(referee.legal_turn_words())
        return words
    return compare_builds(game, referee) + compare_samples(game, referee, words)


def compare_builds(game: Game, referee: Referee) -> list[str]:
    """Where there are many turns, the ones without taking cards are fewer, and the referee's first."""
    words = list(islice(builds(game), MANY_BUILDS + 1))
    if len(words) > MANY_BUILDS:
        return []
    theirs = set(takewhile(lambda word: word.startswith("B"), referee.legal_turn_words()))
    assert set(words) == theirs
    return words


def compare_samples(game: Game, referee: Referee, words: list[str]) -> list[str]:
    """A few turns of each side are put to the other."""
    sample = words[:: len(words) // SAMPLE]
    assert all(is_playable(referee, word) for word in sample)
    others = islice(referee.legal_turn_words(), 0, MANY_TURNS, MANY_TURNS // SAMPLE)
    assert all(is_legal(game, word) for word in others)
    return sample


def test_both_agree_on_every_position_and_turn_of_random_games() -> None:
    found: set[str] = set()
    positions = 0
    for players, seed in product(PLAYERS, SEEDS):
        for game, referee in random_positions(players, seed):
            assert agree(game, referee)
            words = "\n".join(compare_turns(game, referee))
            found |= {kind for kind, mark in KINDS.items() if re.search(mark, words)}
            positions += 1
    assert found == set(KINDS)
    assert positions > 1200


def test_both_agree_on_every_position_of_the_golden_games() -> None:
    positions = 0
    for golden in golden_games():
        for game, referee in golden_positions(golden):
            assert agree(game, referee)
            positions += 1
    assert positions > 2000


def test_both_agree_on_the_turns_of_golden_positions_where_coats_lapse() -> None:
    lapses = 0
    for golden in golden_games():
        if not any(word.endswith("*-") for word in golden.words):
            continue
        for number, (game, referee) in enumerate(golden_positions(golden)):
            next_word = [*golden.words, ""][number]
            if next_word.endswith("*-") or number % 16 == 0:
                lapses += any("*-" in word for word in compare_turns(game, referee))
    assert lapses >= 6


@pytest.mark.parametrize("players", PLAYERS)
def test_a_turn_of_another_position_is_allowed_by_both_or_by_none(players: int) -> None:
    verdicts: Counter[bool] = Counter()
    strange: list[str] = []
    for number, (game, referee) in enumerate(random_positions(players, seed=99)):
        if number % 3:
            continue
        for word in strange:
            assert is_legal(game, word) == is_playable(referee, word)
            verdicts[is_legal(game, word)] += 1
        strange = [turn.word for turn in islice(complete_turns(game), 0, 600, 5)]
    assert min(verdicts[True], verdicts[False]) > 20
