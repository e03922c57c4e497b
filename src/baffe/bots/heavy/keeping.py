"""Cards: what to bring, what to keep, what to lose, what to have back; pilots, upgrades and sponsors."""

from typing import Final

from baffe.bots.heavy.adding import added
from baffe.bots.heavy.look import Look, expected, supported
from baffe.games.heavy_hitters.data.weapons import INDIRECT, SEEKING
from baffe.games.heavy_hitters.squad import SUPPORT

# What sponsor cards are worth to this bot.
SPONSORS: Final[dict[str, float]] = {
    "s_battery": 2.0, "s_billboard": 2.2, "s_express": 1.2, "s_pit": 1.1, "s_scramble": 1.0, "s_guided": 1.0,
    "s_hijack": 1.0, "s_replay": 0.9, "s_polish": 0.8, "s_bounty": 0.6, "s_firewall": 0.6, "s_leglock": 0.5,
    "s_surge": 0.2,
}  # fmt: skip
UPGRADES: Final[dict[str, float]] = {
    "g_servo": 0.6, "g_scope": 1.0, "g_skin": 1.1, "g_relay": 1.3, "g_reactor": 1.5, "g_feed": 0.9, "g_core": 1.0,
    "g_bay": 0.9, "g_rails": 0.9, "g_bulwark": 1.3, "g_ads": 1.8, "g_refit": 1.1,
}  # fmt: skip
# Decks that a pilot is good for.
SUITS: Final[dict[str, tuple[str, ...]]] = {
    "p_db1": ("db_sniper",), "p_db2": ("db_balanced", "db_sniper"), "p_db3": ("db_tagger",), "p_db4": ("db_sniper",),
    "p_kw1": ("kw_brawler",), "p_kw2": ("kw_brawler", "kw_tagger"), "p_kw3": ("kw_brawler",), "p_kw4": ("kw_balanced",),
    "p_th1": ("th_siege",), "p_th2": ("th_tagger",), "p_th3": ("th_balanced",), "p_th4": ("th_siege",),
    "p_hs1": ("hs_anvil", "hs_balanced"), "p_hs2": ("hs_wrecker",), "p_hs3": ("hs_wrecker",), "p_hs4": ("hs_wrecker",),
}  # fmt: skip
# How many of a utility card it takes, if it may.
TAKEN: Final[dict[str, int]] = {
    "u_deploy": 5, "u_orbital": 1, "u_m_burst": 2, "u_m_leap": 0, "u_m_convoy": 0, "u_r_chaff": 2, "u_r_purge": 2,
    "u_r_ping": 0,
}  # fmt: skip
SPARE: Final = 0.4  # cards that are worth less are thrown away


def card_worth(look: Look, card: int) -> float:
    """What a card of its faction is worth in the long run."""
    row = look.table.book.data.cards[card]
    weapon = look.table.book.weapons[card]
    if weapon is not None:
        worth = 1.4 * expected(weapon, 5) / (1 + 0.4 * row.energy)
        if weapon.slot == "orbital":
            return 0.75
        if weapon.has(INDIRECT) or weapon.has(SEEKING):
            worth *= 1.1
        return worth * (0.75 + 0.05 * min(weapon.range[1], 6))
    if row.kind == "deploy":
        return 0.9
    return 0.7 if row.kind == "reaction" else 0.55


def hand_worth(look: Look, card: int, copy: int) -> float:
    """What the n-th copy of a card is worth in hand, the first being 0."""
    row = look.table.book.data.cards[card]
    worth = card_worth(look, card)
    if row.kind == "deploy":
        reserve = len(SUPPORT) - len(supported(look.squad))
        if copy < reserve:
            return 1.3 - 0.2 * copy
        return 0.45 if copy == 0 else 0.1
    if look.table.book.is_weapon[card]:
        return worth if copy == 0 else (0.4 if copy == 1 else 0.1) * worth
    return worth if copy == 0 else 0.4 * worth


def least_useful(look: Look, cards: list[int]) -> tuple[int, float]:
    """The card of a hand that is missed least."""
    worst, least = cards[0], 99.0
    for card in sorted(set(cards)):
        worth = hand_worth(look, card, cards.count(card) - 1)
        if worth < least:
            worst, least = card, worth
    return worst, least


def lose(look: Look, words: tuple[str, ...]) -> str:
    """A card of the hand that is worth little; else from the top, all at once if it may."""
    book, hand = look.table.book, look.squad.hand.numbers()
    if "lose:top" not in words:
        cards = [card for card, word in enumerate(book.lose_words) if word in words]
        return book.lose_words[least_useful(look, cards)[0]]
    card, worth = least_useful(look, hand)
    if worth < SPARE:
        return book.lose_words[card]
    return "lose:rest" if "lose:rest" in words else "lose:top"


def discard(look: Look, words: tuple[str, ...]) -> str:
    """What is too much or too little use, one by one; then done."""
    hand = look.squad.hand.numbers()
    if hand:
        card, worth = least_useful(look, hand)
        too_many = "done" not in words
        if too_many or (worth < SPARE and look.squad.deck.count() + look.squad.discard.count() > 0):
            return look.table.book.discard_words[card]
    return "done"


def mend(look: Look, words: tuple[str, ...]) -> str:
    """The best card that lies in the damage pile."""
    best, most = words[0], -1.0
    for word in words:
        if word.startswith("mend:"):
            worth = card_worth(look, look.table.book.data.card_number(word[5:]))
            if worth > most:
                best, most = word, worth
    return best


def best_of(words: tuple[str, ...], worths: dict[str, float], lowest: bool) -> str:
    """The word whose id is worth most, or least."""
    best = words[0]
    most = -99.0
    for word in words:
        worth = worths.get(word.partition(":")[2], 0.0)
        if lowest:
            worth = -worth
        if ":" in word and worth > most:
            best, most = word, worth
    return best


def redraws(look: Look) -> str:
    """A hand is kept if it has a weapon and a Deploy card."""
    book = look.table.book
    kinds = [book.data.cards[card].kind for card in look.squad.hand.numbers()]
    return "keep" if "weapon" in kinds and "deploy" in kinds else "redraw"


def take(look: Look, words: tuple[str, ...]) -> str:
    """As many of a utility card as it likes, or the next number that is possible."""
    best, least = words[0], 99
    for word in words:
        id, _, count = word[5:].partition(">")
        away = abs(int(count) - TAKEN.get(id, 2))
        if away < least:
            best, least = word, away
    return best


def better_half(look: Look, words: tuple[str, ...]) -> tuple[str, ...]:
    """The better ones of `primary:ID` or `secondary:ID,ID`: it takes any of them."""
    worths = [_weapons_worth(look, word) for word in words]
    middle = sorted(worths)[len(worths) // 2]
    return tuple([word for word, worth in zip(words, worths, strict=True) if worth >= middle])


def _weapons_worth(look: Look, word: str) -> float:
    data = look.table.book.data
    return added([card_worth(look, data.card_number(id)) for id in word.partition(":")[2].split(",")])


def suited(look: Look, words: tuple[str, ...]) -> tuple[str, ...]:
    """Decks; those that suit its pilot are twice as likely."""
    pilot = look.squad.pilot
    liked = SUITS.get(look.table.book.data.pilots[pilot].id, ()) if pilot >= 0 else ()
    return words + tuple([word for word in words if word.partition(":")[2] in liked])
