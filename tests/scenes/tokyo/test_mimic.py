"""Mimic: what it may copy, that every copy really works, when a copy is lost, when it stays, and what adds up."""

from collections.abc import Callable
from typing import Any

import pytest

from baffe.games.tokyo.card import Held
from baffe.games.tokyo.cards import CARDS
from baffe.games.tokyo.table import TokyoTable
from tests.support import asked, facts, kind, options, play, tokyo

COPYABLE = [card.id for card in CARDS if card.keep and card.id != "mimic"]
TOKENS = {"battery_monster": 6, "smoke_cloud": 3}

RIVAL, OWNER, KEEPER = 0, 1, 2


def copy_of(card: str, seat: int, **more: Any) -> dict[str, Any]:
    return {"id": "mimic", "copies": card, "of": seat, **more}


def mimic_of(table: TokyoTable, seat: int) -> Held:
    (it,) = [it for it in table.monsters[seat].cards if it.card.id == "mimic"]
    return it


def is_idle(it: Held) -> bool:
    """It copies nothing and does nothing."""
    return it.power is it.card and it.target == -1 and it.tokens == 0


# -- which cards, and how a copy begins --


@pytest.mark.parametrize("card", COPYABLE)
def test_every_keep_card_may_be_copied_as_if_newly_played(card: str) -> None:
    """tokyo/R110 tokyo/R111 card/mimic card/mimic#2"""
    theirs: Any = {"id": card, "tokens": 1} if card in TOKENS else card
    other = "wings" if card != "wings" else "jets"
    table = tokyo(
        {"cards": [other]}, {"energy": 10}, {"cards": [theirs]},
        turn=OWNER, step="buy", market=["mimic"], deck=["energize"],
    )  # fmt: skip
    play(table, "buy:mimic")
    assert asked(table) == (OWNER, "copy", (f"copy:{other}@{RIVAL}", f"copy:{card}@{KEEPER}"))
    play(table, f"copy:{card}@{KEEPER}")
    it = mimic_of(table, OWNER)
    assert (it.power.id, it.tokens) == (card, TOKENS.get(card, 0))
    assert [other.tokens for other in table.monsters[KEEPER].cards] == [1 if card in TOKENS else 0]


@pytest.mark.parametrize("card", COPYABLE)
def test_every_copy_is_lost_when_its_card_is_discarded(card: str) -> None:
    """tokyo/R112 card/mimic#3"""
    theirs = [card] if card == "metamorph" else [card, "metamorph"]
    table = tokyo(
        {}, {"cards": [copy_of(card, KEEPER)]}, {"cards": theirs}, turn=KEEPER, step="end", market=["energize"]
    )
    assert mimic_of(table, OWNER).power.id == card
    play(table, f"sell:{card}")
    assert is_idle(mimic_of(table, OWNER))
    assert table.view(None)["seats"][OWNER]["cards"] == ["mimic"]
    assert [(event["seat"], event["card"]) for event in facts(table, "copy_lost")] == [(OWNER, card)]


@pytest.mark.parametrize("card", COPYABLE)
def test_every_copy_stays_when_its_card_changes_hands(card: str) -> None:
    """tokyo/R114 card/mimic#4"""
    copy = copy_of(card, KEEPER, **({"tokens": 1} if card in TOKENS else {}))
    buyer = OWNER if card == "parasitic_tentacles" else RIVAL
    rival = {"cards": [] if buyer == OWNER else ["parasitic_tentacles"], "energy": 9}
    table = tokyo(
        rival,
        {"cards": [copy], "energy": 4},
        {"cards": [card]},
        turn=buyer,
        step="buy",
        market=["energize"],
        deck=["tank"],
    )
    play(table, f"buy:{card}@{KEEPER}")
    assert table.monsters[KEEPER].cards == ()
    it = mimic_of(table, OWNER)
    assert (it.power.id, it.tokens) == (card, 1 if card in TOKENS else 0)
    assert table.view(None)["seats"][OWNER]["cards"][0]["of"] == buyer


def test_a_mimic_is_not_copied_and_an_action_cannot_be() -> None:
    """tokyo/R111 card/mimic#1: own cards may, Mimic itself may not."""
    table = tokyo(
        {"energy": 9, "cards": ["jets", "wings"]}, {"cards": ["spiked_tail"]}, {},
        step="buy", market=["mimic", "tank"], deck=["energize"],
    )  # fmt: skip
    play(table, "buy:mimic")
    assert asked(table) == (0, "copy", ("copy:jets@0", "copy:wings@0", "copy:spiked_tail@1"))
    play(table, "copy:jets@0")
    assert mimic_of(table, 0).power.id == "jets"


def test_cards_of_eliminated_monsters_are_not_there_to_be_copied() -> None:
    """tokyo/R111 tokyo/R97: they were discarded with their owner, and so are the copies' effects."""
    table = tokyo(
        {"energy": 3, "cards": [copy_of("jets", 1)]}, {"hearts": 2, "cards": ["jets"]}, {"cards": ["wings"]},
        step="buy", market=["flame_thrower"], deck=["energize"],
    )  # fmt: skip
    play(table, "buy:flame_thrower")
    assert table.monsters[1].out
    assert is_idle(mimic_of(table, 0))


def test_mimic_without_any_card_to_copy_waits_without_effect() -> None:
    """card/mimic#6"""
    table = tokyo({"energy": 10}, {}, {}, step="buy", market=["mimic"], deck=["energize"])
    play(table, "buy:mimic")
    assert kind(table) == "buy"
    assert is_idle(mimic_of(table, 0))


def test_a_waiting_mimic_may_be_placed_for_one_energy_as_a_turn_begins() -> None:
    """card/mimic#6 tokyo/R112"""
    table = tokyo({"energy": 1, "cards": ["mimic"]}, {"cards": ["jets"]}, {}, step="start")
    assert asked(table) == (0, "copy", ("copy:jets@1", "no"))
    play(table, "copy:jets@1")
    assert table.monsters[0].energy == 0
    assert mimic_of(table, 0).power.id == "jets"


def test_arrival_effects_happen_for_the_copy() -> None:
    """tokyo/R110 card/mimic#2 card/even_bigger#3"""
    table = tokyo(
        {"energy": 8, "hearts": 9}, {"cards": ["even_bigger"]}, {}, step="buy", market=["mimic"], deck=["energize"]
    )
    play(table, "buy:mimic")
    assert table.monsters[0].hearts == 11
    assert table.most_hearts(0) == 12


def test_tokens_of_a_copy_lie_on_mimic_itself() -> None:
    """tokyo/R110 card/mimic#2: spending them leaves the original's alone."""
    table = tokyo(
        {"cards": [copy_of("smoke_cloud", 1)]}, {"cards": [{"id": "smoke_cloud", "tokens": 2}], "place": "city"}, {},
        dice="1 1 2 2 3 3", rolls_left=0,
    )  # fmt: skip
    play(table, "smoke_cloud")
    assert mimic_of(table, 0).tokens == 2
    assert table.monsters[1].cards[0].tokens == 2


# -- losing and placing the token --


def test_losing_a_copied_even_bigger_brings_the_maximum_back() -> None:
    """tokyo/R112 card/even_bigger#1"""
    table = tokyo(
        {"hearts": 12, "cards": [copy_of("even_bigger", 1)]}, {"cards": ["even_bigger", "metamorph"]}, {},
        turn=1, step="end", market=["energize"],
    )  # fmt: skip
    play(table, "sell:even_bigger")
    assert table.monsters[0].hearts == 10


def test_a_used_up_original_takes_the_copy_along() -> None:
    """tokyo/R112: Plot Twist is discarded by use."""
    table = tokyo(
        {"cards": ["plot_twist"]}, {"cards": [copy_of("plot_twist", 0)]}, {"place": "city"},
        dice="1 1 2 2 3 3", rolls_left=0, market=["energize"],
    )  # fmt: skip
    play(table, "plot_twist:2>1")
    assert is_idle(mimic_of(table, 1))


def test_the_returned_token_is_placed_again_at_the_owners_next_turn_before_the_first_roll() -> None:
    """tokyo/R112 card/mimic#3"""
    table = tokyo(
        {"cards": ["jets", "metamorph", "wings"]}, {"energy": 1, "cards": [copy_of("jets", 0)]}, {},
        step="end", market=["energize"],
    )  # fmt: skip
    play(table, "sell:jets", "done")
    assert asked(table) == (1, "copy", ("copy:metamorph@0", "copy:wings@0", "no"))
    assert facts(table, "rolled", 1) == []
    play(table, "copy:wings@0")
    assert (table.monsters[1].energy, kind(table)) == (0, "roll")


def test_moving_the_token_costs_one_energy_and_may_be_declined() -> None:
    """tokyo/R113 card/mimic"""
    table = tokyo({"energy": 3, "cards": [copy_of("jets", 1)]}, {"cards": ["jets", "wings"]}, {}, step="start")
    play(table, "no")
    assert (table.monsters[0].energy, mimic_of(table, 0).power.id) == (3, "jets")
    table = tokyo({"energy": 3, "cards": [copy_of("jets", 1)]}, {"cards": ["jets", "wings"]}, {}, step="start")
    play(table, "copy:wings@1")
    assert (table.monsters[0].energy, mimic_of(table, 0).power.id) == (2, "wings")


def test_the_token_moves_once_a_turn() -> None:
    """tokyo/R113"""
    table = tokyo({"energy": 9, "cards": [copy_of("jets", 1)]}, {"cards": ["jets", "wings"]}, {}, step="start")
    play(table, "copy:wings@1")
    assert kind(table) == "roll"


def test_the_token_does_not_move_without_energy() -> None:
    """tokyo/R113"""
    table = tokyo({"cards": [copy_of("jets", 1)]}, {"cards": ["jets", "wings"]}, {}, step="start")
    assert kind(table) == "roll"


def test_the_token_moves_only_as_its_owners_turn_begins() -> None:
    """tokyo/R113: not in the turns of others, not later in the own one."""
    table = tokyo(
        {"energy": 9, "cards": [copy_of("jets", 1)], "place": "city"}, {"cards": ["jets", "wings"]}, {},
        turn=2, step="start", market=["skyscraper"], dice="1 1 2 2 3 3 1 1 2 2 3 3",
    )  # fmt: skip
    assert (table.active, kind(table)) == (2, "roll")
    play(table, "stop")
    assert asked(table) == (0, "copy", ("copy:wings@1", "no"))
    play(table, "no", "stop")
    assert options(table) == ("buy:skyscraper", "sweep", "done")


def test_the_token_moves_to_a_different_card_only() -> None:
    """tokyo/R113 card/mimic#5"""
    table = tokyo({"energy": 9, "cards": [copy_of("jets", 1)]}, {"cards": ["jets"]}, {}, step="start")
    assert kind(table) == "roll"


def test_a_moved_token_brings_arrival_effects_and_fresh_counters() -> None:
    """tokyo/R113"""
    mine = [copy_of("smoke_cloud", 1, tokens=1)]
    theirs = ["smoke_cloud", {"id": "battery_monster", "tokens": 2}, "even_bigger"]
    table = tokyo({"energy": 9, "cards": mine}, {"cards": theirs}, {}, step="start")
    play(table, "copy:battery_monster@1")
    assert mimic_of(table, 0).tokens == 6
    table = tokyo({"energy": 9, "hearts": 7, "cards": mine}, {"cards": theirs}, {}, step="start")
    play(table, "copy:even_bigger@1")
    assert (mimic_of(table, 0).tokens, table.monsters[0].hearts) == (0, 9)


def test_moving_the_token_off_even_bigger_loses_the_hearts_above_ten() -> None:
    """tokyo/R113 card/even_bigger#1"""
    table = tokyo(
        {"energy": 1, "hearts": 12, "cards": [copy_of("even_bigger", 1)]}, {"cards": ["even_bigger", "jets"]}, {},
        step="start",
    )  # fmt: skip
    play(table, "copy:jets@1")
    assert table.monsters[0].hearts == 10


def test_the_move_comes_after_the_start_of_turn_effects() -> None:
    """tokyo/R13 card/mimic#5: what is copied now brings no start-of-turn benefit this turn."""
    table = tokyo(
        {"place": "city", "cards": ["battery_monster", copy_of("jets", 1)]}, {"cards": ["jets", "urbavore"]}, {},
        step="start",
    )  # fmt: skip
    assert (table.monsters[0].stars, table.monsters[0].energy) == (2, 2)
    play(table, "copy:urbavore@1")
    assert (table.monsters[0].stars, table.monsters[0].energy, kind(table)) == (2, 1, "roll")
    table = tokyo(
        {"energy": 1, "cards": [copy_of("jets", 1)]}, {"cards": ["jets", "battery_monster"]}, {}, step="start"
    )
    play(table, "copy:battery_monster@1")
    assert (table.monsters[0].energy, mimic_of(table, 0).tokens) == (0, 6)


def test_a_snatched_mimic_is_placed_by_the_opportunist() -> None:
    """card/mimic tokyo/R78"""
    table = tokyo(
        {"energy": 3, "cards": ["jets"]}, {"energy": 8, "cards": ["opportunist"]}, {},
        step="buy", market=["corner_store"], deck=["mimic", "energize"],
    )  # fmt: skip
    play(table, "buy:corner_store", "buy:mimic")
    assert asked(table) == (1, "copy", ("copy:jets@0", "copy:opportunist@1"))


# -- copies that discard themselves --


def test_a_used_copy_of_plot_twist_discards_mimic() -> None:
    """tokyo/R116 card/mimic#7 card/plot_twist#1"""
    table = tokyo(
        {"cards": [copy_of("plot_twist", 1)]}, {"cards": ["plot_twist"]}, {"place": "city"},
        dice="1 1 2 2 3 3", rolls_left=0, market=["energize"],
    )  # fmt: skip
    play(table, "plot_twist:2>1")
    assert table.view(None)["discard"] == ["mimic"]
    assert [it.card.id for it in table.monsters[1].cards] == ["plot_twist"]


def test_an_emptied_copy_of_battery_monster_discards_mimic() -> None:
    """tokyo/R116 card/mimic#7"""
    table = tokyo(
        {"cards": [copy_of("battery_monster", 1, tokens=2)]}, {"cards": ["battery_monster"]}, {},
        step="start", market=["energize"],
    )  # fmt: skip
    assert table.monsters[0].energy == 2
    assert table.view(None)["discard"] == ["mimic"]
    assert table.monsters[1].cards[0].tokens == 6


def test_a_copy_of_psychic_probe_that_rolls_a_heart_discards_mimic() -> None:
    """tokyo/R116 card/mimic#7 card/psychic_probe#3"""
    table = tokyo(
        {"cards": ["psychic_probe"], "place": "city"}, {"cards": [copy_of("psychic_probe", 0)]}, {},
        turn=2, dice="1 1 2 2 3 3 heart", rolls_left=0, market=["energize"],
    )  # fmt: skip
    play(table, "no")
    assert asked(table) == (1, "probe", ("probe:1", "probe:2", "probe:3", "no"))
    play(table, "probe:1")
    assert table.view(None)["discard"] == ["mimic"]
    assert [it.card.id for it in table.monsters[0].cards] == ["psychic_probe"]


def test_an_emptied_copy_of_smoke_cloud_discards_mimic() -> None:
    """tokyo/R116 card/mimic#7"""
    table = tokyo(
        {"cards": [copy_of("smoke_cloud", 1, tokens=1)]}, {"cards": ["smoke_cloud"], "place": "city"}, {},
        dice="1 1 2 2 3 3", rolls_left=0, market=["energize"],
    )  # fmt: skip
    play(table, "smoke_cloud")
    assert table.view(None)["discard"] == ["mimic"]
    assert table.monsters[1].cards[0].tokens == 3
    assert table.rolls_left == 1


def test_a_copied_child_discards_mimic_with_the_rest() -> None:
    """card/it_has_a_child#5"""
    table = tokyo(
        {},
        {"place": "city", "hearts": 1, "cards": [copy_of("it_has_a_child", 2), "jets"]},
        {"cards": ["it_has_a_child"]},
        turn=0, step="resolve", dice="smash 1 1 2 2 3", market=["energize"],
    )  # fmt: skip
    play(table, "stay")
    assert (table.monsters[1].hearts, table.monsters[1].cards) == (10, ())
    assert table.view(None)["discard"] == ["mimic", "jets"]


# -- limits for each turn --


def test_a_card_and_its_copy_are_each_used_once_a_turn() -> None:
    """tokyo/R115 card/herd_culler#1"""
    table = tokyo(
        {"cards": ["herd_culler", copy_of("herd_culler", 0)]}, {"place": "city"}, {},
        dice="1 1 2 2 3 3", rolls_left=0, market=["energize"],
    )  # fmt: skip
    play(table, "herd_culler:2", "herd_culler:3")
    assert table.monsters[0].stars == 2
    assert table.active == 1


def test_a_card_and_its_copy_roll_once_each_against_a_hit() -> None:
    """tokyo/R115 card/camouflage#2"""
    table = tokyo(
        {}, {"place": "city", "cards": ["camouflage", copy_of("camouflage", 1)]}, {},
        step="resolve", dice="smash smash smash 1 1 2 heart 1 1 heart 1",
    )  # fmt: skip
    play(table, "camouflage")
    assert asked(table) == (1, "brace", ("camouflage", "take"))
    play(table, "camouflage")
    assert kind(table) == "flee"
    assert table.monsters[1].hearts == 9


def test_psychic_probe_and_its_copy_are_one_probe() -> None:
    """tokyo/R115 card/psychic_probe#2"""
    table = tokyo(
        {}, {"place": "city", "cards": ["psychic_probe", copy_of("psychic_probe", 1)]}, {},
        dice="1 1 2 2 3 3 2", rolls_left=0, market=["energize"],
    )  # fmt: skip
    assert kind(table) == "probe"
    play(table, "probe:1")
    assert (table.active, kind(table)) == (1, "roll")


# -- every copy has the effect --
# Each scene returns a number that the card changes. `mine` are the owner's cards, `theirs` lie in front of the keeper.

Cards = list[Any]


def stage(
    mine: Cards,
    theirs: Cards,
    owner: dict[str, Any] | None = None,
    rival: dict[str, Any] | None = None,
    keeper: dict[str, Any] | None = None,
    **scene: Any,
) -> TokyoTable:
    return tokyo(
        rival or {}, {"cards": mine, **(owner or {})}, {"cards": theirs, **(keeper or {})}, **{"turn": OWNER, **scene}
    )


def result(mine: Cards, theirs: Cards, dice: str, **more: Any) -> TokyoTable:
    """The owner, outside, resolves these dice while the rival stands in the City."""
    rival = {"place": "city", **more.pop("rival", {})}
    return stage(mine, theirs, rival=rival, step="resolve", dice=dice, market=["energize"], **more)


def attacked(mine: Cards, theirs: Cards, dice: str, **owner: Any) -> TokyoTable:
    """The owner stands in the City, and the rival resolves these dice."""
    return stage(mine, theirs, {"place": "city", **owner}, turn=RIVAL, step="resolve", dice=dice, market=["energize"])


def rolled(mine: Cards, theirs: Cards, dice: str, **owner: Any) -> TokyoTable:
    """The owner has used its last Roll, and the rival stands in the City."""
    return stage(mine, theirs, owner, {"place": "city"}, dice=dice, rolls_left=0, market=["energize"])


def ended(mine: Cards, theirs: Cards, **owner: Any) -> TokyoTable:
    return stage(mine, theirs, owner, step="end", market=["energize"])


def offered(table: TokyoTable, word: str) -> bool:
    """Use the word if the owner is offered it."""
    question = asked(table)
    if question is not None and question[0] == OWNER and word in question[2]:
        play(table, word)
        return True
    return False


def acid_attack(mine: Cards, theirs: Cards) -> int:
    return result(mine, theirs, "1 1 2 2 3 3").monsters[RIVAL].hearts


def alien_origin(mine: Cards, theirs: Cards) -> int:
    prices: list[int] = stage(mine, theirs, step="buy", market=["skyscraper"]).view(OWNER)["prices"]
    return prices[0]


def alpha_monster(mine: Cards, theirs: Cards) -> int:
    return result(mine, theirs, "smash 1 1 2 2 3").monsters[OWNER].stars


def armor_plating(mine: Cards, theirs: Cards) -> int:
    return attacked(mine, theirs, "smash 1 1 2 2 3").monsters[OWNER].hearts


def background_dweller(mine: Cards, theirs: Cards) -> int:
    table = rolled(mine, theirs, "1 1 2 2 3 heart energy")
    offered(table, "background_dweller")
    return table.monsters[OWNER].energy


def burrowing(mine: Cards, theirs: Cards) -> int:
    table = stage(mine, theirs, {"place": "city"}, step="resolve", dice="1 1 2 2 3 3", market=["energize"])
    lost = 10 - table.monsters[RIVAL].hearts
    table = attacked(mine, theirs, "smash smash 1 1 2 2")
    play(table, "flee")
    return lost + 10 - table.monsters[RIVAL].hearts


def camouflage(mine: Cards, theirs: Cards) -> int:
    table = attacked(mine, theirs, "smash smash smash 1 1 2 heart 1 1 heart 1")
    while offered(table, "camouflage"):
        pass
    return table.monsters[OWNER].hearts


def complete_destruction(mine: Cards, theirs: Cards) -> int:
    return result(mine, theirs, "1 2 3 heart energy smash").monsters[OWNER].stars


def media_friendly(mine: Cards, theirs: Cards) -> int:
    table = stage(mine, theirs, {"energy": 3}, step="buy", market=["heal"], deck=["energize"])
    play(table, "buy:heal")
    return table.monsters[OWNER].stars


def eater_of_the_dead(mine: Cards, theirs: Cards) -> int:
    return result(mine, theirs, "smash 1 1 2 2 3", rival={"hearts": 1}).monsters[OWNER].stars


def energy_hoarder(mine: Cards, theirs: Cards) -> int:
    return ended(mine, theirs, energy=12).monsters[OWNER].stars


def even_bigger(mine: Cards, theirs: Cards) -> int:
    table = stage(mine, theirs, {"energy": 6}, step="buy", market=["nuclear_power_plant"], deck=["energize"])
    play(table, "buy:nuclear_power_plant")
    return table.monsters[OWNER].hearts


def extra_head(mine: Cards, theirs: Cards) -> int:
    return len(stage(mine, theirs).view(None)["dice"])


def fire_breathing(mine: Cards, theirs: Cards) -> int:
    return stage(mine, theirs, step="resolve", dice="smash 1 1 2 2 3", market=["energize"]).monsters[RIVAL].hearts


def freeze_time(mine: Cards, theirs: Cards) -> int:
    table = result(mine, theirs, "1 1 1 2 2 3")
    extra = 0
    while offered(table, "again"):
        extra += 1
    return extra


def friend_of_children(mine: Cards, theirs: Cards) -> int:
    return result(mine, theirs, "energy energy 1 1 2 2").monsters[OWNER].energy


def giant_brain(mine: Cards, theirs: Cards) -> int:
    return stage(mine, theirs).rolls_left


def gourmet(mine: Cards, theirs: Cards) -> int:
    return result(mine, theirs, "1 1 1 2 2 3").monsters[OWNER].stars


def healing_ray(mine: Cards, theirs: Cards) -> int:
    table = result(mine, theirs, "heart 1 1 2 2 3", rival={"hearts": 5, "energy": 9})
    offered(table, f"heart@{RIVAL}")
    return table.monsters[OWNER].energy


def herbivore(mine: Cards, theirs: Cards) -> int:
    return ended(mine, theirs).monsters[OWNER].stars


def herd_culler(mine: Cards, theirs: Cards) -> int:
    table = rolled(mine, theirs, "1 1 2 2 3 heart")
    while offered(table, "herd_culler:2"):
        pass
    return table.monsters[OWNER].stars


def it_has_a_child(mine: Cards, theirs: Cards) -> int:
    return attacked(mine, theirs, "smash 1 1 2 2 3", hearts=1).monsters[OWNER].hearts


def jets(mine: Cards, theirs: Cards) -> int:
    table = attacked(mine, theirs, "smash smash 1 1 2 2")
    play(table, "flee")
    return table.monsters[OWNER].hearts


def made_in_a_lab(mine: Cards, theirs: Cards) -> int:
    table = stage(mine, theirs, {"energy": 9}, step="buy", market=["energize"], deck=["heal", "tank", "corner_store"])
    return len([word for word in options(table) if word.startswith("buy:top")])


def metamorph(mine: Cards, theirs: Cards) -> int:
    table = ended([*mine, "jets"], theirs)
    offered(table, "sell:jets")
    return table.monsters[OWNER].energy


def battery_monster(mine: Cards, theirs: Cards) -> int:
    return stage(mine, theirs, step="start").monsters[OWNER].energy


def nova_breath(mine: Cards, theirs: Cards) -> int:
    return stage(mine, theirs, step="resolve", dice="smash 1 1 2 2 3", market=["energize"]).monsters[RIVAL].hearts


def detritivore(mine: Cards, theirs: Cards) -> int:
    return result(mine, theirs, "1 1 2 2 3 3").monsters[OWNER].stars


def opportunist(mine: Cards, theirs: Cards) -> int:
    table = stage(
        mine,
        theirs,
        {"energy": 3},
        {"energy": 3},
        turn=RIVAL,
        step="buy",
        market=["heal"],
        deck=["corner_store", "tank"],
    )
    play(table, "buy:heal")
    offered(table, "buy:corner_store")
    return table.monsters[OWNER].stars


def parasitic_tentacles(mine: Cards, theirs: Cards) -> int:
    table = stage(mine, theirs, {"energy": 5}, {"cards": ["jets"]}, step="buy", market=["energize"])
    offered(table, f"buy:jets@{RIVAL}")
    return table.monsters[RIVAL].energy


def plot_twist(mine: Cards, theirs: Cards) -> int:
    table = rolled(mine, theirs, "1 1 2 2 3 heart")
    offered(table, "plot_twist:2>1")
    return table.monsters[OWNER].stars


def poison_quills(mine: Cards, theirs: Cards) -> int:
    return result(mine, theirs, "2 2 2 1 1 3").monsters[RIVAL].hearts


def poison_spit(mine: Cards, theirs: Cards) -> int:
    return result(mine, theirs, "smash 1 1 2 2 3").monsters[RIVAL].poison


def psychic_probe(mine: Cards, theirs: Cards) -> int:
    table = stage(mine, theirs, {"place": "city"}, turn=RIVAL, dice="1 1 1 2 2 3 2", rolls_left=0, market=["energize"])
    offered(table, "probe:1")
    if kind(table) == "probe":  # the keeper's
        play(table, "no")
    return table.monsters[RIVAL].stars


def rapid_healing(mine: Cards, theirs: Cards) -> int:
    table = stage(mine, theirs, {"energy": 2, "hearts": 5})
    offered(table, "rapid_healing")
    return table.monsters[OWNER].hearts


def regeneration(mine: Cards, theirs: Cards) -> int:
    return result(mine, theirs, "heart heart 1 1 2 2", owner={"hearts": 5}).monsters[OWNER].hearts


def rooting_for_the_underdog(mine: Cards, theirs: Cards) -> int:
    table = stage(mine, theirs, rival={"stars": 1}, keeper={"stars": 1}, step="end", market=["energize"])
    return table.monsters[OWNER].stars


def shrink_ray(mine: Cards, theirs: Cards) -> int:
    return result(mine, theirs, "smash 1 1 2 2 3").monsters[RIVAL].shrink


def smoke_cloud(mine: Cards, theirs: Cards) -> int:
    table = rolled(mine, theirs, "1 1 2 2 3 heart")
    return table.rolls_left if offered(table, "smoke_cloud") else 0


def solar_powered(mine: Cards, theirs: Cards) -> int:
    return ended(mine, theirs).monsters[OWNER].energy


def spiked_tail(mine: Cards, theirs: Cards) -> int:
    return result(mine, theirs, "smash 1 1 2 2 3").monsters[RIVAL].hearts


def stretchy(mine: Cards, theirs: Cards) -> int:
    table = rolled(mine, theirs, "1 1 2 2 3 heart", energy=2)
    offered(table, "stretchy:2>1")
    return table.monsters[OWNER].stars


def energy_drink(mine: Cards, theirs: Cards) -> int:
    table = rolled(mine, theirs, "1 1 2 2 3 heart", energy=1)
    return table.rolls_left if offered(table, "energy_drink") else 0


def urbavore(mine: Cards, theirs: Cards) -> int:
    table = stage(
        mine, theirs, {"place": "city"}, step="start", dice="smash 1 1 2 2 3", rolls_left=0, market=["energize"]
    )
    return table.monsters[OWNER].stars + 10 - table.monsters[RIVAL].hearts


def were_only_making_it_stronger(mine: Cards, theirs: Cards) -> int:
    return attacked(mine, theirs, "smash smash 1 1 2 2").monsters[OWNER].energy


def wings(mine: Cards, theirs: Cards) -> int:
    table = attacked(mine, theirs, "smash smash 1 1 2 2", energy=4)
    offered(table, "wings")
    return table.monsters[OWNER].hearts


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
    """tokyo/R110 card/mimic: its owner has what the owner of the card would have."""
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
    """tokyo/R117 card/even_bigger#2 card/freeze_time#4"""
    scene = SCENES[card]
    assert scene([card, copy_of(card, OWNER)], []) == scene([card], []) != scene([], [])


def test_wings_are_paid_once_and_armor_still_lets_two_hearts_through() -> None:
    """tokyo/R117"""
    table = attacked(["wings", copy_of("wings", OWNER)], [], "smash smash 1 1 2 2", energy=4)
    assert asked(table) == (OWNER, "brace", ("wings", "take"))
    play(table, "wings")
    assert (table.monsters[OWNER].energy, table.monsters[OWNER].hearts) == (2, 10)
    table = attacked(["armor_plating", copy_of("armor_plating", OWNER)], [], "smash smash 1 1 2 2")
    assert table.monsters[OWNER].hearts == 8


def test_fire_breathing_and_a_copy_of_it_cost_a_single_opponent_two_hearts() -> None:
    """tokyo/R117 card/fire_breathing#4"""
    mine = ["fire_breathing", copy_of("fire_breathing", 0)]
    table = tokyo({"cards": mine}, {}, step="resolve", dice="smash 1 1 2 2 3", market=["energize"])
    assert table.monsters[1].hearts == 8
