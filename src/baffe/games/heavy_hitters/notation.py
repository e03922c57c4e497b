"""Every word that the game can ever offer, in a fixed order."""

from functools import cache

from baffe.games.heavy_hitters.data.cards import SPONSOR_CARDS, UTILITY_CARDS
from baffe.games.heavy_hitters.data.decks import DECKS
from baffe.games.heavy_hitters.data.entries import EACH, UNITS
from baffe.games.heavy_hitters.data.ground import SCENARIOS
from baffe.games.heavy_hitters.data.pilots import ALTERNATIVE_PATHS, FACTIONS, PILOTS, UPGRADE_TILES
from baffe.games.heavy_hitters.data.weapons import WEAPONS
from baffe.games.heavy_hitters.overlay import HEX_NAMES
from baffe.games.heavy_hitters.words import FACE_WORDS, FIRE_WORDS, PUSH_WORDS, STEP_WORDS

SEATS = range(4)
MOST_COPIES = 9  # of a utility card that an owner's data may allow


@cache
def every_word() -> tuple[str, ...]:
    cards = [row.id for row in WEAPONS] + [row.id for row in UTILITY_CARDS]
    sponsors = [row.id for row in SPONSOR_CARDS]
    support = UNITS[1:]
    return (
        *["keep", "redraw", "done", "stay", "stop", "hold", "repair", "pass", "pass:round", "no"],
        *[f"faction:{row.id}" for row in FACTIONS],
        *[f"pilot:{row.id}" for row in PILOTS],
        *[f"path:{row.id}" for row in ALTERNATIVE_PATHS],
        *[f"scenario:{row.id}" for row in SCENARIOS],
        *[f"deck:{row.id}" for row in DECKS],
        *[f"primary:{row.id}" for row in WEAPONS if row.slot == "primary"],
        *_pairs(),
        *[f"take:{row.id}>{count}" for row in UTILITY_CARDS for count in range(MOST_COPIES + 1)],
        *[f"{verb}:{unit}" for verb in ("deploy", "s_express") for unit in support],
        *[f"{verb}:{name}" for verb in ("place", "move", "shift") for name in HEX_NAMES],
        *[f"s_leglock@{seat}" for seat in SEATS],
        *[row.id for row in UTILITY_CARDS if row.kind in ("maneuver", "reaction")],
        *STEP_WORDS,
        *FACE_WORDS,
        *["p_kw3", "p_db1", "p_kw1", "p_hs1", "p_hs4", "p_th4", "g_scope:1", "g_scope:2", "g_skin"],
        *[id for id in sponsors if id not in ("s_hijack", "s_billboard", "s_express", "s_leglock")],
        *_commits(),
        *[f"overclock:{row.id}" for row in WEAPONS],
        *[f"next:{id}" for id in cards],
        *[f"next:{unit}" for unit in support],
        *[FIRE_WORDS[unit][seat] for unit in range(4) for seat in SEATS],
        *[f"repair@{seat}" for seat in SEATS],
        *PUSH_WORDS,
        *["lose:top", "lose:rest"],
        *[f"{verb}:{id}" for verb in ("lose", "mend", "discard") for id in cards],
        *[f"upgrade:{row.id}" for row in UPGRADE_TILES],
        *[f"{verb}:{unit}>{name}" for verb in ("tag", "ads") for unit in UNITS for name in HEX_NAMES],
        *[f"s_billboard:{name}" for name in HEX_NAMES],
        *[f"s_hijack:{name}@{seat}" for name in HEX_NAMES for seat in SEATS],
        *[f"drop:{id}" for id in sponsors],
        *[f"ally@{seat}" for seat in SEATS],
        "ally:none",
    )


def _pairs() -> list[str]:
    """Two different secondary weapons of one faction."""
    words: list[str] = []
    for faction in FACTIONS:
        ids = [row.id for row in WEAPONS if row.faction == faction.id and row.slot == "secondary"]
        words += [f"secondary:{one},{other}" for i, one in enumerate(ids) for other in ids[i + 1 :]]
    return words


def _commits() -> list[str]:
    """Secret orders: nothing, or a primary weapon, up to two secondaries and an Orbital Strike of one faction."""
    words = ["commit:none"]
    strikes = [row.id for row in UTILITY_CARDS if row.kind == "orbital" and row.faction == EACH]
    for faction in FACTIONS:
        primaries = [row.id for row in WEAPONS if row.faction == faction.id and row.slot == "primary"]
        seconds = [row.id for row in WEAPONS if row.faction == faction.id and row.slot == "secondary"]
        pairs = [[one, other] for i, one in enumerate(seconds) for other in seconds[i + 1 :]]
        for first in [[], *[[one] for one in primaries]]:
            for second in [[], *[[one] for one in seconds], *pairs]:
                for strike in [[], *[[one] for one in strikes]]:
                    word = "commit:" + ",".join([*first, *second, *strike])
                    if word != "commit:" and word not in words:
                        words.append(word)
    return words
