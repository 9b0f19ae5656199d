"""The game as a Python game of OpenSpiel.

Chance is explicit: every card that is dealt or drawn is a chance node of its own. What leaves no choice is
done by itself. ``python_copenhagen`` is registered when this module is imported.
"""

from typing import Any

import numpy as np

from nyhavn.environments.packages import need

need("pyspiel", "openspiel")

import pyspiel

from nyhavn.environments.encoding import observe
from nyhavn.environments.layout import (
    ACTIONS,
    CHANCE_OUTCOMES,
    action_names,
    observation_blocks,
    observation_high,
    observation_size,
)
from nyhavn.environments.many import reward
from nyhavn.environments.progress import MOST_STEPS, Progress
from nyhavn.environments.rendering import as_text
from nyhavn.rules import COLOUR_LETTERS, MAX_PLAYERS, MIN_PLAYERS, Chance, Colour, View
from nyhavn.rules.constants import DECK_CARDS

NAME = "python_copenhagen"
GAME_TYPE = pyspiel.GameType(
    short_name=NAME,
    long_name="Copenhagen (Nyhavn)",
    dynamics=pyspiel.GameType.Dynamics.SEQUENTIAL,
    chance_mode=pyspiel.GameType.ChanceMode.EXPLICIT_STOCHASTIC,
    information=pyspiel.GameType.Information.IMPERFECT_INFORMATION,
    utility=pyspiel.GameType.Utility.ZERO_SUM,
    reward_model=pyspiel.GameType.RewardModel.TERMINAL,
    max_num_players=MAX_PLAYERS,
    min_num_players=MIN_PLAYERS,
    provides_information_state_string=True,
    provides_information_state_tensor=True,
    provides_observation_string=True,
    provides_observation_tensor=True,
    provides_factored_observation_string=True,
    parameter_specification={"players": MIN_PLAYERS},
)
MOST_SAMPLES = 2**31 - 1


class CopenhagenGame(pyspiel.Game):  # type: ignore[misc]
    """The game for ``players`` of 2 to 4."""

    def __init__(self, params: dict[str, Any] | None = None) -> None:
        self.players = int((params or {}).get("players", MIN_PLAYERS))
        info = pyspiel.GameInfo(
            num_distinct_actions=ACTIONS,
            max_chance_outcomes=CHANCE_OUTCOMES,
            num_players=self.players,
            min_utility=reward(0.0, self.players),
            max_utility=reward(1.0, self.players),
            utility_sum=0.0,
            max_game_length=MOST_STEPS,
        )
        super().__init__(GAME_TYPE, info, params or {})

    def new_initial_state(self) -> "CopenhagenState":
        return CopenhagenState(self)

    def max_chance_nodes_in_history(self) -> int:
        return 2 * DECK_CARDS

    def make_py_observer(self, iig_obs_type: Any = None, params: Any = None) -> "Observer":
        return Observer(
            iig_obs_type or pyspiel.IIGObservationType(perfect_recall=False), self.players, params
        )


class CopenhagenState(pyspiel.State):  # type: ignore[misc]
    """One moment of a game, the deal included."""

    def __init__(self, game: CopenhagenGame) -> None:
        super().__init__(game)
        self.progress = Progress(game.num_players())

    def current_player(self) -> int:
        if self.progress.is_over:
            return int(pyspiel.PlayerId.TERMINAL)
        if self.progress.legal:
            return self.progress.seat
        return int(pyspiel.PlayerId.CHANCE)

    def is_terminal(self) -> bool:
        return self.progress.is_over

    def _legal_actions(self, player: int) -> list[int]:
        return self.progress.legal if player == self.progress.seat else []

    def chance_outcomes(self) -> list[tuple[int, float]]:
        """The cards that can come next, with the end-of-game card last."""
        return self.progress.chances()

    def _apply_action(self, action: int) -> None:
        if self.progress.legal:
            self.progress.decide(action)
        else:
            self.progress.draw(action)

    def _action_to_string(self, player: int, action: int) -> str:
        if player == pyspiel.PlayerId.CHANCE:
            return Colour(action).name.lower() if action < len(Colour) else "end of game"
        return action_names()[action]

    def returns(self) -> list[float]:
        game = self.progress.game
        result = game and game.result()
        if not result:
            return [0.0] * self.progress.players
        return [
            reward(float(result.share(seat)), self.progress.players) for seat in range(self.progress.players)
        ]

    def resample_from_infostate(self, player: int, sampler: Any) -> "CopenhagenState":
        """Another state that the player cannot tell from this one, each as likely as it should be."""
        progress = self.progress
        assert progress.game is not None
        sample = View(progress.game, player).sample(Chance(int(sampler() * MOST_SAMPLES)))
        dealt = progress.dealt_otherwise(sample)
        state: CopenhagenState = self.get_game().new_initial_state()
        for place, action in enumerate(self.history()):
            state.apply_action(dealt[place] if place < len(dealt) else action)
        return state

    def __str__(self) -> str:
        progress = self.progress
        if progress.game is None:
            return f"dealt {progress.dealt_letters}"
        drawn = "".join(COLOUR_LETTERS[card] if card < len(Colour) else "*" for card in progress.drawn)
        return f"{as_text(progress.game)}\nfirst cards {progress.dealt_letters}; drawn {drawn}"


class Observer:
    """What is observed: public and private information, with or without perfect recall."""

    def __init__(self, kind: Any, players: int, params: Any) -> None:
        if params:
            raise ValueError(f"there are no parameters for observations; given were {params}")
        self._players = players
        self._size = observation_size(players)
        self._scale = 1.0 / observation_high(players)
        self._hand = observation_blocks(players)["hand"]
        self._is_public, self._recalls = kind.public_info, kind.perfect_recall
        self._private = kind.private_info
        pieces: list[tuple[str, tuple[int, ...]]] = [("player", (players,))]
        if self._is_public:
            pieces.append(("public", (self._size,)))
        if self._private == pyspiel.PrivateInfoType.SINGLE_PLAYER:
            pieces.append(("hand", (len(Colour),)))
            if self._recalls:
                pieces.append(("first_hand", (len(Colour),)))
        elif self._private == pyspiel.PrivateInfoType.ALL_PLAYERS:
            pieces.append(("hands", (players, len(Colour))))
        if self._is_public and self._recalls:
            pieces.append(("history", (MOST_STEPS,)))
        self.tensor = np.zeros(sum(int(np.prod(shape)) for _, shape in pieces), np.float32)
        self.dict: dict[str, Any] = {}
        begin = 0
        for name, shape in pieces:
            end = begin + int(np.prod(shape))
            self.dict[name] = self.tensor[begin:end].reshape(shape)
            begin = end

    def set_from(self, state: CopenhagenState, player: int) -> None:
        """Write the tensor; values are parts of the most they can be."""
        self.tensor.fill(0)
        self.dict["player"][player] = 1
        progress = state.progress
        if progress.game is None:
            return
        if "public" in self.dict:
            row = np.empty(self._size, np.int8)
            observe(progress.game, player, row)
            row[self._hand] = 0
            self.dict["public"][:] = row * self._scale
        if "hand" in self.dict:
            self.dict["hand"][:] = progress.hand(player)
        if "first_hand" in self.dict:
            self.dict["first_hand"][:] = progress.first_hand(player)
        if "hands" in self.dict:
            self.dict["hands"][:] = [progress.hand(seat) for seat in range(self._players)]
        if "history" in self.dict:
            steps = progress.steps()
            self.dict["history"][: len(steps)] = (steps + 1) / (ACTIONS + CHANCE_OUTCOMES)

    def string_from(self, state: CopenhagenState, player: int) -> str:
        progress = state.progress
        parts = [f"player {player}"]
        if progress.game is None:
            # The cards at the piers lie open; those of a hand come to their owner only once all are dealt.
            return f"player {player} dealing" + (f" {progress.open_letters}" if self._is_public else "")
        if self._private == pyspiel.PrivateInfoType.SINGLE_PLAYER:
            parts.append(f"hand {progress.hand(player)}")
            if self._recalls:
                parts.append(f"first hand {progress.first_hand(player)}")
        elif self._private == pyspiel.PrivateInfoType.ALL_PLAYERS:
            parts.append(f"hands {[progress.hand(seat) for seat in range(self._players)]}")
        if self._is_public:
            parts.append(progress.told() if self._recalls else as_text(progress.game))
        return "\n".join(parts)


pyspiel.register_game(GAME_TYPE, CopenhagenGame)
