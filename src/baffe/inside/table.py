"""A table of this device: commands in, messages out. An entry is kept by the page first, then applied, then shown."""

from collections.abc import Callable
from dataclasses import dataclass
from typing import Any, Final

from baffe.bots import SIMPLE, bot_class
from baffe.bots.thinking import answer, imagined
from baffe.inside import messages
from baffe.inside.messages import DEVICE
from baffe.inside.refusal import CannotDo
from baffe.inside.start import Place, Places, Start, find_game, start_of
from baffe.kernel.agenda import Decision
from baffe.kernel.refusal import CannotUndo, NotYours, Refused
from baffe.kernel.table import Table
from baffe.session import Clock, GameSession, Play, RecordEntry, unasked
from baffe.session.fairness import bot_seed, seed_of

Plain = dict[str, Any]

Thinking = Callable[[int], None]
"""Called again and again with the number of the question that a bot thinks about; NO_QUESTION for other work."""
NO_QUESTION: Final = -1

EMOTES: Final = ("cheer", "laugh", "wow", "boo", "love", "sleep")
ONLY_ANSWER: Final = (2.0, 5.0)  # seconds after which a question with one answer is answered, where somebody could tell

PATIENCE: Final = 5.0  # seconds until a bot tries again where there was no room to keep its answer

CONSENT_SECONDS: Final = 30.0  # in which those who share the device agree to an undo across dice, as at a server


@dataclass(slots=True)
class Wish:
    """Somebody would like to take back a choice across dice. Over with its time, with a no, or as the game goes on."""

    number: int  # of the question that was open then
    seat: int
    until: float
    refused: bool = False


@dataclass(slots=True)
class Keeping:
    """An entry that the page is keeping, the table after it, and the command that it answers."""

    entry: RecordEntry
    after: Table
    id: str  # "" for what nobody has sent


def preview(wish: Plain) -> Plain:
    """A position as whoever plays it would find it. What its scene leaves open may be drawn otherwise."""
    start = start_of(wish, 0)
    places, table = Places(start.places, start.pace), GameSession(find_game(start.game), start.setup, start.rules).table
    info = messages.info("", start, places.is_solo, seed_of(table), False, {})
    return {"table": info, "view": table.view(None)}


class LocalTable:
    def __init__(
        self, code: str, start: Start, entries: list[RecordEntry], now: float, thinking: Thinking, plain: set[int]
    ) -> None:
        """`plain`: numbers of questions that no other bot than `simple` may think about."""
        self._code: Final = code
        self._start: Final = start
        self._thinking: Final = thinking
        self._plain: Final = plain
        self._session: Final = GameSession.from_record(
            find_game(start.game), start.setup, start.rules, entries, [], lambda: thinking(NO_QUESTION)
        )
        self._places: Final = Places(start.places, start.pace)
        self._clock: Final = Clock()
        self._play: Final = Play(self._session, self._clock, self._places)
        self._held: Final = self._places.held
        self._seat = self._play.viewpoint(self._held)
        self._seen = -1  # number of the last event that the page knows
        self._keeping: Keeping | None = None
        self._waiting: Final[list[Plain]] = []  # commands that came meanwhile
        self._patient_until = 0.0
        self._bets: Final[dict[str, int]] = {}
        self._said = 0
        self._wish: Wish | None = None
        self._follow(now)

    # -- before anybody plays --

    def lacks(self) -> dict[str, str]:
        """What the bots must still be brought before they can think here, and which of them: {file: bot}."""
        if self._session.is_over:
            return {}
        table, bots = self._session.table, sorted({it.bot for it in self._start.places if it.bot})
        wanted = {bot_class(self._start.game, bot).lacks(table): bot for bot in bots}
        return {name: bot for name, bot in wanted.items() if name}

    def takes(self, bot: str, data: bytes) -> None:
        """What that bot lacked; refused if it is not what it should be."""
        bot_class(self._start.game, bot).takes(self._session.table, data)

    # -- in --

    def welcome(self, since: int, now: float) -> Plain:
        session = self._session
        since = since if since <= session.seq + 1 else 0
        self._seen = session.seq
        shown = self._play.shown(self._seat, since, now)
        return messages.welcome(self._you(), self._info(now), shown, since, self._may_ask())

    def receive(self, message: Plain, now: float) -> list[Plain]:
        """Carry out a command; refusals are answers, not exceptions."""
        if self._keeping is not None:
            self._waiting.append(message)
            return []
        id = message.get("id")
        try:
            return self._carry_out(message, now)
        except (Refused, CannotDo) as refused:
            return [messages.failed(refused.code, refused.reason, refused.field, id)]

    def kept(self, now: float) -> list[Plain]:
        """The page has kept the entry: now it counts, and is shown."""
        keeping, self._keeping = self._keeping, None
        if keeping is None:
            return []
        self._session.apply(keeping.entry, keeping.after)
        self._follow(now)
        told = self._told(now)
        if keeping.id:
            told.append(messages.done(keeping.id, keeping.entry.number))
        return told + self._go_on(now)

    def not_kept(self, now: float) -> list[Plain]:
        """The page has no room: nothing has changed."""
        keeping, self._keeping = self._keeping, None
        id = keeping.id if keeping is not None else ""
        self._patient_until = now + PATIENCE
        return [messages.failed("not_kept", "the entry cannot be kept", "", id or None), *self._go_on(now)]

    def _go_on(self, now: float) -> list[Plain]:
        """With what came while an entry was being kept."""
        told: list[Plain] = []
        while self._waiting and self._keeping is None:
            told += self.receive(self._waiting.pop(0), now)
        return told

    def _carry_out(self, message: Plain, now: float) -> list[Plain]:
        match message:
            case {"type": "choose", "id": str(id), "number": int(number), "word": str(word)}:
                entry = self._play.choice(self._held, number, word, message.get("seat"), DEVICE, id, now)
                return self._keep(entry, id)
            case {"type": "undo", "id": str(id), "number": int(number)}:
                return self._keep(self._play.undo(self._held, number, DEVICE, id, now), id)
            case {"type": "ask_undo", "id": str(id), "number": int(number)}:
                return self._ask_undo(id, number, now)
            case {"type": "consent", "id": str(id), "number": int(number), "agrees": bool(agrees)}:
                return self._consent(id, number, agrees, now)
            case {"type": "sit", "seat": int(seat)}:
                if seat not in self._held:
                    raise NotYours("seat", f"seat {seat} is not yours")
                self._seat = seat
                return [self.welcome(int(message.get("since", 0)), now)]
            case {"type": "cheer", "emote": emote} if emote in EMOTES:
                self._said += 1
                return [messages.said(self._said, self._name(), self._seat, emote)]
            case {"type": "bet", "seat": int(seat)}:
                return self._bet(seat, now)
            case {"type": "ping"}:
                return [{"type": "pong"}]
            case {"type": "leave"}:
                return []  # the table waits
            case {"type": "say"}:
                raise CannotDo("chat_off", "", "nobody else is here")
        raise CannotDo("bad_message", "type", f"{message.get('type')!r} makes no sense on one device")

    # -- taking back with everybody's consent --

    def _ask_undo(self, id: str, number: int, now: float) -> list[Plain]:
        """Across dice all who share the device must agree; whoever plays alone has agreed by asking."""
        seat = self._play.asked_undo(self._held, number)
        if self._open_wish() is not None:
            raise CannotUndo("asked", "everybody was asked already")
        if len(self._held) == 1:
            return self._keep(self._play.agreed_undo(self._held, seat, number, DEVICE, now), id)
        self._wish = Wish(number, seat, now + CONSENT_SECONDS)
        return [messages.table(self._you(), self._info(now)), messages.done(id, number)]

    def _consent(self, id: str, number: int, agrees: bool, now: float) -> list[Plain]:
        wish = self._open_wish()
        if wish is None or wish.number != number or wish.refused or wish.until < now:
            raise CannotDo("old_question", "number", "nobody waits for this any more")
        if agrees:
            return self._keep(self._play.agreed_undo(self._held, wish.seat, number, DEVICE, now), id)
        wish.refused = True
        return [messages.table(self._you(), self._info(now)), messages.done(id, number)]

    def _open_wish(self) -> Wish | None:
        """The wish about the question that is open."""
        wish = self._wish
        return None if wish is None or self._session.is_over or wish.number != self._session.number else wish

    def _may_ask(self) -> bool:
        return self._open_wish() is None and self._play.may_ask_undo(self._seat)

    # -- what happens by itself --

    def due_in(self, now: float) -> float | None:
        """Seconds until something is due; None: when somebody answers."""
        return (
            None
            if self._keeping is not None or self._play.is_full
            else min([seconds for _, seconds in self._due(now)], default=None)
        )

    def tick(self, now: float) -> list[Plain]:
        """Do what is due: a bot answers, or the only answer is given."""
        if self._keeping is None and not self._play.is_full:
            for decision, seconds in self._due(now):
                if seconds <= 0:
                    return self._keep(unasked(decision, *self._own_answer(decision), now), "")
        return []

    def _due(self, now: float) -> list[tuple[Decision, float]]:
        waits = [(it, self._play.answered_in(it, self._moment(it.number), now)) for it in self._session.decisions]
        wish = self._open_wish()
        asked = 0.0 if wish is None or wish.refused else wish.until - now  # bots wait while people are asked
        patience = max(self._patient_until - now, asked)
        return [(decision, max(seconds, patience)) for decision, seconds in waits if seconds is not None]

    def _moment(self, number: int) -> float:
        """Seconds to look at a question with one answer: drawn, so that whoever shares the device learns nothing."""
        least, most = ONLY_ANSWER
        return (
            0.0 if self._places.is_solo else least + bot_seed(self._start.setup, number) % 1000 / 1000 * (most - least)
        )

    def _own_answer(self, decision: Decision) -> tuple[str, str]:
        bot, options = self._places.bot_for(decision.seat), decision.options
        if not bot:
            return options[0], "service"
        if decision.number in self._plain:
            bot = SIMPLE
        seed = bot_seed(self._start.setup, decision.number)
        self._thinking(decision.number)
        table = imagined(self._session.table, decision.seat, bot, seed)
        word = answer(table, decision.seat, bot, seed, lambda: self._thinking(decision.number))
        return word if word in options else options[-1], f"bot:{bot}"

    # -- out --

    def _keep(self, entry: RecordEntry | None, id: str) -> list[Plain]:
        if entry is None:  # a repeat
            return [messages.done(id, self._session.number_of_command(id))]
        if self._play.is_full:
            raise CannotDo("record_full", "", "the record of this table is full: it cannot go on")
        self._keeping = Keeping(entry, self._session.after(entry), id)
        return [messages.keep(entry)]

    def _told(self, now: float) -> list[Plain]:
        """What has happened since the page was told last."""
        shown = self._play.shown(self._seat, self._seen + 1, now)
        self._seen = shown.seq
        told = [messages.update(shown, self._may_ask())]
        if self._session.is_over or (self._wish is not None and self._open_wish() is None):
            self._wish = None
            told.append(messages.table(self._you(), self._info(now)))
        return told

    def _bet(self, seat: int, now: float) -> list[Plain]:
        seats = self._session.view(None)["seats"]
        if seat not in range(len(seats)) or any([not seats[mine].get("eliminated", False) for mine in self._held]):
            raise CannotDo("cannot_bet", "", "only eliminated players bet")
        self._bets[DEVICE] = seat
        return [messages.table(self._you(), self._info(now))]

    def _follow(self, now: float) -> None:
        self._clock.follow([it.number for it in self._session.decisions], now)

    def _you(self) -> Plain:
        return messages.you(self._held, self._seat)

    def _info(self, now: float) -> Plain:
        seed, over, wish = seed_of(self._session.table), self._session.is_over, self._open_wish()
        wished = None if wish is None else messages.wish(wish.number, wish.seat, wish.until - now, wish.refused)
        return messages.info(self._code, self._start, self._places.is_solo, seed, over, {**self._bets}, wished)

    def _name(self) -> str:
        place: Place | None = None if self._seat is None else self._start.places[self._seat]
        return "" if place is None else place.name
