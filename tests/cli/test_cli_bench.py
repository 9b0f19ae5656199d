"""`nyhavn bench` measures every kind of speed in a bearable time."""

import json
import re
import time

import pytest

from nyhavn.cli.bench import Figures, print_figures
from nyhavn.rules import IS_COMPILED
from support.command_line import run


@pytest.fixture(scope="module")
def figures() -> Figures:
    begin = time.monotonic()
    result = run("bench", "--json", "--seed", "3")
    assert result.exit_code == 0
    assert time.monotonic() - begin < 60
    return dict(json.loads(result.stdout))


def test_random_games_are_measured_for_each_number_of_players_compiled_and_interpreted(
    figures: Figures,
) -> None:
    forms = ["compiled", "interpreted"] if IS_COMPILED else ["interpreted"]
    for form in forms:
        speeds = figures["playouts"][form]
        assert list(speeds) == ["2", "3", "4"]
        assert all(speed["decisions_per_second"] > speed["games_per_second"] > 0 for speed in speeds.values())
    if IS_COMPILED:
        compiled, interpreted = (figures["playouts"][form]["2"]["decisions_per_second"] for form in forms)
        assert compiled > 10 * interpreted


def test_single_calls_whole_turns_and_batches_are_measured(figures: Figures) -> None:
    assert set(figures["decision"]) == {"copy_microseconds", "choices_microseconds", "apply_microseconds"}
    assert all(cost > 0 for cost in figures["decision"].values())
    assert figures["turn"]["outcomes"] > 20
    assert figures["turn"]["milliseconds"] > 0
    assert [batch["decisions_per_second"] > 0 for batch in figures["batch"].values()] == [True, True]


def test_the_figures_are_shown_as_tables(figures: Figures, capsys: pytest.CaptureFixture[str]) -> None:
    print_figures(figures)
    shown = capsys.readouterr().out
    speed = figures["playouts"]["interpreted"]["4"]["decisions_per_second"]
    assert re.search(rf"4 │ interpreted │ +{speed:,} │", shown)
    assert "batch, 2 threads" in shown


def test_a_seed_that_is_no_number_is_wrong_usage() -> None:
    assert run("bench", "--seed", "x").exit_code == 2
