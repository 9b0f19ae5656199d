"""Where tables are kept: SQLite or PostgreSQL."""

from nyhavn.server.storage.store import Append, LogEntry, NumberTakenError, Store

__all__ = ["Append", "LogEntry", "NumberTakenError", "Store"]
