"""The log: bounded, whatever is done to the server."""

import logging
import time

from nyhavn.server.rate_limits import TokenBucket
from nyhavn.server.settings import Settings

LOG_FORMAT = "%(asctime)s %(levelname)s %(message)s"
LINES_PER_SECOND, LINES_BURST = 10.0, 200.0
TRACEBACK_COST = 10.0


class LogLimit(logging.Filter):
    """Leaves out lines beyond so many a second, and says how many."""

    def __init__(self) -> None:
        super().__init__()
        self._bucket = TokenBucket(LINES_PER_SECOND, LINES_BURST, time.monotonic())
        self._left_out = 0

    def filter(self, record: logging.LogRecord) -> bool:
        if self._bucket.take(time.monotonic(), TRACEBACK_COST if record.exc_info else 1.0):
            self._left_out += 1
            return False
        if self._left_out:
            record.msg = f"{record.msg} (before this, {self._left_out} lines were left out)"
            self._left_out = 0
        return True


def set_up_log(settings: Settings) -> None:
    """Write to the error stream what the level asks for.

    The web server's own lines name addresses and tables, one for each socket: only its warnings are kept.
    """
    logging.basicConfig(level=settings.log_level.upper(), format=LOG_FORMAT)
    for handler in logging.getLogger().handlers:
        if not any(isinstance(present, LogLimit) for present in handler.filters):
            handler.addFilter(LogLimit())
    logging.getLogger("uvicorn.error").setLevel(logging.WARNING)
