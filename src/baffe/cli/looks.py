"""The games that the terminal can show."""

from typing import Any, Final

from baffe.cli.duel import DuelLook
from baffe.cli.look import Look
from baffe.cli.tokyo import TokyoLook
from baffe.kernel.refusal import UnknownGame

LOOKS: Final[dict[str, Look]] = {look.name: look for look in (TokyoLook(), DuelLook())}


def look_of(game: Any) -> Look:
    if game not in LOOKS:
        raise UnknownGame("game", f"{game!r} is none of {', '.join(LOOKS)}")
    return LOOKS[game]
