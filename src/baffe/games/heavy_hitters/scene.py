"""Scenes: any legal position in a few words. What is left out has its start value."""

from typing import Any, Final

from baffe.games.heavy_hitters.book import book_of
from baffe.games.heavy_hitters.data.entries import UNITS, Scenario
from baffe.games.heavy_hitters.fault import crowding, fault_of
from baffe.games.heavy_hitters.hexes import DIRECTIONS, NOWHERE
from baffe.games.heavy_hitters.options import house_of, suits, wishes_of
from baffe.games.heavy_hitters.packing import opponent_deck
from baffe.games.heavy_hitters.rounds import round_from
from baffe.games.heavy_hitters.setting_up import choose_map, lay_out, numbers_of, place_heavy_hitters
from baffe.games.heavy_hitters.squad import HH, NONE, RESERVE, Squad
from baffe.games.heavy_hitters.table import STANDING, HeavyTable
from baffe.games.heavy_hitters.walking import CLOSED
from baffe.kernel.chance import LARGEST_SEED, seeded
from baffe.kernel.pile import DISCARDS, Pile, packed
from baffe.kernel.refusal import BadScene, Refused
from baffe.kernel.scenery import check_keys, checked_options, checked_seats, flag, items, one_of, whole
from baffe.kernel.seat import NOBODY, Seat

KEYS: Final = (
    "options", "seed", "seats", "buildings", "rubble", "round", "phase", "glory_hound", "allies", "dice",
    "sponsor_discard",
)  # fmt: skip
SEAT_KEYS: Final = (
    "faction", "pilot", "path", "hand", "deck", "discard", "damage", "energy", "sponsors", "units", "tags", "fame",
    "upgrades", "snared", "pilot_spent", "passed",
)  # fmt: skip
# with which step of a round each phase begins
BEGINNINGS: Final[dict[str, str]] = {
    "deploy": "start_round",
    "movement": "start_movement",
    "combat": "start_combat",
    "tag": "start_tag",
    "reset": "start_reset",
}
MOST_FAME: Final = 12


def set_scene(table: HeavyTable, scene: dict[str, Any]) -> None:
    seats = checked_seats(table.game, scene, KEYS, SEAT_KEYS)
    options = dict(checked_options(scene))
    table.chance = seeded(whole(scene, "seed", 0, 0, LARGEST_SEED - 1, ""))
    factions = _factions(seats, options)
    try:
        house = house_of(options, len(seats))
        table.book = book_of(house)
        wishes = wishes_of({**options, "factions": factions}, len(seats), house)
    except Refused as refused:
        raise BadScene(f"options.{refused.field}", refused.reason) from refused
    lay_out(table, len(seats))
    table.glory = Seat(whole(scene, "glory_hound", 0, 0, len(seats) - 1, ""))
    if house.is_solo() and table.glory:
        raise BadScene("glory_hound", "there is none in solo")
    _set_map(table, scene, wishes.scenario)
    table.sponsor_discard = table.sponsor_discard.add_all(tuple(_sponsors_taken(table, scene, "sponsor_discard", "")))
    for i, seat in enumerate(seats):
        squad = table.squads[i]
        squad.faction = _place_among(factions[i], [row.id for row in table.book.data.factions])
        _set_powers(table, squad, seat, f"seats[{i}].", wishes.pilots[i], wishes.paths[i])
        deck = wishes.decks[i]
        if squad.automatic:
            cards = opponent_deck(table.book, squad.faction, table.chance)
        else:
            cards = numbers_of(table, deck or table.book.data.recommended_deck(factions[i] or ""))
            if deck is not None:
                squad.known = tuple([cards.count(card) for card in range(len(table.book.data.cards))])
        _set_cards(table, squad, seat, cards, f"seats[{i}].")
    loud, table.loud = table.loud, False  # what a scene says has not happened
    place_heavy_hitters(table)
    table.loud = loud
    for i, seat in enumerate(seats):
        _set_units(table, table.squads[i], seat, f"seats[{i}].")
    _check_board(table)
    _set_allies(table, scene)
    _begin(table, scene)
    fault = fault_of(table)
    if fault:
        raise BadScene("seats", fault)


def _place_among(id: str | None, ids: list[str]) -> int:
    return NONE if id is None else ids.index(id)


def _factions(seats: list[Any], options: dict[str, Any]) -> list[str | None]:
    """Whom each seat plays: as it says, else as the options say, else the first faction that is free."""
    from baffe.games.heavy_hitters.data.pilots import FACTIONS

    known = [row.id for row in FACTIONS]
    given = options.pop("factions", None)
    if given is not None and (not isinstance(given, (list, tuple)) or len(given) != len(seats)):
        raise BadScene("options.factions", f"must be a list of {len(seats)}")
    chosen: list[str | None] = []
    for i, seat in enumerate(seats):
        wish = given[i] if given else None
        name = wish if seat.get("faction") is None else seat["faction"]
        if name is not None and (not isinstance(name, str) or name not in known):
            raise BadScene(f"seats[{i}].faction", f"{name!r} is none of {', '.join(known)}")
        if wish is not None and wish != name:
            raise BadScene(f"seats[{i}].faction", f"{name!r}, but the options say {wish!r}")
        if name is not None and name in chosen:
            raise BadScene(f"seats[{i}].faction", f"two seats play {name}")
        chosen.append(name)
    for i in range(len(seats)):  # a pilot or a deck of the options says it too
        implied = _implied(options, i)
        if chosen[i] is None and implied not in chosen:
            chosen[i] = implied
    for i, name in enumerate(chosen):
        if name is None:
            chosen[i] = [one for one in known if one not in chosen][0]
    return chosen


def _implied(options: dict[str, Any], seat: int) -> str | None:
    """The faction of the pilot or the deck that the options give a seat; whether they are legal is looked at later."""
    from baffe.games.heavy_hitters.data.decks import DECKS
    from baffe.games.heavy_hitters.data.pilots import FACTIONS, PILOTS

    for key in ("pilots", "decks"):
        wishes = options.get(key)
        wish = wishes[seat] if isinstance(wishes, (list, tuple)) and seat < len(wishes) else None
        if isinstance(wish, dict):
            named = [row.id for row in FACTIONS if row.id == wish.get("faction")]
        else:
            named = [pilot.faction for pilot in PILOTS if pilot.id == wish]
            named += [deck.faction for deck in DECKS if deck.id == wish]
        if named:
            return named[0]
    return None


# -- the board --


def _set_map(table: HeavyTable, scene: dict[str, Any], wish: Scenario | None) -> None:
    """The map that the options name, else the first that suits; its buildings, or those that the scene names."""
    maps = [row for row in table.book.data.scenarios if suits(row, len(table.squads), table.book.house)]
    loud, table.loud = table.loud, False
    choose_map(table, wish or maps[0], "gkr/G24")
    table.loud = loud
    rubble = scene.get("rubble", {})
    if not isinstance(rubble, dict):
        raise BadScene("rubble", "is not an object")
    credits: dict[int, int] = {}
    if "buildings" in scene:
        for i, name in enumerate(items(scene, "buildings", "")):
            place = _hex(table, name, f"buildings[{i}]")
            if place in credits:
                raise BadScene(f"buildings[{i}]", f"{name} is there twice")
            credits[place] = STANDING
    else:
        credits = dict.fromkeys(table.hexes, STANDING)
    for name in rubble:
        place = _hex(table, name, f"rubble.{name}")
        if "buildings" in scene and place in credits:
            raise BadScene(f"rubble.{name}", "a building stands there")
        credits[place] = whole(rubble, name, 0, 0, len(table.squads) - 1, "rubble.")
    most = table.book.data.constants.buildings
    if len(credits) > most:
        raise BadScene("buildings", f"{len(credits)}, at most {most}")
    table.hexes = tuple(credits)
    table.credits = tuple(credits.values())
    for seat, squad in enumerate(table.squads):
        squad.tags = (0,) * len(table.hexes)
        squad.demolished = list(credits.values()).count(seat)
    table.survey()


def _hex(table: HeavyTable, name: Any, field: str) -> int:
    place = table.board.number(name.lower()) if isinstance(name, str) else NOWHERE
    if place == NOWHERE:
        raise BadScene(field, f"{name!r} is not a hex of the board")
    return place


def _check_board(table: HeavyTable) -> None:
    fault = crowding(table)
    places = [place for squad in table.squads for place in squad.at if place != RESERVE]
    if fault or len(set(places)) < len(places):
        raise BadScene("seats", fault or "two units stand on one hex")


def _set_units(table: HeavyTable, squad: Squad, seat: dict[str, Any], path: str) -> None:
    units = seat.get("units", {})
    if not isinstance(units, dict):
        raise BadScene(f"{path}units", "is not an object")
    for name, data in units.items():
        field = f"{path}units.{name}"
        if name not in UNITS:
            raise BadScene(field, f"is none of {', '.join(UNITS)}")
        if not isinstance(data, dict):
            raise BadScene(field, "is not an object")
        unit = UNITS.index(name)
        check_keys(data, ("at", "facing") if unit == HH else ("at", "hits"), f"{field}.")
        place = _hex(table, data.get("at"), f"{field}.at")
        if table.ground[place] >= CLOSED:
            raise BadScene(f"{field}.at", "a building stands there")
        taken = [at for other in table.squads for u, at in enumerate(other.at) if not (other is squad and u == unit)]
        if place in taken and not _will_move(table, place):
            raise BadScene(f"{field}.at", "two units on one hex")
        squad.put(unit, place)
        if unit == HH and "facing" in data:
            if data["facing"] not in DIRECTIONS:
                raise BadScene(f"{field}.facing", f"{data['facing']!r} is none of {', '.join(DIRECTIONS)}")
            squad.facing = DIRECTIONS.index(data["facing"])
        elif unit != HH:
            most = table.book.data.support_units[unit - 1].hit_points + squad.hit_points - 1
            squad.set_hits(unit, whole(data, "hits", 0, 0, most, f"{field}."))
    if squad.life() == 0:
        if units:
            raise BadScene(f"{path}units", "a destroyed Heavy Hitter has none")
        squad.at = (RESERVE,) * 4
        squad.fell = 1 + max([other.fell for other in table.squads])
    _set_tags(table, squad, seat, path)


def _will_move(table: HeavyTable, place: int) -> bool:
    """A Heavy Hitter on its start hex may still be told to stand elsewhere; crowding is looked at again at the end."""
    return any([squad.at[HH] == place for squad in table.squads])


def _set_tags(table: HeavyTable, squad: Squad, seat: dict[str, Any], path: str) -> None:
    tags = seat.get("tags", {})
    if not isinstance(tags, dict):
        raise BadScene(f"{path}tags", "is not an object")
    if tags and (squad.automatic or squad.fell):
        raise BadScene(f"{path}tags", "this seat has no tags")
    most = table.book.data.constants.tags_to_demolish - 1
    for name in tags:
        place = _hex(table, name, f"{path}tags.{name}")
        if place not in table.hexes or table.credits[table.hexes.index(place)] != STANDING:
            raise BadScene(f"{path}tags.{name}", "no building stands there")
        squad.set_tags(table.hexes.index(place), whole(tags, name, 0, 0, most, f"{path}tags."))
    if squad.tag_count() > table.book.data.constants.holo_boards_per_faction:
        raise BadScene(f"{path}tags", "more than there are")


# -- a seat --


def _set_powers(
    table: HeavyTable, squad: Squad, seat: dict[str, Any], path: str, pilot_wish: str, path_wish: str
) -> None:
    data = table.book.data
    for key, wish in (("pilot", pilot_wish), ("path", path_wish)):
        rows: Any = data.pilots if key == "pilot" else data.alternative_paths
        known = [row.id for row in rows]
        id = seat.get(key, wish or None)
        if id is None:
            continue
        if not isinstance(id, str) or id not in known:
            raise BadScene(f"{path}{key}", f"{id!r} is none of {', '.join(known)}")
        if table.book.house.is_solo():
            raise BadScene(f"{path}{key}", "there are none in solo")
        if key == "pilot":
            if rows[known.index(id)].faction != data.factions[squad.faction].id:
                raise BadScene(f"{path}pilot", f"{id} belongs to another faction")
            squad.pilot = known.index(id)
        else:
            if not table.book.house.paths:
                raise BadScene(f"{path}path", "the option paths is not on")
            if known.index(id) in [other.path for other in table.squads]:
                raise BadScene(f"{path}path", f"{id} is taken already")
            squad.path = known.index(id)
    tiles = [row.id for row in data.upgrade_tiles]
    for i, id in enumerate(items(seat, "upgrades", path)):
        if id not in tiles:
            raise BadScene(f"{path}upgrades[{i}]", f"{id!r} is none of {', '.join(tiles)}")
        if table.book.house.is_solo():
            raise BadScene(f"{path}upgrades[{i}]", "there are none in solo")
        bit = 1 << tiles.index(id)
        if not table.tiles & bit:
            raise BadScene(f"{path}upgrades[{i}]", f"{id} is there only once")
        table.tiles &= ~bit
        squad.upgrades |= bit
    squad.fame = whole(seat, "fame", 0, 0, 0 if table.book.house.is_solo() else MOST_FAME, path)
    squad.snared = flag(seat, "snared", path)
    squad.pilot_spent = flag(seat, "pilot_spent", path)
    squad.passed = flag(seat, "passed", path)
    squad.equip(table.book)


def _set_cards(table: HeavyTable, squad: Squad, seat: dict[str, Any], deck: list[int], path: str) -> None:
    """Cards that the seat names are taken out of its deck; the rest lies below."""
    left = list(deck)
    hand = [] if isinstance(seat.get("hand"), int) else _taken(table, seat, "hand", left, path)
    top = _taken(table, seat, "deck", left, path)
    piles: dict[str, Pile] = {}
    for key in ("discard", "damage"):
        blank = Pile() if squad.automatic else DISCARDS
        if squad.automatic and isinstance(seat.get(key), int):
            count = whole(seat, key, 0, 0, len(left), path)
            cards = [left.pop(table.chance.below(len(left))) for _ in range(count)]
        else:
            cards = _taken(table, seat, key, left, path)
        piles[key] = blank.add_all(tuple(cards))
    squad.discard, squad.damage = piles["discard"], piles["damage"]
    squad.deck = Pile(NOBODY, packed(left)).stacked(tuple(top))
    if squad.automatic:
        for key in ("hand", "sponsors"):
            if items(seat, key, path):
                raise BadScene(f"{path}{key}", "a solo opponent has none")
        whole(seat, "energy", 0, 0, 0, path)  # nor has it any Energy
        return
    squad.hand = squad.hand.add_all(tuple(hand))
    squad.energy = whole(seat, "energy", squad.energy_max, 0, 99, path)
    if "hand" not in seat or isinstance(seat["hand"], int):  # drawn: at its start value, or so many
        for _ in range(whole(seat, "hand", min(squad.hand_size, squad.deck.count()), 0, squad.deck.count(), path)):
            card, squad.deck = squad.deck.draw(table.chance)
            squad.hand = squad.hand.add(card)
    _set_sponsors(table, squad, seat, path)


def _taken(table: HeavyTable, seat: dict[str, Any], key: str, left: list[int], path: str) -> list[int]:
    found: list[int] = []
    for i, id in enumerate(items(seat, key, path)):
        number = table.book.data.card_number(id) if isinstance(id, str) else NOBODY
        if number < 0:
            raise BadScene(f"{path}{key}[{i}]", f"{id!r} is not a card we know")
        if number not in left:
            raise BadScene(f"{path}{key}[{i}]", f"the deck has no {id}, or not so many")
        left.remove(number)
        found.append(number)
    return found


def _set_sponsors(table: HeavyTable, squad: Squad, seat: dict[str, Any], path: str) -> None:
    limit = table.book.data.constants.sponsor_limit
    if isinstance(seat.get("sponsors"), int):
        for _ in range(whole(seat, "sponsors", 0, 0, min(limit, table.sponsor_deck.count()), path)):
            card, table.sponsor_deck = table.sponsor_deck.draw(table.chance)
            squad.sponsors = squad.sponsors.add(card)
        return
    count = len(items(seat, "sponsors", path))
    if count > limit:
        raise BadScene(f"{path}sponsors", f"{count}, at most {limit}")
    squad.sponsors = squad.sponsors.add_all(tuple(_sponsors_taken(table, seat, "sponsors", path)))


def _sponsors_taken(table: HeavyTable, data: dict[str, Any], key: str, path: str) -> list[int]:
    """Out of the deck that all draw from."""
    ids = [row.id for row in table.book.data.sponsor_cards]
    found: list[int] = []
    for i, id in enumerate(items(data, key, path)):
        if id not in ids:
            raise BadScene(f"{path}{key}[{i}]", f"{id!r} is none of {', '.join(ids)}")
        number = ids.index(id)
        if not table.sponsor_deck.has(number):
            raise BadScene(f"{path}{key}[{i}]", f"there is no {id} left")
        table.sponsor_deck = table.sponsor_deck.without(number)
        found.append(number)
    return found


# -- the round --


def _set_allies(table: HeavyTable, scene: dict[str, Any]) -> None:
    for i, pair in enumerate(items(scene, "allies", "")):
        if not isinstance(pair, (list, tuple)) or len(pair) != 2:
            raise BadScene(f"allies[{i}]", "is not a pair of seats")
        one, other = [whole({"seat": seat}, "seat", 0, 0, len(table.squads) - 1, f"allies[{i}].") for seat in pair]
        if table.book.house.alliances == "fixed":
            if table.sides[one] != table.sides[other]:
                raise BadScene(f"allies[{i}]", "teams are seats 0 and 2, and 1 and 3")
        elif table.book.house.alliances != "shifting":
            raise BadScene("allies", "the option alliances is not on")
        elif one == other or table.sides.count(table.sides[one]) > 1 or table.sides.count(table.sides[other]) > 1:
            raise BadScene(f"allies[{i}]", "a seat has one ally at most")
        else:
            low = min(one, other)
            table.sides = tuple([low if seat in (one, other) else side for seat, side in enumerate(table.sides)])


def _begin(table: HeavyTable, scene: dict[str, Any]) -> None:
    phase = one_of(scene, "phase", "deploy", BEGINNINGS)
    cap = table.book.house.round_cap or table.book.data.constants.stalled_rounds
    table.round = whole(scene, "round", 1, 1, cap, "")
    table.turns = table.round
    table.phase = phase
    if phase == "deploy":
        table.round -= 1  # the round is still to begin
    dice = items(scene, "dice", "")
    for i in range(len(dice)):
        whole({"die": dice[i]}, "die", 1, 1, 6, f"dice[{i}].")
    table.chance.load(tuple([die - 1 for die in dice]))
    standing = table.order()
    if len({table.sides[seat] for seat in standing}) < 2 or len(standing) < 2:
        raise BadScene("seats", "the game is over: nobody is left to fight")
    if table.book.house.alliances == "fixed" and len(standing) < 4:
        raise BadScene("seats", "the game is over: a Heavy Hitter is destroyed")
    if table.squads[table.glory].fell:
        raise BadScene("glory_hound", "this seat is out")
    _check_buildings(table)
    table.then_all(round_from(BEGINNINGS[phase]))


def _check_buildings(table: HeavyTable) -> None:
    """Nobody has won by demolition already."""
    numbers = table.book.data.constants
    fixed = table.book.house.alliances == "fixed"
    for seat in table.seats():
        if fixed:
            team = [s for s in table.squads if s is table.squads[seat] or s is table.squads[(seat + 2) % 4]]
            over = sum([s.demolished for s in team]) >= numbers.team_demolitions_to_win
            for building in range(len(table.hexes)):
                if sum([s.tags[building] for s in team]) >= numbers.tags_to_demolish:
                    raise BadScene(f"seats[{seat}].tags", "the team has enough tags to demolish a building")
        else:
            over = table.squads[seat].demolished >= numbers.demolitions_to_win
        if over:
            raise BadScene("rubble", "somebody has won by demolition")
