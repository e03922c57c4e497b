"""Reading a scene field by field; every complaint names the field."""

from collections.abc import Iterable
from typing import Any

from baffe.kernel.dice import Dice
from baffe.kernel.game import Game
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


def one_of(data: dict[str, Any], key: str, default: str, known: Iterable[str]) -> str:
    """A field that is one of several words."""
    value = data.get(key, default)
    if not isinstance(value, str) or value not in known:
        raise BadScene(key, f"{value!r} is none of {', '.join(known)}")
    return value


def objects(data: dict[str, Any], key: str, known: tuple[str, ...]) -> list[dict[str, Any]]:
    """A list of objects that have only these keys."""
    found = items(data, key, "")
    for i, one in enumerate(found):
        if not isinstance(one, dict):
            raise BadScene(f"{key}[{i}]", "is not an object")
        check_keys(one, known, f"{key}[{i}].")
    return found


def checked_seats(game: Game, scene: dict[str, Any], keys: tuple[str, ...], of_seats: tuple[str, ...]) -> list[Any]:
    """The seats of a scene, of which all keys are known ones."""
    check_keys(scene, keys, "")
    seats = objects(scene, "seats", of_seats)
    if not game.fewest <= len(seats) <= game.most:
        raise BadScene("seats", f"{game.name} is for {game.fewest} to {game.most} seats, not {len(seats)}")
    return seats


def checked_options(scene: dict[str, Any]) -> dict[str, Any]:
    options = scene.get("options", {})
    if not isinstance(options, dict):
        raise BadScene("options", "is not an object")
    return options


def faces(scene: dict[str, Any], dice: Dice) -> tuple[int, ...]:
    """The next results, in the order in which dice are thrown. A face that is a number may be written as one."""
    found = [dice.face_of(str(name)) for name in items(scene, "dice", "")]
    if -1 in found:
        raise BadScene(f"dice[{found.index(-1)}]", f"{scene['dice'][found.index(-1)]!r} is not a face")
    return tuple(found)
