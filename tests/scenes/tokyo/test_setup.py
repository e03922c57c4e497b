"""Before the first turn: monsters, places, deck, dice, and who begins."""

from collections import Counter
from typing import Any

import pytest

import baffe
from baffe.games.tokyo.figures import MONSTERS
from tests.scenes.tokyo.support import (
    IN_CITY,
    NOTHING,
    deck_and_market,
    dice,
    facts,
    hearts,
    kind,
    now,
    options,
    places,
    play,
    result,
    shelf,
    stars,
    tokyo,
    whose_turn,
)


@pytest.mark.parametrize("seats", [2, 3, 4, 5, 6])
def test_everybody_starts_outside_with_ten_hearts_and_nothing_else(seats: int) -> None:
    """tokyo/R1"""
    seen = baffe.deal("tokyo", seats=seats, seed=seats).view(None)["seats"]
    assert len(seen) == seats
    for monster in seen:
        del monster["monster"]
        assert monster == {
            "hearts": 10, "stars": 0, "energy": 0, "place": "outside", "poison": 0, "shrink": 0, "cards": [],
            "eliminated": False,
        }  # fmt: skip


@pytest.mark.parametrize("seats", [0, 1, 7])
def test_fewer_than_two_or_more_than_six_monsters_are_refused(seats: int) -> None:
    """tokyo/R1"""
    with pytest.raises(baffe.BadOption) as refused:
        baffe.deal("tokyo", seats=seats, seed=1)
    assert refused.value.field == "seats"


@pytest.mark.parametrize("name", MONSTERS)
def test_monsters_have_no_powers_of_their_own(name: str) -> None:
    """tokyo/R1: the same game with another monster differs in its name only."""

    def told(monster: str) -> list[dict[str, Any]]:
        others = [{"monster": other} for other in MONSTERS if other not in (monster, MONSTERS[0])]
        place = {"monster": monster, "place": "city", "hearts": 5, "stars": 3, "energy": 4}
        table = tokyo(place, *others[:2], step="start", dice="smash smash heart energy 1 1", rolls_left=0)
        play(table, "done")
        return table.events(None)

    assert told(name) == told(MONSTERS[0])


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_up_to_four_monsters_use_the_city_only(seats: int) -> None:
    """tokyo/R2: with the City taken, nobody else enters Tokyo."""
    rest: list[dict[str, Any]] = [{} for _ in range(seats - 1)]
    table = result(NOTHING, IN_CITY, *rest, turn=1)
    assert facts(table, "entered") == []
    assert places(table) == ["city"] + ["outside"] * (seats - 1)


@pytest.mark.parametrize("seats", [5, 6])
def test_five_or_six_monsters_use_city_and_bay(seats: int) -> None:
    """tokyo/R2"""
    rest: list[dict[str, Any]] = [{} for _ in range(seats - 1)]
    table = result(NOTHING, IN_CITY, *rest, turn=1)
    assert places(table) == ["city", "bay"] + ["outside"] * (seats - 2)


@pytest.mark.parametrize("place", ["city", "bay"])
def test_tokyo_means_both_places(place: str) -> None:
    """tokyo/R2: the reward for starting in Tokyo and the ban on heart dice hold in either place."""
    table = tokyo({"place": place, "hearts": 5}, {}, {}, {}, {}, step="start", dice="heart heart 1 1 2 2", rolls_left=0)
    assert (stars(table)[0], hearts(table)[0]) == (2, 5)


def test_three_of_the_66_cards_are_turned_up() -> None:
    """tokyo/R3"""
    table = baffe.deal("tokyo", seats=4, seed=3)
    seen = table.view(None)
    assert (len(seen["market"]), seen["deck_count"], seen["discard"]) == (3, 63, [])
    assert sorted([number for number, _ in deck_and_market(table)]) == list(range(66))


def test_the_deck_is_shuffled() -> None:
    """tokyo/R3: every card can be among the first three, and no place is fixed."""
    markets = [shelf(baffe.deal("tokyo", seats=2, seed=seed, events=False)) for seed in range(400)]
    for slot in range(3):
        assert len({market[slot] for market in markets}) > 55
    assert len({card for market in markets for card in market}) == 64


@pytest.mark.parametrize("seats", [2, 3, 6])
def test_most_smashes_begin_and_ties_roll_again(seats: int) -> None:
    """tokyo/R4, tokyo/X1: everybody throws six dice; those who tie with the most smashes throw until one is ahead."""
    rerolled = 0
    for seed in range(60):
        table = baffe.deal("tokyo", seats=seats, seed=seed)
        throws = facts(table, "dice_off")
        rivals = list(range(seats))
        while len(rivals) > 1:
            together, throws = throws[: len(rivals)], throws[len(rivals) :]
            assert [throw["seat"] for throw in together] == rivals
            assert all(len(throw["dice"]) == 6 for throw in together)
            smashes = {throw["seat"]: throw["dice"].count("smash") for throw in together}
            rivals = [seat for seat in rivals if smashes[seat] == max(smashes.values())]
            rerolled += len(rivals) > 1
        assert throws == []
        assert [fact["seat"] for fact in facts(table, "first_player")] == rivals
        assert whose_turn(table) == rivals[0]
        assert now(table) == (rivals[0], "roll")
    assert rerolled


def test_play_goes_round_clockwise() -> None:
    """tokyo/R5"""
    table = tokyo({}, {}, {}, {}, turn=2, step="start", dice="1 1 2 2 3 3 " * 9)
    for _ in range(8):
        play(table, "stop")
    assert [fact["seat"] for fact in facts(table, "turn_started")] == [2, 3, 0, 1, 2, 3, 0, 1, 2]


def test_an_eliminated_monster_is_passed_over_in_the_round() -> None:
    """tokyo/R5, tokyo/R94"""
    table = tokyo({}, {"hearts": 0}, {}, step="start", dice="1 1 2 2 3 3 " * 4)
    for _ in range(3):
        play(table, "stop")
    assert [fact["seat"] for fact in facts(table, "turn_started")] == [0, 2, 0, 2]


def test_monsters_are_chosen_before_the_game_or_drawn_from_the_rest() -> None:
    """tokyo/R6"""
    drawn: Counter[str] = Counter()
    for seed in range(80):
        table = baffe.deal("tokyo", seats=3, seed=seed, options={"monsters": [None, "the_king", None]})
        names = [monster["monster"] for monster in table.view(None)["seats"]]
        assert names[1] == "the_king" and len(set(names)) == 3
        drawn[names[0]] += 1
    assert set(drawn) == set(MONSTERS) - {"the_king"}


def test_the_last_free_monster_is_given_out_without_asking() -> None:
    """tokyo/R6"""
    wanted: list[str | None] = [*MONSTERS[:3], None, *MONSTERS[4:]]
    table = baffe.deal("tokyo", seats=6, seed=1, options={"monsters": wanted})
    assert [monster["monster"] for monster in table.view(None)["seats"]] == list(MONSTERS)
    assert kind(table) == "roll"


def test_a_monster_cannot_be_chosen_twice() -> None:
    """tokyo/R6"""
    with pytest.raises(baffe.BadOption) as refused:
        baffe.deal("tokyo", seats=3, seed=1, options={"monsters": ["gigazaur", None, "gigazaur"]})
    assert refused.value.field == "monsters"


def test_dice_have_six_faces_that_come_up_equally_often() -> None:
    """tokyo/R7"""
    faces: Counter[str] = Counter()
    for seed in range(300):
        for throw in facts(baffe.deal("tokyo", seats=6, seed=seed), "dice_off"):
            faces.update(throw["dice"])
    assert set(faces) == {"1", "2", "3", "heart", "energy", "smash"}
    expected = faces.total() / 6
    assert faces.total() > 10_000
    assert all(abs(count - expected) < expected / 10 for count in faces.values())


def test_nine_dice_are_the_most_and_extra_dice_are_like_the_others() -> None:
    """tokyo/R7: both Extra Heads and a Mimic of one of them."""
    cards = ["extra_head", "extra_head", {"id": "mimic", "copies": "extra_head"}]
    table = tokyo({"cards": cards}, {}, dice="1 1 1 2 2 2 3 heart smash", rolls_left=1)
    assert dice(table) == ["1", "1", "1", "2", "2", "2", "3", "heart", "smash"]
    assert "keep:1,1,1,2,2,2,3,heart" in options(table)
