"""The result of an arena as tables."""

from collections.abc import Sequence

from rich.console import Console
from rich.table import Table
from rich.text import Text

from nyhavn.bots.arena.ratings import Estimate
from nyhavn.bots.arena.results import ArenaResult, MatchResult
from nyhavn.cli.speaking import quote, say


def print_result(console: Console, result: ArenaResult) -> None:
    """All tables, and the command that repeats them."""
    for table in (ratings_table(result), matches_table(result), play_table(result), seats_table(result)):
        console.print(table)
    console.print(Text(say("arena-repeat")))
    # A command that was broken into lines could not be copied.
    console.print(Text(result.command), soft_wrap=True)


def ratings_table(result: ArenaResult) -> Table:
    """How strong the bots are, the strongest first."""
    heads = [say("arena-bot"), say("arena-elo"), say("arena-interval"), say("arena-games")]
    table = new_table(say("arena-ratings"), heads)
    for bot in sorted(result.bots, key=lambda bot: -bot.elo.value):
        elo = bot.elo
        interval = f"{elo.low:+.0f} … {elo.high:+.0f}"
        table.add_row(quote(bot.label), f"{elo.value:+.0f}", interval, str(bot.games))
    return table


def matches_table(result: ArenaResult) -> Table:
    """How often the first bot of each match won."""
    players = result.players
    title = say("arena-matches", players=players, rivals=players - 1, fair=percent(1 / players))
    heads = [say("arena-match"), say("arena-games"), say("arena-wins"), say("arena-rate")]
    table = new_table(title, [*heads, say("arena-interval")])
    for match in result.matches:
        rate = match.rate
        interval = f"{percent(rate.low)} … {percent(rate.high)}"
        table.add_row(match_name(match), str(match.games), f"{match.wins:.6g}", percent(rate.value), interval)
    return table


def play_table(result: ArenaResult) -> Table:
    """What the games were like."""
    heads = [say("arena-match"), say("arena-points"), say("arena-turns")]
    table = new_table(say("arena-play"), [*heads, say("arena-by-points"), say("arena-by-card")])
    for match in result.matches:
        points = f"{match.points:.2f} : {match.rival_points:.2f}"
        ends = [str(match.ends["points"]), str(match.ends["card"])]
        table.add_row(match_name(match), points, f"{match.turns:.1f}", *ends)
    return table


def seats_table(result: ArenaResult) -> Table:
    """How often the first bot of each match won from each seat, and how often whoever sat there."""
    seats = [say("arena-seat", seat=seat + 1) for seat in range(result.players)]
    table = new_table(say("arena-seats"), [say("arena-match"), *seats])
    for match in result.matches:
        table.add_row(match_name(match), *percents(match.seats))
    table.add_row(say("arena-anyone"), *percents(result.seats))
    return table


def new_table(title: str, heads: Sequence[str]) -> Table:
    """A table with names on the left and figures right of them."""
    table = Table(title=title, title_justify="left")
    for column, head in enumerate(heads):
        table.add_column(head, justify="right" if column else "left", overflow="fold")
    return table


def match_name(match: MatchResult) -> str:
    return quote(f"{match.first} : {match.second}")


def percents(estimates: Sequence[Estimate]) -> list[str]:
    return [percent(estimate.value) for estimate in estimates]


def percent(rate: float) -> str:
    return f"{rate:.1%}"
