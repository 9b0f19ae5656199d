"""Random games in which every ability, every kind of coat action and dense houses come up."""

from collections.abc import Iterator

from nyhavn.rules import (
    Chance,
    ChangeColours,
    Decision,
    Game,
    Phase,
    Place,
    TakeAbility,
    TakeAdditional,
    UseDiscount,
    first_deck,
    second_deck,
)

PLAYERS = (2, 3, 4)
USES_AN_ABILITY = {TakeAdditional, UseDiscount, ChangeColours}


def new_game(players: int, chance: Chance) -> Game:
    return Game.start(players, first_deck(players, chance))


def any_of(decisions: list[Decision], chance: Chance) -> Decision:
    return decisions[chance.below(len(decisions))]


def top_row(decision: Decision) -> int:
    assert isinstance(decision, Place)
    return int(decision.placement.spaces[-1][1])


def chosen(game: Game, chance: Chance) -> Decision:
    """First a kind of decision, then one of that kind; tiles mostly as low as they can lie.

    Abilities are often taken and seldom used, so that several of them come up together.
    """
    kinds: dict[type[Decision], list[Decision]] = {}
    for decision in game.choices():
        kinds.setdefault(type(decision), []).append(decision)
    if chance.below(2) and not kinds.keys() <= USES_AN_ABILITY:
        kinds = {kind: found for kind, found in kinds.items() if kind not in USES_AN_ABILITY}
    if TakeAbility in kinds and chance.below(4):
        return any_of(kinds[TakeAbility], chance)
    found = list(kinds.values())[chance.below(len(kinds))]
    if isinstance(found[0], Place) and chance.below(4):
        lowest = min(top_row(decision) for decision in found)
        found = [decision for decision in found if top_row(decision) == lowest]
    return any_of(found, chance)


def steps(players: int, seed: int) -> Iterator[tuple[Game, Decision]]:
    """One random game: each position with the decision that is carried out there next."""
    chance = Chance(seed)
    game = new_game(players, chance)
    while game.phase != Phase.OVER:
        decision = chosen(game, chance)
        yield game, decision
        game.apply(decision)
        game.fill_harbour(chance)


def step(game: Game, chance: Chance) -> None:
    """One decision or one chance event."""
    if game.phase == Phase.REFILL:
        game.refill()
    elif game.phase == Phase.RESHUFFLE:
        game.reshuffle(second_deck(game.discard_pile(), chance))
    else:
        game.apply(chosen(game, chance))


def moments(players: int, seed: int) -> Iterator[Game]:
    """One random game from the deal to the end, those moments too that wait for chance."""
    chance = Chance(seed)
    game = new_game(players, chance)
    yield game
    while game.phase != Phase.OVER:
        step(game, chance)
        yield game
