"""The description of the wire, from which the browser's types are made."""

import json
import subprocess
import sys
from pathlib import Path

import pytest

from nyhavn.rules import MalformedError
from nyhavn.server.schema import whole_schema
from nyhavn.server.settings import PREFIX, Settings, environment_of, read_settings

PAGE = (Path(__file__).parents[2] / "docs" / "server.md").read_text(encoding="utf-8")


def references(value: object) -> set[str]:
    if isinstance(value, dict):
        found = {str(value["$ref"])} if "$ref" in value else set()
        return found.union(*(references(part) for part in value.values()))
    return set().union(*(references(part) for part in value)) if isinstance(value, list) else set()


def test_the_description_is_complete() -> None:
    whole = whole_schema()
    known = {f"#/components/schemas/{name}" for name in whole["components"]["schemas"]}
    assert references(whole) <= known
    said = whole["components"]["schemas"]["ClientMessage"]["anyOf"]
    told = whole["components"]["schemas"]["ServerMessage"]["anyOf"]
    assert {part["$ref"].rpartition("/")[2] for part in said} == {
        "Hello",
        "Look",
        "ChoicesRequest",
        "Commit",
        "Ping",
    }
    assert {"#/components/schemas/News", "#/components/schemas/Refused"} <= {part["$ref"] for part in told}


def test_the_description_lists_every_code_of_a_refusal() -> None:
    codes = whole_schema()["components"]["schemas"]["Refusal"]["properties"]["code"]["enum"]
    assert {"turn-stale", "game-not-finished", "bot-unknown", "already-built"} <= set(codes)
    assert len(codes) == len(set(codes))


def test_the_description_tells_what_is_in_the_box() -> None:
    box = whole_schema()["x-pieces"]
    assert set(box["COLOUR_NAMES"]) == set(box["COLOURS"])
    assert set(box["ABILITY_NAMES"]) == set(box["ABILITIES"])
    names = {f"{colour}{size}" for colour in box["COLOURS"] for size in box["SIZES"]}
    assert set(box["TILE_PICTURES"]) == names
    rows = range(1, box["ROWS"] + 1)
    assert set(box["COAT_SPACES"]) < {f"{column}{row}" for column in box["COLUMN_LETTERS"] for row in rows}


def test_the_command_prints_the_same_description_every_time() -> None:
    command = [sys.executable, "-c", "from nyhavn.cli.main import app; app()", "schema"]
    printed = [subprocess.run(command, check=True, capture_output=True, text=True).stdout for _ in range(2)]
    assert printed[0] == printed[1]
    assert json.loads(printed[0])["openapi"].startswith("3.")


def test_the_page_names_every_request_and_every_setting() -> None:
    for path in whole_schema()["paths"]:
        last = path.rpartition("/")[2]
        assert path.replace("{table_id}", "{id}") in PAGE or f"/{last}`" in PAGE, path
    for name in Settings.__struct_fields__:
        assert f"`{PREFIX}{name.upper()}`" in PAGE, name


def test_settings_come_from_the_environment_and_options_go_first() -> None:
    settings = read_settings(
        {"NYHAVN_PORT": "1234", "NYHAVN_SECURE": "true", "OTHER": "x"}, port=4321, host=None
    )
    assert (settings.port, settings.secure, settings.host) == (4321, True, "127.0.0.1")
    assert read_settings(environment_of(settings)) == settings


@pytest.mark.parametrize(
    ("environment", "code"),
    [
        ({"NYHAVN_PORT": "many"}, "setting-malformed"),
        ({"NYHAVN_PORT": "70000"}, "setting-malformed"),
        ({"NYHAVN_WORKERS": "2"}, "workers-need-live"),
        ({"NYHAVN_DATABASE": "mysql://x", "NYHAVN_WORKERS": "2"}, "database-address"),
    ],
)
def test_settings_that_make_no_sense_are_refused(environment: dict[str, str], code: str) -> None:
    with pytest.raises(MalformedError) as refused:
        read_settings(environment)
    assert refused.value.code == code
