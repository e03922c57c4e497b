"""Everything that crosses the wire, as structs. The page's types, OpenAPI and AsyncAPI are made from them."""

from typing import Annotated, Any, Final, Literal

from msgspec import Meta, Struct, field

PROTOCOL: Final = 1
"""Grows when a page of before could no longer talk to the server."""

Plain = dict[str, Any]
Nickname = Annotated[str, Meta(min_length=1, max_length=20)]
SeatNumber = Annotated[int, Meta(ge=0, le=15)]
Number = Annotated[int, Meta(ge=0, le=10**9)]
Word = Annotated[str, Meta(min_length=1, max_length=200)]
ClientId = Annotated[str, Meta(min_length=1, max_length=40)]

Kind = Literal["open", "person", "bot", "program", "rule"]  # rule: nobody plays, it follows a written rule
TableState = Literal["gathering", "playing", "over"]
Timer = Literal["none", "relaxed", "normal", "fast"]
Pace = Literal["slow", "normal", "fast", "off"]
Emote = Literal["cheer", "laugh", "wow", "boo", "love", "sleep"]


class Closed(Struct, forbid_unknown_fields=True, omit_defaults=False):
    """What a client sends: a field that we do not know is a mistake worth telling."""


# -- what a table looks like --


class Seat(Struct):
    """One seat, as everybody may see it."""

    kind: Kind
    name: str = ""  # nickname of the person or program; "" for a bot or an open seat
    player: str = ""  # public id of who holds it: seats with one player share a device
    bot: str = ""  # level of the bot that plays here or stands in
    figure: str | None = None  # who is played: in King of Tokyo a monster; None is drawn at the start
    away: bool = False  # a bot stands in
    online: bool = False
    locked: bool = False  # nobody may join here
    rule: str = ""  # of kind rule: which rival of the game it is
    choices: dict[str, str] = field(default_factory=dict)  # beside the figure, by the name of the choice
    free_in: float | None = None  # seconds until it may change hands; None: its person is here


class Wish(Struct):
    """Somebody would like to take back a choice across dice: everybody who has sat at the table is asked."""

    number: int
    seat: int
    waiting: list[str]  # players who have not agreed yet
    seconds: float  # that are left to agree
    refused: bool = False  # somebody did not agree, or not in time


class TableInfo(Struct):
    """A table around its game: everything but the game itself."""

    code: str
    game: str
    state: TableState
    options: Plain
    seats: list[Seat]
    host: str  # public id of the host
    timer: Timer = "none"
    pace: Pace = "normal"  # of bots
    chat: bool = True
    watching: bool = True
    solo: bool = False  # one person plays: undo may cross bots and dice
    guided: bool = False
    scene: bool = False  # began from a position, not from a deal
    commitment: str = ""  # SHA-256 of the seed, known from the start
    seed: str | None = None  # shown when the game is over
    join: str | None = None  # six letters to type that lead here, while a seat is free
    rematch: str | None = None  # the code of the next table with the same people
    wish: Wish | None = None  # a choice that somebody would like to take back
    watchers: int = 0
    bets: dict[str, int] = field(default_factory=dict)  # player -> the seat it bets on; no effect on the game
    resumed: bool = False  # the rules changed: the table went on from its last snapshot


class You(Struct):
    """Who the receiver is at this table."""

    player: str
    seats: list[int]  # those that it holds; several when a device is passed around
    seat: int | None  # the one through which it sees now; None: a spectator
    host: bool


class Joined(Struct):
    """A table, and who the receiver is there."""

    table: TableInfo
    you: You


class Chat(Struct):
    id: int
    player: str
    name: str
    seat: int | None
    text: str = ""
    emote: Emote | None = None


# -- from the server, over the socket --


class Welcome(Struct, tag="welcome"):
    """The first message, and again after `sit`."""

    protocol: int
    build: str  # of the page that the server serves: another one means that the page is old
    seq: int  # number of the last event
    you: You
    table: TableInfo
    view: Plain | None  # as the engine gives it; None before the start
    events: list[
        Plain
    ]  # all from `since` on; each has `seq`. {"type": "back", "to": n}: events from n on were taken back
    chat: list[Chat]
    deadline: float | None = None  # seconds left to answer
    since: int = 0  # events begin here: more than asked for when the page knew a future that is no longer ours
    undo: bool = False  # you may take back your last choice now
    ask: bool = False  # you may ask everybody whether you may take it back
    secrets: list[int] = field(default_factory=list)  # of several seats on one device: those that have any


class Update(Struct, tag="update"):
    """Something happened in the game."""

    seq: int
    events: list[Plain]
    view: Plain
    deadline: float | None = None
    undo: bool = False  # you may take back your last choice now
    ask: bool = False  # you may ask everybody whether you may take it back
    secrets: list[int] = field(default_factory=list)  # of several seats on one device: those that have any


class TableChanged(Joined, tag="table"):
    """Something changed around the game."""


class Said(Struct, tag="said"):
    chat: Chat


class Done(Struct, tag="done"):
    """A command was carried out, and what it changed is committed."""

    id: str
    number: int | None = None


class Failed(Struct, tag="error"):
    """A command was refused; nothing has changed."""

    code: str
    reason: str = ""  # a short English sentence for people who debug; pages translate the code
    field: str = ""
    id: str | None = None


class Pong(Struct, tag="pong"):
    pass


FromServer = Welcome | Update | TableChanged | Said | Done | Failed | Pong


# -- from the client, over the socket --


class Choose(Closed, tag="choose"):
    """Answer a question. Sent again with the same id, it is answered again and not applied twice."""

    id: ClientId
    number: Number
    word: Word
    seat: SeatNumber | None = None  # needed when this device holds several seats


class Undo(Closed, tag="undo"):
    """Take back the last choice; `number` is that of the question that is open now."""

    id: ClientId
    number: Number


class AskUndo(Closed, tag="ask_undo"):
    """Ask everybody whether the last choice may be taken back across dice; `number` as for undo."""

    id: ClientId
    number: Number


class Consent(Closed, tag="consent"):
    """Agree, or not, that somebody takes back a choice; `number` is that of the wish."""

    id: ClientId
    number: Number
    agrees: bool


class Say(Closed, tag="say"):
    text: Annotated[str, Meta(min_length=1, max_length=300)]


class SendEmote(Closed, tag="cheer"):
    emote: Emote


class Bet(Closed, tag="bet"):
    seat: SeatNumber


class Sit(Closed, tag="sit"):
    """See through another of the sender's own seats; answered by a new welcome."""

    seat: SeatNumber
    since: Number = 0


class Substitute(Closed, tag="substitute"):
    """The host calls somebody who is awaited: they have half a minute to answer, then a bot does."""

    id: ClientId
    seat: SeatNumber
    number: Number


class Leave(Closed, tag="leave"):
    """A bot takes over until this person comes back."""


class Ping(Closed, tag="ping"):
    pass


FromClient = Choose | Undo | AskUndo | Consent | Say | SendEmote | Bet | Sit | Substitute | Leave | Ping


# -- over HTTP --


class SwitchInfo(Struct):
    """An option of a game that is on or off."""

    name: str
    usual: bool  # what it is when nobody says


class SettingInfo(Struct):
    """An option of a game that is one of several named values."""

    name: str
    values: list[str]
    usual: str  # what it is when nobody says
    solo: bool = False  # only against an opponent that follows a rule


class SeatChoiceInfo(Struct):
    """What can be chosen for each seat beside its figure; the game draws where nobody chooses."""

    name: str
    values: list[str]
    unique: bool  # no two seats may have the same


class RivalInfo(Struct):
    """An opponent that nobody plays: with these options its seats are of kind rule."""

    name: str
    seat: int  # the first of its seats
    options: Plain
    seats: list[int]
    guided: bool  # there is a guided first game against it


class ClashInfo(Struct):
    """Two wishes that no table can have together; an option may also be `seats`."""

    option: str
    value: str | bool | int
    other: str
    other_value: str | bool | int


class GameInfo(Struct):
    """A game that can be opened."""

    name: str
    fewest: int
    most: int
    usual_seats: int  # how many play where nobody says; 0: any number
    figures: list[str]  # whom one can play
    module_figures: dict[str, list[str]]  # whom a module adds
    modules: list[str]
    bots: list[str]
    switches: list[SwitchInfo]
    rivals: list[RivalInfo]  # the easiest first
    guided: bool  # there is a guided first game
    settings: list[SettingInfo]
    seat_choices: list[SeatChoiceInfo]
    clashes: list[ClashInfo]
    largest_data: int = 0  # bytes of JSON that the option `data` may have: numbers of one's own box; 0: none


class Server(Struct):
    """What a page asks first."""

    protocol: int
    build: str
    games: list[GameInfo]
    player: str  # public id of the guest
    name: str  # its last nickname
    addresses: list[str]  # where phones of this network find the server; empty when it is for this machine only


class SeatWish(Closed):
    kind: Literal["open", "me", "device", "bot"]  # device: somebody else who shares this device
    name: str = ""
    bot: str = ""
    figure: str | None = None
    choices: dict[str, str | None] = field(default_factory=dict)


class Open(Closed):
    """Open a table. `start` at once when no seat is open.

    Where the options make a seat one that nobody plays, only its figure and choices count, and the list may end
    before it.
    """

    game: Annotated[str, Meta(max_length=20)]
    seats: Annotated[list[SeatWish], Meta(min_length=1, max_length=16)]
    name: str = ""
    options: Plain = field(default_factory=dict)
    timer: Timer = "none"
    pace: Pace = "normal"
    start: bool = False
    guided: bool = False


class OpenScene(Closed):
    """Open a position against bots: whoever asks plays `seat`."""

    game: Annotated[str, Meta(max_length=20)]
    scene: Plain
    seat: SeatNumber = 0
    name: str = ""
    bot: str = "brawler"


class Found(Struct):
    """The table to which a join code leads."""

    code: str


class Position(Struct):
    """A moment of a game as a scene, and whose choice it is there."""

    game: str
    scene: Plain
    seat: int


class ScenePreview(Struct):
    """What a scene looks like, before anybody plays it."""

    table: TableInfo
    view: Plain


class Consult(Closed):
    """What a screen apart from any table asks the rules of a game."""

    game: str
    what: str
    asked: Plain = field(default_factory=dict)


class Consulted(Struct):
    told: Plain


class Join(Closed):
    name: Nickname
    seat: SeatNumber | None = None


class SeatChange(Closed):
    """The host changes a seat, or its holder its figure and name."""

    kind: Literal["open", "bot", "device"] | None = None
    name: str | None = None
    bot: str | None = None
    figure: str | None = None
    any_figure: bool = False
    locked: bool | None = None
    choices: dict[str, str | None] | None = None  # None for a value: left to the game


class Settings(Closed):
    timer: Timer | None = None
    pace: Pace | None = None
    chat: bool | None = None
    watching: bool | None = None
    options: Plain | None = None
    host: str | None = None  # public id of the person who is host from now on


class SeatKey(Struct):
    """For a program that plays a seat: shown once."""

    seat: int
    key: str


class Replay(Struct):
    """A finished game, step by step."""

    table: TableInfo
    steps: list[Plain]  # {"seq", "view", "events"} for each choice
    record: str


class Problem(Struct):
    """RFC 9457."""

    type: str
    title: str
    status: int
    code: str
    detail: str = ""
    field: str = ""
