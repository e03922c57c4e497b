"""Solo opponents: the letter diagrams, what they reveal, whom they attack, their decks and levels."""

from typing import Final

from baffe.games.heavy_hitters.data.entries import (
    DB,
    HOUSE,
    HS,
    KW,
    SOURCED,
    TH,
    Column,
    Level,
    Offset,
    OpponentDeck,
    Priority,
    Reveal,
)


def _column(die: int, plan: str, letters: str) -> Column:
    """Letters A, B, C … as "q,r" in the frame of a Heavy Hitter that faces north: 0,-1 lies ahead of it."""
    places: list[Offset] = []
    for place in letters.split():
        q, _, r = place.partition(",")
        places.append((int(q), int(r)))
    return Column(str(die), plan, tuple(places), HOUSE)


DEPLOY: Final[tuple[Column, ...]] = (
    _column(1, "combat", "0,-1  1,-1  -1,0  1,0  -1,1  0,1"),
    _column(2, "combat", "-1,0  0,-1  1,-1  -1,1  1,0  0,1"),
    _column(3, "combat", "1,-1  0,-1  -1,0  1,0  -1,1  0,1"),
    _column(4, "recon", "1,-1  1,0  -1,0  -1,1  0,-1  0,1"),
    _column(5, "recon", "-1,0  -1,1  1,-1  1,0  0,-1  0,1"),
    _column(6, "repair", "0,1  -1,1  1,0  -1,0  1,-1  0,-1"),
)

HEAVY_HITTER_MOVE: Final[tuple[Column, ...]] = (
    _column(1, "edge_forward", "0,-1  1,-1  -1,0  1,0  -1,1  0,1"),
    _column(2, "advance", "0,-2  1,-2  -1,-1  0,-1  1,-1  -1,0"),
    _column(3, "flank_right", "2,-2  1,-2  2,-1  1,-1  0,-1  1,0"),
    _column(4, "flank_left", "-2,0  -1,-1  -2,1  -1,0  0,-1  -1,1"),
    _column(5, "charge", "0,-3  1,-3  -1,-2  0,-2  1,-2  -1,-1"),
    _column(6, "sidestep", "2,-1  -2,1  1,-1  -1,0  1,0  -1,1"),
)

COMBAT_MOVE: Final[tuple[Column, ...]] = (
    _column(1, "spearhead", "0,-3  1,-3  -1,-2  0,-2  1,-2  -1,-1  1,-1  -1,0"),
    _column(2, "left_wedge", "0,-3  1,-3  -2,-1  1,-2  -1,-1  -2,0  2,-1  -1,1"),
    _column(3, "right_wedge", "0,-3  -1,-2  2,-3  -1,-1  1,-2  2,-2  -2,1  1,0"),
    _column(4, "screen", "0,-2  1,-2  -1,-1  0,-1  1,-1  -1,0  2,-2  -2,0"),
    _column(5, "long_push", "0,-4  1,-4  -1,-3  0,-3  1,-3  -1,-2  0,-2  0,-1"),
    _column(6, "guard", "1,-1  -1,0  0,-1  1,0  -1,1  0,-2  1,-2  0,1"),
)

REPAIR_MOVE: Final[tuple[Column, ...]] = (
    _column(1, "tail", "0,1  1,0  -1,1  0,2  1,1  -1,2"),
    _column(2, "tail_left", "-1,1  0,1  1,0  -1,2  -2,2  0,2"),
    _column(3, "tail_right", "1,0  0,1  -1,1  1,1  2,0  0,2"),
    _column(4, "close_left", "0,1  -1,1  1,0  -1,0  1,-1  0,2"),
    _column(5, "close_right", "0,1  1,0  -1,1  1,-1  -1,0  0,2"),
    _column(6, "wide_tail", "-1,1  1,0  0,1  -2,2  2,0  0,2"),
)

RECON_MOVE: Final[tuple[Column, ...]] = (
    _column(1, "sweep_right", "4,-4  3,-4  4,-3  3,-3  2,-3  3,-2  2,-2  1,-2"),
    _column(2, "sweep_left", "-4,0  -3,-1  -4,1  -3,0  -2,-1  -3,1  -2,0  -1,-1"),
    _column(3, "deep_scout", "0,-5  1,-5  -1,-4  2,-5  -2,-3  0,-4  1,-4  -1,-3"),
    _column(4, "wide_right", "4,-2  4,-1  4,-3  3,-1  3,-2  3,0  2,-1  2,0"),
    _column(5, "wide_left", "-4,2  -4,3  -4,1  -3,2  -3,1  -3,3  -2,1  -2,2"),
    _column(6, "regroup", "0,-3  2,-3  -2,-1  1,-3  -1,-2  0,-2  2,-1  -2,1"),
)

COMBAT_CARDS: Final[tuple[Reveal, ...]] = (
    Reveal("1", 2, SOURCED),
    Reveal("2", 2, SOURCED),
    Reveal("3", 3, SOURCED),
    Reveal("4", 3, SOURCED),
    Reveal("5", 3, SOURCED),
    Reveal("6", 4, SOURCED),
)

ATTACK_PRIORITY: Final[tuple[Priority, ...]] = (
    Priority("hh", ("hh", "combat", "repair", "recon"), SOURCED),
    Priority("combat", ("combat", "repair", "recon", "hh"), SOURCED),
    Priority("repair", ("recon", "repair", "combat", "hh"), SOURCED),
    Priority("recon", ("repair", "recon", "combat", "hh"), SOURCED),
)

OPPONENTS: Final[tuple[OpponentDeck, ...]] = (
    OpponentDeck(DB, ("db_p1", "db_p2"), ("db_s1", "db_s2", "db_s3"), 2, "db_s4", HOUSE),
    OpponentDeck(KW, ("kw_p1", "kw_p2"), ("kw_s1", "kw_s2", "kw_s3"), 2, "kw_s4", HOUSE),
    OpponentDeck(TH, ("th_p1", "th_p2"), ("th_s1", "th_s2", "th_s3"), 2, "th_s4", HOUSE),
    OpponentDeck(HS, ("hs_p1", "hs_p2"), ("hs_s1", "hs_s2", "hs_s3"), 2, "hs_s4", HOUSE),
)

LEVELS: Final[tuple[Level, ...]] = (
    Level("normal", 24, 0, False, SOURCED),
    Level("armed", 28, 1, True, HOUSE),
    Level("hard", 24, 1, False, HOUSE),
    Level("brutal", 28, 2, True, HOUSE),
)

# Numbers of the X rules of solo opponents, and those of them that are our own completion.
SOLO_RULES: Final[tuple[int, ...]] = (*range(52, 106), *range(122, 140))
OWN_RULES: Final[tuple[int, ...]] = (
    58, 63, 65, 72, 73, 79, 82, 87, 88, 89, 99, 100, 101, 105, 122, 123, 124, 125, 127, 128, 129, 131, 132, 133, 134,
    135, 136, 137, 138, 139,
)  # fmt: skip
