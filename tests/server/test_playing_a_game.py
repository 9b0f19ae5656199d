"""Whole games, played by people and bots through a real server."""

from nyhavn.records import read_record, verify_record
from nyhavn.rules import Chance
from support.running import Json, Person, Player, Server, Socket, composed


def play_on(person: Person, table: str, seat: int, chance: Chance) -> Json:
    """Play one turn over HTTP."""
    turn = person.view(table)["table"]["turn"]
    return person.commit(table, seat, turn, Player(person, table, seat, chance).turn(turn))


def test_a_whole_game_of_two_people_over_http(server: Server) -> None:
    chance = Chance(1)
    with Person(server, "Ana") as ana, Person(server, "Bo") as bo:
        opened = ana.open_table("here", "open")
        table = opened["table"]["id"]
        assert opened["table"]["stage"] == "open"
        joined = bo.follow(opened["links"]["invite"])
        assert joined["seats"] == [1]
        assert joined["table"]["stage"] == "playing"
        people = [ana, bo]
        while (info := ana.view(table)["table"])["stage"] == "playing":
            play_on(people[info["toMove"]], table, info["toMove"], chance)
        assert info["result"]["end"] in ("points", "card")
        assert [seat["name"] for seat in info["seats"]] == ["Ana", "Bo"]
        for person in people:
            record = read_record(person.http.get(f"/api/tables/{table}/record").text)
            verify_record(record)
            assert record.players == ("Ana", "Bo")
            assert record.result is not None
            assert record.header("Commitment") == (opened["table"]["commitment"],)


def test_a_whole_game_of_two_people_and_two_bots_over_sockets(server: Server) -> None:
    chance = Chance(2)
    with Person(server, "Ana") as ana, Person(server, "Bo") as bo:
        opened = ana.open_table("here", "level-1", "open", "level-2")
        table = opened["table"]["id"]
        bo.follow(opened["links"]["invite"])
        with ana.socket(table, 0) as first, bo.socket(table, 2) as second:
            sockets: dict[int, Socket] = {0: first, 2: second}
            last = {seat: socket.news() for seat, socket in sockets.items()}
            while (info := last[0]["table"])["stage"] == "playing":
                turn, seat = info["turn"], info["toMove"]
                if seat in sockets:
                    ask = lambda begun, seat=seat, turn=turn: sockets[seat].ask(seat, turn, *begun)  # noqa: E731
                    sockets[seat].commit(seat, turn, composed(ask, chance.below), f"commit-{turn}")
                last = {seat: socket.news(turn + 1) for seat, socket in sockets.items()}
            assert last[0]["table"] == last[2]["table"]
            for seat, socket in sockets.items():
                events = [
                    event
                    for message in socket.heard
                    if message["type"] == "news"
                    for event in message["events"]
                ]
                assert [event["number"] for event in events] == list(range(1, last[seat]["number"] + 1))
        verify_record(read_record(bo.http.get(f"/api/tables/{table}/record").text))


def test_several_people_play_on_one_device(server: Server) -> None:
    chance = Chance(3)
    with Person(server, "Ana") as ana:
        table = ana.open_table("here", "here", "here")["table"]["id"]
        with ana.socket(table) as socket:
            news = socket.news()
            assert news["seats"] == [0, 1, 2]
            assert news["view"]["viewer"] is None
            for turn in range(1, 7):
                seat = (turn - 1) % 3
                socket.say(type="look", seat=seat)
                news = socket.news(turn)
                assert news["view"]["viewer"] == seat
                assert news["view"]["seats"][seat]["hand"]["unknown"] == 0
                word = Player(ana, table, seat, chance).turn(turn)
                socket.commit(seat, turn, word, f"commit-{turn}")
                socket.news(turn + 1)


def test_the_figures_and_the_open_replay_come_after_the_end(server: Server) -> None:
    with Person(server, "Ana") as ana:
        table = ana.open_table("level-1", "level-1")["table"]["id"]
        with ana.socket(table) as socket:
            assert ana.refused(f"/api/tables/{table}/statistics") == (409, "game-not-finished")
            while (news := socket.news())["table"]["stage"] == "playing":
                assert news["table"]["seed"] is None
        figures = ana.get(f"/api/tables/{table}/statistics")
        result = news["table"]["result"]
        assert [seat["points"] for seat in figures["seats"]] == result["points"]
        assert (
            sum(seat["turns"] for seat in figures["seats"]) == figures["turns"] == news["table"]["turn"] - 1
        )
        replay = ana.get(f"/api/tables/{table}/replay", open=True)
        assert len(replay["steps"]) == figures["turns"]
        assert replay["hands"] is not None
        for seat in range(2):
            seen = ana.get(f"/api/tables/{table}/replay", seat=seat)
            assert seen["start"]["viewer"] == seat
            assert seen["hands"] is None


def test_a_replay_says_which_seats_are_ones_own(server: Server) -> None:
    with Person(server, "Ana") as ana, Person(server, "Bo") as bo:
        opened = ana.open_table("here", "open", watchable=True)
        table = opened["table"]["id"]
        bo.follow(opened["links"]["invite"])
        ana.commit(table, 0, 1, "T12")
        assert ana.get(f"/api/tables/{table}/replay")["seats"] == [0]
        assert bo.get(f"/api/tables/{table}/replay")["seats"] == [1]
