"""Every game that must keep the kernel's promises, and ways to play them without knowing their rules."""

from json import dumps, loads
from typing import TYPE_CHECKING, Any, Final

import baffe
from baffe.games import GAMES as SHIPPED
from baffe.games.tokyo.cards import BASE_DECK
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
MODULES: Final = ("cultists", "tower")
CASES: Final = (  # names of games, with modules behind a plus sign
    *[(name, seats) for name, game in GAMES.items() for seats in range(game.fewest, game.most + 1)],
    ("tokyo+cultists", 3),
    ("tokyo+tower", 5),
    ("tokyo+cultists+tower", 2),
    ("tokyo+cultists+tower", 4),
)
MOODS: Final = ("any", "busy", "lazy", "first", "last")
PASSES: Final = ("stop", "done", "no", "take", "stay", "pass", "rest")  # words that let things go on


def deal(name: str, seats: int, seed: int, loud: bool = True) -> Table:
    game, *modules = name.split("+")
    return begin(GAMES[game], Start(seats, seed, {"modules": modules} if modules else {}, None), loud)


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
    """Some monsters have tiles of Cultists; both lower levels of the tower often have owners."""
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


def _mimic(chance: Chance, monsters: list[dict[str, Any]]) -> None:
    """Half of the time a Mimic in play already copies something."""
    others = [(seat, card) for seat, monster in enumerate(monsters) for card in monster["cards"] if card != "mimic"]
    for monster in monsters:
        if "mimic" in monster["cards"] and chance.below(2):
            seat, card = others[chance.below(len(others))]
            monster["cards"][monster["cards"].index("mimic")] = {"id": "mimic", "copies": card, "of": seat}
