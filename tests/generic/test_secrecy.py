"""What a seat may not know never reaches it, in no game."""

from json import dumps, loads
from typing import Any

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

import baffe
from baffe.kernel.chance import seeded
from baffe.kernel.seat import Seat
from tests.generic.checks import check_secrets, hidden_from
from tests.generic.games import CASES, CROWDED, MOODS, SOME_CASES, crowd, deal, house_of, load, set_up, step, wander

STEADY = settings(derandomize=True, deadline=None, database=None, max_examples=40)
LARGEST = 2**256 - 1
every_game = pytest.mark.parametrize(("name", "seats"), CASES)
some_games = pytest.mark.parametrize(("name", "seats"), SOME_CASES)


@some_games
def test_imagined_tables_look_the_same_to_the_one_who_imagines(name: str, seats: int) -> None:
    chance = seeded(seats)
    table = deal(name, seats, 4)
    n = 0
    while table.decisions and n < 60:
        check_secrets(table, n % seats, (n, LARGEST - n))
        step(table, chance)
        n += 1


@pytest.mark.parametrize("name", CROWDED)
@STEADY
@given(seats=st.integers(2, 6), seed=st.integers(0, LARGEST), mood=st.sampled_from(MOODS))
def test_secrets_are_kept_in_crowded_scenes(name: str, seats: int, seed: int, mood: str) -> None:
    chance = seeded(seed)
    table = crowd(name, chance, seats)
    for n in range(30):
        if not table.decisions:
            break
        if n % 5 == 0:
            check_secrets(table, chance.below(table.seat_count()), (1, 2))
        step(table, chance, mood)


@pytest.mark.parametrize("energy", [0, 3, 4, 9])
def test_whoever_peeks_is_asked_whatever_the_card_costs(energy: int) -> None:
    """The owner of Made in a Lab sees the top card; its rivals see neither the card nor whether it can be paid."""
    for top in ("friend_of_children", "mimic"):
        scene = {
            "seats": [{"cards": ["made_in_a_lab"], "energy": energy}, {}, {}],
            "deck": [top],
            "market": ["heal", "extra_head", "extra_head"],
            "step": "buy",
        }
        table = set_up("tokyo", scene)
        assert table.decision is not None
        assert (table.decision.seat, table.decision.kind) == (0, "buy")
        assert table.view(0)["deck"] == [top]
        assert table.view(1)["deck"] == [] and table.view(None)["deck"] == []
        peeked = [[e.get("card") for e in table.events(seat) if e["type"] == "peeked"] for seat in (0, 1, None)]
        assert peeked == [[top], [None], [None]]
        for seat in (0, 1, 2):
            check_secrets(table, seat, (5, 6))


def test_imagined_tables_differ_in_what_is_secret() -> None:
    table = deal("ambush", 4, 8)
    hands = {dumps(table.imagine(0, seed).view(1)["seats"][1]["hand"]) for seed in range(40)}
    assert len(hands) > 5
    own = {dumps(table.imagine(1, seed).view(1)["seats"][1]["hand"]) for seed in range(40)}
    assert len(own) == 1


@every_game
def test_an_imagined_deck_holds_the_cards_that_are_not_seen(name: str, seats: int) -> None:
    table = wander(deal(name, seats, 11), seeded(11), 30)
    true = hidden_from(table, Seat(1))
    for seed in range(5):
        imagined = hidden_from(table.imagine(1, seed), Seat(1))
        assert imagined == true or (house_of(table).decks_are_secret and len(imagined) == len(true))


@every_game
def test_an_imagined_table_has_another_future(name: str, seats: int) -> None:
    table = deal(name, seats, 21)
    futures = {wander(table.imagine(0, seed), seeded(1), 30).state_hash() for seed in range(4)}
    assert len(futures) == 4
    same = {wander(table.imagine(0, 7), seeded(1), 30).state_hash() for _ in range(2)}
    assert len(same) == 1


@every_game
def test_an_imagined_table_holds_nothing_of_the_true_seed(name: str, seats: int) -> None:
    secret = 2**200 + 12345
    table = wander(deal(name, seats, secret), seeded(0), 8)
    save: dict[str, Any] = loads(table.imagine(0, 1).save())
    assert save["start"] is None and save["choices"] == []
    assert str(secret) not in dumps(save) and f"{secret:064x}" not in dumps(save)
    assert save["chance"]["key"] == f"{1:064x}"


@every_game
def test_views_and_events_never_hold_the_seed(name: str, seats: int) -> None:
    secret = 2**200 + 12345
    table = wander(deal(name, seats, secret), seeded(0), 20)
    for seat in (None, *range(seats)):
        seen = dumps([table.view(seat), table.events(seat)])
        assert str(secret) not in seen and f"{secret:x}" not in seen


@every_game
def test_views_and_events_are_plain_json(name: str, seats: int) -> None:
    table = wander(deal(name, seats, 2), seeded(2), 40)
    for seat in (None, *range(seats)):
        for seen in (table.view(seat), table.events(seat)):
            assert loads(dumps(seen)) == seen


@every_game
def test_a_view_is_a_copy(name: str, seats: int) -> None:
    table = wander(deal(name, seats, 2), seeded(2), 6)
    before = table.save()
    for seat in (None, 0):
        for value in table.view(seat).values():
            if isinstance(value, (list, dict)):
                value.clear()
        for event in table.events(seat):
            event.clear()
    outcome = table.outcome
    if outcome is not None:
        outcome.clear()
    assert table.save() == before


def test_what_others_have_answered_is_imagined_as_open() -> None:
    table = deal("ambush", 3, 1)
    table.play(table.decisions[0].options[0], seat=0)
    mine = table.imagine(0, 1)
    assert [asked.seat for asked in mine.decisions] == [1, 2]
    theirs = table.imagine(1, 1)
    assert [asked.seat for asked in theirs.decisions] == [0, 1, 2]
    assert [question["seat"] for question in table.view(0)["decisions"]] == [1, 2]
    assert [question["seat"] for question in table.view(1)["decisions"]] == [0, 1, 2]


def test_an_imagined_table_refuses_a_record_and_has_no_past() -> None:
    dream = deal("tokyo", 2, 1).imagine(0, 1)
    with pytest.raises(baffe.Refused) as refused:
        dream.record()
    assert refused.value.field == "record"
    assert load(dream.save()).save() == dream.save()
