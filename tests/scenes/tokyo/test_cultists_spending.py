"""The module Cultists: a tile is spent for a heart, an energy or a Roll."""

from typing import Any

from tests.scenes.tokyo.support import (
    CULTISTS,
    NOTHING,
    ONE_SMASH,
    asked,
    cards_of,
    copied,
    cultist_result,
    cultists,
    eliminated,
    energy,
    facts,
    hearts,
    in_city,
    kind,
    now,
    options,
    play,
    rolled,
    rolls_left,
    shop,
    stars,
    tokyo,
    whose_turn,
)

WORDS = ("cultist:heart", "cultist:energy", "cultist:roll")


def test_a_cultist_is_a_heart() -> None:
    """cultists/C5"""
    table = tokyo({"hearts": 5, "cultists": 2}, {}, {}, options=CULTISTS, dice=NOTHING)
    assert set(WORDS) <= set(options(table))
    play(table, "cultist:heart")
    assert (hearts(table)[0], cultists(table)) == (6, 1)
    assert facts(table, "token_removed", seat=0)[0]["token"] == "cultist"
    assert kind(table) == "roll"


def test_a_cultist_is_an_energy() -> None:
    """cultists/C5"""
    table = tokyo({"energy": 3, "cultists": 1}, {}, {}, options=CULTISTS, dice=NOTHING)
    play(table, "cultist:energy")
    assert (energy(table)[0], cultists(table)) == (4, 0)
    assert not set(WORDS) & set(options(table))


def test_a_cultist_is_a_roll() -> None:
    """cultists/C5, cultists/C6"""
    table = rolled(NOTHING + " heart heart", {"cultists": 1}, {}, {}, options=CULTISTS)
    assert asked(table) == (0, "roll", ("stop", "cultist:roll", "cultist:energy"))
    play(table, "cultist:roll")
    assert (rolls_left(table), cultists(table)) == (1, 0)
    play(table, "keep:1,1,2,2")
    assert [fact["dice"] for fact in facts(table, "rolled", seat=0)][1:] == [["heart", "heart"]]


def test_cultists_are_spent_in_the_turns_of_others_too() -> None:
    """cultists/C5: on the owner's question whether to flee."""
    table = cultist_result(ONE_SMASH, {}, in_city(hearts=5, cultists=2), {})
    assert asked(table) == (1, "brace", ("cultist:heart", "cultist:energy", "take"))
    play(table, "take")
    assert asked(table) == (1, "flee", ("flee", "stay", "cultist:heart", "cultist:energy"))
    play(table, "cultist:energy", "cultist:heart")
    assert (energy(table)[1], hearts(table)[1], cultists(table, 1)) == (1, 5, 0)
    assert asked(table) == (1, "flee", ("flee", "stay"))


def test_cultists_of_others_are_not_offered() -> None:
    """cultists/C5"""
    table = tokyo({}, {"hearts": 5, "cultists": 3}, {}, options=CULTISTS, dice=NOTHING)
    assert asked(table) is not None and not set(WORDS) & set(options(table))


def test_the_roll_is_offered_only_while_rolling() -> None:
    """cultists/C6"""
    market = ["heal", "skyscraper", "tank"]
    table = shop(market, {"energy": 9, "cultists": 1}, {}, {}, options=CULTISTS)
    assert kind(table) == "buy"
    assert "cultist:energy" in options(table) and "cultist:roll" not in options(table)
    changing = rolled(NOTHING, {"cultists": 1, "cards": ["herd_culler"]}, {}, {}, options=CULTISTS, market=market)
    play(changing, "stop")
    assert kind(changing) == "change"
    assert "cultist:energy" in options(changing) and "cultist:roll" not in options(changing)


def test_the_roll_is_not_offered_in_the_turn_of_another() -> None:
    """cultists/C6"""
    prober = {"cards": ["psychic_probe"], "cultists": 1}
    table = rolled(NOTHING, {}, prober, {}, options=CULTISTS)
    assert now(table) == (1, "probe")
    assert "cultist:energy" in options(table) and "cultist:roll" not in options(table)


def test_a_heart_is_taken_inside_tokyo() -> None:
    """cultists/C7"""
    table = tokyo(in_city(hearts=5, cultists=1), {}, {}, options=CULTISTS, dice=NOTHING)
    play(table, "cultist:heart")
    assert hearts(table)[0] == 6


def test_no_heart_above_the_maximum() -> None:
    """cultists/C7"""
    full = tokyo({"cultists": 1}, {}, {}, options=CULTISTS, dice=NOTHING)
    assert "cultist:heart" not in options(full) and "cultist:energy" in options(full)
    bigger = tokyo({"cultists": 3, "cards": ["even_bigger"], "hearts": 11}, {}, {}, options=CULTISTS, dice=NOTHING)
    play(bigger, "cultist:heart")
    assert hearts(bigger)[0] == 12
    assert "cultist:heart" not in options(bigger)


def test_regeneration_adds_to_the_heart() -> None:
    """cultists/C7, tokyo/card/regeneration"""
    table = tokyo({"hearts": 5, "cultists": 1, "cards": ["regeneration"]}, {}, {}, options=CULTISTS, dice=NOTHING)
    play(table, "cultist:heart")
    assert hearts(table)[0] == 7


def test_friend_of_children_adds_to_the_energy() -> None:
    """cultists/C7, tokyo/card/friend_of_children"""
    table = tokyo({"cultists": 1, "cards": ["friend_of_children"]}, {}, {}, options=CULTISTS, dice=NOTHING)
    play(table, "cultist:energy")
    assert energy(table)[0] == 2


def test_a_heart_in_reply_to_lethal_damage_saves_its_owner() -> None:
    """cultists/C8"""
    table = cultist_result("smash smash 1 1 2 3", {}, in_city(hearts=2, cultists=1), {})
    assert asked(table) == (1, "brace", ("cultist:heart", "cultist:energy", "take"))
    play(table, "cultist:heart")
    assert hearts(table)[1] == 1 and not eliminated(table)[1]
    assert asked(table) == (1, "flee", ("flee", "stay"))


def test_without_a_heart_in_reply_the_owner_falls_and_loses_its_cultists() -> None:
    """cultists/C7, cultists/C8, cultists/C10"""
    table = cultist_result("smash smash 1 1 2 3", {}, in_city(hearts=2, cultists=3), {})
    play(table, "take")
    assert eliminated(table)[1]
    assert cultists(table, 1) == 0
    assert asked(table) is not None and options(table)
    assert not any(decision.seat == 1 for decision in table.decisions)


def test_several_cultists_and_rapid_healing_answer_together() -> None:
    """cultists/C8, tokyo/card/rapid_healing"""
    victim = in_city("rapid_healing", hearts=2, energy=2, cultists=2)
    table = cultist_result("smash smash smash smash 1 2", {}, victim, {})
    play(table, "cultist:heart", "rapid_healing", "cultist:heart")
    assert hearts(table)[1] == 1
    assert kind(table) == "flee"


def test_a_cultist_pays_for_rapid_healing_in_the_same_window() -> None:
    """cultists/C8, cultists/C9"""
    victim = in_city("rapid_healing", hearts=1, energy=1, cultists=1)
    table = cultist_result(ONE_SMASH, {}, victim, {})
    assert "rapid_healing" not in options(table)
    play(table, "cultist:energy")
    assert "rapid_healing" in options(table)


def test_armor_stops_a_single_heart_before_anything_is_asked() -> None:
    """cultists/C8, tokyo/card/armor_plating: no damage, no window."""
    table = cultist_result(ONE_SMASH, {}, in_city("armor_plating", hearts=2, cultists=1), {})
    assert hearts(table)[1] == 2
    assert facts(table, "unhurt", seat=1)
    assert not facts(table, "hurt", seat=1)


def test_energy_reaches_a_price_in_the_buy_phase() -> None:
    """cultists/C9"""
    market = ["heal", "skyscraper", "tank"]
    table = shop(market, {"energy": 2, "cultists": 1}, {}, {}, options=CULTISTS)
    assert options(table) == ("sweep", "done", "cultist:energy")
    play(table, "cultist:energy")
    assert "buy:heal" in options(table)


def test_the_buy_phase_is_not_skipped_while_cultists_could_pay() -> None:
    """cultists/C9"""
    market = ["solar_powered", "skyscraper", "tank"]
    table = shop(market, {"energy": 1, "cultists": 1}, {}, {}, options=CULTISTS)
    assert asked(table) == (0, "buy", ("done", "cultist:energy"))
    play(table, "cultist:energy", "buy:solar_powered")
    assert cards_of(table, 0) == ["solar_powered"]


def test_friend_of_children_counts_in_what_cultists_could_pay() -> None:
    """cultists/C9, tokyo/card/friend_of_children"""
    market = ["solar_powered", "skyscraper", "tank"]
    rich = {"cultists": 1, "cards": ["friend_of_children"]}
    table = shop(market, rich, {}, {}, options=CULTISTS)
    assert asked(table) == (0, "buy", ("done", "cultist:energy"))


def test_the_buy_phase_is_skipped_when_cultists_would_not_suffice() -> None:
    """cultists/C9, tokyo/R11"""
    market = ["solar_powered", "skyscraper", "tank"]
    table = shop(market, {"cultists": 1}, {}, {}, options=CULTISTS, dice=NOTHING)
    assert now(table) == (1, "roll")


def test_energy_reaches_the_price_of_changing_a_die() -> None:
    """cultists/C9, tokyo/card/stretchy"""
    table = rolled(NOTHING, {"energy": 1, "cultists": 1, "cards": ["stretchy"]}, {}, {}, options=CULTISTS)
    assert kind(table) == "roll"
    play(table, "cultist:energy")
    assert kind(table) == "change"
    assert "stretchy:1>heart" in options(table)


def test_a_cultist_pays_for_changing_a_die_that_somebody_else_has_rolled_again() -> None:
    """cultists/C9, tokyo/card/stretchy, tokyo/card/psychic_probe: nobody knows that die before; too little is not
    asked for."""
    prober = {"cards": ["psychic_probe"]}
    for reserve, tiles in ((1, 1), (0, 2), (0, 1)):
        roller = {"energy": reserve, "cultists": tiles, "cards": ["stretchy"]}
        table = rolled("1 1 1 2 2 3 2", roller, prober, {}, options=CULTISTS, market=[])
        play(table, "stop", "probe:1")
        if reserve + tiles < 2:
            assert whose_turn(table) == 1
            continue
        assert asked(table) == (0, "change", ("done", "cultist:energy"))
        play(table, *["cultist:energy"] * (2 - reserve), "stretchy:2>1")
        assert stars(table)[0] == 1 + 1
        assert (cultists(table), energy(table)[0]) == (0, 0)


def test_an_opportunist_is_asked_while_cultists_could_pay() -> None:
    """cultists/C9, tokyo/card/opportunist: one energy is missing for what was revealed; two would be too many."""
    for reserve, tiles in ((3, 1), (2, 1)):
        table = shop(
            ["heal", "skyscraper", "tank"], {"energy": 9},
            {"energy": reserve, "cultists": tiles, "cards": ["opportunist"]}, {}, options=CULTISTS, deck=["urbavore"],
        )  # fmt: skip
        play(table, "buy:heal")
        if reserve == 2:
            assert kind(table) == "buy"
            continue
        assert asked(table) == (1, "snatch", ("no", "cultist:energy"))
        play(table, "cultist:energy")
        assert asked(table) == (1, "snatch", ("buy:urbavore", "no"))


def test_a_mimic_is_asked_while_a_cultist_could_pay() -> None:
    """cultists/C9, tokyo/card/mimic: the token may move for an energy that a tile brings."""
    seats: list[dict[str, Any]] = [{"cultists": 1, "cards": ["mimic"]}, {"cards": ["wings"]}, {}]
    table = tokyo(*seats, options=CULTISTS, step="start")
    assert asked(table) == (0, "copy", ("no", "cultist:energy"))
    play(table, "cultist:energy", "copy:wings@1")
    assert energy(table)[0] == 0 and copied(table, 0) == "wings"
    seats[1] = {}
    assert kind(tokyo(*seats, options=CULTISTS, step="start")) == "roll"
