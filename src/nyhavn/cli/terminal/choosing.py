"""The menu for each step of a turn: what the rules leave open, grouped as a player thinks of it."""

from collections.abc import Iterator, Sequence

from rich.text import Text

from nyhavn.cli.drawing.palette import card, swatch
from nyhavn.cli.speaking import ability_name, ability_text, cards_words, colour_word, say
from nyhavn.cli.terminal.coats import coat_menu
from nyhavn.cli.terminal.menu import Group, Item, Menu
from nyhavn.cli.terminal.placing import tile_group
from nyhavn.rules import (
    HAND_LIMIT,
    Ability,
    ChangeColours,
    Colour,
    Decision,
    Discard,
    EndTurn,
    Game,
    Pay,
    Phase,
    TakeAdditional,
    TakePair,
    UseDiscount,
)


def menu_of(game: Game) -> Menu:
    """What the seat to move can choose next."""
    if game.phase == Phase.COATS:
        return coat_menu(game)
    choices = game.choices()
    groups = (
        *_taking(game, choices),
        *_putting_down(game, choices),
        *_paying(game, choices),
        *_building(game, choices),
        *_ending(choices),
    )
    last = groups[-1].items[-1] if groups and groups[-1].items else None
    return Menu(groups, default=last if last and isinstance(last.leads_to, EndTurn) else None)


def _taking(game: Game, choices: Sequence[Decision]) -> Iterator[Group]:
    pairs = [choice for choice in choices if isinstance(choice, TakePair)]
    near = [pair for pair in pairs if not pair.uses_any_cards]
    far = [pair for pair in pairs if pair.uses_any_cards]
    if near:
        items = [Item(_pair_cards(game, pair), pair) for pair in near]
        yield Group(say("take-two"), tuple(items), _limit_note(game, 2))
    if far:
        label = Text(say("use-any-cards", ability=ability_name(Ability.ANY_CARDS)))
        yield Group("", (Item(label, lambda: _far_menu(game, far)),))
    additional = [choice for choice in choices if isinstance(choice, TakeAdditional)]
    if additional:
        title = say("take-additional", ability=ability_name(Ability.ADDITIONAL_CARD))
        items = [Item(_card_label(game, choice.pier), choice) for choice in additional]
        yield Group(title, tuple(items), _limit_note(game, 1))


def _far_menu(game: Game, pairs: list[TakePair]) -> Menu:
    items = tuple(Item(_pair_label(game, pair), pair) for pair in pairs)
    return Menu((Group(say("take-any-two"), items, _limit_note(game, 2)),))


def _pair_cards(game: Game, pair: TakePair) -> Text:
    return Text.assemble(*(card(Colour(game.piers[pier - 1])) for pier in (pair.first, pair.second)))


def _pair_label(game: Game, pair: TakePair) -> Text:
    return Text.assemble(_pair_cards(game, pair), f" {pair.first}+{pair.second}")


def _card_label(game: Game, pier: int) -> Text:
    return Text.assemble(card(Colour(game.piers[pier - 1])), f" {say('pier', pier=pier)}")


def _limit_note(game: Game, taken: int) -> str:
    """A discard that would follow is announced before the cards are taken."""
    over = sum(game.hands[game.seat]) + taken - HAND_LIMIT
    return say("limit-ahead", hand=sum(game.hands[game.seat]), over=over) if over > 0 else ""


def _putting_down(game: Game, choices: Sequence[Decision]) -> Iterator[Group]:
    discards = [choice for choice in choices if isinstance(choice, Discard)]
    if discards:
        over = sum(game.hands[game.seat]) - HAND_LIMIT
        items = [
            Item(
                Text.assemble(
                    card(discard.colour), f" {say('card-held', count=game.hands[game.seat][discard.colour])}"
                ),
                discard,
            )
            for discard in discards
        ]
        yield Group(say("put-down", count=over), tuple(items))


def _paying(game: Game, choices: Sequence[Decision]) -> Iterator[Group]:
    """Which of the usable cards go, when a change of colours leaves a choice."""
    payments = [choice for choice in choices if isinstance(choice, Pay)]
    if payments:
        source, target = Colour(game.change_from), Colour(game.change_to)
        items = []
        for payment in payments:
            paid = (source,) * payment.changed + (target,) * (game.price - payment.changed)
            items.append(Item(Text(cards_words(tuple(sorted(paid)))), payment))
        title = say("pay-with", source=colour_word(source), target=colour_word(target))
        yield Group(title, tuple(items))


def _building(game: Game, choices: Sequence[Decision]) -> Iterator[Group]:
    tiles = tile_group(game)
    abilities = tuple(_building_abilities(choices))
    if tiles.items or game.phase == Phase.CHOOSE:
        yield tiles
    if abilities:
        yield Group(say("build-with"), abilities)


def _building_abilities(choices: Sequence[Decision]) -> Iterator[Item]:
    for choice in choices:
        if isinstance(choice, UseDiscount):
            yield Item(_ability_label(Ability.CONSTRUCTION_DISCOUNT), choice)
    changes = [choice for choice in choices if isinstance(choice, ChangeColours)]
    if changes:
        yield Item(_ability_label(Ability.CHANGE_OF_COLOURS), lambda: _change_menu(changes))


def _ability_label(ability: Ability) -> Text:
    return Text(say("ability-line", ability=ability_name(ability), text=ability_text(ability)))


def _change_menu(changes: list[ChangeColours]) -> Menu:
    items = tuple(
        Item(
            Text.assemble(
                swatch(change.source, f" {change.source.letter} "),
                " → ",
                swatch(change.target, f" {change.target.letter} "),
                " ",
                say("counts-as", source=colour_word(change.source), target=colour_word(change.target)),
            ),
            change,
        )
        for change in changes
    )
    return Menu((Group(say("change-which"), items),))


def _ending(choices: Sequence[Decision]) -> Iterator[Group]:
    if EndTurn() in choices:
        yield Group("", (Item(Text(say("end-turn")), EndTurn()),))
