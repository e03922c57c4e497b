"""All seats of a table as a PettingZoo environment: one agent answers after the other (AEC)."""

from typing import Any, Final

from gymnasium.utils import EzPickle
from pettingzoo import AECEnv

import baffe
from baffe.games import GAMES
from baffe.kernel.agenda import Decision
from baffe.kernel.chance import Chance, seeded
from baffe.kernel.table import Table
from baffe.lab.sight import Observation, Sight, reward, usual_seats

SEEDS: Final = 2**63


class TableEnv(AECEnv, EzPickle):
    """The agent `player_N` answers for seat N; seats that follow a written rule have none.

    Where a rule asks several seats at the same time, their agents answer in turn. The answers take effect when all are
    there, so nobody sees what the others have chosen.
    """

    metadata: dict[str, Any] = {"render_modes": ["ansi"], "is_parallelizable": False}

    def __init__(
        self,
        game: str,
        seats: int | None = None,
        options: dict[str, Any] | None = None,
        render_mode: str | None = None,
    ) -> None:
        EzPickle.__init__(self, game, seats, options, render_mode)
        super().__init__()
        self.game = game
        self.seats = usual_seats(game) if seats is None else seats
        self.options = dict(options or {})
        self.render_mode = render_mode
        self.metadata = {**self.metadata, "name": f"{game}_v0"}
        self.sight = Sight(game, self.seats, self.options)
        driven = GAMES[game].rule_driven(self.options, self.seats)
        self.agent_of = {seat: f"player_{seat}" for seat in range(self.seats) if seat not in driven}
        self.seat_of = {agent: seat for seat, agent in self.agent_of.items()}
        self.possible_agents = list(self.seat_of)
        self.agents: list[str] = []
        self.observation_spaces = {agent: self.sight.observation_space() for agent in self.possible_agents}
        self.action_spaces = {agent: self.sight.action_space() for agent in self.possible_agents}
        self._seeds: Chance | None = None
        self.table: Table = baffe.deal(game, self.seats, 0, self.options, events=False)
        self._asked: Decision | None = self.table.decision

    def observation_space(self, agent: str) -> Any:
        return self.observation_spaces[agent]

    def action_space(self, agent: str) -> Any:
        return self.action_spaces[agent]

    def reset(self, seed: int | None = None, options: dict[str, Any] | None = None) -> None:
        """A new game. With a seed it is the table of `baffe.deal` with that seed; games after it follow from it."""
        if seed is not None:
            self._seeds = seeded(seed)
        elif self._seeds is not None:
            seed = self._seeds.below(SEEDS)
        self.table = baffe.deal(self.game, self.seats, seed, self.options, events=False)
        self.agents = list(self.possible_agents)
        self.rewards: dict[str, float] = dict.fromkeys(self.agents, 0.0)
        self._cumulative_rewards: dict[str, float] = dict.fromkeys(self.agents, 0.0)
        self.terminations = dict.fromkeys(self.agents, False)
        self.truncations = dict.fromkeys(self.agents, False)
        self.infos: dict[str, dict[str, Any]] = {agent: {} for agent in self.agents}
        self._skip_agent_selection = None
        self.agent_selection = self.agents[0]
        self._go_on()

    def step(self, action: Any) -> None:
        agent = self.agent_selection
        if self.terminations[agent] or self.truncations[agent]:
            self._was_dead_step(action)
            return
        asked = self._asked
        assert asked is not None
        self.table.play(self.sight.words[action], asked.seat, asked.number)
        self._go_on()

    def observe(self, agent: str) -> Observation:
        asked = self._asked if agent == self.agent_selection else None
        return self.sight.observe(self.table, self.seat_of[agent], asked)

    def render(self) -> str | None:
        """What everybody at the table sees, as text."""
        if self.render_mode is None:
            return None
        from baffe.lab.drawing import drawn

        return drawn(self.table, None)

    def close(self) -> None:
        """There is nothing to close."""

    def _go_on(self) -> None:
        """To the agent that is asked next, or to the end."""
        asked = self._asked = self.table.decision
        if asked is not None:
            self.agent_selection = self.agent_of[asked.seat]
            return
        self.rewards = {agent: reward(self.table, self.seat_of[agent]) for agent in self.agents}
        self.terminations = dict.fromkeys(self.agents, True)
        self._accumulate_rewards()


class RefereedEnv(TableEnv):
    """As it is usually used: an answer that the mask forbids loses the game, as with PettingZoo's wrappers.

    These look up every name three times; here a step costs what the rules cost.
    """

    def step(self, action: Any) -> None:
        if not self.agents:
            raise RuntimeError("the game is over, or was not dealt: call reset()")
        asked, agent = self._asked, self.agent_selection
        if self.terminations[agent] or asked is None:
            super().step(action)
            return
        if action is None or not 0 <= action < len(self.sight.words):
            raise ValueError(f"{action!r} is not the number of a word")
        word = self.sight.words[action]
        if word in asked.options:
            self.table.play(word, asked.seat, asked.number)
            self._go_on()
        else:
            self._asked = None
            self.rewards[agent] = -1.0
            self.infos[agent] = {"illegal": word}
            self.terminations = dict.fromkeys(self.agents, True)
            self._accumulate_rewards()
