"""The board: names, neighbours, distances, sextants and arcs."""

from baffe.games.heavy_hitters.hexes import (
    ALL,
    DIRECTIONS,
    DIRECTIONS_IN,
    FRONT,
    NARROW,
    NOWHERE,
    direction_of,
    length,
    mirrored,
    opposite,
    sextants_of,
    turned,
)
from tests.scenes.heavy_hitters.support import at, board, facts, hex_of, names

OFFSETS = [(q, r) for q in range(-8, 9) for r in range(-8, 9) if length(q, r) <= 8]


def test_the_board_is_that_of_the_facts() -> None:
    """gkr/X3, gkr/X4: 137 hexes with their places and zones."""
    hexes = facts("board")["hexes"]
    told = [(one["id"].lower(), one["q"], one["r"], one["alt_zone"]) for one in hexes]
    assert [(board().names[h], board().q[h], board().r[h], board().zones[h]) for h in range(137)] == told
    assert {zone: board().zones.count(zone) for zone in (1, 2, 3, 4)} == facts("board")["alternative_zones"]["counts"]


def test_directions_are_those_of_the_facts() -> None:
    """gkr/G83"""
    (g6,) = at("g6")
    for one in facts("board")["grid"]["directions"]:
        d = direction_of(one["name"].lower())
        assert (d, DIRECTIONS[d]) == (one["index"], one["name"].lower())
        assert board().neighbours[g6][d] == board().at(one["dq"], one["dr"])
        assert turned(0, -1, d) == (one["dq"], one["dr"])
    assert direction_of("e") == NOWHERE


def test_neighbours_are_mutual_and_the_board_has_an_edge() -> None:
    """gkr/G73"""
    for h in range(board().size):
        for d, near in enumerate(board().neighbours[h]):
            assert near == NOWHERE or board().neighbours[near][opposite(d)] == h
    (a1,) = at("a1")
    assert [DIRECTIONS[d] for d in range(6) if board().neighbours[a1][d] == NOWHERE] == ["n", "ne", "sw", "nw"]


def test_distance_counts_the_steps_of_the_shortest_way() -> None:
    """gkr/G89: found again by walking."""
    for start in range(0, board().size, 7):
        steps = {start: 0}
        for here in (queue := [start]):
            for near in board().neighbours[here]:
                if near != NOWHERE and near not in steps:
                    steps[near] = steps[here] + 1
                    queue.append(near)
        assert [board().distance(start, h) for h in range(board().size)] == [steps[h] for h in range(board().size)]


def test_within_two_of_the_centre_lie_18_hexes() -> None:
    """gkr/G62: T4, g8 is within 2 of g6, g9 is not."""
    (g6, g8, g9) = at("g6", "g8", "g9")
    assert len(board().within(g6, 2)) == 18 and len(board().within(g6, 3)) == 36
    assert g8 in board().within(g6, 2) and g9 not in board().within(g6, 2)
    assert g6 not in board().within(g6, 2)


def test_arcs_of_a_heavy_hitter_that_faces_north() -> None:
    """gkr/G84, gkr/G87: T6."""
    (g6,) = at("g6")
    front = {name for name in names(board().within(g6, 1)) if board().in_arc(g6, 0, FRONT, hex_of(name))}
    assert front == {"g5", "f5", "h5"}
    assert board().in_arc(g6, 0, NARROW, hex_of("g3"))
    assert not board().in_arc(g6, 0, FRONT, hex_of("g7"))
    assert all([board().in_arc(g6, 0, ALL, h) for h in range(board().size)])


def test_a_hex_on_a_border_lies_in_both_sextants() -> None:
    """gkr/G86: h4 seen from g6 lies on the border of n and ne."""
    g6, h4, g3 = at("g6", "h4", "g3")
    assert [DIRECTIONS[d] for d in DIRECTIONS_IN[board().sextants(g6, h4)]] == ["n", "ne"]
    assert [DIRECTIONS[d] for d in DIRECTIONS_IN[board().sextants(g6, g3)]] == ["n"]
    assert board().in_arc(g6, 0, NARROW, h4) and board().in_arc(g6, 1, NARROW, h4)
    assert not board().in_arc(g6, 2, NARROW, h4)


def test_in_the_worked_attack_both_have_the_other_in_front() -> None:
    """gkr/G84, gkr/G87: from g6 facing ne, from h4 facing sw, at distance 2."""
    g6, h4 = at("g6", "h4")
    assert board().distance(g6, h4) == 2
    assert board().in_arc(g6, direction_of("ne"), FRONT, h4) and board().in_arc(h4, direction_of("sw"), FRONT, g6)
    assert not board().in_arc(h4, direction_of("n"), FRONT, g6)


def test_sextants_turn_with_the_board_and_swap_in_a_mirror() -> None:
    """gkr/G86"""
    for q, r in OFFSETS:
        found = set(DIRECTIONS_IN[sextants_of(q, r)])
        assert len(found) == 6 if (q, r) == (0, 0) else 1 <= len(found) <= 2
        assert set(DIRECTIONS_IN[sextants_of(*turned(q, r, 1))]) == {(d + 1) % 6 for d in found}
        assert set(DIRECTIONS_IN[sextants_of(*mirrored(q, r))]) == {-d % 6 for d in found}
        assert set(DIRECTIONS_IN[sextants_of(-q, -r)]) == {opposite(d) for d in found}


def test_offsets_are_turned_with_a_facing() -> None:
    """gkr/X108: ahead, and ahead to the right, of a Heavy Hitter that faces each way."""
    (g6,) = at("g6")
    for facing in range(6):
        assert board().placed(g6, facing, 0, -1) == board().neighbours[g6][facing]
        assert board().placed(g6, facing, 1, -1) == board().neighbours[g6][(facing + 1) % 6]
    assert board().placed(hex_of("a1"), 0, 0, -1) == NOWHERE
