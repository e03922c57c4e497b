"""Before the first round: the token, factions, pilots, paths, maps, decks and hands; where cards lie from then on."""

from typing import Any

import pytest

import baffe
from tests.scenes.heavy_hitters import support
from tests.scenes.heavy_hitters.scenes import arena, at, facts, hh, kind, life, orders, play, rules, seat_of, until

PILOTS = ["p_db1", "p_kw1", "p_th1", "p_hs1"]
STARTS = {row["players"]: row["seats"] for row in support.facts("scenarios")["starts"]}
MAPS = {row["id"]: row for row in support.facts("scenarios")["scenarios"]}
PATHS = {row["id"]: row["order"] for row in support.facts("components")["alternative_paths"]}
GROUND: dict[str, Any] = {"buildings": ["g5", "c3", "k3", "c9"]}


def deal(seats: int = 2, seed: int = 1, **options: Any) -> baffe.Table:
    return baffe.deal("heavy_hitters", seats=seats, seed=seed, options=options)


def answer_all(table: baffe.Table, place: int = 0) -> list[tuple[int, str, tuple[str, ...]]]:
    """Answer what is open, each with the option at that place (or the last); what was asked."""
    asked = table.decisions
    for one in asked:
        table.play(one.options[min(place, len(one.options) - 1)], one.seat, one.number)
    return [(one.seat, one.kind, one.options) for one in asked]


def set_up(table: baffe.Table, place: int = 0) -> list[tuple[int, str, tuple[str, ...]]]:
    """Play to the first round; all that was asked, in its order."""
    asked: list[tuple[int, str, tuple[str, ...]]] = []
    while table.view(None)["phase"] == "setup":
        asked += answer_all(table, place)
    return asked


def asked_of(asked: list[tuple[int, str, tuple[str, ...]]], wanted: str) -> list[int]:
    return [seat for seat, kind, _ in asked if kind == wanted]


def round_from(seat: int, seats: int) -> list[int]:
    return [(seat + step) % seats for step in range(seats)]


# -- the token, factions, pilots, paths --


def test_the_highest_total_of_two_dice_takes_the_token_and_ties_are_thrown_again() -> None:
    """gkr/G17, gkr/G18: only those who tie throw again."""
    ties = 0
    for seed in range(60):
        table = deal(4, seed)
        throws = [(event["seat"], event["total"], event["dice"]) for event in facts(table, "dice_off")]
        still = [0, 1, 2, 3]
        while len(still) > 1:
            now, throws = throws[: len(still)], throws[len(still) :]
            assert [seat for seat, _, _ in now] == still
            assert all(total == sum(int(die) for die in dice) and len(dice) == 2 for _, total, dice in now)
            still = [seat for seat, total, _ in now if total == max(total for _, total, _ in now)]
            ties += len(still) > 1
        assert not throws and still == [table.view(None)["glory_hound"]]
    assert ties


@pytest.mark.parametrize("seed", [1, 2, 3, 5, 8])
def test_the_holder_chooses_a_faction_first_and_a_pilot_last(seed: int) -> None:
    """gkr/G18, gkr/G19, gkr/G20, gkr/G170, gkr/G195: clockwise; the last of four factions is not asked for."""
    table = deal(4, seed)
    glory = table.view(None)["glory_hound"]
    asked = set_up(table)
    assert asked_of(asked, "faction") == round_from(glory, 4)[:3]
    assert asked_of(asked, "pilot") == round_from((glory + 1) % 4, 4)
    assert [len(words) for _, kind, words in asked if kind == "faction"] == [4, 3, 2]
    assert len({seat["faction"] for seat in table.view(None)["seats"]}) == 4


def test_a_pilot_is_one_of_the_four_of_the_faction_and_public_at_once() -> None:
    """gkr/G21, gkr/G169"""
    table = deal(2, 1, factions=["kingwolf", "diamondback"])
    first = table.decision
    assert first is not None and first.seat != table.view(None)["glory_hound"]
    letters = {0: "kw", 1: "db"}[first.seat]
    assert first.options == tuple([f"pilot:p_{letters}{n}" for n in (1, 2, 3, 4)])
    table.play(first.options[2])
    for viewer in (None, 0, 1):
        assert seat_of(table, first.seat, viewer)["pilot"] == f"p_{letters}3"


def test_a_path_is_chosen_right_after_the_pilot_and_by_one_player_only() -> None:
    """gkr/X15, gkr/X17, gkr/X18"""
    asked = [one for one in set_up(deal(3, 5, paths=True)) if one[1] in ("pilot", "path")]
    assert [kind for _, kind, _ in asked] == ["pilot", "path"] * 3
    assert [seat for seat, _, _ in asked] == [0, 0, 1, 1, 2, 2]  # seat 2 has the token
    words = [f"path:{id}" for id in PATHS]
    assert [list(options) for _, kind, options in asked if kind == "path"] == [words, words[1:], words[2:]]


@pytest.mark.parametrize("path", PATHS)
@pytest.mark.parametrize(("fame", "tier"), [(2, 0), (5, 1), (9, 2)])
def test_a_path_brings_its_upgrades_in_its_order_and_asks_nothing(path: str, fame: int, tier: int) -> None:
    """gkr/X16, gkr/X17, gkr/X19, gkr/path/blitz, gkr/path/fortress, gkr/path/broadcast, gkr/path/engine"""
    mine = {"path": path, "fame": fame, "units": hh("g6"), "upgrades": PATHS[path][:tier]}
    table = arena(mine, {"units": hh("a1")}, phase="tag", options={"paths": True}, **GROUND)
    play(table, "tag:hh>g5")
    assert [event["upgrade"] for event in facts(table, "upgraded", 0)] == [PATHS[path][tier]]
    assert kind(table) == "tag" and set(seat_of(table, 0)["upgrades"]) == set(PATHS[path][: tier + 1])


@pytest.mark.parametrize("fame", [0, 1, 3, 4, 6, 8, 10])
def test_a_path_brings_nothing_on_other_spaces(fame: int) -> None:
    """gkr/X19: the spaces are still 3, 6 and 10."""
    mine = {"path": "blitz", "fame": fame, "units": hh("g6")}
    table = arena(mine, {"units": hh("a1")}, phase="tag", options={"paths": True}, **GROUND)
    play(table, "tag:hh>g5")
    assert seat_of(table, 0)["fame"] == fame + 1 and not facts(table, "upgraded")


def test_what_is_not_given_is_asked_in_order() -> None:
    """gkr/G194, gkr/G22: factions, pilots and paths, the map, decks, and then the hand."""
    kinds = [kind for _, kind, _ in set_up(deal(2, 1, paths=True))]
    wanted = ["faction"] * 2 + ["pilot", "path"] * 2 + ["scenario"] + ["deck"] * 2 + ["mulligan"] * 2
    assert kinds == wanted


@pytest.mark.parametrize(
    ("option", "gone"),
    [
        ({"factions": ["kingwolf", None]}, "faction"),
        ({"pilots": ["p_kw1", "p_db1"]}, "pilot"),
        ({"paths": ["blitz", "engine"]}, "path"),
        ({"scenario": "ring_road"}, "scenario"),
        ({"decks": ["kw_brawler", "db_sniper"]}, "deck"),
    ],
)
def test_what_an_option_gives_is_not_asked_and_the_token_still_goes_by_the_dice(option: Any, gone: str) -> None:
    """gkr/G194, gkr/G17"""
    table = deal(2, 1, **{"paths": True, **option})
    kinds = [kind for _, kind, _ in set_up(table)]
    assert gone not in kinds and "mulligan" in kinds and ("path" in kinds) == (gone != "path")
    assert facts(table, "dice_off")


# -- maps --


@pytest.mark.parametrize(("seats", "board"), [(n, side) for n in (2, 3, 4) for side in ("standard", "alternative")])
def test_the_holder_chooses_among_the_maps_for_so_many_players_and_this_side(seats: int, board: str) -> None:
    """gkr/G24, gkr/G5, gkr/map/fallout_ring, gkr/map/three_wells: a single map is not asked for."""
    fitting = [id for id, row in MAPS.items() if seats in row["players"] and row["side"] in ("any", board)]
    table = deal(seats, 3, board=board)
    asked = [(seat, words) for seat, kind, words in set_up(table) if kind == "scenario"]
    words = tuple([f"scenario:{id}" for id in fitting])
    assert asked == ([(facts(table, "glory_hound")[0]["seat"], words)] if len(words) > 1 else [])
    assert table.view(None)["scenario"] == fitting[0]


@pytest.mark.parametrize(("map_", "seats"), [(id, n) for id, row in MAPS.items() for n in row["players"]])
def test_a_map_fixes_buildings_and_starts_and_the_holder_takes_the_first(map_: str, seats: int) -> None:
    """gkr/G23, gkr/G25, gkr/G195, gkr/map/crossfire_plaza, gkr/map/ring_road, gkr/map/canyon_row, gkr/map/dead_centre,
    gkr/map/three_wells, gkr/map/fallout_ring, gkr/map/double_row"""
    row = MAPS[map_]
    board = "alternative" if row["side"] == "alternative" else "standard"
    starts = row.get("starts") or STARTS[seats]
    for seed in (1, 2, 3):
        table = deal(seats, seed, scenario=map_, board=board)
        set_up(table)
        assert table.view(None)["buildings"] == [one["hex"].lower() for one in row["buildings"]]
        for start, seat in zip(starts, round_from(facts(table, "glory_hound")[0]["seat"], seats), strict=True):
            wanted = {"at": start["hex"].lower(), "facing": start["facing_name"].lower()}
            assert seat_of(table, seat)["units"] == {"hh": wanted}


# -- decks --


def test_a_ready_deck_is_chosen_by_all_at_the_same_time() -> None:
    """gkr/G22, gkr/G38: three of the own faction, the recommended one first."""
    table = deal(2, 1, factions=["hammerstrike", "thunderhappy"], pilots=["p_hs1", "p_th1"], scenario="ring_road")
    words = [("hs_balanced", "hs_anvil", "hs_wrecker"), ("th_balanced", "th_siege", "th_tagger")]
    assert [(one.seat, one.options) for one in table.decisions] == [
        (seat, tuple([f"deck:{id}" for id in ids])) for seat, ids in enumerate(words)
    ]


PACK = {"core": ["u_deploy", "u_orbital", "u_m_burst", "u_r_chaff"],
        "extended": ["u_deploy", "u_orbital", "u_m_burst", "u_m_leap", "u_m_convoy", "u_r_chaff", "u_r_purge",
                     "u_r_ping"]}  # fmt: skip


@pytest.mark.parametrize(("pack", "size"), [("core", 38), ("extended", 59)])
@pytest.mark.parametrize("place", [0, 99])
def test_a_deck_is_built_part_by_part_of_everybody_equally_often(pack: str, size: int, place: int) -> None:
    """gkr/G11, gkr/G22, gkr/G32, gkr/G33, gkr/G34, gkr/G35, gkr/G36: whatever the others take; the pack is offered."""
    given = {"factions": ["kingwolf", "hammerstrike"], "pilots": ["p_kw1", "p_hs1"], "scenario": "ring_road"}
    table = deal(2, 1, decks="built", pack=pack, **given)
    everything = set_up(table, place)
    parts = [[one for one in everything if one[0] == seat] for seat in (0, 1)]
    kinds = ["primary", "secondary", *["pack"] * (len(PACK[pack]) + 2), "mulligan"]
    for letters, asked in zip(("kw", "hs"), parts, strict=True):
        assert [kind for _, kind, _ in asked] == kinds
        taken = [words[0].partition(":")[2].partition(">")[0] for _, kind, words in asked if kind == "pack"]
        assert taken == [*PACK[pack], f"u_m_{letters}", f"u_r_{letters}"]
        if not place:  # the fewest of each leave room for as many as there are of the next
            second = {id for word in asked[1][2] for id in word.partition(":")[2].split(",")}
            most = sum(int(words[-1].partition(">")[2]) for _, kind, words in asked if kind == "pack")
            assert 5 * len(asked[0][2]) + 4 * len(second) + most == size
    assert life(table) == [25, 25]


def test_only_counts_with_which_25_can_still_be_reached_are_offered() -> None:
    """gkr/G31, gkr/G36: of 12 cards at most 11 may come later, so at least one Deploy is taken; at most five."""
    table = deal(2, 1, decks="built", factions=[None, None], pilots=None, scenario="ring_road")
    until(table, "pack", 0)
    counts = [one.options for one in table.decisions if one.seat == 0][0]
    assert counts == tuple([f"take:u_deploy>{n}" for n in (1, 2, 3, 4, 5)])


def test_what_is_not_taken_from_the_pack_is_out_of_the_game() -> None:
    """gkr/G31, gkr/G35, gkr/G37: hands hold only what was taken, and never more of it."""
    taken = {"kw_p1": 5, "kw_s1": 4, "kw_s3": 4, "u_deploy": 5, "u_orbital": 3, "u_m_burst": 2, "u_r_chaff": 2}
    words = ["primary:kw_p1", "secondary:kw_s1,kw_s3", *[f"take:{id}>{taken.get(id, 0)}" for id in PACK["core"]]]
    seen: set[str] = set()
    for seed in range(25):
        table = deal(2, seed, decks="built", pilots=["p_kw1", "p_db1"], scenario="ring_road")
        for word in [*words, "take:u_m_kw>0", "take:u_r_kw>0", "redraw"]:
            other = [one for one in table.decisions if one.seat == 1][0]
            table.play(word, 0)
            table.play(other.options[0], 1)
        hand = seat_of(table, 0, 0)["hand"]
        assert all(hand.count(id) <= taken[id] for id in hand) and seat_of(table, 0)["deck_count"] == 19
        seen |= {*hand}
    assert seen == {*taken}


# -- in place --


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_everybody_starts_with_25_cards_6_in_hand_5_energy_and_nothing_else(seats: int) -> None:
    """gkr/G26, gkr/G27, gkr/G28, gkr/G29, gkr/G40, gkr/G44, gkr/G7: units in reserve, 25 sponsors and 12 upgrades."""
    table = deal(seats, 4)
    set_up(table)
    view = table.view(None)
    for seat in view["seats"]:
        assert (seat["life"], seat["deck_count"], seat["hand_count"], seat["energy"]) == (25, 19, 6, 5)
        assert (seat["discard"], seat["damage"], seat["in_play"], seat["sponsor_count"]) == ([], [], [], 0)
        assert (list(seat["units"]), seat["tags"], seat["fame"], seat["upgrades"]) == (["hh"], {}, 0, [])
    tiles = support.facts("components")["upgrade_tiles"]
    assert view["sponsor_count"] == 25 and view["upgrades"] == [tile["id"] for tile in tiles]
    assert [tile["tier"] for tile in tiles] == [1] * 4 + [2] * 4 + [3] * 4


def test_a_hand_may_be_shuffled_back_once() -> None:
    """gkr/G30: as many new cards, from all 25; nothing is discarded, and it is not asked again."""
    different = 0
    for seed in range(5):
        table = deal(2, seed)
        until(table, "mulligan")
        before = seat_of(table, 0, 0)["hand"]
        table.play("redraw", 0)
        assert [one.seat for one in table.decisions] == [1]
        table.play("keep", 1)
        seat = seat_of(table, 0, 0)
        assert (len(seat["hand"]), seat["deck_count"], seat["discard"], seat["life"]) == (6, 19, [], 25)
        assert kind(table) == "deploy" and len(facts(table, "redrew", 0)) == 1
        different += seat["hand"] != before
    assert different


@pytest.mark.parametrize("glory", [0, 1, 2])
def test_the_token_marks_the_first_player_of_a_round(glory: int) -> None:
    """gkr/G171, gkr/G195: and it passes clockwise."""
    table = arena({}, {}, {}, glory_hound=glory)
    order: list[int] = []
    while len(order) < 6:
        until(table, "deploy")
        assert table.decision is not None
        order.append(table.decision.seat)
        play(table, "done")
        if len(order) == 3:
            until(table, "reset")
    assert order == round_from(glory, 3) + round_from((glory + 1) % 3, 3)


# -- the aim --


def test_the_fourth_building_wins_at_once() -> None:
    """gkr/G14"""
    rubble = {"c3": 0, "k3": 0, "c9": 0}
    table = arena({"units": hh("g6"), "tags": {"g5": 3}}, {}, phase="tag", buildings=["g5"], rubble=rubble)
    play(table, "tag:hh>g5")
    assert table.outcome is not None and (table.outcome["winners"], table.outcome["reason"]) == ([0], "demolition")


def doomed(*others: dict[str, Any], left: int = 2) -> Any:
    """Seat 0 has so many cards left and stands in the middle of the impact, which costs two a round."""
    deck = ["db_p2"] * 5 + ["db_s1"] * 4 + ["db_s2"] * 4 + ["u_deploy"] * 4 + ["u_orbital"] * 2 + ["u_m_burst"] * 2
    deck += ["u_m_db", "u_r_chaff", "u_r_chaff", "u_r_db"]
    mine = {"damage": deck[left:], "hand": [], "units": hh("g6"), "faction": "diamondback"}
    options = {"board": "alternative", "decks": ["db_balanced", *[None] * len(others)]}
    return arena(mine, *others, phase="reset", options=options, buildings=["c3"])


def test_a_heavy_hitter_is_destroyed_when_all_25_cards_are_damage_and_the_last_one_wins() -> None:
    """gkr/G13, gkr/G15: with a card more it lives."""
    table = doomed({})
    while table.decision is not None and table.view(None)["round"] == 1:
        answer_all(table, 99)
    assert table.outcome is not None and (table.outcome["winners"], table.outcome["reason"]) == ([1], "last_standing")
    assert seat_of(table, 0)["damage_count"] == 25
    table = doomed({}, left=3)
    until(table, "deploy")
    assert life(table)[0] == 1 and table.outcome is None


def test_whoever_is_destroyed_is_out() -> None:
    """gkr/G16: the others go on, and nobody asks the one who is out."""
    table = doomed({}, {})
    until(table, "deploy")
    assert seat_of(table, 0)["out"] and at(table, 0) is None and table.outcome is None
    for _ in range(60):
        assert table.decision is not None and all(one.seat != 0 for one in table.decisions)
        answer_all(table, 99)


# -- where cards lie --


def worn(deck: int, discard: int, hand: int) -> Any:
    """Seat 0 before its Reset phase: so many cards in each place, all others are damage."""
    cards = ["db_p2"] * 5 + ["db_s1"] * 4 + ["db_s2"] * 4 + ["u_deploy"] * 4 + ["u_orbital"] * 2 + ["u_m_burst"] * 2
    cards += ["u_r_chaff", "u_r_chaff", "u_r_db", "u_m_db"]
    piles = {"hand": cards[:hand], "discard": cards[hand : hand + discard], "damage": cards[hand + discard + deck :]}
    return arena({"faction": "diamondback", **piles}, {"hand": []}, phase="reset")


def test_an_empty_draw_pile_is_renewed_from_the_discards_and_never_from_damage() -> None:
    """gkr/G41: T17."""
    table = worn(2, 10, 2)
    damage = seat_of(table, 0)["damage"]
    play(table, "done", "done")
    seat = seat_of(table, 0)
    assert (seat["hand_count"], seat["deck_count"], seat["discard"], seat["damage"]) == (6, 8, [], damage)
    assert [event["count"] for event in facts(table, "reshuffled", 0)] == [10]
    assert rules(table, "reshuffled", 0) == ["gkr/G41"]


def test_a_draw_pile_that_is_just_enough_is_not_renewed() -> None:
    """gkr/G41: only when a card must be drawn."""
    table = worn(4, 10, 2)
    play(table, "done", "done")
    assert not facts(table, "reshuffled", 0) and seat_of(table, 0)["deck_count"] == 0


def test_a_draw_from_two_empty_piles_is_skipped() -> None:
    """gkr/G42: without penalty."""
    table = worn(0, 0, 2)
    play(table, "done", "done")
    assert life(table)[0] == 2 and not facts(table, "drew", 0) and kind(table) == "deploy"


DEPLOYING = {"faction": "diamondback", "hand": ["u_deploy", "db_s1"], "sponsors": ["s_battery", "s_pit"], "energy": 0}


def test_a_card_is_in_play_while_it_is_paid_and_then_a_discard() -> None:
    """gkr/G39, gkr/G40, gkr/G43: in play it still counts as life."""
    table = arena(DEPLOYING, {"hand": []})
    play(table, "deploy:recon")
    seat = seat_of(table, 0)
    assert kind(table) == "lose" and (seat["in_play"], seat["discard"], seat["life"]) == (["u_deploy"], [], 25)
    play(table, "lose:db_s1", "place:b2")
    seat = seat_of(table, 0)
    assert (seat["in_play"], seat["discard"], seat["damage"], seat["life"]) == ([], ["u_deploy"], ["db_s1"], 24)


def test_sponsor_cards_are_no_life_and_cannot_be_lost() -> None:
    """gkr/G45: apart from the hand; one that may be played at any time is offered, but not as a loss."""
    table = arena(DEPLOYING, {"hand": []})
    assert life(table)[0] == 25 and seat_of(table, 0, 0)["hand"] == ["db_s1", "u_deploy"]
    play(table, "deploy:recon")
    assert table.decision is not None and {*table.decision.options} == {"lose:top", "lose:db_s1", "s_battery"}


def test_orders_are_in_play_until_the_end_of_the_attack() -> None:
    """gkr/G39, gkr/G43"""
    mine = {"faction": "diamondback", "hand": ["db_p2"], "units": hh("g6", "n")}
    table = arena(mine, {"hand": [], "units": hh("g4")}, phase="combat", dice="1 1", buildings=["c3"])
    orders(table, "commit:db_p2", "commit:none")
    assert kind(table) == "attack" and seat_of(table, 0)["in_play"] == ["db_p2"]
    until(table, "tag")
    assert seat_of(table, 0)["in_play"] == [] and "db_p2" in seat_of(table, 0)["discard"]
