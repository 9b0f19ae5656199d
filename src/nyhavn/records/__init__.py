"""Records of games: the notation, replays, recording, and the proof that a shuffle was fair."""

from nyhavn.records.errors import RecordError, RecordFault
from nyhavn.records.fairness import (
    ProvenSource,
    commitment,
    proven_first_deck,
    proven_second_deck,
    verify_record,
)
from nyhavn.records.notation import read_record, write_record
from nyhavn.records.record import Header, Record
from nyhavn.records.recorder import Recorder
from nyhavn.records.replay import Moment, Replay, Step

__all__ = [
    "Header",
    "Moment",
    "ProvenSource",
    "Record",
    "RecordError",
    "RecordFault",
    "Recorder",
    "Replay",
    "Step",
    "commitment",
    "proven_first_deck",
    "proven_second_deck",
    "read_record",
    "verify_record",
    "write_record",
]
