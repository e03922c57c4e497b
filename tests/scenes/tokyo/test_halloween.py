"""The module Halloween: costumes are chosen, bought and stolen."""

from typing import Any

import pytest

import baffe
from baffe.games.tokyo.modules.halloween.costumes import COSTUMES
from baffe.games.tokyo.table import TokyoTable
from tests.support import asked, facts, kind, options, play, tokyo

ON = {"modules": ["halloween"]}
IDS = {card.id for card in COSTUMES}
THREE = "smash smash smash 1 2 3"


def dealt(seats: int, seed: int = 1, **more: Any) -> TokyoTable:
    table = baffe.deal("tokyo", seats, seed, {**ON, **more})
    assert isinstance(table, TokyoTable)
    return table


def dressed(table: TokyoTable) -> TokyoTable:
    """Everybody has taken the first costume."""
    while kind(table) == "costume":
        play(table, options(table)[0])
    return table


def cards(table: TokyoTable, seat: int) -> list[Any]:
    held: list[Any] = table.view(None)["seats"][seat]["cards"]
    return held


def fight(thief: dict[str, Any], victim: dict[str, Any], dice: str = THREE, **scene: Any) -> TokyoTable:
    """Seat 0 smashes seat 1 in the City; seat 1 stays if it is asked."""
    victim = {"place": "city", "cards": ["ghost"], **victim}
    table = tokyo({"energy": 9, **thief}, victim, {}, options=ON, step="resolve", dice=dice, **scene)
    if kind(table) == "flee":
        play(table, "stay")
    return table


# -- before the first turn --


@pytest.mark.parametrize("seats", [2, 4, 6])
def test_everybody_chooses_one_of_two_costumes_for_nothing(seats: int) -> None:
    """halloween/H1, halloween/H2"""
    table = dealt(seats)
    first = facts(table, "first_player")[0]["seat"]
    for n in range(seats):
        seat = (first + n) % seats
        question = asked(table)
        assert question is not None
        assert question[:2] == (seat, "costume")
        shown = [word.removeprefix("costume:") for word in question[2]]
        assert len(set(shown)) == 2 and set(shown) <= IDS
        play(table, "costume:" + shown[n % 2])
        assert cards(table, seat) == [shown[n % 2]]
        assert table.monsters[seat].energy == 0
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
    assert sorted(shown) == sorted(IDS)


@pytest.mark.parametrize("seats", range(2, 7))
def test_unused_costumes_are_in_the_deck_before_the_market_opens(seats: int) -> None:
    """halloween/H3, halloween/H4: 66 cards and 12 costumes without those that are worn."""
    table = dealt(seats)
    assert table.market == ()
    dressed(table)
    assert len(table.market) == 3
    assert table.deck_count() + 3 == 66 + 12 - seats
    worn = [cards(table, seat)[0] for seat in range(seats)]
    deck = [table.book.cards[number].id for number in (*table.bag, *table.market)]
    assert sorted([card for card in deck if card in IDS]) == sorted(IDS - set(worn))


def test_a_costume_may_lie_in_the_first_market() -> None:
    """halloween/H3"""
    markets = [dressed(dealt(2, seed)).view(None)["market"] for seed in range(30)]
    assert any([IDS & set(market) for market in markets])


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
    table = tokyo({"cards": ["statue_of_liberty"], "energy": 9}, {}, options=ON, step="buy", market=["princess"])
    play(table, "buy:princess", "done")
    assert cards(table, 0) == ["statue_of_liberty", "princess"]
    play(table, "stop")
    while table.active != 0:
        play(table, options(table)[-1] if "stop" not in options(table) else "stop")
    assert table.monsters[0].stars >= 1 and table.rolls_left == 3


# -- buying --


def test_a_costume_is_bought_like_any_card() -> None:
    """halloween/H6"""
    table = tokyo({"energy": 4}, {}, options=ON, step="buy", market=["ghost", "jets", "wings"], deck=["heal"])
    play(table, "buy:ghost")
    assert (cards(table, 0), table.monsters[0].energy) == (["ghost"], 0)
    assert [fact["card"] for fact in facts(table, "revealed")] == ["heal"]


def test_alien_origin_media_friendly_and_opportunist_know_costumes() -> None:
    """halloween/H7, card/alien_origin#1"""
    buyer = {"energy": 6, "cards": ["alien_origin", "media_friendly"]}
    rival = {"energy": 9, "cards": ["opportunist"]}
    table = tokyo(
        buyer, rival, {}, options=ON, step="buy", market=["princess", "jets", "wings"], deck=["ghost", "robot"]
    )
    play(table, "buy:princess")
    assert (table.monsters[0].energy, table.monsters[0].stars) == (2, 1)
    assert asked(table) == (1, "snatch", ("buy:ghost", "no"))
    play(table, "buy:ghost")
    assert cards(table, 1) == ["opportunist", "ghost"]


def test_made_in_a_lab_finds_costumes() -> None:
    """halloween/H6"""
    seat = {"energy": 4, "cards": ["made_in_a_lab"]}
    table = tokyo(seat, {}, options=ON, step="buy", market=["mimic", "jets", "wings"], deck=["ghost"])
    play(table, "buy:top")
    assert cards(table, 0) == ["made_in_a_lab", "ghost"]


def test_mimic_cannot_copy_a_costume() -> None:
    """halloween/H8, card/mimic#1"""
    table = tokyo(
        {"cards": ["mimic", "ghost"], "energy": 3}, {"cards": ["zombie", "jets"]}, options=ON, step="start",
    )  # fmt: skip
    assert asked(table) == (0, "copy", ("copy:jets@1", "no"))
    with pytest.raises(baffe.BadScene):
        tokyo({"cards": [{"id": "mimic", "copies": "ghost", "of": 0}, "ghost"]}, {}, options=ON)
    with pytest.raises(baffe.BadScene):
        tokyo({"cards": [{"id": "ghost", "copies": "jets", "of": 0}, "jets"]}, {}, options=ON)


def test_mimic_alone_among_costumes_is_not_asked() -> None:
    """halloween/H8"""
    table = tokyo({"cards": ["mimic", "ghost"], "energy": 3}, {"cards": ["zombie"]}, options=ON, step="start")
    assert kind(table) == "roll"


def test_metamorph_cannot_sell_a_costume() -> None:
    """halloween/H8, card/metamorph#3"""
    table = tokyo({"cards": ["ghost", "metamorph", "jets"]}, {}, options=ON, step="buy", market=[])
    assert asked(table) == (0, "sell", ("sell:metamorph", "sell:jets", "done"))
    assert list(table.view(0)["decisions"][0]["offers"]) == ["sell:metamorph", "sell:jets"]


def test_parasitic_tentacles_cannot_buy_a_costume() -> None:
    """halloween/H8, card/parasitic_tentacles#1"""
    table = tokyo(
        {"cards": ["parasitic_tentacles"], "energy": 9}, {"cards": ["ghost", "jets"]},
        options=ON, step="buy", market=[],
    )  # fmt: skip
    assert asked(table) == (0, "buy", ("buy:jets@1", "done"))


def test_a_child_and_elimination_discard_costumes() -> None:
    """halloween/H8, card/it_has_a_child#2"""
    table = fight({}, {"hearts": 2, "cards": ["ghost", "it_has_a_child"]})
    assert cards(table, 1) == [] and table.monsters[1].hearts == 10
    assert table.view(None)["discard"] == ["ghost", "it_has_a_child"]
    table = fight({}, {"hearts": 2, "cards": ["ghost", "robot"]})
    assert table.monsters[1].out
    assert table.view(None)["discard"] == ["ghost", "robot"]


# -- stealing --


@pytest.mark.parametrize(("dice", "thief", "may"), [
    (THREE, [], True),
    ("smash smash 1 1 2 3", [], False),
    ("smash smash 1 1 2 3", ["acid_attack"], True),
    ("smash smash 1 1 2 3", ["spiked_tail"], True),
    ("2 2 2 1 1 3", ["poison_quills"], False),
])  # fmt: skip
def test_three_smashes_allow_a_theft_added_ones_included(dice: str, thief: list[str], may: bool) -> None:
    """halloween/H9, card/acid_attack#2"""
    table = fight({"cards": thief}, {}, dice)
    assert (kind(table) == "steal") is may
    if may:
        assert asked(table) == (0, "steal", ("steal:ghost@1", "done"))


def test_only_costumes_of_the_wounded_who_live_may_be_stolen() -> None:
    """halloween/H10: seat 1 is wounded, seat 2 falls, seat 3 stands on the thief's side; other cards stay."""
    table = tokyo(
        {"energy": 20},
        {"place": "city", "cards": ["ghost", "wings"]},
        {"place": "bay", "hearts": 3, "cards": ["robot"]},
        {"cards": ["devil"]}, {}, {},
        options=ON, step="resolve", dice=THREE,
    )  # fmt: skip
    play(table, "stay")
    assert table.monsters[2].out
    assert options(table) == ("steal:ghost@1", "done")


def test_fire_alone_does_not_make_a_monster_a_target() -> None:
    """halloween/H10: seat 2 is burnt on the thief's own side."""
    table = tokyo(
        {"energy": 9, "cards": ["fire_breathing"]}, {"place": "city"}, {"cards": ["devil"]},
        options=ON, step="resolve", dice=THREE,
    )  # fmt: skip
    play(table, "stay")
    assert table.monsters[2].hearts == 9
    assert kind(table) == "buy"


def test_the_price_goes_to_the_owner() -> None:
    """halloween/H11"""
    table = fight({"energy": 5}, {"energy": 1})
    assert table.view(0)["decisions"][0]["offers"] == {"steal:ghost@1": {"card": "ghost", "price": 4}}
    play(table, "steal:ghost@1")
    assert (table.monsters[0].energy, table.monsters[1].energy) == (1, 5)
    assert (cards(table, 0), cards(table, 1)) == (["ghost"], [])
    assert facts(table, "stolen") == [
        {**facts(table, "stolen")[0], "seat": 0, "price": 4, "from": 1, "card": "ghost", "rule": "halloween/H9"}
    ]


def test_reductions_of_the_thief_lower_what_the_owner_gets() -> None:
    """halloween/H11, card/alien_origin#2"""
    table = fight({"energy": 3, "cards": ["alien_origin"]}, {"energy": 1})
    play(table, "steal:ghost@1")
    assert (table.monsters[0].energy, table.monsters[1].energy) == (0, 4)


def test_who_cannot_pay_cannot_steal() -> None:
    """halloween/H11"""
    assert kind(fight({"energy": 3}, {})) == "buy"


def test_several_costumes_of_several_monsters_or_none() -> None:
    """halloween/H12"""
    table = tokyo(
        {"energy": 11},
        {"place": "city", "cards": ["ghost", "devil"]}, {"place": "bay", "cards": ["pirate"]}, {}, {}, {},
        options=ON, step="resolve", dice=THREE,
    )  # fmt: skip
    table.play("stay", seat=1)
    table.play("stay", seat=2)
    assert options(table) == ("steal:ghost@1", "steal:devil@1", "steal:pirate@2", "done")
    play(table, "steal:ghost@1", "steal:pirate@2", "steal:devil@1")
    assert cards(table, 0) == ["ghost", "pirate", "devil"]
    assert table.monsters[0].energy == 0
    assert kind(table) == "roll"


def test_a_theft_may_be_declined() -> None:
    """halloween/H12"""
    table = fight({}, {})
    play(table, "done")
    assert kind(table) == "buy" and cards(table, 1) == ["ghost"]


def test_the_smashes_hurt_all_the_same() -> None:
    """halloween/H13"""
    table = fight({}, {})
    play(table, "steal:ghost@1")
    assert table.monsters[1].hearts == 7


def test_costumes_are_stolen_after_entering_and_before_buying() -> None:
    """halloween/H14, tokyo/S13"""
    table = tokyo(
        {"energy": 9}, {"place": "city", "cards": ["ghost"]}, {}, options=ON, step="resolve", dice=THREE,
    )  # fmt: skip
    play(table, "flee")
    assert kind(table) == "steal"
    assert table.monsters[0].place == 1
    play(table, "steal:ghost@1")
    assert kind(table) == "buy"


@pytest.mark.parametrize(("victim", "words"), [
    ({"cards": ["ghost", "wings"], "energy": 2}, ["wings"]),
    ({"cards": ["ghost", "robot"], "energy": 3}, ["robot:3"]),
    ({"cards": ["ghost", "jets"]}, ["flee"]),
])  # fmt: skip
def test_a_monster_that_lost_nothing_is_no_target(victim: dict[str, Any], words: list[str]) -> None:
    """halloween/H15"""
    table = tokyo(
        {"energy": 9}, {"place": "city", **victim}, {}, options=ON, step="resolve", dice=THREE,
    )  # fmt: skip
    play(table, *words)
    assert table.monsters[1].hearts == 10
    assert kind(table) == "buy"


def test_camouflage_that_saves_everything_saves_the_costume() -> None:
    """halloween/H15"""
    table = tokyo(
        {"energy": 9}, {"place": "city", "cards": ["ghost", "camouflage"]}, {},
        options=ON, step="resolve", dice=THREE + " heart heart heart",
    )  # fmt: skip
    play(table, "camouflage")
    assert kind(table) == "buy"


def test_a_theft_is_no_purchase() -> None:
    """halloween/H16, card/media_friendly#3: no star, no new card, nothing to snatch; the owner's friend pays."""
    table = tokyo(
        {"energy": 9, "cards": ["media_friendly"]},
        {"place": "city", "cards": ["ghost", "friend_of_children"]},
        {"cards": ["opportunist"], "energy": 9},
        options=ON, step="resolve", dice=THREE,
    )  # fmt: skip
    play(table, "stay")
    stars, market = table.monsters[0].stars, table.market
    play(table, "steal:ghost@1")
    assert (table.monsters[0].stars, table.market) == (stars, market)
    assert kind(table) == "buy"
    assert table.monsters[1].energy == 5
    assert facts(table, "bought") == []


def test_a_stolen_astronaut_wins() -> None:
    """halloween/H17, card/astronaut#1"""
    table = fight({"stars": 17, "energy": 4}, {"cards": ["astronaut"]})
    play(table, "steal:astronaut@1")
    assert table.outcome == {"winners": [0], "ranking": [[0], [1, 2]], "reason": "astronaut"}


def test_a_zombie_without_its_costume_and_hearts_is_out() -> None:
    """halloween/H17, card/zombie#2: what was paid is lost with it, and nobody eats a second time."""
    table = fight({"cards": ["eater_of_the_dead"]}, {"hearts": 2, "cards": ["zombie", "ghost"]})
    assert (table.monsters[1].hearts, table.monsters[1].out, table.monsters[0].stars) == (0, False, 3)
    play(table, "steal:zombie@1")
    assert table.monsters[1].out
    assert (table.monsters[0].stars, table.monsters[1].energy) == (3, 0)
    assert facts(table, "eliminated")[0]["by"] == 0
    assert facts(table, "entered", 0) == []
    assert cards(table, 0) == ["eater_of_the_dead", "zombie"]
    assert table.view(None)["discard"] == ["ghost"]
    assert kind(table) == "buy"


def test_a_zombie_with_hearts_survives_the_theft() -> None:
    """halloween/H17"""
    table = fight({}, {"hearts": 4, "cards": ["zombie"]})
    play(table, "steal:zombie@1")
    assert (table.monsters[1].hearts, table.monsters[1].out) == (1, False)


def test_a_stolen_costume_works_at_once() -> None:
    """halloween/H18: the Devil sharpens what is bought in the same turn."""
    table = fight({"energy": 9}, {"cards": ["devil"]}, market=["flame_thrower", "jets", "wings"])
    play(table, "steal:devil@1", "buy:flame_thrower")
    assert (table.monsters[1].hearts, table.monsters[2].hearts) == (10 - 3 - 3, 10 - 3)


def test_the_bay_closes_when_a_theft_eliminates() -> None:
    """halloween/H17: five monsters live, the Zombie loses its costume, the Bay's occupant leaves."""
    table = tokyo(
        {"energy": 9}, {"place": "city", "hearts": 1, "cards": ["zombie"]}, {"place": "bay"}, {}, {},
        options=ON, step="resolve", dice=THREE,
    )  # fmt: skip
    table.play("stay", seat=1)
    table.play("stay", seat=2)
    play(table, "steal:zombie@1")
    assert table.monsters[1].out
    assert [fact["place"] for fact in facts(table, "moved", 2)] == ["city"]


def test_a_dead_thief_steals_nothing() -> None:
    """halloween/H14: it falls to the bite before it enters."""
    table = tokyo(
        {"energy": 9, "hearts": 1}, {"place": "city", "cards": ["ghost", "burrowing"]}, {},
        options=ON, step="resolve", dice=THREE,
    )  # fmt: skip
    play(table, "flee")
    assert table.monsters[0].out
    assert (kind(table), table.active) == ("roll", 1)


def test_a_cultist_may_pay_for_a_theft() -> None:
    """cultists/C9, halloween/H11: one energy is missing, and the thief has a tile."""
    both = {"modules": ["halloween", "cultists"]}
    table = tokyo(
        {"energy": 3, "cultists": 1}, {"place": "city", "cards": ["ghost"]}, {},
        options=both, step="resolve", dice=THREE,
    )  # fmt: skip
    play(table, "stay")
    assert asked(table) == (0, "steal", ("done", "cultist:energy"))
    play(table, "cultist:energy")
    assert options(table) == ("steal:ghost@1", "done")
    table = tokyo(
        {"energy": 2, "cultists": 1}, {"place": "city", "cards": ["ghost"]}, {},
        options=both, step="resolve", dice=THREE,
    )  # fmt: skip
    play(table, "stay")
    assert kind(table) == "buy"
