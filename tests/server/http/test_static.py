"""The built browser client is served with the package."""

from pathlib import Path

import httpx
import pytest

from support.running import running, settings_in


@pytest.fixture
def client(tmp_path: Path) -> str:
    folder = tmp_path / "client"
    (folder / "assets").mkdir(parents=True)
    (folder / "index.html").write_text("<!doctype html><title>Nyhavn</title>", encoding="utf-8")
    (folder / "assets" / "main-1a2b.js").write_text("start();" * 100, encoding="utf-8")
    (tmp_path / "secret.txt").write_text("secret", encoding="utf-8")
    return str(folder)


def test_files_are_served_and_every_other_path_is_a_page_of_the_client(tmp_path: Path, client: str) -> None:
    with running(settings_in(tmp_path, client=client)) as server:
        page = httpx.get(f"{server.url}/")
        assert "Nyhavn" in page.text
        assert page.headers["content-type"].startswith("text/html")
        assert httpx.get(f"{server.url}/table/abc").text == page.text
        script = httpx.get(f"{server.url}/assets/main-1a2b.js")
        assert script.text == "start();" * 100
        assert script.headers["content-encoding"] == "gzip"
        assert "javascript" in script.headers["content-type"]
        assert "immutable" in script.headers["cache-control"]
        assert httpx.get(f"{server.url}/", headers={"If-None-Match": page.headers["etag"]}).status_code == 304


def test_nothing_outside_the_client_is_served(tmp_path: Path, client: str) -> None:
    with running(settings_in(tmp_path, client=client)) as server:
        for path in (
            "/../secret.txt",
            "/%2e%2e/secret.txt",
            "/assets/../../secret.txt",
            "/assets/%2e%2e%2f%2e%2e%2fsecret.txt",
        ):
            assert "secret" not in httpx.get(server.url + path).text
        assert httpx.get(f"{server.url}/assets/gone.js").status_code == 404
        assert httpx.get(f"{server.url}/api/nowhere").json()["error"]["code"] == "path-unknown"


def test_without_a_client_the_server_still_answers(tmp_path: Path) -> None:
    with running(settings_in(tmp_path, client=str(tmp_path / "nowhere"))) as server:
        assert httpx.get(f"{server.url}/").status_code == 404
        assert httpx.get(f"{server.url}/api/lobby").status_code == 200
