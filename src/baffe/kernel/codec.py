"""Steps to plain JSON and back. A step's `shape` is its schema; nothing is pickled.

Kinds of fields: int, bool, str, seat, anybody (a seat or -1), ints, seats (at least one), step, steps, replies.
"""

from typing import Any

from baffe.kernel.agenda import Reply, Step, Together
from baffe.kernel.refusal import BrokenSave


def plain_agenda(agenda: list[Step[Any]]) -> list[Any]:
    return [plain_step(step) for step in agenda]


def plain_step(step: Step[Any]) -> list[Any]:
    """["hit", 2, 3, 0]: the name of the step and its fields."""
    plain: list[Any] = [step.name]
    for field in step.shape.split():
        path, kind = field.split(":")
        value: Any = step
        for name in path.split("."):
            value = getattr(value, name)
        plain.append(_plain(value, kind))
    return plain


def _plain(value: Any, kind: str) -> Any:
    if kind == "step":
        return plain_step(value)
    if kind == "steps":
        return [plain_step(step) for step in value]
    if kind in ("ints", "seats", "replies"):
        return list(value)
    return value


def read_step(data: Any, known: dict[str, type[Step[Any]]], seats: int, field: str) -> Step[Any]:
    if not isinstance(data, list) or not data or not isinstance(data[0], str) or data[0] not in known:
        raise BrokenSave(field, f"{data!r} is not a step of this game")
    step_class = known[data[0]]
    shape = step_class.shape.split()
    if len(shape) != len(data) - 1:
        raise BrokenSave(field, f"{data[0]} takes {len(shape)} fields, not {len(data) - 1}")
    values: dict[str, Any] = {}
    for value, part in zip(data[1:], shape, strict=True):
        path, kind = part.split(":")
        name, _, inner = path.partition(".")
        read = _read(value, kind, known, seats, field)
        if inner:
            values.setdefault(name, {})[inner] = read
        else:
            values[name] = read
    for name, value_class in step_class.parts.items():
        values[name] = value_class(**values[name])
    return step_class(**values)


def _read(value: Any, kind: str, known: dict[str, type[Step[Any]]], seats: int, field: str) -> Any:
    if kind == "step":
        return read_step(value, known, seats, field)
    if isinstance(value, int) and not isinstance(value, bool):
        if kind == "int" or (kind == "seat" and 0 <= value < seats) or (kind == "anybody" and -1 <= value < seats):
            return value
    if kind == "bool" and isinstance(value, bool):
        return value
    if kind == "str" and isinstance(value, str):
        return value
    if isinstance(value, list):
        if kind == "steps":
            return tuple([read_step(step, known, seats, field) for step in value])
        if kind == "ints" and all([isinstance(item, int) for item in value]):
            return tuple(value)
        if kind == "seats" and value and all([isinstance(item, int) and 0 <= item < seats for item in value]):
            return tuple(value)
        if kind == "replies" and all([isinstance(item, str) for item in value]):
            return tuple(value)
    raise BrokenSave(field, f"{value!r} is not of the kind {kind}")


def known_steps(classes: tuple[type[Step[Any]], ...]) -> dict[str, type[Step[Any]]]:
    known: dict[str, type[Step[Any]]] = {Together.name: Together, Reply.name: Reply}
    for step_class in classes:
        known[step_class.name] = step_class
    return known
