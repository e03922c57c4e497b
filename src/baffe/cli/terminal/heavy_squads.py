"""The squads of Heavy Hitters in lines: who they are, where their units stand, what they hold and could hit."""

from typing import Any, Final

from rich.cells import cell_len

from baffe.cli.terminal.drawing import padded
from baffe.games.heavy_hitters.data.entries import UNITS
from baffe.games.heavy_hitters.hexes import DIRECTIONS
from baffe.texts.heavy_hitters import HH, HeavyWording

ARROWS: Final = dict(zip(DIRECTIONS, "↑↗↘↓↙↖", strict=True))
MORE_HITS: Final = "su_hp"  # what a pilot does whose units have more hit points


def initials(wording: HeavyWording) -> list[str]:
    """A letter for each seat: that of its faction, or its number where letters would not differ."""
    letters = [name[:1].upper() for name in wording.names]
    return letters if len(set(letters)) == len(letters) else [str(seat + 1) for seat in range(len(letters))]


def unit_sign(unit: str, wording: HeavyWording) -> str:
    sign = wording.ours(f"unit-{unit}.short")
    return sign if unit == HH else sign.lower()


def headline(view: dict[str, Any], wording: HeavyWording) -> str:
    """ "Round 3 of 20 · Combat · Ring Road · King Wolf before DiamondBack"."""
    parts: list[str] = []
    if view["round"]:
        parts.append(wording.ours("head-round", round=view["round"], last=view["options"]["round_cap"]))
    parts.append(wording.ours(f"phase-{view['phase']}"))
    if view["scenario"] is not None:
        known = wording.kind_of(view["scenario"]) == "scenario"
        parts.append(wording.named(view["scenario"]) if known else wording.ours("scenario-own"))
    seats = len(view["seats"])
    order = [(view["glory_hound"] + i) % seats for i in range(seats)]
    names = [wording.names[seat] for seat in order if not view["seats"][seat]["out"]]
    return " · ".join([*parts, wording.ours("head-order", names=" → ".join(names))])


def units_of(squad: dict[str, Any], wording: HeavyWording) -> str:
    """ "HH g6 ↗ · com h7 2/3 · in reserve: rep, rec"."""
    shown: list[str] = []
    for unit, stands in squad["units"].items():
        sign = unit_sign(unit, wording)
        if unit == HH:
            shown.append(f"{sign} {stands['at']} {ARROWS[stands['facing']]}")
        else:
            most = hit_points(unit, squad, wording)
            shown.append(wording.ours("unit-hits", unit=sign, at=stands["at"], left=most - stands["hits"], most=most))
    reserve = [unit_sign(unit, wording) for unit in UNITS if unit not in squad["units"]]
    if reserve and shown:
        shown.append(wording.ours("reserve", units=", ".join(reserve)))
    return " · ".join(shown)


def hit_points(unit: str, squad: dict[str, Any], wording: HeavyWording) -> int:
    pilot = None if squad["pilot"] is None else wording.data.row("pilots", squad["pilot"])
    more: int = pilot.effect.n if pilot is not None and pilot.effect.op == MORE_HITS else 0
    points: int = wording.data.row("support_units", unit).hit_points
    return points + more


def tags_of(squad: dict[str, Any], wording: HeavyWording) -> str:
    tags = [f"{place} {count}" for place, count in squad["tags"].items()]
    return wording.ours("tags", tags=", ".join(tags)) if tags else ""


def counts_of(squad: dict[str, Any], wording: HeavyWording) -> list[str]:
    """How many cards somebody else holds."""
    if "hand" in squad:
        return []
    found = [wording.ours("count-hand", count=squad["hand_count"])] if squad["hand_count"] else []
    return found + ([wording.ours("count-sponsors", count=squad["sponsor_count"])] if squad["sponsor_count"] else [])


def cards_of(squad: dict[str, Any], wording: HeavyWording) -> list[str]:
    """Committed cards for all to see; the hand and the sponsors of whoever looks."""
    lines: list[str] = []
    if squad["in_play"]:
        lines.append(wording.ours("in-play", cards=wording.cards(squad["in_play"])))
    if squad.get("hand"):
        counts = {"deck": squad["deck_count"], "discard": squad["discard_count"]}
        lines.append(wording.ours("cards-hand", cards=wording.cards(squad["hand"]), **counts))
    if squad.get("sponsors"):
        lines.append(wording.ours("cards-sponsors", cards=wording.cards(squad["sponsors"])))
    return lines


def allies_of(view: dict[str, Any], seat: int, wording: HeavyWording) -> list[str]:
    names = [wording.names[one + other - seat] for one, other in view["allies"] if seat in (one, other)]
    return [wording.ours("ally-of", names=wording.listed(names))] if names else []


def aim_lines(aims: list[dict[str, Any]], wording: HeavyWording) -> list[str]:
    """A line for each unit that can be hit, in columns; then the others by what is in the way."""
    letters = initials(wording)
    rows: list[list[str]] = []
    faults: dict[str, list[str]] = {}
    for aim in aims:
        unit, _, seat = aim["target"].partition("@")
        sign = f"{letters[int(seat)]}-{unit_sign(unit, wording)}"
        if aim["fault"]:
            faults.setdefault(aim["fault"], []).append(f"{sign} ({aim['distance']})")
        else:
            rows.append([sign, *odds_of(aim, wording)])
    widths = [max([cell_len(row[i]) for row in rows]) for i in range(len(rows[0]))] if rows else []
    lines = ["  ".join([padded(words, widths[i]) for i, words in enumerate(row)]).rstrip() for row in rows]
    return lines + [wording.ours(f"fault-{fault}", units=", ".join(faults[fault])) for fault in faults]


def odds_of(aim: dict[str, Any], wording: HeavyWording) -> list[str]:
    """How far, what is in the way, what the dice must show, and what comes of it."""
    return [
        wording.ours("aim-distance", distance=aim["distance"]),
        wording.ours(f"sight-{aim['sight']}"),
        wording.ours("aim-odds", number=aim["number"], chance=round(100 * aim["chance"])),
        wording.ours("aim-damage", damage=aim["damage"], armor=aim["armor"]),
        wording.ours("aim-expected", expected=aim["expected"]),
    ]
