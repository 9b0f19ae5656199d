"""Forged and random input at every request and every message: clear refusals, and no effect on others."""

import json
from collections.abc import Iterator
from contextlib import ExitStack, suppress
from dataclasses import dataclass
from pathlib import Path
from typing import Any

import httpx
import pytest
import requests
import schemathesis
from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st
from schemathesis import APIOperation, Case, GenerationMode
from schemathesis.core.result import Ok
from sqlalchemy import create_engine, text
from websockets.exceptions import ConnectionClosed, InvalidStatus

from nyhavn.server.schema import whole_schema
from nyhavn.server.settings import Settings
from support.databases import running_postgresql
from support.running import Json, Person, Server, Socket, running, settings_in
from support.waiting import PATIENCE


def operations() -> Iterator[tuple[str, APIOperation]]:  # type: ignore[type-arg]
    """Every request that the description knows."""
    for found in schemathesis.openapi.from_dict(whole_schema()).get_all_operations():
        assert isinstance(found, Ok)
        yield f"{found.ok().method.upper()} {found.ok().path}", found.ok()


OPERATIONS = dict(operations())
FORGED = [
    pytest.param(name, mode, id=f"{name} {mode.value}")
    for name, operation in OPERATIONS.items()
    for mode in GenerationMode
    # Any text can be the id of a table or a lesson; where only that is asked for nothing can be wrong.
    if mode == GenerationMode.POSITIVE
    or operation.body
    or {parameter.name for parameter in operation.iter_parameters()} - {"table_id", "lesson"}
]
REFUSED, NOBODY_THERE, TOO_LARGE, CUT_OFF = 4400, 4404, 1009, 1006
ROWS = {"tables": "id", "entries": "table_id", "members": "table_id", "links": "table_id"}
FORGING = settings(
    max_examples=8,
    deadline=None,
    database=None,
    derandomize=True,
    suppress_health_check=[
        HealthCheck.function_scoped_fixture,
        HealthCheck.too_slow,
        HealthCheck.filter_too_much,
    ],
)


@dataclass(frozen=True, slots=True)
class Stage:
    """Eve, who forges, at a table with Dora; and a table of others, of which she knows only the id."""

    server: Server
    database: str
    eve: Person
    shared: str
    foreign: str

    def stored(self, table: str) -> dict[str, list[tuple[Any, ...]]]:
        """Everything that the database holds of a table."""
        engine = create_engine(self.database)
        with engine.connect() as connection:
            found = {
                name: [tuple(row) for row in connection.execute(_rows_of(name, key), {"table": table})]
                for name, key in ROWS.items()
            }
        engine.dispose()
        return found

    def of_dora(self) -> tuple[list[Any], list[Any]]:
        """Who holds the second seat of the shared table, and all that happened to it."""
        stored = self.stored(self.shared)
        entries = [json.loads(row[-1]) for row in stored["entries"]]
        return (
            [row for row in stored["members"] if row[2] == 1],
            [entry for entry in entries if entry.get("seat") == 1],
        )

    def check_no_fault(self) -> None:
        assert "nyhavn_faults_total 0" in httpx.get(f"{self.server.url}/metrics").text.splitlines()


def _rows_of(name: str, key: str) -> Any:
    return text(f"SELECT * FROM {name} WHERE {key} = :table ORDER BY 1, 2, 3")  # noqa: S608


@pytest.fixture(scope="module", params=["sqlite", "postgresql"])
def stage(request: pytest.FixtureRequest, tmp_path_factory: pytest.TempPathFactory) -> Iterator[Stage]:
    folder: Path = tmp_path_factory.mktemp("forged")
    with ExitStack() as stack:
        address, driver = f"sqlite:///{folder / 'tables.sqlite'}", "sqlite"
        if request.param == "postgresql":
            address, driver = stack.enter_context(running_postgresql()), "postgresql+psycopg"
        allowed: Json = {"vote_grace": 1e9, "tables_per_device": 10_000}
        server = stack.enter_context(running(settings_in(folder, database=address, **allowed)))
        eve, dora, cy = (stack.enter_context(Person(server, name)) for name in ("Eve", "Dora", "Cy"))
        shared = eve.open_table("here", "open", "open")
        dora.follow(shared["links"]["invite"])
        foreign = cy.open_table("here", "here")["table"]["id"]
        cy.commit(foreign, 0, 1, "T12")
        yield Stage(
            server, address.replace(address.partition(":")[0], driver, 1), eve, shared["table"]["id"], foreign
        )


@pytest.mark.parametrize(("name", "mode"), FORGED)
def test_no_request_breaks_the_server_or_touches_what_belongs_to_others(
    stage: Stage, name: str, mode: GenerationMode
) -> None:
    operation = OPERATIONS[name]
    foreign, of_dora = stage.stored(stage.foreign), stage.of_dora()

    @FORGING
    @given(
        case=operation.as_strategy(generation_mode=mode),
        table=st.sampled_from([stage.shared, stage.foreign, ""]),
    )
    def forge(case: Case, table: str) -> None:  # type: ignore[type-arg]
        if table and "table_id" in (case.path_parameters or {}):
            case.path_parameters["table_id"] = table
        answer = case.call(base_url=stage.server.url, session=session, headers={"Cookie": stage.eve.cookie})
        assert answer.status_code < 500, answer.text
        if answer.status_code >= 400:
            check_refusal(json.loads(answer.content)["error"])

    with requests.Session() as session:
        forge()
    assert stage.stored(stage.foreign) == foreign
    assert stage.of_dora() == of_dora
    stage.check_no_fault()


@pytest.mark.parametrize(
    "table", ["%00", "%FF", "x" * 3000, "..%2F..", "%F0%9F%98%80", "'%3B DROP TABLE tables%3B--", "%ED%A0%80"]
)
def test_ids_that_no_table_can_have_are_just_unknown(stage: Stage, table: str) -> None:
    for path in (f"/api/tables/{table}", f"/api/tables/{table}/record"):
        status, code = stage.eve.refused(path)
        assert (status, code) in [(404, "table-unknown"), (404, "path-unknown")]
    with suppress(InvalidStatus), stage.eve.silent_socket(table) as socket:
        with suppress(ConnectionClosed):
            socket.say(type="hello")
        assert socket.hear("refused")["error"]["code"] == "table-unknown"
    stage.check_no_fault()


def check_refusal(error: Json) -> None:
    """A stable code with a message in the catalogs."""
    assert set(error) == {"code", "values", "message"}
    assert error["message"] not in ("", error["code"])


scalars = st.none() | st.booleans() | st.integers() | st.floats() | st.text(max_size=30)
values = st.recursive(
    scalars,
    lambda inner: st.lists(inner, max_size=4) | st.dictionaries(st.text(max_size=8), inner, max_size=4),
)
seats = st.integers(-1, 4) | values
turns = st.integers(-1, 3) | st.integers() | values
words = (
    st.sampled_from(["T12", "T12+3", "Br5@a1:b1c1d1e1=rrrrr", "", "T99", "*c3"])
    | st.text(max_size=130)
    | values
)
messages = st.fixed_dictionaries(
    {"type": st.sampled_from(["hello", "look", "choices", "commit", "ping"]) | values},
    optional={
        "seat": seats,
        "last": turns,
        "request": turns,
        "id": st.sampled_from(["commit-1", "short"]) | values,
        "turn": turns,
        "word": words,
        "begun": st.lists(words, max_size=30) | values,
    },
).map(json.dumps)
frames = st.lists(
    messages
    | values.map(json.dumps)
    | st.text(max_size=200)
    | st.binary(max_size=200)
    | st.just("x" * 20_000),
    min_size=1,
    max_size=8,
)


def said_and_heard(socket: Socket, frames: list[str | bytes]) -> int | None:
    """Say all this and hear the answers, up to that to the last ping; or the code of the close."""
    try:
        for frame in frames:
            socket.connection.send(frame)
        while (told := json.loads(socket.connection.recv(timeout=PATIENCE)))["type"] != "heartbeat":
            if told["type"] == "refused":
                check_refusal(told["error"])
    except ConnectionClosed as closed:
        return closed.rcvd.code if closed.rcvd is not None else CUT_OFF
    return None


def test_no_message_breaks_a_socket_or_touches_what_belongs_to_others(stage: Stage) -> None:
    foreign, of_dora = stage.stored(stage.foreign), stage.of_dora()

    @settings(FORGING, max_examples=60)
    @given(
        frames=frames, table=st.sampled_from([stage.shared, stage.shared, stage.foreign]), greet=st.booleans()
    )
    def forge(frames: list[str | bytes], table: str, greet: bool) -> None:
        greeting = [json.dumps({"type": "hello", "seat": 0})] if greet else []
        with stage.eve.silent_socket(table) as socket:
            closed = said_and_heard(socket, [*greeting, *frames, json.dumps({"type": "ping"})])
            # Whoever is still sending too large a message may be cut off before being told.
            large = any(len(frame) > Settings().request_bytes // 4 for frame in frames)
            assert closed in (None, REFUSED, NOBODY_THERE, TOO_LARGE) or (large and closed == CUT_OFF)

    forge()
    assert stage.stored(stage.foreign) == foreign
    assert stage.of_dora() == of_dora
    stage.check_no_fault()
