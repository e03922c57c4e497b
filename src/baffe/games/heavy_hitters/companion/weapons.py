"""Numbers of weapons: the box prints them, we do not know them. Whoever types them once gets attacks computed."""

from typing import Any, Final

from baffe.games.heavy_hitters.book import book_of
from baffe.games.heavy_hitters.companion.setting import cards_of, no_hand
from baffe.games.heavy_hitters.data.entries import UNITS
from baffe.games.heavy_hitters.hexes import ARCS
from baffe.games.heavy_hitters.kinds import fields
from baffe.games.heavy_hitters.options import house_of
from baffe.games.heavy_hitters.squad import SUPPORT
from baffe.games.heavy_hitters.table import HeavyTable
from baffe.games.heavy_hitters.tables import FIRING, KEYWORD_IDS
from baffe.kernel.refusal import NotAnOption

Plain = dict[str, Any]

SPEED: Final = "speed"


class Printed:
    """Which numbers of which weapons the owner has told; with `ours` the others are those that we made up."""

    def __init__(self, ours: bool) -> None:
        self.ours: Final = ours

    def told(self, table: HeavyTable, id: str) -> set[str]:
        return set(FIRING) if self.ours else set(_place_in(table.book.house.data, id)) & set(FIRING)

    def has_speed(self, table: HeavyTable, id: str) -> bool:
        return SPEED in self.told(table, id)

    def is_complete(self, table: HeavyTable, id: str) -> bool:
        return self.told(table, id) == set(FIRING)


def _place_in(data: Plain, id: str) -> Plain:
    """Where an overlay says what fires: a weapon card, an Orbital Strike, the weapon of a support unit."""
    table, field = _table_of(id)
    entry: Plain = data.get(table, {}).get(id, {})
    return entry.get(field, {}) if field else entry


def _table_of(id: str) -> tuple[str, str]:
    if id in UNITS:
        return "support_units", "weapon"
    return ("utility_cards", "effect") if id.startswith("u_") else ("weapons", "")


def every_weapon(table: HeavyTable) -> list[str]:
    """Whatever can fire: the cards of all opponents, and support units."""
    cards = [card for squad in table.squads if squad.automatic for card in cards_of(table, squad)]
    return [table.card_id(card) for card in dict.fromkeys(cards)] + [UNITS[unit] for unit in SUPPORT]


def tell_numbers(table: HeavyTable, id: Any, numbers: Any) -> None:
    """From now on that weapon has these numbers. What makes no sense is refused, and nothing has changed."""
    if id not in every_weapon(table):
        raise NotAnOption("weapon", f"{id!r} is not a weapon here")
    told = {**_place_in(table.book.house.data, id), **fields(numbers, "numbers", tuple(FIRING))}
    where, field = _table_of(id)
    data = table.book.house.data
    entry = {**data.get(where, {}).get(id, {}), **({field: told} if field else told)}
    laid = {**data, where: {**data.get(where, {}), id: entry}}
    table.book = book_of(house_of({**table.book.house.plain(), "data": laid}, len(table.squads)))
    for squad in table.squads:
        squad.equip(table.book)
        no_hand(squad)


def numbers_of(table: HeavyTable, printed: Printed, id: str) -> Plain:
    """What is told of a weapon, as it is written in an overlay."""
    weapon = _weapon(table, id)
    keywords = [name for bit, name in enumerate(KEYWORD_IDS) if weapon.keywords >> bit & 1]
    every: Plain = {
        "speed": weapon.speed, "attack": weapon.attack, "damage": weapon.damage, "range": list(weapon.range),
        "arc": ARCS[weapon.arc], "keywords": keywords,
    }  # fmt: skip
    told = printed.told(table, id)
    return {name: value for name, value in every.items() if name in told}


def _weapon(table: HeavyTable, id: str) -> Any:
    if id in UNITS:
        return table.book.data.support_units[UNITS.index(id) - 1].weapon
    return table.book.weapons[table.book.data.card_number(id)]
