"""Scenes: any legal position in a few words, for tests, puzzles and reports. What is left out has its start value."""

from typing import Any, Final

from baffe.games.tokyo.card import fresh
from baffe.games.tokyo.dice import DICE
from baffe.games.tokyo.monster import BAY, CITY, GOAL, PLACES
from baffe.games.tokyo.options import checked_rulebook
from baffe.games.tokyo.rolling import dice_of, throw
from baffe.games.tokyo.rulebook import MODULES
from baffe.games.tokyo.staging import SceneRoll
from baffe.games.tokyo.table import TokyoTable
from baffe.games.tokyo.turn import open_turn
from baffe.kernel.chance import LARGEST_SEED, seeded
from baffe.kernel.figures import checked_figures, seated_figures
from baffe.kernel.pile import DISCARDS, Pile
from baffe.kernel.refusal import BadScene, Refused
from baffe.kernel.scenery import (
    check_keys,
    checked_options,
    checked_seats,
    faces,
    flag,
    items,
    one_of,
    whole,
)
from baffe.kernel.seat import NOBODY, Seat

KEYS: Final[tuple[str, ...]] = (
    "options", "seed", "seats", "turn", "market", "deck", "deck_exact", "discard", "rolls_left", "dice", "step",
)  # fmt: skip
SEAT_KEYS: Final[tuple[str, ...]] = (
    "monster", "hearts", "stars", "energy", "place", "poison", "shrink", "cards",
) + tuple([power.key for module in MODULES.values() for power in module.innate()])  # fmt: skip
FIRST_STEPS: Final = {  # the last step of the turn that is over
    "start": "",
    "roll": "before_rolling",
    "resolve": "dice_set",
    "buy": "enter",
    "end": "open_shop",
}


def set_scene(table: TokyoTable, scene: dict[str, Any]) -> None:
    seats = checked_seats(table.game, scene, KEYS, SEAT_KEYS)
    options = checked_options(scene)
    if "first" in options:
        raise BadScene("options.first", "a scene says by `turn` whose turn it is")
    try:
        table.book = checked_rulebook(len(seats), options, table.rules)
        wanted = checked_figures(options, "monsters", len(seats), table.book.monsters)
    except Refused as refused:
        raise BadScene(f"options.{refused.field}", refused.reason) from refused
    table.chance = seeded(whole(scene, "seed", 0, 0, LARGEST_SEED - 1, ""))
    table.lay_out(seated_figures(seats, wanted, table.book.monsters))
    _set_cards(table, scene, seats)
    for i, seat in enumerate(seats):
        _set_monster(table, seat, Seat(i))
    _check_places(table)
    _check_innate(table)
    _set_turn(table, scene)


def _set_cards(table: TokyoTable, scene: dict[str, Any], seats: list[Any]) -> None:
    """Cards in front of monsters, market, top of the deck, discard pile; the rest is shuffled below."""
    for i, seat in enumerate(seats):
        for j, card in enumerate(items(seat, "cards", f"seats[{i}].")):
            _give(table, Seat(i), card, f"seats[{i}].cards[{j}]")
    for i, seat in enumerate(seats):
        for j, card in enumerate(items(seat, "cards", f"seats[{i}].")):
            if isinstance(card, dict) and card.get("copies") is not None:
                _copy(table, Seat(i), j, card, f"seats[{i}].cards[{j}]")
    market = items(scene, "market", "")
    if len(market) > 3:
        raise BadScene("market", f"has 3 slots, not {len(market)}")
    table.market = tuple([_take(table, card, f"market[{i}]") for i, card in enumerate(market)])
    top = tuple([_take(table, card, f"deck[{i}]") for i, card in enumerate(items(scene, "deck", ""))])
    discard = [_take(table, card, f"discard[{i}]") for i, card in enumerate(items(scene, "discard", ""))]
    table.discard = DISCARDS.add_all(tuple(discard))
    if "market" not in scene:  # at its start value it is drawn from the rest
        loud, table.loud = table.loud, False
        table.fill_market()
        table.loud = loud
        table.fresh = ()
    loose = b"" if flag(scene, "deck_exact") else table.deck.cards
    table.deck = Pile(NOBODY, loose, top, (0,) * len(top))


def _take(table: TokyoTable, card_id: Any, field: str) -> int:
    """A copy of that card out of the deck."""
    numbers = table.book.numbers_of(card_id) if isinstance(card_id, str) else []
    if not numbers:
        raise BadScene(field, f"{card_id!r} is not a card we know")
    for number in numbers:
        if table.deck.has(number):
            table.deck = table.deck.without(number)
            return number
    raise BadScene(field, f"there are only {len(numbers)} of {card_id}")


def _give(table: TokyoTable, seat: Seat, data: Any, field: str) -> None:
    card_id: Any = data
    tokens: int | None = None
    if isinstance(data, dict):
        check_keys(data, ("id", "tokens", "copies", "of"), field + ".")
        card_id = data.get("id")
        if data.get("of") is not None and data.get("copies") is None:
            raise BadScene(field + ".of", "says whose card is copied, but not which")
        if "tokens" in data:
            tokens = whole(data, "tokens", 0, 1, 99, field + ".")
    number = _take(table, card_id, field)
    card = table.book.cards[number]
    if not card.keep:
        raise BadScene(field, f"{card_id} cannot be kept")
    if tokens is not None and tokens > card.tokens and not data.get("copies"):
        raise BadScene(field + ".tokens", f"{card_id} holds at most {card.tokens}")
    held = fresh(number, seat, card)
    monster = table.monsters[seat]
    monster.hold((*monster.cards, held if tokens is None else held.with_tokens(tokens)))


def _copy(table: TokyoTable, seat: Seat, at: int, data: dict[str, Any], field: str) -> None:
    it = table.monsters[seat].cards[at]
    of = whole(data, "of", seat, 0, len(table.monsters) - 1, field + ".")
    if not it.card.copies_others:
        raise BadScene(field + ".copies", f"{it.card.id} does not copy cards")
    for target in table.monsters[of].cards:
        if target.card.id == data["copies"] and target.card.copyable:
            tokens = it.tokens if "tokens" in data else target.card.tokens
            if tokens > target.card.tokens:
                raise BadScene(field + ".tokens", f"a copy of {target.card.id} holds at most {target.card.tokens}")
            cards = list(table.monsters[seat].cards)
            cards[at] = it.copying(target, tokens)
            table.monsters[seat].hold(tuple(cards))
            return
    raise BadScene(field + ".copies", f"seat {of} has no {data['copies']!r} to copy")


def _set_monster(table: TokyoTable, data: dict[str, Any], seat: Seat) -> None:
    path = f"seats[{seat}]."
    monster = table.monsters[seat]
    most = table.most_hearts(seat)
    monster.hearts = whole(data, "hearts", 10, 0, most, path)
    monster.stars = whole(data, "stars", 0, 0, GOAL, path)
    monster.energy = whole(data, "energy", 0, 0, 999, path)
    monster.poison = whole(data, "poison", 0, 0, 99, path)
    monster.shrink = whole(data, "shrink", 0, 0, 99, path)
    place = data.get("place", "outside")
    if place not in PLACES:
        raise BadScene(path + "place", f"{place!r} is not a place")
    monster.place = PLACES.index(place)
    _set_innate(table, data, seat, path)
    if monster.hearts == 0 and not table.is_undying(seat):
        for key in ("stars", "energy", "poison", "shrink", "cards", "place"):
            if data.get(key, 0) not in (0, [], "outside"):
                raise BadScene(path + key, "an eliminated monster owns nothing")
        for power in table.book.innate:
            if data.get(power.key, power.nothing) != power.nothing:
                raise BadScene(path + power.key, "an eliminated monster owns nothing")
        monster.out = True
        table.living -= 1


def _set_innate(table: TokyoTable, data: dict[str, Any], seat: Seat, path: str) -> None:
    """The keys of modules; those of modules that are not on may only say that there is nothing."""
    tokens: list[int] = []
    for power in table.book.innate:
        value = data.get(power.key, power.nothing)
        tokens.append(power.read(value))
        if tokens[-1] < 0:
            raise BadScene(path + power.key, f"{value!r} makes no sense")
    monster = table.monsters[seat]
    monster.innate = table.book.innate_powers(seat, tuple(tokens))
    monster.hold(monster.cards)
    on = [power.key for power in table.book.innate]
    for module in MODULES.values():
        for power in module.innate():
            if power.key not in on and data.get(power.key, power.nothing) != power.nothing:
                raise BadScene(path + power.key, f"needs the module {module.name}")


def _check_innate(table: TokyoTable) -> None:
    for i, power in enumerate(table.book.innate):
        taken = 0
        for seat, monster in enumerate(table.monsters):
            if not power.shared and monster.innate[i].tokens & taken:
                raise BadScene(f"seats[{seat}].{power.key}", "somebody else has the same")
            taken |= monster.innate[i].tokens


def _check_places(table: TokyoTable) -> None:
    for place in (CITY, BAY):
        there = [seat for seat, monster in enumerate(table.monsters) if monster.place == place]
        if len(there) > 1:
            raise BadScene(f"seats[{there[1]}].place", f"two monsters stand in the {PLACES[place]}")
        if there and place == BAY and not table.bay_is_open():
            raise BadScene(f"seats[{there[0]}].place", "Tokyo Bay is open while more than four monsters live")


def _set_turn(table: TokyoTable, scene: dict[str, Any]) -> None:
    table.active = table.anchor = Seat(whole(scene, "turn", 0, 0, len(table.monsters) - 1, ""))
    if table.monsters[table.active].out:
        raise BadScene("turn", f"seat {table.active} is eliminated")
    table.chance.load(faces(scene, DICE))
    step = one_of(scene, "step", "roll", FIRST_STEPS)
    if step != "start":
        open_turn(table)
    steps = list(table.book.turn_after(FIRST_STEPS[step]))
    if "rolls_left" in scene:
        if step not in ("start", "roll"):
            raise BadScene("rolls_left", f"there are no Rolls at the step {step}")
        rolls = whole(scene, "rolls_left", 2, 0, 99, "")
        steps[[one.name for one in steps].index("first_roll")] = SceneRoll(rolls)
    for one in steps:
        table.then(one)
    if step == "resolve":
        throw(table, 0, dice_of(table))
    elif step == "end":
        table.phase = table.book.phase_after_shop
