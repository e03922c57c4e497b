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
