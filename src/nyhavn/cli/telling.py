"""A turn in words: what was taken, built, paid and earned, and with which abilities."""

from collections.abc import Iterator

from nyhavn.cli.earnings import line_words, new_lines, points_of
from nyhavn.cli.speaking import ability_name, cards_words, colour_word, say, tile_words
from nyhavn.rules import Build, Coat, Colour, Game, Lapse, LaySpecial, Reactivate, Take, TakeAbility, Turn


def tell_turn(name: str, turn: Turn, before: Game, after: Game) -> str:
    """The whole turn in one sentence; before it, and after it was played."""
    clauses: list[str] = []
    if turn.take is not None:
        clauses += _taking(turn.take, before)
    if turn.build is not None:
        if turn.take is not None:
            clauses.append(say("told-both-actions"))
        clauses += _building(turn.build)
    lines = new_lines(before, after, before.seat)
    if lines:
        names = ", ".join(line_words(line) for line in lines)
        clauses.append(say("told-scored", points=points_of(lines), lines=names))
    return say("told-turn", name=name, clauses="; ".join(clauses))


def _taking(take: Take, before: Game) -> Iterator[str]:
    first, second = take.piers
    cards = cards_words(tuple(sorted(Colour(before.piers[pier - 1]) for pier in take.piers)))
    if take.uses_any_cards:
        yield say("told-took-any-cards", cards=cards, first=first, second=second)
    else:
        yield say("told-took", cards=cards, first=first, second=second)
    if take.additional is not None:
        colour = Colour(before.piers[take.additional - 1])
        yield say("told-took-additional", card=colour_word(colour), pier=take.additional)
    if take.discards:
        yield say("told-put-down", cards=cards_words(take.discards))


def _building(build: Build) -> Iterator[str]:
    spaces = " ".join(build.placement.spaces)
    yield say("told-built", tile=tile_words(build.tile), spaces=spaces, brick=build.brick)
    if build.discount:
        yield say("told-discount")
    if build.change is not None:
        source, target = build.change
        yield say("told-change", source=colour_word(source), target=colour_word(target))
    yield say("told-paid", cards=cards_words(build.paid)) if build.paid else say("told-paid-nothing")
    for coat in build.coats:
        yield _coat(coat)


def _coat(coat: Coat) -> str:
    match coat:
        case LaySpecial(space):
            return say("told-coat-special", space=space)
        case TakeAbility(ability):
            return say("told-coat-ability", ability=ability_name(ability))
        case Reactivate():
            return say("told-coat-reactivate")
        case Lapse():
            return say("told-coat-lapsed")
