"""The rows that are stored."""

from sqlalchemy import Float, ForeignKey, Index, Integer, String, Text, UniqueConstraint
from sqlalchemy.orm import DeclarativeBase, Mapped, mapped_column

ID_LENGTH = 22
HASH_LENGTH = 64
WATCHER = -1
"""Stands for the seat of a device that only watches."""


class Base(DeclarativeBase):
    """All rows."""


class TableRow(Base):
    """A table: what was settled when it was opened, and how far its log has come."""

    __tablename__ = "tables"

    id: Mapped[str] = mapped_column(String(ID_LENGTH), primary_key=True)
    host: Mapped[str] = mapped_column(String(HASH_LENGTH))
    """The device that opened it, hashed."""
    players: Mapped[int]
    turn_seconds: Mapped[int | None]
    watchable: Mapped[bool]
    listed: Mapped[bool]
    seed: Mapped[str] = mapped_column(String(64))
    commitment: Mapped[str] = mapped_column(String(64))
    deck: Mapped[str] = mapped_column(String(80))
    previous: Mapped[str | None] = mapped_column(String(ID_LENGTH))
    """The table of which this is a rematch."""
    created_at: Mapped[float] = mapped_column(Float)
    changed_at: Mapped[float] = mapped_column(Float)
    stage: Mapped[str] = mapped_column(String(10))
    last: Mapped[int] = mapped_column(Integer)
    """The number of the last entry of its log."""
    due_at: Mapped[float | None] = mapped_column(Float)
    """When a background job has to handle it: a clock runs out, or a bot has been to move for too long."""

    __table_args__ = (
        Index("tables_due", "due_at"),
        Index("tables_listed", "listed", "stage", "changed_at"),
        Index("tables_stage", "stage", "changed_at"),
        Index("tables_host", "host", "stage"),
    )


class EntryRow(Base):
    """One entry of a table's log. Two cannot have one number, and two turns not one turn number."""

    __tablename__ = "entries"

    table_id: Mapped[str] = mapped_column(ForeignKey("tables.id", ondelete="CASCADE"), primary_key=True)
    number: Mapped[int] = mapped_column(primary_key=True)
    turn: Mapped[int | None]
    at: Mapped[float] = mapped_column(Float)
    body: Mapped[str] = mapped_column(Text)

    __table_args__ = (UniqueConstraint("table_id", "turn", name="entries_one_per_turn"),)


class MemberRow(Base):
    """A device that holds a seat at a table, or watches it."""

    __tablename__ = "members"

    table_id: Mapped[str] = mapped_column(ForeignKey("tables.id", ondelete="CASCADE"), primary_key=True)
    device: Mapped[str] = mapped_column(String(HASH_LENGTH), primary_key=True)
    seat: Mapped[int] = mapped_column(primary_key=True)

    __table_args__ = (Index("members_device", "device"),)


class ReviewRow(Base):
    """The review of a finished game, and the version of its form."""

    __tablename__ = "reviews"

    table_id: Mapped[str] = mapped_column(ForeignKey("tables.id", ondelete="CASCADE"), primary_key=True)
    version: Mapped[int]
    body: Mapped[str] = mapped_column(Text)


class LinkRow(Base):
    """A secret link, hashed: an invitation, one's own seat, or watching."""

    __tablename__ = "links"

    hash: Mapped[str] = mapped_column(String(HASH_LENGTH), primary_key=True)
    table_id: Mapped[str] = mapped_column(ForeignKey("tables.id", ondelete="CASCADE"), index=True)
    kind: Mapped[str] = mapped_column(String(10))
    seat: Mapped[int | None]
