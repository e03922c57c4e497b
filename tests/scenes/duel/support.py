"""What scenes of Duel are written with: a scene answers every question it meets, and an unplanned one fails it.

Scenes read what everybody sees. The few things that no view shows come through the last part of this file.
"""

from typing import Any

import baffe
from baffe import Table
from baffe.games.duel.board import (
    NOWHERE,
    TOKENS,
    TRACKS,
    bonus_at,
    in_spotlight,
    is_flipped,
    is_victory,
    left_of,
    next_place,
    plain_place,
    spot,
    spots_for,
    token_of,
    track_of,
)
from baffe.games.duel.cards import CARDS
from baffe.games.duel.dice import RED_DICE, WHITE_DICE
from baffe.games.duel.figures import MONSTERS
from baffe.games.duel.table import DuelTable
from baffe.kernel.seat import Seat
from tests.support import asked, facts, kind, options, play

__all__ = [
    "CARDS", "MONSTERS", "RED_DICE", "TOKENS", "WHITE_DICE", "token_of",  # the box
    "asked", "facts", "kind", "options", "play",
]  # fmt: skip

SeatData = dict[str, Any]

GIGAZAUR: SeatData = {"monster": "gigazaur"}  # 14 hearts
ALIENOID: SeatData = {"monster": "alienoid"}  # 14 hearts
KITTY: SeatData = {"monster": "cyber_kitty"}  # 13 hearts
KING: SeatData = {"monster": "the_king"}  # 15 hearts

QUIET = ("fame", "fame", "destruction", "destruction", *["heart"] * 4)  # does nothing for an unhurt monster
ONE_SMASH = "smash fame fame destruction destruction special"  # a Roll with one hit and nothing else
ONE_STEP = "destruction destruction destruction fame fame special"  # pulls Destruction by 1, and nothing else
ROW = ["acid_attack", "extra_head", "cannonball"]  # 6, 7 and 6
OTHERS = ("giant_brain", "regeneration")  # in the row beside a card that is bought
AWAY = "place:fame:4"  # for tokens of any size, where nothing of interest happens
DRAW: dict[str, Any] = {"winners": [], "ranking": [[0, 1]], "reason": "draw"}


# -- scenes --


def duel(*seats: SeatData, **scene: Any) -> DuelTable:
    """A scene of Duel; dice may be given as one text: "smash smash heart fame energy special"."""
    if isinstance(scene.get("dice"), str):
        scene["dice"] = scene["dice"].split()
    table = baffe.scene("duel", {"seats": list(seats) or [{}, {}], **scene})
    assert isinstance(table, DuelTable)
    return table


def owning(*cards: str, **more: Any) -> SeatData:
    """Gigazaur with these cards."""
    return {**GIGAZAUR, "cards": list(cards), **more}


def on(track: str, at: int, **more: Any) -> dict[str, Any]:
    """Where a Buzz token lies: its leftmost space."""
    return {"track": track, "at": at, **more}


def quiet(first: str = "", dice: int = 6) -> str:
    """These dice, and as many that do nothing as it takes to make six."""
    faces = first.split()
    return " ".join([*faces, *QUIET[len(faces) : dice]])


def smashing(smashes: int) -> str:
    """Six dice with that many smashes and nothing else of importance."""
    return quiet("smash " * smashes)


def rolling(*cards: str, me: SeatData | None = None, rival: SeatData | None = None, **scene: Any) -> DuelTable:
    """Gigazaur owns these cards and is about to throw; nothing is for sale unless the scene says so."""
    return duel({**owning(*cards), **(me or {})}, rival or {}, **{"row": [], "deck_exact": True, **scene})


def resolving(
    dice: str, *cards: str, me: SeatData | None = None, rival: SeatData | None = None, **scene: Any
) -> DuelTable:
    """Gigazaur owns these cards and has made that Roll; nothing is for sale unless the scene says so."""
    return rolling(*cards, me=me, rival=rival, **{"step": "resolve", "dice": dice, **scene})


def attack(smashes: int, victim: SeatData, *, by: SeatData | None = None, then: str = "", **scene: Any) -> DuelTable:
    """SeatData 0 has smashes for seat 1, which has 13 hearts; dice for what comes after may follow."""
    dice = f"{smashing(smashes)} {then}"
    return duel(by or {}, victim, **{"step": "resolve", "dice": dice, "row": [], "deck_exact": True, **scene})


def playing(monster: str, me: SeatData | None = None, rival: SeatData | None = None, **scene: Any) -> DuelTable:
    """That monster sits on seat 0, another one with 14 hearts on seat 1; nothing is for sale."""
    other = GIGAZAUR if monster != "gigazaur" else ALIENOID
    seats = ({"monster": monster, **(me or {})}, {**other, **(rival or {})})
    return duel(*seats, **{"row": [], "deck_exact": True, **scene})


def six(monster: str, dice: str, me: SeatData | None = None, rival: SeatData | None = None, **scene: Any) -> DuelTable:
    """The same with a Roll made: these dice and as many that do nothing as it takes to make six."""
    return playing(monster, me, rival, **{"step": "resolve", "dice": quiet(dice), **scene})


def eight(monster: str, specials: int) -> DuelTable:
    """That monster has made a Roll of eight dice with so many specials and nothing else of importance."""
    table = playing(monster, {"tokens": 2}, dice=quiet("special " * specials, dice=8))
    play(table, "spend", "spend", "stop")
    return table


def pulling(track: str, steps: int, seat: int = 0, mine: Any = (), theirs: Any = (), **scene: Any) -> DuelTable:
    """A seat pulls a marker by so many steps with its dice. Gigazaur is on seat 0, The King on seat 1, both hurt."""
    sides: list[SeatData] = [{**GIGAZAUR, "hearts": 9}, {**KING, "hearts": 9}]
    sides[seat]["cards"] = list(mine)
    sides[1 - seat]["cards"] = list(theirs)
    dice = " ".join([track] * (steps + 2) + ["special", "energy", "heart"][: 4 - steps])
    table = duel(*sides, turn=seat, step="resolve", dice=dice, **scene)
    if kind(table) == "resolve":
        play(table, f"group:{track}")
    return table


def shopping(row: list[str], me: SeatData, rival: SeatData | None = None, **scene: Any) -> DuelTable:
    """SeatData 0, a monster with 14 hearts, has come to the shop with 20 energy."""
    return duel({"energy": 20, **me}, rival or {}, **{"step": "buy", "row": row, "deck_exact": True, **scene})


def buying(card: str, *seats: SeatData, **scene: Any) -> DuelTable:
    """Whose turn it is has bought that card from slot 1, with exactly its price unless the scene gives energy."""
    turn = scene.get("turn", 0)
    given = list(seats) or [{}, {}]
    given[turn] = {"energy": price(card), **given[turn]}
    table = duel(*given, **{"step": "buy", "row": [card, *OTHERS], **scene})
    play(table, "buy:" + card)
    return table


def price(card: str) -> int:
    table = duel({"energy": 99}, {}, step="buy", row=[card, *[other for other in OTHERS if other != card]])
    found: int = table.view(0)["prices"][0]
    return found


def coaster(*cards: str, **scene: Any) -> DuelTable:
    """The owner of these cards pulls Destruction by 3."""
    return buying("monster_coaster", owning(*cards), KITTY, **scene)


# -- scenes of the Autobot --

LETTERS = {"S": "smash", "H": "heart", "E": "energy", "F": "fame", "D": "destruction", "P": "special"}


def faces(text: str) -> list[str]:
    return [LETTERS[letter] for letter in text if letter in LETTERS]


def letters(dice: list[str]) -> str:
    names = {name: letter for letter, name in LETTERS.items()}
    return "".join([names[die] for die in dice])


def autobot(dice: str, deficit: int = 0, mode: str = "normal", **scene: Any) -> DuelTable:
    """The Autobot throws these dice, one letter each. It plays Meka Dragon (12), the human The King (15)."""
    settings = scene.pop("options", {})
    human = scene.pop("human", {})
    cubes = scene.pop("cubes", 0)
    bot = {"monster": "meka_dragon", "hearts": 12 - deficit, "cubes": cubes, **scene.pop("bot", {})}
    cards = {"row": ["extra_head", "seismic_test", "snack_time"], "deck": ["frenzy", "regeneration", "spiked_tail"]}
    return duel(
        {**KING, **human}, bot, turn=1, dice=faces(dice), options={"autobot": mode, **settings}, **{**cards, **scene}
    )


def letters_thrown(table: Table) -> list[str]:
    """Each throw of the Autobot's red dice, as letters in the order of the faces."""
    return [letters(event["dice"]) for event in facts(table, "rolled", 1)]


def letters_kept(table: Table) -> list[str]:
    return [letters(event["dice"]) for event in facts(table, "kept", 1)]


def final_letters(table: Table) -> str:
    return letters(facts(table, "stopped", 1)[0]["dice"])


def cubes_gained(table: Table) -> int:
    """What the Autobot has gained by A18."""
    return sum(event["cubes"] for event in facts(table, "cubes_gained") if event["rule"] == "autobot/A18")


# -- what everybody sees --


def each_side(table: Table, what: str) -> list[Any]:
    return [seat[what] for seat in table.view(None)["seats"]]


def hearts(table: Table) -> list[int]:
    return each_side(table, "hearts")


def energy(table: Table) -> list[int]:
    return each_side(table, "energy")


def tokens(table: Table) -> list[int]:
    """Dice tokens."""
    return each_side(table, "tokens")


def fewer(table: Table) -> list[int]:
    """Dice that each side will lack."""
    return each_side(table, "fewer")


def cards(table: Table, seat: int) -> list[str]:
    found: list[str] = each_side(table, "cards")[seat]
    return found


def whose_turn(table: Table) -> int:
    seat: int = table.view(None)["turn"]
    return seat


def question(table: Table) -> tuple[int, str]:
    """SeatData and kind of the open question."""
    found = asked(table)
    assert found is not None, "nothing is asked"
    return found[:2]


def about(table: Table) -> Any:
    """What the open question is about."""
    return table.view(None)["decisions"][0]["about"]


def places(table: Table) -> tuple[float, float]:
    """Where Fame and Destruction stand."""
    view = table.view(None)
    return view["fame"], view["destruction"]


def board(table: Table) -> dict[str, Any]:
    """The Buzz tokens that lie on the board."""
    found: dict[str, Any] = table.view(None)["buzz"]
    return found


def row_of(table: Table) -> list[str]:
    found: list[str] = table.view(None)["row"]
    return found


def discards(table: Table) -> list[str]:
    found: list[str] = table.view(None)["discard"]
    return found


def dice_of(table: Table) -> list[str]:
    """The dice as they lie."""
    found: list[str] = table.view(None)["dice"]
    return found


def won_by(seat: int, reason: str) -> dict[str, Any]:
    """The outcome of a game that this seat has won."""
    return {"winners": [seat], "ranking": [[seat], [1 - seat]], "reason": reason}


# -- what everybody has heard --


def event_types(table: Table, *wanted: str) -> list[str]:
    """What happened, in its order: everything, or events of these types."""
    return [event["type"] for event in table.events(None) if not wanted or event["type"] in wanted]


def dice_thrown(table: Table, seat: int | None = None) -> list[int]:
    """How many dice each throw took, of one seat if given."""
    return [len(event["dice"]) for event in facts(table, "rolled", seat)]


def turns_begun(table: Table) -> list[int]:
    """Whose turns have begun, one after the other."""
    return [event["seat"] for event in facts(table, "turn_started")]


def hurt(table: Table) -> list[tuple[int, int]]:
    """Who lost how many hearts, event by event."""
    return [(event["seat"], event["hearts"]) for event in facts(table, "hurt")]


def prevented(table: Table) -> list[tuple[str, int]]:
    """Which card kept how many hits away, one after the other."""
    return [(event["cause"], event["hearts"]) for event in facts(table, "prevented")]


def stepped(table: Table) -> list[tuple[str, float]]:
    """Every space that a marker came to."""
    return [(event["track"], event["at"]) for event in facts(table, "stepped")]


def causes(table: Table, *types: str) -> list[tuple[str, str]]:
    """What cards and monsters did, in its order, with events of these types."""
    return [
        (event["type"], event["cause"]) for event in table.events(None) if event["type"] in types and "cause" in event
    ]


# -- what no view shows --


def make_old(table: DuelTable, turns: int) -> None:
    """As if so many turns had been played."""
    table.turns = turns


def is_nothing_due(table: DuelTable) -> bool:
    return not table.agenda


def moments_of(table: DuelTable, seat: int) -> int:
    """Bits of the moments at which a side speaks."""
    return table.sides[seat].moments


def speakers(table: DuelTable, seat: int, moment: int) -> list[str]:
    """The cards that are asked at a moment."""
    return [card.id for card in table.sides[seat].cards_at(moment)]


# -- the board by itself: tracks by name, places as a view shows them --

Board = tuple[int, ...]
EMPTY: Board = NOWHERE


def covers(token: str) -> int:
    """How many spaces lie under a token."""
    return TOKENS[token_of(token)].covers


def lying(token: str, track: str, left: int, flipped: bool = False) -> Board:
    """A board with one token."""
    number = token_of(token)
    return (*EMPTY[:number], spot(TRACKS.index(track), left, flipped), *EMPTY[number + 1 :])


def walk(buzz: Board, track: str, start: float, direction: int, steps: int) -> list[float]:
    """The places that a marker comes to, step by step."""
    at, met = int(2 * start), []
    for _ in range(steps):
        at = next_place(buzz, TRACKS.index(track), at, direction)
        met.append(plain_place(at))
    return met


def bonus_on(buzz: Board, track: str, at: float) -> str:
    """What lies on a place."""
    return bonus_at(buzz, TRACKS.index(track), int(2 * at))


def free_spots(token: str, buzz: Board, fame: float, destruction: float) -> list[tuple[str, int, bool]]:
    """Track, leftmost space and way round of every spot for a token, with the markers on these places."""
    spots = spots_for(buzz, token_of(token), (int(2 * fame), int(2 * destruction)))
    return [(TRACKS[track_of(at)], left_of(at), is_flipped(at)) for at in spots]


def spotlight(seat: int) -> list[float]:
    """The places of a side's zone."""
    return [at / 2 for at in range(-14, 15) if in_spotlight(at, Seat(seat))]


def victory_spaces(seat: int) -> list[float]:
    return [at / 2 for at in range(-14, 15) if is_victory(at, Seat(seat))]
