"""Whom one can play. Modules add to them."""

from typing import Final

MONSTERS: Final[tuple[str, ...]] = ("space_penguin", "alienoid", "cyber_kitty", "the_king", "gigazaur", "meka_dragon")
