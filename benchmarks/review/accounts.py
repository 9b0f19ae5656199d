"""Play games and review them: one line of JSON for each, with the luck and the decisions of every seat.

    python benchmarks/review/accounts.py --bots level-4,level-4 --games 300 --looks 4 --out accounts.jsonl

The same command goes on where it was stopped. The bots change seats from game to game.
"""

import argparse
import json
from pathlib import Path

from nyhavn.bots.review.accounting import GameReview, review_of
from nyhavn.bots.review.valuing import turn_jobs, value_turn
from nyhavn.cli.dealing import Deal
from nyhavn.cli.simulate import played_record
from nyhavn.records import Replay


def account(seed: int, number: int, bots: list[str], looks: int) -> dict[str, object]:
    """Let bots play a game, and what its review says."""
    replay = Replay(played_record(Deal(seed, number), bots))
    review = review_of(replay, [value_turn(job) for job in turn_jobs(replay, looks, number)])
    return {
        "number": number,
        "bots": bots,
        "movers": [turn.seat for turn in review.turns],
        "result": review.result,
        "refills": refills_of(replay),
        "luck": [seat.luck for seat in review.seats],
        "decisions": [seat.decisions for seat in review.seats],
        "own": [seat.own for seat in review.seats],
        "gap": largest_gap(review),
    }


def refills_of(replay: Replay) -> list[bool]:
    """Whether cards came after each turn."""
    return [bool(step.new_cards) for step in replay]


def largest_gap(review: GameReview) -> float:
    """How far start, luck and decisions are from the result, in the seat where it is most."""
    return max(abs(1 / review.players + seat.luck_sum + seat.skill - seat.result) for seat in review.seats)


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--bots", default="level-4,level-4")
    parser.add_argument("--games", type=int, default=300)
    parser.add_argument("--looks", type=int, default=4)
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--out", type=Path, required=True)
    given = parser.parse_args()
    bots = given.bots.split(",")
    done = len(given.out.read_text().splitlines()) if given.out.exists() else 0
    with given.out.open("a") as file:
        for number in range(done + 1, given.games + 1):
            turned = bots[number % len(bots) :] + bots[: number % len(bots)]
            file.write(json.dumps(account(given.seed, number, turned, given.looks)) + "\n")
            file.flush()


if __name__ == "__main__":
    main()
