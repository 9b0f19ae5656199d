"""A server for each test that asks for one."""

from collections.abc import Iterator
from pathlib import Path

import pytest

from support.running import Server, running, settings_in


@pytest.fixture
def server(tmp_path: Path) -> Iterator[Server]:
    with running(settings_in(tmp_path)) as server:
        yield server
