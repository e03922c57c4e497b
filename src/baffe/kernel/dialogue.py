"""Questions and answers: what is due is done, step by step, until somebody must be asked."""

from typing import Any

from baffe.kernel.agenda import Decision, Due, Reply, Step, Together, laid_out, listed
from baffe.kernel.game import Outcome, Start
from baffe.kernel.refusal import GameOver, NotAnOption, OldQuestion, WrongSeat
from baffe.kernel.seat import Seat
from baffe.kernel.state import State, derived


class Dialogue(State):
    """The half of a table that asks: its agenda, its open questions, and the answers so far."""

    origin: Start | None = derived()  # None at an imagined table: it has no true beginning
    ending: Outcome | None = derived(None)

    _due: Due | None = derived(None)  # the agenda
    _last: Due | None = derived(None)  # what the step at work has added last
    _question: Decision | None = derived(None)  # the open question, the first one where there are several
    _asked: tuple[Decision, ...] = derived(())  # all questions asked at the same time; empty where there is only one
    _count: int = derived(0)  # answers so far; the number of the next question
    _words: list[str] = derived()  # shared between copies: the first _count entries are ours
    _speakers: list[Seat] = derived()

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

    def step_of(self, asked: Decision) -> Step[Any]:
        """The step that asks an open question."""
        top = self.next_step
        assert top is not None
        return top.steps[top.asked()[asked.number - self._count]] if isinstance(top, Together) else top

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
            self._due = due.rest
            self._last = None
            self._write(decision.seat, word)
            step.answer(self, word)
            self.settle()

    def settle(self) -> None:
        """Run every step that needs nobody; stop at the first real question."""
        while self.ending is None:
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
                self._due = due.rest
                self._last = None
                step.run(self)
            elif len(asked.options) > 1 or asked.always:
                asked.number = self._count
                self._question = asked
                return
            else:
                self._due = due.rest
                self._last = None
                step.answer(self, asked.options[0])
        self._due = None
        self._question = None

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

    def ask_again(self) -> None:
        """Derive the open questions anew from the position."""
        top = self.next_step
        if isinstance(top, Together):
            self._gather(top)
        else:
            self.settle()

    @property
    def outcome(self) -> dict[str, Any] | None:
        return None if self.ending is None else self.ending.plain()

    def end(
        self,
        winners: tuple[Seat, ...],
        ranking: tuple[tuple[Seat, ...], ...],
        reason: str,
        teams: tuple[tuple[Seat, ...], ...] = (),
    ) -> None:
        """The game is over: nothing else happens."""
        self.ending = Outcome(winners, ranking, reason, teams)

    # -- the agenda --

    def then(self, step: Step[Any]) -> None:
        """Due next: behind what the step at work has added before, in front of all that was due already."""
        last = self._last
        if last is None:
            self._last = self._due = Due(step, self._due)
        else:
            self._last = last.rest = Due(step, last.rest)

    def then_all(self, due: Due) -> None:
        """Due next, all of it, in its order; the last thing that a step adds. On an empty agenda it costs nothing."""
        last = self._last
        if last is None and self._due is None:
            self._due = due
        elif last is not None and last.rest is None:
            last.rest = due
        else:
            after: Due | None = due
            while after is not None:
                self.then(after.step)
                after = after.rest

    @property
    def next_step(self) -> Step[Any] | None:
        """What is due next."""
        return None if self._due is None else self._due.step

    def take_step(self) -> Step[Any]:
        """Take the next step off the agenda. Whoever does so runs it, answers for it, or lets it fall: see `settle`."""
        due = self._due
        assert due is not None
        self._due = due.rest
        self._last = None
        return due.step

    def skip_to(self, step: Step[Any]) -> None:
        """What was due before that step does not happen."""
        while self._due is not None and self._due.step is not step:
            self._due = self._due.rest
        self._last = None

    def leave_out_from(self, kinds: tuple[type[Step[Any]], ...]) -> None:
        """Only what comes before the first step of these kinds is still due: for a look ahead."""
        steps: list[Step[Any]] = []
        due = self._due
        while due is not None and not isinstance(due.step, kinds):
            steps.append(due.step)
            due = due.rest
        self._due = laid_out(steps)

    @property
    def agenda(self) -> list[Step[Any]]:
        """What must still happen, the next step last."""
        return listed(self._due)

    def _put_on_top(self, step: Step[Any]) -> None:
        """Instead of the step that asks."""
        assert self._due is not None
        self._due = Due(step, self._due.rest)

    # -- questions that several seats answer at the same time --

    def _gather(self, group: Together) -> bool:
        """Open the questions of a group in seat order; False when nobody has to be asked and it was taken apart."""
        places: list[tuple[Seat, int]] = []
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

    def _replies(self) -> list[str]:
        """What was answered to each of the questions asked, "" for an open one."""
        top = self.next_step
        return [top.replies[i] for i in top.asked()] if isinstance(top, Together) else [""]

    def _take_back(self, seat: Seat | None) -> bool:
        """Take back an answer that still waits for those of others."""
        top = self.next_step
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

    # -- what was answered --

    @property
    def count(self) -> int:
        """Choices so far, without those that wait for the answers of others."""
        return self._count

    def speaker(self, number: int) -> Seat:
        """The seat that made that choice."""
        return self._speakers[self._known(number)]

    def word(self, number: int) -> str:
        """The word of that choice."""
        return self._words[self._known(number)]

    def _known(self, number: int) -> int:
        if self.origin is None or not 0 <= number < self._count:
            raise OldQuestion("number", f"choice {number} is not known here")
        return number

    def _write(self, seat: Seat, word: str) -> None:
        """Add to the record. Copies share the lists, so whoever comes second takes the old part along."""
        if self.origin is not None:
            if len(self._words) != self._count:
                self._words = self._words[: self._count]
                self._speakers = self._speakers[: self._count]
            self._words.append(word)
            self._speakers.append(seat)
        self._count += 1


def is_among(word: Any, options: tuple[str, ...]) -> bool:
    """Whoever plays an option as it was offered is found without comparing texts."""
    for option in options:
        if option is word:
            return True
    return word in options
