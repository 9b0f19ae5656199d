"""The menus of a build: which tile, where, and on which space the brick."""

from collections.abc import Iterable, Sequence

from rich.text import Text

from nyhavn.cli.drawing.house import SHADE, SMALL, draw_house
from nyhavn.cli.drawing.palette import COAT, COAT_SIGN, POINTS, STYLES
from nyhavn.cli.earnings import line_words, points_of
from nyhavn.cli.speaking import colour_word, say, tile_words
from nyhavn.cli.terminal.menu import Group, Item, Menu
from nyhavn.rules import POINTS_TO_WIN, Game, Offer, Place, View, offers_of

# More would not fit on a screen; the others are one step away, or found by their spaces.
PLACES_AT_FIRST = 18

Outline = list[Offer]
"""Placements on the same spaces that differ only by the brick."""


def tile_group(game: Game) -> Group:
    """The tiles that can be bought now."""
    by_tile: dict[str, list[Offer]] = {}
    for offer in offers_of(game):
        by_tile.setdefault(offer.placement.tile.name, []).append(offer)
    items = tuple(_tile_item(game, found) for found in by_tile.values())
    return Group(say("build-tile"), items, "" if items else say("build-nothing"))


def _tile_item(game: Game, found: list[Offer]) -> Item:
    tile = found[0].placement.tile
    prices = sorted({offer.price.cards for offer in found})
    label = Text(f" {tile.name} ", STYLES[tile.colour])
    price = say("price-range", low=prices[0], high=prices[-1], kinds=len(prices))
    label = Text.assemble(label, f" {tile_words(tile)}, {price}")
    best = max(points_of(offer.lines) for offer in found)
    coats = [offer for offer in found if offer.coats]
    if best:
        label.append(f" +{best}", POINTS)
    if best and coats and all(points_of(offer.lines) < best for offer in coats):
        label.append(" /")
    if coats:
        label.append(f" {COAT_SIGN}", COAT)
    return Item(label, lambda: where_menu(game, outlines(found), PLACES_AT_FIRST))


def outlines(found: Iterable[Offer]) -> list[Outline]:
    """The placements by the spaces they cover, the most promising first."""
    by_spaces: dict[tuple[str, ...], Outline] = {}
    for offer in found:
        by_spaces.setdefault(offer.placement.spaces, []).append(offer)
    return sorted(by_spaces.values(), key=_promise)


def _promise(outline: Outline) -> tuple[int, int, int, int]:
    """What earns most first, of these the cheap ones, then from the bottom up."""
    first = outline[0]
    points = max(points_of(offer.lines) for offer in outline)
    lowest = min(int(space[1]) for space in first.placement.spaces)
    return -points, -len(first.coats), first.price.cards, lowest


def where_menu(game: Game, places: Sequence[Outline], shown: int) -> Menu:
    """Where a tile can lie, grouped by price."""
    by_price: dict[str, list[Item]] = {}
    for outline in sorted(places[:shown], key=lambda outline: outline[0].price.cards):
        by_price.setdefault(price_words(outline[0]), []).append(_where_item(game, outline))
    groups = [Group(price, tuple(items)) for price, items in by_price.items()]
    if len(places) > shown:
        rest = Text(say("all-places", count=len(places)))
        groups.append(Group("", (Item(rest, lambda: where_menu(game, places, len(places))),)))
    return Menu(tuple(groups), picture=_house(game), narrow=lambda spaces: _narrowed(game, places, spaces))


def _narrowed(game: Game, places: Sequence[Outline], spaces: tuple[str, ...]) -> Menu | None:
    """Only the places that cover all of these spaces."""
    found = [outline for outline in places if set(spaces) <= set(outline[0].placement.spaces)]
    if len(found) == 1 and len(found[0]) > 1:
        return brick_menu(game, found[0])
    return where_menu(game, found, len(found)) if found else None


def _where_item(game: Game, outline: Outline) -> Item:
    """One place; the space of the brick is marked, or chosen next where there are several for it."""
    placement = outline[0].placement
    if len(outline) == 1:
        names = [f"{SHADE}{space}" if space == placement.brick else space for space in placement.spaces]
        return Item(_earning_label(game, " ".join(names), outline[0]), Place(placement))
    best = max(outline, key=lambda offer: points_of(offer.lines))
    label = _earning_label(game, " ".join(placement.spaces), best)
    return Item(label, lambda: brick_menu(game, outline))


def brick_menu(game: Game, outline: Outline) -> Menu:
    """On which space of the outline the brick lies."""
    items = tuple(
        Item(
            _earning_label(game, say("brick-on", space=offer.placement.brick), offer), Place(offer.placement)
        )
        for offer in sorted(outline, key=lambda offer: -points_of(offer.lines))
    )
    spaces = " ".join(outline[0].placement.spaces)
    title = say("which-brick", tile=tile_words(outline[0].placement.tile), spaces=spaces)
    return Menu((Group(title, items),), picture=_house(game))


def _earning_label(game: Game, text: str, offer: Offer) -> Text:
    """A choice with the lines and coats of arms that it would earn."""
    label = Text(text)
    for line in offer.lines:
        label.append(f" {say('earns', points=line.points, line=line_words(line))}", POINTS)
    if offer.coats:
        label.append(f" {COAT_SIGN * len(offer.coats)}", COAT)
    if game.points[game.seat] + points_of(offer.lines) >= POINTS_TO_WIN:
        label.append(f" {say('wins')}", POINTS)
    return label


def price_words(offer: Offer) -> str:
    """The price and how it comes about: the size, less what touching its colour and the discount save."""
    tile, price = offer.placement.tile, offer.price
    parts = [str(price.size)]
    if price.touches_own_colour:
        parts.append(say("price-touches", colour=colour_word(tile.colour)))
    if price.discount:
        parts.append(say("price-discount"))
    if len(parts) > 1:
        parts.append(f"= {price.cards}")
    return say("price", tile=tile_words(tile), parts=" ".join(parts))


def _house(game: Game) -> list[Text]:
    return draw_house(View(game, game.seat).house(game.seat), SMALL)
