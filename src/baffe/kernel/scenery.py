"""Reading a scene field by field; every complaint names the field."""

from typing import Any

from baffe.kernel.refusal import BadScene


def check_keys(data: dict[str, Any], known: tuple[str, ...], path: str) -> None:
    for key in data:
        if key not in known:
            raise BadScene(f"{path}{key}", "is not a field of a scene")


def items(data: dict[str, Any], key: str, path: str) -> list[Any]:
    value = data.get(key, [])
    if not isinstance(value, (list, tuple)):
        raise BadScene(f"{path}{key}", "is not a list")
    return list(value)


def flag(data: dict[str, Any], key: str, path: str = "") -> bool:
    value = data.get(key, False)
    if not isinstance(value, bool):
        raise BadScene(f"{path}{key}", f"{value!r} is neither true nor false")
    return value


def whole(data: dict[str, Any], key: str, default: int, low: int, high: int, path: str) -> int:
    value = data.get(key, default)
    if isinstance(value, bool) or not isinstance(value, int) or not low <= value <= high:
        raise BadScene(f"{path}{key}", f"{value!r} is not a whole number from {low} to {high}")
    return value


def choose_figures(seats: list[Any], wanted: list[str | None], known: tuple[str, ...]) -> list[str]:
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
