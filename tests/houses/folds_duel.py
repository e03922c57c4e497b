"""The public numbers of Duel, and what each event does to them."""

from collections.abc import Callable
from typing import Any, Final

from tests.houses.house import Event, View

Seen = dict[str, Any]
COUNTS: Final = ("hearts", "energy", "cubes", "tokens", "fewer", "dominated", "immune")
TABLE: Final = (
    "turn", "turns", "fame", "destruction", "deck_count", "red", "white", "throws_left", "rolls_left", "specials_spent",
    "symbol", "first_turn",
)  # fmt: skip


def public(view: View) -> Seen:
    """Everything but phase and prices, which follow from the rest."""
    return {
        "seats": [{**{key: seat[key] for key in COUNTS}, "cards": list(seat["cards"])} for seat in view["seats"]],
        **{key: view[key] for key in TABLE},
        "buzz": dict(view["buzz"]),
        "row": list(view["row"]),
        "autobot": "autobot" in view["options"],
        **{key: sorted(view[key]) for key in ("discard", "dice", "added", "resolved")},
    }


def _side(seen: Seen, event: Event) -> dict[str, Any]:
    side: dict[str, Any] = seen["seats"][event["seat"]]
    return side


# -- turns and dice --


def _turn_started(seen: Seen, event: Event) -> None:
    """What was of the last turn only is gone. The first turn of the game is the first one told, if it is told."""
    seen |= {"turn": event["seat"], "turns": event["turn"], "first_turn": seen["first_turn"] and event["turn"] == 1}
    seen |= {"dice": [], "added": [], "resolved": [], "red": 0, "white": 0, "specials_spent": 0, "symbol": None}
    _throws_left(seen, 0)
    for side in seen["seats"]:
        side["immune"] = False


def _throws_left(seen: Seen, throws: int) -> None:
    """One number under two names."""
    seen["throws_left"] = seen["rolls_left"] = throws


def _dice_counted(seen: Seen, event: Event) -> None:
    """What waited for this turn is used up."""
    seen |= {"red": event["red"], "white": event["white"]}
    _side(seen, event).update({"fewer": 0, "dominated": 0})


def _no_dice(seen: Seen, event: Event) -> None:
    _throws_left(seen, event["throws_left"])


def _slept(seen: Seen, event: Event) -> None:
    _side(seen, event).update({"fewer": 0, "dominated": 0})


def _fewer_next(seen: Seen, event: Event) -> None:
    _side(seen, event)["fewer"] += event["dice"]


def _dominated(seen: Seen, event: Event) -> None:
    _side(seen, event)["dominated"] += 1


def _token_spent(seen: Seen, event: Event) -> None:
    _side(seen, event)["tokens"] = event["left"]
    seen["white"] += 1


def _kept(seen: Seen, event: Event) -> None:
    seen["kept"] = event["dice"]


def _rolled(seen: Seen, event: Event) -> None:
    seen["dice"] = sorted([*seen.pop("kept", []), *event["dice"]])
    _throws_left(seen, event["throws_left"])


def _face_added(seen: Seen, event: Event) -> None:
    seen["added"] = sorted([*seen["added"], event["face"]])


def _set_aside(seen: Seen, event: Event) -> None:
    for face in event["dice"]:
        seen["dice"].remove(face)


def _specials_spent(seen: Seen, event: Event) -> None:
    seen["specials_spent"] += event["specials"]


def _resolved(seen: Seen, event: Event) -> None:
    seen["resolved"] = sorted([*seen["resolved"], event.get("face", "smash")])


def _symbol_fixed(seen: Seen, event: Event) -> None:
    seen["symbol"] = event["face"]


# -- the board --


def _stepped(seen: Seen, event: Event) -> None:
    seen[event["track"]] = event["at"]


def _placed(seen: Seen, event: Event) -> None:
    place = {"track": event["track"], "at": event["at"], "flipped": event["flipped"] == "flipped"}
    seen["buzz"] = {**seen["buzz"], event["token"]: place}


# -- sides --


def _more(key: str, sign: int) -> Callable[[Seen, Event], None]:
    """An event that says how many more or fewer there are."""

    def fold(seen: Seen, event: Event) -> None:
        _side(seen, event)[key] += sign * event[key]

    return fold


def _energy(field: str, sign: int) -> Callable[[Seen, Event], None]:
    """The Autobot's energy are its cubes."""

    def fold(seen: Seen, event: Event) -> None:
        side = _side(seen, event)
        side["energy"] += sign * event[field]
        side["cubes"] = side["energy"] if seen["autobot"] and event["seat"] == 1 else 0

    return fold


def _survived(seen: Seen, event: Event) -> None:
    _side(seen, event).update({"hearts": 1, "immune": True})


# -- cards --


def _bought(seen: Seen, event: Event) -> None:
    seen["row"].remove(event["card"])
    _side(seen, event)["cards"].append(event["card"])


def _revealed(seen: Seen, event: Event) -> None:
    seen["row"].insert(0, event["card"])
    seen["deck_count"] -= 1


def _discard(seen: Seen, cards: list[str]) -> None:
    seen["discard"] = sorted([*seen["discard"], *cards])


def _refreshed(seen: Seen, event: Event) -> None:
    assert event["cards"] == seen["row"]
    seen["row"] = []
    _discard(seen, event["cards"])


def _removed(seen: Seen, event: Event) -> None:
    seen["row"].remove(event["card"])
    _discard(seen, [event["card"]])


def _discarded(seen: Seen, event: Event) -> None:
    _side(seen, event)["cards"].remove(event["card"])
    _discard(seen, [event["card"]])


def _swapped(seen: Seen, event: Event) -> None:
    given, taken = event["cards"]
    mine, theirs = _side(seen, event)["cards"], seen["seats"][event["with"]]["cards"]
    mine[mine.index(given)], theirs[theirs.index(taken)] = taken, given


def _reshuffled(seen: Seen, event: Event) -> None:
    assert event["count"] == len(seen["discard"])
    seen["discard"], seen["deck_count"] = [], event["count"]


FOLDS: Final[dict[str, Callable[[Seen, Event], None]]] = {
    "turn_started": _turn_started,
    "dice_counted": _dice_counted,
    "no_dice": _no_dice,
    "slept": _slept,
    "fewer_next": _fewer_next,
    "dominated": _dominated,
    "token_spent": _token_spent,
    "kept": _kept,
    "rolled": _rolled,
    "face_added": _face_added,
    "set_aside": _set_aside,
    "specials_spent": _specials_spent,
    "resolved": _resolved,
    "multiplied": _resolved,
    "symbol_fixed": _symbol_fixed,
    "stepped": _stepped,
    "placed": _placed,
    "healed": _more("hearts", 1),
    "hurt": _more("hearts", -1),
    "survived": _survived,
    "tokens_gained": _more("tokens", 1),
    "energy_gained": _energy("energy", 1),
    "energy_paid": _energy("energy", -1),
    "cubes_gained": _energy("cubes", 1),
    "cubes_spent": _energy("cubes", -1),
    "bought": _bought,
    "used_up": _discarded,
    "revealed": _revealed,
    "refreshed": _refreshed,
    "removed": _removed,
    "discarded": _discarded,
    "swapped": _swapped,
    "reshuffled": _reshuffled,
}
# Facts that change no public number: another event says what follows from them, or nothing does.
IDLE: Final = frozenset(
    {
        "dice_off", "first_player", "extra_turn", "stopped", "dice_fewer", "skipped", "pulled", "stopped_by_king",
        "bonus", "left_token", "threw", "unhurt", "prevented", "knocked_out", "game_over",
    }
)  # fmt: skip


def fold(seen: Seen, event: Event) -> None:
    if event["type"] not in IDLE:
        FOLDS[event["type"]](seen, event)
