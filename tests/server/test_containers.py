"""The image and the composition of containers: lint clean, and about the program as it is."""

import shlex
import shutil
import subprocess
import sys
from pathlib import Path
from typing import Any

import yaml

from nyhavn.server.settings import PREFIX, Settings

PROJECT = Path(__file__).parents[2]
DOCKERFILE = PROJECT / "Dockerfile"
SETTINGS = {PREFIX + name.upper() for name in Settings.__struct_fields__}
COMPOSED: dict[str, Any] = yaml.safe_load((PROJECT / "compose.yaml").read_text(encoding="utf-8"))
SERVICES: dict[str, dict[str, Any]] = COMPOSED["services"]


def stages() -> list[list[list[str]]]:
    """The instructions of the Dockerfile, word by word, for each of its stages."""
    text = DOCKERFILE.read_text(encoding="utf-8").replace("\\\n", " ")
    lines = [line for line in text.splitlines() if line and not line.startswith("#")]
    found: list[list[list[str]]] = []
    for line in lines:
        words = shlex.split(line)
        if words[0] == "FROM":
            found.append([])
        found[-1].append(words)
    return found


def test_the_dockerfile_lints_clean() -> None:
    hadolint = shutil.which("hadolint", path=str(Path(sys.executable).parent))
    assert hadolint is not None
    done = subprocess.run([hadolint, str(DOCKERFILE)], capture_output=True, text=True, check=False)
    assert (done.returncode, done.stdout) == (0, "")


def test_what_runs_has_no_rights_and_tells_whether_it_is_ready() -> None:
    last = stages()[-1]
    assert ["USER", "10001"] in last
    assert ["CMD", "[nyhavn,", "serve]"] in last
    kinds = [words[0] for words in last]
    assert kinds.index("USER") < kinds.index("CMD")
    assert "/ready" in " ".join(next(words for words in last if words[0] == "HEALTHCHECK"))


def test_everything_that_is_copied_is_there_and_not_ignored() -> None:
    ignored = (PROJECT / ".dockerignore").read_text(encoding="utf-8").splitlines()
    for stage in stages():
        for words in stage:
            if words[0] == "COPY" and not words[1].startswith("--from"):
                for source in words[1:-1]:
                    assert (PROJECT / source).exists(), source
                    assert f"!{source.partition('/')[0]}" in ignored


def test_images_are_named_with_a_version_and_no_registry() -> None:
    named = [stage[0][1] for stage in stages()]
    named += [service["image"] for service in SERVICES.values() if "build" not in service]
    for image in named:
        assert "/" not in image
        assert image.partition(":")[2] not in ("", "latest")


def test_settings_are_those_that_the_server_knows() -> None:
    given = set(SERVICES["server"]["environment"])
    given |= {
        word.partition("=")[0]
        for words in stages()[-1]
        if words[0] == "ENV"
        for word in words[1:]
        if word.startswith(PREFIX)
    }
    assert given <= SETTINGS


def test_each_service_is_watched_and_the_server_waits_for_the_others() -> None:
    assert set(SERVICES) == {"server", "database", "live"}
    assert all(service["healthcheck"]["test"][0] == "CMD" for service in SERVICES.values())
    waits = {name: wait["condition"] for name, wait in SERVICES["server"]["depends_on"].items()}
    assert waits == {"database": "service_healthy", "live": "service_healthy"}
    assert SERVICES["server"]["read_only"] is True
    assert SERVICES["server"]["cap_drop"] == ["ALL"]
    assert SERVICES["server"]["ports"] == ["127.0.0.1:8300:8300"]


def test_volumes_are_declared() -> None:
    used = {
        volume.partition(":")[0] for service in SERVICES.values() for volume in service.get("volumes", ())
    }
    assert used == set(COMPOSED["volumes"])
