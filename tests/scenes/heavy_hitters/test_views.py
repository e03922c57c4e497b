"""What a seat may know: views, events and imagined tables, from the first choice of a deck on."""

from collections import Counter
from json import dumps
from random import Random
from typing import Any

import pytest

import baffe
from baffe.games.heavy_hitters.deckbuilding import complaints
from baffe.games.heavy_hitters.overlay import data_of
from baffe.games.heavy_hitters.table import HeavyTable
from tests.scenes.heavy_hitters.scenes import arena, hh, play, seat_of, until

GIVEN = {"factions": ["kingwolf", "diamondback"], "pilots": ["p_kw1", "p_db1"], "scenario": "ring_road"}
SECRET = {"hand", "sponsors", "deck"}
LARGEST = 8000  # bytes of a view


def deal(seats: int = 2, seed: int = 1, **options: Any) -> HeavyTable:
    table = baffe.deal("heavy_hitters", seats=seats, seed=seed, options=options)
    assert isinstance(table, HeavyTable)
    return table


def known_to(table: baffe.Table, viewer: int | None) -> Any:
    """All that reaches a viewer."""
    return table.view(viewer), table.events(viewer)


def size(table: baffe.Table, viewer: int | None) -> int:
    return len(dumps(table.view(viewer), separators=(",", ":")))


def whole_deck(table: HeavyTable, seat: int) -> dict[str, int]:
    """All cards of a seat, wherever they lie."""
    squad = table.squads[seat]
    piles = [squad.deck, squad.hand, squad.discard, squad.damage]
    return dict(Counter([table.card_id(card) for pile in piles for card in pile.numbers()]
                        + [table.card_id(card) for card in squad.in_play]))  # fmt: skip


# -- the keys of a view --


def test_a_view_has_the_keys_of_a_scene_and_those_of_a_table() -> None:
    """gkr/G39, gkr/G213: what a view says of a seat can be told in a scene again."""
    view = deal(2, 1).view(0)
    told = {"options", "seats", "buildings", "rubble", "round", "phase", "glory_hound", "allies"}
    assert told | {"game", "scenario", "upgrades", "sponsor_count", "outcome", "decisions"} <= {*view}
    table = arena({"faction": "kingwolf", "units": hh("g6", "ne", recon="g8"), "tags": {"d3": 2}, "fame": 2}, {})
    keys = ("faction", "pilot", "path", "hand", "discard", "damage", "energy", "sponsors", "tags", "fame", "upgrades")
    seat = seat_of(table, 0, 0)
    again = arena({key: seat[key] for key in keys} | {"units": seat["units"]}, {})
    assert seat_of(again, 0, 0) == seat


def test_hands_draw_piles_and_sponsors_of_others_are_counts() -> None:
    """gkr/G39, gkr/G196, gkr/G45: discards and damage are public."""
    mine = {"faction": "kingwolf", "hand": ["kw_p2", "u_deploy"], "discard": ["kw_s1"], "damage": ["kw_s2"]}
    table = arena({**mine, "sponsors": ["s_pit", "s_battery"]}, {})
    own = seat_of(table, 0, 0)
    assert (own["hand"], sorted(own["sponsors"])) == (["kw_p2", "u_deploy"], ["s_battery", "s_pit"])
    for viewer in (None, 1):
        seat = seat_of(table, 0, viewer)
        assert not SECRET & {*seat} and (seat["discard"], seat["damage"]) == (["kw_s1"], ["kw_s2"])
        assert (seat["hand_count"], seat["deck_count"], seat["sponsor_count"], seat["life"]) == (2, 21, 2, 24)
    assert "deck" not in own  # nobody knows the order


@pytest.mark.parametrize("viewer", [None, 1])
def test_a_view_does_not_depend_on_hand_draw_pile_and_sponsors_of_others(viewer: int | None) -> None:
    """gkr/G39, gkr/G196"""
    hands = (["kw_p2", "u_deploy", "kw_s1"], ["u_r_chaff", "u_m_kw", "u_orbital"])
    sponsors = (["s_pit"], ["s_battery"])
    tables = [
        arena({"faction": "kingwolf", "hand": hand, "sponsors": cards}, {"faction": "diamondback", "hand": []})
        for hand, cards in zip(hands, sponsors, strict=True)
    ]
    assert known_to(tables[0], viewer) == known_to(tables[1], viewer)
    assert tables[0].view(0) != tables[1].view(0)


def test_a_sponsor_card_that_is_played_is_public() -> None:
    """gkr/G196: and lies open from then on."""
    table = arena({"faction": "kingwolf", "hand": [], "sponsors": ["s_express", "s_pit"]}, {})
    play(table, "s_express:recon")
    view = table.view(1)
    assert (view["sponsor_discard"], view["seats"][0]["sponsor_count"], view["sponsor_count"]) == (["s_express"], 1, 23)
    assert [e["card"] for e in table.events(1) if e["type"] == "sponsor_played"] == ["s_express"]


# -- secrets of the set-up --


def answers(table: baffe.Table, seat: int, place: int) -> None:
    """That seat takes the option at that place, all others the first."""
    for one in table.decisions:
        table.play(one.options[place % len(one.options) if one.seat == seat else 0], one.seat, one.number)


@pytest.mark.parametrize("decks", ["ready", "built"])
@pytest.mark.parametrize("pack", ["core", "extended"])
@pytest.mark.parametrize("secretive", [0, 1])
def test_nobody_learns_which_deck_another_chooses_or_builds(decks: str, pack: str, secretive: int) -> None:
    """gkr/G22: other choices, and yet the other seat and spectators see, hear and are asked the same all the time."""
    tables = [deal(2, 3, decks=decks, pack=pack, **GIVEN) for _ in range(2)]
    for step in range(20):
        for viewer in (None, 1 - secretive):
            assert known_to(tables[0], viewer) == known_to(tables[1], viewer), step
        if tables[0].decision is None or tables[0].decision.kind == "deploy":
            break
        for place, table in enumerate(tables):
            is_hand = table.decision is not None and table.decision.kind == "mulligan"
            answers(table, secretive, 0 if is_hand else -place)
    assert whole_deck(tables[0], secretive) != whole_deck(tables[1], secretive)
    assert whole_deck(tables[0], 1 - secretive) == whole_deck(tables[1], 1 - secretive)


def test_an_answer_stays_hidden_until_all_have_answered() -> None:
    """gkr/G22, gkr/G30: nor is it told that there is one; options reach only the seat that is asked."""
    table = deal(2, 1, **GIVEN)
    for kind in ("deck", "mulligan"):
        before = [known_to(table, viewer) for viewer in (None, 1)]
        table.play(table.decisions[0].options[1], 0)
        assert [known_to(table, viewer) for viewer in (None, 1)] == before
        asked = table.view(1)["decisions"]
        assert [(one["seat"], one["kind"], "options" in one) for one in asked] == [(0, kind, False), (1, kind, True)]
        table.play(table.decisions[0].options[0], 1)


def test_a_hand_is_drawn_in_secret() -> None:
    """gkr/G29, gkr/G30, gkr/G39: others see how many cards, after a second hand too."""
    table = deal(2, 1, **GIVEN)
    answers(table, 0, 0)
    table.play("redraw", 0)
    table.play("keep", 1)
    for viewer in (None, 0, 1):
        drawn = [event for event in table.events(viewer) if event["type"] == "drew" and event["seat"] == 0]
        assert [event["count"] for event in drawn] == [6, 6]
        assert all(("cards" in event) == (viewer == 0) for event in drawn)


# -- imagined tables --


@pytest.mark.parametrize("decks", ["ready", "built"])
@pytest.mark.parametrize("pack", ["core", "extended"])
def test_an_imagined_table_gives_others_legal_decks_with_all_that_was_seen(decks: str, pack: str) -> None:
    """gkr/G22, gkr/G31, gkr/G36: and is equal in all that the seat can see."""
    random = Random(7)
    table = deal(3, 7, decks=decks, pack=pack)
    for step in range(500):
        if table.decision is None:
            break
        if table.view(None)["round"] and step % 20 == 0:
            check_dream(table, step, pack)
        asked = random.choice(table.decisions)
        table.play(random.choice(asked.options), asked.seat, asked.number)
    assert table.view(None)["round"] > 1


def check_dream(table: HeavyTable, seed: int, pack: str) -> None:
    dream = table.imagine(0, seed)
    assert isinstance(dream, HeavyTable) and known_to(dream, 0) == known_to(table, 0)
    for seat in (1, 2):
        view = seat_of(table, seat)
        deck = whole_deck(dream, seat)
        assert complaints(data_of(), view["faction"], pack, deck) == []
        seen = Counter([*view["discard"], *view["damage"], *view["in_play"]])
        assert all(deck[id] >= count for id, count in seen.items())


def test_cards_seen_before_a_reshuffle_are_not_forgotten() -> None:
    """gkr/G41, gkr/G22: the damage pile fits two decks, of which only one has what lay in the discard pile."""
    damage = ["kw_p2"] * 5 + ["kw_s2"] * 4 + ["u_deploy"] * 4 + ["u_m_burst"] * 2 + ["u_r_chaff"] * 2 + ["u_r_kw"]
    theirs = {"faction": "kingwolf", "hand": [], "damage": damage, "discard": ["kw_s1"] * 4}
    table = arena({"hand": []}, theirs, phase="reset")
    until(table, "deploy")
    assert seat_of(table, 1)["discard"] == [] and seat_of(table, 1)["hand_count"] == 6
    for seed in range(20):
        dream = table.imagine(0, seed)
        assert isinstance(dream, HeavyTable) and whole_deck(dream, 1).get("kw_s1") == 4


@pytest.mark.parametrize("decks", ["ready", "built"])
def test_imagined_decks_differ_and_the_own_cards_stay(decks: str) -> None:
    """gkr/G22, gkr/G39"""
    table = deal(2, 1, decks=decks, **GIVEN)
    until(table, "deploy")
    dreams = [table.imagine(0, seed) for seed in range(12)]
    found = [whole_deck(dream, 1) for dream in dreams if isinstance(dream, HeavyTable)]
    assert len({str(sorted(deck.items())) for deck in found}) > 1
    assert {str(seat_of(dream, 0, 0)["hand"]) for dream in dreams} == {str(seat_of(table, 0, 0)["hand"])}
    assert all(whole_deck(dream, 0) == whole_deck(table, 0) for dream in dreams if isinstance(dream, HeavyTable))


def test_a_deck_that_was_given_is_imagined_as_it_is() -> None:
    """gkr/G194: it is open to all, only its order is not; here it is no ready deck."""
    utility = {"u_deploy": 5, "u_orbital": 3, "u_m_burst": 2, "u_r_chaff": 2}
    own = {"faction": "diamondback", "primary": "db_p1", "secondary": ["db_s1", "db_s3"], "utility": utility}
    table = deal(2, 1, decks=["kw_brawler", own])
    until(table, "deploy")
    dreams = [table.imagine(0, seed) for seed in range(8)]
    assert all(whole_deck(dream, 1) == whole_deck(table, 1) for dream in dreams if isinstance(dream, HeavyTable))
    assert len({str(seat_of(dream, 1, 1)["hand"]) for dream in dreams}) > 1


@pytest.mark.parametrize("pack", ["core", "extended"])
def test_a_deck_that_is_half_built_is_imagined_half_built_and_can_be_finished(pack: str) -> None:
    """gkr/G22, gkr/G31"""
    for steps in range(1, 10):
        table = deal(2, 1, decks="built", pack=pack, **GIVEN)
        for step in range(steps):
            if table.decisions[0].kind != "mulligan":
                answers(table, 1, step)
        dream = table.imagine(0, steps)
        assert isinstance(dream, HeavyTable) and known_to(dream, 0) == known_to(table, 0)
        until(dream, "deploy")
        assert complaints(data_of(), "diamondback", pack, whole_deck(dream, 1)) == []


def test_what_another_has_built_so_far_is_not_taken_over_into_an_imagined_table() -> None:
    """gkr/G22: after the weapons are chosen, imagined ones differ; the own stay."""
    table = deal(2, 1, decks="built", **GIVEN)
    answers(table, 1, 0)
    answers(table, 1, 0)
    weapons: list[set[str]] = [set(), set()]
    for seed in range(12):
        dream = table.imagine(0, seed)
        until(dream, "deploy")
        assert isinstance(dream, HeavyTable)
        for seat in (0, 1):
            weapons[seat].add(str(sorted([id for id in whole_deck(dream, seat) if not id.startswith("u_")])))
    assert len(weapons[0]) == 1 and len(weapons[1]) > 2


def test_sponsor_cards_of_others_are_imagined_and_the_own_stay() -> None:
    """gkr/G196, gkr/G27"""
    table = arena({"sponsors": ["s_pit"]}, {"sponsors": ["s_replay", "s_surge"]})
    dreams = [table.imagine(0, seed).view(1)["seats"][1]["sponsors"] for seed in range(12)]
    assert len({str(cards) for cards in dreams}) > 1 and {len(cards) for cards in dreams} == {2}
    assert {str(table.imagine(0, seed).view(0)["seats"][0]["sponsors"]) for seed in range(5)} == {"['s_pit']"}


# -- how large a view is --

TOWERS = ["a2", "b2", "l2", "m2", "a10", "b10", "l10", "m10", "a5", "m6"]
SPOTS = [("g6", "a3 a4 b4"), ("b5", "b6 b7 b8"), ("l5", "l6 l7 l8"), ("a8", "m4 m5 m7")]
KINDS = [("diamondback", "db", "p2", "s1", "s2"), ("kingwolf", "kw", "p2", "s1", "s2"),
         ("thunderhappy", "th", "p2", "s1", "s2"), ("hammerstrike", "hs", "p1", "s1", "s3")]  # fmt: skip
UPGRADES = [["g_servo", "g_core", "g_scope"], ["g_skin", "g_ads", "g_bay"], ["g_rails", "g_refit"], ["g_bulwark"]]
SPONSORS = [["s_battery", "s_hijack", "s_firewall"]] * 2 + [["s_battery", "s_guided", "s_firewall"], ["s_polish"] * 2]


def crowd(place: int) -> dict[str, Any]:
    """A seat with everything that a view can tell of it."""
    faction, letters, primary, one, other = KINDS[place]
    here, support = SPOTS[place]
    units = zip(("combat", "repair", "recon"), support.split(), strict=True)
    return {
        "faction": faction, "pilot": f"p_{letters}1", "fame": 10, "tags": dict.fromkeys(TOWERS, 2), "energy": 5,
        "hand": ["u_m_burst", "u_m_burst", "u_deploy", "u_r_chaff", "u_r_chaff", "u_orbital"],
        "discard": [f"{letters}_{other}"] * 4 + ["u_deploy"] * 3, "upgrades": UPGRADES[place],
        "damage": [f"{letters}_{primary}"] * 5 + [f"{letters}_{one}"] * 4, "sponsors": SPONSORS[place],
        "units": hh(here, "se") | {unit: {"at": at, "hits": 1} for unit, at in units},
    }  # fmt: skip


def test_the_largest_view_is_a_long_move_across_a_crowded_board() -> None:
    """gkr/G187: each end has its price, and still it is at most 8 kB."""
    options = {"pack": "extended", "board": "alternative"}
    table = arena(*[crowd(place) for place in range(4)], phase="movement", options=options, buildings=TOWERS, round=20)
    until(table, "move", 0)
    play(table, "u_m_burst")
    (asked,) = table.view(0)["decisions"]
    assert len(asked["options"]) > 110 and len(asked["offers"]) > 110
    assert 6000 < size(table, 0) <= LARGEST


@pytest.mark.parametrize("seed", range(6))
def test_no_view_of_a_random_game_of_four_is_larger_than_8_kb(seed: int) -> None:
    """gkr/G39, gkr/G11"""
    random = Random(seed)
    options = {"alliances": ("none", "fixed", "shifting")[seed % 3], "board": ("standard", "alternative")[seed % 2]}
    table = deal(4, seed, pack="extended", decks="built", paths=seed > 3, **options)
    for step in range(700):
        if table.decision is None:
            break
        if step % 7 == 0:
            assert all(size(table, viewer) <= LARGEST for viewer in (None, 0, 1, 2, 3))
        asked = random.choice(table.decisions)
        table.play(random.choice(asked.options), asked.seat, asked.number)


def test_orders_of_others_are_hidden_until_all_are_given() -> None:
    """gkr/G39: then they lie in play."""
    mine = {"faction": "diamondback", "hand": ["db_p2", "db_s1"], "units": hh("g6")}
    table = arena(mine, {"hand": [], "units": hh("g4")}, phase="combat", buildings=["c3"])
    before = known_to(table, 1)
    table.play("commit:db_p2", 0)
    assert known_to(table, 1) == before
    orders_of_seat_1 = [one.options for one in table.decisions if one.seat == 1][0]
    table.play(orders_of_seat_1[0], 1)
    assert seat_of(table, 0, 1)["in_play"] == ["db_p2"] and seat_of(table, 0, 1)["hand_count"] == 1


def leaning(seats: int, tags: dict[int, int], options: dict[str, Any]) -> list[str]:
    """Buildings that lean where these seats have so many tags on the first one."""
    found = [{"tags": {"e3": tags[seat]}} if seat in tags else {} for seat in range(seats)]
    table = baffe.scene("heavy_hitters", {"options": {"scenario": "ring_road", **options}, "seats": found})
    return list(table.view(None)["leaning"])


def test_a_building_leans_when_one_tag_is_missing() -> None:
    """gkr/G139, gkr/X35: in fixed alliances the tags of both allies count, of others those of one seat."""
    assert leaning(2, {0: 2}, {}) == []
    assert leaning(2, {0: 3}, {}) == ["e3"]
    assert leaning(4, {0: 1, 2: 2}, {}) == []
    assert leaning(4, {0: 1, 2: 2}, {"alliances": "fixed"}) == ["e3"]
    assert leaning(4, {0: 1, 1: 2}, {"alliances": "fixed"}) == []
    assert leaning(2, {0: 1}, {"data": {"constants": {"tags_to_demolish": {"v": 2}}}}) == ["e3"]
