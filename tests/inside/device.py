"""A device that plays at a table of its own, as the page does: it keeps entries, answers, and lets time pass."""

from hashlib import sha256
from json import dumps, loads
from random import Random
from typing import Any

from baffe import bots
from baffe.inside.worker import Inside

Plain = dict[str, Any]

WEIGHTS = f"{bots.__path__[0]}/weights"  # the page's Python has them elsewhere


class Device:
    def __init__(
        self, wish: Plain | None, seed: str, kept: "Device | None" = None, plain: tuple[int, ...] = ()
    ) -> None:
        self.inside = Inside()
        self.now: float = 1_000.0 if kept is None else kept.now
        self.told: list[Plain] = []
        self.entries: list[Plain] = [] if kept is None else list(kept.entries)
        self.start: Plain | None = None if kept is None else kept.start
        self.view: Plain = {}
        self.you: Plain = {}
        self.undo = False
        self.room = True  # for one more entry
        self.wanted: list[str] = []  # files that bots have asked for
        self._seed = seed
        open = {"type": "open", "code": "HERE", "wish": wish, "seed": seed}
        self.send({**open, "start": self.start, "entries": self.entries, "plain": list(plain)})

    def send(self, message: Plain) -> list[Plain]:
        """What is told until nothing more happens at this moment."""
        told: list[Plain] = []
        waiting = self.inside.receive(loads(dumps(message)), self.now)
        while waiting:
            one = loads(dumps(waiting.pop(0)))
            match one["type"]:
                case "keep" if self.room:
                    self.entries.append(one["entry"])
                    waiting += self.inside.receive({"type": "kept"}, self.now)
                case "keep":
                    waiting += self.inside.receive({"type": "not_kept"}, self.now)
                case "begun":
                    self.start = one["start"]
                case "wants":
                    self.wanted += one["files"]
                    for name in one["files"]:
                        waiting += self.inside.bring(name, self.bringing(name), self.now)
                case _:
                    told.append(one)
            if one.get("view"):
                self.view, self.undo = one["view"], one["undo"]
            self.you = one.get("you", self.you)
        self.told += told
        return told

    @staticmethod
    def bringing(name: str) -> bytes:
        """A file that a bot lacks: the page has it from its build."""
        with open(f"{WEIGHTS}/{name}.weights", "rb") as file:
            return file.read()

    def command(self, type: str, **fields: Any) -> list[Plain]:
        return self.send({"type": type, "id": f"{type} {fields['number']}", **fields})

    @property
    def asked(self) -> Plain | None:
        found: list[Plain] = [it for it in self.view["decisions"] if "options" in it]
        return found[0] if found else None

    @property
    def over(self) -> bool:
        return self.view["outcome"] is not None

    def wait(self) -> list[Plain]:
        """Until something happens by itself."""
        seconds = self.inside.due_in(self.now)
        assert seconds is not None, "nothing will ever happen"
        self.now += max(seconds, 0.0)
        return self.send({"type": "tick"})

    def answer(self) -> list[Plain]:
        """Anything that is allowed; every device of the same seed answers alike."""
        asked = self.asked
        assert asked is not None
        word = Random(f"{self._seed} {asked['number']}").choice(asked["options"])
        return self.command("choose", number=asked["number"], word=word, seat=asked["seat"])

    def step(self) -> None:
        if self.asked is not None:
            self.answer()
        elif self.inside.due_in(self.now) is None:
            self.pass_on()
        else:
            self.wait()

    def pass_on(self) -> list[Plain]:
        """To the next player of this device who is awaited; whoever has answered in secret still seems to be."""
        mine, held = self.you["seat"], self.you["seats"]
        others = [it["seat"] for it in self.view["decisions"] if it["seat"] != mine and it["seat"] in held]
        seat = [*[it for it in others if it > mine], *others][0]
        return self.send({"type": "sit", "seat": seat, "since": 0})

    def again(self, plain: tuple[int, ...] = ()) -> "Device":
        """The same game after the page was closed: from what was kept."""
        return Device(None, self._seed, self, plain)

    def ask(self, what: str, **more: Any) -> Plain:
        """A question about what is kept, whether the table is open or not."""
        asked = {"type": "ask", "id": what, "what": what, "code": "HERE", "start": self.start, "entries": self.entries}
        [told] = self.send({**asked, **more})
        return told

    def play(self, steps: int = 100_000) -> "Device":
        for _ in range(steps):
            if self.over:
                break
            self.step()
        return self


def digest(wish: str, seed: str) -> str:
    """Of all that is told and kept in a whole game; and how many messages and entries these are."""
    device = Device(loads(wish), seed).play()
    hashed = sha256(dumps([device.told, device.entries], sort_keys=True).encode()).hexdigest()
    return f"{hashed} {len(device.told)} {len(device.entries)}"
