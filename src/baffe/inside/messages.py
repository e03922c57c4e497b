"""What a table of this device says, in the form of the wire: plain objects with the fields of `service/wire.py`."""

from typing import Any, Final

from baffe.inside.start import Place, Start
from baffe.session import RecordEntry, Shown
from baffe.session.fairness import SecretSeed

Plain = dict[str, Any]

PROTOCOL: Final = 1
DEVICE: Final = "device"
"""The player who holds every seat that people play here."""


class CannotDo(Exception):
    """A command that makes no sense here; nothing has changed."""

    def __init__(self, code: str, field: str = "", reason: str = "") -> None:
        super().__init__(f"{code}: {reason}")
        self.code: Final = code
        self.field: Final = field
        self.reason: Final = reason


def seat(place: Place) -> Plain:
    person = place.kind == "person"
    return {
        "kind": place.kind, "name": place.name, "player": DEVICE if person else "", "bot": place.bot,
        "figure": place.figure, "away": False, "online": person, "locked": False, "rule": place.rule,
        "choices": place.choices, "free_in": None,
    }  # fmt: skip


def info(code: str, start: Start, solo: bool, seed: SecretSeed, over: bool, bets: dict[str, int]) -> Plain:
    return {
        "code": code, "game": start.game, "state": "over" if over else "playing", "options": start.options,
        "seats": [seat(place) for place in start.places], "host": DEVICE, "timer": "none", "pace": start.pace,
        "chat": False, "watching": False, "solo": solo, "guided": start.guided, "scene": start.scene,
        "commitment": seed.commitment, "seed": seed.revealed if over else None, "join": None, "rematch": None,
        "wish": None, "watchers": 0, "bets": bets, "resumed": False,
    }  # fmt: skip


def you(held: list[int], seat: int | None) -> Plain:
    return {"player": DEVICE, "seats": held, "seat": seat, "host": True}


def welcome(you: Plain, info: Plain, shown: Shown, since: int) -> Plain:
    return {
        "type": "welcome", "protocol": PROTOCOL, "build": "", **shown._asdict(), "you": you, "table": info, "chat": [],
        "since": since, "ask": False,
    }  # fmt: skip


def update(shown: Shown) -> Plain:
    return {"type": "update", **shown._asdict(), "ask": False}


def table(you: Plain, info: Plain) -> Plain:
    return {"type": "table", "table": info, "you": you}


def said(id: int, name: str, seat: int | None, emote: str) -> Plain:
    chat = {"id": id, "player": DEVICE, "name": name, "seat": seat, "text": "", "emote": emote}
    return {"type": "said", "chat": chat}


def done(id: str, number: int | None) -> Plain:
    return {"type": "done", "id": id, "number": number}


def failed(code: str, reason: str, field: str, id: str | None) -> Plain:
    return {"type": "error", "code": code, "reason": reason, "field": field, "id": id}


def keep(entry: RecordEntry) -> Plain:
    """To whoever keeps the record: nothing of it is shown before it is kept."""
    plain = {name: getattr(entry, name) for name in RecordEntry.__slots__}
    return {"type": "keep", "entry": plain}
