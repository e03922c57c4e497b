"""The games. Each shares only the kernel with the others."""

from typing import Final

from baffe.games.duel.game import Duel
from baffe.games.tokyo.game import Tokyo
from baffe.kernel.game import Game

GAMES: Final[dict[str, Game]] = {game.name: game for game in (Tokyo(), Duel())}
