"""The table: a position one talks to. Games inherit from it and add their data, their verbs and their steps."""

from hashlib import blake2b
from json import dumps
from typing import Any

from baffe.kernel.agenda import Decision, Due, Reply, Step, Together, laid_out, listed
from baffe.kernel.chance import Chance, seeded
from baffe.kernel.fact import NO_VALUES, Event, Fact, event_with
from baffe.kernel.game import Game, Outcome, Start, checked_seed
from baffe.kernel.pile import Pile, dealt_anew
from baffe.kernel.reader import Reader
from baffe.kernel.refusal import BrokenSave, CannotUndo, GameOver, NotAnOption, OldQuestion, WrongSeat
from baffe.kernel.seat import EVERYBODY, NOBODY, SEATS, Seat
from baffe.kernel.state import State, derived, kept


class Table(State):
    """One game in progress. The constructor takes nothing; a game's deal, scene, copy or load fills it."""

    game: Game = derived()
    rules: int = derived()  # the version of the rules that it is played by
    origin: Start | None = derived()  # None at an imagined table: it has no true beginning
    chance: Chance = derived(copied=True)
    turns: int = derived(0)
    active: Seat = kept(NOBODY)  # whose turn it is; nobody's while all are asked
    ending: Outcome | None = derived(None)
    loud: bool = derived(False)

    _due: Due | None = derived(None)  # the agenda
    _last: Due | None = derived(None)  # what the step at work has added last
    _question: Decision | None = derived(None)  # the open question, the first one where there are several
    _asked: tuple[Decision, ...] = derived(())  # all questions asked at the same time; empty where there is only one
    _count: int = derived(0)  # answers so far; the number of the next question
    _words: list[str] = derived()  # shared between copies: the first _count entries are ours
    _speakers: list[Seat] = derived()
    _events: list[Event] = derived()  # shared in the same way
    _told: int = derived(0)

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

    def end(
        self,
        winners: tuple[Seat, ...],
        ranking: tuple[tuple[Seat, ...], ...],
        reason: str,
        teams: tuple[tuple[Seat, ...], ...] = (),
    ) -> None:
        """The game is over: nothing else happens."""
        self.ending = Outcome(winners, ranking, reason, teams)

    def _replies(self) -> list[str]:
        """What was answered to each of the questions asked, "" for an open one."""
        top = self.next_step
        return [top.replies[i] for i in top.asked()] if isinstance(top, Together) else [""]

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

    def _write(self, seat: Seat, word: str) -> None:
        """Add to the record. Copies share the lists, so whoever comes second takes the old part along."""
        if self.origin is not None:
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
        seat: Seat,
        why: str,
        number: int = 0,
        other: Seat = NOBODY,
        word: str = "",
        to: Seat = EVERYBODY,
    ) -> None:
        """Something happened. Costs next to nothing when nobody listens."""
        if self.loud:
            self._note(Event(fact, seat, why, to, number, other, word, NO_VALUES))

    def tell_all(self, fact: Fact, seat: Seat, why: str, values: tuple[Any, ...], to: Seat = EVERYBODY) -> None:
        """Something happened that has more to say: a value for each field of the fact. Ask first who listens."""
        self._note(event_with(fact, seat, why, to, values))

    def _note(self, event: Event) -> None:
        if len(self._events) != self._told:
            self._events = self._events[: self._told]
        self._events.append(event)
        self._told += 1

    def events(self, seat: Any, since: int = 0) -> list[dict[str, Any]]:
        """Facts from number `since` on, as that seat (None: a spectator) may know them."""
        viewer = self._viewer(seat)
        return [self._events[n].seen_by(n, viewer) for n in range(max(since, 0), self._told)]

    # -- what was hidden comes to light --

    def uncover(
        self,
        fact: Fact,
        seat: Seat,
        why: str,
        word: str,
        to: Seat = EVERYBODY,
        number: int = 0,
        other: Seat = NOBODY,
    ) -> None:
        """This comes to light: it is told to all, or to one seat only, and nobody can undo behind it."""
        self.chance.uncovered += 1
        self.tell(fact, seat, why, number, other, word, to)

    def uncover_all(self, fact: Fact, seat: Seat, why: str, values: tuple[Any, ...]) -> None:
        """The same for a fact that has more to say, told to all: a value for each of its fields."""
        self.chance.uncovered += 1
        if self.loud:
            self.tell_all(fact, seat, why, values)

    def peek(self, pile: Pile, seat: Seat, depth: int, fact: Fact, why: str) -> Pile:
        """That seat alone sees the card at that depth of a pile, 0 being the top: the pile with what it knows now."""
        pile = pile.laid_out(depth, self.chance)
        if depth >= len(pile.top) or pile.knows(seat, depth):
            return pile
        self.uncover(fact, seat, why, self.card_id(pile.top[depth]), seat)
        return pile.shown_to(seat, depth)

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
        top = self.next_step
        assert top is not None
        return top.steps[top.asked()[asked.number - self._count]] if isinstance(top, Together) else top

    def imagine(self, seat: Any, seed: Any) -> "Table":
        """A table equal in all that the seat can see, reseeded and reshuffled in the rest. It has no true seed."""
        dreamer = self._viewer(seat)
        if dreamer is None:
            raise WrongSeat("seat", "a spectator has no seat to imagine from")
        twin = self.copy()
        twin.origin = None
        twin._words = []
        twin._speakers = []
        twin._events = [event.forgotten_by(dreamer) for event in self._events[: self._told]] if self.loud else []
        twin.chance = seeded(checked_seed(seed))
        top = twin.next_step
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
        top = self.next_step
        if isinstance(top, Together):
            self._gather(top)
        else:
            self.settle()

    # -- copy, hash, undo, record, save --

    def state_hash(self) -> str:
        """Hash of the position only: not of its past, its seed or its numbers."""
        from baffe.kernel.codec import plain_agenda

        position = self.plain()
        position["agenda"] = plain_agenda(self.game.saved_agenda(self.agenda))
        position["outcome"] = self.outcome
        text = dumps(position, sort_keys=True, separators=(",", ":"))
        return blake2b(text.encode(), digest_size=16, person=b"baffe position").hexdigest()

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

    def before(self, count: int) -> "Table":
        """The table as it was after its first choices; chance will fall as it fell."""
        from baffe.kernel.record import restart

        if self.origin is None or not 0 <= count <= self._count:
            raise CannotUndo("count", f"there is no table after {count} choices")
        return restart(self, count)

    def told_to_all(self, since: int = 0) -> list[dict[str, Any]]:
        """Events with everything that anybody knew: for the time after the game."""
        return [self._events[n].in_full(n) for n in range(max(since, 0), self._told)]

    def undo(self, seat: Any = None) -> None:
        """Take back the last choice; refused once chance or somebody else has spoken."""
        from baffe.kernel.record import fallen, restart

        taker = self._viewer(seat)
        if self._take_back(taker):
            return
        if self.origin is None:
            raise CannotUndo("", "an imagined table has no past")
        if self._count == 0:
            raise CannotUndo("", "nothing was chosen yet")
        speaker = self._speakers[self._count - 1]
        if taker is not None and speaker != taker:
            raise CannotUndo("seat", "somebody else has spoken since")
        before = restart(self, self._count - 1)
        if len(before._asked) > 1:
            raise CannotUndo("", "others have spoken at the same time")
        if fallen(self) is None:  # nobody is fooled who goes back behind their own dice
            again = before.copy()
            again.play(self._words[self._count - 1], speaker)
            if again.chance.mark() != before.chance.mark():
                raise CannotUndo("", "chance has spoken since")
        self.become(before)

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

    def become(self, other: "Table") -> None:
        """Take over everything of another table of the same game."""
        other.share(self)

    def record(self) -> str:
        """The canonical record: a readable text of header and choices."""
        from baffe.kernel.record import record_of

        return record_of(self)

    def save(self) -> str:
        """JSON text from which the table goes on in the middle of any decision."""
        from baffe.kernel.save import save_of

        return save_of(self)

    def _viewer(self, seat: Any) -> Seat | None:
        """The seat meant, None where none is (a spectator); whatever else was given is refused by name."""
        if seat is None:
            return None
        if not isinstance(seat, int) or not 0 <= seat < self.seat_count():
            raise WrongSeat("seat", f"there is no seat {seat!r}")
        return Seat(seat)

    # -- what a game adds --

    def seat_count(self) -> int:
        raise NotImplementedError

    def seats(self) -> tuple[Seat, ...]:
        return SEATS[self.seat_count()]

    def restore(self, position: Any) -> None:
        """The inverse of `plain`, from whatever somebody calls a save; raises BrokenSave."""
        self.read(Reader(position, "position"))
        fault = self.fault()
        if fault:
            raise BrokenSave("position", fault)

    def fault(self) -> str:
        """What is impossible about the position, or nothing."""
        return ""

    def seen_by(self, seat: Seat | None) -> dict[str, Any]:
        """The game's part of a view: a whitelist by place."""
        raise NotImplementedError

    def ask(self, seat: Seat, kind: str, words: tuple[str, ...], always: bool = False) -> Decision:
        """A question; a game adds the words that the seat may use at any time."""
        return Decision(seat, kind, words, always)

    def interrupts(self, seat: Seat, word: str) -> bool:
        """Whether the word is one that the seat may use at any time; if so, it has acted."""
        return False

    def card_id(self, card: int) -> str:
        """The id of a card in a pile."""
        return str(card)

    def piles(self) -> list[Pile]:
        """Every pile of the table."""
        return []

    def put_piles(self, piles: list[Pile]) -> None:
        """These lie where `piles` found the old ones."""

    def keeps_secrets(self, seat: Seat) -> bool:
        """Whether that seat sees what not everybody sees. A game adds what it hides beside its piles."""
        return any([pile.is_secret_of(seat) for pile in self.piles()])

    def pool_of(self, place: int) -> int:
        """Hidden cards of piles with the same pool may be each other's; `place` is that of a pile in `piles`."""
        return 0

    def dream(self, seat: Seat) -> None:
        """Deal anew everything that the seat cannot see. A game adds what it hides beside its piles."""
        piles = self.piles()
        pools = [self.pool_of(place) for place in range(len(piles))]
        for pool in sorted(set(pools)):
            places = [place for place in range(len(piles)) if pools[place] == pool]
            dealt = dealt_anew([piles[place] for place in places], seat, self.chance)
            for place, pile in zip(places, dealt, strict=True):
                piles[place] = pile
        self.put_piles(piles)


def is_among(word: Any, options: tuple[str, ...]) -> bool:
    """Whoever plays an option as it was offered is found without comparing texts."""
    for option in options:
        if option is word:
            return True
    return word in options
