"""What a program says to a table and when, without any line: whoever has one passes frames in and out."""

import json
from collections.abc import Callable
from typing import Any, Final

Plain = dict[str, Any]
Choose = Callable[[Plain, Plain], str]
"""Question and view in, one of the question's options out."""
Hear = Callable[[Plain], None]
"""Takes one event."""

FINAL: Final = {
    4400: "the server understood nothing",
    4401: "the key is wrong or was replaced",
    4403: "this seat is somebody else's, or nobody may watch",
    4404: "there is no such table",
    4410: "the table was put away, as nobody had used it for long",
}
"""Close codes after which it is no use to come back."""

SLOWER: Final = 0.5  # seconds to wait when told that it is too much
FIRST_PAUSE: Final = 0.2  # seconds before coming back; doubled each time
LONGEST_PAUSE: Final = 10.0
MOST_BREAKS: Final = 30  # in a row: about five minutes


class ClientError(Exception):
    """The server refused; `code` is its word for it."""

    def __init__(self, code: str, detail: str = "", field: str = "") -> None:
        super().__init__(f"{code}: {detail}" if detail else code)
        self.code: Final = code
        self.detail: Final = detail
        self.field: Final = field


class Conversation:
    """One seat's part in a game, across as many lines as it takes."""

    def __init__(self, choose: Choose, hear: Hear | None = None) -> None:
        self.outcome: Plain | None = None
        self._choose: Final = choose
        self._hear: Final = hear
        self._sent: Final[dict[str, str]] = {}  # answers by id: each is made up once, however often it is sent
        self._unsure: Final[set[str]] = set()  # ids of answers that the server has not confirmed
        self._next_event = 0
        self._breaks = 0  # in a row

    def query(self) -> str:
        """With which the line is opened: nothing that was missed, and nothing twice."""
        return f"since={self._next_event}"

    def heard(self, frame: str) -> tuple[list[str], float]:
        """What to send, and how many seconds to wait before."""
        message = json.loads(frame)
        kind = message["type"]
        if kind in ("welcome", "update"):
            if kind == "welcome":
                self._breaks = 0
            self._note_events(message)
            return self._answers(message["view"], again=kind == "welcome"), 0.0
        if kind == "done":
            self._unsure.discard(message["id"])
        elif kind == "error":
            return self._refused(message)
        return [], 0.0

    def broken(self, code: int | None) -> float:
        """The line ended: seconds to wait before the next one. Raises ClientError where that would be in vain."""
        if code in FINAL:
            raise ClientError(str(code), FINAL[code])
        self._breaks += 1
        if self._breaks > MOST_BREAKS:
            raise ClientError("gone", "the server does not answer")
        return float(min(FIRST_PAUSE * 2**self._breaks, LONGEST_PAUSE))

    def _note_events(self, message: Plain) -> None:
        for event in message["events"]:
            if self._hear is not None:
                self._hear(event)
        self._next_event = message["seq"] + 1

    def _answers(self, view: Plain | None, again: bool) -> list[str]:
        if view is None:
            return []  # the game has not begun
        self.outcome = view["outcome"]
        frames = []
        for question in view["decisions"]:
            id = f"q{question['number']}"
            if "options" not in question or (id in self._sent and not (again and id in self._unsure)):
                continue  # somebody else's, or answered already
            if id not in self._sent:
                self._sent[id] = self._answer(id, question, view)
            self._unsure.add(id)
            frames.append(self._sent[id])
        return frames

    def _answer(self, id: str, question: Plain, view: Plain) -> str:
        word = self._choose(question, view)
        wish = {"type": "choose", "id": id, "number": question["number"], "seat": question["seat"], "word": word}
        return json.dumps(wish)

    def _refused(self, message: Plain) -> tuple[list[str], float]:
        code, id = message["code"], message.get("id")
        if code == "too_many":
            return ([self._sent[id]] if id in self._sent else []), SLOWER
        if code == "old_question":  # a timer or a bot was faster
            self._unsure.discard(id)
            return [], 0.0
        if code.startswith("store_"):  # the database is busy: the same answer, a little later
            return ([self._sent[id]] if id in self._sent else []), SLOWER
        raise ClientError(code, message["reason"], message["field"])
