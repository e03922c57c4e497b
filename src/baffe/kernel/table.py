"""The table: a position one talks to. Games inherit from it and add their data, their verbs and their steps."""

from hashlib import blake2b
from json import dumps
from typing import Any

from baffe.kernel.agenda import Decision, Together
from baffe.kernel.chance import Chance, seeded
from baffe.kernel.dialogue import Dialogue
from baffe.kernel.fact import NO_VALUES, Event, Fact, event_with
from baffe.kernel.game import Game, checked_seed
from baffe.kernel.pile import Pile, dealt_anew
from baffe.kernel.reader import Reader
from baffe.kernel.refusal import BrokenSave, CannotUndo, WrongSeat
from baffe.kernel.seat import EVERYBODY, NOBODY, SEATS, Seat
from baffe.kernel.state import derived, kept


class Table(Dialogue):
    """One game in progress. The constructor takes nothing; a game's deal, scene, copy or load fills it."""

    game: Game = derived()
    rules: int = derived()  # the version of the rules that it is played by
    chance: Chance = derived(copied=True)
    turns: int = derived(0)
    active: Seat = kept(NOBODY)  # whose turn it is; nobody's while all are asked
    loud: bool = derived(False)

    _events: list[Event] = derived()  # shared between copies: the first _told entries are ours
    _told: int = derived(0)

    # -- events --

    @property
    def told(self) -> int:
        """Events so far."""
        return self._told

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

    def told_to_all(self, since: int = 0) -> list[dict[str, Any]]:
        """Events with everything that anybody knew: for the time after the game."""
        return [self._events[n].in_full(n) for n in range(max(since, 0), self._told)]

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

    def _viewer(self, seat: Any) -> Seat | None:
        """The seat meant, None where none is (a spectator); whatever else was given is refused by name."""
        if seat is None:
            return None
        if not isinstance(seat, int) or not 0 <= seat < self.seat_count():
            raise WrongSeat("seat", f"there is no seat {seat!r}")
        return Seat(seat)

    # -- hash, past, record, save --

    def state_hash(self) -> str:
        """Hash of the position only: not of its past, its seed or its numbers."""
        from baffe.kernel.codec import plain_agenda

        position = self.plain()
        position["agenda"] = plain_agenda(self.game.saved_agenda(self.agenda))
        position["outcome"] = self.outcome
        text = dumps(position, sort_keys=True, separators=(",", ":"))
        return blake2b(text.encode(), digest_size=16, person=b"baffe position").hexdigest()

    def before(self, count: int) -> "Table":
        """The table as it was after its first choices; chance will fall as it fell."""
        from baffe.kernel.record import restart

        if self.origin is None or not 0 <= count <= self._count:
            raise CannotUndo("count", f"there is no table after {count} choices")
        return restart(self, count)

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
