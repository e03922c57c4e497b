"""A position as a scene, written from what a seat may know: what it does not know is left to chance."""

from typing import Any, Final

from baffe.games.duel.scene import SEAT_KEYS

MOMENTS: Final = {"spend": "roll", "roll": "roll", "buy": "buy"}  # kind of question -> the step that asks it


def scene_of(view: dict[str, Any], earlier: dict[str, Any] | None) -> dict[str, Any] | None:
    """None: no scene can say it. `earlier` is the last view before it that one could.

    A scene has no words for dice that came from tokens, nor for what is done of the dice: it goes back before that.
    """
    kinds = [question["kind"] for question in view["decisions"]]
    if len(kinds) == 1 and kinds[0] in MOMENTS:
        if kinds[0] == "roll" and view["white"]:
            return None
        scene = _position(view, MOMENTS[kinds[0]])
        if kinds[0] == "roll":
            scene.update(dice=view["dice"], throws_left=view["throws_left"])
        return scene
    if earlier is None or view["phase"] not in ("final", "resolve") or view["turns"] != earlier["turns"]:
        return None
    if view["white"] or len(view["dice"]) != view["red"]:
        return None
    return {**_position(earlier, "resolve"), "dice": view["dice"]}


def _position(view: dict[str, Any], step: str) -> dict[str, Any]:
    return {
        "options": view["options"],
        "seats": [{key: seat[key] for key in SEAT_KEYS if seat.get(key) or key == "hearts"} for seat in view["seats"]],
        "turn": view["turn"],
        "fame": view["fame"],
        "destruction": view["destruction"],
        "buzz": view["buzz"],
        "row": view["row"],
        "discard": view["discard"],
        "first_turn": view["first_turn"],
        "step": step,
    }
