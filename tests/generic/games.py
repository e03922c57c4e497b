"""Every game that must keep the kernel's promises, and ways to play them without knowing their rules."""

from typing import Any, Final

import pytest

from baffe.kernel import record as _record
from baffe.kernel import save as _save
from baffe.kernel.agenda import Decision
from baffe.kernel.chance import Chance, seeded
from baffe.kernel.game import Game, Start, begin
from baffe.kernel.table import Table
from tests.houses import HOUSES
from tests.houses.duel import crowded as crowded_duel
from tests.houses.house import House
from tests.houses.tokyo import crowded

__all__ = [
    "crowded", "crowded_duel",  # of one game each, for those who want that game
]  # fmt: skip

GAMES: Final[dict[str, Game]] = {name: house.game for name, house in HOUSES.items()}
CASES: Final = (  # names of games, with options behind a plus sign
    *[case for house in HOUSES.values() for case in house.cases()],
    *[case for house in HOUSES.values() for case in house.special_cases()],
)
# For long tests: all cases in `make prove`, else some.
SOME_CASES: Final = tuple(
    [case if n % 3 == 0 else pytest.param(*case, marks=pytest.mark.prove) for n, case in enumerate(CASES)]
)
CROWDED: Final = tuple([name for name, house in HOUSES.items() if house.crowded(seeded(0), house.game.fewest)])
MOODS: Final = ("any", "busy", "lazy", "first", "last")
PASSES: Final = (  # words that let things go on
    "stop", "done", "no", "take", "stay", "pass", "pass:round", "rest", "throw", "leave", "hold", "commit:none",
)  # fmt: skip


def house_of(table: Table) -> House:
    return HOUSES[table.game.name]


def deal(name: str, seats: int, seed: int, loud: bool = True) -> Table:
    return _begun(name.partition("+")[0], seats, seed, options_of(name), None, loud)


def _begun(
    name: str, seats: int, seed: int, options: dict[str, Any], scene: dict[str, Any] | None, loud: bool
) -> Table:
    game = GAMES[name]
    return begin(game, Start(seats, seed, options, scene, game.rules), loud)


def options_of(name: str) -> dict[str, Any]:
    """The options that a case names."""
    game, *variant = name.split("+")
    return HOUSES[game].options(variant) if variant else {}


def crowd(name: str, chance: Chance, seats: int, loud: bool = True) -> Table:
    """A crowded scene of that game with so many seats, or the nearest number that it allows."""
    house = HOUSES[name]
    scene = house.crowded(chance, min(max(seats, house.game.fewest), house.game.most))
    assert scene is not None, f"{name} has no crowded scenes"
    return set_up(name, scene, loud)


def set_up(name: str, scene: dict[str, Any], loud: bool = True) -> Table:
    return _begun(name, 0, 0, {}, scene, loud)


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
    """A table in the middle of a game, with one question open; of a game that asks all seats at once, its deal."""
    if HOUSES[name.partition("+")[0]].asks_together:
        return deal(name, seats, seed)
    chance = seeded(seed)
    while True:
        table = wander(deal(name, seats, seed), chance, steps)
        if len(table.decisions) == 1:
            return table
        seed += 1
