"""What is told of a finished game: its record with the proof of its dice, and every step of it."""

from typing import Any

from msgspec import json

from baffe.service import wire
from baffe.service.course import Beginning, Course
from baffe.service.denied import Denied
from baffe.service.room import Room
from baffe.service.store import Entry, Store


def need_over(room: Room) -> Course:
    course = room.need_course()
    if not course.over:
        raise Denied("not_over", "", "records and seeds are for the time after the game")
    return course


async def record_of(room: Room, store: Store) -> str:
    """The canonical record, with the commitment to its seed and what was taken back as remarks."""
    text = need_over(room).table.record()
    title, _, rest = text.partition("\n")
    remarks = [f"# table {room.code}", f"# commitment {room.lobby.commitment}"]
    for entry in await store.entries(room.code):
        if entry.kind == "undo":
            remarks.append(f"# entry {entry.number}: back to choice {entry.to}")
        elif entry.kind == "resume":
            remarks.append(f"# entry {entry.number}: the rules changed, the game went on from entry {entry.to}")
    return "\n".join([title, *remarks, rest])


async def replay_of(room: Room, store: Store, everything: bool) -> wire.Replay:
    need_over(room)
    beginning = json.decode(room.row.start, type=Beginning)
    course = Course(room.row.game, beginning, room.row.rules)
    steps: list[dict[str, Any]] = [_step(course, 0, everything, None)]
    entries = await store.entries(room.code)
    if any([entry.kind == "resume" for entry in entries]):
        return wire.Replay(room.info(), [_step(need_over(room), 0, everything, None)], await record_of(room, store))
    for entry in entries:
        told = course.seq + 1
        course.fold(entry)
        steps.append(_step(course, told, everything, entry))
    return wire.Replay(room.info(), steps, await record_of(room, store))


def _step(course: Course, since: int, everything: bool, entry: Entry | None) -> dict[str, Any]:
    asked = course.table.decision
    seat = asked.seat if everything and asked is not None else None
    events = course.events(seat, since)
    if everything:
        full = course.table.told_to_all()
        events = [{**event, **full[event["n"]]} if event["type"] != "back" else event for event in events]
    step: dict[str, Any] = {"seq": course.seq, "view": course.view(seat), "events": events}
    if entry is not None:
        step["seat"] = entry.seat
        step["word"] = entry.word
        step["undone"] = entry.kind == "undo"
    return step
