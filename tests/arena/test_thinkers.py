"""The levels that think ahead: exact dice, a learned value, the same answer everywhere."""

from typing import Any

import pytest

import baffe
from baffe.arena.simulate import simulate
from baffe.bots import Eyes, make
from baffe.bots.search.thoughts import Thoughts
from baffe.bots.search.weights import shipped
from baffe.bots.thinking import answer, imagined
from baffe.games import GAMES
from baffe.kernel.chance import seeded
from baffe.kernel.search import Budget

LEVELS = ("tactician", "titan")


def answer_to(name: str, seats: list[dict[str, Any]], **scene: Any) -> str:
    table = baffe.scene("tokyo", {"seats": seats, **scene})
    decision = table.decision
    assert decision is not None
    return make("tokyo", name, 1).choose(decision, Eyes(table, decision.seat))


@pytest.mark.parametrize("name", LEVELS)
def test_stars_that_win_are_kept(name: str) -> None:
    dice = ["1", "1", "1", "energy", "heart", "smash"]
    assert answer_to(name, [{"stars": 19}, {"hearts": 10}], dice=dice, rolls_left=2) == "stop"


@pytest.mark.parametrize("name", LEVELS)
def test_smashes_that_win_are_kept(name: str) -> None:
    dice = ["1", "2", "3", "energy", "smash", "smash"]
    word = answer_to(name, [{}, {"hearts": 2, "place": "city"}], dice=dice, rolls_left=2)
    assert word == "stop"


@pytest.mark.parametrize("name", LEVELS)
def test_the_card_that_wins_is_bought(name: str) -> None:
    scene = {"market": ["heal", "skyscraper", "jets"], "step": "buy"}
    assert answer_to(name, [{"stars": 16, "energy": 6}, {}], **scene) == "buy:skyscraper"


@pytest.mark.parametrize(("game", "seats"), [("tokyo", 3), ("duel", 2)])
def test_whoever_is_asked_anew_each_time_answers_as_whoever_remembers_its_turn(game: str, seats: int) -> None:
    """A server makes a bot for each answer and gives it a table loaded from a save; the arena keeps its bots."""
    table = baffe.deal(game, seats, 4)
    keeps = [make(game, "tactician", seat) for seat in range(seats)]
    for _ in range(40):
        decision = table.decision
        if decision is None:
            break
        seat = decision.seat
        word = keeps[seat].choose(decision, Eyes(table, seat))
        dream = baffe.load(imagined(table, seat, "tactician", 9).save())
        assert answer(dream, seat, "tactician", seat) == word
        table.play(word, seat, decision.number)


def test_a_search_stays_near_its_budget() -> None:
    """Dice that a card reads, and no nodes: every kind of hand is tried once."""
    table = baffe.scene(
        "duel", {"seats": [{"cards": ["antimatter_pellets"]}, {}], "dice": ["fame", "fame", *["heart"] * 4]}
    )
    search = GAMES["duel"].search()
    net = shipped(search, "tactician", "duel")
    assert net is not None
    spent: list[int] = []
    for nodes in (0, 100_000):
        dream = table.imagine(0, 1)
        budget = Budget(nodes)
        thoughts = Thoughts(search, net, dream.active, dream.turns, budget, (), Eyes(table, 0))
        thoughts.policy(dream)
        spent.append(budget.spent)
    assert spent[0] < 2 * spent[1] / 3


def test_a_bot_that_thinks_gives_signs_of_life() -> None:
    table = baffe.scene("tokyo", {"seats": [{"cards": ["gourmet"]}, {}], "dice": ["1", "1", "2", "2", "3", "3"]})
    signs: list[int] = []
    answer(table, 0, "tactician", 1, lambda: signs.append(1))
    assert len(signs) >= 5


@pytest.mark.parametrize("mode", [mode for game in ("tokyo", "duel") for mode in GAMES[game].search().modes()])
@pytest.mark.parametrize("level", LEVELS)
def test_every_mode_has_weights_and_values_are_chances(level: str, mode: str) -> None:
    game = mode.partition("-")[0]
    search = GAMES[game].search()
    net = shipped(search, level, mode)
    assert net is not None
    chance = seeded(3)
    seats, options = search.deal_for(mode, chance)
    table = baffe.deal(game, seats, 1, options, events=False)
    found: set[int] = set()
    while table.decision is not None:
        asked = table.decision
        found.update([net.value(search.features(table, seat)) for seat in table.seats()])
        table.play(search.default(table, asked), asked.seat, asked.number)
    assert len(found) > 10 and 0 < min(found) < max(found) < 1 << 30


@pytest.mark.prove
def test_tactician_beats_simple() -> None:
    assert simulate("tokyo", 2, 30, 1, ["tactician", "simple"])["wins"][0] >= 21


@pytest.mark.prove
@pytest.mark.parametrize(
    ("game", "seats", "least"), [("tokyo", 2, 0.7), ("tokyo", 4, 0.4), ("tokyo", 6, 0.3), ("duel", 2, 0.5)]
)
@pytest.mark.parametrize("level", LEVELS)
def test_levels_that_think_beat_a_table_of_simple_ones(level: str, game: str, seats: int, least: float) -> None:
    assert simulate(game, seats, 120, 1, [level, *["simple"] * (seats - 1)])["wins"][0] / 120 >= least
