"""The command that plays the matches.

The games of each match are kept in a folder of its own, as `nyhavn arena --out` keeps them: a stop loses
nothing, and a second run plays only what is missing.
"""

import os
from dataclasses import replace
from functools import partial
from pathlib import Path
from typing import Annotated

import typer
from match_list import MATCHES, NETWORKS, Match, chosen_matches
from match_tables import HEADS, Played, draw_matches, in_order, match_row
from pages import (
    DOCS,
    STRENGTH,
    Docs,
    DocsFolder,
    FirstSeed,
    OutFolder,
    markdown_table,
    open_docs,
    print_table,
)

from nyhavn.bots.arena.journal import arena_identity
from nyhavn.bots.arena.matches import ArenaSettings, play_pairings
from nyhavn.bots.workers import Workers, open_workers
from nyhavn.cli import arena
from nyhavn.cli.refusing import tell

FIGURES = "matches"

Networks = Annotated[
    Path | None,
    typer.Option(metavar="DIR", help="Where `nyhavn train` has kept its networks, in folders 2, 3 and 4."),
]


def matches(
    out: OutFolder,
    only: Annotated[
        str | None, typer.Option(metavar="A,B,...", help=", ".join(match.name for match in MATCHES))
    ] = None,
    scale: Annotated[
        float, typer.Option(min=0, help="A part of the games, for a try; the docs are then left as they are.")
    ] = 1.0,
    networks: Networks = None,
    seed: FirstSeed = 1,
    workers: arena.Workers = None,
    docs: DocsFolder = None,
) -> None:
    """Play the matches and see whether the bots are as strong as they should be."""
    chosen = chosen_matches(only, networks)
    if only is None and networks is None:
        tell("The match of two networks is left out: --networks names the folder of their training.")
    for match in chosen:
        arena.check_bots(match.settings(seed, scale))
    pages = None if docs is None and scale < 1 else open_docs(docs or DOCS)
    done: list[Played] = []
    with open_workers(workers or os.cpu_count() or 1) as ready:
        for match in chosen:
            tell(match.name)
            played = play_match(match, match.settings(seed, scale), ready, out / match.name)
            done.append(played if networks is None else without_folder(played, networks))
            if pages is not None:
                write_match(pages, done[-1])
    print_table("Strength", HEADS, [match_row(played.match, played) for played in done])
    for played in done:
        typer.echo(played.command)


def play_match(match: Match, settings: ArenaSettings, workers: Workers, folder: Path) -> Played:
    """Play what is missing of a match, and sum it up."""
    result = arena.play_all(settings, partial(play_pairings, settings, workers=workers), folder).result()
    (came_to,) = result.matches
    program = arena_identity(settings)["program"]
    return Played(match, came_to.games, came_to.wins, came_to.rate, result.command, program)


def without_folder(played: Played, networks: Path) -> Played:
    """The same with the networks in the folder of the docs: where they lie on a machine concerns nobody."""
    match, folder = played.match, str(networks)
    first, second = match.first.replace(folder, NETWORKS), match.second.replace(folder, NETWORKS)
    command = played.command.replace(folder, NETWORKS)
    return replace(played, match=replace(match, first=first, second=second), command=command)


def write_match(docs: Docs, played: Played) -> None:
    """Put a match in its place among those played before."""
    kept = [Played.from_values(values) for values in docs.figures(FIGURES) or []]
    others = [other for other in kept if other.match.name != played.match.name]
    in_place = [one for _, one in in_order([*others, played]) if one is not None]
    docs.keep_figures(FIGURES, [one.as_values() for one in in_place])
    table = markdown_table(HEADS, [match_row(match, one) for match, one in in_order(in_place)])
    docs.fill_in(STRENGTH, "matches", table)
    lines = "\n".join(one.command for one in in_place)
    docs.fill_in(STRENGTH, "commands", f"```\n{lines}\n```")
    docs.draw("matches", partial(draw_matches, in_place))
