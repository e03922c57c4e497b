"""What is around a game: seats, people, bots and house rules. Kept as JSON in the table's row; no game inside."""

from typing import Any, Literal

from msgspec import Struct, field, json

from baffe.bots import SIMPLE, bots_of
from baffe.games import PLUGS
from baffe.kernel.game import Game
from baffe.service import wire
from baffe.service.denied import Denied
from baffe.service.people import Guest, clean_name, look_of

STAND_IN = SIMPLE
"""Who plays for somebody who is away."""


class Place(Struct):
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

    @property
    def player(self) -> str:
        return Guest(self.guest).player if self.guest else ""


class Lobby(Struct):
    host: str  # the host's secret id
    seats: list[Place]
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

    # -- who is who --

    def held_by(self, guest: Guest) -> list[int]:
        return [i for i, place in enumerate(self.seats) if place.guest == guest.id]

    def is_host(self, guest: Guest) -> bool:
        return self.host == guest.id

    def need_host(self, guest: Guest) -> None:
        if not self.is_host(guest):
            raise Denied("not_host", "", "only the host may do this")

    def place(self, seat: int) -> Place:
        if not 0 <= seat < len(self.seats):
            raise Denied("no_seat", "seat", f"there is no seat {seat}")
        return self.seats[seat]

    @property
    def solo(self) -> bool:
        """One person plays, against nobody else; those who share a device are several."""
        kinds = [place.kind for place in self.seats]
        return kinds.count("person") == 1 and "open" not in kinds and "program" not in kinds

    def plays_itself(self, seat: int) -> str:
        """The bot that answers for that seat now; "" when somebody else must."""
        place = self.seats[seat]
        if place.kind == "bot":
            return place.bot
        return (place.bot or STAND_IN) if place.away or place.kind == "open" else ""

    def name_is_free(self, name: str, except_seat: int = -1) -> bool:
        taken = [look_of(place.name) for i, place in enumerate(self.seats) if i != except_seat and place.name]
        return look_of(name) not in taken

    def free_name(self, name: str) -> str:
        """The nickname, or with a number where somebody has it already."""
        number = 2
        wanted = name
        while not self.name_is_free(wanted):
            wanted = f"{name[:17]} {number}"
            number += 1
        return wanted

    # -- changes --

    def obey(self, ruled: dict[int, str]) -> None:
        """These seats are played by a written rule, and only these."""
        for seat, place in enumerate(self.seats):
            if seat in ruled:
                if place.guest:
                    raise Denied("seat_taken", "options", f"somebody sits on seat {seat}, which nobody would play")
                self.seats[seat] = Place("rule", rule=ruled[seat], figure=place.figure)
            elif place.kind == "rule":
                self.seats[seat] = Place("open", figure=place.figure)

    def join(self, guest: Guest, wish: wire.Join) -> int:
        name = clean_name(wish.name)
        mine = self.held_by(guest)
        if mine:
            return mine[0]
        if not self.name_is_free(name):
            raise Denied("name_taken", "name", f"somebody here is called {name!r}")
        if wish.seat is not None:
            place = self.place(wish.seat)
            if place.kind != "open":
                raise Denied("seat_taken", "seat", f"seat {wish.seat} is taken")
            if place.locked:
                raise Denied("seat_locked", "seat", f"seat {wish.seat} is locked")
            seat = wish.seat
        else:
            free = [i for i, place in enumerate(self.seats) if place.kind == "open" and not place.locked]
            if not free:
                raise Denied("table_full", "", "no seat is free")
            seat = free[0]
        figure = self.seats[seat].figure
        self.seats[seat] = Place("person", guest.id, name, figure=figure)
        return seat

    def change_seat(self, guest: Guest, seat: int, change: wire.SeatChange, figures: list[str], playing: bool) -> None:
        place = self.place(seat)
        mine = place.guest == guest.id
        if not mine or change.kind is not None or change.bot is not None or change.locked is not None:
            self.need_host(guest)
        if place.kind == "rule" and (change.kind, change.bot, change.name, change.locked) != (None, None, None, None):
            raise Denied("bad_wish", "seat", f"nobody plays seat {seat}: the options say so")
        if change.kind is not None:
            place = self._new_holder(guest, seat, change, playing)
        elif change.bot is not None:
            place.bot = known_bot(change.bot)
        if change.name is not None and change.kind is None:
            name = clean_name(change.name)
            if not self.name_is_free(name, seat):
                raise Denied("name_taken", "name", f"somebody here is called {name!r}")
            place.name = name
        if change.figure is not None or change.any_figure:
            self.choose_figure(seat, change.figure, figures, playing)
        if change.locked is not None:
            place.locked = change.locked

    def _new_holder(self, guest: Guest, seat: int, change: wire.SeatChange, playing: bool) -> Place:
        """The host opens a seat, gives it to a bot, or to somebody who shares the host's device."""
        old = self.seats[seat]
        match change.kind:
            case "bot":
                place = Place("bot", bot=known_bot(change.bot or STAND_IN))
            case "device":
                name = clean_name(change.name or "")
                if not self.name_is_free(name, seat):
                    raise Denied("name_taken", "name", f"somebody here is called {name!r}")
                place = Place("person", guest.id, name)
            case _:
                place = Place("open")
        if not playing and old.guest == self.host and len(self.held_by(guest)) == 1 and change.kind != "device":
            raise Denied("bad_wish", "kind", "the host keeps a seat until the game begins")
        place.figure = old.figure
        self.seats[seat] = place
        return place

    def choose_figure(self, seat: int, figure: str | None, figures: list[str], playing: bool) -> None:
        if playing:
            raise Denied("already_started", "figure", "the game has begun")
        if figure is not None:
            if figure not in figures:
                raise Denied("bad_wish", "figure", f"{figure!r} is none of {', '.join(figures)}")
            if any(place.figure == figure for i, place in enumerate(self.seats) if i != seat):
                raise Denied("bad_wish", "figure", f"{figure} is taken")
        self.seats[seat].figure = figure

    def drop_figures(self, figures: list[str]) -> None:
        """Whoever had chosen one that is not among these has none."""
        for place in self.seats:
            if place.figure not in figures:
                place.figure = None

    def bet(self, guest: Guest, seat: int, alive: bool) -> None:
        """Spectators and the eliminated bet; whoever still plays does not."""
        self.place(seat)
        if alive:
            raise Denied("cannot_bet", "", "only spectators and eliminated players bet")
        if len(self.bets) >= 200 and guest.player not in self.bets:
            raise Denied("too_many", "", "enough people have bet")
        self.bets[guest.player] = seat

    # -- as others see it --

    def info(self, code: str, game: str, state: Literal["gathering", "playing", "over"]) -> wire.TableInfo:
        return wire.TableInfo(
            code=code, game=game, state=state, options=self.options, seats=[_seen(place) for place in self.seats],
            host=Guest(self.host).player, timer=self.timer, pace=self.pace, chat=self.chat, watching=self.watching,
            solo=self.solo, guided=self.guided, scene=self.scene, commitment=self.commitment, rematch=self.rematch,
            bets=self.bets, resumed=self.resumed,
        )  # fmt: skip

    def encoded(self) -> str:
        return json.encode(self).decode()


def _seen(place: Place) -> wire.Seat:
    bot = place.bot or (STAND_IN if place.kind in ("person", "program") and place.away else "")
    return wire.Seat(
        kind=place.kind, name=place.name, player=place.player, bot=bot, figure=place.figure, away=place.away,
        online=place.online, locked=place.locked, rule=place.rule,
    )  # fmt: skip


def decoded(text: str) -> Lobby:
    return json.decode(text, type=Lobby)


def known_bot(name: str) -> str:
    known = list(dict.fromkeys([SIMPLE, *[bot for game in PLUGS for bot in bots_of(game)]]))
    if name not in known:
        raise Denied("bad_wish", "bot", f"{name!r} is none of {', '.join(known)}")
    return name


def gathered(guest: Guest, wish: wire.Open, game: Game, ruled: dict[int, str], figures: list[str]) -> Lobby:
    """The lobby of a new table, as its host wishes; `ruled` are the seats that nobody plays."""
    wishes = list(wish.seats)
    while len(wishes) in ruled:
        wishes.append(wire.SeatWish("open"))
    if not game.fewest <= len(wishes) <= game.most:
        raise Denied("bad_wish", "seats", f"{wish.game} is for {game.fewest} to {game.most}, not {len(wishes)}")
    if len([seat for seat in wishes if seat.kind == "me"]) > 1:
        raise Denied("bad_wish", "seats", "one seat is for the host, others of this device are called device")
    if any([seat in ruled and wished.kind == "me" for seat, wished in enumerate(wishes)]):
        raise Denied("bad_wish", "seats", "the host cannot have a seat that nobody plays")
    lobby = Lobby(guest.id, [], timer=wish.timer, pace=wish.pace, guided=wish.guided, options=wish.options)
    for i, seat in enumerate(wishes):
        if i in ruled:
            seat = wire.SeatWish("open", figure=seat.figure)
        match seat.kind:
            case "me":
                place = Place("person", guest.id, _name_or_none(lobby, seat.name or wish.name))
            case "device":
                place = Place("person", guest.id, lobby.free_name(clean_name(seat.name)))
            case "bot":
                place = Place("bot", bot=known_bot(seat.bot or STAND_IN))
            case _:
                place = Place("open")
        lobby.seats.append(place)
        if seat.figure is not None:
            lobby.choose_figure(i, seat.figure, figures, False)
    lobby.obey(ruled)
    return lobby


def _name_or_none(lobby: Lobby, name: str) -> str:
    """Who plays at once need not have a name."""
    return lobby.free_name(clean_name(name)) if name.strip() else ""
