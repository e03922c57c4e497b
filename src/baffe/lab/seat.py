"""One seat of a table as a Gymnasium environment: bots play the others."""

from typing import Any, ClassVar, Final

import gymnasium
from gymnasium.utils import EzPickle

import baffe
from baffe.bots import USUAL, Bot, Eyes, make
from baffe.games import GAMES
from baffe.kernel.agenda import Decision
from baffe.kernel.refusal import BadOption
from baffe.kernel.table import Table
from baffe.lab.sight import Observation, Sight, reward, usual_seats

SEEDS: Final = 2**62
MOST_SEATS: Final = 8  # each bot has a seed of its own


class SeatEnv(gymnasium.Env, EzPickle):
    """The learner has one seat; `bots` names who plays the others, one name for all or one for each of them."""

    metadata: ClassVar[dict[str, Any]] = {"render_modes": ["ansi"], "render_fps": 1}

    def __init__(
        self,
        game: str,
        seats: int | None = None,
        seat: int = 0,
        bots: str | list[str] = USUAL,
        options: dict[str, Any] | None = None,
        render_mode: str | None = None,
    ) -> None:
        EzPickle.__init__(self, game, seats, seat, bots, options, render_mode)
        self.game = game
        self.seats = usual_seats(game) if seats is None else seats
        self.options = dict(options or {})
        self.render_mode = render_mode
        self.sight = Sight(game, self.seats, self.options)
        driven = GAMES[game].rule_driven(self.options, self.seats)
        played = [other for other in range(self.seats) if other not in driven]
        if seat not in played:
            raise BadOption("seat", f"{seat!r} is none of {', '.join(map(str, played))}")
        self.seat = seat
        others = [other for other in played if other != seat]
        names = [bots] * len(others) if isinstance(bots, str) else list(bots)
        if len(names) != len(others):
            raise BadOption("bots", f"{len(others)} other seats need {len(others)} names, not {len(names)}")
        self.names = dict(zip(others, names, strict=True))
        self.observation_space = self.sight.observation_space()
        self.action_space = self.sight.action_space()
        self._table: Table | None = None
        self._asked: Decision | None = None
        self._bots = self._made(0)  # a name that nobody has is refused here

    def reset(
        self, *, seed: int | None = None, options: dict[str, Any] | None = None
    ) -> tuple[Observation, dict[str, Any]]:
        """A new game up to the learner's first question. One that ends before it was asked anything is dealt again."""
        super().reset(seed=seed)
        asked: Decision | None = None
        while asked is None:
            dealt = int(self.np_random.integers(SEEDS))
            self._table = baffe.deal(self.game, self.seats, dealt, self.options, events=False)
            self._bots = self._made(dealt)
            asked = self._asked = self._played_on(self._table)
        return self._seen(), {}

    def step(self, action: Any) -> tuple[Observation, float, bool, bool, dict[str, Any]]:
        """Answer. A word that the mask forbids loses the game."""
        table, asked = self._table, self._asked
        if table is None or asked is None:
            raise gymnasium.error.ResetNeeded("the game is over: call reset()")
        word = self.sight.words[action]
        if word not in asked.options:
            self._asked = None
            return self._seen(), -1.0, True, False, {"illegal": word}
        table.play(word, asked.seat, asked.number)
        self._asked = self._played_on(table)
        if self._asked is not None:
            return self._seen(), 0.0, False, False, {}
        return self._seen(), reward(table, self.seat), True, False, {}

    def render(self) -> str | None:
        """What the learner sees, as text."""
        if self.render_mode is None or self._table is None:
            return None
        from baffe.lab.drawing import drawn

        return drawn(self._table, self.seat)

    def _made(self, seed: int) -> dict[int, Bot]:
        return {seat: make(self.game, name, seed * MOST_SEATS + seat) for seat, name in self.names.items()}

    def _seen(self) -> Observation:
        assert self._table is not None
        return self.sight.observe(self._table, self.seat, self._asked)

    def _played_on(self, table: Table) -> Decision | None:
        """The bots answer until the learner is asked, or the game is over."""
        while (asked := table.decision) is not None:
            mine = [question for question in table.decisions if question.seat == self.seat]
            if mine:
                return mine[0]
            word = self._bots[asked.seat].choose(asked, Eyes(table, asked.seat))
            table.play(word, asked.seat, asked.number)
        return None
