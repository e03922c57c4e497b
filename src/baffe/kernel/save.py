"""The save: the position itself as JSON, so that a table goes on even where its record could not be replayed."""

from collections.abc import Mapping
from json import dumps, loads
from typing import Any, Final

from baffe.kernel.agenda import Due, Step, Together
from baffe.kernel.chance import BLOCK, RealChance, restored, told
from baffe.kernel.codec import known_steps, plain_agenda, read_step
from baffe.kernel.fact import read_event
from baffe.kernel.game import Game, Outcome, Start, blank, is_played
from baffe.kernel.reader import Reader
from baffe.kernel.refusal import BrokenSave
from baffe.kernel.seat import Seat
from baffe.kernel.table import Table

FORMAT: Final = 1
MANY: Final = 10**9


def save_of(table: Table) -> str:
    chance = table.chance
    data: dict[str, Any] = {
        "baffe": FORMAT,
        "game": table.game.name,
        "rules": table.rules,
        "start": _plain_start(table.origin),
        "choices": [[table._speakers[n], table._words[n]] for n in range(len(table._words[: table._count]))],
        "number": table._count,
        "turns": table.turns,
        "chance": {
            "key": chance.key.hex(),
            "counter": chance.counter,
            "at": chance.at,
            "loaded": list(chance.loaded[chance.next_loaded :]),
            "uncovered": chance.uncovered,
        },
        "position": table.plain(),
        "agenda": plain_agenda(table.game.saved_agenda(table.agenda)),
        "outcome": table.outcome,
        "events": [event.plain() for event in table._events[: table._told]] if table.loud else None,
    }
    if isinstance(chance, RealChance):
        data["chance"]["fallen"] = list(chance.fallen())
    return dumps(data, separators=(",", ":"), ensure_ascii=False, sort_keys=True)


def _plain_start(start: Start | None) -> dict[str, Any] | None:
    if start is None:
        return None
    return {"seats": start.seats, "seed": start.seed, "options": start.options, "scene": start.scene}


def load(data: Any, games: Mapping[str, Game]) -> Table:
    """The table of a save, given as JSON text or as the object that it holds."""
    reader = Reader(_parsed(data), "")
    if not is_version(reader.get("baffe"), FORMAT):
        raise BrokenSave("baffe", f"{reader.get('baffe')!r} is not a format we can read")
    name = reader.word("game")
    if name not in games:
        raise BrokenSave("game", f"{name!r} is not a game we know")
    game = games[name]
    rules = reader.get("rules")
    if not is_played(game, rules):
        raise BrokenSave("rules", f"version {rules!r} of the rules is not ours ({game.rules})")
    table = blank(game, Start(0, 0, {}, None, rules), False)
    table.origin = _read_start(reader, rules)
    _read_past(table, reader)
    table.turns = reader.integer("turns", 0, MANY)
    _read_chance(table, reader.inner("chance"))
    table.restore(reader.get("position"))
    known = known_steps(game.steps())
    agenda = [
        read_step(step, known, table.seat_count(), f"agenda[{i}]") for i, step in enumerate(reader.items("agenda"))
    ]
    for step in game.read_agenda(table, agenda):
        table._due = Due(step, table._due)
    _read_outcome(table, reader)
    _read_events(table, reader)
    _ask(table)
    return table


def is_version(value: Any, ours: int) -> bool:
    return isinstance(value, int) and not isinstance(value, bool) and value == ours


def _parsed(data: Any) -> Any:
    if isinstance(data, (str, bytes, bytearray)):
        try:
            return loads(data)
        except (ValueError, RecursionError) as error:
            raise BrokenSave("save", "is not JSON") from error
    return data


def _read_start(reader: Reader, rules: int) -> Start | None:
    if reader.get("start") is None:
        return None
    start = reader.inner("start")
    scene = start.get("scene")
    options = start.get("options")
    if not isinstance(options, dict) or not (scene is None or isinstance(scene, dict)):
        raise BrokenSave("start", "options and scene must be objects")
    return Start(start.integer("seats", 0, 64), start.integer("seed", 0, 2**256 - 1), options, scene, rules)


def _read_past(table: Table, reader: Reader) -> None:
    table._count = reader.integer("number", 0, MANY)
    choices = reader.items("choices")
    if len(choices) != (table._count if table.origin is not None else 0):
        raise BrokenSave("choices", f"{len(choices)} choices do not fit question {table._count}")
    for i, choice in enumerate(choices):
        match choice:
            case [int(seat), str(word)]:
                table._speakers.append(Seat(seat))
                table._words.append(word)
            case _:
                raise BrokenSave(f"choices[{i}]", f"{choice!r} is not a seat and a word")


def _read_chance(table: Table, reader: Reader) -> None:
    try:
        key = bytes.fromhex(reader.word("key"))
    except ValueError as error:
        raise BrokenSave("chance.key", "is not hexadecimal") from error
    if not 1 <= len(key) <= 64:
        raise BrokenSave("chance.key", "must have 1 to 64 bytes")
    at = reader.integer("at", 0, BLOCK)
    counter = reader.integer("counter", 0, 2**62)
    if counter == 0 and at != BLOCK:
        raise BrokenSave("chance.at", "does not fit the counter")
    uncovered = reader.integer("uncovered", 0, MANY)
    if "fallen" not in reader.data:
        table.chance = restored(key, counter, at, reader.integers("loaded", 0, 5), uncovered)
        return
    fallen = reader.integers("fallen", 0, MANY)
    table.chance = told(0, fallen + reader.integers("loaded", 0, MANY))
    table.chance.key = key
    table.chance.next_loaded = len(fallen)
    table.chance.uncovered = uncovered


def _read_outcome(table: Table, reader: Reader) -> None:
    if reader.get("outcome") is None:
        if table._due is None:
            raise BrokenSave("agenda", "is empty although the game is not over")
        return
    outcome = reader.inner("outcome")
    last = table.seat_count() - 1
    outcome.limits["seats"] = last
    teams = _groups(outcome, "teams") if "teams" in outcome.data else ()
    table.ending = Outcome(outcome.seats("winners"), _groups(outcome, "ranking"), outcome.word("reason"), teams)
    if table._due is not None:
        raise BrokenSave("agenda", "must be empty when the game is over")


def _groups(outcome: Reader, key: str) -> tuple[tuple[Seat, ...], ...]:
    """Lists of seats."""
    return tuple([Reader({key: group}, "outcome", outcome.limits).seats(key) for group in outcome.items(key)])


def _read_events(table: Table, reader: Reader) -> None:
    if reader.get("events") is None:
        return
    table.loud = True
    facts = {fact.name: fact for fact in table.game.facts()}
    for i, data in enumerate(reader.items("events")):
        event = read_event(data, facts)
        if event is None:
            raise BrokenSave(f"events[{i}]", f"{data!r} is not an event of this game")
        table._events.append(event)
    table._told = len(table._events)


def _ask(table: Table) -> None:
    """Derive the open questions; a sound save has a question on top of its agenda."""
    if table._due is None:
        return
    top = table._due.step
    if not _waits(table, top):
        raise BrokenSave("agenda", "does not end with an open question")
    table.ask_again()
    for i, asked in enumerate(table._asked or table.decisions):
        reply = table._replies()[i]
        if reply and reply not in asked.options:
            raise BrokenSave("agenda", f"{reply!r} is not an option")


def _waits(table: Table, top: Step[Any]) -> bool:
    try:
        if isinstance(top, Together):
            if len(top.replies) != len(top.steps) or not all([0 <= i < len(top.steps) for i in top.forced]):
                raise BrokenSave("agenda", "the answers given together do not fit the questions")
            return "" in top.replies and all([step.question(table) is not None for step in top.steps])
        asked = top.question(table)
    except (IndexError, KeyError, TypeError, AttributeError) as error:
        raise BrokenSave("agenda", "its last step does not fit the position") from error
    return asked is not None and (len(asked.options) > 1 or asked.always)
