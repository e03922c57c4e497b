"""Before the first turn: monsters, board, deck, dice, and who begins."""

from typing import Any

import pytest
import yaml

import baffe
from tests.scenes.duel.support import (
    ALIENOID,
    CARDS,
    GIGAZAUR,
    KING,
    MONSTERS,
    RED_DICE,
    TOKENS,
    WHITE_DICE,
    board,
    buying,
    dice_of,
    duel,
    facts,
    hearts,
    kind,
    on,
    options,
    places,
    pulling,
    question,
    row_of,
    whose_turn,
)
from tests.test_repository import ROOT

FACTS: dict[str, Any] = yaml.safe_load((ROOT / "tests" / "facts" / "duel_cards.yaml").read_text(encoding="utf-8"))
HEARTS: dict[str, int] = {monster["id"]: monster["hearts"] for monster in FACTS["monsters"]}


@pytest.mark.parametrize("name", HEARTS)
def test_a_monster_starts_with_its_own_hearts_and_never_has_more(name: str) -> None:
    """duel/D1"""
    other = next(monster for monster in HEARTS if monster != name)
    seen = baffe.deal("duel", seats=2, seed=1, options={"monsters": [name, other]}).view(None)["seats"]
    assert [side["hearts"] for side in seen] == [HEARTS[name], HEARTS[other]]
    with pytest.raises(baffe.BadScene):
        duel({"monster": name, "hearts": HEARTS[name] + 1}, {})
    table = buying("snack_time", {"monster": name, "hearts": HEARTS[name] - 1}, {})
    assert hearts(table)[0] == HEARTS[name]


def test_hearts_of_the_six_monsters() -> None:
    """duel/D1"""
    assert {name: monster.hearts for name, monster in MONSTERS.items()} == HEARTS
    assert (min(HEARTS.values()), max(HEARTS.values())) == (12, 15)


@pytest.mark.parametrize("seats", [0, 1, 3])
def test_it_is_a_game_for_two(seats: int) -> None:
    """duel/D1"""
    with pytest.raises(baffe.BadOption) as refused:
        baffe.deal("duel", seats=seats, seed=1)
    assert refused.value.field == "seats"


def test_monsters_are_chosen_before_the_game_and_differ() -> None:
    """duel/P1, duel/D1"""
    with pytest.raises(baffe.BadOption) as refused:
        baffe.deal("duel", seats=2, seed=1, options={"monsters": ["gigazaur", "gigazaur"]})
    assert refused.value.field == "monsters"
    pairs = set()
    for seed in range(40):
        seats = baffe.deal("duel", seats=2, seed=seed, options={"monsters": [None, "gigazaur"]}).view(None)["seats"]
        pairs.add(seats[0]["monster"])
        assert seats[1]["monster"] == "gigazaur"
    assert pairs == set(MONSTERS) - {"gigazaur"}


def test_both_markers_start_in_the_middle_of_an_empty_board() -> None:
    """duel/D2"""
    table = baffe.deal("duel", seats=2, seed=3)
    seen = table.view(None)
    assert (seen["fame"], seen["destruction"], seen["buzz"]) == (0, 0, {})


@pytest.mark.parametrize(("seat", "end"), [(0, -1), (1, 1)])
def test_each_player_owns_one_end_of_both_tracks(seat: int, end: int) -> None:
    """duel/D2"""
    assert places(pulling("fame", 1, seat)) == (end, 0)
    assert places(pulling("destruction", 1, seat)) == (0, end)


def test_the_deck_holds_fifty_cards_and_three_of_them_lie_open() -> None:
    """duel/D3"""
    rows = set()
    for seed in range(20):
        seen = baffe.deal("duel", seats=2, seed=seed).view(None)
        assert len(seen["row"]) == len(set(seen["row"])) == 3
        assert seen["deck_count"] == 47
        rows.add(tuple(seen["row"]))
    assert len(rows) == 20


def test_the_first_card_drawn_ends_farthest_from_the_deck() -> None:
    """duel/D3: the row is filled one by one, and cards slide away from the deck."""
    table = baffe.deal("duel", seats=2, seed=5)
    revealed = [event["card"] for event in facts(table, "revealed")]
    assert row_of(table) == revealed[::-1]


def test_what_the_box_holds() -> None:
    """duel/D4"""
    assert (RED_DICE, WHITE_DICE) == (6, 2)
    assert len(CARDS) == 50
    common = [token.id for token in TOKENS if not token.id.startswith("king")]
    assert len(common) == 11 and len(TOKENS) == 13


def test_cards_have_their_price_type_and_token() -> None:
    """duel/D4: each common token comes with three cards."""
    printed = {card["id"]: (card["cost"], card["type"] == "keep", card["buzz"] or "") for card in FACTS["cards"]}
    assert {card.id: (card.cost, card.keep, card.buzz) for card in CARDS} == printed
    for token in TOKENS[:11]:
        assert len([card for card in CARDS if card.buzz == token.id]) == 3


def test_king_tokens_exist_only_with_the_king() -> None:
    """duel/D4"""
    kings = {"king": [on("fame", 2)]}
    with pytest.raises(baffe.BadScene):
        duel(GIGAZAUR, ALIENOID, buzz=kings)
    table = duel(GIGAZAUR, KING, buzz=kings)
    assert board(table)["king1"]["at"] == 2


def test_nobody_starts_with_cards_or_dice_tokens() -> None:
    """duel/D5"""
    for side in baffe.deal("duel", seats=2, seed=9).view(None)["seats"]:
        assert (side["cards"], side["tokens"]) == ([], 0)


def test_most_smashes_begin_and_ties_are_thrown_again() -> None:
    """duel/D6"""
    firsts = set()
    ties = 0
    for seed in range(40):
        table = baffe.deal("duel", seats=2, seed=seed)
        thrown = facts(table, "dice_off")
        assert {len(event["dice"]) for event in thrown} == {6}
        counts = [event["dice"].count("smash") for event in thrown]
        rounds = [counts[i : i + 2] for i in range(0, len(counts), 2)]
        assert all(one == other for one, other in rounds[:-1])
        one, other = rounds[-1]
        assert one != other
        first = 0 if one > other else 1
        assert whose_turn(table) == first
        assert facts(table, "first_player")[0]["seat"] == first
        firsts.add(first)
        ties += len(rounds) > 1
    assert firsts == {0, 1} and ties > 0


def test_the_second_player_receives_one_energy() -> None:
    """duel/D7, duel/D5"""
    for seed in range(12):
        table = baffe.deal("duel", seats=2, seed=seed)
        seen = table.view(None)
        first = seen["turn"]
        assert seen["seats"][first]["energy"] == 0
        assert seen["seats"][1 - first]["energy"] == 1
        (event,) = facts(table, "energy_gained")
        assert (event["seat"], event["energy"], event["rule"]) == (1 - first, 1, "duel/D7")


def test_the_first_question_is_about_the_five_dice_of_the_first_turn() -> None:
    """duel/D13"""
    table = baffe.deal("duel", seats=2, seed=4)
    assert question(table)[0] == whose_turn(table)
    assert kind(table) == "roll"
    assert len(dice_of(table)) == 5
    assert "stop" in options(table)
