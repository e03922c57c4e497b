"""Keep cards about buying, energy and the row."""

from typing import Any

import pytest

from baffe.games.duel.table import DuelTable
from tests.scenes.duel.support import (
    AWAY,
    asked,
    buying,
    cards,
    duel,
    energy,
    facts,
    hearts,
    hurt,
    kind,
    options,
    places,
    play,
    stepped,
)

ROW = ["acid_attack", "extra_head", "cannonball"]
NOTHING = "smash fame fame destruction destruction special"  # a Roll with one smash
GIGAZAUR = {"monster": "gigazaur"}
KITTY = {"monster": "cyber_kitty"}


def row(table: DuelTable) -> list[str]:
    found: list[str] = table.view(None)["row"]
    return found


# -- Alien Metabolism --

METABOLISM = ("alien_metabolism:acid_attack", "alien_metabolism:extra_head", "alien_metabolism:cannonball")


def test_alien_metabolism_throws_a_card_of_the_row_away() -> None:
    """duelcard/alien_metabolism, duelcard/alien_metabolism#2, duel/P22: free; the row slides and fills at once."""
    table = duel({"cards": ["alien_metabolism"]}, {}, step="buy", row=ROW, deck=["scrappy"])
    play(table, "alien_metabolism:extra_head")
    assert row(table) == ["scrappy", "acid_attack", "cannonball"]
    assert table.view(None)["discard"] == ["extra_head"]
    assert facts(table, "energy_paid") == []


def test_alien_metabolism_works_while_dice_tokens_are_spent() -> None:
    """duelcard/alien_metabolism#1, duelcard/alien_metabolism#3"""
    table = duel({"cards": ["alien_metabolism"], "tokens": 1}, {}, step="roll", row=ROW)
    assert asked(table) == (0, "spend", ("spend", "throw", *METABOLISM))


def test_alien_metabolism_works_between_throws() -> None:
    """duelcard/alien_metabolism#1, duelcard/alien_metabolism#3: the dice stay as they lie, the question comes again."""
    table = duel({"cards": ["alien_metabolism"]}, {}, step="roll", row=ROW, dice=NOTHING)
    assert kind(table) == "roll" and set(METABOLISM) < set(options(table))
    before = [word for word in options(table) if word not in METABOLISM]
    play(table, "alien_metabolism:cannonball")
    assert (kind(table), list(options(table))) == ("roll", before)


def test_alien_metabolism_works_while_dice_are_resolved() -> None:
    """duelcard/alien_metabolism#1, duelcard/alien_metabolism#3"""
    me = {**GIGAZAUR, "cards": ["alien_metabolism"]}
    table = duel(me, KITTY, step="resolve", row=ROW, dice="smash energy fame fame destruction special")
    assert asked(table) == (0, "resolve", ("group:smash", "group:energy", *METABOLISM))
    play(table, "alien_metabolism:cannonball")
    assert asked(table) == (0, "resolve", ("group:smash", "group:energy"))


def test_alien_metabolism_is_asked_about_in_the_shop_even_without_energy() -> None:
    """duelcard/alien_metabolism#1, duelcard/alien_metabolism#3"""
    table = duel({"cards": ["alien_metabolism"]}, {}, step="buy", row=ROW)
    assert asked(table) == (0, "buy", ("done", *METABOLISM))


def test_alien_metabolism_may_turn_up_a_card_to_buy() -> None:
    """duelcard/alien_metabolism#3, duel/D49: what slides to the last slot is cheaper."""
    table = duel(
        {"cards": ["alien_metabolism"], "energy": 5}, {}, step="buy", row=["frenzy", "acid_attack", "cannonball"]
    )
    assert "buy:acid_attack" not in options(table)
    play(table, "alien_metabolism:cannonball")
    assert "buy:acid_attack" in options(table)


def test_alien_metabolism_works_once_in_a_turn() -> None:
    """duelcard/alien_metabolism: used between throws, it is gone for the shop, and back in the next turn."""
    me = {**GIGAZAUR, "cards": ["alien_metabolism"]}
    table = duel(me, KITTY, step="roll", row=ROW, deck=["frenzy"], dice=" ".join([NOTHING] * 3))
    play(table, "alien_metabolism:cannonball", "stop")
    assert (table.active, kind(table)) == (1, "roll")
    play(table, "stop")
    assert (table.active, kind(table)) == (0, "roll")
    assert "alien_metabolism:frenzy" in options(table)


def test_alien_metabolism_is_not_for_the_rivals_turn() -> None:
    """duelcard/alien_metabolism"""
    table = duel(GIGAZAUR, {**KITTY, "cards": ["alien_metabolism"]}, step="roll", row=ROW)
    assert not set(METABOLISM) & set(options(table))


def test_a_refresh_does_not_use_alien_metabolism_up() -> None:
    """duelcard/alien_metabolism#2"""
    table = duel(
        {"cards": ["alien_metabolism"], "energy": 2}, {}, step="buy", row=ROW, deck=["frenzy", "scrappy", "energize"]
    )
    play(table, "refresh")
    assert asked(table) == (
        0, "buy", ("done", "alien_metabolism:energize", "alien_metabolism:scrappy", "alien_metabolism:frenzy"),
    )  # fmt: skip


def test_throwing_a_card_away_is_no_purchase() -> None:
    """duelcard/alien_metabolism#2, duel/D51: 1 energy for who bought nothing."""
    table = duel({"cards": ["alien_metabolism"]}, {}, step="buy", row=ROW)
    play(table, "alien_metabolism:cannonball")
    assert (table.active, energy(table)) == (1, [1, 0])


def test_alien_metabolism_is_not_offered_within_a_monsters_power() -> None:
    """duelcard/alien_metabolism#1: Alienoid chooses a face."""
    me = {"monster": "alienoid", "cards": ["alien_metabolism"]}
    table = duel(me, KITTY, step="resolve", row=ROW, dice="special special fame fame smash heart")
    assert kind(table) == "alien" and not set(METABOLISM) & set(options(table))


def test_alien_metabolism_works_as_soon_as_it_is_bought() -> None:
    """duelcard/alien_metabolism, duel/D53"""
    table = buying("alien_metabolism", {}, {}, deck=["frenzy"])
    play(table, AWAY)
    assert "alien_metabolism:frenzy" in options(table)


def test_alien_metabolism_cannot_name_a_card_of_an_empty_row() -> None:
    """duelcard/alien_metabolism, duel/D54: the turn is over without a question."""
    table = duel({"cards": ["alien_metabolism"]}, {}, step="buy", row=[], deck_exact=True)
    assert table.active == 1


# -- Breaking News --


def test_breaking_news_pull_fame_with_every_card_bought() -> None:
    """duelcard/breaking_news: two cards, two steps."""
    me = {"energy": 9, "cards": ["breaking_news"]}
    table = duel(me, {}, step="buy", row=["snack_time", "giant_brain", "regeneration"])
    play(table, "buy:giant_brain", "buy:regeneration")
    assert stepped(table) == [("fame", -1), ("fame", -2)]


def test_breaking_news_do_not_look_at_their_own_purchase() -> None:
    """duelcard/breaking_news#1"""
    table = buying("breaking_news")
    play(table, AWAY)
    assert cards(table, 0) == ["breaking_news"]
    assert stepped(table) == []


def test_breaking_news_look_at_the_next_purchase_of_the_same_turn() -> None:
    """duelcard/breaking_news, duel/D53"""
    table = buying("breaking_news", {"energy": 9}, {})
    play(table, AWAY, "buy:regeneration")
    assert stepped(table) == [("fame", -1)]


def test_breaking_news_look_at_a_purchase_in_the_lab() -> None:
    """duelcard/breaking_news#1"""
    me = {"energy": 3, "cards": ["made_in_a_lab", "breaking_news"]}
    table = duel(me, {}, step="start", row=["giant_brain", "extra_head", "cannonball"])
    play(table, "buy:giant_brain")
    assert kind(table) == "roll" and stepped(table) == [("fame", -1)]


def test_breaking_news_do_not_look_at_the_rivals_purchases() -> None:
    """duelcard/breaking_news"""
    table = buying("snack_time", {}, {"cards": ["breaking_news"]})
    assert stepped(table) == []


def test_breaking_news_come_after_the_token_and_before_the_card() -> None:
    """duelcard/breaking_news#2, duel/D52: pay, token, this pull, then the pulls of the card."""
    table = buying("monumental", {"cards": ["breaking_news"]}, {})
    assert (kind(table), energy(table), stepped(table)) == ("place", [0, 0], [])
    play(table, AWAY)
    assert stepped(table) == [("fame", -1), ("destruction", -1), ("fame", -2)]


def test_breaking_news_land_on_the_token_just_placed() -> None:
    """duelcard/breaking_news#2, duel/D37: the fish brings its heart before Too Cute hits."""
    me = {**GIGAZAUR, "hearts": 10, "cards": ["breaking_news"]}
    table = buying("too_cute", me, KITTY)
    play(table, "place:fame:-1")
    told = [event["type"] for event in table.events(None)]
    assert told.index("placed") < told.index("healed") < told.index("hurt")
    assert hearts(table) == [11, 11]


def test_breaking_news_may_win_before_the_card_acts() -> None:
    """duelcard/breaking_news#2, duel/D59, duel/D61: the buyer would have died of the card."""
    table = buying("hors_d_oeuvres", {"hearts": 3, "cards": ["breaking_news"]}, {}, fame=-6)
    play(table, "place:fame:4")
    assert table.outcome == {"winners": [0], "ranking": [[0], [1]], "reason": "victory_space"}
    assert hurt(table) == []


def test_breaking_news_do_not_look_at_a_refresh() -> None:
    """duelcard/breaking_news, duel/D50"""
    table = duel({"energy": 2, "cards": ["breaking_news"]}, {}, step="buy", row=ROW)
    play(table, "refresh")
    assert stepped(table) == []


# -- Electrical Aura --


@pytest.mark.parametrize(("held", "steps"), [(6, 0), (7, 1), (13, 1), (14, 2), (21, 3)])
def test_electrical_aura_pulls_destruction_for_each_7_energy(held: int, steps: int) -> None:
    """duelcard/electrical_aura, duelcard/electrical_aura#1: the energy is not spent."""
    table = duel({"energy": held, "cards": ["electrical_aura"]}, {}, step="end")
    assert (places(table), energy(table)) == ((0, -steps), [held, 0])


def test_electrical_aura_counts_the_energy_for_buying_nothing() -> None:
    """duelcard/electrical_aura#1, duel/D64"""
    table = duel({"energy": 6, "cards": ["electrical_aura"]}, {}, step="buy", row=ROW)
    play(table, "done")
    assert (places(table), energy(table)) == ((0, -1), [7, 0])


def test_electrical_aura_counts_after_purchases() -> None:
    """duelcard/electrical_aura#1: 9 energy before, 6 after, and none for buying nothing."""
    me = {"energy": 9, "cards": ["electrical_aura"]}
    table = duel(me, {}, step="buy", row=["snack_time", "extra_head", "cannonball"])
    play(table, "buy:snack_time", "done")
    assert stepped(table) == []


def test_electrical_aura_works_in_the_turn_of_its_purchase() -> None:
    """duelcard/electrical_aura, duel/D53"""
    table = buying("electrical_aura", {"energy": 11}, {})
    play(table, AWAY, "done")
    assert places(table) == (0, -1)


def test_electrical_aura_sleeps_with_its_owner() -> None:
    """duelcard/electrical_aura#2, duel/D10"""
    me = {"energy": 14, "cards": ["hibernation", "electrical_aura"]}
    table = duel(me, {}, step="start")
    play(table, "hibernation:sleep")
    assert (table.active, stepped(table)) == (1, [])


def test_electrical_aura_is_silent_at_the_end_of_the_rivals_turn() -> None:
    """duelcard/electrical_aura"""
    table = duel({}, {"energy": 14, "cards": ["electrical_aura"]}, step="end")
    assert stepped(table) == []


def test_electrical_aura_may_win_at_the_end_of_a_turn() -> None:
    """duelcard/electrical_aura, duel/D58, duel/D61"""
    table = duel({"energy": 7, "cards": ["electrical_aura"]}, {}, step="end", fame=-3, destruction=-2)
    assert table.outcome == {"winners": [0], "ranking": [[0], [1]], "reason": "spotlight"}


# -- Made in a Lab --


def lab(energy: int, **scene: Any) -> DuelTable:
    """Seat 0 owns the card and begins its turn."""
    me = {**GIGAZAUR, "energy": energy, "cards": ["made_in_a_lab"]}
    return duel(me, KITTY, **{"step": "start", "row": ROW, "dice": NOTHING, **scene})


def test_made_in_a_lab_offers_a_card_at_the_start_of_the_turn() -> None:
    """duelcard/made_in_a_lab, duel/P3: Acid Attack for 5 instead of 6, Cannonball for 5 on the last slot."""
    table = lab(5)
    assert asked(table) == (0, "lab", ("buy:acid_attack", "buy:cannonball", "no"))
    play(table, "buy:acid_attack", AWAY)
    assert [(event["card"], event["price"]) for event in facts(table, "bought")] == [("acid_attack", 5)]
    assert (kind(table), energy(table)) == ("roll", [0, 0])


def test_made_in_a_lab_adds_to_the_discount_of_the_last_slot() -> None:
    """duelcard/made_in_a_lab#1: Extra Head costs 6, Cannonball 5, and the view says so."""
    table = lab(9)
    prices = {word: offer["price"] for word, offer in table.view(0)["decisions"][0]["offers"].items()}
    assert prices == {"buy:acid_attack": 5, "buy:extra_head": 6, "buy:cannonball": 5}
    play(table, "buy:cannonball", AWAY)
    assert energy(table) == [8, 0]


def test_made_in_a_lab_is_never_cheaper_than_1() -> None:
    """duelcard/made_in_a_lab#1: Photoshoot costs 2, and 1 on the last slot."""
    table = lab(1, row=["acid_attack", "extra_head", "photoshoot"])
    assert options(table) == ("buy:photoshoot", "no")
    play(table, "buy:photoshoot", AWAY)
    assert [event["price"] for event in facts(table, "bought")] == [1]


def test_made_in_a_lab_costs_something_to_who_has_nothing() -> None:
    """duelcard/made_in_a_lab#1"""
    table = lab(0, row=["acid_attack", "extra_head", "photoshoot"])
    assert kind(table) == "roll"


def test_made_in_a_lab_asks_only_when_something_is_affordable() -> None:
    """duelcard/made_in_a_lab#1"""
    assert kind(lab(4)) == "roll"
    assert kind(lab(5)) == "lab"


def test_made_in_a_lab_sells_one_card_at_most() -> None:
    """duelcard/made_in_a_lab#1"""
    table = lab(30)
    play(table, "buy:extra_head")
    assert kind(table) == "roll"


def test_made_in_a_lab_may_be_declined() -> None:
    """duelcard/made_in_a_lab, duel/P3: prices in the shop are the usual ones."""
    table = lab(5)
    play(table, "no", "stop")
    assert asked(table) == (0, "buy", ("refresh", "done"))


def test_a_purchase_in_the_lab_is_a_purchase_of_the_turn() -> None:
    """duelcard/made_in_a_lab#2, duel/D51: no energy for buying nothing; 1 energy after declining."""
    table = lab(6, dice=f"{NOTHING} smash")
    play(table, "buy:extra_head", "stop")
    assert (table.active, energy(table)) == (1, [0, 0])
    table = lab(6)
    play(table, "no", "stop", "done")
    assert (table.active, energy(table)) == (1, [7, 0])


def test_made_in_a_lab_offers_no_refresh() -> None:
    """duelcard/made_in_a_lab#3"""
    assert options(lab(30)) == ("buy:acid_attack", "buy:extra_head", "buy:cannonball", "no")


def test_a_card_of_the_lab_acts_before_the_throw() -> None:
    """duelcard/made_in_a_lab#3: Cannonball does all it does, then the dice are thrown."""
    table = lab(5)
    play(table, "buy:cannonball", AWAY)
    told = [event["type"] for event in table.events(None)]
    assert told.index("placed") < told.index("pulled") < told.index("hurt") < told.index("rolled")
    assert (places(table), energy(table)) == ((-1, 0), [4, 0])


def test_a_head_of_the_lab_throws_at_once() -> None:
    """duelcard/made_in_a_lab#3, duel/D15, duel/D53"""
    table = lab(6, dice=f"{NOTHING} smash")
    play(table, "buy:extra_head")
    assert len(facts(table, "rolled")[0]["dice"]) == 7


def test_made_in_a_lab_may_win_before_the_throw() -> None:
    """duelcard/made_in_a_lab#3, duel/D61"""
    table = lab(5, fame=-6)
    play(table, "buy:cannonball", AWAY)
    assert table.outcome == {"winners": [0], "ranking": [[0], [1]], "reason": "victory_space"}
    assert facts(table, "rolled") == []


def test_made_in_a_lab_opens_in_the_extra_turn_too() -> None:
    """duelcard/made_in_a_lab, duel/D11, duel/D12"""
    table = lab(10, row=["acid_attack", "extra_head", "frenzy"], dice=f"{NOTHING} {NOTHING}")
    play(table, "buy:frenzy", "stop", "done")
    assert (table.active, kind(table)) == (0, "lab")


# -- Superconductor --

OWNER = {**KITTY, "cards": ["superconductor"]}


def test_superconductor_copies_the_energy_of_the_rivals_dice() -> None:
    """duelcard/superconductor, duelcard/superconductor#1, duel/P20: then it is gone."""
    table = duel(GIGAZAUR, OWNER, step="resolve", row=ROW, dice="energy energy energy fame destruction special")
    assert asked(table) == (1, "conduct", ("superconductor", "no"))
    assert table.view(None)["decisions"][0]["about"] == {"energy": 3}
    play(table, "superconductor")
    assert (energy(table), cards(table, 1)) == ([3, 3], [])
    assert table.view(None)["discard"] == ["superconductor"]


def test_superconductor_may_wait() -> None:
    """duelcard/superconductor: it is asked about again in the rival's next turn."""
    dice = "energy fame fame destruction destruction special"
    table = duel(GIGAZAUR, OWNER, step="resolve", row=ROW, dice=f"{dice} {NOTHING} {dice}")
    play(table, "no")
    assert (energy(table), cards(table, 1)) == ([2, 0], ["superconductor"])
    play(table, "stop", "stop")
    assert kind(table) == "conduct"


def test_superconductor_looks_at_each_gain_by_itself() -> None:
    """duelcard/superconductor#1: Cyber Kitty's dice and each wave of her power."""
    rival = {**GIGAZAUR, "cards": ["superconductor"]}
    dice = "energy special special special special special"
    table = duel(KITTY, rival, step="resolve", row=ROW, dice=dice)
    amounts = []
    for word in ("group:energy", None, None):
        if word:
            play(table, word)
        assert kind(table) == "conduct"
        amounts.append(table.view(None)["decisions"][0]["about"]["energy"])
        play(table, "no")
    assert amounts == [1, 4, 2]


def test_superconductor_copies_one_wave_only() -> None:
    """duelcard/superconductor#1: three specials brought 4, the other two are past its time."""
    rival = {**GIGAZAUR, "cards": ["superconductor"]}
    table = duel(KITTY, rival, step="resolve", row=ROW, dice="special special special special special fame")
    play(table, "superconductor")
    assert energy(table) == [6, 4]


def test_superconductor_copies_buzz_energy_of_the_dice() -> None:
    """duelcard/superconductor#1: three Fame faces pull onto the tiger."""
    dice = "fame fame fame destruction destruction special"
    table = duel(GIGAZAUR, OWNER, step="resolve", row=ROW, dice=dice, buzz={"tiger": {"track": "fame", "at": -1}})
    assert table.view(None)["decisions"][0]["about"] == {"energy": 1}
    play(table, "superconductor")
    assert energy(table) == [2, 1]


def test_superconductor_does_not_look_at_eye_of_the_storm() -> None:
    """duelcard/superconductor#2: two throws left bring 2 energy, and nobody is asked."""
    me = {**GIGAZAUR, "cards": ["eye_of_the_storm"]}
    table = duel(me, OWNER, step="roll", row=ROW, dice=NOTHING)
    play(table, "stop")
    assert [event["energy"] for event in facts(table, "energy_gained", 0)] == [2]
    assert (table.active, kind(table)) == (0, "buy")


def test_superconductor_does_not_look_at_purchases() -> None:
    """duelcard/superconductor#3: Cannonball brings 4, and Buzz energy on its way."""
    table = buying("cannonball", GIGAZAUR, OWNER)
    play(table, "place:fame:-2:flipped")
    assert (kind(table), energy(table)) == ("buy", [5, 0])


def test_superconductor_does_not_look_at_the_energy_for_buying_nothing() -> None:
    """duelcard/superconductor#3, duel/D51"""
    table = duel(GIGAZAUR, OWNER, step="buy", row=ROW)
    assert (energy(table), cards(table, 1)) == ([1, 0], ["superconductor"])
    assert (table.active, kind(table)) == (1, "roll")


def test_superconductor_does_not_look_at_rebooting() -> None:
    """duelcard/superconductor#3: 2 energy instead of the dice."""
    me = {**GIGAZAUR, "cards": ["rebooting"]}
    table = duel(me, OWNER, step="resolve", row=ROW, dice="energy energy fame fame destruction special")
    play(table, "rebooting")
    assert (kind(table), energy(table)) == ("buy", [2, 0])


def test_superconductor_does_not_look_at_the_owners_own_dice() -> None:
    """duelcard/superconductor"""
    table = duel(
        {**GIGAZAUR, "cards": ["superconductor"]}, KITTY, step="resolve", row=ROW,
        dice="energy energy fame fame destruction special",
    )  # fmt: skip
    assert kind(table) == "buy"


def test_superconductor_does_not_look_at_what_the_rival_gains_in_the_owners_turn() -> None:
    """duelcard/superconductor#3: the rival's In Shape pulls Fame onto the tiger, but resolves no dice."""
    me = {"monster": "the_king", "cards": ["superconductor", "natural_selection"]}
    rival = {**KITTY, "energy": 1, "cards": ["in_shape"]}
    table = duel(
        me, rival, step="resolve", row=ROW, dice="fame fame destruction heart heart heart heart",
        buzz={"tiger": {"track": "fame", "at": 1}},
    )  # fmt: skip
    play(table, "in_shape")
    assert (kind(table), energy(table)) == ("in_shape", [0, 1])


def test_superconductor_copies_the_autobots_cubes() -> None:
    """duelcard/superconductor, autobot/R16"""
    me = {**GIGAZAUR, "cards": ["superconductor"]}
    table = duel(
        me, KITTY, turn=1, step="roll", row=ROW, options={"autobot": "normal"},
        dice="smash smash smash smash smash energy energy energy",
    )  # fmt: skip
    assert asked(table) == (0, "conduct", ("superconductor", "no"))
    play(table, "superconductor")
    assert energy(table) == [1, 1]


def test_superconductor_is_not_for_the_autobots_own_power() -> None:
    """duelcard/superconductor#3, autobot/R16: the white dice bring cubes, but are no dice of its Roll."""
    me = {**GIGAZAUR, "cards": ["superconductor"]}
    table = duel(
        me, {**KITTY, "cubes": 4}, turn=1, step="roll", row=ROW, options={"autobot": "normal"},
        dice="smash smash smash smash smash smash energy energy",
    )  # fmt: skip
    assert (kind(table), table.active) == ("roll", 0)
    assert cards(table, 0) == ["superconductor"]
