"""The game as a Gymnasium environment: one agent against bots.

A step is one decision of the agent; what leaves no choice is done by itself, and the bots play their turns in
between.
"""

from collections.abc import Sequence
from typing import Any, SupportsFloat

import numpy as np

from nyhavn.environments.packages import need

need("gymnasium", "gymnasium")

import gymnasium
from gymnasium import spaces

from nyhavn.bots.playing import play_bot_turn
from nyhavn.bots.protocol import Bot
from nyhavn.bots.roster import find_bot, make_bot
from nyhavn.environments.episode import Episode
from nyhavn.environments.faults import EnvironmentFault
from nyhavn.environments.layout import ACTIONS, VERSION, observation_high, observation_size
from nyhavn.environments.many import reward
from nyhavn.environments.rendering import MODES, check_mode, render
from nyhavn.environments.seeding import Seeds
from nyhavn.rules import POINTS_TO_WIN, IllegalError, Phase, check_players

ENVIRONMENT = f"nyhavn/SingleAgent-v{VERSION}"
ILLEGAL = ("error", "penalty")
REWARDS = ("victory", "points")

Observation = np.ndarray[Any, np.dtype[np.int8]]


class SingleAgent(gymnasium.Env[Observation, int]):
    """One seat for an agent, the others for bots of the roster.

    ``opponents`` names one bot for all other seats or one for each, in turn order after the agent. ``seat``
    is the agent's place in the turn order; without it every episode draws one. An ``illegal`` action is an
    ``error``, or does nothing and costs ``penalty``. The ``reward`` of ``victory`` comes at the end: 1 for
    winning, and the seats' rewards sum to zero; ``points`` adds the lead over the best rival as it changes,
    as a part of the 12 points that win.
    """

    metadata = {"render_modes": list(MODES), "render_fps": 2}  # noqa: RUF012

    def __init__(
        self,
        opponents: str | Sequence[str] = "greedy",
        players: int = 2,
        seat: int | None = None,
        illegal: str = "error",
        penalty: float = 0.01,
        reward: str = "victory",
        render_mode: str | None = None,
    ) -> None:
        check_players(players)
        check_mode(render_mode)
        _check_word("illegal", illegal, ILLEGAL)
        _check_word("reward", reward, REWARDS)
        names = [opponents] * (players - 1) if isinstance(opponents, str) else list(opponents)
        if len(names) != players - 1:
            raise IllegalError(
                EnvironmentFault.OPPONENTS_COUNT, {"count": len(names), "expected": players - 1}
            )
        if seat is not None and not 0 <= seat < players:
            raise IllegalError(EnvironmentFault.SEAT_NOT_AT_TABLE, {"seat": seat, "players": players})
        for name in names:
            find_bot(name)
        self.players = players
        self.opponents = tuple(names)
        self.render_mode = render_mode
        self.observation_space = spaces.Box(
            np.zeros(observation_size(players), np.int8), observation_high(players), dtype=np.int8
        )
        self.action_space = spaces.Discrete(ACTIONS)  # type: ignore[assignment]
        self._fixed_seat = seat
        self._is_lenient = illegal == "penalty"
        self._penalty = penalty
        self._counts_points = reward == "points"
        self._seeds = Seeds()
        self._seat = seat or 0
        self._bots: dict[int, Bot] = {}
        self._lead = 0
        self._episode = Episode(players, 0)

    def reset(
        self, *, seed: int | None = None, options: dict[str, Any] | None = None
    ) -> tuple[Observation, dict[str, Any]]:
        """Deal a game and let the bots play up to the agent's first decision."""
        super().reset(seed=seed, options=options)
        self._seeds.begin(seed)
        self._episode = Episode(self.players, self._seeds.next())
        drawn = self._seeds.below(self.players)
        self._seat = drawn if self._fixed_seat is None else self._fixed_seat
        self._bots = {
            (self._seat + place) % self.players: make_bot(name, self._seeds.next())
            for place, name in enumerate(self.opponents, start=1)
        }
        self._lead = 0
        self._play_bots()
        return self._observed(), self._info()

    def step(self, action: int) -> tuple[Observation, SupportsFloat, bool, bool, dict[str, Any]]:
        """Carry out one decision of the agent, and the turns of the bots up to its next one."""
        if self._is_lenient and not self._episode.is_legal(int(action)):
            return self._observed(), -self._penalty, False, False, self._info() | {"illegal": True}
        self._episode.step(int(action))
        self._play_bots()
        earned, result = 0.0, self._episode.game.result()
        if self._counts_points:
            lead = self._lead_now()
            earned += (lead - self._lead) / POINTS_TO_WIN
            self._lead = lead
        if result is not None:
            earned += reward(float(result.share(self._seat)), self.players)
        return self._observed(), earned, result is not None, False, self._info()

    def action_masks(self) -> np.ndarray[Any, np.dtype[np.bool_]]:
        """Which actions are legal, by the name under which libraries with masked agents ask for it."""
        return self._mask().astype(np.bool_)

    def render(self) -> Any:
        return render(self._episode.game, self.render_mode)

    def _play_bots(self) -> None:
        game = self._episode.game
        while game.phase != Phase.OVER and game.seat != self._seat:
            play_bot_turn(game, self._bots[game.seat])
            self._episode.go_on()
        if self.render_mode == "human":
            self.render()

    def _observed(self) -> Observation:
        observation = np.empty(self.observation_space.shape or (), np.int8)
        self._episode.observe(self._seat, observation)
        return observation

    def _mask(self) -> Observation:
        mask = np.zeros(ACTIONS, np.int8)
        self._episode.mark(mask)
        return mask

    def _info(self) -> dict[str, Any]:
        points = tuple(self._episode.game.points[: self.players])
        return {"action_mask": self._mask(), "seat": self._seat, "points": points}

    def _lead_now(self) -> int:
        points = self._episode.game.points[: self.players]
        return int(
            points[self._seat] - max(points[seat] for seat in range(self.players) if seat != self._seat)
        )


def _check_word(name: str, word: str, words: Sequence[str]) -> None:
    if word not in words:
        raise ValueError(f"{name} is one of {', '.join(words)}; not {word!r}")


gymnasium.register(
    id=ENVIRONMENT,
    entry_point="nyhavn.environments.single_agent:SingleAgent",
    vector_entry_point="nyhavn.environments.vector:ManySeats",
)
