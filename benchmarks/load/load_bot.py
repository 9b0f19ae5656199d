"""The bot of the load tool: it plays real games from the messages alone, and as quickly as it can."""

from nyhavn.rules import (
    ABILITY_OF_LETTER,
    COLOUR_LETTERS,
    NOTHING,
    Chance,
    Decision,
    EndTurn,
    Game,
    LaySpecial,
    Pay,
    Phase,
    Place,
    TakeAbility,
    first_deck,
    turn_played,
)
from nyhavn.rules.decisions import number_of
from nyhavn.server.wire.steps import read_step
from nyhavn.server.wire.views import GameView

FIRST_WISHES = (LaySpecial, TakeAbility, Pay, Place)
"""What it does wherever it can; otherwise it takes cards."""


def turn_word(view: GameView, chance: Chance) -> str:
    """A legal turn of the seat that sees this, by chance, but building wherever it can."""
    game = game_seen(view)
    while True:
        choices = game.choices()
        wishes = _wishes(choices)
        if not wishes:
            return turn_played(game).word
        game.apply(wishes[chance.below(len(wishes))])


def _wishes(choices: list[Decision]) -> list[Decision]:
    for kind in FIRST_WISHES:
        found: list[Decision] = [choice for choice in choices if isinstance(choice, kind)]
        if found:
            return found
    return [] if EndTurn() in choices else choices


def game_seen(view: GameView) -> Game:
    """The game at the start of a turn as far as a viewer knows it; the cards that are hidden are nothing."""
    players = len(view.seats)
    new = Game.start(players, first_deck(players, Chance(0))).facts()
    owned = [{ABILITY_OF_LETTER[letter]: up for letter, up in seat.abilities.items()} for seat in view.seats]
    return Game.from_facts(
        new
        | {
            "seat": view.to_move,
            "phase": Phase.CHOOSE,
            "turns": view.turns,
            "deck": (NOTHING,) * view.deck_left,
            "reshuffled": int(view.reshuffled),
            "discard": view.discard,
            "piers": tuple(NOTHING if card is None else COLOUR_LETTERS.index(card) for card in view.piers),
            "hands": tuple(seat.hand.known for seat in view.seats),
            "known": tuple(seat.openly.known for seat in view.seats),
            "unknown": tuple(seat.openly.unknown for seat in view.seats),
            "owned": tuple(sum(1 << ability for ability in abilities) for abilities in owned),
            "active": tuple(sum(up << ability for ability, up in abilities.items()) for abilities in owned),
            "laid": tuple(tuple(number_of(read_step(tile)) for tile in seat.house) for seat in view.seats),
            "points": tuple(seat.points for seat in view.seats),
        }
    )
