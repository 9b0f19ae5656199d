"""Many tables that wait for bots at once."""

from contextlib import ExitStack

import httpx

from nyhavn.bots.levels import LEVELS
from support.running import Person, Server
from support.waiting import until

QUICK = [level.bot for level in LEVELS[:-1]]


def test_while_twenty_tables_wait_for_bots_every_table_gets_on(server: Server) -> None:
    with Person(server, "Ana") as ana, ExitStack() as sockets:
        tables = [ana.open_table("here", level, level)["table"]["id"] for level in QUICK * 5]
        for table in tables:
            ana.post(f"/api/tables/{table}/leave")
            sockets.enter_context(ana.socket(table))

        def fewest_turns() -> int:
            return min(int(ana.view(table)["table"]["turn"]) - 1 for table in tables)

        assert until(lambda: fewest_turns() >= 6)
        thought = httpx.get(f"{server.url}/metrics").text
        for level in QUICK:
            assert f'nyhavn_bot_thinking_seconds_count{{bot="{level}"}}' in thought
        assert "nyhavn_faults_total 0" in thought.splitlines()
