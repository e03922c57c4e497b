"""The public numbers of Heavy Hitters, and what each event does to them."""

from collections.abc import Callable
from typing import Any, Final

from tests.houses.house import Event, View

Seen = dict[str, Any]
COUNTS: Final = (
    "faction", "pilot", "path", "life", "deck_count", "hand_count", "discard_count", "damage_count", "sponsor_count",
    "energy", "overspent", "fame", "demolished", "passed", "out",
)  # fmt: skip
FLAGS: Final = ("snared", "snared_next", "pounced", "maneuvered")
NUMBERS: Final = ("leg_lock", "queasy")
TABLE: Final = ("round", "turns", "phase", "glory_hound", "scenario", "sponsor_count")


def public(view: View) -> Seen:
    return {
        "seats": [_seat(seat) for seat in view["seats"]],
        **{key: view[key] for key in TABLE},
        "buildings": sorted(view["buildings"]),
        "rubble": dict(view["rubble"]),
        "allies": [list(pair) for pair in view["allies"]],
        "upgrades": sorted(view["upgrades"]),
        "sponsor_discard": sorted(view["sponsor_discard"]),
        "attack": dict(view["attack"]) if view["attack"] else None,
    }


def _seat(seat: View) -> Seen:
    found: Seen = {key: seat[key] for key in COUNTS}
    found |= {key: seat.get(key, False) for key in FLAGS} | {key: seat.get(key, 0) for key in NUMBERS}
    found |= {key: sorted(seat[key]) for key in ("in_play", "upgrades", "used")}
    found |= {key: sorted(seat[key]) for key in ("hand", "discard", "damage", "sponsors") if key in seat}
    found["units"] = {unit: dict(data) for unit, data in seat["units"].items()}
    found["tags"] = dict(seat["tags"])
    found["dazzled"] = sorted(seat.get("dazzled", []))
    found["overclocked"] = seat.get("overclocked")
    return found


def _me(seen: Seen, event: Event) -> Seen:
    squad: Seen = seen["seats"][event["seat"]]
    return squad


def _put(squad: Seen, pile: str, cards: list[str]) -> None:
    if pile in squad:
        squad[pile] = sorted([*squad[pile], *cards])


def _take(squad: Seen, pile: str, cards: list[str]) -> None:
    if pile in squad:
        for card in cards:
            squad[pile].remove(card)


def _count(squad: Seen, **changes: int) -> None:
    for key, change in changes.items():
        squad[f"{key}_count"] += change
    squad["life"] = squad["deck_count"] + squad["hand_count"] + squad["discard_count"] + len(squad["in_play"])


# -- set-up --


def _chosen(key: str) -> Callable[[Seen, Event], None]:
    def fold(seen: Seen, event: Event) -> None:
        _me(seen, event)[key] = event[key]

    return fold


def _map_chosen(seen: Seen, event: Event) -> None:
    seen["scenario"], seen["buildings"] = event["scenario"], sorted(event["buildings"])


def _glory_hound(seen: Seen, event: Event) -> None:
    seen["glory_hound"] = event["seat"]


def _placed(seen: Seen, event: Event) -> None:
    _me(seen, event)["units"][event["unit"]] = {"at": event["at"], "facing": event["facing"]}


def _deck_ready(seen: Seen, event: Event) -> None:
    _count(_me(seen, event), deck=event["cards"])


def _redrew(seen: Seen, event: Event) -> None:
    squad = _me(seen, event)
    _count(squad, hand=-event["count"], deck=event["count"])
    if "hand" in squad:
        squad["hand"] = []


# -- cards --


def _drew(seen: Seen, event: Event) -> None:
    squad = _me(seen, event)
    _count(squad, deck=-event["count"], hand=event["count"])
    if "cards" in event:
        _put(squad, "hand", event["cards"])


def _reshuffled(seen: Seen, event: Event) -> None:
    squad = _me(seen, event)
    assert event["count"] == squad["discard_count"]
    _count(squad, deck=event["count"], discard=-event["count"])
    if "discard" in squad:
        squad["discard"] = []


def _played(seen: Seen, event: Event) -> None:
    squad = _me(seen, event)
    _take(squad, "hand", [event["card"]])
    _put(squad, "in_play", [event["card"]])
    _count(squad, hand=-1)
    squad["maneuvered"] = squad["maneuvered"] or event["card"].startswith("u_m_")


def _committed(seen: Seen, event: Event) -> None:
    squad = _me(seen, event)
    _take(squad, "hand", event["cards"])
    _put(squad, "in_play", event["cards"])
    _count(squad, hand=-len(event["cards"]))


def _discarded(seen: Seen, event: Event) -> None:
    squad = _me(seen, event)
    _take(squad, "hand" if event["from"] == "hand" else "in_play", [event["card"]])
    _put(squad, "discard", [event["card"]])
    _count(squad, discard=1, hand=-1 if event["from"] == "hand" else 0)


def _lost(seen: Seen, event: Event) -> None:
    squad = _me(seen, event)
    if event["from"] == "deck":
        _count(squad, deck=-1, damage=1)
    elif event["from"] == "hand":
        _take(squad, "hand", [event["card"]])
        _count(squad, hand=-1, damage=1)
    else:
        _take(squad, "in_play", [event["card"]])
        _count(squad, damage=1)
    _put(squad, "damage", [event["card"]])
    assert squad["life"] == event["left"]


def _lost_unseen(seen: Seen, event: Event) -> None:
    _count(_me(seen, event), deck=-1, damage=1)
    assert _me(seen, event)["life"] == event["left"]


def _mended(seen: Seen, event: Event) -> None:
    squad = _me(seen, event)
    _take(squad, "damage", [event["card"]])
    _put(squad, "discard", [event["card"]])
    _count(squad, damage=-1, discard=1)


def _mended_unseen(seen: Seen, event: Event) -> None:
    _count(_me(seen, event), damage=-1, discard=1)


def _used(seen: Seen, event: Event) -> None:
    squad = _me(seen, event)
    _put(squad, "used", [event["power"]])
    if event["for"] == "game":
        seen.setdefault("lasting", []).append(event["power"])  # for the fold alone


def _sponsor_gone(seen: Seen, event: Event) -> None:
    squad = _me(seen, event)
    squad["sponsor_count"] -= 1
    _take(squad, "sponsors", [event["card"]])
    seen["sponsor_discard"] = sorted([*seen["sponsor_discard"], event["card"]])


def _sponsors_drawn(seen: Seen, event: Event) -> None:
    squad = _me(seen, event)
    squad["sponsor_count"] += event["count"]
    seen["sponsor_count"] -= event["count"]
    if "cards" in event:
        _put(squad, "sponsors", event["cards"])


def _sponsors_reshuffled(seen: Seen, event: Event) -> None:
    seen["sponsor_count"] += event["count"]
    seen["sponsor_discard"] = []


# -- energy and rounds --


def _energy(sign: int) -> Callable[[Seen, Event], None]:
    def fold(seen: Seen, event: Event) -> None:
        _me(seen, event)["energy"] += sign * event["energy"]

    return fold


def _energy_reset(seen: Seen, event: Event) -> None:
    _me(seen, event)["energy"] = event["energy"]


def _overspent(seen: Seen, event: Event) -> None:
    _me(seen, event)["overspent"] += event["energy"]


def _round_started(seen: Seen, event: Event) -> None:
    seen["round"] = seen["turns"] = event["round"]


def _phase_started(seen: Seen, event: Event) -> None:
    seen["phase"] = event["phase"]


def _round_ended(seen: Seen, event: Event) -> None:
    for squad in seen["seats"]:
        squad |= {"overspent": 0, "passed": False, "pounced": False, "maneuvered": False, "leg_lock": 0}
        squad |= {
            "dazzled": [],
            "overclocked": None,
            "used": [power for power in squad["used"] if power in seen.get("lasting", [])],
        }
        squad["snared"], squad["snared_next"] = squad["snared_next"], False


def _flag(key: str) -> Callable[[Seen, Event], None]:
    def fold(seen: Seen, event: Event) -> None:
        _me(seen, event)[key] = True

    return fold


# -- units --


def _deployed(seen: Seen, event: Event) -> None:
    _me(seen, event)["units"][event["unit"]] = {"at": event["at"], "hits": 0}


def _moved(seen: Seen, event: Event) -> None:
    _me(seen, event)["units"][event["unit"]]["at"] = event["to"]


def _faced(seen: Seen, event: Event) -> None:
    _me(seen, event)["units"]["hh"]["facing"] = event["facing"]


def _hurt(seen: Seen, event: Event) -> None:
    _me(seen, event)["units"][event["unit"]]["hits"] += event["hits"]


def _unit_destroyed(seen: Seen, event: Event) -> None:
    del _me(seen, event)["units"][event["unit"]]


def _eliminated(seen: Seen, event: Event) -> None:
    _me(seen, event).update({"out": True, "units": {}, "tags": {}})
    seen["allies"] = [pair for pair in seen["allies"] if event["seat"] not in pair]


def _leg_locked(seen: Seen, event: Event) -> None:
    _me(seen, event)["leg_lock"] += event["hexes"]


def _dazzled(seen: Seen, event: Event) -> None:
    squad = _me(seen, event)
    squad["dazzled"] = sorted({*squad["dazzled"], event["unit"]})


def _nauseous(seen: Seen, event: Event) -> None:
    _me(seen, event)["queasy"] += 1


def _overclocked(seen: Seen, event: Event) -> None:
    _me(seen, event)["overclocked"] = event["card"]


# -- the attack --


def _fired(seen: Seen, event: Event) -> None:
    firing = "hh" if event["weapon"] not in ("combat", "repair", "recon") else event["weapon"]
    seen["attack"] = {key: event[key] for key in ("seat", "weapon", "on", "target", "number", "damage")}
    seen["attack"] |= {"unit": firing, "dice": [], "hit": False, "unsaved": 0}
    if event["distance"] <= 1:
        _me(seen, event)["pounced"] = False


def _modified(seen: Seen, event: Event) -> None:
    seen["attack"] |= {"number": event["number"], "damage": event["damage"]}


def _rolled(seen: Seen, event: Event) -> None:
    dice = [int(die) for die in event["dice"]]
    hit = sum(dice) == 12 or (sum(dice) > 2 and sum(dice) >= event["needed"])
    seen["attack"] |= {"dice": dice, "hit": hit}


def _saves(seen: Seen, event: Event) -> None:
    """Dice of the target; others throw because of a splash or an answer, or outside an attack."""
    if event["rule"] == "gkr/G116":
        seen["attack"]["unsaved"] = len(event["dice"]) - event["saved"]
    elif event["rule"] == "gkr/G181" or event.get("cause") == "p_hs1":
        seen["attack"]["unsaved"] -= event["saved"]


def _reduced(seen: Seen, event: Event) -> None:
    seen["attack"]["unsaved"] -= event["damage"]


def _attack_over(seen: Seen, event: Event) -> None:
    seen["attack"] = None


# -- tags and fame --


def _tagged(seen: Seen, event: Event) -> None:
    tags = _me(seen, event)["tags"]
    tags[event["at"]] = event["tags"]
    if not event["tags"]:
        del tags[event["at"]]


def _demolished(seen: Seen, event: Event) -> None:
    _me(seen, event)["demolished"] = event["buildings"]
    seen["buildings"].remove(event["at"])
    seen["rubble"][event["at"]] = event["seat"]
    for squad in seen["seats"]:
        squad["tags"].pop(event["at"], None)


def _fame(seen: Seen, event: Event) -> None:
    _me(seen, event)["fame"] += event["spaces"]
    assert _me(seen, event)["fame"] == event["fame"]


def _upgraded(seen: Seen, event: Event) -> None:
    _put(_me(seen, event), "upgrades", [event["upgrade"]])
    seen["upgrades"].remove(event["upgrade"])


# -- alliances, opponents, the end --


def _allied(seen: Seen, event: Event) -> None:
    seen["allies"].append([event["seat"], event["with"]])


def _alliances_over(seen: Seen, event: Event) -> None:
    seen["allies"] = []


def _revealed(seen: Seen, event: Event) -> None:
    squad = _me(seen, event)
    _put(squad, "in_play", event["cards"])
    _count(squad, deck=-event["count"])
    squad["queasy"] = 0


def _duplicate(seen: Seen, event: Event) -> None:
    squad = _me(seen, event)
    _take(squad, "in_play", [event["card"]])
    _count(squad, discard=1)


def _game_over(seen: Seen, event: Event) -> None:
    seen["phase"] = "over"


FOLDS: Final[dict[str, Callable[[Seen, Event], None]]] = {
    "faction_chosen": _chosen("faction"), "pilot_chosen": _chosen("pilot"), "path_chosen": _chosen("path"),
    "map_chosen": _map_chosen, "glory_hound": _glory_hound, "placed": _placed, "deck_ready": _deck_ready,
    "redrew": _redrew, "drew": _drew, "reshuffled": _reshuffled, "played": _played, "committed": _committed,
    "discarded": _discarded, "lost": _lost, "lost_unseen": _lost_unseen, "mended": _mended,
    "mended_unseen": _mended_unseen, "used": _used, "sponsor_played": _sponsor_gone, "sponsor_dropped": _sponsor_gone,
    "sponsors_drawn": _sponsors_drawn, "sponsors_reshuffled": _sponsors_reshuffled, "paid": _energy(-1),
    "energy_gained": _energy(1), "energy_reset": _energy_reset, "overspent": _overspent,
    "round_started": _round_started, "phase_started": _phase_started, "round_ended": _round_ended,
    "passed": _flag("passed"), "snared": _flag("snared_next"), "pounced": _flag("pounced"), "deployed": _deployed,
    "moved": _moved, "displaced": _moved, "pushed": _moved, "faced": _faced, "hurt": _hurt,
    "unit_destroyed": _unit_destroyed, "eliminated": _eliminated, "leg_locked": _leg_locked, "dazzled": _dazzled,
    "nauseous": _nauseous, "overclocked": _overclocked, "fired": _fired, "modified": _modified, "rolled": _rolled,
    "saves": _saves, "reduced": _reduced, "attack_over": _attack_over, "tagged": _tagged, "tag_removed": _tagged,
    "demolished": _demolished, "fame": _fame, "upgraded": _upgraded, "allied": _allied,
    "alliances_over": _alliances_over, "revealed": _revealed, "duplicate": _duplicate, "game_over": _game_over,
}  # fmt: skip


def fold(seen: Seen, event: Event) -> None:
    change = FOLDS.get(event["type"])
    if change is not None:
        change(seen, event)
