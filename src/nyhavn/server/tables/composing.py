"""How a turn in progress can continue: every choice with what it costs and earns.

All of it is worked out on what the seat sees, never on the game itself.
"""

from collections.abc import Iterable

from nyhavn.rules import (
    SPACES,
    Ability,
    BegunTurn,
    ChangeColours,
    Colour,
    Decision,
    Discard,
    EndTurn,
    Game,
    IllegalError,
    LaySpecial,
    Line,
    Offer,
    Pay,
    Phase,
    Place,
    Placement,
    Reactivate,
    TakeAbility,
    TakeAdditional,
    TakePair,
    UseDiscount,
    View,
    cards_over_limit,
    cards_too_many,
    coats_earned,
    lines_completed,
    offer_of,
    special_offer,
    turn_played,
    would_win,
)
from nyhavn.server.wire.actions import cards_of
from nyhavn.server.wire.choices import (
    AbilityChoice,
    CardChoice,
    ChangeChoice,
    Choices,
    CoatChoices,
    PairChoice,
    PlacementChoice,
    PriceInfo,
    SpecialChoice,
    TileWithAbility,
    TurnEnd,
)
from nyhavn.server.wire.errors import refusal_message
from nyhavn.server.wire.steps import read_step, step_word
from nyhavn.server.wire.values import Refusal
from nyhavn.server.wire.views import game_view, line_infos


def choices_of(game: Game, seat: int, begun: list[str]) -> Choices:
    """The choices left in a seat's turn; for a seat that is not to move, to try things out."""
    view = View(game, seat)
    start = view.seen if seat == game.seat else Game.from_facts(view.seen.facts() | {"seat": seat})
    turn = BegunTurn(start)
    for word in begun:
        turn.decide(read_step(word))
    return _Listing(start, turn.game, turn.choices()).choices(seat != game.seat, begun)


class _Listing:
    """The choices of one turn in progress, kind by kind."""

    def __init__(self, start: Game, game: Game, choices: list[Decision]) -> None:
        self._start = start
        self._game = game
        self._all = choices
        self._seat = game.seat

    def choices(self, trial: bool, begun: list[str]) -> Choices:
        game = self._game
        return Choices(
            turn=self._start.turns + 1,
            seat=self._seat,
            trial=trial,
            begun=tuple(begun),
            phase=Phase(game.phase).name.lower(),
            pairs=tuple(self._pairs()),
            additional=tuple(
                CardChoice(step_word(choice), Colour(game.piers[choice.pier - 1]).letter)
                for choice in self._all
                if isinstance(choice, TakeAdditional)
            ),
            discards=tuple(
                CardChoice(step_word(choice), choice.colour.letter)
                for choice in self._all
                if isinstance(choice, Discard)
            ),
            to_discard=cards_too_many(game),
            too_many_after_taking=self._too_many_after_taking(),
            discount=self._ability(Ability.CONSTRUCTION_DISCOUNT, [UseDiscount()]),
            change=self._ability(Ability.CHANGE_OF_COLOURS, self._every_change()),
            changes=tuple(
                ChangeChoice(step_word(choice), choice.source.letter, choice.target.letter)
                for choice in self._all
                if isinstance(choice, ChangeColours)
            ),
            both_actions=self._both_actions(),
            with_ability=tuple(self._with_ability()),
            placements=tuple(
                self._placement(offer_of(game, choice.placement))
                for choice in self._all
                if isinstance(choice, Place)
            ),
            payments=tuple(
                CardChoice(step_word(choice), self._payment(choice.changed))
                for choice in self._all
                if isinstance(choice, Pay)
            ),
            paid=self._paid(),
            coats=self._coats() if game.phase == Phase.COATS else None,
            end=self._end(),
            view=game_view(game, self._seat),
        )

    def _pairs(self) -> Iterable[PairChoice]:
        for choice in self._all:
            if isinstance(choice, TakePair):
                piers = (choice.first, choice.second)
                cards = "".join(Colour(self._game.piers[pier - 1]).letter for pier in piers)
                yield PairChoice(step_word(choice), cards, choice.uses_any_cards)

    def _too_many_after_taking(self) -> int:
        pairs = [choice for choice in self._all if isinstance(choice, TakePair)]
        if not pairs:
            return 0
        after = self._game.copy()
        after.apply(pairs[0])
        return cards_over_limit(after)

    def _every_change(self) -> list[Decision]:
        return [ChangeColours(source, target) for source in Colour for target in Colour if source != target]

    def _ability(self, ability: Ability, decisions: list[Decision]) -> AbilityChoice:
        """An ability that can be called on by one of several decisions, or why by none of them."""
        possible = any(decision in self._all for decision in decisions)
        refusal = None if possible else self._game.why_not(decisions[0])
        step = step_word(decisions[0]) if len(decisions) == 1 else ""
        return AbilityChoice(step, ability.letter, _refusal(refusal))

    def _both_actions(self) -> AbilityChoice:
        """Building after taking cards: possible wherever the ability is active, or it says why not."""
        refusal = self._game.why_not_call_on(Ability.BOTH_ACTIONS)
        return AbilityChoice("", Ability.BOTH_ACTIONS.letter, _refusal(refusal))

    def _with_ability(self) -> Iterable[TileWithAbility]:
        """The tiles that only an ability not declared yet makes possible, each with the first that does."""
        found = _tiles(self._all)
        for decision in self._all:
            match decision:
                case UseDiscount():
                    ability = Ability.CONSTRUCTION_DISCOUNT
                case ChangeColours():
                    ability = Ability.CHANGE_OF_COLOURS
                case _:
                    continue
            declared = self._game.copy()
            declared.apply(decision)
            for tile in sorted(_tiles(declared.choices()) - found):
                found.add(tile)
                yield TileWithAbility(tile, step_word(decision), ability.letter)

    def _placement(self, offer: Offer) -> PlacementChoice:
        placement, price = offer.placement, offer.price
        return PlacementChoice(
            step=step_word(Place(placement)),
            tile=placement.tile.name,
            brick=placement.brick,
            windows=placement.windows,
            price=PriceInfo(price.size, price.touches_own_colour, price.discount, price.cards),
            payments=self._payments(placement, price.cards),
            lines=line_infos(offer.lines),
            coats=offer.coats,
            wins=self._wins(offer.lines),
        )

    def _payments(self, placement: Placement, price: int) -> tuple[str, ...]:
        """The cards that can pay for a tile; with a change of colours, every way that the rules list."""
        game, colour = self._game, placement.tile.colour
        if game.change_to < 0:
            return (colour.letter * price,)
        laid = game.copy()
        laid.apply(Place(placement))
        return tuple(
            _cards(Colour(game.change_from), choice.changed, colour, price - choice.changed)
            for choice in laid.choices()
            if isinstance(choice, Pay)
        )

    def _payment(self, changed: int) -> str:
        game = self._game
        return _cards(Colour(game.change_from), changed, Colour(game.change_to), game.price - changed)

    def _paid(self) -> str | None:
        build = turn_played(self._game).build
        return None if build is None or self._game.phase == Phase.PAYING else cards_of(build.paid)

    def _coats(self) -> CoatChoices:
        game = self._game
        specials = [choice for choice in self._all if isinstance(choice, LaySpecial)]
        return CoatChoices(
            open=game.coats_open,
            earned=self._coats_earned(),
            lines=line_infos(self._lines()),
            specials=tuple(self._special(choice) for choice in specials),
            no_special=None if specials else _refusal(game.why_not(LaySpecial(SPACES[0]))),
            abilities=tuple(self._take_ability(ability) for ability in Ability),
            reactivate=AbilityChoice(step_word(Reactivate()), "", _refusal(game.why_not(Reactivate()))),
        )

    def _coats_earned(self) -> tuple[str, ...]:
        before, after = self._start.filled[self._seat], self._game.filled[self._seat]
        return coats_earned(before, after, self._lines())

    def _take_ability(self, ability: Ability) -> AbilityChoice:
        decision = TakeAbility(ability)
        return AbilityChoice(step_word(decision), ability.letter, _refusal(self._game.why_not(decision)))

    def _special(self, choice: LaySpecial) -> SpecialChoice:
        offer = special_offer(self._game, choice.space)
        wins = self._wins((*self._lines(), *offer.lines))
        return SpecialChoice(step_word(choice), offer.space, line_infos(offer.lines), offer.coats, wins)

    def _lines(self) -> tuple[Line, ...]:
        """What the steps taken so far have completed."""
        seat = self._seat
        return lines_completed(self._start.filled[seat], self._game.filled[seat], self._game.windows[seat])

    def _wins(self, lines: tuple[Line, ...]) -> bool:
        return would_win(self._start.points[self._seat], lines)

    def _end(self) -> TurnEnd | None:
        if EndTurn() not in self._all:
            return None
        lines = self._lines()
        points = sum(line.points for line in lines)
        return TurnEnd(turn_played(self._game).word, line_infos(lines), points, self._wins(lines))


def _tiles(choices: list[Decision]) -> set[str]:
    """The tiles that can be built."""
    return {choice.placement.tile.name for choice in choices if isinstance(choice, Place)}


def _cards(source: Colour, changed: int, colour: Colour, others: int) -> str:
    return cards_of(sorted([source] * changed + [colour] * others))


def _refusal(refusal: IllegalError | None) -> Refusal | None:
    return None if refusal is None else refusal_message(refusal)
