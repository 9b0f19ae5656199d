"""What the terminal says of tiles and rivals is what the rules say."""

from collections.abc import Iterator

from nyhavn.cli.drawing.palette import COAT_SIGN
from nyhavn.cli.earnings import points_of
from nyhavn.cli.play import rival_names
from nyhavn.cli.terminal.placing import tile_group
from nyhavn.records import Replay, read_record
from nyhavn.rules import Game, offers_of
from support.command_line import LEGAL


def positions() -> Iterator[Game]:
    """The positions before the turns of some games."""
    for file in sorted(LEGAL.glob("2p-*.nyh")):
        replay = Replay(read_record(file.read_bytes()))
        yield from (step.before for step in replay)


def test_points_and_a_coat_of_arms_stand_together_only_where_one_place_earns_both() -> None:
    apart = together = 0
    for game in positions():
        for item in tile_group(game).items:
            name, _, earned = item.label.plain.partition("+")
            if COAT_SIGN not in earned:
                continue
            found = [offer for offer in offers_of(game) if offer.placement.tile.name == name.split()[0]]
            best = int(earned[0])
            both = any(points_of(offer.lines) == best and offer.coats for offer in found)
            assert both == ("/" not in earned)
            apart, together = apart + (not both), together + both
    assert apart > 0
    assert together > 0


def test_rivals_bear_the_name_of_their_level_and_a_number_only_where_they_share_it() -> None:
    assert rival_names(["deckhand"], [1]) == ["Deckhand"]
    assert rival_names(["level-1"], [1]) == ["Carpenter"]
    assert rival_names(["deckhand", "greedy", "deckhand"], [0, 2, 3]) == [
        "Deckhand 1",
        "greedy",
        "Deckhand 4",
    ]
    assert rival_names(["networks/2/network-0002500.npz"], [0]) == ["network-0002500.npz"]
