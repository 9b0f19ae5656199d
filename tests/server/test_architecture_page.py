"""The map of the server in ARCHITECTURE.md names every module, in the room where it is."""

import re
from pathlib import Path

import nyhavn.server

SERVER = Path(nyhavn.server.__file__).parent
PAGE = (Path(__file__).parents[2] / "ARCHITECTURE.md").read_text(encoding="utf-8")
ROOM = re.compile(r"^\| (?:`(\w+)/`|top level) \| (.+) \|$", re.MULTILINE)


def modules_on_the_page() -> set[str]:
    section = PAGE.partition("## The table server")[2].partition("\n## ")[0]
    return {
        f"{room}/{name}" if room else name
        for room, modules in ROOM.findall(section)
        for name in re.findall(r"`(\w+)`", modules)
    }


def test_the_page_names_the_modules_of_every_room() -> None:
    files = [path.relative_to(SERVER).with_suffix("") for path in SERVER.rglob("*.py")]
    modules = {
        path.as_posix() for path in files if path.name != "__init__" and "migrations" not in path.parts
    }
    assert modules_on_the_page() == modules
