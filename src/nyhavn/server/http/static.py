"""The static files of the browser client, as it was built into the package."""

import gzip
import hashlib
import mimetypes
from dataclasses import dataclass
from importlib.resources import files
from importlib.resources.abc import Traversable
from pathlib import Path

from litestar import Request, Response, get
from litestar.datastructures import State
from litestar.di import NamedDependency
from litestar.params import FromPath

from nyhavn.server.refusals import ServerRefusal
from nyhavn.server.wire.errors import NOT_FOUND, RefusedError

FOLDER = "web"
INDEX = "index.html"
DOCS = "docs"
"""The documentation site, where it is built in."""
FOREVER = "public, max-age=31536000, immutable"
ASK_AGAIN = "no-cache"


@dataclass(frozen=True, slots=True)
class WebFile:
    """One file, as it is and compressed."""

    content: bytes
    compressed: bytes
    media_type: str
    etag: str
    cache: str


def read_client(folder: str) -> dict[str, WebFile]:
    """All files of the client by their paths; without a folder, of the one that is built into the package.

    Files in ``assets`` have a digest in their names, and never change.
    """
    return dict(_files_in(Path(folder) if folder else files("nyhavn.server") / FOLDER, ""))


def _files_in(folder: Traversable, path: str) -> list[tuple[str, WebFile]]:
    found: list[tuple[str, WebFile]] = []
    for entry in folder.iterdir() if folder.is_dir() else ():
        if entry.is_dir():
            found += _files_in(entry, f"{path}{entry.name}/")
        elif not entry.name.startswith("."):
            found.append((f"{path}{entry.name}", _web_file(f"{path}{entry.name}", entry.read_bytes())))
    return found


def _web_file(path: str, content: bytes) -> WebFile:
    media_type = mimetypes.guess_type(path)[0] or "application/octet-stream"
    if path.endswith(".webmanifest"):
        media_type = "application/manifest+json"
    etag = f'"{hashlib.sha256(content).hexdigest()[:32]}"'
    cache = FOREVER if path.startswith("assets/") else ASK_AGAIN
    return WebFile(content, gzip.compress(content, mtime=0), media_type, etag, cache)


@get(["/", "/{path:path}"], include_in_schema=False)
async def read_file(
    client_files: NamedDependency[dict[str, WebFile]],
    request: Request[None, None, State],
    path: FromPath[str] = "",
) -> Response[bytes]:
    """A file of the client; every other path is a page of the client, which finds its own way."""
    path = path.strip("/")
    if path.startswith("api/"):
        raise RefusedError(ServerRefusal.PATH_UNKNOWN, status=NOT_FOUND)
    if path == DOCS and f"{DOCS}/{INDEX}" in client_files:
        return Response(b"", status_code=302, headers={"Location": f"/{DOCS}/{INDEX}"})
    file = client_files.get(path) or (None if path.startswith("assets/") else client_files.get(INDEX))
    if file is None:
        raise RefusedError(ServerRefusal.PATH_UNKNOWN, status=NOT_FOUND)
    headers = {"ETag": file.etag, "Cache-Control": file.cache, "Vary": "Accept-Encoding"}
    if request.headers.get("if-none-match") == file.etag:
        return Response(b"", status_code=304, headers=headers)
    if "gzip" in request.headers.get("accept-encoding", ""):
        headers["Content-Encoding"] = "gzip"
        return Response(file.compressed, media_type=file.media_type, headers=headers)
    return Response(file.content, media_type=file.media_type, headers=headers)
