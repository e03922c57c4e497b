"""A game of this device, from what is kept of it alone: its record, its replay, a position."""

from json import dumps
from typing import Any, Final

from baffe.inside import messages
from baffe.inside.refusal import CannotDo
from baffe.inside.start import Places, Start, find_game, read_start
from baffe.session import RecordEntry
from baffe.session.fairness import seed_of_setup
from baffe.session.replays import PastGame, unplayed_record
from baffe.session.working import Working

Plain = dict[str, Any]

PLAYED: Final = "# played "
"""The remark of a record that says who plays where, for a device on which the game goes on."""


class KeptGame:
    def __init__(self, code: str, start: Start, entries: list[RecordEntry], working: Working) -> None:
        self._code: Final = code
        self._start: Final = start
        self._entries: Final = sorted(entries, key=lambda entry: entry.number)
        self._working: Final = working

    def record(self) -> str:
        """Before the end too: whoever has the device has its seed. Nothing is played for it, so no rules are needed."""
        start = self._start
        seats = [{"kind": it.kind, "name": it.name, "bot": it.bot} for it in start.places]
        played = dumps({"seats": seats, "pace": start.pace, "guided": start.guided}, ensure_ascii=False)
        return unplayed_record(start.game, start.setup, start.rules, self._entries, self._code, [f"{PLAYED}{played}"])

    def replay(self, everything: bool) -> Plain:
        past = self._past()
        steps, table = past.steps(everything, self._working)
        if table.ending is None:
            raise CannotDo("not_over", "", "a game is seen again after its end")
        start = self._start
        solo = Places(start.places, start.pace).is_solo
        info = messages.info(self._code, start, solo, seed_of_setup(start.setup), True, {})
        return {"table": info, "steps": steps, "record": self.record()}

    def position(self, at: int | None) -> Plain:
        """Of now, or after the end of any step of the replay."""
        past = self._past()
        if at is not None and past.end().ending is None:
            raise CannotDo("not_over", "", "a game is seen again after its end")
        found = past.position(at)
        if found is None:
            raise CannotDo("no_scene", "", "no scene can say this position")
        return {"game": self._start.game, "scene": found[0], "seat": found[1]}

    def _past(self) -> PastGame:
        start = read_start(self._start.plain())  # by its own rules, or not at all
        return PastGame(find_game(start.game), start.setup, start.rules, self._entries, [])
