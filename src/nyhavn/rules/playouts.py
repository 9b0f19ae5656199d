"""Games played to the end by uniformly random choices."""

from nyhavn.rules.chance import Chance
from nyhavn.rules.game import Game
from nyhavn.rules.legality import Choices
from nyhavn.rules.pieces import LAST_CARDS
from nyhavn.rules.tables import COLOURS, END_CARD, OVER, REFILL, RESHUFFLE


def play_out(game: Game, chance: Chance) -> int:
    """Play a game to its end at random; how many decisions there were with more than one choice."""
    return run_out(game, chance, Choices())


def run_out(game: Game, chance: Chance, choices: Choices) -> int:
    decided = 0
    while game.phase != OVER:
        if game.phase == REFILL:
            game.fill_piers()
        elif game.phase == RESHUFFLE:
            shuffle_again(game, chance)
        else:
            game.list_choices(choices)
            if choices.count > 1:
                decided += 1
                game.apply_number(choices.numbers[chance.below(choices.count)])
            else:
                game.apply_number(choices.numbers[0])
    return decided


def shuffle_again(game: Game, chance: Chance) -> None:
    """Shuffle the discard pile into a new deck with the end-of-game card among the last ten."""
    size = 0
    for colour in range(COLOURS):
        for _ in range(game.discard[colour]):
            game.deck[size] = colour
            size += 1
    shuffle(game, chance, 0, size)
    game.deck[size] = END_CARD
    size += 1
    shuffle(game, chance, size - LAST_CARDS, size)
    game.open_second_deck(size)


def shuffle(game: Game, chance: Chance, first: int, end: int) -> None:
    """Shuffle the cards of the deck from one place up to another."""
    for place in range(end - 1, first, -1):
        other = first + chance.below(place - first + 1)
        card = game.deck[place]
        game.deck[place] = game.deck[other]
        game.deck[other] = card
