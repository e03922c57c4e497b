"""What programs that think ahead need of a game, in every game that offers it."""

from typing import Any

import pytest

import baffe
from baffe.games import GAMES
from baffe.kernel.chance import Chance, seeded
from baffe.kernel.dice import size
from baffe.kernel.policy import keeps_of
from baffe.kernel.search import Budget, Search
from baffe.kernel.seat import Seat
from baffe.kernel.table import Table

MODES = [(name, mode) for name, game in GAMES.items() for mode in game.search().modes()]


def tables(game: str, mode: str, games: int) -> list[Table]:
    """Random positions of a mode, one before every answer of its games."""
    search = GAMES[game].search()
    chance = seeded(7)
    found: list[Table] = []
    for seed in range(games):
        seats, options = search.deal_for(mode, chance)
        table = baffe.deal(game, seats, seed, options, events=False)
        while table.decision is not None:
            found.append(table.copy())
            asked = table.decision
            table.play(likely(search, table, chance), asked.seat, asked.number)
    return found


def likely(search: Search, table: Table, chance: Chance) -> str:
    """Anything, but dice are often left as they are, so that games have many turns of all kinds."""
    asked = table.decision
    assert asked is not None
    if search.is_roll(table, asked) and chance.below(2):
        return "stop"
    return asked.options[chance.below(len(asked.options))]


@pytest.mark.parametrize(("game", "mode"), MODES)
def test_features_are_named_and_tell_no_secret(game: str, mode: str) -> None:
    search = GAMES[game].search()
    names = search.feature_names(mode)
    all_names = search.sight_names(mode)
    assert len(names) == len(set(names)) and len(all_names) == len(set(all_names))
    seen: set[int] = set()
    for n, table in enumerate(tables(game, mode, 2)[::3]):
        assert search.mode(table) == mode
        for seat in table.seats():
            dream = table.imagine(seat, n)
            found = search.features(table, seat)
            assert min(found) >= 0 and max(found) < len(names)
            assert found == search.features(dream, seat)
            seen.update(found)
            sight = search.sight(table, seat)
            assert min(sight) >= 0 and max(sight) < len(all_names) and sight == search.sight(dream, seat)
    assert len(seen) > 60


@pytest.mark.parametrize(("game", "mode"), MODES)
def test_default_answers_lead_to_a_leaf_and_are_counted(game: str, mode: str) -> None:
    search = GAMES[game].search()
    for table in tables(game, mode, 1)[::4]:
        asked = table.decision
        assert asked is not None and search.default(table, asked) in asked.options
        dream = table.imagine(asked.seat, 3)
        search.within_turn(dream)
        budget = Budget(1000)
        turn = dream.turns
        count = dream.count
        dream.play(search.default(dream, asked), asked.seat)
        search.run(dream, turn, budget)
        assert search.is_leaf(dream, turn)
        assert budget.spent == dream.count - count - 1 or len(table.decisions) > 1
        assert not budget.is_spent()


def rolling(game: str, mode: str, games: int) -> list[Table]:
    """Open questions for dice."""
    search = GAMES[game].search()
    found = [table for table in tables(game, mode, games) if table.decision is not None]
    return [table for table in found if search.is_roll(table, table.decision)]  # type: ignore[arg-type]


def leaf(search: Search, table: Table, hand: int) -> Any:
    """What becomes of a hand, but for the dice themselves."""
    twin = search.stopped_with(table, hand)
    search.run(twin, table.turns, Budget(1000))
    asked = twin.decision
    told = (None, ()) if asked is None else (asked.kind, asked.options if asked.kind != "roll" else ())
    return [told, twin.outcome, [search.features(twin, Seat(seat)) for seat in twin.seats()]]


@pytest.mark.parametrize(("game", "mode"), [("tokyo", "tokyo-2"), ("tokyo", "tokyo-5"), ("duel", "duel")])
def test_hands_alike_resolve_alike_unless_a_card_reads_dice(game: str, mode: str) -> None:
    search = GAMES[game].search()
    compared = merged = 0
    for table in rolling(game, mode, 6)[::5]:
        if search.reads_dice(table):
            continue
        dream = table.imagine(table.active, 1)
        search.within_turn(dream)
        known: dict[int, Any] = {}
        for hand in keeps_of(size(search.hand(dream))).hands()[::3]:
            key = search.alike(dream, hand)
            found = leaf(search, dream, hand)
            merged += key in known
            assert known.setdefault(key, found) == found
            compared += 1
        if compared > 2500:
            break
    assert merged > 200


def test_a_hand_is_given_to_a_copy_only() -> None:
    table = baffe.scene("tokyo", {"seats": [{}, {"place": "city"}], "dice": ["1", "1", "1", "2", "2", "smash"]})
    search = table.game.search()
    before = table.state_hash()
    after = search.stopped_with(table, 3 << 8)  # three 3s and nothing else
    assert after.view(0)["seats"][0]["stars"] == 3 and table.state_hash() == before


def test_a_turn_ends_where_the_autobot_would_move() -> None:
    table = baffe.deal("duel", 2, 5, {"autobot": "normal"}, events=False)
    search = table.game.search()
    dream = table.imagine(0, 1)
    turn = dream.turns
    search.within_turn(dream)
    asked = dream.decision
    assert asked is not None
    dream.play(search.default(dream, asked), 0)
    while dream.decision is not None:  # through the shop, too
        assert dream.turns == turn
        dream.play(search.default(dream, dream.decision), 0)
    assert dream.outcome is None and dream.turns == turn and dream.active == 0
    through = table.copy()  # without the end, the Autobot moves at once and the next question is the player's again
    while through.turns == turn and through.decision is not None:
        through.play(search.default(through, through.decision), 0)
    assert through.turns == turn + 2
