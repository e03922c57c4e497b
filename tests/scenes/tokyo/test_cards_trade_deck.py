"""Made in a Lab: the top card of the deck, seen by its owner alone and for sale."""

import pytest

from tests.scenes.tokyo.support import (
    NOTHING,
    asked,
    cards_of,
    copy_of,
    facts,
    kind,
    now,
    options,
    pile,
    play,
    prices_paid,
    shelf,
    shop,
    stars,
    tokyo,
    whose_turn,
)


def test_made_in_a_lab_offers_the_top_card_at_its_price() -> None:
    """tokyo/card/made_in_a_lab tokyo/card/made_in_a_lab#1"""
    table = shop(["mimic"], {"energy": 5, "cards": ["made_in_a_lab"]}, {}, {}, deck=["jets", "energize"])
    assert asked(table) == (0, "buy", ("buy:top", "sweep", "done"))
    play(table, "buy:top")
    assert cards_of(table, 0) == ["made_in_a_lab", "jets"]
    assert prices_paid(table) == [(0, "jets", 5)]
    assert shelf(table) == ["mimic"]


def test_a_top_card_too_dear_is_not_offered() -> None:
    """tokyo/card/made_in_a_lab#1"""
    table = shop(["mimic"], {"energy": 4, "cards": ["made_in_a_lab"]}, {}, {}, deck=["jets"])
    assert asked(table) == (0, "buy", ("sweep", "done"))


def test_an_action_bought_from_the_top_acts_and_is_discarded() -> None:
    """tokyo/card/made_in_a_lab tokyo/R72"""
    table = shop(["mimic"], {"energy": 3, "cards": ["made_in_a_lab"]}, {}, {}, deck=["corner_store", "jets"])
    play(table, "buy:top")
    assert stars(table)[0] == 1
    assert pile(table) == ["corner_store"]


def test_an_unbought_top_card_stays_where_it_was() -> None:
    """tokyo/card/made_in_a_lab: it is the next card revealed."""
    table = shop(
        ["corner_store", "mimic"], {"energy": 3, "cards": ["made_in_a_lab"]}, {}, {}, deck=["jets", "energize"]
    )
    play(table, "buy:corner_store")
    assert shelf(table) == ["jets", "mimic"]


def test_only_the_owner_sees_the_top_card() -> None:
    """tokyo/card/made_in_a_lab#1"""
    table = shop(["mimic"], {"energy": 5, "cards": ["made_in_a_lab"]}, {}, {}, deck=["jets", "tank"])
    assert table.view(0)["deck"] == ["jets"]
    assert [table.view(seat)["deck"] for seat in (1, 2, None)] == [[], [], []]
    peeked = [event for event in table.events(0) if event["type"] == "peeked"]
    assert [event["card"] for event in peeked] == ["jets"]
    for seat in (1, 2, None):
        assert all(["card" not in event for event in table.events(seat) if event["type"] == "peeked"])


def test_the_owner_remembers_the_top_card_in_the_turns_of_others() -> None:
    """tokyo/card/made_in_a_lab#1: what it saw stays on top, and others still do not know it."""
    table = shop(["mimic"], {"cards": ["made_in_a_lab"]}, {}, {}, deck=["jets", "tank"])
    play(table, "done")
    assert whose_turn(table) == 1
    assert table.view(0)["deck"] == ["jets"]
    assert table.view(1)["deck"] == []


def test_the_top_card_is_not_seen_before_the_buy_phase() -> None:
    """tokyo/card/made_in_a_lab"""
    table = tokyo({"cards": ["made_in_a_lab"]}, {}, {}, market=["mimic"], deck=["jets"])
    assert kind(table) == "roll"
    assert table.view(0)["deck"] == []


def test_the_peek_is_fresh_after_every_purchase_and_every_sweep() -> None:
    """tokyo/card/made_in_a_lab#2"""
    table = shop(
        ["corner_store"], {"energy": 20, "cards": ["made_in_a_lab"]}, {}, {},
        deck=["heal", "tank", "jets", "wings", "mimic", "energize", "frenzy"],
    )  # fmt: skip
    play(table, "buy:top")
    assert table.view(0)["deck"] == ["tank"]
    play(table, "buy:top")
    assert table.view(0)["deck"] == ["jets"]
    play(table, "buy:corner_store")
    assert (shelf(table), table.view(0)["deck"]) == (["jets"], ["wings"])
    play(table, "sweep")
    assert (shelf(table), table.view(0)["deck"]) == (["wings", "mimic", "energize"], ["frenzy"])
    assert [event["from"] for event in facts(table, "bought", 0)] == [None, None, None]


def test_a_lab_bought_now_shows_the_top_at_once() -> None:
    """tokyo/card/made_in_a_lab#2"""
    table = shop(["made_in_a_lab"], {"energy": 4}, {}, {}, deck=["mimic", "solar_powered"])
    play(table, "buy:made_in_a_lab")
    assert table.view(0)["deck"] == ["solar_powered"]
    assert options(table) == ("buy:top", "sweep", "done")


def test_a_copied_lab_shows_the_two_top_cards() -> None:
    """tokyo/card/made_in_a_lab#3"""
    mine = ["made_in_a_lab", copy_of("made_in_a_lab", 0)]
    table = shop(["energize"], {"energy": 9, "cards": mine}, {}, {}, deck=["jets", "heal", "tank"])
    assert table.view(0)["deck"] == ["jets", "heal"]
    assert table.view(1)["deck"] == []
    assert options(table) == ("buy:energize", "buy:top", "buy:top2", "sweep", "done")
    play(table, "buy:top2")
    assert prices_paid(table) == [(0, "heal", 3)]
    assert table.view(0)["deck"] == ["jets", "tank"]


def test_buying_the_top_card_gives_opportunists_nothing() -> None:
    """tokyo/card/made_in_a_lab#3 tokyo/card/opportunist#1"""
    table = shop(
        ["mimic"], {"energy": 9, "cards": ["made_in_a_lab"]}, {"energy": 9, "cards": ["opportunist"]}, {},
        deck=["heal", "tank"],
    )  # fmt: skip
    play(table, "buy:top")
    assert asked(table) == (0, "buy", ("buy:top", "sweep", "done"))


TOPS = ["solar_powered", "heal", "jets", "skyscraper", "extra_head", "energize"]


@pytest.mark.parametrize("energy", [0, 1, 2, 5, 9])
@pytest.mark.parametrize("cards", [["made_in_a_lab"], ["made_in_a_lab", {"id": "mimic", "copies": "made_in_a_lab"}]])
def test_the_top_card_tells_others_nothing_by_any_way(energy: int, cards: list[object]) -> None:
    """tokyo/card/made_in_a_lab#1: views, events, options and whether the owner is asked do not depend on the card."""
    seen: list[object] = []
    for top in TOPS:
        table = shop(
            ["apartment_building", "nova_breath", "death_from_above"], {"energy": energy, "cards": cards},
            {"energy": 9, "cards": ["opportunist"]}, {}, deck=[top, "tank"], dice=NOTHING,
        )  # fmt: skip
        assert (table.decision is not None) and (table.decision.seat, table.decision.kind) == (0, "buy")
        told: list[object] = [(table.view(seat), table.events(seat)) for seat in (1, 2, None)]
        play(table, "done")
        assert asked(table) is not None and whose_turn(table) == 1
        told += [(table.view(seat), table.events(seat)) for seat in (1, 2, None)]
        told.append(options(table))
        seen.append(told)
    assert all([one == seen[0] for one in seen])


def test_the_owner_is_asked_even_when_it_can_buy_nothing() -> None:
    """tokyo/card/made_in_a_lab#1: silence would tell that the top card is too dear."""
    table = shop(["mimic"], {"cards": ["made_in_a_lab"]}, {}, {}, deck=["jets"])
    assert asked(table) == (0, "buy", ("done",))


def test_an_empty_deck_has_no_top_to_ask_about() -> None:
    """tokyo/card/made_in_a_lab"""
    table = shop(["mimic"], {"cards": ["made_in_a_lab"]}, {}, {}, deck=[], deck_exact=True, discard=["jets"])
    assert now(table) == (1, "roll")
    assert facts(table, "peeked") == []
