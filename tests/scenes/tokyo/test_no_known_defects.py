"""Mistakes that other implementations of the game are known for, and points on which they leave the rulebook."""

import pytest

from tests.scenes.tokyo.support import (
    HALLOWEEN,
    IN_CITY,
    NOTHING,
    ONE_SMASH,
    THREE_SMASHES,
    asked,
    burnt,
    cards_of,
    copy_of,
    eliminated,
    energy,
    facts,
    hearts,
    in_city,
    kind,
    now,
    options,
    pile,
    play,
    result,
    rolled,
    scored,
    shop,
    tokyo,
)


def test_declining_a_probe_closes_nothing_for_others() -> None:
    """tokyo/B1: the second owner is still asked, and the roller still changes its dice."""
    mimic = copy_of("psychic_probe", 1)
    table = rolled(NOTHING, in_city("herd_culler"), {"cards": ["psychic_probe"]}, {"cards": [mimic]})
    kinds = []
    for word in ("no", "no", "herd_culler:3"):
        kinds.append(now(table))
        play(table, word)
    assert kinds == [(1, "probe"), (2, "probe"), (0, "change")]
    assert scored(table, 0) == [1]


@pytest.mark.parametrize(
    ("place", "cards"), [("outside", ["acid_attack", "spiked_tail"]), ("city", ["burrowing", "urbavore"])]
)
def test_a_smash_added_by_a_card_lets_others_add_theirs(place: str, cards: list[str]) -> None:
    """tokyo/B2, tokyo/X9: no smash on the dice, two in the result."""
    rival = {"place": "city" if place == "outside" else "outside"}
    table = result(NOTHING, {"place": place, "cards": cards}, rival, {})
    assert hearts(table)[1] == 8


def test_friend_of_children_adds_nothing_to_nothing() -> None:
    """tokyo/B3: no energy die, and a healed monster that cannot pay."""
    none = result(NOTHING, in_city("friend_of_children"), {}, {})
    assert energy(none)[0] == 0
    poor = result("heart 1 1 2 2 3", in_city("friend_of_children", "healing_ray"), {"hearts": 5}, {})
    play(poor, "heart@1")
    assert (energy(poor)[0], hearts(poor)[1]) == (0, 6)


def test_a_fresh_copy_of_freeze_time_does_not_look_at_old_dice() -> None:
    """tokyo/B4: seat 0 throws three 1s; seat 1 then copies Freeze Time and throws none."""
    mimic = copy_of("jets", 2)
    table = result(
        f"1 1 1 2 2 3 {NOTHING}", IN_CITY, {"energy": 1, "cards": [mimic]}, {"cards": ["jets", "freeze_time"]}
    )
    play(table, "copy:freeze_time@2", "stop")
    assert now(table) == (2, "roll")
    assert facts(table, "extra_turn") == []


def test_a_dead_monster_takes_no_extra_turn() -> None:
    """tokyo/B5: it bought Frenzy and fell to its poison."""
    table = shop(["frenzy"], {"energy": 7, "hearts": 1, "poison": 1}, {}, {})
    play(table, "buy:frenzy")
    assert eliminated(table)[0]
    assert now(table) == (1, "roll")
    assert facts(table, "extra_turn") == []


def test_a_later_loss_leaves_the_mark_of_the_smashes() -> None:
    """tokyo/B7: a costume may still be stolen from a monster that lost hearts to something else afterwards."""
    table = result(THREE_SMASHES, {"energy": 9}, in_city("ghost"), {}, options=HALLOWEEN)
    burnt(table, 1, by=2)
    play(table, "stay")
    assert asked(table) == (0, "steal", ("steal:ghost@1", "done"))


@pytest.mark.parametrize("copied", ["smoke_cloud", "plot_twist", "battery_monster", "psychic_probe"])
def test_every_copy_that_discards_itself_discards_the_mimic(copied: str) -> None:
    """tokyo/B9: all four alike; the card that was copied stays."""
    mimic = copy_of(copied, 1)
    if copied == "smoke_cloud":
        mimic["tokens"] = 1
    if copied == "battery_monster":
        mimic["tokens"] = 2
    turn = 2 if copied == "psychic_probe" else 0
    dice = NOTHING + " heart"
    table = tokyo(in_city(mimic), {"cards": [copied]}, {}, turn=turn, step="start", dice=dice, rolls_left=0)
    words = {"smoke_cloud": "smoke_cloud", "plot_twist": "plot_twist:3>2", "psychic_probe": "probe:3"}
    if copied in words:
        play(table, words[copied])
    assert cards_of(table, 0) == []
    assert cards_of(table, 1) == [copied]
    assert pile(table) == ["mimic"]


def test_buying_mimic_keeps_the_window_of_opportunists() -> None:
    """tokyo/B10: the card that took Mimic's slot is offered after the copy was chosen."""
    table = shop(
        ["mimic", "skyscraper", "tank"], in_city("jets", energy=8), {"energy": 9, "cards": ["opportunist"]}, {},
        deck=["wings"],
    )  # fmt: skip
    play(table, "buy:mimic")
    assert kind(table) == "copy"
    play(table, "copy:jets@0")
    assert asked(table) == (1, "snatch", ("buy:wings", "no"))


# -- where the rulebook is followed and not the custom of others --


def test_freeze_time_may_be_declined() -> None:
    """tokyo/X7"""
    table = result("1 1 1 2 2 3", in_city("freeze_time"), {}, {})
    assert asked(table) == (0, "again", ("again", "no"))


def test_burrowing_bites_only_whoever_takes_the_place() -> None:
    """tokyo/X8: both flee; the attacker takes the City, so the burrower that left the Bay bites nobody."""

    def attacked(city: list[str], bay: list[str]) -> int:
        table = result(ONE_SMASH, {}, in_city(*city), {"place": "bay", "cards": bay}, {}, {})
        table.play("flee", seat=1)
        table.play("flee", seat=2)
        return hearts(table)[0]

    assert attacked(["burrowing"], []) == 9
    assert attacked([], ["burrowing"]) == 10


def test_burrowing_in_the_bay_bites_nobody_who_takes_a_dead_monsters_city() -> None:
    """tokyo/X8: the City falls, the Bay flees, the attacker takes the City."""
    bay = {"place": "bay", "cards": ["burrowing"]}
    table = result(ONE_SMASH, {}, in_city(hearts=1), bay, {}, {}, {})
    play(table, "flee")
    assert [(e["seat"], e["place"]) for e in facts(table, "entered")] == [(0, "city")]
    assert hearts(table)[0] == 10


def test_an_opportunist_keeps_access_to_all_cards_revealed_this_turn() -> None:
    """tokyo/X10: a card declined at the first reveal may be bought at the second."""
    table = shop(
        ["heal", "corner_store", "tank"], in_city(energy=9), {"energy": 9, "cards": ["opportunist"]}, {},
        deck=["wings", "jets"],
    )  # fmt: skip
    play(table, "buy:heal")
    assert asked(table) == (1, "snatch", ("buy:wings", "no"))
    play(table, "no", "buy:corner_store")
    assert options(table) == ("buy:wings", "buy:jets", "no")
