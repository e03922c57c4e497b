"""Keep cards about energy."""

import pytest

from tests.scenes.duel.support import (
    AWAY,
    GIGAZAUR,
    KING,
    KITTY,
    ONE_SMASH,
    ROW,
    about,
    asked,
    buying,
    cards,
    discards,
    duel,
    energy,
    facts,
    kind,
    on,
    owning,
    places,
    play,
    question,
    resolving,
    stepped,
    whose_turn,
    won_by,
)

# -- Electrical Aura --


@pytest.mark.parametrize(("held", "steps"), [(6, 0), (7, 1), (13, 1), (14, 2), (21, 3)])
def test_electrical_aura_pulls_destruction_for_each_7_energy(held: int, steps: int) -> None:
    """duel/card/electrical_aura, duel/card/electrical_aura#1: the energy is not spent."""
    table = duel({"energy": held, "cards": ["electrical_aura"]}, {}, step="end")
    assert (places(table), energy(table)) == ((0, -steps), [held, 0])


def test_electrical_aura_counts_the_energy_for_buying_nothing() -> None:
    """duel/card/electrical_aura#1, duel/D64"""
    table = duel({"energy": 6, "cards": ["electrical_aura"]}, {}, step="buy", row=ROW)
    play(table, "done")
    assert (places(table), energy(table)) == ((0, -1), [7, 0])


def test_electrical_aura_counts_after_purchases() -> None:
    """duel/card/electrical_aura#1: 9 energy before, 6 after, and none for buying nothing."""
    me = {"energy": 9, "cards": ["electrical_aura"]}
    table = duel(me, {}, step="buy", row=["snack_time", "extra_head", "cannonball"])
    play(table, "buy:snack_time", "done")
    assert stepped(table) == []


def test_electrical_aura_works_in_the_turn_of_its_purchase() -> None:
    """duel/card/electrical_aura, duel/D53"""
    table = buying("electrical_aura", {"energy": 11}, {})
    play(table, AWAY, "done")
    assert places(table) == (0, -1)


def test_electrical_aura_sleeps_with_its_owner() -> None:
    """duel/card/electrical_aura#2, duel/D10"""
    me = {"energy": 14, "cards": ["hibernation", "electrical_aura"]}
    table = duel(me, {}, step="start")
    play(table, "hibernation:sleep")
    assert (whose_turn(table), stepped(table)) == (1, [])


def test_electrical_aura_is_silent_at_the_end_of_the_rivals_turn() -> None:
    """duel/card/electrical_aura"""
    table = duel({}, {"energy": 14, "cards": ["electrical_aura"]}, step="end")
    assert stepped(table) == []


def test_electrical_aura_may_win_at_the_end_of_a_turn() -> None:
    """duel/card/electrical_aura, duel/D58, duel/D61"""
    table = duel({"energy": 7, "cards": ["electrical_aura"]}, {}, step="end", fame=-3, destruction=-2)
    assert table.outcome == won_by(0, "spotlight")


# -- Superconductor --

OWNER = {**KITTY, "cards": ["superconductor"]}


def test_superconductor_copies_the_energy_of_the_rivals_dice() -> None:
    """duel/card/superconductor, duel/card/superconductor#1, duel/P20: then it is gone."""
    table = duel(GIGAZAUR, OWNER, step="resolve", row=ROW, dice="energy energy energy fame destruction special")
    assert asked(table) == (1, "conduct", ("superconductor", "no"))
    assert about(table) == {"energy": 3}
    play(table, "superconductor")
    assert (energy(table), cards(table, 1)) == ([3, 3], [])
    assert discards(table) == ["superconductor"]


def test_superconductor_may_wait() -> None:
    """duel/card/superconductor: it is asked about again in the rival's next turn."""
    dice = "energy fame fame destruction destruction special"
    table = duel(GIGAZAUR, OWNER, step="resolve", row=ROW, dice=f"{dice} {ONE_SMASH} {dice}")
    play(table, "no")
    assert (energy(table), cards(table, 1)) == ([2, 0], ["superconductor"])
    play(table, "stop", "stop")
    assert kind(table) == "conduct"


def test_superconductor_looks_at_each_gain_by_itself() -> None:
    """duel/card/superconductor#1: Cyber Kitty's dice and each wave of her power."""
    rival = owning("superconductor")
    dice = "energy special special special special special"
    table = duel(KITTY, rival, step="resolve", row=ROW, dice=dice)
    amounts = []
    for word in ("group:energy", None, None):
        if word:
            play(table, word)
        assert kind(table) == "conduct"
        amounts.append(about(table)["energy"])
        play(table, "no")
    assert amounts == [1, 4, 2]


def test_superconductor_copies_one_wave_only() -> None:
    """duel/card/superconductor#1: three specials brought 4, the other two are past its time."""
    rival = owning("superconductor")
    table = duel(KITTY, rival, step="resolve", row=ROW, dice="special special special special special fame")
    play(table, "superconductor")
    assert energy(table) == [6, 4]


def test_superconductor_copies_buzz_energy_of_the_dice() -> None:
    """duel/card/superconductor#1: three Fame faces pull onto the tiger."""
    dice = "fame fame fame destruction destruction special"
    table = duel(GIGAZAUR, OWNER, step="resolve", row=ROW, dice=dice, buzz={"tiger": on("fame", -1)})
    assert about(table) == {"energy": 1}
    play(table, "superconductor")
    assert energy(table) == [2, 1]


def test_superconductor_does_not_look_at_eye_of_the_storm() -> None:
    """duel/card/superconductor#2: two throws left bring 2 energy, and nobody is asked."""
    me = owning("eye_of_the_storm")
    table = duel(me, OWNER, step="roll", row=ROW, dice=ONE_SMASH)
    play(table, "stop")
    assert [event["energy"] for event in facts(table, "energy_gained", 0)] == [2]
    assert question(table) == (0, "buy")


def test_superconductor_does_not_look_at_purchases() -> None:
    """duel/card/superconductor#3: Cannonball brings 4, and Buzz energy on its way."""
    table = buying("cannonball", GIGAZAUR, OWNER)
    play(table, "place:fame:-2:flipped")
    assert (kind(table), energy(table)) == ("buy", [5, 0])


def test_superconductor_does_not_look_at_the_energy_for_buying_nothing() -> None:
    """duel/card/superconductor#3, duel/D51"""
    table = duel(GIGAZAUR, OWNER, step="buy", row=ROW)
    assert (energy(table), cards(table, 1)) == ([1, 0], ["superconductor"])
    assert question(table) == (1, "roll")


def test_superconductor_does_not_look_at_rebooting() -> None:
    """duel/card/superconductor#3: 2 energy instead of the dice."""
    me = owning("rebooting")
    table = duel(me, OWNER, step="resolve", row=ROW, dice="energy energy fame fame destruction special")
    play(table, "rebooting")
    assert (kind(table), energy(table)) == ("buy", [2, 0])


def test_superconductor_does_not_look_at_the_owners_own_dice() -> None:
    """duel/card/superconductor"""
    table = resolving("energy energy fame fame destruction special", "superconductor", rival=KITTY, row=ROW)
    assert kind(table) == "buy"


def test_superconductor_does_not_look_at_what_the_rival_gains_in_the_owners_turn() -> None:
    """duel/card/superconductor#3: the rival's In Shape pulls Fame onto the tiger, but resolves no dice."""
    me = {**KING, "cards": ["superconductor", "natural_selection"]}
    rival = {**KITTY, "energy": 1, "cards": ["in_shape"]}
    dice = "fame fame destruction heart heart heart heart"
    table = duel(me, rival, step="resolve", row=ROW, dice=dice, buzz={"tiger": on("fame", 1)})
    play(table, "in_shape")
    assert (kind(table), energy(table)) == ("in_shape", [0, 1])


def test_superconductor_copies_the_autobots_cubes() -> None:
    """duel/card/superconductor, autobot/R16"""
    dice = "smash smash smash smash smash energy energy energy"
    table = duel(owning("superconductor"), KITTY, turn=1, row=ROW, options={"autobot": "normal"}, dice=dice)
    assert asked(table) == (0, "conduct", ("superconductor", "no"))
    play(table, "superconductor")
    assert energy(table) == [1, 1]


def test_superconductor_is_not_for_the_autobots_own_power() -> None:
    """duel/card/superconductor#3, autobot/R16: the white dice bring cubes, but are no dice of its Roll."""
    bot, dice = {**KITTY, "cubes": 4}, "smash smash smash smash smash smash energy energy"
    table = duel(owning("superconductor"), bot, turn=1, row=ROW, options={"autobot": "normal"}, dice=dice)
    assert question(table) == (0, "roll")
    assert cards(table, 0) == ["superconductor"]
