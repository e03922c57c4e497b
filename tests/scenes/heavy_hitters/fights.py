"""Fights: squads that stand ready to commit, with nothing in hand but what a scene names, and decks that have it."""

from typing import Any

from baffe.games.heavy_hitters.table import HeavyTable
from tests.scenes.heavy_hitters import support
from tests.scenes.heavy_hitters.scenes import arena, hh, options, orders, play
from tests.support import facts

FACTIONS = {"db": "diamondback", "kw": "kingwolf", "th": "thunderhappy", "hs": "hammerstrike"}
SUPPORT_UNITS = ("combat", "repair", "recon")
PILES = ("hand", "deck", "discard", "damage")
CARDS = {row["id"]: row for key in ("weapons", "utility_cards") for row in support.facts("components")[key]}
WEAPONS: list[str] = [row["id"] for row in support.facts("components")["weapons"]]


def squad(own: str, at: str, facing: str = "n", hand: str = "", **more: Any) -> dict[str, Any]:
    """A seat: squad("th", "g6", "ne", "th_p2 u_r_chaff", recon="g8", energy=1); piles are texts too.

    `only`: every card that is in no named pile is damage.
    """
    units = {unit: more.pop(unit) for unit in SUPPORT_UNITS if unit in more}
    piles = {key: more.pop(key).split() for key in PILES if key in more} | {"hand": hand.split()}
    seat = {"faction": FACTIONS[own], "units": hh(at, facing, **units)} | piles | more
    return seat


def deck_for(seat: dict[str, Any]) -> dict[str, Any]:
    """A legal deck that has every card that the seat names."""
    own = next(short for short, name in FACTIONS.items() if name == seat["faction"])
    named = [card for key in PILES for card in seat.get(key, [])]
    primary = [card for card in WEAPONS if card in named and card[3] == "p"] or [f"{own}_p2"]
    secondary = [card for card in WEAPONS if card in named and card[3] == "s"] + [f"{own}_s1", f"{own}_s2"]
    utility = {card: named.count(card) for card in named if card not in WEAPONS}
    for card in ("u_deploy", "u_orbital", "u_m_burst", "u_r_chaff", f"u_m_{own}"):
        room = 12 - sum(utility.values())
        utility[card] = min(utility.get(card, 0) + room, CARDS[card]["copies"])
    return {"faction": seat["faction"], "primary": primary[0], "secondary": list(dict.fromkeys(secondary))[:2],
            "utility": utility}  # fmt: skip


def cards_in(deck: dict[str, Any]) -> list[str]:
    weapons = [deck["primary"]] * 5 + [card for card in deck["secondary"] for _ in range(4)]
    return weapons + [card for card, count in deck["utility"].items() for _ in range(count)]


def fight(*squads: dict[str, Any], dice: str = "", options: dict[str, Any] | None = None, **scene: Any) -> HeavyTable:
    """The squads as the Combat phase begins, on a board without buildings if none are named."""
    decks = [deck_for(seat) for seat in squads]
    seats: list[dict[str, Any]] = []
    for seat, deck in zip(squads, decks, strict=True):
        seat = dict(seat)
        if seat.pop("only", False):
            rest = cards_in(deck)
            for card in [card for key in PILES for card in seat.get(key, [])]:
                rest.remove(card)
            seat["damage"] = seat.get("damage", []) + rest
        seats.append(seat)
    wide = [card for deck in decks for card in cards_in(deck) if CARDS[card]["set"] == "extended"]
    told = {"decks": decks, "pack": "extended" if wide else "core"} | (options or {})
    return arena(*seats, dice=dice, options=told, **({"buildings": [], "phase": "combat"} | scene))


def commit(table: HeavyTable, *cards: str) -> None:
    """Secret orders of seats 0, 1, …; whoever is not named commits nothing."""
    words = [f"commit:{card or 'none'}" for card in cards]
    orders(table, *words, *["commit:none"] * (len(table.view(None)["seats"]) - len(words)))


def target(at: str, own: str = "kw", **more: Any) -> dict[str, Any]:
    """A squad that has nothing to say."""
    return squad(own, at, **more)


def shot(weapon: str, here: str, there: str | dict[str, Any], facing: str = "n", dice: str = "",
         mine: dict[str, Any] | None = None, **scene: Any) -> HeavyTable:  # fmt: skip
    """Seat 0 on one hex has fired that weapon at the Heavy Hitter of seat 1 on another."""
    table = aimed(weapon, here, there, facing, dice, mine, **scene)
    play(table, "fire:hh@1")
    return table


def aimed(weapon: str, here: str, there: str | dict[str, Any], facing: str = "n", dice: str = "",
          mine: dict[str, Any] | None = None, **scene: Any) -> HeavyTable:  # fmt: skip
    """The same, before the target is named."""
    own = "th" if weapon == "u_orbital" else weapon[:2]
    other = target(there, "th" if own == "kw" else "kw") if isinstance(there, str) else there
    extra = dict(mine or {})
    hand = f"{weapon} {extra.pop('hand', '')}"
    table = fight(squad(own, here, facing, hand, **extra), other, dice=dice, **scene)
    commit(table, weapon)
    return table


def fires(table: HeavyTable) -> tuple[str, ...]:
    """Who can be fired at."""
    return tuple([word for word in options(table) if word.startswith("fire:")])


def offer(table: HeavyTable, word: str) -> dict[str, Any]:
    """What the one who is asked is told about a word."""
    assert table.decision is not None
    found: dict[str, Any] = table.view(table.decision.seat)["decisions"][0]["offers"][word]
    return found


def about(table: HeavyTable) -> dict[str, Any]:
    found: dict[str, Any] = table.view(None)["decisions"][0]["about"]
    return found


def turn_of(table: HeavyTable, weapon: str) -> None:
    """Everybody holds until that weapon, or that support unit, may fire."""
    while about(table).get("weapon") != weapon:
        play(table, "hold")


def told(table: HeavyTable, *types: str) -> list[str]:
    """The order in which events of these types happened."""
    return [event["type"] for event in table.events(None) if event["type"] in types]


def dice_of(table: HeavyTable, type_: str = "saves") -> list[list[str]]:
    return [list(event["dice"]) for event in facts(table, type_)]
