"""The HTTP side: every request, its path and its answer."""

from collections.abc import Callable
from dataclasses import replace
from functools import partial
from typing import Annotated, TypeVar, TypeVarTuple, cast

import msgspec
from litestar import Request, Response, get, post
from litestar.datastructures import State
from litestar.enums import MediaType
from litestar.openapi import ResponseSpec
from litestar.params import FromPath, JSONBody, QueryParameter
from msgspec import Raw

from nyhavn.rules import NyhavnError
from nyhavn.server.bots import advice
from nyhavn.server.http.dependencies import Access, Device, InjectedServices
from nyhavn.server.http.security import client_address
from nyhavn.server.refusals import ServerRefusal
from nyhavn.server.services import Services
from nyhavn.server.tables import absence, games, lessons, lifecycle
from nyhavn.server.tables.access import TableAccess
from nyhavn.server.tables.lobby import lobby, own_tables
from nyhavn.server.tables.seats import check_held, find_link, make_link
from nyhavn.server.tables.table import Table
from nyhavn.server.tables.turns import OUT_OF_DATE, ask_choices, commit_turn
from nyhavn.server.wire.choices import Choices
from nyhavn.server.wire.errors import (
    BAD_REQUEST,
    CONFLICT,
    FORBIDDEN,
    RefusedError,
    refusal_message,
    status_of,
)
from nyhavn.server.wire.http import (
    GiveToBot,
    Hint,
    HintRequest,
    LateCommit,
    LessonChoicesRequest,
    LessonInfo,
    LessonStep,
    LessonTurn,
    LinkInfo,
    Links,
    Lobby,
    LookAtLink,
    NewLink,
    NewTable,
    OpenedTable,
    OpenLink,
    Own,
    ReplayData,
    ReplayRequest,
    Review,
    ReviewRequest,
    SeatDevices,
    SeatRequest,
    SitDown,
    Statistics,
)
from nyhavn.server.wire.reviews import GameReviewInfo, RecordReviewRequest
from nyhavn.server.wire.socket import ChoicesRequest, Commit, Committed, News
from nyhavn.server.wire.values import MOST_EVENTS, MOST_TURNS, TableInfo

PlainRequest = Request[None, None, State]
MOST_WATCHERS = 500
Arguments = TypeVarTuple("Arguments")
Result = TypeVar("Result")
SeatQuery = Annotated[int | None, QueryParameter(name="seat", ge=0, le=3, required=False)]


async def _read(
    services: Services, request: PlainRequest, work: Callable[[*Arguments], Result], *arguments: *Arguments
) -> Result:
    """Do expensive reading beside the event loop, together with writing down what it yields."""
    answer = await services.readings.run(
        client_address(request), lambda: Raw(msgspec.json.encode(work(*arguments)))
    )
    return cast("Result", answer)


@get("/api/me", summary="The tables of this device")
async def read_own(services: InjectedServices, device: Device) -> Own:
    """Also gives the device its cookie."""
    return await own_tables(services.repository, device)


@get("/api/lobby", summary="Public tables and the bots there are")
async def read_lobby(services: InjectedServices) -> Lobby:
    return await lobby(services.repository)


@post("/api/tables", summary="Open a table")
async def open_table(
    services: InjectedServices, device: Device, data: JSONBody[NewTable], request: PlainRequest
) -> OpenedTable:
    services.table_limit.check(client_address(request))
    return await lifecycle.open_table(services.repository, device, data)


@post("/api/links/look", status_code=200, summary="Where does a link lead?")
async def look_at_link(services: InjectedServices, data: JSONBody[LookAtLink]) -> LinkInfo:
    link = await find_link(services.repository, data.secret)
    table = await services.repository.table(link.table_id)
    return LinkInfo(link.kind, table.info, link.seat)  # type: ignore[arg-type]


@post("/api/links/open", status_code=200, summary="Use a link: sit down, come back to a seat, or watch")
async def open_link(services: InjectedServices, device: Device, data: JSONBody[OpenLink]) -> OpenedTable:
    link = await find_link(services.repository, data.secret)
    if link.kind == "invite":
        return await lifecycle.sit_down(services.repository, link.table_id, device, data.name, None)
    table = await services.repository.table(link.table_id)
    held = await services.repository.store.seats_of(link.table_id, device)
    if link.kind == "seat" and link.seat is not None:
        await services.repository.store.add_member(table.id, device, link.seat)
        held = (held or set()) | {link.seat}
    elif not table.row.watchable:
        raise RefusedError(ServerRefusal.WATCHING_CLOSED, status=FORBIDDEN)
    elif held is None:
        if await services.repository.store.watchers(table.id) >= MOST_WATCHERS:
            raise RefusedError(ServerRefusal.WATCHERS_TOO_MANY, {"most": MOST_WATCHERS})
        await services.repository.store.add_member(table.id, device)
    return OpenedTable(table.info, tuple(sorted(held or ())), Links(None, None, {}))


@get("/api/tables/{table_id:str}", summary="A table as this device may see it")
async def read_table(
    services: InjectedServices, access: Access, seat: SeatQuery = None,
    last: Annotated[int, QueryParameter(name="last", ge=0, le=MOST_EVENTS, required=False)] = 0,
) -> News:  # fmt: skip
    check_held(access.seats, seat)
    return access.news(services.repository.clock(), seat, last)


@post("/api/tables/{table_id:str}/seats", summary="Take an open seat of a public table")
async def sit_down(services: InjectedServices, access: Access, data: JSONBody[SitDown]) -> OpenedTable:
    # The seats of a rematch wait for those who had them.
    if not access.table.row.listed or access.table.row.previous is not None:
        raise RefusedError(ServerRefusal.INVITATION_NEEDED, status=FORBIDDEN)
    return await lifecycle.sit_down(services.repository, access.table.id, access.device, data.name, data.seat)


@post(
    "/api/tables/{table_id:str}/seats/{seat:int}/bot", status_code=200, summary="Give an open seat to a bot"
)
async def give_to_bot(
    services: InjectedServices, access: Access, seat: FromPath[int], data: JSONBody[GiveToBot]
) -> TableInfo:
    return await lifecycle.give_to_bot(services.repository, access.table.id, access.device, seat, data.bot)


@post("/api/tables/{table_id:str}/links", summary="A new link to a table or to one's own seat")
async def new_link(services: InjectedServices, access: Access, data: JSONBody[NewLink]) -> Links:
    if not access.seats and access.table.row.host != access.device:
        raise RefusedError(ServerRefusal.PLAYERS_ONLY, status=FORBIDDEN)
    secret = await make_link(services.repository, access, data.kind, data.seat)
    return Links(
        secret if data.kind == "invite" else None,
        secret if data.kind == "watch" else None,
        {str(data.seat): secret} if data.kind == "seat" else {},
    )


@get("/api/tables/{table_id:str}/seats/{seat:int}/devices", summary="How many devices hold one's own seat")
async def read_devices(services: InjectedServices, access: Access, seat: FromPath[int]) -> SeatDevices:
    check_held(access.seats, seat)
    return SeatDevices(len(await services.repository.store.holders(access.table.id, seat)))


@post(
    "/api/tables/{table_id:str}/seats/{seat:int}/alone",
    status_code=200,
    summary="No other device holds one's own seat any more, and its links are void",
)
async def hold_alone(services: InjectedServices, access: Access, seat: FromPath[int]) -> SeatDevices:
    check_held(access.seats, seat)
    await services.repository.store.hold_alone(access.table.id, seat, access.device)
    services.hub.look_again(access.table.id)
    return SeatDevices(1)


@post("/api/tables/{table_id:str}/choices", status_code=200, summary="How can a turn in progress continue?")
async def read_choices(access: Access, data: JSONBody[ChoicesRequest]) -> Choices:
    return ask_choices(access.table, access.seats, data)


@post(
    "/api/tables/{table_id:str}/turns",
    status_code=200,
    summary="Play a turn",
    responses={
        status: ResponseSpec(LateCommit, description="The turn is out of date", generate_examples=False)
        for status in (BAD_REQUEST, CONFLICT)
    },
)
async def play_turn(
    services: InjectedServices, access: Access, data: JSONBody[Commit]
) -> Committed | Response[LateCommit]:
    try:
        return await commit_turn(services.repository, access.table.id, access.seats, data)
    except NyhavnError as refusal:
        if refusal.code not in OUT_OF_DATE:
            raise
        services.metrics.refused.add()
        table = await services.repository.table(access.table.id)
        news = replace(access, table=table).news(services.repository.clock(), data.seat)
        return Response(LateCommit(refusal_message(refusal), news), status_code=status_of(refusal))


@post("/api/tables/{table_id:str}/leave", status_code=204, summary="Leave a table")
async def leave(services: InjectedServices, access: Access) -> None:
    await lifecycle.leave(services.repository, access.table.id, access.device, access.seats)
    services.hub.look_again(access.table.id)


@post("/api/tables/{table_id:str}/vote", status_code=200, summary="Ask for a stand-in for the one to move")
async def vote(services: InjectedServices, access: Access, data: JSONBody[SeatRequest]) -> TableInfo:
    return (await absence.vote(services.repository, access.table.id, access.seats, data.seat)).info


@post("/api/tables/{table_id:str}/take-back", status_code=200, summary="Play again instead of the stand-in")
async def take_back(services: InjectedServices, access: Access, data: JSONBody[SeatRequest]) -> TableInfo:
    return (await absence.take_back(services.repository, access.table.id, access.seats, data.seat)).info


@post("/api/tables/{table_id:str}/resign", status_code=200, summary="Give the game up")
async def resign(services: InjectedServices, access: Access, data: JSONBody[SeatRequest]) -> TableInfo:
    return (await absence.resign(services.repository, access.table.id, access.seats, data.seat)).info


@post("/api/tables/{table_id:str}/rematch", status_code=200, summary="Another game of the same people")
async def rematch(services: InjectedServices, access: Access, request: PlainRequest) -> TableInfo:
    """Who asks first opens the new table and sits there; the others take their seats by asking too."""
    if access.table.rematch is None:
        services.table_limit.check(client_address(request))
    new = await lifecycle.rematch(services.repository, access.table.id, access.device, access.seats)
    return (await services.repository.table(new)).info


@get("/api/tables/{table_id:str}/replay", summary="The game from the start, as this viewer may see it")
async def read_replay(
    services: InjectedServices, access: Access, request: PlainRequest, seat: SeatQuery = None,
    open_hands: Annotated[bool, QueryParameter(name="open", required=False)] = False,
) -> ReplayData:  # fmt: skip
    return await _read(services, request, games.replay_of, access.table, access.seats, seat, open_hands)


@get("/api/tables/{table_id:str}/statistics", summary="The figures of a finished game")
async def read_statistics(services: InjectedServices, access: Access, request: PlainRequest) -> Statistics:
    return await _read(services, request, games.statistics_of, access.table)


@get("/api/tables/{table_id:str}/record", media_type=MediaType.TEXT, summary="The record of a finished game")
async def read_record(services: InjectedServices, access: Access, request: PlainRequest) -> Response[str]:
    text = await services.readings.run(client_address(request), partial(games.record_text, access.table))
    headers = {"Content-Disposition": f'attachment; filename="nyhavn-{access.table.id}.nyh"'}
    return Response(text, media_type="text/plain; charset=utf-8", headers=headers)


@post("/api/replay", status_code=200, summary="The game of an uploaded record")
async def replay_record(
    services: InjectedServices, data: JSONBody[ReplayRequest], request: PlainRequest
) -> ReplayData:
    return await _read(services, request, games.replay_of_record, data.record, data.seat, data.open)


def _charge(services: Services, request: PlainRequest) -> None:
    services.hint_limit.check(client_address(request))


def _charged(services: Services, request: PlainRequest) -> str:
    """The address to which a hint or a review is charged, if it may have one now."""
    _charge(services, request)
    return client_address(request)


@post("/api/tables/{table_id:str}/hint", status_code=200, summary="The best turns, and why")
async def read_hint(
    services: InjectedServices, access: Access, data: JSONBody[HintRequest], request: PlainRequest
) -> Hint:
    owner = _charged(services, request)
    return await advice.hint(
        services.pool, owner, access.table, access.seats, data, services.settings.advice_seconds
    )


@get("/api/tables/{table_id:str}/review", summary="A turn of a finished game beside the best one")
async def read_review(
    services: InjectedServices, access: Access, request: PlainRequest,
    turn: Annotated[int, QueryParameter(name="turn", ge=1, le=MOST_TURNS)],
) -> Review:  # fmt: skip
    owner = _charged(services, request)
    return await advice.review_turn(
        services.pool, owner, access.table, turn, services.settings.advice_seconds
    )


@post("/api/replay/review", status_code=200, summary="A turn of an uploaded record beside the best one")
async def review_record(
    services: InjectedServices, data: JSONBody[ReviewRequest], request: PlainRequest
) -> Review:
    owner = _charged(services, request)
    return await advice.review_record(
        services.pool, owner, data.record, data.turn, services.settings.advice_seconds
    )


@post("/api/tables/{table_id:str}/whole-review", status_code=200, summary="The review of a finished game")
async def review_game(services: InjectedServices, access: Access, request: PlainRequest) -> GameReviewInfo:
    """Begins where nobody has asked before; ask again until all turns are done."""
    return await services.reviews.of_table(
        access.table, client_address(request), lambda: _charge(services, request)
    )


@post("/api/replay/whole-review", status_code=200, summary="The review of an uploaded record")
async def review_whole_record(
    services: InjectedServices, data: JSONBody[RecordReviewRequest], request: PlainRequest
) -> GameReviewInfo:
    """Begins where nobody has asked before; ask again until all turns are done."""
    return services.reviews.of_record(
        data.record, client_address(request), lambda: _charge(services, request)
    )


@get("/api/lessons", summary="The lessons for newcomers, in order")
async def read_lessons() -> list[LessonInfo]:
    return [_lesson_info(lesson) for lesson in lessons.LESSONS]


def _lesson_info(lesson: lessons.Lesson) -> LessonInfo:
    steps = tuple(
        LessonStep(step.text, step.touch, step.name, lesson.begun(count))
        for count, step in enumerate(lesson.steps, start=1)
    )
    return LessonInfo(lesson.name, steps, lesson.shows)


def _lesson_news(services: Services, table: Table) -> News:
    learner = TableAccess(table, {lessons.LEARNER})
    return learner.news(services.repository.clock(), lessons.LEARNER)


@get("/api/lessons/{lesson:str}", summary="The table at which a lesson begins")
async def read_lesson(services: InjectedServices, lesson: FromPath[str]) -> News:
    return _lesson_news(services, lessons.lesson_table(lesson))


@post("/api/lessons/{lesson:str}/choices", status_code=200, summary="What can a turn of a lesson go on with?")
async def read_lesson_choices(lesson: FromPath[str], data: JSONBody[LessonChoicesRequest]) -> Choices:
    return lessons.lesson_choices(lesson, data.begun)


@post("/api/lessons/{lesson:str}/turns", status_code=200, summary="Play the turn of a lesson")
async def play_lesson(services: InjectedServices, lesson: FromPath[str], data: JSONBody[LessonTurn]) -> News:
    return _lesson_news(services, lessons.after_lesson(lesson, data.word))


HANDLERS = [
    read_own, read_lobby, open_table, look_at_link, open_link, read_table, sit_down, give_to_bot, new_link,
    read_devices, hold_alone,
    read_choices, play_turn, leave, vote, take_back, resign, rematch, read_replay,
    read_statistics, read_record, replay_record, read_hint,
    read_review, review_record, review_game, review_whole_record,
    read_lessons, read_lesson, read_lesson_choices, play_lesson,
]  # fmt: skip
