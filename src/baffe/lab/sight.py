"""What a learner sees of a table, and what it may answer, as arrays of the same shape at every question."""

from functools import lru_cache
from typing import Any, Final

import numpy as np
from gymnasium import spaces

import baffe
from baffe.games import GAMES, PLUGS
from baffe.kernel.agenda import Decision
from baffe.kernel.dice import count
from baffe.kernel.refusal import BadOption
from baffe.kernel.seat import Seat
from baffe.kernel.table import Table

MOST_DICE: Final = 15  # of one face, and rolls that are left
MENUS: Final = 4096  # lists of options that are kept with their numbers

Observation = dict[str, Any]


class Words(spaces.Discrete):
    """The words of a game by their numbers. Of the thousands a mask allows a few, which are found without checks."""

    def sample(self, mask: Any = None, probability: Any = None) -> Any:
        if mask is None or probability is not None:
            return super().sample(mask, probability)
        allowed = np.flatnonzero(mask)
        return allowed[self.np_random.integers(len(allowed))] if len(allowed) else self.start


class Sight:
    """The eyes of the learners at tables that are dealt alike.

    An observation is what the game shows (`Search.sight`, all public or one's own), each 0 or 1; where there
    are dice to keep, how many of them show each face, and the rolls that are left. Actions are the published words.
    """

    def __init__(self, game: str, seats: int, options: dict[str, Any]) -> None:
        table = baffe.deal(game, seats, 0, options, events=False)  # refuses what cannot be played
        self.search: Final = GAMES[game].search()
        try:
            self.features: Final = self.search.sight_names(self.search.mode(table))
        except NotImplementedError:
            raise BadOption("game", f"{game} tells no features yet") from None
        self.words: Final = baffe.words(game)
        self.numbers: Final = {word: number for number, word in enumerate(self.words)}
        self.faces: Final = self.search.faces
        self.dice_at: Final = len(self.features)
        self.width: Final = self.dice_at + (self.faces + 1 if self.faces else 0)
        self._actions_in = lru_cache(MENUS)(self._numbered)

    @property
    def names(self) -> list[str]:
        """What each number of an observation means."""
        dice = [*[f"die:{face}" for face in range(self.faces)], "rolls_left"] if self.faces else []
        return [*self.features, *dice]

    def observation_space(self) -> spaces.Dict:
        high = np.ones(self.width, np.int8)
        high[self.dice_at :] = MOST_DICE
        return spaces.Dict(
            {
                "observation": spaces.Box(np.zeros(self.width, np.int8), high, dtype=np.int8),
                "action_mask": spaces.Box(0, 1, (len(self.words),), np.int8),
            }
        )

    def action_space(self) -> spaces.Discrete:
        return Words(len(self.words))

    def observe(self, table: Table, seat: int, asked: Decision | None) -> Observation:
        """What that seat sees; the mask is for the question it is asked, and empty where it is not asked."""
        seen = bytearray(self.width)  # filled one by one: for so few numbers NumPy is slower
        for number in self.search.sight(table, Seat(seat)):
            seen[number] = 1
        if self.faces:
            hand = self.search.hand(table)
            for face in range(self.faces):
                seen[self.dice_at + face] = count(hand, face)
            seen[-1] = max(self.search.rolls_left(table), 0)
        mask = np.zeros(len(self.words), np.int8)
        if asked is not None:
            mask[self._actions_in(asked.options)] = 1
        return {"observation": np.frombuffer(seen, np.int8), "action_mask": mask}

    def _numbered(self, options: tuple[str, ...]) -> Any:
        return np.array([self.numbers[word] for word in options], np.intp)


def usual_seats(game: str) -> int:
    return PLUGS[game].usual_seats or GAMES[game].most


def reward(table: Table, seat: int) -> float:
    """1 for a winner, -1 for those who lost; where nobody has won, 0, or -1 against an opponent that follows a rule."""
    ending, start = table.ending, table.origin
    assert ending is not None and start is not None
    if seat in ending.winners:
        return 1.0
    return -1.0 if ending.winners or table.game.rule_driven(start.options, start.seats) else 0.0
