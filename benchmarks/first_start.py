"""How long `make play` takes in a fresh clone until the page opens: without a C compiler, with one, again.

python benchmarks/first_start.py

Clones the repository for each, with an empty cache of packages, one after the other in the same run. The
page counts as open when the browser is called with its address and the server answers there.
"""

import argparse
import os
import shutil
import signal
import socket
import subprocess
import tempfile
import time
import urllib.request
from pathlib import Path

HERE = Path(__file__).parents[1]
POLL_SECONDS = 0.02
NO_COMPILER = {"CC": "/bin/false"}


def free_port() -> int:
    with socket.create_server(("127.0.0.1", 0)) as listening:
        return int(listening.getsockname()[1])


def seconds_until_open(clone: Path, **environment: str) -> float:
    """Run `make play` until it opens a page, then end it; how long that took."""
    opened = clone / "build" / "opened"
    opened.parent.mkdir(exist_ok=True)
    opened.unlink(missing_ok=True)
    browser = clone / "build" / "browser"
    browser.write_text(f'#!/bin/sh\necho "$1" > "{opened}"\n', encoding="utf-8")
    browser.chmod(0o755)
    settings = os.environ | {"BROWSER": str(browser), "NYHAVN_PORT": str(free_port())} | environment
    settings["NYHAVN_DATABASE"] = f"sqlite:///{clone / 'build' / 'tables.sqlite'}"
    began = time.monotonic()
    process = subprocess.Popen(["make", "play"], cwd=clone, env=settings, start_new_session=True)  # noqa: S607
    try:
        while not opened.exists() or not opened.read_text(encoding="utf-8").strip():
            if process.poll() is not None:
                raise SystemExit(f"make play ended with {process.returncode}")
            time.sleep(POLL_SECONDS)
        with urllib.request.urlopen(opened.read_text(encoding="utf-8").strip()) as page:  # noqa: S310
            page.read()
        return time.monotonic() - began
    finally:
        os.killpg(process.pid, signal.SIGTERM)
        process.wait()


def fresh_clone(folder: Path) -> Path:
    subprocess.run(["git", "clone", "--quiet", str(HERE), str(folder)], check=True)  # noqa: S603, S607
    return folder


def measure() -> None:
    folder = Path(tempfile.mkdtemp())
    try:
        # Whatever the first one fetches must not make the second one quicker.
        caches = {"PIP_NO_CACHE_DIR": "1", "npm_config_cache": str(folder / "npm")}
        without = seconds_until_open(fresh_clone(folder / "without"), **caches, **NO_COMPILER)
        shutil.rmtree(folder / "npm", ignore_errors=True)
        compiled = fresh_clone(folder / "with")
        first = seconds_until_open(compiled, **caches)
        again = seconds_until_open(compiled, **caches)
        print(f"without a C compiler {without:6.1f} s")
        print(f"with one             {first:6.1f} s   ratio {first / without:.2f}")
        print(f"the second start     {again:6.1f} s", flush=True)
    finally:
        shutil.rmtree(folder)


if __name__ == "__main__":
    argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawTextHelpFormatter).parse_args()
    measure()
