"""What a table of this device says, in the form of the wire: plain objects with the fields of `service/wire.py`."""

from typing import Any, Final

from baffe.inside.start import Place, Start
from baffe.session import RecordEntry, Shown
from baffe.session.fairness import SecretSeed

Plain = dict[str, Any]

PROTOCOL: Final = 1
DEVICE: Final = "device"
"""The player who holds every seat that people play here."""


def seat(place: Place) -> Plain:
    person = place.kind == "person"
    return {
        "kind": place.kind, "name": place.name, "player": DEVICE if person else "", "bot": place.bot,
        "figure": place.figure, "away": False, "online": person, "locked": False, "rule": place.rule,
        "choices": place.choices, "free_in": None,
    }  # fmt: skip


def wish(number: int, seat: int, seconds: float, refused: bool) -> Plain:
    """Somebody who shares this device would like to take back a choice: the device answers once for all of them."""
    over = refused or seconds <= 0
    return {"number": number, "seat": seat, "waiting": [DEVICE], "seconds": max(seconds, 0.0), "refused": over}


def info(
    code: str, start: Start, solo: bool, seed: SecretSeed, over: bool, bets: dict[str, int], wish: Plain | None = None
) -> Plain:
    return {
        "code": code, "game": start.game, "state": "over" if over else "playing", "options": start.options,
        "seats": [seat(place) for place in start.places], "host": DEVICE, "timer": "none", "pace": start.pace,
        "chat": False, "watching": False, "solo": solo, "guided": start.guided, "scene": start.scene,
        "commitment": seed.commitment, "seed": seed.revealed if over else None, "join": None, "rematch": None,
        "wish": wish, "watchers": 0, "bets": bets, "resumed": False,
    }  # fmt: skip


def you(held: list[int], seat: int | None) -> Plain:
    return {"player": DEVICE, "seats": held, "seat": seat, "host": True}


def welcome(you: Plain, info: Plain, shown: Shown, since: int, ask: bool) -> Plain:
    return {
        "type": "welcome", "protocol": PROTOCOL, "build": "", **shown._asdict(), "you": you, "table": info, "chat": [],
        "since": since, "ask": ask,
    }  # fmt: skip


def update(shown: Shown, ask: bool) -> Plain:
    return {"type": "update", **shown._asdict(), "ask": ask}


def table(you: Plain, info: Plain) -> Plain:
    return {"type": "table", "table": info, "you": you}


def said(id: int, name: str, seat: int | None, emote: str) -> Plain:
    chat = {"id": id, "player": DEVICE, "name": name, "seat": seat, "text": "", "emote": emote}
    return {"type": "said", "chat": chat}


def done(id: str, number: int | None) -> Plain:
    return {"type": "done", "id": id, "number": number}


def failed(code: str, reason: str, field: str, id: str | None) -> Plain:
    return {"type": "error", "code": code, "reason": reason, "field": field, "id": id}


def plain_entry(entry: RecordEntry) -> Plain:
    return {name: getattr(entry, name) for name in RecordEntry.__slots__}


def keep(entry: RecordEntry) -> Plain:
    """To whoever keeps the record: nothing of it is shown before it is kept."""
    return {"type": "keep", "entry": plain_entry(entry)}
