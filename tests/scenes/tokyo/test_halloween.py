"""The module Halloween: costumes are chosen and bought."""

from typing import Any

import pytest

import baffe
from tests.scenes.tokyo.support import (
    COSTUME_IDS,
    HALLOWEEN,
    asked,
    cards_shown,
    copy_of,
    costume_fight,
    deck_and_market,
    eliminated,
    energy,
    facts,
    hearts,
    kind,
    now,
    options,
    pile,
    play,
    rolls_left,
    shelf,
    shop,
    stars,
    tokyo,
    whose_turn,
)


def dealt(seats: int, seed: int = 1, **more: Any) -> baffe.Table:
    return baffe.deal("tokyo", seats, seed, {**HALLOWEEN, **more})


def dressed(table: baffe.Table) -> baffe.Table:
    """Everybody has taken the first costume."""
    while kind(table) == "costume":
        play(table, options(table)[0])
    return table


# -- before the first turn --


@pytest.mark.parametrize("seats", [2, 4, 6])
def test_everybody_chooses_one_of_two_costumes_for_nothing(seats: int) -> None:
    """halloween/H1, halloween/H2"""
    table = dealt(seats)
    first = facts(table, "first_player")[0]["seat"]
    for n in range(seats):
        seat = (first + n) % seats
        assert now(table) == (seat, "costume")
        shown = [word.removeprefix("costume:") for word in options(table)]
        assert len(set(shown)) == 2 and set(shown) <= COSTUME_IDS
        play(table, "costume:" + shown[n % 2])
        assert cards_shown(table, seat) == [shown[n % 2]]
        assert energy(table)[seat] == 0
    assert kind(table) == "roll"


def test_everybody_sees_the_two_costumes() -> None:
    """halloween/H2"""
    table = dealt(3)
    decision = table.decision
    assert decision is not None
    shown = [word.removeprefix("costume:") for word in decision.options]
    assert facts(table, "costumes_shown")[0]["cards"] == shown
    for viewer in (None, 0, 1, 2):
        assert table.view(viewer)["decisions"][0]["about"] == {"cards": shown}


def test_no_costume_is_shown_twice() -> None:
    """halloween/H2: the refused ones are set aside; six monsters see all twelve."""
    table = dressed(dealt(6))
    shown = [card for fact in facts(table, "costumes_shown") for card in fact["cards"]]
    assert sorted(shown) == sorted(COSTUME_IDS)


@pytest.mark.parametrize("seats", range(2, 7))
def test_unused_costumes_are_in_the_deck_before_the_market_opens(seats: int) -> None:
    """halloween/H3, halloween/H4: 66 cards and 12 costumes without those that are worn."""
    table = dealt(seats)
    assert shelf(table) == []
    dressed(table)
    assert len(shelf(table)) == 3
    assert table.view(None)["deck_count"] + 3 == 66 + 12 - seats
    worn = [cards_shown(table, seat)[0] for seat in range(seats)]
    costumes = [card for _, card in deck_and_market(table) if card in COSTUME_IDS]
    assert sorted(costumes) == sorted(COSTUME_IDS - set(worn))


def test_a_costume_may_lie_in_the_first_market() -> None:
    """halloween/H3"""
    markets = [shelf(dressed(dealt(2, seed))) for seed in range(30)]
    assert any([COSTUME_IDS & set(market) for market in markets])


def test_without_the_module_there_are_no_costumes() -> None:
    """halloween/H1"""
    table = baffe.deal("tokyo", 2, 1)
    assert table.decision is not None and table.decision.kind == "roll"
    with pytest.raises(baffe.BadScene) as refused:
        tokyo({"cards": ["ghost"]}, {})
    assert refused.value.field == "seats[0].cards[0]"


def test_two_monsters_come_with_the_module() -> None:
    """halloween/H1: to be chosen, and among those that are drawn."""
    monsters = ["pumpkin_jack", "boogie_woogie"]
    seats = dealt(2, monsters=monsters).view(None)["seats"]
    assert [seat["monster"] for seat in seats] == monsters
    drawn = {seat["monster"] for seed in range(20) for seat in dealt(6, seed).view(None)["seats"]}
    assert set(monsters) < drawn and len(drawn) == 8
    with pytest.raises(baffe.BadOption) as refused:
        baffe.deal("tokyo", 2, 1, {"monsters": monsters})
    assert refused.value.field == "monsters"
    with pytest.raises(baffe.BadScene) as unknown:
        tokyo({"monster": "pumpkin_jack"}, {})
    assert unknown.value.field == "seats[0].monster"
    base = {seat["monster"] for seed in range(20) for seat in baffe.deal("tokyo", 6, seed).view(None)["seats"]}
    assert len(base) == 6


def test_any_number_of_costumes_may_be_worn() -> None:
    """halloween/H5: the second works beside the first."""
    table = shop(["princess"], {"cards": ["statue_of_liberty"], "energy": 9}, {}, options=HALLOWEEN)
    play(table, "buy:princess", "done")
    assert cards_shown(table, 0) == ["statue_of_liberty", "princess"]
    play(table, "stop")
    while whose_turn(table) != 0:
        play(table, options(table)[-1] if "stop" not in options(table) else "stop")
    assert stars(table)[0] >= 1 and rolls_left(table) == 3


# -- buying --


def test_a_costume_is_bought_like_any_card() -> None:
    """halloween/H6"""
    table = shop(["ghost", "jets", "wings"], {"energy": 4}, {}, options=HALLOWEEN, deck=["heal"])
    play(table, "buy:ghost")
    assert (cards_shown(table, 0), energy(table)[0]) == (["ghost"], 0)
    assert [fact["card"] for fact in facts(table, "revealed")] == ["heal"]


def test_alien_origin_media_friendly_and_opportunist_know_costumes() -> None:
    """halloween/H7, tokyo/card/alien_origin#1"""
    buyer = {"energy": 6, "cards": ["alien_origin", "media_friendly"]}
    rival = {"energy": 9, "cards": ["opportunist"]}
    table = shop(["princess", "jets", "wings"], buyer, rival, {}, options=HALLOWEEN, deck=["ghost", "robot"])
    play(table, "buy:princess")
    assert (energy(table)[0], stars(table)[0]) == (2, 1)
    assert asked(table) == (1, "snatch", ("buy:ghost", "no"))
    play(table, "buy:ghost")
    assert cards_shown(table, 1) == ["opportunist", "ghost"]


def test_made_in_a_lab_finds_costumes() -> None:
    """halloween/H6"""
    seat = {"energy": 4, "cards": ["made_in_a_lab"]}
    table = shop(["mimic", "jets", "wings"], seat, {}, options=HALLOWEEN, deck=["ghost"])
    play(table, "buy:top")
    assert cards_shown(table, 0) == ["made_in_a_lab", "ghost"]


def test_mimic_cannot_copy_a_costume() -> None:
    """halloween/H8, tokyo/card/mimic#1"""
    table = tokyo(
        {"cards": ["mimic", "ghost"], "energy": 3}, {"cards": ["zombie", "jets"]}, options=HALLOWEEN, step="start"
    )
    assert asked(table) == (0, "copy", ("copy:jets@1", "no"))
    with pytest.raises(baffe.BadScene):
        tokyo({"cards": [copy_of("ghost", 0), "ghost"]}, {}, options=HALLOWEEN)
    with pytest.raises(baffe.BadScene):
        tokyo({"cards": [{"id": "ghost", "copies": "jets", "of": 0}, "jets"]}, {}, options=HALLOWEEN)


def test_mimic_alone_among_costumes_is_not_asked() -> None:
    """halloween/H8"""
    table = tokyo({"cards": ["mimic", "ghost"], "energy": 3}, {"cards": ["zombie"]}, options=HALLOWEEN, step="start")
    assert kind(table) == "roll"


def test_metamorph_cannot_sell_a_costume() -> None:
    """halloween/H8, tokyo/card/metamorph#3"""
    table = shop([], {"cards": ["ghost", "metamorph", "jets"]}, {}, options=HALLOWEEN)
    assert asked(table) == (0, "sell", ("sell:metamorph", "sell:jets", "done"))
    assert list(table.view(0)["decisions"][0]["offers"]) == ["sell:metamorph", "sell:jets"]


def test_parasitic_tentacles_cannot_buy_a_costume() -> None:
    """halloween/H8, tokyo/card/parasitic_tentacles#1"""
    table = shop([], {"cards": ["parasitic_tentacles"], "energy": 9}, {"cards": ["ghost", "jets"]}, options=HALLOWEEN)
    assert asked(table) == (0, "buy", ("buy:jets@1", "done"))


def test_a_child_and_elimination_discard_costumes() -> None:
    """halloween/H8, tokyo/card/it_has_a_child#2"""
    table = costume_fight({}, {"hearts": 2, "cards": ["ghost", "it_has_a_child"]})
    assert cards_shown(table, 1) == [] and hearts(table)[1] == 10
    assert pile(table) == ["ghost", "it_has_a_child"]
    table = costume_fight({}, {"hearts": 2, "cards": ["ghost", "robot"]})
    assert eliminated(table)[1]
    assert pile(table) == ["ghost", "robot"]
