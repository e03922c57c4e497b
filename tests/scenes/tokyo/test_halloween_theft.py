"""The module Halloween: costumes are stolen."""

from typing import Any

import pytest

from tests.scenes.tokyo.support import (
    HALLOWEEN,
    IN_CITY,
    THREE_SMASHES,
    asked,
    cards_shown,
    costume_fight,
    eliminated,
    energy,
    facts,
    hearts,
    in_city,
    kind,
    options,
    outcome,
    pile,
    places,
    play,
    result,
    shelf,
    stars,
    whose_turn,
)


@pytest.mark.parametrize(("dice", "thief", "may"), [
    (THREE_SMASHES, [], True),
    ("smash smash 1 1 2 3", [], False),
    ("smash smash 1 1 2 3", ["acid_attack"], True),
    ("smash smash 1 1 2 3", ["spiked_tail"], True),
    ("2 2 2 1 1 3", ["poison_quills"], False),
])  # fmt: skip
def test_three_smashes_allow_a_theft_added_ones_included(dice: str, thief: list[str], may: bool) -> None:
    """halloween/H9, tokyo/card/acid_attack#2"""
    table = costume_fight({"cards": thief}, {}, dice)
    assert (kind(table) == "steal") is may
    if may:
        assert asked(table) == (0, "steal", ("steal:ghost@1", "done"))


def test_only_costumes_of_the_wounded_who_live_may_be_stolen() -> None:
    """halloween/H10: seat 1 is wounded, seat 2 falls, seat 3 stands on the thief's side; other cards stay."""
    table = result(
        THREE_SMASHES, {"energy": 20}, in_city("ghost", "wings"), {"place": "bay", "hearts": 3, "cards": ["robot"]},
        {"cards": ["devil"]}, {}, {}, options=HALLOWEEN,
    )  # fmt: skip
    play(table, "stay")
    assert eliminated(table)[2]
    assert options(table) == ("steal:ghost@1", "done")


def test_fire_alone_does_not_make_a_monster_a_target() -> None:
    """halloween/H10: seat 2 is burnt on the thief's own side."""
    table = result(
        THREE_SMASHES, {"energy": 9, "cards": ["fire_breathing"]}, IN_CITY, {"cards": ["devil"]}, options=HALLOWEEN
    )
    play(table, "stay")
    assert hearts(table)[2] == 9
    assert kind(table) == "buy"


def test_the_price_goes_to_the_owner() -> None:
    """halloween/H11"""
    table = costume_fight({"energy": 5}, {"energy": 1})
    assert table.view(0)["decisions"][0]["offers"] == {"steal:ghost@1": {"card": "ghost", "price": 4}}
    play(table, "steal:ghost@1")
    assert energy(table)[:2] == [1, 5]
    assert (cards_shown(table, 0), cards_shown(table, 1)) == (["ghost"], [])
    assert facts(table, "stolen") == [
        {**facts(table, "stolen")[0], "seat": 0, "price": 4, "from": 1, "card": "ghost", "rule": "halloween/H9"}
    ]


def test_reductions_of_the_thief_lower_what_the_owner_gets() -> None:
    """halloween/H11, tokyo/card/alien_origin#2"""
    table = costume_fight({"energy": 3, "cards": ["alien_origin"]}, {"energy": 1})
    play(table, "steal:ghost@1")
    assert energy(table)[:2] == [0, 4]


def test_who_cannot_pay_cannot_steal() -> None:
    """halloween/H11"""
    assert kind(costume_fight({"energy": 3}, {})) == "buy"


def test_several_costumes_of_several_monsters_or_none() -> None:
    """halloween/H12"""
    table = result(
        THREE_SMASHES, {"energy": 11}, in_city("ghost", "devil"), {"place": "bay", "cards": ["pirate"]}, {}, {}, {},
        options=HALLOWEEN,
    )  # fmt: skip
    table.play("stay", seat=1)
    table.play("stay", seat=2)
    assert options(table) == ("steal:ghost@1", "steal:devil@1", "steal:pirate@2", "done")
    play(table, "steal:ghost@1", "steal:pirate@2", "steal:devil@1")
    assert cards_shown(table, 0) == ["ghost", "pirate", "devil"]
    assert energy(table)[0] == 0
    assert kind(table) == "roll"


def test_a_theft_may_be_declined() -> None:
    """halloween/H12"""
    table = costume_fight({}, {})
    play(table, "done")
    assert kind(table) == "buy" and cards_shown(table, 1) == ["ghost"]


def test_the_smashes_hurt_all_the_same() -> None:
    """halloween/H13"""
    table = costume_fight({}, {})
    play(table, "steal:ghost@1")
    assert hearts(table)[1] == 7


def test_costumes_are_stolen_after_entering_and_before_buying() -> None:
    """halloween/H14, tokyo/S13"""
    table = result(THREE_SMASHES, {"energy": 9}, in_city("ghost"), {}, options=HALLOWEEN)
    play(table, "flee")
    assert kind(table) == "steal"
    assert places(table)[0] == "city"
    play(table, "steal:ghost@1")
    assert kind(table) == "buy"


@pytest.mark.parametrize(("victim", "words"), [
    ({"cards": ["ghost", "wings"], "energy": 2}, ["wings"]),
    ({"cards": ["ghost", "robot"], "energy": 3}, ["robot:3"]),
    ({"cards": ["ghost", "jets"]}, ["flee"]),
])  # fmt: skip
def test_a_monster_that_lost_nothing_is_no_target(victim: dict[str, Any], words: list[str]) -> None:
    """halloween/H15"""
    table = result(THREE_SMASHES, {"energy": 9}, {"place": "city", **victim}, {}, options=HALLOWEEN)
    play(table, *words)
    assert hearts(table)[1] == 10
    assert kind(table) == "buy"


def test_camouflage_that_saves_everything_saves_the_costume() -> None:
    """halloween/H15"""
    table = result(
        THREE_SMASHES + " heart heart heart", {"energy": 9}, in_city("ghost", "camouflage"), {}, options=HALLOWEEN
    )
    play(table, "camouflage")
    assert kind(table) == "buy"


def test_a_theft_is_no_purchase() -> None:
    """halloween/H16, tokyo/card/media_friendly#3: no star, no new card, nothing to snatch; the owner's friend pays."""
    table = result(
        THREE_SMASHES, {"energy": 9, "cards": ["media_friendly"]}, in_city("ghost", "friend_of_children"),
        {"cards": ["opportunist"], "energy": 9}, options=HALLOWEEN,
    )  # fmt: skip
    play(table, "stay")
    before = (stars(table)[0], shelf(table))
    play(table, "steal:ghost@1")
    assert (stars(table)[0], shelf(table)) == before
    assert kind(table) == "buy"
    assert energy(table)[1] == 5
    assert facts(table, "bought") == []


def test_a_stolen_astronaut_wins() -> None:
    """halloween/H17, tokyo/card/astronaut#1"""
    table = costume_fight({"stars": 17, "energy": 4}, {"cards": ["astronaut"]})
    play(table, "steal:astronaut@1")
    assert outcome(table) == {"winners": [0], "ranking": [[0], [1, 2]], "reason": "astronaut"}


def test_a_zombie_without_its_costume_and_hearts_is_out() -> None:
    """halloween/H17, tokyo/card/zombie#2: what was paid is lost with it, and nobody eats a second time."""
    table = costume_fight({"cards": ["eater_of_the_dead"]}, {"hearts": 2, "cards": ["zombie", "ghost"]})
    assert (hearts(table)[1], eliminated(table)[1], stars(table)[0]) == (0, False, 3)
    play(table, "steal:zombie@1")
    assert eliminated(table)[1]
    assert (stars(table)[0], energy(table)[1]) == (3, 0)
    assert facts(table, "eliminated")[0]["by"] == 0
    assert facts(table, "entered", 0) == []
    assert cards_shown(table, 0) == ["eater_of_the_dead", "zombie"]
    assert pile(table) == ["ghost"]
    assert kind(table) == "buy"


def test_a_zombie_with_hearts_survives_the_theft() -> None:
    """halloween/H17"""
    table = costume_fight({}, {"hearts": 4, "cards": ["zombie"]})
    play(table, "steal:zombie@1")
    assert (hearts(table)[1], eliminated(table)[1]) == (1, False)


def test_a_stolen_costume_works_at_once() -> None:
    """halloween/H18: the Devil sharpens what is bought in the same turn."""
    table = costume_fight({"energy": 9}, {"cards": ["devil"]}, market=["flame_thrower", "jets", "wings"])
    play(table, "steal:devil@1", "buy:flame_thrower")
    assert hearts(table)[1:3] == [10 - 3 - 3, 10 - 3]


def test_the_bay_closes_when_a_theft_eliminates() -> None:
    """halloween/H17: five monsters live, the Zombie loses its costume, the Bay's occupant leaves."""
    table = result(
        THREE_SMASHES, {"energy": 9}, in_city("zombie", hearts=1), {"place": "bay"}, {}, {}, options=HALLOWEEN
    )
    table.play("stay", seat=1)
    table.play("stay", seat=2)
    play(table, "steal:zombie@1")
    assert eliminated(table)[1]
    assert [fact["place"] for fact in facts(table, "moved", 2)] == ["city"]


def test_a_dead_thief_steals_nothing() -> None:
    """halloween/H14: it falls to the bite before it enters."""
    table = result(THREE_SMASHES, {"energy": 9, "hearts": 1}, in_city("ghost", "burrowing"), {}, options=HALLOWEEN)
    play(table, "flee")
    assert eliminated(table)[0]
    assert (kind(table), whose_turn(table)) == ("roll", 1)


def test_a_cultist_may_pay_for_a_theft() -> None:
    """cultists/C9, halloween/H11: one energy is missing, and the thief has a tile."""
    both = {"modules": ["halloween", "cultists"]}
    table = result(THREE_SMASHES, {"energy": 3, "cultists": 1}, in_city("ghost"), {}, options=both)
    play(table, "stay")
    assert asked(table) == (0, "steal", ("done", "cultist:energy"))
    play(table, "cultist:energy")
    assert options(table) == ("steal:ghost@1", "done")
    table = result(THREE_SMASHES, {"energy": 2, "cultists": 1}, in_city("ghost"), {}, options=both)
    play(table, "stay")
    assert kind(table) == "buy"
