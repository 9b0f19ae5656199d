"""Running the commands as a person would, inside the test or as a process of their own."""

import os
import signal
import subprocess
import sys
from pathlib import Path

from typer.testing import CliRunner, Result

from nyhavn.cli.main import app

GOLDEN = Path(__file__).parents[1] / "golden"
LEGAL, ILLEGAL = GOLDEN / "legal", GOLDEN / "illegal"
PROGRAM = [sys.executable, "-c", "from nyhavn.cli.main import app; app()"]


def run(*arguments: str | Path, answers: str = "", width: int = 80, height: int = 24) -> Result:
    """Run a command; whatever it does not handle itself fails the test."""
    terminal = {"COLUMNS": str(width), "LINES": str(height), "TERM": "dumb"}
    words = [str(argument) for argument in arguments]
    return CliRunner().invoke(app, words, input=answers, env=terminal, catch_exceptions=False)


def start(*arguments: str | Path, **settings: str) -> subprocess.Popen[str]:
    """Start a command as a process."""
    return subprocess.Popen(
        [*PROGRAM, *map(str, arguments)],
        stdin=subprocess.PIPE,
        stdout=subprocess.PIPE,
        stderr=subprocess.PIPE,
        text=True,
        encoding="utf-8",
        env=os.environ | settings,
        # Where the tests run in the background an interrupt is ignored, and processes inherit that.
        preexec_fn=lambda: signal.signal(signal.SIGINT, signal.SIG_DFL),
    )


def simulated(folder: Path, players: int = 2, games: int = 1) -> list[Path]:
    """Records of a few quick games."""
    result = run(
        "simulate", "--out", folder, "--players", str(players), "--games", str(games), "--seed", "7",
        "--bots", "random",
    )  # fmt: skip
    assert result.exit_code == 0
    return sorted(folder.iterdir())
