"""The door of the worker: one message in, messages out, and how long it may sleep. One table is open at a time.

Beside commands of the wire it takes

    {"type": "open", "code", "wish", "seed"}            a new table; answered by {"type": "begun", "start"}
    {"type": "open", "code", "start", "entries"}        a table that was kept
    {"type": "kept"}, {"type": "not_kept"}              what became of the last {"type": "keep", "entry"}
    {"type": "ask", "id", "what": "record", "replay" or "position", "at", "all"}
                                                        answered by {"type": "told", "id", "value"}, or an error
    {"type": "tick"}                                    the time has come
"""

from json import dumps, loads
from typing import Any

from baffe.inside import messages
from baffe.inside.messages import CannotDo
from baffe.inside.start import read_start, start_of
from baffe.inside.table import LocalTable
from baffe.kernel.refusal import BadOption, BrokenRecord, Refused
from baffe.session import Diverged, RecordEntry

Plain = dict[str, Any]


class Inside:
    def __init__(self) -> None:
        self._table: LocalTable | None = None

    def receive(self, message: Plain, now: float) -> list[Plain]:
        """`now` in seconds since 1970, never going back."""
        if message.get("type") == "open":
            return self._open(message, now)
        table = self._table
        if table is None:
            return [messages.failed("no_table", "no table is open", "", message.get("id"))]
        match message:
            case {"type": "kept"}:
                return table.kept(now)
            case {"type": "not_kept"}:
                return table.not_kept(now)
            case {"type": "tick"}:
                return table.tick(now)
            case {"type": "ask", "id": str(id), "what": str(what)}:
                try:
                    return [{"type": "told", "id": id, "value": _asked(table, what, message)}]
                except (Refused, CannotDo) as refused:
                    return [messages.failed(refused.code, refused.reason, refused.field, id)]
        return table.receive(message, now)

    def due_in(self, now: float) -> float | None:
        return None if self._table is None else self._table.due_in(now)

    def _open(self, message: Plain, now: float) -> list[Plain]:
        self._table = None
        code, told = str(message.get("code", "")), []
        try:
            if message.get("start") is None:
                start, entries = start_of(message["wish"], int(message["seed"], 16)), []
                told.append({"type": "begun", "start": start.plain()})
            else:
                start, entries = read_start(message["start"]), [_entry(it) for it in message["entries"]]
            self._table = LocalTable(code, start, entries, now)
        except Refused as refused:
            return [messages.failed(refused.code, refused.reason, refused.field, None)]
        except Diverged as diverged:
            return [messages.failed("stopped", str(diverged), "", None)]
        return [*told, self._table.welcome(0, now)]


def _entry(plain: Plain) -> RecordEntry:
    try:
        return RecordEntry(**plain)
    except TypeError as error:
        raise BrokenRecord("entries", "are not what was kept") from error


def _asked(table: LocalTable, what: str, message: Plain) -> Any:
    match what:
        case "record":
            return table.record()
        case "replay":
            return table.replay(bool(message.get("all", False)))
        case "position":
            return table.position(message.get("at"))
    raise BadOption("what", f"{what!r} cannot be asked")


_inside = Inside()


def receive(text: str, now: float) -> str:
    """JSON in, JSON out: [messages, seconds until something is due]. Text crosses the worker's border quickest."""
    told = _inside.receive(loads(text), now)
    return dumps([told, _inside.due_in(now)], separators=(",", ":"), ensure_ascii=False)
