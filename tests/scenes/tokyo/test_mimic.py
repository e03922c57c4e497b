"""Mimic: every copy has the effect of its card, and what adds up."""

from collections.abc import Callable
from typing import Any

import pytest

import baffe
from tests.scenes.tokyo.support import (
    COPYABLE,
    IN_CITY,
    KEEPER,
    NOTHING,
    ONE_SMASH,
    OWNER,
    RIVAL,
    asked,
    copy_of,
    dice,
    energy,
    hearts,
    kind,
    options,
    play,
    poison,
    result,
    rolls_left,
    shrink,
    stars,
    tokyo,
)

# Each scene returns a number that the card changes. `mine` are the owner's cards, `theirs` lie in front of the keeper.
Cards = list[Any]


def stage(
    mine: Cards,
    theirs: Cards,
    owner: dict[str, Any] | None = None,
    rival: dict[str, Any] | None = None,
    keeper: dict[str, Any] | None = None,
    **scene: Any,
) -> baffe.Table:
    return tokyo(
        rival or {}, {"cards": mine, **(owner or {})}, {"cards": theirs, **(keeper or {})}, **{"turn": OWNER, **scene}
    )


def owner_resolves(mine: Cards, theirs: Cards, dice: str, **more: Any) -> baffe.Table:
    """The owner, outside, resolves these dice while the rival stands in the City."""
    rival = {"place": "city", **more.pop("rival", {})}
    return stage(mine, theirs, rival=rival, step="resolve", dice=dice, market=["energize"], **more)


def rival_attacks(mine: Cards, theirs: Cards, dice: str, **owner: Any) -> baffe.Table:
    """The owner stands in the City, and the rival resolves these dice."""
    return stage(mine, theirs, {"place": "city", **owner}, turn=RIVAL, step="resolve", dice=dice, market=["energize"])


def owner_rolled(mine: Cards, theirs: Cards, dice: str, **owner: Any) -> baffe.Table:
    """The owner has used its last Roll, and the rival stands in the City."""
    return stage(mine, theirs, owner, IN_CITY, dice=dice, rolls_left=0, market=["energize"])


def owner_ends(mine: Cards, theirs: Cards, **owner: Any) -> baffe.Table:
    return stage(mine, theirs, owner, step="end", market=["energize"])


def offered(table: baffe.Table, word: str) -> bool:
    """Use the word if the owner is offered it."""
    question = asked(table)
    if question is not None and question[0] == OWNER and word in question[2]:
        play(table, word)
        return True
    return False


def acid_attack(mine: Cards, theirs: Cards) -> int:
    return hearts(owner_resolves(mine, theirs, NOTHING))[RIVAL]


def alien_origin(mine: Cards, theirs: Cards) -> int:
    prices: list[int] = stage(mine, theirs, step="buy", market=["skyscraper"]).view(OWNER)["prices"]
    return prices[0]


def alpha_monster(mine: Cards, theirs: Cards) -> int:
    return stars(owner_resolves(mine, theirs, ONE_SMASH))[OWNER]


def armor_plating(mine: Cards, theirs: Cards) -> int:
    return hearts(rival_attacks(mine, theirs, ONE_SMASH))[OWNER]


def background_dweller(mine: Cards, theirs: Cards) -> int:
    table = owner_rolled(mine, theirs, "1 1 2 2 3 heart energy")
    offered(table, "background_dweller")
    return energy(table)[OWNER]


def burrowing(mine: Cards, theirs: Cards) -> int:
    table = stage(mine, theirs, IN_CITY, step="resolve", dice=NOTHING, market=["energize"])
    lost = 10 - hearts(table)[RIVAL]
    table = rival_attacks(mine, theirs, "smash smash 1 1 2 2")
    play(table, "flee")
    return lost + 10 - hearts(table)[RIVAL]


def camouflage(mine: Cards, theirs: Cards) -> int:
    table = rival_attacks(mine, theirs, "smash smash smash 1 1 2 heart 1 1 heart 1")
    while offered(table, "camouflage"):
        pass
    return hearts(table)[OWNER]


def complete_destruction(mine: Cards, theirs: Cards) -> int:
    return stars(owner_resolves(mine, theirs, "1 2 3 heart energy smash"))[OWNER]


def media_friendly(mine: Cards, theirs: Cards) -> int:
    table = stage(mine, theirs, {"energy": 3}, step="buy", market=["heal"], deck=["energize"])
    play(table, "buy:heal")
    return stars(table)[OWNER]


def eater_of_the_dead(mine: Cards, theirs: Cards) -> int:
    return stars(owner_resolves(mine, theirs, ONE_SMASH, rival={"hearts": 1}))[OWNER]


def energy_hoarder(mine: Cards, theirs: Cards) -> int:
    return stars(owner_ends(mine, theirs, energy=12))[OWNER]


def even_bigger(mine: Cards, theirs: Cards) -> int:
    table = stage(mine, theirs, {"energy": 6}, step="buy", market=["nuclear_power_plant"], deck=["energize"])
    play(table, "buy:nuclear_power_plant")
    return hearts(table)[OWNER]


def extra_head(mine: Cards, theirs: Cards) -> int:
    return len(dice(stage(mine, theirs)))


def fire_breathing(mine: Cards, theirs: Cards) -> int:
    return hearts(stage(mine, theirs, step="resolve", dice=ONE_SMASH, market=["energize"]))[RIVAL]


def freeze_time(mine: Cards, theirs: Cards) -> int:
    table = owner_resolves(mine, theirs, "1 1 1 2 2 3")
    extra = 0
    while offered(table, "again"):
        extra += 1
    return extra


def friend_of_children(mine: Cards, theirs: Cards) -> int:
    return energy(owner_resolves(mine, theirs, "energy energy 1 1 2 2"))[OWNER]


def giant_brain(mine: Cards, theirs: Cards) -> int:
    return rolls_left(stage(mine, theirs))


def gourmet(mine: Cards, theirs: Cards) -> int:
    return stars(owner_resolves(mine, theirs, "1 1 1 2 2 3"))[OWNER]


def healing_ray(mine: Cards, theirs: Cards) -> int:
    table = owner_resolves(mine, theirs, "heart 1 1 2 2 3", rival={"hearts": 5, "energy": 9})
    offered(table, f"heart@{RIVAL}")
    return energy(table)[OWNER]


def herbivore(mine: Cards, theirs: Cards) -> int:
    return stars(owner_ends(mine, theirs))[OWNER]


def herd_culler(mine: Cards, theirs: Cards) -> int:
    table = owner_rolled(mine, theirs, "1 1 2 2 3 heart")
    while offered(table, "herd_culler:2"):
        pass
    return stars(table)[OWNER]


def it_has_a_child(mine: Cards, theirs: Cards) -> int:
    return hearts(rival_attacks(mine, theirs, ONE_SMASH, hearts=1))[OWNER]


def jets(mine: Cards, theirs: Cards) -> int:
    table = rival_attacks(mine, theirs, "smash smash 1 1 2 2")
    play(table, "flee")
    return hearts(table)[OWNER]


def made_in_a_lab(mine: Cards, theirs: Cards) -> int:
    table = stage(mine, theirs, {"energy": 9}, step="buy", market=["energize"], deck=["heal", "tank", "corner_store"])
    return len([word for word in options(table) if word.startswith("buy:top")])


def metamorph(mine: Cards, theirs: Cards) -> int:
    table = owner_ends([*mine, "jets"], theirs)
    offered(table, "sell:jets")
    return energy(table)[OWNER]


def battery_monster(mine: Cards, theirs: Cards) -> int:
    return energy(stage(mine, theirs, step="start"))[OWNER]


def nova_breath(mine: Cards, theirs: Cards) -> int:
    return hearts(stage(mine, theirs, step="resolve", dice=ONE_SMASH, market=["energize"]))[RIVAL]


def detritivore(mine: Cards, theirs: Cards) -> int:
    return stars(owner_resolves(mine, theirs, NOTHING))[OWNER]


def opportunist(mine: Cards, theirs: Cards) -> int:
    table = stage(
        mine, theirs, {"energy": 3}, {"energy": 3},
        turn=RIVAL, step="buy", market=["heal"], deck=["corner_store", "tank"],
    )  # fmt: skip
    play(table, "buy:heal")
    offered(table, "buy:corner_store")
    return stars(table)[OWNER]


def parasitic_tentacles(mine: Cards, theirs: Cards) -> int:
    table = stage(mine, theirs, {"energy": 5}, {"cards": ["jets"]}, step="buy", market=["energize"])
    offered(table, f"buy:jets@{RIVAL}")
    return energy(table)[RIVAL]


def plot_twist(mine: Cards, theirs: Cards) -> int:
    table = owner_rolled(mine, theirs, "1 1 2 2 3 heart")
    offered(table, "plot_twist:2>1")
    return stars(table)[OWNER]


def poison_quills(mine: Cards, theirs: Cards) -> int:
    return hearts(owner_resolves(mine, theirs, "2 2 2 1 1 3"))[RIVAL]


def poison_spit(mine: Cards, theirs: Cards) -> int:
    return poison(owner_resolves(mine, theirs, ONE_SMASH))[RIVAL]


def psychic_probe(mine: Cards, theirs: Cards) -> int:
    table = stage(mine, theirs, IN_CITY, turn=RIVAL, dice="1 1 1 2 2 3 2", rolls_left=0, market=["energize"])
    offered(table, "probe:1")
    if kind(table) == "probe":  # the keeper's
        play(table, "no")
    return stars(table)[RIVAL]


def rapid_healing(mine: Cards, theirs: Cards) -> int:
    table = stage(mine, theirs, {"energy": 2, "hearts": 5})
    offered(table, "rapid_healing")
    return hearts(table)[OWNER]


def regeneration(mine: Cards, theirs: Cards) -> int:
    return hearts(owner_resolves(mine, theirs, "heart heart 1 1 2 2", owner={"hearts": 5}))[OWNER]


def rooting_for_the_underdog(mine: Cards, theirs: Cards) -> int:
    table = stage(mine, theirs, rival={"stars": 1}, keeper={"stars": 1}, step="end", market=["energize"])
    return stars(table)[OWNER]


def shrink_ray(mine: Cards, theirs: Cards) -> int:
    return shrink(owner_resolves(mine, theirs, ONE_SMASH))[RIVAL]


def smoke_cloud(mine: Cards, theirs: Cards) -> int:
    table = owner_rolled(mine, theirs, "1 1 2 2 3 heart")
    return rolls_left(table) if offered(table, "smoke_cloud") else 0


def solar_powered(mine: Cards, theirs: Cards) -> int:
    return energy(owner_ends(mine, theirs))[OWNER]


def spiked_tail(mine: Cards, theirs: Cards) -> int:
    return hearts(owner_resolves(mine, theirs, ONE_SMASH))[RIVAL]


def stretchy(mine: Cards, theirs: Cards) -> int:
    table = owner_rolled(mine, theirs, "1 1 2 2 3 heart", energy=2)
    offered(table, "stretchy:2>1")
    return stars(table)[OWNER]


def energy_drink(mine: Cards, theirs: Cards) -> int:
    table = owner_rolled(mine, theirs, "1 1 2 2 3 heart", energy=1)
    return rolls_left(table) if offered(table, "energy_drink") else 0


def urbavore(mine: Cards, theirs: Cards) -> int:
    table = stage(mine, theirs, IN_CITY, step="start", dice=ONE_SMASH, rolls_left=0, market=["energize"])
    return stars(table)[OWNER] + 10 - hearts(table)[RIVAL]


def were_only_making_it_stronger(mine: Cards, theirs: Cards) -> int:
    return energy(rival_attacks(mine, theirs, "smash smash 1 1 2 2"))[OWNER]


def wings(mine: Cards, theirs: Cards) -> int:
    table = rival_attacks(mine, theirs, "smash smash 1 1 2 2", energy=4)
    offered(table, "wings")
    return hearts(table)[OWNER]


SCENES: dict[str, Callable[[Cards, Cards], int]] = {
    scene.__name__: scene
    for scene in (
        acid_attack, alien_origin, alpha_monster, armor_plating, background_dweller, burrowing, camouflage,
        complete_destruction, media_friendly, eater_of_the_dead, energy_hoarder, even_bigger, extra_head,
        fire_breathing, freeze_time, friend_of_children, giant_brain, gourmet, healing_ray, herbivore, herd_culler,
        it_has_a_child, jets, made_in_a_lab, metamorph, battery_monster, nova_breath, detritivore, opportunist,
        parasitic_tentacles, plot_twist, poison_quills, poison_spit, psychic_probe, rapid_healing, regeneration,
        rooting_for_the_underdog, shrink_ray, smoke_cloud, solar_powered, spiked_tail, stretchy, energy_drink,
        urbavore, were_only_making_it_stronger, wings,
    )
}  # fmt: skip


def test_there_is_a_scene_for_every_card_that_can_be_copied() -> None:
    """tokyo/R111: all 46 keep cards but Mimic."""
    assert sorted(SCENES) == sorted(COPYABLE)
    assert len(COPYABLE) == 46


@pytest.mark.parametrize("card", COPYABLE)
def test_every_copy_acts_like_the_card_itself(card: str) -> None:
    """tokyo/R110 tokyo/card/mimic: its owner has what the owner of the card would have."""
    scene = SCENES[card]
    without = scene([], [card])
    with_the_card = scene([card], [])
    with_a_copy = scene([copy_of(card, KEEPER)], [card])
    assert with_a_copy == with_the_card != without


STACKING = [
    "alien_origin", "spiked_tail", "acid_attack", "urbavore", "fire_breathing", "gourmet", "detritivore",
    "complete_destruction", "eater_of_the_dead", "energy_hoarder", "herbivore", "friend_of_children", "regeneration",
    "poison_spit", "shrink_ray", "extra_head", "giant_brain",
]  # fmt: skip

STACKING_TOO = [
    "alpha_monster", "battery_monster", "burrowing", "camouflage", "herd_culler", "made_in_a_lab", "media_friendly",
    "poison_quills", "rooting_for_the_underdog", "solar_powered", "were_only_making_it_stronger",
]  # fmt: skip


@pytest.mark.parametrize("card", STACKING + STACKING_TOO)
def test_a_copy_counts_again_beside_the_card(card: str) -> None:
    """tokyo/R117: whatever the card adds, card and copy add twice."""
    scene = SCENES[card]
    without = scene([], [])
    once = scene([card], []) - without
    twice = scene([card, copy_of(card, OWNER)], []) - without
    assert once != 0
    assert twice == 2 * once


@pytest.mark.parametrize("card", ["even_bigger", "freeze_time", "nova_breath", "armor_plating", "wings", "jets"])
def test_some_powers_are_not_doubled(card: str) -> None:
    """tokyo/R117 tokyo/card/even_bigger#2 tokyo/card/freeze_time#4"""
    scene = SCENES[card]
    assert scene([card, copy_of(card, OWNER)], []) == scene([card], []) != scene([], [])


def test_wings_are_paid_once_and_armor_still_lets_two_hearts_through() -> None:
    """tokyo/R117"""
    table = rival_attacks(["wings", copy_of("wings", OWNER)], [], "smash smash 1 1 2 2", energy=4)
    assert asked(table) == (OWNER, "brace", ("wings", "take"))
    play(table, "wings")
    assert (energy(table)[OWNER], hearts(table)[OWNER]) == (2, 10)
    table = rival_attacks(["armor_plating", copy_of("armor_plating", OWNER)], [], "smash smash 1 1 2 2")
    assert hearts(table)[OWNER] == 8


def test_fire_breathing_and_a_copy_of_it_cost_a_single_opponent_two_hearts() -> None:
    """tokyo/R117 tokyo/card/fire_breathing#4"""
    mine = ["fire_breathing", copy_of("fire_breathing", 0)]
    table = result(ONE_SMASH, {"cards": mine}, {}, market=["energize"])
    assert hearts(table)[1] == 8
