"""The documentation site builds without a warning, and its links lead somewhere."""

import re
import subprocess
import sys
import tomllib
from pathlib import Path
from urllib.parse import unquote

import pytest
import yaml

PROJECT = Path(__file__).parent.parent


@pytest.fixture(scope="module")
def site(tmp_path_factory: pytest.TempPathFactory) -> Path:
    folder = tmp_path_factory.mktemp("site")
    command = [sys.executable, "-m", "sphinx", "--quiet", "--fail-on-warning", "--keep-going"]
    command += ["-d", str(folder / "doctrees"), str(PROJECT / "docs"), str(folder / "html")]
    built = subprocess.run(command, capture_output=True, text=True, timeout=900)
    assert built.returncode == 0, built.stderr
    return folder / "html"


def test_every_link_inside_the_site_leads_somewhere(site: Path) -> None:
    missing = set()
    for page in site.rglob("*.html"):
        text = page.read_text(encoding="utf-8")
        for link in re.findall(r'(?:href|src)="([^"#?]+)[^"]*"', text):
            if not re.match(r"[a-z]+:", link) and not (page.parent / unquote(link)).exists():
                missing.add((page.name, link))
    assert missing == set()


def test_every_anchor_is_there(site: Path) -> None:
    anchors = {
        page: set(re.findall(r'id="([^"]+)"', page.read_text("utf-8"))) for page in site.rglob("*.html")
    }
    missing = set()
    for page in anchors:
        for file, anchor in re.findall(r'href="([^"#:?]*)#([^"]+)"', page.read_text("utf-8")):
            target = (page.parent / unquote(file)).resolve() if file else page
            if target in anchors and anchor not in anchors[target]:
                missing.add((page.name, f"{file}#{anchor}"))
    assert missing == set()


def test_pages_hold_no_scripts_or_styles_that_the_server_forbids(site: Path) -> None:
    for page in site.rglob("*.html"):
        text = page.read_text(encoding="utf-8")
        assert "<style" not in text
        assert not re.search(r"<script(?![^>]*\bsrc=)[^>]*>", text), page.name


def test_every_page_is_in_the_contents(site: Path) -> None:
    contents = (site / "index.html").read_text(encoding="utf-8")
    for page in (PROJECT / "docs").rglob("*.md"):
        name = page.relative_to(PROJECT / "docs").with_suffix(".html").as_posix()
        assert name == "index.html" or f'href="{name}"' in contents


def test_the_citation_names_the_version_of_the_package() -> None:
    project = tomllib.loads((PROJECT / "pyproject.toml").read_text("utf-8"))["project"]
    citation = yaml.safe_load((PROJECT / "CITATION.cff").read_text("utf-8"))
    assert citation["version"] == project["version"]
