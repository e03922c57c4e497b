"""Ready decks, three for each faction; the first of each is the recommended one (G38)."""

from typing import Final

from baffe.games.heavy_hitters.data.entries import DB, HOUSE, HS, KW, TH, Deck


def _deck(id: str, faction: str, primary: str, first: str, second: str, utility: tuple[int, ...]) -> Deck:
    own = id[:2]
    cards = ("u_deploy", "u_orbital", "u_m_burst", f"u_m_{own}", "u_r_chaff", f"u_r_{own}")
    return Deck(id, faction, primary, (first, second), dict(zip(cards, utility, strict=True)), HOUSE)


# id, faction, primary and two secondary weapons; how many Deploy cards, Orbital Strikes, Thruster Bursts, own
# maneuvers, Chaff Clouds and own reactions
DECKS: Final[tuple[Deck, ...]] = (
    _deck("db_balanced", DB, "db_p2", "db_s1", "db_s2", (4, 2, 2, 1, 2, 1)),
    _deck("db_sniper", DB, "db_p1", "db_s2", "db_s3", (3, 3, 1, 2, 2, 1)),
    _deck("db_tagger", DB, "db_p2", "db_s1", "db_s3", (5, 0, 2, 2, 2, 1)),
    _deck("kw_balanced", KW, "kw_p2", "kw_s1", "kw_s2", (4, 1, 2, 2, 2, 1)),
    _deck("kw_brawler", KW, "kw_p1", "kw_s1", "kw_s3", (3, 1, 2, 2, 2, 2)),
    _deck("kw_tagger", KW, "kw_p2", "kw_s2", "kw_s3", (5, 1, 2, 1, 2, 1)),
    _deck("th_balanced", TH, "th_p2", "th_s1", "th_s2", (4, 2, 2, 1, 2, 1)),
    _deck("th_siege", TH, "th_p1", "th_s1", "th_s3", (5, 1, 2, 1, 2, 1)),
    _deck("th_tagger", TH, "th_p2", "th_s1", "th_s3", (5, 0, 2, 2, 2, 1)),
    _deck("hs_balanced", HS, "hs_p1", "hs_s1", "hs_s3", (4, 2, 2, 1, 2, 1)),
    _deck("hs_anvil", HS, "hs_p1", "hs_s2", "hs_s3", (3, 3, 1, 1, 2, 2)),
    _deck("hs_wrecker", HS, "hs_p2", "hs_s1", "hs_s3", (5, 0, 2, 2, 1, 2)),
)
