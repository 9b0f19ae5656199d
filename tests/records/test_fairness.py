"""Decks follow from the seed by an algorithm that anyone can repeat, and a record can prove it."""

import hashlib
from collections import Counter
from collections.abc import Iterator

import pytest
from hypothesis import given
from hypothesis import strategies as st

from nyhavn.records import (
    ProvenSource,
    Record,
    Recorder,
    RecordError,
    commitment,
    proven_first_deck,
    proven_second_deck,
    read_record,
    verify_record,
    write_record,
)
from nyhavn.rules import Colour, MalformedError, Take, Turn
from nyhavn.rules.deck import check_first_deck, check_second_deck
from support.recorded_games import NAMES

SEED = bytes(range(32, 64))
COMMITMENT = "8533ffefc2d0e0548b8f98100ff1c5f20c375ee0527826ffce49e02c15a9b70f"
FIRST_NUMBERS = [17, 44, 28, 23, 62, 63, 0, 46]
DECKS = {
    2: "pyybgrgpyybrpryygpgppgbyyrrpgrgbbbbpygrypgrbpyrprybgbrbbrgrgprbgyygppb*",
    3: "rrrpgybrpppybygbrrbgbpggbgpbbpyyrybppbyyggypygryprgrprbybgrg",
    4: "pyybgrgpyybrpryygpgppgbyyrrpgrgbbbbpygrypgrbpyrprybgbrbbrgrgpgbrppygby",
}
DISCARD = "ygrbp" * 6
SECOND_DECK = "rrgbggppybrpyyybrpbypp*gggybrrb"


def plain_words(seed: bytes, label: bytes) -> Iterator[int]:
    """The random words once more, written only after the description in the docs."""
    counter = 0
    while True:
        block = hashlib.sha256(b"nyhavn 1 shuffle\n" + seed + counter.to_bytes(8, "big") + label)
        for digits in range(0, 64, 16):
            yield int(block.hexdigest()[digits : digits + 16], 16)
        counter += 1


def plain_shuffle(cards: str, words: Iterator[int]) -> str:
    pile = list(cards)
    for left in range(len(pile), 1, -1):
        word = next(words)
        while word >= 2**64 // left * left:
            word = next(words)
        chosen = word % left
        pile[left - 1], pile[chosen] = pile[chosen], pile[left - 1]
    return "".join(pile)


def plain_deck(cards: str, words: Iterator[int], with_end_card: bool) -> str:
    deck = plain_shuffle(cards, words)
    return deck[:-9] + plain_shuffle("*" + deck[-9:], words) if with_end_card else deck


def plain_first_deck(seed: bytes, players: int) -> str:
    copies = {2: 14, 3: 12, 4: 14}[players]
    cards = "".join(colour * copies for colour in "rygbp")
    return plain_deck(cards, plain_words(seed, b"deck"), with_end_card=players == 2)


def plain_second_deck(seed: bytes, discard: str) -> str:
    cards = "".join(colour * discard.count(colour) for colour in "rygbp")
    return plain_deck(cards, plain_words(seed, b"reshuffle"), with_end_card=True)


def test_the_commitment_is_the_published_one() -> None:
    assert commitment(SEED) == COMMITMENT
    assert hashlib.sha256(b"nyhavn 1 commitment\n" + SEED).hexdigest() == COMMITMENT


def test_the_first_numbers_are_the_published_ones() -> None:
    source = ProvenSource(SEED, "deck")
    assert [source.below(bound) for bound in range(70, 62, -1)] == FIRST_NUMBERS


@pytest.mark.parametrize("players", [2, 3, 4])
def test_the_first_deck_is_the_published_one(players: int) -> None:
    assert proven_first_deck(SEED, players) == DECKS[players] == plain_first_deck(SEED, players)


def test_the_second_deck_is_the_published_one() -> None:
    assert proven_second_deck(SEED, DISCARD) == SECOND_DECK == plain_second_deck(SEED, DISCARD)


@given(st.binary(min_size=32, max_size=32), st.integers(2, 4), st.text("rygbp", min_size=20))
def test_every_seed_gives_the_decks_that_a_plain_dealer_gets(seed: bytes, players: int, discard: str) -> None:
    deck, deck2 = proven_first_deck(seed, players), proven_second_deck(seed, discard)
    check_first_deck(players, deck)
    check_second_deck(discard, deck2)
    assert deck == plain_first_deck(seed, players)
    assert deck2 == plain_second_deck(seed, discard)


def test_words_that_would_favour_low_numbers_are_passed_over() -> None:
    # With this bound a quarter of all words has to be passed over.
    bound = 3 * 2**62
    source, words = ProvenSource(SEED, "bias"), plain_words(SEED, b"bias")
    fair = [word for word, _ in zip(words, range(400), strict=False) if word < bound]
    assert 250 < len(fair) < 350
    assert [source.below(bound) for _ in fair] == fair


def test_every_number_comes_about_as_often() -> None:
    source = ProvenSource(SEED, "dice")
    counts = Counter(source.below(6) for _ in range(6000))
    assert set(counts) == set(range(6))
    assert all(850 < count < 1150 for count in counts.values())


@pytest.mark.parametrize("seed", [b"", bytes(31), bytes(33)], ids=len)
def test_a_seed_has_32_bytes(seed: bytes) -> None:
    for use in (commitment, lambda seed: ProvenSource(seed, "deck")):
        with pytest.raises(MalformedError, match="seed-length"):
            use(seed)


# Records that prove their shuffle.


def recorded(seed: bytes, players: int) -> Record:
    """A finished game that takes the cards of piers 1 and 2 every turn."""
    record = Record.start(NAMES[:players], proven_first_deck(seed, players))
    recorder = Recorder(record.with_header("Commitment", commitment(seed)))
    while recorder.record.result is None:
        game = recorder.game
        hand = [colour for colour in range(5) for _ in range(game.hands[game.seat][colour])]
        hand = sorted([*hand, game.piers[0], game.piers[1]])
        discards = hand[: max(0, len(hand) - 7)]
        recorder.play(Turn(take=Take((1, 2), discards=tuple(map(Colour, discards)))))
        if recorder.needs_reshuffle:
            recorder.reshuffle(proven_second_deck(seed, recorder.game.discard_pile()))
    return recorder.record.with_header("Seed", seed.hex())


@pytest.mark.parametrize("players", [2, 3, 4])
def test_a_game_dealt_from_its_seed_is_proven_after_writing_and_reading(players: int) -> None:
    record = read_record(write_record(recorded(SEED, players)))
    assert (record.deck2 is not None) == (players > 2)
    verify_record(record)


def test_an_unfinished_game_can_be_proven_too() -> None:
    record = Record.start(NAMES[:2], DECKS[2]).with_header("Commitment", COMMITMENT)
    verify_record(record.with_header("Seed", SEED.hex()))


def without(record: Record, key: str) -> Record:
    return Record(tuple(header for header in record.headers if header.key != key), record.turns)


def swapped(deck: str) -> str:
    """The deck with its first two different cards exchanged."""
    place = next(place for place in range(len(deck)) if deck[place] != deck[0])
    return deck[place] + deck[1:place] + deck[0] + deck[place + 1 :]


PROVEN = recorded(SEED, 3)


@pytest.mark.parametrize(
    ("record", "code", "word"),
    [
        (without(PROVEN, "Seed"), "seed-missing", "Seed"),
        (without(PROVEN, "Commitment"), "commitment-missing", "Commitment"),
        (PROVEN.with_header("Seed", SEED.hex()[2:]), "seed-malformed", "Seed"),
        (PROVEN.with_header("Seed", SEED.hex().upper()), "seed-malformed", "Seed"),
        (PROVEN.with_header("Seed", *SEED.hex(" ").split()), "seed-malformed", "Seed"),
        (PROVEN.with_header("Seed", bytes(32).hex()), "commitment-differs", "Commitment"),
        (PROVEN.with_header("Commitment", "?"), "commitment-differs", "Commitment"),
        (PROVEN.with_header("Deck", swapped(PROVEN.deck)), "deck-differs", "Deck"),
        (PROVEN.with_header("Deck2", swapped(PROVEN.deck2 or "")), "deck2-differs", "Deck2"),
    ],
)
def test_what_does_not_follow_from_the_seed_is_refused(record: Record, code: str, word: str) -> None:
    with pytest.raises(RecordError) as caught:
        verify_record(record)
    refusal = caught.value
    assert (refusal.code, refusal.word, refusal.turn) == (code, word, 0)


@pytest.mark.parametrize(("deck", "place"), [(DECKS[3][:-1], 60), (DECKS[3] + "r", 61), ("", 1)])
def test_a_refused_deck_is_refused_at_its_first_wrong_card(deck: str, place: int) -> None:
    with pytest.raises(RecordError) as caught:
        verify_record(PROVEN.with_header("Deck", deck))
    assert caught.value.values == {"place": place}
