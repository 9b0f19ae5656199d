"""The example of a proxy in the docs, with a real nginx: pages, sockets and addresses get through."""

import json
import shutil
import ssl
import subprocess
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

import httpx
import pytest
from websockets.sync.client import connect

from support.running import free_port, running, settings_in
from support.waiting import until

EXAMPLE = Path(__file__).parents[2] / "docs" / "proxies" / "nginx.conf"


@contextmanager
def nginx(folder: Path, port: int, behind: int) -> Iterator[ssl.SSLContext]:
    """The example as it stands but for addresses and files."""
    program, openssl = shutil.which("nginx", path="/usr/sbin:/usr/bin"), shutil.which("openssl")
    if program is None or openssl is None:
        pytest.skip("nginx is not installed")
    key, certificate = folder / "nyhavn.key", folder / "nyhavn.pem"
    command = [
        openssl,
        "req",
        "-x509",
        "-newkey",
        "rsa:2048",
        "-nodes",
        "-days",
        "2",
        "-subj",
        "/CN=localhost",
    ]
    subprocess.run([*command, "-keyout", key, "-out", certificate], check=True, stderr=subprocess.DEVNULL)
    text = EXAMPLE.read_text(encoding="utf-8")
    for old, new in {
        "listen 443": f"listen 127.0.0.1:{port}",
        "127.0.0.1:8300": f"127.0.0.1:{behind}",
        "/etc/ssl/nyhavn": str(folder / "nyhavn"),
    }.items():
        assert old in text
        text = text.replace(old, new)
    temporary = "".join(
        f"{kind}_temp_path {folder}/{kind};" for kind in ("client_body", "proxy", "fastcgi", "uwsgi", "scgi")
    )
    (folder / "nginx.conf").write_text(
        f"daemon off; pid {folder}/pid; error_log {folder}/error.log;"
        f"events {{}} http {{ access_log off; {temporary}\n{text} }}",
        encoding="utf-8",
    )
    process = subprocess.Popen(
        [program, "-p", folder, "-c", folder / "nginx.conf"], stderr=subprocess.DEVNULL
    )
    context = ssl.create_default_context()
    context.check_hostname = False
    context.verify_mode = ssl.CERT_NONE
    try:
        yield context
    finally:
        process.terminate()
        process.wait()


def test_the_example_of_a_proxy_works_as_it_stands(tmp_path: Path) -> None:
    folder = tmp_path / "nginx"
    folder.mkdir()
    settings = settings_in(
        tmp_path, secure=True, trusted_proxies="127.0.0.1", requests_per_second=0.01, requests_burst=12
    )
    port = free_port()
    with running(settings) as server, nginx(folder, port, server.port) as context:
        url = f"https://127.0.0.1:{port}"
        with httpx.Client(base_url=url, verify=context) as client:

            def answers() -> bool:
                try:
                    return client.get("/health").status_code == 200
                except httpx.TransportError:
                    return False

            until(answers)
            assert "<html" in client.get("/").text
            assert client.get("/metrics").status_code == 404
            seats = [{"kind": "here", "name": "Ana"}, {"kind": "here", "name": "Bo"}]
            opened = client.post("/api/tables", json={"seats": seats}, headers={"Origin": url})
            assert opened.status_code == 201
            cookie = opened.headers["set-cookie"].partition(";")[0]
            assert cookie.startswith("__Host-nyhavn=")
            table = opened.json()["table"]["id"]
            live = f"wss://127.0.0.1:{port}/api/tables/{table}/live"
            headers = {"Cookie": cookie, "Origin": url}
            with connect(live, ssl=context, additional_headers=headers, compression=None) as socket:
                socket.send(json.dumps({"type": "hello", "seat": 0}))
                assert json.loads(socket.recv(timeout=60))["type"] == "news"
            # A forged address does not get a visitor a new allowance.
            forged = [{"X-Forwarded-For": f"192.0.2.{number}"} for number in range(14)]
            statuses = [client.get("/api/lessons", headers=headers).status_code for headers in forged]
            assert statuses[-1] == 429
        # Another visitor has an allowance of their own.
        transport = httpx.HTTPTransport(local_address="127.0.0.3", verify=context)
        with httpx.Client(base_url=url, transport=transport) as other:
            assert other.get("/api/lessons").status_code == 200
