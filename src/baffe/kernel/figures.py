"""Who plays which figure: as the options say, as the seats of a scene say, or drawn."""

from typing import Any

from baffe.kernel.chance import Chance
from baffe.kernel.refusal import BadOption, BadScene


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


def seated_figures(seats: list[Any], wanted: list[str | None], known: tuple[str, ...]) -> list[str]:
    """Whom each seat plays: as the seat says, else as the options wish, else the first that is free."""
    chosen: list[str] = []
    for i, seat in enumerate(seats):
        name = seat.get("monster")
        wish = wanted[i]
        if name is None:
            name = wish
        elif wish is not None and wish != name:
            raise BadScene(f"seats[{i}].monster", f"{name!r}, but the options say {wish}")
        if name is not None:
            if not isinstance(name, str) or name not in known:
                raise BadScene(f"seats[{i}].monster", f"{name!r} is none of {', '.join(known)}")
            if name in chosen:
                raise BadScene(f"seats[{i}].monster", f"two seats play {name}")
        chosen.append(name or "")
    free = [name for name in known if name not in chosen]
    return [name or free.pop(0) for name in chosen]
