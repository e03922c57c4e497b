"""A position as a scene, written from what a seat may know: what it does not know is left to chance."""

from typing import Any, Final

from baffe.games.tokyo.scene import SEAT_KEYS

MOMENTS: Final = {"roll": "roll", "buy": "buy"}  # kind of question -> the step of a scene that asks it


def scene_of(view: dict[str, Any], earlier: dict[str, Any] | None) -> dict[str, Any] | None:
    """None: no scene can say it. `earlier` is the last view before it that one could.

    A scene has no words for dice that are half resolved: it goes back to the moment when they were final.
    """
    kinds = [question["kind"] for question in view["decisions"]]
    if len(kinds) == 1 and kinds[0] in MOMENTS:
        scene = _position(view, MOMENTS[kinds[0]])
        if kinds[0] == "roll":
            scene.update(dice=view["dice"], rolls_left=view["rolls_left"])
        return scene
    if earlier is None or view["phase"] != "resolve" or view["turns"] != earlier["turns"]:
        return None
    return {**_position(earlier, "resolve"), "dice": view["dice"]}


def _position(view: dict[str, Any], step: str) -> dict[str, Any]:
    known = view["deck"]
    return {
        "options": view["options"],
        "seats": [{key: seat[key] for key in SEAT_KEYS if seat.get(key) or key == "hearts"} for seat in view["seats"]],
        "turn": view["turn"],
        "market": view["market"],
        "deck": known[: known.index(None)] if None in known else known,
        "discard": view["discard"],
        "step": step,
    }
