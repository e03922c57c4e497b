"""Promises about play: copies, records, saves, undo, questions and their numbers, for every game."""

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from baffe.kernel.chance import seeded
from tests.generic.checks import Sitting, check_equal, check_past, check_undo, told
from tests.generic.games import (
    CASES,
    CROWDED,
    MOODS,
    SOME_CASES,
    crowd,
    deal,
    house_of,
    load,
    pick,
    replay,
    set_up,
    step,
    wander,
)
from tests.houses import HOUSES

STEADY = settings(derandomize=True, deadline=None, database=None, max_examples=60)
LARGEST = 2**256 - 1
every_game = pytest.mark.parametrize(("name", "seats"), CASES)
some_games = pytest.mark.parametrize(("name", "seats"), SOME_CASES)
every_crowd = pytest.mark.parametrize("name", CROWDED)
any_case = st.sampled_from(CASES)
any_seed = st.integers(0, LARGEST)


@some_games
def test_random_games_keep_every_promise_to_their_end(name: str, seats: int) -> None:
    for seed, mood in enumerate(MOODS):
        chance = seeded(seed)
        sitting = Sitting(deal(name, seats, seed))
        while sitting.table.decisions:
            sitting.play(*pick(sitting.table, chance, mood))
        assert sitting.table.outcome is not None
        assert sitting.table.outcome["reason"] != "stalled"
        check_past(sitting.table, True)


@some_games
def test_replay_load_and_undo_agree_at_every_decision(name: str, seats: int) -> None:
    chance = seeded(seats)
    sitting = Sitting(deal(name, seats, 77))
    plays = 0
    while sitting.table.decisions and plays < 80:
        before = sitting.table.copy()
        was_whole = sitting.whole
        sitting.play(*pick(sitting.table, chance))
        plays += 1
        check_past(sitting.table, sitting.whole)
        if was_whole and sitting.whole:
            check_undo(before, sitting.table)


@every_game
def test_the_record_tells_every_moment_of_the_game(name: str, seats: int) -> None:
    chance = seeded(5)
    table = deal(name, seats, 5)
    saves = [(0, table.save())]
    while table.decisions and len(saves) < 40:
        alone = len(table.decisions) == 1
        step(table, chance)
        count = len(table.record().partition("choices\n")[2].splitlines())
        if alone or len(table.decisions) != 1:
            saves.append((count, table.save()))
    record = table.record()
    for count, save in saves:
        if '["together"' not in save:  # answers that wait for others are in no record
            assert replay(record, count).save() == save


@every_game
def test_replay_load_and_play_tell_everybody_the_same(name: str, seats: int) -> None:
    table = wander(deal(name, seats, 3), seeded(3), 10_000)
    assert told(replay(table.record())) == told(table)
    for watched in told(table):
        assert [event["n"] for event in watched] == list(range(len(watched)))
    late = table.events(0, since=5)
    assert late == table.events(0)[5:]


@every_game
def test_without_events_the_same_game_is_played(name: str, seats: int) -> None:
    loud = wander(deal(name, seats, 9), seeded(9), 10_000)
    quiet = wander(deal(name, seats, 9, loud=False), seeded(9), 10_000)
    assert quiet.events(None) == []
    assert quiet.record() == loud.record()
    assert quiet.state_hash() == loud.state_hash()
    check_equal(replay(quiet.record()), loud, "replay of a quiet game")


@STEADY
@given(case=any_case, seed=any_seed, played=st.integers(0, 60), picks=st.integers(0, LARGEST))
def test_a_copy_and_its_original_go_their_own_ways(case: tuple[str, int], seed: int, played: int, picks: int) -> None:
    table = wander(deal(*case, seed), seeded(picks), played)
    before, heard = table.save(), told(table)
    copy = table.copy()
    check_equal(copy, table, "copy")
    wander(copy, seeded(1), 25)
    assert table.save() == before
    assert told(table) == heard
    second = table.copy()
    after, heard_after = copy.save(), told(copy)
    wander(table, seeded(2), 25)
    assert (copy.save(), told(copy)) == (after, heard_after)
    assert (second.save(), told(second)) == (before, heard)
    alone = wander(load(before), seeded(2), 25)
    check_equal(alone, table, "the same way without copies")
    assert told(alone) == told(table)
    wander(second, seeded(1), 25)  # three tables have shared one past: each goes on as if alone
    check_equal(second, copy, "the same way from a second copy")
    assert told(second) == told(copy)


@STEADY
@given(case=any_case, seed=any_seed, picks=st.lists(st.integers(0, 10**6), max_size=80))
def test_whatever_is_chosen_all_promises_hold(case: tuple[str, int], seed: int, picks: list[int]) -> None:
    sitting = Sitting(deal(*case, seed))
    for chosen in picks:
        if not sitting.table.decisions:
            break
        asked = sitting.table.decisions[chosen % len(sitting.table.decisions)]
        sitting.play(asked, asked.options[chosen % len(asked.options)])
    check_past(sitting.table, sitting.whole)


@every_crowd
@STEADY
@given(seats=st.integers(2, 6), seed=any_seed, mood=st.sampled_from(MOODS))
def test_crowded_scenes_keep_every_promise(name: str, seats: int, seed: int, mood: str) -> None:
    chance = seeded(seed)
    sitting = Sitting(crowd(name, chance, seats))
    for n in range(50):
        if not sitting.table.decisions:
            break
        before = sitting.table.copy()
        was_whole = sitting.whole
        sitting.play(*pick(sitting.table, chance, mood))
        if n % 15 == 0:
            check_past(sitting.table, sitting.whole)
            if was_whole and sitting.whole:
                check_undo(before, sitting.table)
    check_past(sitting.table, sitting.whole)


def test_a_save_loses_nothing_at_any_decision() -> None:
    chance = seeded(1954)
    for n in range(60):
        for table in [crowd(name, chance, 2 + n % 5, loud=False) for name in CROWDED]:
            for _ in range(60):
                if table.decisions:
                    step(table, chance, MOODS[n % len(MOODS)])
                    house_of(table).check_loaded(load(table.save()), table)


@every_crowd
def test_crowded_scenes_meet_all_that_is_in_the_box(name: str) -> None:
    house, chance, met = HOUSES[name], seeded(2016), set()
    for n in range(150):
        table = crowd(name, chance, 2 + n % 5)
        met |= house.laid_out(table)
        while table.decisions:
            step(table, chance, "busy")
        met |= house.played(table)
        if met == house.box():
            break
    assert met == house.box()


def test_the_order_of_the_keys_of_a_scene_does_not_matter() -> None:
    one = set_up("tokyo", {"seats": [{"hearts": 3, "energy": 2}, {}], "turn": 1, "market": ["heal"]})
    other = set_up("tokyo", {"market": ["heal"], "turn": 1, "seats": [{"energy": 2, "hearts": 3}, {}]})
    check_equal(one, other, "keys in another order")
    check_past(one, True)
    check_past(other, True)


def test_answers_given_together_take_effect_in_seat_order_even_forced_ones() -> None:
    """Seat 2 leads, and seat 0 has one card and is not asked; still things happen in the order 0, 1, 2."""
    seats = [{"hand": [4], "pile": [1]}, {"hand": [2, 5]}, {"hand": [3, 3]}]
    table = set_up("ambush", {"seats": seats, "leader": 2})
    assert [(asked.number, asked.seat, asked.options) for asked in table.decisions] == [
        (0, 1, ("lay:2", "lay:5")),
        (1, 2, ("lay:3",)),
    ]
    table.play("lay:3", seat=2)
    assert table.events(None)[-1]["type"] == "round_started"
    table.play("lay:5", seat=1)
    laid = [(event["seat"], event["card"]) for event in table.events(None) if event["type"] == "laid"]
    assert laid[:3] == [(0, "4"), (1, "5"), (2, "3")]
    assert table.record().splitlines()[-2:] == ["0 1 lay:5", "1 2 lay:3"]


def test_an_answer_that_waits_for_others_can_be_taken_back() -> None:
    table = deal("ambush", 3, 1)
    before = table.save()
    word = table.decisions[1].options[0]
    table.play(word, seat=1)
    assert [asked.seat for asked in table.decisions] == [0, 2]
    waiting = table.save()
    loaded = load(waiting)
    loaded.undo()
    assert loaded.save() == before
    table.undo(1)
    assert table.save() == before
    table.play(word, seat=1)
    assert table.save() == waiting


def test_a_step_of_a_walk_can_be_interrupted() -> None:
    table = set_up(
        "hexwalk",
        {
            "seats": [{"at": [0, 1], "spare": 0}, {"at": [2, 0]}],
            "berries": [[0, 0], [2, -2]],
            "traps": [{"at": [0, 0], "owner": 1}],
            "dice": [3, 4, 1],
        },
    )
    table.play("go:nw")
    assert table.decision is not None
    assert (table.decision.seat, table.decision.kind) == (1, "spring")
    saved = replay(table.record())
    table.play("spring")
    caught = table.view(None)
    assert [seat["points"] for seat in caught["seats"]] == [0, 1]
    assert caught["traps"] == [] and caught["turn"] == 1
    saved.play("pass")
    assert saved.decision is not None and saved.view(0)["decisions"][0]["about"] == {"left": 2}
    assert [seat["points"] for seat in saved.view(None)["seats"]] == [1, 0]
