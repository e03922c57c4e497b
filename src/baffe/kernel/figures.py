"""Who plays which figure: the option that names them, checked, and the draw for the others."""

from typing import Any

from baffe.kernel.chance import Chance
from baffe.kernel.refusal import BadOption


def checked_figures(options: dict[str, Any], field: str, seats: int, known: tuple[str, ...]) -> list[str | None]:
    """One name for each seat, or None for a figure that is drawn."""
    wanted = options.get(field)
    if wanted is None:
        return [None] * seats
    if not isinstance(wanted, (list, tuple)) or len(wanted) != seats:
        raise BadOption(field, f"must be a list of {seats} names, None for a random one")
    for name in wanted:
        if name is not None and name not in known:
            raise BadOption(field, f"{name!r} is none of {', '.join(known)}")
    chosen = [name for name in wanted if name is not None]
    if len(set(chosen)) != len(chosen):
        raise BadOption(field, f"{next(name for name in chosen if chosen.count(name) > 1)} is played twice")
    return list(wanted)


def draw_figures(chance: Chance, wanted: list[str | None], known: tuple[str, ...]) -> list[str]:
    """Seats that named nobody draw among the figures that are left."""
    free = [name for name in known if name not in wanted]
    return [name if name is not None else free.pop(chance.below(len(free))) for name in wanted]
