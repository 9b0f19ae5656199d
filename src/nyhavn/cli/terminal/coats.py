"""The menu of a coat of arms: a white tile, an ability, or all abilities active again."""

from rich.text import Text

from nyhavn.cli.earnings import line_words, new_lines
from nyhavn.cli.speaking import ability_name, ability_text, say
from nyhavn.cli.terminal.menu import Group, Item, Menu
from nyhavn.rules import Game, LaySpecial, Reactivate, TakeAbility


def coat_menu(game: Game) -> Menu:
    """Three uses; one that is not possible says why."""
    choices = game.choices()
    abilities = tuple(
        Item(_ability_label(choice), choice) for choice in choices if isinstance(choice, TakeAbility)
    )
    reactivations = tuple(
        Item(Text(say("coat-reactivate")), choice) for choice in choices if isinstance(choice, Reactivate)
    )
    specials = tuple(
        Item(_special_label(game, choice), choice) for choice in choices if isinstance(choice, LaySpecial)
    )
    return Menu(
        (
            Group(say("coats-open", count=game.coats_open)),
            Group(say("coat-take-ability"), abilities, "" if abilities else say("coat-all-owned")),
            Group(say("coat-all-active"), reactivations, "" if reactivations else say("coat-none-inactive")),
            Group(say("coat-lay-white"), specials, "" if specials else say("coat-no-white")),
        )
    )


def _ability_label(choice: TakeAbility) -> Text:
    return Text(say("ability-line", ability=ability_name(choice.ability), text=ability_text(choice.ability)))


def _special_label(game: Game, choice: LaySpecial) -> Text:
    """Where the tile would lie, and what it would complete."""
    after = game.copy()
    after.apply(choice)
    earned = [
        say("earns", points=line.points, line=line_words(line)) for line in new_lines(game, after, game.seat)
    ]
    if after.coats_open >= game.coats_open:
        earned.append(say("earns-coat"))
    return Text("  ".join([choice.space, *earned]))
