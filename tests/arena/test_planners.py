"""The levels of Heavy Hitters that think ahead: plans for a round, tried on imagined tables and valued."""

from typing import Any

import pytest

import baffe
from baffe.arena.match import play_out
from baffe.arena.simulate import simulate
from baffe.bots import Eyes, make
from baffe.bots.brawler_heavy import SENSIBLE
from baffe.bots.heavy.look import Look
from baffe.bots.search.heavy_levels import HeavyTactician
from baffe.bots.search.planner import Plan, followed, plans_for
from baffe.bots.search.thoughts import Thoughts
from baffe.bots.search.weights import shipped
from baffe.bots.thinking import answer, imagined
from baffe.games import GAMES
from baffe.games.heavy_hitters.table import HeavyTable
from baffe.kernel.chance import seeded
from baffe.kernel.search import Budget
from tests.arena.test_bots import MODES
from tests.scenes.heavy_hitters.scenes import arena, hh, until

LEVELS = ("tactician", "titan")
DIAMOND = {"faction": "diamondback"}
WOLF = {"faction": "kingwolf"}
PLAZA = {"scenario": "crossfire_plaza"}


def answer_to(name: str, table: baffe.Table, kind: str) -> str:
    until(table, kind, 0)
    decision = [asked for asked in table.decisions if asked.seat == 0][0]
    return make("heavy_hitters", name, 1).choose(decision, Eyes(table, decision.seat))


@pytest.mark.parametrize("name", LEVELS)
def test_the_tag_that_wins_is_placed(name: str) -> None:
    """Three buildings are down, and one tag brings down the fourth."""
    me = {**DIAMOND, "hand": [], "energy": 3, "units": hh("d2"), "tags": {"d3": 3}}
    rubble = {"d8": 0, "j3": 0, "j8": 0}
    table = arena(me, {**WOLF, "units": hh("m11")}, options=PLAZA, phase="tag", rubble=rubble)
    assert answer_to(name, table, "tag") == "tag:hh>d3"


def plays(name: str, seats: int, options: dict[str, Any], rounds: int) -> None:
    table = baffe.deal("heavy_hitters", seats, 3, options, events=False)
    bots = [make("heavy_hitters", name if seat == 0 else "brawler", seat) for seat in range(seats)]
    while table.decision is not None and table.turns <= rounds:
        asked = table.decision
        before, marked = table.state_hash(), table.chance.mark()
        word = bots[asked.seat].choose(asked, Eyes(table, asked.seat))
        assert word in asked.options
        assert table.state_hash() == before and table.chance.mark() == marked
        table.play(word, asked.seat, asked.number)


@pytest.mark.parametrize(("seats", "options"), MODES)
def test_a_tactician_answers_in_every_mode_and_leaves_the_table_alone(seats: int, options: dict[str, Any]) -> None:
    plays("tactician", seats, options, 2)


@pytest.mark.parametrize(("seats", "options"), [(3, {}), (4, {"alliances": "fixed"}), (2, {"solo": "hard"})])
def test_a_titan_does_too(seats: int, options: dict[str, Any]) -> None:
    plays("titan", seats, options, 1)


@pytest.mark.parametrize(("seats", "options"), [(2, {}), (4, {"alliances": "shifting"}), (2, {"solo": "hard"})])
def test_a_planner_that_is_asked_anew_answers_the_same(seats: int, options: dict[str, Any]) -> None:
    """A server makes a bot for each answer and gives it a table loaded from a save; the arena keeps its bots."""
    table = baffe.deal("heavy_hitters", seats, 4, options)
    keeps = [make("heavy_hitters", "tactician", seat) for seat in range(seats)]
    for _ in range(60):
        decision = table.decision
        if decision is None:
            break
        seat = decision.seat
        word = keeps[seat].choose(decision, Eyes(table, seat))
        dream = baffe.load(imagined(table, seat, "tactician", 9).save())
        assert answer(dream, seat, "tactician", seat) == word
        table.play(word, seat, decision.number)


def at_the_first_move() -> HeavyTable:
    table = baffe.deal("heavy_hitters", 2, 5, events=False)
    while table.decision is not None and table.decision.kind != "move":
        asked = table.decision
        table.play(make("heavy_hitters", "brawler", asked.seat).choose(asked, Eyes(table, asked.seat)), asked.seat)
    assert isinstance(table, HeavyTable)
    return table


def test_the_usual_word_is_the_first_plan_and_no_word_comes_twice() -> None:
    table = at_the_first_move()
    asked = table.decision
    assert asked is not None
    look = Look(table, asked.seat, SENSIBLE, "move")
    plans = plans_for(look, "stay", asked.options, 6)
    words = [plan.word for plan in plans]
    assert words[0] == "stay" and len(words) == len(set(words)) == 6
    assert set(words) <= set(asked.options)


def test_a_plan_is_followed_on_a_copy_up_to_the_next_round() -> None:
    table = at_the_first_move()
    asked = table.decision
    search = GAMES["heavy_hitters"].search()
    net = shipped(search, "titan", "heavy_hitters-2")
    assert asked is not None and net is not None
    dream = table.imagine(asked.seat, 1)
    assert isinstance(dream, HeavyTable)
    before = dream.state_hash()
    budget = Budget(10_000)
    thoughts = Thoughts(search, net, asked.seat, dream.turns, budget, (), Eyes(table, asked.seat))
    plan = plans_for(Look(dream, asked.seat, SENSIBLE, "move"), "stay", asked.options, 1)[0]
    assert 0 < followed(dream, plan, thoughts) < 1 << 30
    assert dream.state_hash() == before and budget.spent > 20
    assert followed(dream, plan, thoughts) == followed(dream, plan, thoughts)


@pytest.mark.parametrize(
    ("gains", "better"),
    [
        ([50, 40, 60], True),
        ([50, 50], True),
        ([300, -200, 250, -180], False),  # as much on average, but by luck
        ([500], False),  # one table shows nothing
        ([-50, -40, -60], False),
        ([0, 0, 0], False),
    ],
)
def test_a_plan_must_be_better_than_the_usual_one_and_not_by_luck(gains: list[int], better: bool) -> None:
    plan = Plan("stay", SENSIBLE)
    for gain in gains:
        plan.tried(gain)
    assert plan.is_better(len(gains)) is better


def test_a_planner_stays_near_its_budget_and_gives_signs_of_life(monkeypatch: pytest.MonkeyPatch) -> None:
    """One sign for each plan on each table: with more nodes, more tables."""
    table = at_the_first_move()
    signs: dict[int, list[int]] = {1: [], 20_000: []}  # by the nodes of a decision
    moves = 0
    while moves < 6:  # one alone may be clear after a few tables
        asked = table.decision
        assert asked is not None
        if asked.kind == "move":
            moves += 1
            for nodes, seen in signs.items():
                monkeypatch.setattr(HeavyTactician, "nodes", nodes)
                bot = make("heavy_hitters", "tactician", 1)
                bot.choose(asked, Eyes(table, asked.seat, lambda seen=seen: seen.append(1)))  # type: ignore[misc]
        table.play(make("heavy_hitters", "brawler", asked.seat).choose(asked, Eyes(table, asked.seat)), asked.seat)
    assert 6 <= len(signs[1]) <= 6 * HeavyTactician.breadth < len(signs[20_000])


@pytest.mark.parametrize("mode", GAMES["heavy_hitters"].search().modes())
@pytest.mark.parametrize("level", LEVELS)
def test_every_mode_has_weights_and_values_are_chances(level: str, mode: str) -> None:
    search = GAMES["heavy_hitters"].search()
    net = shipped(search, level, mode)
    assert net is not None
    seats, options = search.deal_for(mode, seeded(3))
    table = baffe.deal("heavy_hitters", seats, 1, options, events=False)
    found: set[int] = set()
    bots = [make("heavy_hitters", "brawler", seat) for seat in range(seats)]
    turn = -1
    while table.decision is not None:
        asked = table.decision
        if search.is_leaf(table, turn):
            found.update([net.value(search.features(table, seat)) for seat in table.seats()])
            turn = table.turns
        table.play(bots[asked.seat].choose(asked, Eyes(table, asked.seat)), asked.seat, asked.number)
    assert len(found) > 1 and 0 < min(found) < max(found) < 1 << 30


def test_a_game_of_a_planner_comes_to_an_end() -> None:
    table = baffe.deal("heavy_hitters", 2, 8, {"solo": "normal"}, events=False)
    play_out(table, [make("heavy_hitters", "tactician", seat) for seat in range(2)])
    assert table.outcome is not None and table.outcome["reason"] != "stalled"


@pytest.mark.prove
@pytest.mark.timeout(1200)
@pytest.mark.parametrize(("level", "rival", "least"), [("tactician", "brawler", 0.5), ("titan", "simple", 0.75)])
def test_planners_beat_those_who_do_not_plan(level: str, rival: str, least: float) -> None:
    assert simulate("heavy_hitters", 2, 60, 1, [level, rival])["wins"][0] / 60 >= least
