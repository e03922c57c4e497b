"""Scenes: any legal position in a few words. What is left out has its start value."""

from typing import Any, Final

from baffe.games.duel.autobot import is_autobot
from baffe.games.duel.board import (
    KING,
    NO_TOKEN,
    NOWHERE,
    TOKENS,
    TRACKS,
    VICTORY,
    in_spotlight,
    spot,
    spots_for,
    token_of,
)
from baffe.games.duel.cards import NUMBERS
from baffe.games.duel.dice import DICE
from baffe.games.duel.fault import between_spaces, board_fault
from baffe.games.duel.figures import MONSTERS
from baffe.games.duel.monster import BOTH, MOST_TOKENS
from baffe.games.duel.options import house_of
from baffe.games.duel.rulebook import rulebook
from baffe.games.duel.staging import FewerThrows, SceneRoll
from baffe.games.duel.table import ROW, DuelTable
from baffe.kernel.chance import LARGEST_SEED, seeded
from baffe.kernel.figures import checked_figures, seated_figures
from baffe.kernel.pile import NO_CARD, Pile
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
from baffe.kernel.seat import Seat

KEYS: Final = (
    "options", "seed", "seats", "turn", "fame", "destruction", "buzz", "row", "deck", "deck_exact", "discard",
    "throws_left", "rolls_left", "dice", "step", "first_turn",
)  # fmt: skip
SEAT_KEYS: Final = ("monster", "hearts", "energy", "cubes", "tokens", "cards", "fewer", "dominated")
# where in the turn of a person, and of the Autobot, each of them begins
BEGINNINGS: Final[dict[str, tuple[str, str]]] = {
    "start": ("start_turn", "start_turn"),
    "roll": ("count_dice", "auto_throw"),
    "resolve": ("roll_final", "auto_resolve"),
    "buy": ("open_shop", ""),
    "end": ("end_turn", "end_turn"),
}
THROWS: Final = ("throws_left", "rolls_left")  # Duel's own word, and the one that all games share


def set_scene(table: DuelTable, scene: dict[str, Any]) -> None:
    seats = checked_seats(table.game, scene, KEYS, SEAT_KEYS)
    options = checked_options(scene)
    try:
        table.book = rulebook(
            house_of({key: value for key, value in options.items() if key != "monsters"}), table.rules
        )
        wanted = checked_figures(options, "monsters", 2, tuple(MONSTERS))
    except Refused as refused:
        raise BadScene(f"options.{refused.field}", refused.reason) from refused
    table.chance = seeded(whole(scene, "seed", 0, 0, LARGEST_SEED - 1, ""))
    table.lay_out([MONSTERS[name] for name in seated_figures(seats, wanted, tuple(MONSTERS))])
    for i, seat in enumerate(seats):
        _set_side(table, seat, Seat(i))
    _set_cards(table, scene)
    table.markers = (_place(scene, "fame"), _place(scene, "destruction"))
    if any([in_spotlight(table.markers[0], seat) and in_spotlight(table.markers[1], seat) for seat in BOTH]):
        raise BadScene("destruction", "both markers are in the Spotlight of one side: that game is over")
    _set_buzz(table, scene)
    for track, name in enumerate(TRACKS):
        if between_spaces(table, track):
            raise BadScene(name, f"{scene[name]!r} is a space only inside a token that inserts one")
    fault = board_fault(table)
    if fault:
        raise BadScene("buzz", fault)
    table.first_turn = flag(scene, "first_turn")
    _set_turn(table, scene)


def _set_side(table: DuelTable, data: dict[str, Any], seat: Seat) -> None:
    path = f"seats[{seat}]."
    side = table.sides[seat]
    side.hearts = whole(data, "hearts", side.hearts, 1, table.most_hearts(seat), path)
    side.energy = _energy(table, data, seat, path)
    side.tokens = whole(data, "tokens", 0, 0, MOST_TOKENS, path)
    side.fewer = whole(data, "fewer", 0, 0, 99, path)
    side.dominated = whole(data, "dominated", 0, 0, 9, path)
    held: list[int] = []
    for j, card in enumerate(items(data, "cards", path)):
        number = _take(table, card, f"{path}cards[{j}]")
        if not table.book.cards[number].keep:
            raise BadScene(f"{path}cards[{j}]", f"{card} cannot be kept")
        held.append(number)
    side.hold(tuple(held), table.book.cards)
    if is_autobot(table, seat):
        for key in ("cards", "tokens"):
            if data.get(key):
                raise BadScene(path + key, "the Autobot never has any")


def _energy(table: DuelTable, data: dict[str, Any], seat: Seat, path: str) -> int:
    """The Autobot's cubes are its energy, whichever of the two names a scene uses."""
    energy = whole(data, "energy", 0, 0, 999, path)
    cubes = whole(data, "cubes", 0, 0, 999, path)
    if not is_autobot(table, seat):
        if cubes:
            raise BadScene(path + "cubes", "only the Autobot has cubes")
        return energy
    if energy and "cubes" in data and energy != cubes:
        raise BadScene(path + "cubes", f"the Autobot's energy are its cubes: {energy} or {cubes}")
    return energy or cubes


def _set_cards(table: DuelTable, scene: dict[str, Any]) -> None:
    row = items(scene, "row", "")
    if len(row) > ROW:
        raise BadScene("row", f"has {ROW} slots, not {len(row)}")
    table.row = tuple([_take(table, card, f"row[{i}]") for i, card in enumerate(row)])
    top = tuple([_take(table, card, f"deck[{i}]") for i, card in enumerate(items(scene, "deck", ""))])
    for i, card in enumerate(items(scene, "discard", "")):
        table.discard = table.discard.add(_take(table, card, f"discard[{i}]"))
    if "row" not in scene:  # a row at its start value is drawn from the rest
        loud, table.loud = table.loud, False
        table.fill_row("duel/D3")
        table.loud = loud
    table.deck = (Pile() if flag(scene, "deck_exact") else table.deck).stacked(top)


def _take(table: DuelTable, card: Any, field: str) -> int:
    number = NUMBERS.get(card, NO_CARD) if isinstance(card, str) else NO_CARD
    if number == NO_CARD:
        raise BadScene(field, f"{card!r} is not a card we know")
    if not table.deck.has(number):
        raise BadScene(field, f"there is only one {card}")
    table.deck = table.deck.without(number)
    return number


def _place(scene: dict[str, Any], track: str) -> int:
    value = scene.get(track, 0)
    if isinstance(value, bool) or not isinstance(value, (int, float)):
        raise BadScene(track, f"{value!r} is not a space")
    if not -VICTORY < 2 * value < VICTORY:
        raise BadScene(track, f"{value!r} is not a space where a game goes on")
    if 2 * value != int(2 * value):
        raise BadScene(track, f"{value!r} is not a space")
    return int(2 * value)


def _set_buzz(table: DuelTable, scene: dict[str, Any]) -> None:
    buzz = scene.get("buzz", {})
    if not isinstance(buzz, dict):
        raise BadScene("buzz", "is not an object")
    for id, data in buzz.items():
        if id == "king":
            if not isinstance(data, list) or len(data) > 2:
                raise BadScene("buzz.king", "is a list of up to 2 places")
            for i, one in enumerate(data):
                _put(table, KING[i], one, f"buzz.king[{i}]")
        elif token_of(str(id)) == NO_TOKEN:
            raise BadScene(f"buzz.{id}", "is not a token we know")
        else:
            _put(table, token_of(str(id)), data, f"buzz.{id}")


def _put(table: DuelTable, token: int, data: Any, field: str) -> None:
    if not isinstance(data, dict):
        raise BadScene(field, "is not an object")
    check_keys(data, ("track", "at", "flipped"), field + ".")
    track = data.get("track")
    if track not in TRACKS:
        raise BadScene(field + ".track", f"{track!r} is none of {', '.join(TRACKS)}")
    at = whole(data, "at", 0, -7, 7, field + ".")
    flipped = flag(data, "flipped", field + ".")
    wanted = spot(TRACKS.index(track), at, flipped)
    if wanted not in spots_for(NOWHERE, token, (1, 1)):
        raise BadScene(field, f"{TOKENS[token].id} does not fit there")
    table.buzz = (*table.buzz[:token], wanted, *table.buzz[token + 1 :])


def _set_turn(table: DuelTable, scene: dict[str, Any]) -> None:
    table.active = Seat(whole(scene, "turn", 0, 0, 1, ""))
    step = one_of(scene, "step", "roll", BEGINNINGS)
    table.chance.load(faces(scene, DICE))
    throws = [key for key in THROWS if key in scene]
    if len(throws) > 1:
        raise BadScene("rolls_left", "says the same as throws_left: name one of them")
    if throws and step != "roll":
        raise BadScene(throws[0], f"makes no sense with step {step}")
    if is_autobot(table, table.active):
        if step == "buy":
            raise BadScene("step", "the Autobot never buys")
        if throws:
            raise BadScene(throws[0], "the Autobot throws by its rule")
    table.turns = 0 if step == "start" else 1
    if step in ("buy", "end"):
        table.phase = step
    begins_at = BEGINNINGS[step][is_autobot(table, table.active)]
    if step == "resolve":
        table.then(SceneRoll())
    elif throws:
        table.then(FewerThrows(whole(scene, throws[0], 2, 0, 3, "")))
        begins_at = "spend_tokens"
    table.then_all(table.book.turn_from(table.active, begins_at))
