"""Environments for those who teach programs: PettingZoo's for all seats of a table, Gymnasium's for one seat.

from baffe.lab import tokyo_v0
env = tokyo_v0.env(seats=4)

import gymnasium
env = gymnasium.make("baffe.lab:baffe/duel-v0", bots="simple")
"""

try:
    import gymnasium
    import numpy  # noqa: F401
    import pettingzoo  # noqa: F401
except ImportError as missing:
    raise ImportError(
        "The environments need PettingZoo, Gymnasium and NumPy: install baffe with the extra lab."
    ) from missing

from baffe.games.registry import PLUGS

for _game in PLUGS:
    gymnasium.register(f"baffe/{_game}-v0", "baffe.lab.seat:SeatEnv", kwargs={"game": _game})
