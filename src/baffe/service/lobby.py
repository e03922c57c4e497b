"""What is around a game: seats, people, bots and house rules. Stored as JSON in the table's row; no game inside."""

from typing import Any, Final

from msgspec import DecodeError, Struct, ValidationError, convert, field, json

from baffe.bots import SIMPLE, USUAL, every_bot
from baffe.kernel.game import SeatChoice
from baffe.kernel.refusal import CannotUndo
from baffe.kernel.seat import Seat
from baffe.service import wire
from baffe.service.errors import ServiceError, StoreFailed
from baffe.service.people import Guest, clean_name, name_key
from baffe.session import is_solo

STAND_IN: Final = SIMPLE
"""The bot that plays for somebody who is away."""

PROGRAMS: Final = "program"
"""All programs, among those who have sat at a table: they count as others, and agree to everything, as bots do."""

FIGURE: Final = "figure"
"""The choice that almost every game has: whom a seat plays."""


SeatChoices = dict[str, SeatChoice]


class LobbySeat(Struct):
    """A seat as the service knows it; `guest` is its holder's secret id."""

    kind: wire.Kind
    guest: str = ""
    name: str = ""
    bot: str = ""
    figure: str | None = None
    away: bool = False
    online: bool = False
    locked: bool = False
    rule: str = ""  # of kind rule: the rival that follows it
    choices: dict[str, str] = field(default_factory=dict)  # beside the figure: faction, pilot, deck
    left: bool = False  # its person has said that a bot may go on
    since: int | None = None  # choices made before its holder took it over: what was learnt then is not theirs

    @property
    def player(self) -> str:
        return Guest(self.guest).player if self.guest else ""

    def chosen(self, name: str) -> str | None:
        return self.figure if name == FIGURE else self.choices.get(name)

    def passed_on(
        self,
        kind: wire.Kind,
        guest: str = "",
        name: str = "",
        bot: str = "",
        rule: str = "",
        since: int | None = None,
    ) -> "LobbySeat":
        """The seat with a new holder; what was chosen for it stays."""
        return LobbySeat(kind, guest, name, bot, self.figure, rule=rule, choices=self.choices, since=since)

    def info(self) -> wire.Seat:
        """As everybody may see it."""
        bot = self.bot or (STAND_IN if self.kind in ("person", "program") and self.away else "")
        return wire.Seat(
            kind=self.kind, name=self.name, player=self.player, bot=bot, figure=self.figure, away=self.away,
            online=self.online, locked=self.locked, rule=self.rule, choices=self.choices,
        )  # fmt: skip


class Wish(Struct):
    """Somebody would like to take back a choice across dice. Over with its time, with a no, or as the game goes on."""

    number: int  # of the question that was open then
    guest: str
    seat: int
    until: float  # seconds since 1970
    agreed: list[str] = field(default_factory=list)
    refused: bool = False


class Lobby(Struct):
    host: str  # the host's secret id
    seats: list[LobbySeat]
    options: dict[str, Any] = field(default_factory=dict)
    timer: wire.Timer = "none"
    pace: wire.Pace = "normal"
    chat: bool = True
    watching: bool = True
    guided: bool = False
    scene: bool = False
    commitment: str = ""
    rematch: str | None = None
    bets: dict[str, int] = field(default_factory=dict)
    resumed: bool = False
    sat: dict[str, int] = field(default_factory=dict)  # who has sat here since the game began, on how many seats
    gone: list[str] = field(default_factory=list)  # who of them has left for good
    wish: Wish | None = None
    called: list[int] = field(default_factory=list)  # questions whose answer the host has asked for

    def encode(self) -> str:
        return json.encode(self).decode()

    # -- who is who --

    def held_by(self, guest: Guest) -> list[int]:
        return [i for i, seat in enumerate(self.seats) if seat.guest == guest.id]

    def is_host(self, guest: Guest) -> bool:
        return self.host == guest.id

    def seat(self, number: int) -> LobbySeat:
        if not 0 <= number < len(self.seats):
            raise ServiceError("no_seat", "seat", f"there is no seat {number}")
        return self.seats[number]

    @property
    def is_solo(self) -> bool:
        """One person plays, and nobody else has in this game: then undo is free."""
        return sum(self.sat.values()) < 2 and is_solo([seat.kind for seat in self.seats])

    def note_who_sits(self) -> None:
        """Dice that others have seen fall stay fallen, whoever holds the seats later. A shared device is several."""
        held = [
            PROGRAMS if it.kind == "program" else it.player for it in self.seats if it.kind in ("person", "program")
        ]
        self.sat = {player: max(self.sat.get(player, 0), held.count(player)) for player in sorted({*self.sat, *held})}

    @property
    def bot_seats(self) -> list[int]:
        """Seats that no person plays."""
        return [number for number, seat in enumerate(self.seats) if seat.kind != "person"]

    def bot_for(self, number: int) -> str:
        """The bot that answers for that seat now; "" when somebody else must."""
        seat = self.seats[number]
        return (seat.bot or STAND_IN) if seat.away or seat.kind in ("bot", "open") else ""

    def sharing(self, seat: int) -> list[int]:
        """The seats of whoever holds this one."""
        return self.held_by(Guest(self.seats[seat].guest))

    def person_plays(self, seat: int) -> bool:
        """Whether a person plays there, and no bot in their place."""
        return self.seats[seat].kind == "person" and not self.seats[seat].away

    def hides(self, seat: int) -> bool:
        """Whether somebody elsewhere could learn from the time that this seat takes: people on devices of their own,
        or programs beside them."""
        people = {it.guest for it in self.seats if it.kind == "person"}
        others = len(people) + len([it for it in self.seats if it.kind == "program"])
        return bool(people) and others > 1 and (not self.person_plays(seat) or len(self.sharing(seat)) == 1)

    def sat_since(self, seat: int) -> int | None:
        """How many choices had been made when whoever holds it took it over; None: nobody had it before."""
        return self.seats[seat].since

    def new_name(self, name: str, except_seat: int = -1) -> str:
        """The nickname, cleaned; refused where somebody has it already."""
        cleaned = clean_name(name)
        if self._is_taken(cleaned, except_seat):
            raise ServiceError("name_taken", "name", f"somebody here is called {cleaned!r}")
        return cleaned

    def free_name(self, name: str) -> str:
        """The nickname, or with a number where somebody has it already."""
        names = [name, *[f"{name[:17]} {number}" for number in range(2, 2 + len(self.seats))]]
        return next(wanted for wanted in names if not self._is_taken(wanted))

    def _is_taken(self, name: str, except_seat: int = -1) -> bool:
        taken = [name_key(seat.name) for i, seat in enumerate(self.seats) if i != except_seat and seat.name]
        return name_key(name) in taken

    # -- who sits where --

    def set_rule_seats(self, rule_seats: dict[Seat, str]) -> None:
        """These seats follow a written rule, and only these."""
        for number, seat in enumerate(self.seats):
            if Seat(number) in rule_seats:
                if seat.guest:
                    raise ServiceError(
                        "seat_taken", "options", f"somebody sits on seat {number}, which a rule would play"
                    )
                self.seats[number] = seat.passed_on("rule", rule=rule_seats[Seat(number)])
            elif seat.kind == "rule":
                self.seats[number] = seat.passed_on("open")

    def join(self, guest: Guest, request: wire.Join, since: int | None = None) -> int:
        mine = self.held_by(guest)
        if mine:
            return mine[0]
        self._is_back(guest)
        name = self.new_name(request.name)
        number = self._free_seat() if request.seat is None else request.seat
        seat = self.seat(number)
        if seat.kind != "open":
            raise ServiceError("seat_taken", "seat", f"seat {number} is taken")
        if seat.locked:
            raise ServiceError("seat_locked", "seat", f"seat {number} is locked")
        self.seats[number] = seat.passed_on("person", guest.id, name, since=since)
        return number

    @property
    def has_free_seat(self) -> bool:
        return bool(self._free_seats())

    def _free_seats(self) -> list[int]:
        return [i for i, seat in enumerate(self.seats) if seat.kind == "open" and not seat.locked]

    def _free_seat(self) -> int:
        free = self._free_seats()
        if not free:
            raise ServiceError("table_full", "", "no seat is free")
        return free[0]

    def change_seat(
        self,
        guest: Guest,
        number: int,
        change: wire.SeatChange,
        offered: SeatChoices,
        playing: bool,
        since: int | None = None,
    ) -> None:
        """Whoever calls it has asked whether the guest may."""
        seat = self.seat(number)
        holder = (change.kind, change.bot, change.locked)
        if seat.kind == "rule" and (*holder, change.name) != (None, None, None, None):
            raise ServiceError("bad_wish", "seat", f"nobody plays seat {number}: the options say so")
        if change.kind is not None:
            seat = self._pass_on(guest, number, change, playing, since)
        elif change.bot is not None:
            seat.bot = known_bot(change.bot)
        if change.name is not None and change.kind is None:
            seat.name = self.new_name(change.name, number)
        chosen = dict(change.choices or {})
        if change.figure is not None or change.any_figure:
            chosen[FIGURE] = change.figure
        if chosen and playing:
            raise ServiceError("already_started", next(iter(chosen)), "the game has begun")
        self.choose(number, chosen, offered)
        if change.locked is not None:
            seat.locked = change.locked

    def _pass_on(
        self, guest: Guest, number: int, change: wire.SeatChange, playing: bool, since: int | None
    ) -> LobbySeat:
        """The host opens a seat, gives it to a bot, or to somebody who shares the host's device."""
        old = self.seats[number]
        match change.kind:
            case "bot":
                seat = old.passed_on("bot", bot=known_bot(change.bot or USUAL))
            case "device":
                seat = old.passed_on("person", guest.id, self.new_name(change.name or "", number), since=since)
            case _:
                seat = old.passed_on("open")
        if not playing and old.guest == self.host and len(self.held_by(guest)) == 1 and change.kind != "device":
            raise ServiceError("bad_wish", "kind", "the host keeps a seat until the game begins")
        self.seats[number] = seat
        return seat

    def give_to_program(self, number: int, program: Guest, since: int | None = None) -> None:
        seat = self.seat(number)
        if seat.kind not in ("open", "bot", "program"):
            raise ServiceError("seat_taken", "seat", f"somebody sits on seat {number}")
        self.seats[number] = seat.passed_on("program", program.id, self.free_name(f"Program {number + 1}"), since=since)

    def leave(self, guest: Guest, playing: bool) -> None:
        """A bot takes over, or the seat is open again; where the host leaves, somebody else is host."""
        if self.is_host(guest):
            others = [it.guest for it in self.seats if it.kind == "person" and it.guest != guest.id and not it.away]
            self.host = [*others, self.host][0]
        if playing and guest.player in self.sat:
            self.gone = sorted({*self.gone, guest.player})
        for number in self.held_by(guest):
            seat = self.seats[number]
            seat.away = seat.left = playing
            if not playing and not self.is_host(guest):
                self.seats[number] = seat.passed_on("open")
                self.seats[number].locked = seat.locked

    def hand_over(self, player: str) -> None:
        """Another person at the table is host."""
        heirs = [seat.guest for seat in self.seats if seat.kind == "person" and seat.player == player]
        if not heirs:
            raise ServiceError("bad_wish", "host", f"nobody here is {player!r}")
        self.host = heirs[0]

    # -- house rules --

    def set_house_rules(self, settings: wire.Settings) -> None:
        for name in ("timer", "pace", "chat", "watching"):
            value = getattr(settings, name)
            if value is not None:
                setattr(self, name, value)

    def first_rematch(self, code: str) -> str:
        """The table of the rematch: this one, unless somebody was faster."""
        self.rematch = self.rematch or code
        return self.rematch

    # -- what each seat plays with --

    def choose(self, number: int, chosen: dict[str, str | None], offered: SeatChoices) -> None:
        """A figure, faction or deck for a seat; None leaves it to the deal."""
        seat = self.seats[number]
        for name, value in chosen.items():
            if name not in offered:
                raise ServiceError("bad_wish", name, f"{name!r} is none of {', '.join(offered)}")
            choice = offered[name]
            if value is not None and value not in choice.values:
                raise ServiceError("bad_wish", name, f"{value!r} is none of {', '.join(choice.values)}")
            others = [other.chosen(name) for other in self.seats if other is not seat]
            if choice.unique and value is not None and value in others:
                raise ServiceError("bad_wish", name, f"{value} is taken")
            if name == FIGURE:
                seat.figure = value
            else:
                seat.choices = {key: it for key, it in {**seat.choices, name: value}.items() if it is not None}

    def drop_figures(self, figures: tuple[str, ...]) -> None:
        """Whoever had chosen one that is not among these has none."""
        for seat in self.seats:
            if seat.figure not in figures:
                seat.figure = None

    # -- who is there --

    def set_online(self, guest: Guest, online: bool) -> None:
        """Whoever comes back plays again."""
        if online:
            self._is_back(guest)
        for number in self.held_by(guest):
            self.seats[number].online = online
            self.seats[number].away = self.seats[number].away and not online
            self.seats[number].left = self.seats[number].left and not online

    def _is_back(self, guest: Guest) -> None:
        self.gone = [player for player in self.gone if player != guest.player]

    def set_away(self, number: int) -> None:
        """A bot stands in until whoever plays here comes back."""
        self.seats[number].away = self.seats[number].kind in ("person", "program")

    def call(self, number: int, guest: str) -> None:
        """Whoever is still connected somewhere says so again."""
        if self.seats[number].guest == guest:
            self.seats[number].online = False

    def answer_call(self, here: set[str]) -> None:
        for seat in self.seats:
            seat.online = seat.online or seat.guest in here

    def hurry(self, number: int, open_numbers: list[int]) -> None:
        """Whoever is asked this question is to answer soon. Stored, so that the time runs in every process."""
        self.called = sorted({number, *self.called} & {*open_numbers})

    def bet(self, guest: Guest, number: int, alive: bool) -> None:
        """Spectators and the eliminated bet; whoever still plays does not."""
        self.seat(number)
        if alive:
            raise ServiceError("cannot_bet", "", "only spectators and eliminated players bet")
        if len(self.bets) >= 200 and guest.player not in self.bets:
            raise ServiceError("too_many", "", "enough people have bet")
        self.bets[guest.player] = number

    # -- taking back with everybody's consent --

    def ask_undo(self, wish: Wish) -> None:
        """Everybody who has sat here is asked, once for each question. Who asks alone on a device has agreed."""
        if self.wish is not None and self.wish.number == wish.number:
            raise CannotUndo("asked", "everybody was asked already")
        player = Guest(wish.guest).player
        wish.agreed = [player] if self.sat.get(player) == 1 else []
        self.wish = wish

    def answer_wish(self, guest: Guest, number: int, agrees: bool, at: float) -> None:
        wish = self.wish
        if wish is None or wish.number != number or wish.refused or wish.until < at:
            raise ServiceError("old_question", "number", "nobody waits for this any more")
        if guest.player not in self.waiting:
            raise ServiceError("not_yours", "", "you are not asked")
        wish.refused = not agrees
        wish.agreed = sorted({*wish.agreed, *([guest.player] if agrees else [])})

    @property
    def waiting(self) -> list[str]:
        """Who has not agreed yet: whoever has sat here counts, wherever they are, unless they have left for good."""
        agreed = [] if self.wish is None else self.wish.agreed
        return [player for player in self.sat if player not in (PROGRAMS, *self.gone, *agreed)]

    # -- as others see it --

    def for_rematch(self) -> "Lobby":
        """The same people, seats and house rules, before a new game."""
        seats = [seat.passed_on(seat.kind, seat.guest, seat.name, seat.bot) for seat in self.seats]
        return Lobby(self.host, seats, self.options, self.timer, self.pace, self.chat, self.watching)

    def info(self, code: str, game: str, state: wire.TableState) -> wire.TableInfo:
        return wire.TableInfo(
            code=code, game=game, state=state, options=self.options, seats=[seat.info() for seat in self.seats],
            host=Guest(self.host).player, timer=self.timer, pace=self.pace, chat=self.chat, watching=self.watching,
            solo=self.is_solo, guided=self.guided, scene=self.scene, commitment=self.commitment, rematch=self.rematch,
            bets=self.bets, resumed=self.resumed,
        )  # fmt: skip


def decode_lobby(text: str) -> Lobby:
    try:
        try:
            return json.decode(text, type=Lobby)
        except ValidationError:  # of before: who had sat there was a list
            plain = json.decode(text)
            return convert({**plain, "sat": dict.fromkeys(plain["sat"], 1)}, Lobby)
    except (DecodeError, KeyError, TypeError) as error:  # something has been written over it
        raise StoreFailed("a lobby in the database cannot be read") from error


def known_bot(name: str) -> str:
    if name not in every_bot():
        raise ServiceError("bad_wish", "bot", f"{name!r} is none of {', '.join(every_bot())}")
    return name
