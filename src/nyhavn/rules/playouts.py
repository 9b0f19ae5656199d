"""Games dealt at random and played to the end by uniformly random choices.

Plain Python that Cython also compiles, with the C types of ``playouts.pxd``.
"""

from nyhavn.rules.chance import Chance
from nyhavn.rules.constants import COLOURS, END_CARD, OVER, REFILL, RESHUFFLE
from nyhavn.rules.deck import check_players
from nyhavn.rules.errors import IllegalError, Refusal
from nyhavn.rules.game import Game
from nyhavn.rules.legality import ChoiceList
from nyhavn.rules.pieces import LAST_CARDS, MIN_PLAYERS, cards_per_colour


def laid_out(players: int) -> Game:
    """A table with everything in place but the cards, to be dealt at random as often as wanted."""
    game = Game()
    game.set_up(players)
    for colour in range(COLOURS):
        game.discard[colour] = cards_per_colour(players)
    return game


def play_out(game: Game, chance: Chance) -> int:
    """Play a game to its end at random; how many decisions there were with more than one choice."""
    check_players(game.players)
    if game.veiled:
        raise IllegalError(Refusal.DECK_HIDDEN)
    return run_out(game, chance, ChoiceList())


def play_many(players: int, games: int, chance: Chance) -> tuple[int, int]:
    """Play random games from the deal to the end; how many decisions and turns there were."""
    table, game, choices = laid_out(players), Game(), ChoiceList()
    decisions = turns = 0
    for _ in range(games):
        game.become(table)
        deal_at_random(game, chance)
        decisions += run_out(game, chance, choices)
        turns += game.turns
    return decisions, turns


def run_out(game: Game, chance: Chance, choices: ChoiceList) -> int:
    decided = 0
    settle_at_random(game, chance)
    while game.phase != OVER:
        game.list_choices(choices)
        if choices.count > 1:
            decided += 1
            game.apply_number(choices.numbers[chance.below(choices.count)])
        else:
            game.apply_number(choices.numbers[0])
        settle_at_random(game, chance)
    return decided


def settle_at_random(game: Game, chance: Chance) -> None:
    """After a turn, fill the harbour; where the deck runs out, shuffle the discard pile into a new one."""
    if game.phase == REFILL:
        game.fill_piers()
    if game.phase == RESHUFFLE:
        shuffle_discards(game, chance)
        add_end_card(game, chance)
        game.open_second_deck()


def deal_at_random(game: Game, chance: Chance) -> None:
    """Shuffle all cards of a laid-out table, and deal."""
    shuffle_discards(game, chance)
    for colour in range(COLOURS):
        game.discard[colour] = 0
    if game.players == MIN_PLAYERS:
        # The cards at the piers are laid out first, but which cards those are is as random either way.
        add_end_card(game, chance)
    game.deal()


def shuffle_discards(game: Game, chance: Chance) -> None:
    """Make a deck of the discard pile."""
    game.drawn = game.deck_size = 0
    for colour in range(COLOURS):
        for _ in range(game.discard[colour]):
            game.deck[game.deck_size] = colour
            game.deck_size += 1
    shuffle(game, chance, 0)


def add_end_card(game: Game, chance: Chance) -> None:
    """Shuffle the end-of-game card among the last ten cards."""
    game.deck[game.deck_size] = END_CARD
    game.deck_size += 1
    shuffle(game, chance, game.deck_size - LAST_CARDS)


def shuffle(game: Game, chance: Chance, first: int) -> None:
    """Shuffle the cards of the deck from one place to the last."""
    for index in range(game.deck_size - 1, first, -1):
        other = first + chance.below(index - first + 1)
        card = game.deck[index]
        game.deck[index] = game.deck[other]
        game.deck[other] = card
