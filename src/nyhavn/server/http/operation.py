"""For those who run the server: whether it is alive and ready, and what it does."""

from litestar import Response, get
from litestar.enums import MediaType

from nyhavn.server.http.dependencies import InjectedServices


@get("/health", media_type=MediaType.TEXT, summary="The process is alive")
async def health() -> str:
    return "alive\n"


@get("/ready", media_type=MediaType.TEXT, summary="The database answers")
async def ready(services: InjectedServices) -> Response[str]:
    try:
        await services.store.check()
    except Exception:
        return Response("the database does not answer\n", status_code=503)
    return Response("ready\n")


@get("/metrics", media_type=MediaType.TEXT, summary="Figures for Prometheus")
async def read_metrics(services: InjectedServices) -> Response[str]:
    text = services.metrics.text(len(services.hub), len(services.pool), await services.store.stages())
    return Response(text, media_type="text/plain; version=0.0.4; charset=utf-8")


HANDLERS = [health, ready, read_metrics]
