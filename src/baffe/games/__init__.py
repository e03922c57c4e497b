"""The games. Each shares only the kernel with the others; its `plug.py` registers it with the layers above."""

from baffe.games.plug import Bench, Plug
from baffe.games.registry import GAMES, PLUGS

__all__ = ["GAMES", "PLUGS", "Bench", "Plug"]
