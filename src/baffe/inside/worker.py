"""The door of the worker: one message in, messages out, and how long it may sleep. One table is open at a time.

Beside commands of the wire it takes

    {"type": "open", "code", "wish", "seed"}            a new table; answered by {"type": "begun", "start"}
    {"type": "open", "code", "start", "entries", "plain", "instead"}
                                                        a table that was kept; `plain`: questions for `simple` alone;
                                                        `instead`: the usual bot for those that lack their weights
    {"type": "close"}                                   nobody looks any more: nothing happens there by itself
    {"type": "kept"}, {"type": "not_kept"}              what became of the last {"type": "keep", "entry"}
    {"type": "ask", "id", "what": "record", "replay" or "position", "at", "all", "code", "start", "entries"}
                                                        about any game that was kept
    {"type": "import", "id", "text"}                    a record from a file
    {"type": "consult", "id", "game", "what", "asked"}  what the rules of a game say apart from any table
    {"type": "companion", "id", "game", "told"}         beside the real box: the moment of a game that is told
    {"type": "preview", "id", "wish"}                   a position that nobody plays yet
    {"type": "scene", "id", "game", "views"}            the position of the last of these views, as a scene
                                                        each answered by {"type": "told", "id", "value"}, or an error
    {"type": "tick"}                                    the time has come

A table whose bots lack something is not open yet: {"type": "wants", "files": [names]} asks for it, and `bring` brings
one file, or nothing where it cannot be had. With the last one the table is open.

What may take long says so meanwhile: it calls what `reports_to` was given.
"""

from dataclasses import dataclass
from json import dumps, loads
from typing import Any

from baffe.games import PLUGS
from baffe.games.plug import resolve
from baffe.inside import messages
from baffe.inside.past import KeptGame
from baffe.inside.reading import read_record
from baffe.inside.refusal import CannotDo
from baffe.inside.start import find_game, kept_start, read_start, start_of
from baffe.inside.table import NO_QUESTION, LocalTable, Thinking, preview
from baffe.kernel.refusal import BadOption, BrokenRecord, Refused
from baffe.session import Diverged, RecordEntry
from baffe.session.replays import scene_from

Plain = dict[str, Any]


def nobody_listens(number: int) -> None:
    """Until the page says whom to tell."""


@dataclass(slots=True)
class Opening:
    """A table that waits for what its bots lack: {file: bot}."""

    table: LocalTable
    lacks: dict[str, str]


class Inside:
    def __init__(self, thinking: Thinking = nobody_listens) -> None:
        self.thinking = thinking
        self._table: LocalTable | None = None
        self._opening: Opening | None = None
        self._companions: dict[str, Any] = {}

    def receive(self, message: Plain, now: float) -> list[Plain]:
        """`now` in seconds since 1970, never going back."""
        match message:
            case {"type": "open"}:
                return self._open(message, now)
            case {"type": "close"}:
                self._table = self._opening = None
                return []
            case {"type": "ask" | "companion" | "consult" | "import" | "preview" | "scene", "id": str(id)}:
                return [self._answered(message, id, now)]
        table = self._table
        if table is None:
            if message.get("type") in ("kept", "not_kept", "tick"):
                return []  # about a table that was closed meanwhile
            return [messages.failed("no_table", "no table is open", "", message.get("id"))]
        match message:
            case {"type": "kept"}:
                return table.kept(now)
            case {"type": "not_kept"}:
                return table.not_kept(now)
            case {"type": "tick"}:
                return table.tick(now)
        return table.receive(message, now)

    def bring(self, name: str, data: bytes, now: float) -> list[Plain]:
        """A file that was wanted has come; without data: it cannot be had, and the table stays as it is kept."""
        opening = self._opening
        if opening is None or name not in opening.lacks:
            return []  # for a table that was closed meanwhile
        bot = opening.lacks.pop(name)
        try:
            if not data:
                raise BadOption("weights", f"{name} did not come")
            opening.table.takes(bot, data)
        except Refused as refused:
            self._opening = None
            return [messages.failed("no_weights", f"{bot}: {refused.reason}", "bot", None)]
        if opening.lacks:
            return []
        self._table, self._opening = opening.table, None
        return [self._table.welcome(0, now)]

    def due_in(self, now: float) -> float | None:
        return None if self._table is None else self._table.due_in(now)

    def _open(self, message: Plain, now: float) -> list[Plain]:
        self._table = self._opening = None
        code, told = str(message.get("code", "")), []
        try:
            if message.get("start") is None:
                start, entries = start_of(message["wish"], int(message["seed"], 16)), []
                told.append({"type": "begun", "start": start.plain()})
            else:
                start, entries = read_start(message["start"]), [_entry(it) for it in message["entries"]]
            plain = {int(number) for number in message.get("plain", [])}
            table = LocalTable(code, start, entries, now, self._think, plain)
            lacks = table.lacks()
            if lacks and message.get("instead", False):
                start, lacks = start.without(set(lacks.values())), {}
                table = LocalTable(code, start, entries, now, self._think, plain)
        except (Refused, CannotDo) as refused:
            return [messages.failed(refused.code, refused.reason, refused.field, None)]
        except Diverged as diverged:
            return [messages.failed("stopped", str(diverged), "", None)]
        if lacks:
            self._opening = Opening(table, lacks)
            return [*told, {"type": "wants", "files": [*lacks]}]
        self._table = table
        return [*told, table.welcome(0, now)]

    def _answered(self, message: Plain, id: str, now: float) -> Plain:
        try:
            return {"type": "told", "id": id, "value": self._asked(message, now)}
        except (Refused, CannotDo) as refused:
            return messages.failed(refused.code, refused.reason, refused.field, id)
        except Diverged as diverged:
            return messages.failed("stopped", str(diverged), "", id)

    def _asked(self, message: Plain, now: float) -> Any:
        match message:
            case {"type": "import"}:
                brought = read_record(message.get("text"), now, self._working)
                return {
                    "start": brought.start.plain(), "entries": [messages.plain_entry(it) for it in brought.entries],
                    "seats": [messages.seat(it) for it in brought.start.places], "view": brought.session.view(None),
                }  # fmt: skip
            case {"type": "companion", "game": str(game), "told": dict(told)}:
                return self._companion(game).moment_of(told)
            case {"type": "consult", "game": str(game), "what": str(what), "asked": dict(asked)}:
                return find_game(game).consult(what, asked)
            case {"type": "preview", "wish": dict(wish)}:
                return preview(wish)
            case {"type": "scene", "game": str(game), "views": [_, *_] as views}:
                found = scene_from(find_game(game), reversed(views))
                if found is None:
                    raise CannotDo("no_scene", "", "no scene can say this position")
                return {"game": game, "scene": found[0], "seat": found[1]}
            case {"type": "ask", "what": str(what)}:
                return self._asked_about(what, message)
        raise BadOption("type", f"{message.get('type')!r} cannot be asked")

    def _asked_about(self, what: str, message: Plain) -> Any:
        entries = [_entry(it) for it in message.get("entries", [])]
        kept = KeptGame(str(message.get("code", "")), kept_start(message.get("start", {})), entries, self._working)
        match what:
            case "record":
                return kept.record()
            case "replay":
                return kept.replay(bool(message.get("all", False)))
            case "position":
                return kept.position(message.get("at"))
        raise BadOption("what", f"{what!r} cannot be asked")

    def _think(self, number: int) -> None:
        self.thinking(number)

    def _working(self) -> None:
        self.thinking(NO_QUESTION)

    def _companion(self, game: str) -> Any:
        """What tells the moments of that game beside its real box."""
        if game not in self._companions:
            name = PLUGS[find_game(game).name].companion
            if not name:
                raise BadOption("game", f"nobody plays {game} beside the real box")
            self._companions[game] = resolve(name)()
        return self._companions[game]


def _entry(plain: Plain) -> RecordEntry:
    try:
        return RecordEntry(**plain)
    except TypeError as error:
        raise BrokenRecord("entries", "are not what was kept") from error


_inside = Inside()


def reports_to(thinking: Thinking) -> None:
    """Who is told, again and again, that something is being worked on."""
    _inside.thinking = thinking


def receive(text: str, now: float) -> str:
    """JSON in, JSON out: [messages, seconds until something is due]. Text crosses the worker's border quickest."""
    return _told(_inside.receive(loads(text), now), now)


def bring(name: str, data: bytes | memoryview, now: float) -> str:
    """A file that was wanted, or nothing of it; answered as `receive` does."""
    return _told(_inside.bring(name, bytes(data), now), now)


def _told(told: list[Plain], now: float) -> str:
    return dumps([told, _inside.due_in(now)], separators=(",", ":"), ensure_ascii=False)
