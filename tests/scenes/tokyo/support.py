"""What scenes of King of Tokyo are written with: what everybody sees, and the few looks behind it.

Scenes read what views and events show. The few things that no view shows are at the end of this file, and there only.
"""

from typing import Any

import baffe
from baffe.games.tokyo.card import Held
from baffe.games.tokyo.cards import CARDS
from baffe.games.tokyo.damage import Damage, lose_hearts
from baffe.games.tokyo.modules.halloween.costumes import COSTUMES
from baffe.games.tokyo.table import TokyoTable
from baffe.kernel.pile import NO_CARD
from baffe.kernel.seat import Seat
from tests.support import asked, facts, kind, options, play, tokyo

__all__ = [
    "ACTION_PRICES", "COPYABLE", "COSTUME_IDS", "CULTISTS", "HALLOWEEN", "IN_CITY", "KEEPER", "NOTHING", "ONE_SMASH",
    "OWNER", "QUIET", "RIVAL", "THREE_SMASHES", "TOWER", "asked", "attack", "burnt", "buying", "cards_of",
    "cards_shown", "copied", "copy_of", "costume_fight", "cultist_result", "cultists", "deck_and_market", "dice",
    "dice_thrown", "eliminated", "energy", "facts", "gains", "hearts", "hurt", "in_city", "is_idle", "kind",
    "most_hearts", "now", "options", "outcome", "pile", "places", "play", "poison", "prices_paid", "result", "rolled",
    "rolls_left", "scored", "seen", "set_turns_played", "shelf", "shop", "shrink", "smashes_counted", "stars",
    "tokens_of", "tokyo", "told", "wearing", "whose_turn",
]  # fmt: skip

HALLOWEEN = {"modules": ["halloween"]}
CULTISTS = {"modules": ["cultists"]}
TOWER = {"modules": ["tower"]}

IN_CITY: dict[str, Any] = {"place": "city"}

RIVAL, OWNER, KEEPER = 0, 1, 2  # in scenes of Mimic: who fights its owner, and who holds the card that is copied

ONE_SMASH = "smash 1 1 2 2 3"
THREE_SMASHES = "smash smash smash 1 2 3"
NOTHING = "1 1 2 2 3 3"
QUIET = " 1 1 2 2 heart heart"  # nothing even for cards that like 1, 2 and 3, if the roller has all its hearts

COPYABLE = [card.id for card in CARDS if card.keep and card.id != "mimic"]
COSTUME_IDS = {card.id for card in COSTUMES}

ACTION_PRICES = {
    "apartment_building": 5,
    "commuter_train": 4,
    "corner_store": 3,
    "death_from_above": 5,
    "energize": 8,
    "evacuation_orders": 7,
    "flame_thrower": 3,
    "frenzy": 7,
    "gas_refinery": 6,
    "heal": 3,
    "high_altitude_bombing": 4,
    "jet_fighters": 5,
    "national_guard": 3,
    "nuclear_power_plant": 6,
    "skyscraper": 6,
    "tank": 4,
    "vast_storm": 6,
}

# -- scenes --


def copy_of(card: str, seat: int, **more: Any) -> dict[str, Any]:
    """A Mimic that copies that seat's card."""
    return {"id": "mimic", "copies": card, "of": seat, **more}


def in_city(*cards: Any, **more: Any) -> dict[str, Any]:
    """A seat in Tokyo City with these cards."""
    return {"place": "city", "cards": list(cards), **more}


def wearing(*cards: str, **more: Any) -> dict[str, Any]:
    """A seat with these cards, most often costumes."""
    return {"cards": list(cards), **more}


def rolled(dice: str | list[str], *seats: dict[str, Any], **scene: Any) -> TokyoTable:
    """Whose turn it is, seat 0 unless said otherwise, has thrown these dice and has no Roll left."""
    return tokyo(*seats, dice=dice, rolls_left=0, **scene)


def result(dice: str | list[str], *seats: dict[str, Any], **scene: Any) -> TokyoTable:
    """These dice are the final result of whose turn it is, and what they do has begun."""
    return tokyo(*seats, step="resolve", dice=dice, **scene)


def shop(market: list[str], *seats: dict[str, Any], **scene: Any) -> TokyoTable:
    """Whose turn it is may buy, and these cards are for sale."""
    return tokyo(*seats, step="buy", market=market, **scene)


def attack(victim: dict[str, Any], smashes: int, *thrown: str, attacker: dict[str, Any] | None = None) -> TokyoTable:
    """Seat 0 attacks seat 1 in the City; dice for what comes after may follow."""
    dice = ["smash"] * smashes + NOTHING.split()[smashes:] + list(thrown)
    return result(dice, attacker or {}, {"place": "city", **victim}, {})


def buying(card: str, *seats: dict[str, Any], **scene: Any) -> TokyoTable:
    """Whose turn it is has bought that action, with exactly its price unless the scene gives energy."""
    scene = {"step": "buy", "market": [card], "deck": ["mimic", "energize", "frenzy"], **scene}
    scene["deck"] = [other for other in scene["deck"] if other != card]
    given = list(seats)
    turn = scene.get("turn", 0)
    given[turn] = {"energy": ACTION_PRICES[card], **given[turn]}
    table = tokyo(*given, **scene)
    play(table, "buy:" + card)
    return table


def cultist_result(dice: str, *seats: dict[str, Any], **scene: Any) -> TokyoTable:
    """A result in a game with Cultists; seat 0 is outside an occupied City unless seats are given."""
    return result(dice, *(seats or ({}, IN_CITY, {})), options=CULTISTS, **scene)


def costume_fight(thief: dict[str, Any], victim: dict[str, Any], dice: str = THREE_SMASHES, **scene: Any) -> TokyoTable:
    """Seat 0 smashes seat 1 in the City, a Ghost unless it has other cards; seat 1 stays if it is asked."""
    victim = {"place": "city", "cards": ["ghost"], **victim}
    table = result(dice, {"energy": 9, **thief}, victim, {}, options=HALLOWEEN, **scene)
    if kind(table) == "flee":
        play(table, "stay")
    return table


# -- what everybody sees --


def seen(table: baffe.Table, seat: int) -> dict[str, Any]:
    """All that lies in front of a seat."""
    found: dict[str, Any] = table.view(None)["seats"][seat]
    return found


def each(table: baffe.Table, field: str) -> list[Any]:
    return [seat[field] for seat in table.view(None)["seats"]]


def hearts(table: baffe.Table) -> list[int]:
    return each(table, "hearts")


def stars(table: baffe.Table) -> list[int]:
    return each(table, "stars")


def energy(table: baffe.Table) -> list[int]:
    return each(table, "energy")


def poison(table: baffe.Table) -> list[int]:
    """Poison tokens."""
    return each(table, "poison")


def shrink(table: baffe.Table) -> list[int]:
    """Shrink tokens."""
    return each(table, "shrink")


def places(table: baffe.Table) -> list[str]:
    return each(table, "place")


def eliminated(table: baffe.Table) -> list[bool]:
    return each(table, "eliminated")


def cards_shown(table: baffe.Table, seat: int) -> list[Any]:
    """A seat's cards: a bare id, or an object where there is more to say."""
    found: list[Any] = seen(table, seat)["cards"]
    return found


def cards_of(table: baffe.Table, seat: int) -> list[str]:
    """The ids of a seat's cards."""
    return [card if isinstance(card, str) else card["id"] for card in cards_shown(table, seat)]


def cultists(table: baffe.Table, seat: int = 0) -> int:
    """Cultist tiles."""
    tiles: int = seen(table, seat)["cultists"]
    return tiles


def copied(table: baffe.Table, seat: int) -> str:
    """What the seat's only Mimic copies."""
    mimic = cards_shown(table, seat)[cards_of(table, seat).index("mimic")]
    assert mimic != "mimic", "it copies nothing"
    found: str = mimic["copies"]
    return found


def whose_turn(table: baffe.Table) -> int:
    seat: int = table.view(None)["turn"]
    return seat


def dice(table: baffe.Table) -> list[str]:
    """The dice on the table, in the order of the faces."""
    faces: list[str] = table.view(None)["dice"]
    return faces


def rolls_left(table: baffe.Table) -> int:
    rolls: int = table.view(None)["rolls_left"]
    return rolls


def shelf(table: baffe.Table) -> list[str]:
    """The cards that are for sale."""
    market: list[str] = table.view(None)["market"]
    return market


def pile(table: baffe.Table) -> list[str]:
    """The discard pile."""
    discard: list[str] = table.view(None)["discard"]
    return discard


def now(table: baffe.Table) -> tuple[int, str]:
    """Who is asked, and what kind of question."""
    question = asked(table)
    assert question is not None, "nothing is asked"
    return question[:2]


def outcome(table: baffe.Table) -> dict[str, Any]:
    """How the game has ended."""
    assert table.outcome is not None, f"the game goes on: {table.decisions}"
    return table.outcome


# -- what has happened --


def told(table: baffe.Table, *types: str) -> list[str]:
    """The events of these types in the order in which they happened, with the rule or card at work."""
    return [f"{e['type']} {e['rule'] or e.get('cause', '')}".strip() for e in table.events(None) if e["type"] in types]


def hurt(table: baffe.Table) -> list[tuple[int, int]]:
    """Who lost how many hearts, loss by loss."""
    return [(event["seat"], event["hearts"]) for event in facts(table, "hurt")]


def scored(table: baffe.Table, seat: int, card: str | None = None) -> list[int]:
    """The stars of a seat, gain by gain; only those of a card, if it is given."""
    return [e["stars"] for e in facts(table, "scored", seat) if card is None or e.get("cause") == card]


def gains(table: baffe.Table, seat: int) -> list[int]:
    """The energy of a seat, gain by gain."""
    return [event["energy"] for event in facts(table, "energy_gained", seat)]


def dice_thrown(table: baffe.Table, seat: int) -> list[int]:
    """How many dice each Roll of the seat had."""
    return [len(event["dice"]) for event in facts(table, "rolled", seat)]


def prices_paid(table: baffe.Table) -> list[tuple[int, str, int]]:
    """Who bought which card for how much."""
    return [(event["seat"], event["card"], event["price"]) for event in facts(table, "bought")]


# -- what no view shows --


def inside(table: baffe.Table) -> TokyoTable:
    assert isinstance(table, TokyoTable)
    return table


def held(table: baffe.Table, seat: int, card: str) -> Held:
    (it,) = [it for it in inside(table).monsters[seat].cards if it.card.id == card]
    return it


def tokens_of(table: baffe.Table, seat: int, card: str) -> int:
    """Tokens on a card; also on one that should have none and therefore shows none."""
    return held(table, seat, card).tokens


def is_idle(table: baffe.Table, seat: int) -> bool:
    """The seat's Mimic copies nothing and does nothing."""
    it = held(table, seat, "mimic")
    return it.power is it.card and it.target == NO_CARD and it.tokens == 0


def most_hearts(table: baffe.Table, seat: int) -> int:
    return inside(table).most_hearts(Seat(seat))


def smashes_counted(table: baffe.Table) -> int:
    """Smashes of the turn so far, before its dice are resolved."""
    return inside(table).smashes


def deck_and_market(table: baffe.Table) -> list[tuple[int, str]]:
    """Number and id of every card that lies in the face-down deck or in the market."""
    it = inside(table)
    return [(number, it.book.cards[number].id) for number in (*it.deck.numbers(), *it.market)]


def set_turns_played(table: baffe.Table, turns: int) -> None:
    inside(table).turns = turns


def burnt(table: baffe.Table, victim: int, by: int) -> None:
    """The victim loses a heart to that seat's fire, at once."""
    lose_hearts(inside(table), Damage(Seat(victim), 1, "tokyo/R38", by=Seat(by)))
