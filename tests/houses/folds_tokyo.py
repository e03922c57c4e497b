"""The public numbers of King of Tokyo, and what each event does to them."""

from collections.abc import Callable
from typing import Any, Final

from tests.houses.house import Event, View

Seen = dict[str, Any]
COUNTS: Final = ("hearts", "stars", "energy", "poison", "shrink")
MODULES: Final = ("cultists", "tower", "astronaut")  # where they are on


def public(view: View) -> Seen:
    """Everything but phase and prices, which follow from the rest, and the deck as one seat knows it."""
    return {
        "seats": [_public_seat(seat) for seat in view["seats"]],
        "turn": view["turn"],
        "turns": view["turns"],
        "dice": sorted(view["dice"]),
        "rolls_left": view["rolls_left"],
        "market": sorted(view["market"]),
        "deck_count": view["deck_count"],
        "discard": sorted(view["discard"]),
    }


def _public_seat(seat: dict[str, Any]) -> dict[str, Any]:
    keys = (*COUNTS, "place", "eliminated", *[key for key in MODULES if key in seat])
    cards = [card if isinstance(card, dict) else {"id": card} for card in seat["cards"]]
    held = sorted([(card["id"], card.get("tokens", 0), card.get("copies", "")) for card in cards])
    return {**{key: seat[key] for key in keys}, "cards": held}


# -- cards --


def _take(seat: dict[str, Any], card: str) -> None:
    """Out of what lies in front of that seat."""
    seat["cards"].remove(next(held for held in seat["cards"] if held[0] == card))


def _lay(seat: dict[str, Any], card: str, tokens: int = 0, copies: str = "") -> None:
    seat["cards"] = sorted([*seat["cards"], (card, tokens, copies)])


def _relay(seat: dict[str, Any], card: str, tokens: int, copies: str | None = None) -> None:
    """The card stays, with other tokens on it, and perhaps as a copy of something else."""
    before = next(held for held in seat["cards"] if held[0] == card)
    _take(seat, card)
    _lay(seat, card, tokens, before[2] if copies is None else copies)


def _discard(seen: Seen, cards: list[str]) -> None:
    seen["discard"] = sorted([*seen["discard"], *cards])


def _bought(seen: Seen, event: Event) -> None:
    if event["out_of"] == "market":
        seen["market"].remove(event["card"])
    elif event["out_of"] == "deck":
        seen["deck_count"] -= 1
    else:
        assert event["out_of"] == "monster"
        _take(seen["seats"][event["from"]], event["card"])
    _lay(seen["seats"][event["seat"]], event["card"])


def _stolen(seen: Seen, event: Event) -> None:
    _take(seen["seats"][event["from"]], event["card"])
    _lay(seen["seats"][event["seat"]], event["card"])


def _dressed(seen: Seen, event: Event) -> None:
    seen["deck_count"] -= 1
    _lay(seen["seats"][event["seat"]], event["card"])


def _discarded(seen: Seen, event: Event) -> None:
    _take(seen["seats"][event["seat"]], event["card"])
    _discard(seen, [event["card"]])


def _copied(seen: Seen, event: Event) -> None:
    _relay(seen["seats"][event["seat"]], "mimic", 0, event["card"])


def _copy_lost(seen: Seen, event: Event) -> None:
    _relay(seen["seats"][event["seat"]], "mimic", 0, "")


def _card_tokens(seen: Seen, event: Event) -> None:
    _relay(seen["seats"][event["seat"]], event["card"], event["tokens"])


def _revealed(seen: Seen, event: Event) -> None:
    seen["market"] = sorted([*seen["market"], event["card"]])
    seen["deck_count"] -= 1


def _swept(seen: Seen, event: Event) -> None:
    assert sorted(event["cards"]) == seen["market"]
    seen["market"] = []
    _discard(seen, event["cards"])


def _reshuffled(seen: Seen, event: Event) -> None:
    assert event["count"] == len(seen["discard"])
    seen["discard"], seen["deck_count"] = [], event["count"]


# -- turns and dice --


def _turn_started(seen: Seen, event: Event) -> None:
    seen |= {"turn": event["seat"], "turns": event["turn"], "dice": [], "rolls_left": 0}


def _kept(seen: Seen, event: Event) -> None:
    seen["kept"] = event["dice"]


def _rolled(seen: Seen, event: Event) -> None:
    seen["dice"] = sorted([*seen.pop("kept", []), *event["dice"]])
    seen["rolls_left"] = event["rolls_left"]


def _extra_roll(seen: Seen, event: Event) -> None:
    seen["rolls_left"] = event["rolls_left"]


def _die_set(seen: Seen, event: Event) -> None:
    before, after = event["faces"]
    seen["dice"].remove(before)
    seen["dice"] = sorted([*seen["dice"], after])


# -- monsters --


def _more(key: str, sign: int) -> Callable[[Seen, Event], None]:
    """An event that says how many more or fewer there are."""

    def fold(seen: Seen, event: Event) -> None:
        seen["seats"][event["seat"]][key] += sign * event[key]

    return fold


def _token(sign: int) -> Callable[[Seen, Event], None]:
    def fold(seen: Seen, event: Event) -> None:
        key = "cultists" if event["token"] == "cultist" else event["token"]
        seen["seats"][event["seat"]][key] += sign

    return fold


def _outside(seen: Seen, event: Event) -> None:
    seat = seen["seats"][event["seat"]]
    assert seat["place"] == event["place"]
    seat["place"] = "outside"


def _at_place(seen: Seen, event: Event) -> None:
    seen["seats"][event["seat"]]["place"] = event["place"]


def _reborn(seen: Seen, event: Event) -> None:
    seen["seats"][event["seat"]]["hearts"] = 10


def _eliminated(seen: Seen, event: Event) -> None:
    """Cards are told one by one; all else is gone at once."""
    seat = seen["seats"][event["seat"]]
    gone = {"cultists": 0, "tower": [], "astronaut": False}
    seat |= {**dict.fromkeys(COUNTS, 0), "place": "outside", "eliminated": True}
    seat |= {key: nothing for key, nothing in gone.items() if key in seat}


def _level_claimed(seen: Seen, event: Event) -> None:
    level = event["level"]
    if event["from"] is not None:
        seen["seats"][event["from"]]["tower"].remove(level)
    seat = seen["seats"][event["seat"]]
    seat["tower"] = sorted([*seat["tower"], level])


def _win_certain(seen: Seen, event: Event) -> None:
    seen["seats"][event["seat"]]["astronaut"] = True


FOLDS: Final[dict[str, Callable[[Seen, Event], None]]] = {
    "turn_started": _turn_started,
    "kept": _kept,
    "rolled": _rolled,
    "extra_roll": _extra_roll,
    "die_rerolled": _die_set,
    "die_changed": _die_set,
    "scored": _more("stars", 1),
    "stars_lost": _more("stars", -1),
    "healed": _more("hearts", 1),
    "hurt": _more("hearts", -1),
    "trimmed": _more("hearts", -1),
    "reborn": _reborn,
    "energy_gained": _more("energy", 1),
    "energy_paid": _more("energy", -1),
    "energy_lost": _more("energy", -1),
    "token_given": _token(1),
    "token_removed": _token(-1),
    "fled": _outside,
    "left": _outside,
    "entered": _at_place,
    "moved": _at_place,
    "bought": _bought,
    "stolen": _stolen,
    "dressed": _dressed,
    "discarded": _discarded,
    "used_up": _discarded,
    "copied": _copied,
    "copy_lost": _copy_lost,
    "card_tokens": _card_tokens,
    "revealed": _revealed,
    "swept": _swept,
    "reshuffled": _reshuffled,
    "eliminated": _eliminated,
    "level_claimed": _level_claimed,
    "win_certain": _win_certain,
}
# Facts that change no public number: another event says what follows from them, or nothing does.
IDLE: Final = frozenset(
    {
        "dice_off", "first_player", "extra_turn", "stopped", "threw", "smashes_added", "smashed", "unhurt", "held_back",
        "stayed", "peeked", "sold", "costumes_shown", "cheered", "game_over",
    }
)  # fmt: skip


def fold(seen: Seen, event: Event) -> None:
    if event["type"] not in IDLE:
        FOLDS[event["type"]](seen, event)
