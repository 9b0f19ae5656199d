"""How late the event loop is: the measure of whether a process keeps up."""

import asyncio

LOOK_SECONDS = 0.1
FADES = 0.6


class Lag:
    """The lateness of a timer that should go off ten times a second; it fades when the loop keeps up."""

    def __init__(self) -> None:
        self.seconds = 0.0

    async def watch(self) -> None:
        """Measure until cancelled."""
        loop = asyncio.get_running_loop()
        while True:
            due = loop.time() + LOOK_SECONDS
            await asyncio.sleep(LOOK_SECONDS)
            self.seconds = max(loop.time() - due, self.seconds * FADES)
