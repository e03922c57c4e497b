"""Windows: reactions, pilots, upgrades and sponsor cards while something is under way."""

from typing import Final

from baffe.bots.heavy.firing import hit_chance, pain, worth_of_damage
from baffe.bots.heavy.look import Look
from baffe.games.heavy_hitters.aiming import armor_of
from baffe.games.heavy_hitters.squad import HH, RESERVE
from baffe.games.heavy_hitters.striking import needed

PASS: Final = "pass"
PASS_ROUND: Final = "pass:round"
ENOUGH: Final = 0.45  # cards that a reaction must save or cost
WINDOWED: Final = ("s_leglock", "s_firewall", "s_scramble", "s_guided", "s_replay", "s_polish")
LATE: Final = "u_m_db"


def answer(look: Look, kind: str, words: tuple[str, ...]) -> str:
    """The best use of what is offered, else pass; for the whole round if it holds nothing that windows are for."""
    best, most = PASS, ENOUGH
    for word in words:
        if word not in (PASS, PASS_ROUND, "s_battery"):
            worth = gain(look, kind, word)
            if worth > most:
                best, most = word, worth
    if best == PASS and PASS_ROUND in words and not holds_something(look, kind):
        return PASS_ROUND
    return best


def holds_something(look: Look, kind: str) -> bool:
    """Whether a later window of this round may find a use for anything that it has."""
    table, squad = look.table, look.squad
    cards = table.book.data.cards
    for card in squad.hand.numbers():
        if cards[card].kind == "reaction" and pain(look, squad.energy, cards[card].energy) == 0.0:
            return True
        if table.phase == "movement" and kind == "hack" and cards[card].id == LATE and not squad.maneuvered:
            return True
    sponsors = table.book.data.sponsor_cards
    for card in squad.sponsors.numbers():
        if sponsors[card].id in WINDOWED:
            return True
    for power in squad.powers:
        if power.ask in ("aim", "reroll", "save", "brace", "late") and power.is_held(table, look.seat):
            return True
    return False


def gain(look: Look, kind: str, word: str) -> float:
    """Cards that a word saves its owner or costs an enemy, less what it costs."""
    head = word.partition(":")[0].partition("@")[0]
    if kind == "hack":
        return _leg_lock(look, word)
    if kind == "counter":
        return 1.0
    power = look.table.book.power_of(word)
    number = power.effect.n
    price = look.table.book.prices[power.number] if head.startswith("u_") else 0
    cost = pain(look, look.squad.energy, price) + 0.15 * price
    if kind == "dodge":
        return saved_by_dodging(look, number) - cost - (0.2 if head == "s_scramble" else 0.0)
    if kind == "aim":
        return _aimed(look, head, number)
    if kind == "reroll":
        return _rerolled(look, word)
    if kind == "missed":
        return 0.6 if look.squad.energy < look.squad.energy_max else 0.0
    if kind == "save":
        return 1.0
    if kind == "shield":
        return _shielded(look, head, number) - cost
    return _braced(look, head, number) - cost


def own_worth(look: Look) -> float:
    """A point of damage to the unit of its own that is under attack."""
    attack = look.table.attack
    if attack.target_unit == HH:
        return look.card_worth()
    left = look.table.most_hits(look.seat, attack.target_unit) - look.squad.hits[attack.target_unit]
    return 1.5 * look.style.care / max(left, 1)


def coming(look: Look) -> float:
    """Damage that a hit of the attack under way is expected to do, in its own cards."""
    table, attack = look.table, look.table.attack
    weapon = table.weapon_in_use()
    dice = weapon.damage + attack.more_damage
    armor = armor_of(table, attack.target, attack.target_unit, weapon, attack.armor_set, attack.armor_bonus)
    lost = dice * (armor - 1) / 6
    if attack.target_unit != HH:
        lost = min(lost, table.most_hits(look.seat, attack.target_unit) - look.squad.hits[attack.target_unit])
    return lost * own_worth(look)


def saved_by_dodging(look: Look, harder: int) -> float:
    weapon, number = look.table.weapon_in_use(), needed(look.table)
    return (hit_chance(weapon, number) - hit_chance(weapon, number + harder)) * coming(look)


def _worth_of_hit(look: Look) -> float:
    """What a hit of its own attack is worth."""
    table, attack = look.table, look.table.attack
    weapon = table.weapon_in_use()
    dice = weapon.damage + attack.more_damage
    armor = armor_of(table, attack.target, attack.target_unit, weapon, 0, 0)
    return worth_of_damage(look, attack.target, attack.target_unit, dice, armor)


def _aimed(look: Look, head: str, number: int) -> float:
    table = look.table
    weapon = table.weapon_in_use()
    if head == "p_kw1":
        return 1.0  # nothing is lost by it
    harder = needed(table)
    gained = (hit_chance(weapon, harder + number) - hit_chance(weapon, harder)) * _worth_of_hit(look)
    if head == "s_guided":
        return gained
    return gained + (0.5 if gained > 0.1 or not _fires_again(look) else 0.0)


def _fires_again(look: Look) -> bool:
    """Whether another of its weapons is still to come."""
    book, squad = look.table.book, look.squad
    return any([book.is_weapon[card] and card not in squad.fired for card in squad.in_play])


def _rerolled(look: Look, word: str) -> float:
    """The lower die again, if the other leaves a chance; all dice again for a good shot."""
    attack = look.table.attack
    weapon, number = look.table.weapon_in_use(), needed(look.table)
    if word == "s_replay":
        return hit_chance(weapon, number) * _worth_of_hit(look) - 0.2
    one, other = attack.dice
    kept = other if word == "g_scope:1" else one
    hits = len([die for die in range(1, 7) if kept + die >= number])
    return 0.5 + hits / 6 if hits else 0.0


def _shielded(look: Look, head: str, number: int) -> float:
    table, attack = look.table, look.table.attack
    weapon = table.weapon_in_use()
    dice = weapon.damage + attack.more_damage
    armor = armor_of(table, attack.target, attack.target_unit, weapon, attack.armor_set, attack.armor_bonus)
    if head == "u_r_db":
        better = dice * (armor - 1) / 6 * (7 - armor) / 6
    elif head == "u_r_hs":
        set_to = armor_of(table, attack.target, attack.target_unit, weapon, number, attack.armor_bonus)
        better = dice * (armor - set_to) / 6
    else:
        bonus = armor_of(
            table, attack.target, attack.target_unit, weapon, attack.armor_set, attack.armor_bonus + number
        )
        better = dice * (armor - bonus) / 6
    return better * own_worth(look)


def _braced(look: Look, head: str, number: int) -> float:
    attack = look.table.attack
    if head == "g_skin":
        return 1.0
    if head == "u_r_purge":
        return min(number, attack.failed) * own_worth(look)
    if head == "u_r_kw":
        if look.table.squads[attack.seat].at[attack.unit] == RESERVE:
            return 0.0
        armor = armor_of(look.table, attack.seat, attack.unit, None, 0, 0)
        return worth_of_damage(look, attack.seat, attack.unit, number, armor)
    return 0.6  # Booster Shot


def _leg_lock(look: Look, word: str) -> float:
    """Against whoever is near but not in range yet, and against whoever is near to a victory."""
    victim = int(word.partition("@")[2])
    table = look.table
    for seat in look.enemies:
        if seat == victim:
            distance = table.board.distance(look.squad.at[HH], table.squads[seat].at[HH])
            return 0.3 + 0.4 * look.nearness(seat) if 3 <= distance <= 7 else 0.0
    return 0.0
