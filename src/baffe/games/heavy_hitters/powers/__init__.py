"""Every card, pilot and upgrade that does something. No other file knows them by name."""

from typing import Final

from baffe.games.heavy_hitters.power import Power
from baffe.games.heavy_hitters.powers.maneuvers import MANEUVERS
from baffe.games.heavy_hitters.powers.pilots import PILOTS
from baffe.games.heavy_hitters.powers.reactions import REACTIONS
from baffe.games.heavy_hitters.powers.sponsors import SPONSORS
from baffe.games.heavy_hitters.powers.upgrades import UPGRADES

# The order of words on questions that offer several of them.
WORD_ORDER: Final[tuple[str, ...]] = (
    "u_deploy", "s_express", "u_m_burst", "u_m_leap", "u_m_convoy", "u_m_kw", "u_m_th", "u_m_hs", "u_r_chaff",
    "s_scramble", "s_guided", "p_db1", "p_kw1", "s_replay", "g_scope", "u_r_hs", "s_polish", "u_r_db", "u_r_purge",
    "g_skin", "u_r_kw", "u_r_th", "g_relay", "g_ads", "s_billboard", "s_hijack", "s_pit", "s_surge", "s_bounty",
    "p_th4",
)  # fmt: skip
EVERY_POWER: Final[tuple[type[Power], ...]] = (*MANEUVERS, *REACTIONS, *SPONSORS, *PILOTS, *UPGRADES)
