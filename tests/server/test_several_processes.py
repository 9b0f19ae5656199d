"""Several server processes that serve the same tables, with real PostgreSQL and Redis."""

from collections.abc import Iterator
from concurrent.futures import ThreadPoolExecutor
from contextlib import ExitStack
from pathlib import Path

import httpx
import pytest

from support.databases import running_postgresql, running_redis
from support.running import Json, Person, Process, free_port
from support.waiting import until

Pair = tuple[Process, Process]


@pytest.fixture(scope="module", params=["postgresql", "postgresql and redis", "sqlite and redis"])
def pair(request: pytest.FixtureRequest, tmp_path_factory: pytest.TempPathFactory) -> Iterator[Pair]:
    """Two processes, each with a port of its own, as behind a load balancer."""
    with ExitStack() as stack:
        folder: Path = tmp_path_factory.mktemp("several")
        if "postgresql" in request.param:
            database = stack.enter_context(running_postgresql())
        else:
            database = f"sqlite:///{folder / 'tables.sqlite'}"
        live = ["--live", stack.enter_context(running_redis())] if "redis" in request.param else []
        # Both start at once, and both want to bring the database up to date.
        with ThreadPoolExecutor() as starters:
            starts = [starters.submit(Process, free_port(), database, *live) for _ in range(2)]
            processes = [stack.enter_context(start.result()) for start in starts]
        yield processes[0], processes[1]


def elsewhere(person: Person, server: Process) -> Person:
    """The same browser, led to another process."""
    other = Person(server, person.name)
    other.http.cookies = person.http.cookies
    return other


def two_people(ana: Person, bo: Person) -> str:
    opened = ana.open_table("here", "open")
    bo.follow(opened["links"]["invite"])
    return str(opened["table"]["id"])


def test_a_turn_committed_through_one_reaches_viewers_on_the_other(pair: Pair) -> None:
    with Person(pair[0], "Ana") as ana, Person(pair[1], "Bo") as bo:
        table = two_people(ana, bo)
        with ana.socket(table, 0) as first, bo.socket(table, 1) as second:
            first.news()
            second.news()
            for turn in range(1, 5):
                mover, other = (first, second) if turn % 2 else (second, first)
                mover.commit((turn - 1) % 2, turn, "T12", f"commit-{turn}")
                news = other.news(turn + 1)
                assert [event["what"]["word"] for event in news["events"]] == ["T12"]
                assert mover.news(turn + 1)["table"] == news["table"]


def test_of_two_different_commits_for_one_turn_exactly_one_wins(pair: Pair) -> None:
    with Person(pair[0], "Ana") as ana:
        twin = elsewhere(ana, pair[1])
        with ThreadPoolExecutor(2) as racers:
            for _ in range(15):
                table = ana.open_table("here", "here")["table"]["id"]
                bodies = [
                    {"id": f"commit-{number}", "seat": 0, "turn": 1, "word": word}
                    for number, word in enumerate(("T12", "T23"))
                ]
                path = f"/api/tables/{table}/turns"
                races = [
                    racers.submit(person.http.post, path, json=body)
                    for person, body in zip((ana, twin), bodies, strict=True)
                ]
                answers = [race.result() for race in races]
                assert sorted(answer.status_code for answer in answers) == [200, 409]
                lost = next(answer for answer in answers if answer.status_code == 409)
                assert lost.json()["error"]["code"] == "turn-stale"
                won = bodies[[answer.status_code for answer in answers].index(200)]["word"]
                for person in (ana, twin):
                    assert person.view(table)["events"][-1]["what"]["word"] == won
        twin.close()


def test_the_same_commit_through_both_is_played_once_and_answered_alike(pair: Pair) -> None:
    with Person(pair[0], "Ana") as ana:
        twin = elsewhere(ana, pair[1])
        with ThreadPoolExecutor(2) as racers:
            for _ in range(10):
                table = ana.open_table("here", "here")["table"]["id"]
                races = [racers.submit(p.commit, table, 0, 1, "T12", "commit-1") for p in (ana, twin)]
                assert races[0].result() == races[1].result()
                assert twin.view(table)["table"]["turn"] == 2
        twin.close()


def test_presence_is_known_everywhere(pair: Pair) -> None:
    with Person(pair[0], "Ana") as ana, Person(pair[1], "Bo") as bo:
        table = two_people(ana, bo)

        def both_here(told: Json) -> bool:
            return bool(told["presence"]["seats"] == [True, True])

        with ana.socket(table, 0) as first, bo.socket(table, 1) as second:
            for socket in (first, second):
                while not both_here(socket.hear("presence")):
                    pass


def test_a_bot_goes_on_when_the_process_that_let_it_think_is_killed(pair: Pair) -> None:
    with Person(pair[0], "Ana") as ana:
        other = elsewhere(ana, pair[1])
        table = ana.open_table("here", "level-1")["table"]["id"]
        ana.commit(table, 0, 1, "T12")
        pair[0].kill()
        assert until(lambda: other.view(table)["table"]["turn"] == 3)
        assert httpx.get(f"{pair[1].url}/ready").status_code == 200
        other.close()
        pair[0].start()


def test_one_command_can_start_several_processes(tmp_path: Path) -> None:
    with running_redis() as live:
        database = f"sqlite:///{tmp_path / 'tables.sqlite'}"
        with Process(free_port(), database, "--live", live, "--workers", "2") as server, ExitStack() as stack:
            ana, bo = (stack.enter_context(Person(server, name)) for name in ("Ana", "Bo"))
            table = two_people(ana, bo)
            # Whichever process a socket is led to, it hears of the turn.
            sockets = [stack.enter_context(bo.socket(table, 1)) for _ in range(6)]
            for socket in sockets:
                socket.news()
            ana.commit(table, 0, 1, "T12")
            assert {socket.news(2)["table"]["turn"] for socket in sockets} == {2}
            assert "Traceback" not in server.stop()
