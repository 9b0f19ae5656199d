"""What can go wrong with environments and data sets."""

from enum import Enum, auto

from nyhavn.rules import code_of


class EnvironmentFault(Enum):
    """Every code with which environments and data sets are refused."""

    ACTION_ILLEGAL = auto()
    ACTION_UNKNOWN = auto()
    CHANCE_IMPOSSIBLE = auto()
    DATASET_DIFFERS = auto()
    DATASET_FORMAT = auto()
    OPPONENTS_COUNT = auto()
    SEAT_NOT_AT_TABLE = auto()

    @property
    def code(self) -> str:
        return code_of(self)
