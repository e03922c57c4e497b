"""Cards about hits, hearts and staying alive."""

from typing import Any

import pytest

from baffe.games.duel.table import DuelTable
from tests.scenes.duel.support import asked, duel, facts, kind, options, play

QUIET = ("fame", "fame", "destruction", "destruction", "heart", "heart")  # does nothing to an unhurt monster
FAME_TRIPLE = "smash fame fame fame destruction destruction"
ON_A_TOKEN: dict[str, Any] = {"fame": 0, "buzz": {"panda": {"track": "fame", "at": 0}}}


def hearts(table: DuelTable) -> list[int]:
    return [side.hearts for side in table.sides]


def cards(table: DuelTable, seat: int) -> list[str]:
    return [card.id for card in table.cards_of(seat)]


def smashing(smashes: int) -> list[str]:
    """Six dice with that many smashes and nothing else of importance."""
    return ["smash"] * smashes + list(QUIET[smashes:])


def attack(
    smashes: int, victim: dict[str, Any], *thrown: str, by: dict[str, Any] | None = None, **scene: Any
) -> DuelTable:
    """Seat 0 has smashes for seat 1, which has 13 hearts; dice for what comes after may follow."""
    dice = smashing(smashes) + list(thrown)
    return duel(by or {}, victim, **{"step": "resolve", "dice": dice, "row": [], "deck_exact": True, **scene})


def shopping(row: list[str], me: dict[str, Any], rival: dict[str, Any] | None = None, **scene: Any) -> DuelTable:
    """Seat 0, a monster with 14 hearts, has come to the shop with 20 energy."""
    seats = ({"energy": 20, **me}, rival or {})
    return duel(*seats, **{"step": "buy", "row": row, "deck_exact": True, **scene})


def end_turn(table: DuelTable) -> None:
    """The player at turn stops after the first throw and buys nothing."""
    play(table, "stop")


# -- Armor Plating --


@pytest.mark.parametrize(("smashes", "left"), [(1, 13), (2, 12), (5, 9)])
def test_armor_plating_takes_one_hit_off_the_first_event(smashes: int, left: int) -> None:
    """duelcard/armor_plating, duelcard/armor_plating#1, duel/D44"""
    assert hearts(attack(smashes, {"cards": ["armor_plating"]}))[1] == left


def test_armor_plating_ignores_only_the_first_hit_of_a_turn() -> None:
    """duelcard/armor_plating#1, duel/D44"""
    table = attack(1, {"cards": ["armor_plating"]}, by={"energy": 2}, row=["too_cute"])
    play(table, "buy:too_cute", "place:fame:5")
    assert hearts(table)[1] == 11


def test_armor_plating_is_renewed_with_every_turn() -> None:
    """duelcard/armor_plating#1, duel/D11"""
    dice = [*smashing(2), *QUIET[:4], "energy", "energy", *smashing(2)]
    table = duel({}, {"cards": ["armor_plating"]}, dice=dice, row=[], deck_exact=True)
    for _ in range(3):
        end_turn(table)
    assert hearts(table)[1] == 11
    assert len(facts(table, "prevented")) == 2


def test_armor_plating_that_comes_after_the_first_hit_does_not_help_in_that_turn() -> None:
    """duelcard/armor_plating, duelcard/unstable_dna"""
    by = {"energy": 2, "cards": ["armor_plating"]}
    table = attack(3, {"cards": ["unstable_dna"]}, by=by, row=["too_cute"])
    play(table, "swap:armor_plating", "buy:too_cute", "place:fame:5")
    assert hearts(table)[1] == 8


@pytest.mark.parametrize("card", ["armor_plating", "trendsetter"])
def test_the_first_hit_is_not_ignored_on_the_owners_own_turn(card: str) -> None:
    """duelcard/armor_plating#2, duelcard/armor_plating#4, duelcard/trendsetter#2, duel/D44"""
    table = shopping(["hors_d_oeuvres"], {"cards": [card]}, **ON_A_TOKEN)
    play(table, "buy:hors_d_oeuvres", "place:fame:5")
    assert hearts(table)[0] == 11


@pytest.mark.parametrize(("smashes", "left"), [(1, 13), (2, 13), (4, 11)])
def test_armor_plating_and_trendsetter_ignore_two_hits_together(smashes: int, left: int) -> None:
    """duelcard/armor_plating#3, duelcard/armor_plating#4, duel/D44"""
    assert hearts(attack(smashes, {"cards": ["armor_plating", "trendsetter"]}, **ON_A_TOKEN))[1] == left


def test_a_hit_that_armor_plating_ignored_was_not_taken() -> None:
    """duelcard/armor_plating#4, duelcard/trendsetter#2: the next hit is the first one, and Fame is on a token now."""
    table = attack(
        0,
        {"cards": ["armor_plating", "trendsetter"]},
        by={"energy": 2},
        dice=FAME_TRIPLE,
        row=["too_cute"],
        buzz={"panda": {"track": "fame", "at": -1}},
    )
    play(table, "group:smash", "buy:too_cute", "place:fame:5")
    assert hearts(table)[1] == 12


def test_trendsetter_goes_first_and_leaves_armor_plating_for_later() -> None:
    """duel/D43, duelcard/camouflage#2: also when Armor Plating was bought first."""
    table = attack(
        0,
        {"cards": ["armor_plating", "trendsetter"]},
        by={"energy": 2},
        dice=FAME_TRIPLE,
        row=["too_cute"],
        **ON_A_TOKEN,
    )
    play(table, "group:smash", "buy:too_cute", "place:fame:5")
    assert [(fact["cause"], fact["hearts"]) for fact in facts(table, "prevented")] == [
        ("trendsetter", 1),
        ("armor_plating", 1),
    ]
    assert hearts(table)[1] == 12


# -- Trendsetter --


@pytest.mark.parametrize(
    ("fame", "buzz", "left"),
    [
        (0, {"panda": {"track": "fame", "at": 0}}, 12),
        (1.5, {"phantom": {"track": "fame", "at": 1}}, 12),
        (2, {"king": [{"track": "fame", "at": 2}]}, 12),
        (0, {}, 11),
        (0, {"panda": {"track": "fame", "at": 1}}, 11),
        (0, {"panda": {"track": "destruction", "at": 0}}, 11),
    ],
)
def test_trendsetter_ignores_the_first_hit_while_fame_is_on_any_token(
    fame: float, buzz: dict[str, Any], left: int
) -> None:
    """duelcard/trendsetter, duelcard/trendsetter#1"""
    victim = {"monster": "cyber_kitty", "cards": ["trendsetter"]}
    assert hearts(attack(2, victim, by={"monster": "the_king"}, fame=fame, buzz=buzz))[1] == left


@pytest.mark.parametrize(("order", "left"), [(("group:fame", "group:smash"), 13), (("group:smash", "group:fame"), 12)])
def test_trendsetter_looks_where_fame_stands_when_the_hit_arrives(order: tuple[str, str], left: int) -> None:
    """duelcard/trendsetter#1"""
    table = attack(0, {"cards": ["trendsetter"]}, dice=FAME_TRIPLE, buzz={"panda": {"track": "fame", "at": -1}})
    play(table, order[0])
    if kind(table) == "resolve":
        play(table, order[1])
    assert hearts(table)[1] == left


def test_trendsetter_does_not_help_after_a_hit_that_found_fame_elsewhere() -> None:
    """duelcard/trendsetter#2"""
    table = attack(
        0,
        {"cards": ["trendsetter"]},
        by={"energy": 2},
        dice=FAME_TRIPLE,
        row=["too_cute"],
        buzz={"panda": {"track": "fame", "at": -1}},
    )
    play(table, "group:smash", "buy:too_cute", "place:fame:5")
    assert hearts(table)[1] == 10


def test_trendsetter_ignores_one_hit_a_turn() -> None:
    """duelcard/trendsetter#2, duel/D44"""
    table = attack(1, {"cards": ["trendsetter"]}, by={"energy": 2}, row=["too_cute"], **ON_A_TOKEN)
    play(table, "buy:too_cute", "place:fame:5")
    assert hearts(table)[1] == 11


# -- Camouflage --


def test_camouflage_throws_a_die_for_each_hit_and_each_heart_cancels_one() -> None:
    """duelcard/camouflage, duelcard/camouflage#1, duel/D43"""
    table = attack(4, {"cards": ["camouflage"]}, "heart", "smash", "heart", "energy")
    play(table, "camouflage")
    assert facts(table, "threw")[0]["dice"] == ["smash", "heart", "heart", "energy"]
    assert hearts(table)[1] == 11


@pytest.mark.parametrize("hearts_thrown, left", [(20, 5), (16, 1), (15, 0)])
def test_camouflage_counts_every_one_of_twenty_dice(hearts_thrown: int, left: int) -> None:
    """duelcard/camouflage, duelmonster/meka_dragon: five smashes times four specials."""
    white = ["acid_attack", "extra_head", "natural_selection", "hibernation"]
    dice = ["smash"] * 4 + ["special"] * 4 + ["heart"] * hearts_thrown + ["smash"] * (20 - hearts_thrown)
    table = duel(
        {"monster": "meka_dragon", "cards": white}, {"hearts": 5, "cards": ["camouflage"]}, dice=dice, step="resolve"
    )
    play(table, "special:smash", "camouflage")
    assert hearts(table)[1] == left
    assert len(facts(table, "threw")[0]["dice"]) == 20
    assert facts(table, "prevented")[0]["hearts"] == hearts_thrown


def test_camouflage_may_be_declined() -> None:
    """duelcard/camouflage#4, duel/P17"""
    table = attack(3, {"cards": ["camouflage"]}, "heart", "heart", "heart")
    assert asked(table) == (1, "brace", ("camouflage", "take"))
    play(table, "take")
    assert facts(table, "threw") == []
    assert hearts(table)[1] == 10


def test_camouflage_helps_against_hits_of_ones_own_too() -> None:
    """duelcard/camouflage#1"""
    table = shopping(["hors_d_oeuvres"], {"cards": ["camouflage"]}, dice="heart heart fame")
    play(table, "buy:hors_d_oeuvres", "place:fame:5")
    assert asked(table) == (0, "brace", ("camouflage", "take"))
    play(table, "camouflage")
    assert hearts(table)[0] == 13


def test_camouflage_comes_before_trendsetter_and_armor_plating() -> None:
    """duelcard/camouflage#2, duelcard/camouflage#4, duel/D43: four dice for four hits; two of three are ignored."""
    victim = {"cards": ["armor_plating", "trendsetter", "camouflage"]}
    table = attack(4, victim, "heart", "smash", "fame", "energy", **ON_A_TOKEN)
    play(table, "camouflage")
    assert [fact["cause"] for fact in facts(table, "prevented")] == ["camouflage", "trendsetter", "armor_plating"]
    assert len(facts(table, "threw")[0]["dice"]) == 4
    assert hearts(table)[1] == 12


def test_a_hit_that_camouflage_cancels_leaves_armor_plating_for_the_next() -> None:
    """duelcard/camouflage#2"""
    victim = {"cards": ["armor_plating", "camouflage"]}
    table = attack(1, victim, "heart", by={"energy": 2}, row=["too_cute"])
    play(table, "camouflage", "buy:too_cute", "place:fame:5", "take")
    assert hearts(table)[1] == 12


def test_camouflage_throws_once_and_leaves_the_roll_alone() -> None:
    """duelcard/camouflage#3"""
    dice = [*smashing(2)[:-1], "energy", "smash", "energy"]
    table = attack(0, {"cards": ["camouflage"]}, dice=dice)
    before = table.view(None)["dice"]
    play(table, "group:smash")
    assert kind(table) == "brace"
    assert table.view(None)["dice"] == before
    play(table, "camouflage")
    assert len(facts(table, "threw")) == 1
    assert hearts(table)[1] == 11
    assert facts(table, "resolved", 0)[-1]["count"] == 1


def test_camouflage_is_offered_for_every_event_by_itself() -> None:
    """duelcard/camouflage, duel/P17"""
    table = attack(1, {"cards": ["camouflage"]}, by={"energy": 2}, row=["too_cute"])
    play(table, "take", "buy:too_cute", "place:fame:5")
    assert asked(table) == (1, "brace", ("camouflage", "take"))


def test_camouflage_is_not_offered_to_who_takes_no_hits() -> None:
    """duel/D43, duelcard/hibernation#1"""
    table = attack(3, {"cards": ["camouflage", "hibernation"]})
    assert kind(table) == "wake"
    assert hearts(table)[1] == 13


# -- Hibernation --


def test_hibernation_protects_at_once_on_both_sides_turns() -> None:
    """duelcard/hibernation, duelcard/hibernation#1, duel/D43, duel/D53"""
    table = shopping(["hors_d_oeuvres", "hibernation"], {}, dice=["smash"] * 6)
    play(table, "buy:hibernation", "buy:hors_d_oeuvres", "place:fame:5")
    assert hearts(table)[0] == 14
    end_turn(table)
    assert hearts(table)[0] == 14
    assert [fact["hearts"] for fact in facts(table, "unhurt")] == [3, 6]


def test_hibernation_asks_first_of_all_in_its_owners_turn() -> None:
    """duelcard/hibernation, duel/P2, duel/D9"""
    table = duel(
        {"cards": ["made_in_a_lab", "hibernation"], "energy": 9, "dominated": 1, "tokens": 1}, {}, step="start"
    )
    assert asked(table) == (0, "wake", ("hibernation:sleep", "hibernation:discard"))


def test_sleeping_brings_six_hearts_and_ends_the_turn() -> None:
    """duelcard/hibernation#2, duel/D10: no dice, no free energy, nothing at the end of the turn, the card stays."""
    table = duel({"hearts": 5, "energy": 7, "cards": ["hibernation", "electrical_aura"]}, {}, step="start")
    play(table, "hibernation:sleep")
    assert asked(table) is not None
    assert table.active == 1
    assert hearts(table)[0] == 11
    assert table.sides[0].energy == 7
    assert table.markers == (0, 0)
    assert facts(table, "rolled", 0) == []
    assert "hibernation" in cards(table, 0)


def test_sleeping_never_brings_more_hearts_than_there_were_at_the_start() -> None:
    """duelcard/hibernation#2, duel/D1"""
    table = duel({"hearts": 12, "cards": ["hibernation"]}, {}, step="start")
    play(table, "hibernation:sleep")
    assert hearts(table)[0] == 14


def test_regeneration_adds_a_heart_to_those_of_sleep() -> None:
    """duelcard/hibernation#2, duel/D47"""
    table = duel({"hearts": 5, "cards": ["hibernation", "regeneration"]}, {}, step="start")
    play(table, "hibernation:sleep")
    assert hearts(table)[0] == 12


def test_sleeping_uses_up_what_waited_for_the_turn() -> None:
    """duel/D10: neither Thunder Stomp nor Dominate waits for the turn after."""
    sleeper = {"cards": ["hibernation", "giant_brain"], "fewer": 1, "dominated": 1}
    table = duel(sleeper, {}, step="start", dice=[*QUIET, *QUIET], row=[], deck_exact=True)
    play(table, "hibernation:sleep", "stop", "hibernation:discard")
    assert kind(table) == "roll"
    assert len(facts(table, "rolled", 0)[0]["dice"]) == 6


def test_after_getting_up_the_window_goes_on_with_the_lab_and_dominate() -> None:
    """duelcard/hibernation#3, duel/D9: and Hibernation itself costs no die any more."""
    me = {"cards": ["hibernation", "made_in_a_lab", "giant_brain"], "energy": 5, "dominated": 1}
    table = duel(me, {}, step="start", row=["snack_time"], deck_exact=True)
    play(table, "hibernation:discard")
    assert asked(table) == (0, "lab", ("buy:snack_time", "no"))
    play(table, "no")
    assert asked(table) == (0, "dominated", ("discard:made_in_a_lab", "discard:giant_brain", "done"))
    play(table, "done")
    assert len(facts(table, "rolled", 0)[0]["dice"]) == 4


def test_who_has_got_up_is_hit_again() -> None:
    """duelcard/hibernation"""
    dice = [*QUIET, *smashing(3)]
    table = duel({"cards": ["hibernation"]}, {}, step="start", dice=dice, row=[], deck_exact=True)
    play(table, "hibernation:discard", "stop", "stop")
    assert cards(table, 0) == []
    assert hearts(table)[0] == 11


# -- In Shape --


def test_in_shape_sells_fame_for_each_hit_from_the_fourth_on() -> None:
    """duelcard/in_shape, duelcard/in_shape#1, duelcard/in_shape#2, duel/P19, duel/D45"""
    table = attack(5, {}, by={"energy": 3, "cards": ["in_shape"]})
    assert asked(table) == (0, "in_shape", ("in_shape", "no"))
    play(table, "in_shape", "in_shape")
    assert kind(table) == "roll"
    assert table.view(None)["fame"] == -2
    assert len(facts(table, "energy_paid", 0)) == 2


@pytest.mark.parametrize("energy", [0, 5])
def test_in_shape_is_silent_up_to_three_hits(energy: int) -> None:
    """duelcard/in_shape#1"""
    assert kind(attack(3, {}, by={"energy": energy, "cards": ["in_shape"]})) == "roll"


def test_in_shape_must_be_paid_for() -> None:
    """duelcard/in_shape#1: one energy is enough for one of three."""
    table = attack(6, {}, by={"energy": 1, "cards": ["in_shape"]})
    play(table, "in_shape")
    assert kind(table) == "roll"
    assert table.view(None)["fame"] == -1


def test_declining_in_shape_drops_the_rest_of_the_event() -> None:
    """duelcard/in_shape#1, duel/P19"""
    table = attack(6, {}, by={"energy": 5, "cards": ["in_shape"]})
    play(table, "in_shape", "no")
    assert kind(table) == "roll"
    assert table.view(None)["fame"] == -1


def test_in_shape_adds_up_the_hits_of_a_turn() -> None:
    """duelcard/in_shape#1: two smashes and two hits of a card make one beyond three."""
    table = attack(2, {}, by={"energy": 5, "cards": ["in_shape"]}, row=["too_cute"])
    play(table, "buy:too_cute", "place:fame:5", "in_shape")
    assert kind(table) == "roll"
    assert table.view(None)["fame"] == -1


def test_in_shape_offers_each_hit_once() -> None:
    """duelcard/in_shape#1: one of four smashes, then both hits of a card."""
    table = attack(4, {}, by={"energy": 9, "cards": ["in_shape"]}, row=["too_cute"])
    play(table, "in_shape", "buy:too_cute", "place:fame:5", "in_shape", "in_shape")
    assert kind(table) == "roll"
    assert table.view(None)["fame"] == -3


def test_in_shape_counts_every_turn_by_itself() -> None:
    """duelcard/in_shape#1, duel/D11"""
    dice = [*smashing(3), *QUIET[:4], "energy", "energy", *smashing(3)]
    table = duel({"energy": 5, "cards": ["in_shape"]}, {}, dice=dice, row=[], deck_exact=True)
    for _ in range(3):
        end_turn(table)
    assert asked(table) is not None
    assert (table.active, kind(table)) == (1, "roll")
    assert hearts(table)[1] == 7


@pytest.mark.parametrize(
    ("smashes", "victim", "offered"),
    [
        (4, {"cards": ["armor_plating"]}, 0),
        (5, {"cards": ["armor_plating"]}, 1),
        (6, {"hearts": 5, "cards": ["unstoppable"]}, 1),
    ],
)
def test_in_shape_counts_hearts_that_were_really_lost(smashes: int, victim: dict[str, Any], offered: int) -> None:
    """duelcard/in_shape#1, duel/D45"""
    table = attack(smashes, victim, by={"energy": 9, "cards": ["in_shape"]})
    times = 0
    while kind(table) == "in_shape":
        play(table, "in_shape")
        times += 1
    assert times == offered


def test_in_shape_works_on_the_turn_of_the_rival() -> None:
    """duelcard/in_shape#3"""
    table = shopping(["jets_scrambled"], {}, {"energy": 2, "cards": ["in_shape"]})
    play(table, "buy:jets_scrambled", "place:fame:-6")
    assert asked(table) == (1, "in_shape", ("in_shape", "no"))
    play(table, "in_shape", "in_shape")
    assert table.view(None)["fame"] == 2
    assert table.sides[1].energy == 0


def test_in_shape_sells_nothing_once_it_was_swapped_away() -> None:
    """duelcard/in_shape, duelcard/unstable_dna"""
    table = attack(5, {"cards": ["unstable_dna"]}, by={"energy": 5, "cards": ["in_shape"]})
    play(table, "swap:in_shape")
    assert (table.active, kind(table)) == (1, "roll")
    assert table.view(None)["fame"] == 0


# -- Regeneration --


def test_regeneration_adds_a_heart_to_the_first_gain_of_a_turn_only() -> None:
    """duelcard/regeneration, duelcard/regeneration#1, duel/D47"""
    dice = "heart heart fame fame destruction destruction"
    me = {"hearts": 5, "energy": 2, "cards": ["regeneration"]}
    table = duel(me, {}, step="resolve", dice=dice, row=["snack_time"], deck_exact=True)
    assert hearts(table)[0] == 8
    play(table, "buy:snack_time")
    assert hearts(table)[0] == 11


def test_regeneration_is_renewed_with_every_turn() -> None:
    """duelcard/regeneration, duel/D11"""
    gain = ["heart", "fame", "fame", "destruction", "destruction", "special"]
    me = {"hearts": 5, "cards": ["regeneration"]}
    table = duel(me, {}, dice=[*gain, *QUIET, *gain], row=[], deck_exact=True)
    for _ in range(3):
        end_turn(table)
    assert hearts(table)[0] == 9


def test_regeneration_stays_within_the_limit() -> None:
    """duelcard/regeneration#1, duel/D1"""
    table = shopping(["snack_time"], {"hearts": 11, "cards": ["regeneration"]})
    play(table, "buy:snack_time")
    assert hearts(table)[0] == 14
    assert facts(table, "healed", 0)[0]["hearts"] == 3


def test_a_gain_without_effect_does_not_use_regeneration_up() -> None:
    """duelcard/regeneration#1, duel/D47: unhurt, then three hits, then two hearts and one more."""
    row = ["moment_of_respite", "hors_d_oeuvres", "snack_time"]
    table = shopping(row, {"cards": ["regeneration"]})
    play(table, "buy:snack_time", "buy:hors_d_oeuvres", "place:fame:5")
    assert hearts(table)[0] == 11
    play(table, "buy:moment_of_respite", "place:fame:-6")
    assert hearts(table)[0] == 14


def test_a_gain_that_leaves_no_room_does_not_use_regeneration_up() -> None:
    """duelcard/regeneration#1, duel/D47: three hearts fill up; then three hits, then two hearts and one more."""
    row = ["moment_of_respite", "hors_d_oeuvres", "snack_time"]
    table = shopping(row, {"hearts": 11, "cards": ["regeneration"]})
    play(table, "buy:snack_time", "buy:hors_d_oeuvres", "place:fame:5")
    assert hearts(table)[0] == 11
    play(table, "buy:moment_of_respite", "place:fame:-6")
    assert hearts(table)[0] == 14


def test_being_saved_is_no_gain_of_hearts() -> None:
    """duelcard/regeneration#2, duelcard/unstoppable#2"""
    table = attack(4, {"hearts": 2, "cards": ["regeneration", "unstoppable"]})
    assert hearts(table)[1] == 1
    assert facts(table, "healed") == []


def test_regeneration_adds_nothing_to_what_the_rival_gains() -> None:
    """duelcard/regeneration#2"""
    table = shopping(["snack_time"], {"hearts": 5}, {"hearts": 5, "cards": ["regeneration"]})
    play(table, "buy:snack_time")
    assert hearts(table) == [8, 5]


# -- Unstable DNA --


def test_unstable_dna_may_be_swapped_after_three_hits_at_once() -> None:
    """duelcard/unstable_dna, duel/P18, duel/D45"""
    table = attack(3, {"cards": ["extra_head", "unstable_dna"]}, by={"cards": ["giant_brain", "gentle_giant"]})
    assert asked(table) == (1, "swap", ("swap:giant_brain", "swap:gentle_giant", "no"))
    play(table, "swap:gentle_giant")
    assert cards(table, 0) == ["giant_brain", "unstable_dna"]
    assert cards(table, 1) == ["extra_head", "gentle_giant"]


def test_unstable_dna_may_be_kept() -> None:
    """duelcard/unstable_dna, duel/P18"""
    table = attack(3, {"cards": ["unstable_dna"]}, by={"cards": ["giant_brain"]})
    play(table, "no")
    assert (cards(table, 0), cards(table, 1)) == (["giant_brain"], ["unstable_dna"])


def test_a_swap_is_no_purchase() -> None:
    """duelcard/unstable_dna#1: neither the token of the card nor what it brings when bought."""
    by = {"cards": ["natural_selection", "armor_plating"]}
    for wanted in ("natural_selection", "armor_plating"):
        dice = ["smash", "smash", "smash", "fame", "fame", "destruction", "destruction"]
        table = attack(0, {"hearts": 8, "cards": ["unstable_dna"]}, by=by, dice=dice)
        play(table, "swap:" + wanted)
        assert (table.active, kind(table)) == (1, "roll")
        assert hearts(table)[1] == 5
        assert table.sides[1].energy == 0
        assert table.view(None)["buzz"] == {}


@pytest.mark.parametrize(
    ("smashes", "victim"),
    [
        (2, {"cards": ["unstable_dna"]}),
        (3, {"cards": ["unstable_dna", "armor_plating"]}),
        (6, {"cards": ["unstable_dna", "unstoppable"], "hearts": 3}),
    ],
)
def test_unstable_dna_looks_at_hearts_lost_after_prevention(smashes: int, victim: dict[str, Any]) -> None:
    """duelcard/unstable_dna#1, duel/D45"""
    assert kind(attack(smashes, victim, by={"cards": ["giant_brain"]})) == "roll"


def test_small_events_do_not_add_up_for_unstable_dna() -> None:
    """duelcard/unstable_dna#1"""
    by = {"energy": 2, "cards": ["giant_brain"]}
    table = attack(2, {"cards": ["unstable_dna"]}, by=by, row=["too_cute"])
    play(table, "buy:too_cute", "place:fame:5")
    assert hearts(table)[1] == 9
    assert kind(table) == "roll"


def test_unstable_dna_works_on_its_owners_own_turn() -> None:
    """duelcard/unstable_dna#1"""
    table = shopping(["hors_d_oeuvres"], {"cards": ["unstable_dna"]}, {"cards": ["extra_head"]})
    play(table, "buy:hors_d_oeuvres", "place:fame:5")
    assert asked(table) == (0, "swap", ("swap:extra_head", "no"))
    play(table, "swap:extra_head")
    assert (cards(table, 0), cards(table, 1)) == (["extra_head"], ["unstable_dna"])


def test_unstable_dna_needs_a_card_of_the_rival() -> None:
    """duelcard/unstable_dna#1"""
    assert kind(attack(4, {"cards": ["unstable_dna", "giant_brain"]})) == "roll"


def test_both_monsters_may_lose_three_hearts_and_one_of_them_swaps() -> None:
    """duelcard/unstable_dna, duel/D62"""
    table = shopping(["jets_scrambled"], {"cards": ["giant_brain"]}, {"cards": ["unstable_dna"]})
    play(table, "buy:jets_scrambled", "place:fame:5")
    assert asked(table) == (1, "swap", ("swap:giant_brain", "no"))
    assert hearts(table) == [9, 8]


# -- Unstoppable --


def test_unstoppable_stays_at_one_heart_by_itself_and_is_discarded() -> None:
    """duelcard/unstoppable, duelcard/unstoppable#1, duel/D46"""
    table = attack(6, {"hearts": 3, "cards": ["unstoppable"]})
    assert table.outcome is None
    assert hearts(table)[1] == 1
    assert cards(table, 1) == []
    assert "unstoppable" in table.view(None)["discard"]


def test_unstoppable_waits_for_a_deadly_hit() -> None:
    """duelcard/unstoppable, duel/D46"""
    table = attack(3, {"hearts": 4, "cards": ["unstoppable"]})
    assert hearts(table)[1] == 1
    assert cards(table, 1) == ["unstoppable"]


def test_unstoppable_takes_no_more_hits_this_turn() -> None:
    """duelcard/unstoppable#1, duel/D43"""
    table = attack(3, {"hearts": 3, "cards": ["unstoppable"]}, by={"energy": 2}, row=["too_cute"])
    play(table, "buy:too_cute", "place:fame:5")
    assert table.outcome is None
    assert hearts(table)[1] == 1
    assert [fact["hearts"] for fact in facts(table, "unhurt", 1)] == [2]


def test_unstoppable_on_ones_own_turn_protects_no_longer_than_that_turn() -> None:
    """duelcard/unstoppable#2, duel/D46"""
    table = shopping(["hors_d_oeuvres"], {"hearts": 2, "cards": ["unstoppable"]}, dice=smashing(1))
    play(table, "buy:hors_d_oeuvres", "place:fame:5")
    assert hearts(table)[0] == 1
    end_turn(table)
    assert table.outcome is not None
    assert (table.outcome["winners"], table.outcome["reason"]) == ([1], "knock_out")


def test_unstoppable_does_not_protect_in_an_extra_turn_of_the_rival() -> None:
    """duelcard/unstoppable#2, duel/D12"""
    victim = {"hearts": 3, "cards": ["unstoppable"]}
    table = attack(3, victim, *smashing(1), by={"energy": 5}, row=["frenzy"])
    play(table, "buy:frenzy")
    assert (table.active, hearts(table)[1]) == (0, 1)
    end_turn(table)
    assert table.outcome is not None
    assert table.outcome["winners"] == [0]


def test_unstoppable_saves_its_owner_when_both_would_fall() -> None:
    """duelcard/unstoppable, duel/D46, duel/D57"""
    table = shopping(["jets_scrambled"], {"hearts": 3, "cards": ["unstoppable"]}, {"hearts": 4})
    play(table, "buy:jets_scrambled", "place:fame:5")
    assert table.outcome is not None
    assert table.outcome["winners"] == [0]
    assert hearts(table) == [1, 0]


def test_a_monster_with_one_heart_that_is_saved_loses_none() -> None:
    """duelcard/unstoppable#2"""
    table = attack(4, {"hearts": 1, "cards": ["unstoppable"]})
    assert hearts(table)[1] == 1
    assert facts(table, "hurt", 1) == []
    assert len(facts(table, "survived", 1)) == 1
    assert options(table)[0] == "stop"
