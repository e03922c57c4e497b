"""The table: a position one talks to. Games inherit from it and add their data, their verbs and their steps."""

from hashlib import blake2b
from json import dumps
from typing import Any

from baffe.kernel.agenda import Decision, Due, Reply, Step, Together, listed
from baffe.kernel.chance import Chance, seeded
from baffe.kernel.fact import EVERYBODY, NOBODY, Event, Fact
from baffe.kernel.game import Game, Outcome, Start, checked_seed
from baffe.kernel.refusal import CannotUndo, GameOver, NotAnOption, OldQuestion, WrongSeat


class Table:
    """One game in progress. The constructor takes nothing; a game's deal, scene, copy or load fills it."""

    game: Game
    start: Start | None  # None at an imagined table: it has no true beginning
    chance: Chance
    turns: int
    ending: Outcome | None
    loud: bool

    _due: Due | None  # the agenda
    _at_work: Due | None  # the link of the step at work
    _base: Due | None  # the agenda without what that step has added to it
    _added: Due | None  # what it has added after its first addition, the last one first
    _question: Decision | None  # the open question, the first one where there are several
    _asked: tuple[Decision, ...]  # all questions asked at the same time; empty where there is only one
    _count: int  # answers so far; the number of the next question
    _words: list[str]  # shared between copies: the first _count entries are ours
    _speakers: list[int]
    _events: list[Event]  # shared in the same way
    _told: int

    # -- asking and answering --

    @property
    def decisions(self) -> tuple[Decision, ...]:
        """Every open question: normally one, several where a rule says "at the same time"."""
        if not self._asked:
            return () if self._question is None else (self._question,)
        replies = self._replies()
        return tuple([asked for i, asked in enumerate(self._asked) if not replies[i]])

    @property
    def decision(self) -> Decision | None:
        """The first open question; None when the game is over."""
        return self._question

    @property
    def count(self) -> int:
        """Choices so far, without those that wait for the answers of others."""
        return self._count

    @property
    def told(self) -> int:
        """Events so far."""
        return self._told

    @property
    def outcome(self) -> dict[str, Any] | None:
        return None if self.ending is None else self.ending.plain()

    def play(self, word: Any, seat: Any = None, number: Any = None) -> None:
        """Answer an open question; seat and number may be left out while one question is open."""
        decision = self._question
        if decision is None or self._asked or not decision.fits(seat, number):
            decision = self._addressed(seat, number)
        if not is_among(word, decision.options):
            raise NotAnOption("word", f"{word!r} is not an option of question {decision.number} ({decision.kind})")
        due = self._due
        assert due is not None
        step = due.step
        if isinstance(step, Together):
            self._reply(step, decision, word)
        else:
            self._at_work = due
            self._due = self._base = due.rest
            self._write(decision.seat, word)
            step.answer(self, word)
            self.settle()

    def settle(self) -> None:
        """Run every step that needs nobody; stop at the first real question."""
        while True:
            if self.ending is not None:
                self._due = self._added = None
            elif self._added is not None:
                self._lay_out()
            due = self._due
            if due is None:
                break
            step = due.step
            asked = step.question(self)
            if asked is None:
                if isinstance(step, Together):
                    if self._gather(step):
                        return
                    continue
                self._at_work = due
                self._due = self._base = due.rest
                step.run(self)
            elif len(asked.options) > 1 or asked.always:
                asked.number = self._count
                self._question = asked
                return
            else:
                self._at_work = due
                self._due = self._base = due.rest
                step.answer(self, asked.options[0])
        self._question = None

    def then(self, step: Step[Any]) -> None:
        """Due next, in the order of the calls, before what was already due."""
        if self._due is self._base:
            at_work = self._at_work
            if at_work is not None and at_work.step is step:
                self._due = at_work  # a step that goes on keeps its link
            else:
                self._due = Due(step, self._due)
        else:
            self._added = Due(step, self._added)

    def then_all(self, due: Due) -> None:
        """Due next, all of it, in its order; the last thing that a step adds."""
        if self._due is None:
            self._due = due
            return
        after: Due | None = due
        while after is not None:
            self.then(after.step)
            after = after.rest

    def _lay_out(self) -> None:
        """The first addition stands on top already; the others belong below it."""
        first = self._due
        assert first is not None
        rest = first.rest
        added = self._added
        while added is not None:
            rest = Due(added.step, rest)
            added = added.rest
        self._added = None
        self._due = Due(first.step, rest)

    @property
    def agenda(self) -> list[Step[Any]]:
        """What must still happen, the next step last."""
        return listed(self._due)

    def end(self, winners: tuple[int, ...], ranking: tuple[tuple[int, ...], ...], reason: str) -> None:
        """The game is over: nothing else happens."""
        self.ending = Outcome(winners, ranking, reason)

    def _replies(self) -> list[str]:
        """What was answered to each of the questions asked, "" for an open one."""
        top = self._top()
        return [top.replies[i] for i in top.asked()] if isinstance(top, Together) else [""]

    def _top(self) -> Step[Any] | None:
        """The step that asks."""
        return None if self._due is None else self._due.step

    def _put_on_top(self, step: Step[Any]) -> None:
        """Instead of the step that asks."""
        assert self._due is not None
        self._due = Due(step, self._due.rest)

    def _addressed(self, seat: Any, number: Any) -> Decision:
        if self._question is None:
            raise GameOver("", "the game is over, nothing is asked")
        still_open = self.decisions
        if number is not None and number not in [asked.number for asked in still_open]:
            raise OldQuestion("number", f"question {number} is not open")
        fitting = [asked for asked in still_open if asked.fits(seat, number)]
        if len(fitting) == 1:
            return fitting[0]
        if fitting:
            raise WrongSeat("seat", "several seats are asked at the same time: name one of them")
        raise WrongSeat("seat", f"seat {seat} is not asked" + ("" if number is None else f" question {number}"))

    def _gather(self, group: Together) -> bool:
        """Open the questions of a group in seat order; False when nobody has to be asked and it was taken apart."""
        places: list[tuple[int, int]] = []
        questions: dict[int, Decision] = {}
        for i, step in enumerate(group.steps):
            question = step.question(self)
            if question is not None:
                places.append((question.seat, i))
                questions[i] = question
        order = [i for _, i in sorted(places)]
        replies: list[str] = []
        forced: list[int] = []
        asked: list[Decision] = []
        for place, i in enumerate(order):
            question = questions[i]
            if len(question.options) > 1 or question.always:
                question.number = self._count + len(asked)
                asked.append(question)
                replies.append(group.replies[i])
            else:
                forced.append(place)
                replies.append(question.options[0])
        ordered = Together(tuple([group.steps[i] for i in order]), tuple(replies), tuple(forced))
        if asked:
            self._put_on_top(ordered)
            self._asked = tuple(asked)
            self._question = self.decisions[0]
            return True
        self._disband(ordered)
        return False

    def _disband(self, group: Together) -> None:
        """All answers have come: they take effect one after the other."""
        assert self._due is not None
        self._due = self._due.rest
        for i in range(len(group.steps) - 1, -1, -1):
            self._due = Due(Reply(group.steps[i], group.replies[i]), self._due)

    def _reply(self, group: Together, decision: Decision, word: str) -> None:
        group = group.answered(group.asked()[decision.number - self._count], word)
        self._put_on_top(group)
        if "" in group.replies:
            self._question = self.decisions[0]
            return
        replies = self._replies()
        for i, asked in enumerate(self._asked):
            self._write(asked.seat, replies[i])
        self._asked = ()
        self._disband(group)
        self.settle()

    def _write(self, seat: int, word: str) -> None:
        """Add to the record. Copies share the lists, so whoever comes second takes the old part along."""
        if self.start is not None:
            if len(self._words) != self._count:
                self._words = self._words[: self._count]
                self._speakers = self._speakers[: self._count]
            self._words.append(word)
            self._speakers.append(seat)
        self._count += 1

    # -- events --

    def tell(
        self,
        fact: Fact,
        seat: int,
        why: str,
        amount: int = 0,
        other: int = NOBODY,
        what: str = "",
        knowers: int = EVERYBODY,
    ) -> None:
        """Something happened. Costs next to nothing when nobody listens."""
        if self.loud:
            if len(self._events) != self._told:
                self._events = self._events[: self._told]
            self._events.append(Event(fact, seat, amount, other, what, why, knowers))
            self._told += 1

    def events(self, seat: Any, since: int = 0) -> list[dict[str, Any]]:
        """Facts from number `since` on, as that seat (None: a spectator) may know them."""
        viewer = self._viewer(seat)
        return [self._events[n].seen_by(n, viewer) for n in range(max(since, 0), self._told)]

    # -- views --

    def view(self, seat: Any) -> dict[str, Any]:
        """What that seat (None: a spectator) may know, as plain JSON."""
        viewer = self._viewer(seat)
        seen = self.seen_by(viewer)
        seen["outcome"] = self.outcome
        questions: list[dict[str, Any]] = []
        replies = self._replies()
        for i, asked in enumerate(self._asked or self.decisions):
            if asked.seat == viewer and replies[i]:
                continue  # one's own answer is known to oneself; to all others the question still stands
            question: dict[str, Any] = {"number": asked.number, "seat": asked.seat, "kind": asked.kind}
            question["about"] = self.step_of(asked).about(self)
            if asked.seat == viewer:
                question["options"] = list(asked.options)
                offers = self.step_of(asked).offers(self)
                if offers:
                    question["offers"] = offers
            questions.append(question)
        seen["decisions"] = questions
        return seen

    def step_of(self, asked: Decision) -> Step[Any]:
        """The step that asks an open question."""
        top = self._top()
        assert top is not None
        return top.steps[top.asked()[asked.number - self._count]] if isinstance(top, Together) else top

    def imagine(self, seat: Any, seed: Any) -> "Table":
        """A table equal in all that the seat can see, reseeded and reshuffled in the rest. It has no true seed."""
        dreamer = self._viewer(seat)
        if dreamer is None:
            raise WrongSeat("seat", "a spectator has no seat to imagine from")
        twin = self.copy()
        twin.start = None
        twin._words = []
        twin._speakers = []
        twin._events = [event.forgotten_by(dreamer) for event in self._events[: self._told]] if self.loud else []
        twin.chance = seeded(checked_seed(seed))
        top = twin._top()
        if isinstance(top, Together):  # what others have answered is not known: they are asked again
            for i, asked in zip(top.asked(), self._asked, strict=True):
                if asked.seat != dreamer:
                    top = top.answered(i, "")
            twin._put_on_top(top)
        twin.dream(dreamer)
        twin.ask_again()
        return twin

    def ask_again(self) -> None:
        """Derive the open questions anew from the position."""
        top = self._top()
        if isinstance(top, Together):
            self._gather(top)
        else:
            self.settle()

    # -- copy, hash, undo, record, save --

    def share(self, twin: "Table") -> None:
        """Give a copy everything that the kernel keeps."""
        twin.game = self.game
        twin.start = self.start
        twin._due = self._due
        twin._at_work = None
        twin._base = None
        twin._added = None
        twin.chance = self.chance.copy()
        twin.turns = self.turns
        twin.ending = self.ending
        twin.loud = self.loud
        twin._question = self._question
        twin._asked = self._asked
        twin._count = self._count
        twin._words = self._words
        twin._speakers = self._speakers
        twin._events = self._events
        twin._told = self._told

    def state_hash(self) -> str:
        """Hash of the position only: not of its past, its seed or its numbers."""
        from baffe.kernel.codec import plain_agenda

        position = self.position()
        position["agenda"] = plain_agenda(self.agenda)
        position["outcome"] = self.outcome
        text = dumps(position, sort_keys=True, separators=(",", ":"))
        return blake2b(text.encode(), digest_size=16, person=b"baffe position").hexdigest()

    def speaker(self, number: int) -> int:
        """The seat that made that choice."""
        if self.start is None or not 0 <= number < self._count:
            raise OldQuestion("number", f"choice {number} is not known here")
        return self._speakers[number]

    def word(self, number: int) -> str:
        """The word of that choice."""
        if self.start is None or not 0 <= number < self._count:
            raise OldQuestion("number", f"choice {number} is not known here")
        return self._words[number]

    def before(self, count: int) -> "Table":
        """The table as it was after its first choices; chance will fall as it fell."""
        from baffe.kernel.record import restart

        if self.start is None or not 0 <= count <= self._count:
            raise CannotUndo("count", f"there is no table after {count} choices")
        return restart(self, count)

    def told_to_all(self, since: int = 0) -> list[dict[str, Any]]:
        """Events with everything that anybody knew: for the time after the game."""
        return [self._events[n].in_full(n) for n in range(max(since, 0), self._told)]

    def undo(self, seat: Any = None) -> None:
        """Take back the last choice; refused once chance or somebody else has spoken."""
        from baffe.kernel.record import restart

        taker = self._viewer(seat)
        if self._take_back(taker):
            return
        if self.start is None:
            raise CannotUndo("", "an imagined table has no past")
        if self._count == 0:
            raise CannotUndo("", "nothing was chosen yet")
        speaker = self._speakers[self._count - 1]
        if taker is not None and speaker != taker:
            raise CannotUndo("seat", "somebody else has spoken since")
        before = restart(self, self._count - 1)
        if before.chance.mark() != self.chance.mark():
            raise CannotUndo("", "chance has spoken since")
        if len(before._asked) > 1:
            raise CannotUndo("", "others have spoken at the same time")
        self.become(before)

    def _take_back(self, seat: int | None) -> bool:
        """Take back an answer that still waits for those of others."""
        top = self._top()
        if not isinstance(top, Together):
            return False
        replies = self._replies()
        given = [i for i, asked in enumerate(self._asked) if replies[i] and (seat is None or asked.seat == seat)]
        if not given:
            return False
        if len(given) > 1:
            raise WrongSeat("seat", "several seats have answered: name one of them")
        self._put_on_top(top.answered(top.asked()[given[0]], ""))
        self._question = self.decisions[0]
        return True

    def become(self, other: "Table") -> None:
        """Take over everything of another table of the same game."""
        other.share(self)
        self.adopt(other)

    def record(self) -> str:
        """The canonical record: a readable text of header and choices."""
        from baffe.kernel.record import record_of

        return record_of(self)

    def save(self) -> str:
        """JSON text from which the table goes on in the middle of any decision."""
        from baffe.kernel.save import save_of

        return save_of(self)

    def _viewer(self, seat: Any) -> int | None:
        """The seat meant, None where none is (a spectator); whatever else was given is refused by name."""
        if seat is None:
            return None
        if not isinstance(seat, int) or not 0 <= seat < self.seat_count():
            raise WrongSeat("seat", f"there is no seat {seat!r}")
        return seat

    # -- what a game adds --

    def seat_count(self) -> int:
        raise NotImplementedError

    def copy(self) -> "Table":
        """An independent twin, cheap enough for a search."""
        raise NotImplementedError

    def adopt(self, other: Any) -> None:
        """Take over the game's own fields of another table."""
        raise NotImplementedError

    def position(self) -> dict[str, Any]:
        """Everything of the game's own that matters for the future, as plain JSON."""
        raise NotImplementedError

    def restore(self, position: Any) -> None:
        """The inverse of `position`; raises BrokenSave."""
        raise NotImplementedError

    def seen_by(self, seat: int | None) -> dict[str, Any]:
        """The game's part of a view: a whitelist by place."""
        raise NotImplementedError

    def dream(self, seat: int) -> None:
        """Reshuffle everything that the seat cannot see."""
        raise NotImplementedError


def is_among(word: Any, options: tuple[str, ...]) -> bool:
    """Whoever plays an option as it was offered is found without comparing texts."""
    for option in options:
        if option is word:
            return True
    return word in options
