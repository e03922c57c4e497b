"""Solo opponents: what they are set up with, what they never do, and what nobody sees of them."""

from typing import Any

import pytest

import baffe
from tests.scenes.heavy_hitters.scenes import asked, dull, hh, play, seat_of, until
from tests.scenes.heavy_hitters.scenes import facts as events
from tests.scenes.heavy_hitters.solo import dealt, deployed, fought, revealed, solo
from tests.scenes.heavy_hitters.support import facts

FACTIONS = ("diamondback", "kingwolf", "thunderhappy", "hammerstrike")
LEVELS = ("normal", "armed", "hard", "brutal")


def rounds(table: baffe.Table, number: int) -> None:
    """Play so many rounds with the dullest answers, or to the end."""
    while table.decision is not None and table.view(None)["round"] <= number:
        table.play(dull(table.decision.options), table.decision.seat)


def deck_of(faction: str, extra: bool = False) -> list[str]:
    """The cards of an opponent as the facts tell them."""
    row = next(row for row in facts("opponents")["decks"] if row["faction"] == faction)
    more = [row["extra_secondary"]] * 4 if extra else []
    return (
        [id for id in row["primary"] for _ in range(5)]
        + [id for id in row["secondary"] for _ in range(4)]
        + more
        + ["u_orbital"] * row["orbital"]
    )


# -- who plays --


@pytest.mark.parametrize("opponents", [1, 2, 3])
def test_one_human_plays_against_one_to_three_opponents_that_are_never_asked(opponents: int) -> None:
    """gkr/X52, gkr/X104: whatever happens, only seat 0 is asked, and an answer of another seat is refused."""
    table = dealt(1 + opponents, scenario="three_wells" if opponents == 2 else "canyon_row", solo="brutal")
    while table.decision is not None and table.view(None)["round"] < 5:
        assert [decision.seat for decision in table.decisions] == [0]
        with pytest.raises(baffe.Refused) as refused:
            table.play(table.decision.options[0], seat=1)
        assert refused.value.code == "wrong_seat"
        table.play(table.decision.options[-1])
    assert len(table.view(None)["seats"]) == 1 + opponents


def test_an_opponent_has_no_hand_no_energy_no_tags_and_no_sponsors() -> None:
    """gkr/X53, gkr/X56: at the start and after some rounds, in which it plays and pays nothing."""
    table = dealt(seed=3)
    for played in (0, 4):
        rounds(table, played)
        seen = seat_of(table, 1, 0)
        assert (seen["hand_count"], seen["energy"], seen["sponsor_count"], seen["tags"]) == (0, 0, 0, {})
    for never in ("drew", "played", "paid", "energy_reset", "energy_gained", "tagged", "sponsors_drawn", "committed"):
        assert not events(table, never, 1), never


@pytest.mark.parametrize(
    "key, value", [("hand", ["kw_p1"]), ("energy", 3), ("sponsors", ["s_pit"]), ("tags", {"g5": 1})]
)
def test_a_scene_cannot_give_an_opponent_what_it_never_has(key: str, value: Any) -> None:
    """gkr/X53"""
    with pytest.raises(baffe.Refused) as refused:
        solo({key: value}, buildings=["g5"])
    assert refused.value.field.startswith(f"seats[1].{key}")


def test_there_is_no_token_and_no_pilot_in_solo() -> None:
    """gkr/X54, gkr/X134: no dice for the token, none passes at the end of a round (G17, G149), no pilot is asked."""
    table = dealt(4)
    rounds(table, 3)
    assert not events(table, "dice_off") and not events(table, "glory_hound") and not events(table, "pilot_chosen")
    assert table.view(None)["glory_hound"] == 0
    assert {event["seat"] for event in events(table, "moved")} == {1, 2, 3}
    assert [seat["pilot"] for seat in table.view(None)["seats"]] == [None] * 4


@pytest.mark.parametrize(
    "option",
    [{"pilots": ["p_db1", None]}, {"paths": True}, {"alliances": "shifting"}, {"decks": [None, "kw_balanced"]}],
)
def test_there_are_no_pilots_paths_allies_or_chosen_decks_against_opponents(option: dict[str, Any]) -> None:
    """gkr/X54"""
    with pytest.raises(baffe.Refused) as refused:
        dealt(**option)
    assert refused.value.field.startswith(next(iter(option)))


def test_nothing_is_achieved_in_solo() -> None:
    """gkr/X54: neither a first tag nor a destroyed unit moves a token."""
    table = solo(human={"units": hh("g6"), "energy": 5}, buildings=["g5"], phase="tag")
    play(table, "tag:hh>g5", "done")
    assert events(table, "tagged", 0) and not events(table, "fame")
    assert seat_of(table, 0)["fame"] == 0


def test_sponsor_cards_marked_not_in_solo_are_left_out() -> None:
    """gkr/X55: of 25 cards those without the mark remain, and a scene cannot hand out one with it."""
    cards = facts("components")["sponsor_cards"]
    left = sum(card["copies"] for card in cards if not card["not_in_solo"])
    assert left == dealt().view(None)["sponsor_count"] < sum(card["copies"] for card in cards)
    for card in cards:
        if card["not_in_solo"]:
            with pytest.raises(baffe.Refused):
                solo(human={"sponsors": [card["id"]]})


# -- decks --


@pytest.mark.parametrize("faction", FACTIONS)
def test_the_deck_has_two_primaries_three_secondaries_and_two_strikes(faction: str) -> None:
    """gkr/X57, gkr/X58, gkr/X59: these 24 cards can be laid out, no other can."""
    human = {"faction": next(one for one in FACTIONS if one != faction)}
    cards = deck_of(faction)
    table = solo({"faction": faction, "deck": cards}, human=human, phase="combat")
    assert seat_of(table, 1)["deck_count"] == seat_of(table, 1)["life"] == len(cards) == 24
    for card in set(cards):
        with pytest.raises(baffe.Refused):
            solo({"faction": faction, "deck": [*cards, card]}, human=human)


@pytest.mark.parametrize("level", LEVELS)
def test_levels_differ_in_weapons_and_in_cards_revealed(level: str) -> None:
    """gkr/X129, gkr/X106, gkr/X104, gkr/X59: `armed` has a sixth weapon and a card more, `hard` a card more."""
    row = next(row for row in facts("opponents")["levels"] if row["id"] == level)
    cards = deck_of("kingwolf", row["extra_secondary"])
    top = ["kw_p1", "kw_p2", "kw_s1", "kw_s2", "kw_s3"]
    more = {"normal": 0, "armed": 1, "hard": 1, "brutal": 2}[level]
    if row["extra_secondary"]:
        top.append("kw_s4")
    for card in top:
        cards.remove(card)
    table = fought({"deck": top + cards}, level=level, dice="6")
    assert seat_of(table, 1)["life"] == row["cards"] == (28 if level in ("armed", "brutal") else 24)
    assert revealed(table) == top[: 4 + more]


@pytest.mark.parametrize("level, weapons", [("normal", 3), ("brutal", 4)])
def test_with_the_extended_pack_weapons_are_drawn(level: str, weapons: int) -> None:
    """gkr/X58, gkr/X129: two primaries and three or four secondaries of the whole pack, other ones with other seeds."""
    seen: set[str] = set()
    for seed in range(8):
        table = dealt(seed=seed, pack="extended", solo=level, factions=["diamondback", "kingwolf"])
        rounds(table, 6)
        cards = set(revealed(table)) - {"u_orbital"}
        assert len([card for card in cards if card.startswith("kw_p")]) <= 2
        assert len([card for card in cards if card.startswith("kw_s")]) <= weapons
        seen |= cards
    assert {card for card in seen if card.startswith("kw_p")} == {"kw_p1", "kw_p2", "kw_p3"}
    assert {card for card in seen if card.startswith("kw_s")} == {f"kw_s{n}" for n in range(1, 6)}


# -- seats and factions --


@pytest.mark.parametrize(
    "seats, starts", [(2, ["a1", "m11"]), (3, ["b3", "l3", "g11"]), (4, ["a1", "m1", "m11", "a11"])]
)
def test_the_human_takes_the_first_seat_of_the_map(seats: int, starts: list[str]) -> None:
    """gkr/X63"""
    table = dealt(seats, scenario="three_wells" if seats == 3 else "canyon_row")
    until(table, "mulligan")
    assert [event["at"] for event in events(table, "placed")] == starts


def test_factions_of_opponents_that_are_not_given_are_drawn_among_those_left() -> None:
    """gkr/X134: the human chooses; opponents get different ones, other ones with other seeds."""
    drawn: set[tuple[str, ...]] = set()
    for seed in range(10):
        table = baffe.deal("heavy_hitters", seats=3, seed=seed, options={"solo": "normal", "scenario": "three_wells"})
        assert asked(table) == (0, "faction", tuple([f"faction:{one}" for one in FACTIONS]))
        play(table, "faction:thunderhappy")
        chosen = [seat["faction"] for seat in table.view(None)["seats"]]
        assert chosen[0] == "thunderhappy" and len(set(chosen)) == 3
        drawn.add(tuple(chosen[1:]))
    assert len(drawn) > 2


# -- what nobody sees --


def test_the_three_piles_of_an_opponent_are_counts_to_everybody() -> None:
    """gkr/X60, gkr/X130: after cards were revealed, discarded and lost too."""
    table = solo({"discard": 5, "damage": 3}, phase="combat", dice="6 1 1 1 1")
    for viewer in (None, 0):
        seen = seat_of(table, 1, viewer)
        assert (seen["deck_count"], seen["discard_count"], seen["damage_count"]) == (16, 5, 3)
        assert not {"deck", "hand", "discard", "damage", "sponsors"} & set(seen)
    assert "discard" in seat_of(table, 0) and "damage" in seat_of(table, 0), "those of the human lie open"


def test_no_event_names_a_card_that_moves_face_down() -> None:
    """gkr/X130: damage from the draw pile, a repaired card and a reshuffle are told as numbers."""
    human = {"units": hh("g6", "s"), "hand": ["db_p2"], "energy": 5}
    opponent = {"units": hh("g7", repair="g8"), "discard": 20, "damage": 2, "deck": ["kw_s3", "kw_s3"]}
    table = solo(opponent, human=human, phase="combat", dice="1  1 1  6 6 1 1 1 1  3")
    play(table, "commit:db_p2")
    until(table, "attack")
    play(table, "fire:hh@1")
    until(table, "tag")
    for type_ in ("lost_unseen", "mended_unseen", "reshuffled"):
        told = events(table, type_, 1)
        assert told and all(set(event) <= {"n", "type", "seat", "rule", "left", "count"} for event in told), type_
    named = {event["card"] for event in table.events(0) if event["seat"] == 1 and "card" in event}
    assert named <= set(revealed(table)), "what was turned up is known"


def test_an_imagined_table_deals_the_cards_of_an_opponent_anew() -> None:
    """gkr/X130: all that can be seen stays, weapons that were seen too; what comes next is open."""
    table = deployed({"discard": 5, "damage": 3, "deck": ["kw_p1", "kw_p2"]}, seed=5)
    true, seen = table.view(0), set()
    for seed in range(20):
        dream = table.imagine(0, seed)
        assert dream.view(0) == true
        until(dream, "tag")
        seen.add(tuple(revealed(dream)[:2]))
        assert set(revealed(dream)) <= set(deck_of("kingwolf"))
    assert len(seen) > 5


def test_an_imagined_opponent_of_the_extended_pack_keeps_the_weapons_that_were_seen() -> None:
    """gkr/X58, gkr/X130: revealed types belong to every deck that may be imagined."""
    table = dealt(seed=2, pack="extended", factions=["diamondback", "kingwolf"])
    rounds(table, 2)
    known = set(revealed(table))
    for seed in range(5):
        dream = table.imagine(0, seed)
        rounds(dream, 7)
        primaries = {card for card in known | set(revealed(dream)) if card.startswith("kw_p")}
        secondaries = {card for card in known | set(revealed(dream)) if card.startswith("kw_s")}
        assert len(primaries) <= 2 and len(secondaries) <= 3


# -- what everybody can follow --


@pytest.mark.parametrize("catch_up", ["put", "walk"])
def test_every_move_of_an_opponent_can_be_followed_step_by_step(catch_up: str) -> None:
    """gkr/X68, gkr/X74, gkr/X90: a die, why earlier letters were skipped, the letter taken, only then the move."""
    table = dealt(4, seed=6, solo_catch_up=catch_up, board="alternative")
    rounds(table, 6)
    for seat in (1, 2, 3):
        told = [event for event in table.events(None) if event["seat"] == seat]
        for place, event in enumerate(told):
            if event["type"] in ("moved", "deployed"):
                assert told[place - 1]["type"] == "letter"
                assert catch_up == "walk" or told[place - 1]["at"] == event.get("to", event.get("at"))
            if event["type"] in ("letter", "no_letter"):
                assert explained(told[:place], event)
            if event["type"] == "revealed":
                assert any(one["type"] == "die" and one["table"] == "reveal" for one in told[place - 2 : place])


def explained(before: list[dict[str, Any]], event: dict[str, Any]) -> bool:
    """Whether the die and all letters that were skipped are told right before."""
    die = max(place for place, one in enumerate(before) if one["type"] == "die")
    letters = "".join(one["letter"] for one in before[die + 1 :] if one["type"] == "letter_skipped")
    assert all(one["reason"] and one["rule"] for one in before[die + 1 :])
    if event["type"] == "no_letter":
        return letters in ("", "ABCDEF", "ABCDEFGH")  # nothing is tried for a unit that is on the board already
    return (
        letters in ("ABCDEF", "ABCDEFGH")
        if event["rule"] == "gkr/X85"
        else "ABCDEFGH".index(event["letter"]) == len(letters)
    )
