"""A record can be played over, stopped at any moment, and gone on with."""

from dataclasses import replace
from pathlib import Path

import pytest

from nyhavn.records import Moment, Record, Recorder, RecordError, Replay, read_record
from nyhavn.rules import Game, NyhavnError, Phase, Turn, read_turn
from support.recorded_games import LEGAL, golden_text, random_game, random_record

RECORD = read_record(golden_text("3p-01"))
EMPTY_PIER = -1
SEEN = ("phase", "seat", "turns", "drawn", "piers", "hands", "points", "filled", "owned", "active")


def seen_of(game: Game) -> dict[str, object]:
    """What tells one position of a game from another."""
    return {name: getattr(game, name) for name in SEEN}


def test_a_replay_has_every_turn_in_order() -> None:
    replay = Replay(RECORD)
    assert len(replay) == len(RECORD.turns)
    assert [step.turn for step in replay] == list(RECORD.turns)
    assert [step.number for step in replay] == list(range(1, len(replay) + 1))
    assert [step.seat for step in replay] == [number % 3 for number in range(len(replay))]


def test_each_turn_has_three_moments() -> None:
    step = Replay(RECORD).steps[0]
    assert step.turn.word == "T34"
    assert step.before.phase == Phase.CHOOSE
    assert step.played.phase == Phase.REFILL
    assert [pier + 1 for pier in range(7) if step.played.piers[pier] == EMPTY_PIER] == [3, 4]
    assert step.filled.phase == Phase.CHOOSE
    assert EMPTY_PIER not in list(step.filled.piers)


def test_positions_follow_one_another() -> None:
    positions = list(Replay(RECORD).positions())
    assert len(positions) == 3 * len(RECORD.turns)
    moments = [moment for _, moment, _ in positions]
    assert moments[:4] == [Moment.BEFORE, Moment.PLAYED, Moment.FILLED, Moment.BEFORE]
    for (_, _, filled), (_, _, before) in zip(positions[2::3], positions[3::3], strict=False):
        assert seen_of(filled) == seen_of(before)


def test_a_replay_jumps_to_any_turn() -> None:
    replay = Replay(RECORD)
    game = replay.game_at(17)
    assert (game.turns, game.seat) == (16, 1)
    assert replay.game_at(17, Moment.PLAYED).turns == 17
    assert seen_of(replay.game_at(17, Moment.FILLED)) == seen_of(replay.game_at(18))


@pytest.mark.parametrize("number", [0, -1, 72])
def test_a_turn_that_was_not_played_cannot_be_jumped_to(number: int) -> None:
    with pytest.raises(NyhavnError, match="no-such-turn") as caught:
        Replay(RECORD).game_at(number)
    assert caught.value.values == {"turn": number, "turns": 71}


def test_a_game_from_a_replay_can_be_played_on_without_changing_the_replay() -> None:
    replay = Replay(RECORD)
    before = seen_of(replay.steps[0].before)
    replay.game_at(1).play("T56")
    replay.start.play("T56")
    assert seen_of(replay.steps[0].before) == seen_of(replay.start) == before


@pytest.mark.parametrize("path", LEGAL, ids=lambda path: path.stem)
def test_a_golden_game_ends_with_its_result(path: Path) -> None:
    record = read_record(path.read_bytes())
    replay = Replay(record)
    assert replay.end.phase == Phase.OVER
    assert replay.result == record.result
    assert [step.reshuffled for step in replay].count(True) == (record.deck2 is not None)


def test_a_record_without_turns_starts_and_ends_at_the_deal() -> None:
    replay = Replay(Record.start(RECORD.players, RECORD.deck))
    assert (len(replay), replay.result) == (0, None)
    assert seen_of(replay.start) == seen_of(replay.end)


def test_a_record_made_by_hand_is_refused_at_its_first_illegal_turn() -> None:
    turns = (*RECORD.turns[:4], Turn())
    with pytest.raises(RecordError) as caught:
        Replay(replace(RECORD, turns=turns))
    refusal = caught.value
    assert (refusal.code, refusal.turn, refusal.seat) == ("no-passing", 5, 2)
    with pytest.raises(RecordError, match="Deck: card-count"):
        Replay(Record.start(("Ana", "Bo", "Cy"), "r" * 60))


# Recording.


@pytest.mark.parametrize(("players", "seed"), [(2, 1), (3, 1), (4, 1)])
def test_the_recorder_follows_the_game(players: int, seed: int) -> None:
    for recorder, game in random_game(players, seed):
        assert seen_of(recorder.game) == seen_of(game)
        assert len(recorder.record.turns) == game.turns
        assert recorder.record.result == game.result()


def test_a_recording_goes_on_from_an_unfinished_record() -> None:
    whole = random_record(3, 7)
    recorder = Recorder(Record.start(whole.players, whole.deck).with_header("Event", "harbour day"))
    for turn in whole.turns:
        recorder = Recorder(recorder.record)
        recorder.play(turn)
        if recorder.needs_reshuffle:
            recorder.reshuffle(whole.deck2 or "")
    assert recorder.record == whole.with_header("Event", "harbour day")


def test_an_illegal_turn_is_not_recorded() -> None:
    recorder = Recorder(Record.start(RECORD.players, RECORD.deck))
    recorder.play(RECORD.turns[0])
    before = seen_of(recorder.game)
    with pytest.raises(RecordError) as caught:
        recorder.play(read_turn("T12-r"))
    refusal = caught.value
    assert (refusal.turn, refusal.seat, refusal.word) == (2, 2, "T12-r")
    assert seen_of(recorder.game) == before
    assert recorder.record.turns == RECORD.turns[:1]


def test_the_turn_that_runs_the_deck_out_is_recorded_with_the_new_deck() -> None:
    last = next(step.number for step in Replay(RECORD) if step.reshuffled)
    recorder = Recorder(Record.start(RECORD.players, RECORD.deck))
    for turn in RECORD.turns[:last]:
        assert not recorder.needs_reshuffle
        recorder.play(turn)
    assert recorder.needs_reshuffle
    assert len(recorder.record.turns) == last - 1
    with pytest.raises(RecordError) as caught:
        recorder.reshuffle("rg*")
    assert (caught.value.turn, caught.value.word) == (last, "Deck2")
    recorder.reshuffle(RECORD.deck2 or "")
    assert len(recorder.record.turns) == last
    assert recorder.record.deck2 == RECORD.deck2


def test_a_reshuffle_out_of_season_is_refused() -> None:
    recorder = Recorder(Record.start(RECORD.players, RECORD.deck))
    with pytest.raises(RecordError, match="reshuffle-not-due"):
        recorder.reshuffle(RECORD.deck2 or "")
