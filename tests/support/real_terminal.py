"""A command at a terminal as a person has it, colours and all."""

import os
import pty
import re
import struct
import subprocess
import termios
import time
from fcntl import ioctl

from support.command_line import PROGRAM
from support.waiting import PATIENCE


class Terminal:
    """A person at a pseudo-terminal of 80 columns and 24 lines."""

    def __init__(self, *arguments: str) -> None:
        self._master, slave = pty.openpty()
        ioctl(slave, termios.TIOCSWINSZ, struct.pack("HHHH", 24, 80, 0, 0))
        settings = os.environ | {"TERM": "xterm-256color"}
        for key in ("COLUMNS", "LINES", "NO_COLOR"):
            settings.pop(key, None)
        self._process = subprocess.Popen(
            [*PROGRAM, *arguments], stdin=slave, stdout=slave, stderr=slave, env=settings
        )
        os.close(slave)
        self.shown = ""
        self._seen = 0

    def wait_for(self, *patterns: str) -> str:
        """Read until the newest text ends with one of the patterns."""
        deadline = time.monotonic() + PATIENCE
        while time.monotonic() < deadline:
            plain = re.sub(r"\x1b\[[0-9;]*m", "", self.shown[self._seen :])
            for pattern in patterns:
                match = re.search(pattern, plain)
                if match:
                    return match[0]
            self._read()
        raise TimeoutError(self.shown[-2000:])

    def _read(self) -> None:
        self.shown += os.read(self._master, 65536).decode("utf-8", "replace")

    def type(self, text: str) -> None:
        self._seen = len(self.shown)
        os.write(self._master, f"{text}\n".encode())

    def end(self) -> int:
        try:
            while True:
                self._read()
        except OSError:
            pass
        os.close(self._master)
        return self._process.wait(PATIENCE)
