"""Every game that must keep the kernel's promises, and ways to play them without knowing their rules."""

from json import dumps, loads
from typing import TYPE_CHECKING, Any, Final

import baffe
from baffe.games import GAMES as SHIPPED
from baffe.games.duel.board import NOWHERE, TOKENS, TRACKS, in_spotlight, is_flipped, left_of, spots_for, track_of
from baffe.games.duel.cards import CARDS
from baffe.games.duel.monsters import MONSTERS
from baffe.games.tokyo.cards import BASE_DECK
from baffe.games.tokyo.modules.halloween.costumes import COSTUMES
from baffe.kernel import record as _record
from baffe.kernel import save as _save
from baffe.kernel.agenda import Decision
from baffe.kernel.chance import Chance, seeded
from baffe.kernel.game import Game, Start, begin
from baffe.kernel.table import Table

if TYPE_CHECKING or not baffe.compiled:
    from tests.tiny.ambush import Ambush
    from tests.tiny.hexwalk import Hexwalk
else:  # compiled classes can only be extended by compiled ones
    from baffe_tiny.ambush import Ambush
    from baffe_tiny.hexwalk import Hexwalk

GAMES: Final[dict[str, Game]] = {**SHIPPED, "ambush": Ambush(), "hexwalk": Hexwalk()}
MODULES: Final = ("cultists", "tower", "halloween")
AUTOBOTS: Final = ("normal", "hard")  # behind a plus sign as modules are
CASES: Final = (  # names of games, with modules or the Autobot behind a plus sign
    *[(name, seats) for name, game in GAMES.items() for seats in range(game.fewest, game.most + 1)],
    ("tokyo+halloween", 2),
    ("tokyo+cultists+halloween", 3),
    ("tokyo+cultists+tower", 4),
    ("tokyo+tower+halloween", 5),
    ("duel+normal", 2),
    ("duel+hard", 2),
)
MOODS: Final = ("any", "busy", "lazy", "first", "last")
PASSES: Final = ("stop", "done", "no", "take", "stay", "pass", "rest", "throw", "leave")  # words that let things go on


def deal(name: str, seats: int, seed: int, loud: bool = True) -> Table:
    return begin(GAMES[name.partition("+")[0]], Start(seats, seed, options_of(name), None), loud)


def options_of(name: str) -> dict[str, Any]:
    """The options that a case names."""
    switched_on = name.split("+")[1:]
    if not switched_on:
        return {}
    return {"autobot": switched_on[0]} if switched_on[0] in AUTOBOTS else {"modules": switched_on}


def set_up(name: str, scene: dict[str, Any], loud: bool = True) -> Table:
    return begin(GAMES[name], Start(0, 0, {}, scene), loud)


def replay(text: str, count: int | None = None, loud: bool = True) -> Table:
    return _record.replay(text, GAMES, loud, count)


def load(data: Any) -> Table:
    return _save.load(data, GAMES)


def pick(table: Table, chance: Chance, mood: str = "any") -> tuple[Decision, str]:
    """One of the open questions and an answer to it."""
    questions = table.decisions
    asked = questions[chance.below(len(questions))]
    options = asked.options
    if mood == "first":
        return asked, options[0]
    if mood == "last":
        return asked, options[-1]
    if mood == "busy" and chance.below(8):
        options = tuple([word for word in options if word not in PASSES]) or options
    elif mood == "lazy" and chance.below(8):
        options = tuple([word for word in options if word in PASSES]) or options
    return asked, options[chance.below(len(options))]


def step(table: Table, chance: Chance, mood: str = "any") -> None:
    asked, word = pick(table, chance, mood)
    table.play(word, asked.seat, asked.number)


def wander(table: Table, chance: Chance, steps: int) -> Table:
    """Play on at random, to the end if it comes first."""
    for _ in range(steps):
        if not table.decisions:
            break
        step(table, chance)
    return table


def middle(name: str, seats: int, seed: int, steps: int) -> Table:
    """A table in the middle of a game, with one question open."""
    chance = seeded(seed)
    while True:
        table = wander(deal(name, seats, seed), chance, steps)
        if len(table.decisions) == 1:
            return table
        seed += 1


def some_modules(chance: Chance) -> list[str]:
    """None half of the time, or any of them."""
    return [] if chance.below(2) else [name for name in MODULES if chance.below(3)]


def crowded(chance: Chance, seats: int, modules: bool = True) -> dict[str, Any]:
    """A scene of tokyo in which everybody has cards and energy, so that every card is met."""
    deck = [card.id for card in BASE_DECK]
    keeps = [card.id for card in BASE_DECK if card.keep]
    monsters: list[dict[str, Any]] = []
    for _ in range(seats):
        cards = [keeps.pop(chance.below(len(keeps))) for _ in range(3 + chance.below(4))]
        monsters.append(
            {
                "hearts": 1 + chance.below(10),
                "stars": chance.below(14),
                "energy": chance.below(25),
                "poison": chance.below(3) // 2,
                "shrink": chance.below(3) // 2,
                "cards": cards,
            }
        )
    for monster in monsters:
        for card in monster["cards"]:
            deck.remove(card)
    _mimic(chance, monsters)
    if chance.below(4):
        monsters[chance.below(seats)]["place"] = "city"
        outside = [monster for monster in monsters if "place" not in monster]
        if seats > 4 and chance.below(4):
            outside[chance.below(len(outside))]["place"] = "bay"
    scene: dict[str, Any] = {"seats": monsters, "seed": chance.below(2**64), "turn": chance.below(seats)}
    scene["step"] = ("start", "roll", "roll", "resolve", "buy", "end")[chance.below(6)]
    scene["market"] = [deck.pop(chance.below(len(deck))) for _ in range(3)]
    scene["deck"] = [deck.pop(chance.below(len(deck))) for _ in range(chance.below(3))]
    scene["discard"] = [deck.pop(chance.below(len(deck))) for _ in range(chance.below(6))]
    if chance.below(4) == 0:
        scene["deck_exact"] = True  # the discard pile is shuffled soon
    if modules:
        _switch_on(chance, scene, some_modules(chance))
    return dict(loads(dumps(scene, sort_keys=True)))


def _switch_on(chance: Chance, scene: dict[str, Any], modules: list[str]) -> None:
    """Some monsters have tiles of Cultists, most wear costumes; both lower levels of the tower often have owners."""
    if not modules:
        return
    scene["options"] = {"modules": modules}
    monsters = scene["seats"]
    if "cultists" in modules:
        for monster in monsters:
            monster["cultists"] = chance.below(4)
    if "tower" in modules:
        for level in (1, 2):
            if chance.below(4):
                monsters[chance.below(len(monsters))].setdefault("tower", []).append(level)
    if "halloween" in modules:
        costumes = [card.id for card in COSTUMES]
        for monster in monsters:
            worn = [costumes.pop(chance.below(len(costumes))) for _ in range(chance.below(3))]
            monster["cards"] = [*worn[:1], *monster["cards"], *worn[1:]]
            if "zombie" in worn and chance.below(2):
                monster["hearts"] = 0
        scene["market"][0] = costumes.pop() if costumes else scene["market"][0]


def _mimic(chance: Chance, monsters: list[dict[str, Any]]) -> None:
    """Half of the time a Mimic in play already copies something."""
    others = [(seat, card) for seat, monster in enumerate(monsters) for card in monster["cards"] if card != "mimic"]
    for monster in monsters:
        if "mimic" in monster["cards"] and chance.below(2):
            seat, card = others[chance.below(len(others))]
            monster["cards"][monster["cards"].index("mimic")] = {"id": "mimic", "copies": card, "of": seat}


def crowded_duel(chance: Chance) -> dict[str, Any]:
    """A scene of duel in which both sides have cards and energy and tokens lie about, so that every card is met."""
    deck = [card.id for card in CARDS]
    keeps = [card.id for card in CARDS if card.keep]
    autobot = ("", "", "normal", "hard")[chance.below(4)]
    monsters = list(MONSTERS)
    sides: list[dict[str, Any]] = []
    for seat in range(2):
        monster = monsters.pop(chance.below(len(monsters)))
        side: dict[str, Any] = {
            "monster": monster,
            "hearts": 1 + chance.below(MONSTERS[monster].hearts),
            "energy": chance.below(20),
            "fewer": chance.below(8) // 7,
        }
        if not (autobot and seat == 1):
            side["tokens"] = chance.below(3)
            side["dominated"] = chance.below(8) // 7
            side["cards"] = [keeps.pop(chance.below(len(keeps))) for _ in range(3 + chance.below(5))]
            for card in side["cards"]:
                deck.remove(card)
        sides.append(side)
    turn = chance.below(2)
    steps = (
        ("start", "roll", "resolve", "end") if autobot and turn else ("start", "roll", "roll", "resolve", "buy", "end")
    )
    scene: dict[str, Any] = {"seats": sides, "seed": chance.below(2**64), "turn": turn}
    scene["step"] = steps[chance.below(len(steps))]
    _scatter(chance, scene)
    scene["row"] = [deck.pop(chance.below(len(deck))) for _ in range(3)]
    scene["deck"] = [deck.pop(chance.below(len(deck))) for _ in range(chance.below(3))]
    scene["discard"] = [deck.pop(chance.below(len(deck))) for _ in range(chance.below(6))]
    if chance.below(4) == 0:
        scene["deck_exact"] = True  # the row runs empty, or the discard pile is shuffled
    scene["options"] = {"reshuffle": not chance.below(3), "first_hit_loses": not chance.below(3)}
    if autobot:
        scene["options"]["autobot"] = autobot
    return dict(loads(dumps(scene, sort_keys=True)))


def _scatter(chance: Chance, scene: dict[str, Any]) -> None:
    """Markers somewhere without a winner, and some tokens, none of them in a marker's way."""
    while True:
        markers = (2 * (chance.below(11) - 5), 2 * (chance.below(11) - 5))
        if not any([in_spotlight(markers[0], seat) and in_spotlight(markers[1], seat) for seat in (0, 1)]):
            break
    scene["fame"], scene["destruction"] = markers[0] // 2, markers[1] // 2
    kings = "the_king" in [side["monster"] for side in scene["seats"]]
    buzz = NOWHERE
    lying: dict[str, Any] = {}
    for i, token in enumerate(TOKENS):
        king = token.id.startswith("king")
        free = spots_for(buzz, i, markers)
        if free and chance.below(2) and (kings or not king):
            at = free[chance.below(len(free))]
            buzz = (*buzz[:i], at, *buzz[i + 1 :])
            place = {"track": TRACKS[track_of(at)], "at": left_of(at), "flipped": is_flipped(at)}
            if king:
                lying.setdefault("king", []).append(place)
            else:
                lying[token.id] = place
    scene["buzz"] = lying
