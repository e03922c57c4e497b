"""One attack, from its target to its last effect: ATTACK is the timetable (G181)."""

from typing import Any, Final

from baffe.games.heavy_hitters import facts
from baffe.games.heavy_hitters.achievements import earn
from baffe.games.heavy_hitters.aiming import armor_of, attack_number, damage_of
from baffe.games.heavy_hitters.cards import retire
from baffe.games.heavy_hitters.damage import Reckon, credit, hurt, hurt_all, in_turn_order
from baffe.games.heavy_hitters.data.weapons import (
    ACCURATE,
    ADVANCE,
    DAZZLE,
    NAUSEA,
    REEL,
    SHOVE,
    SNARE,
    SPLASH,
)
from baffe.games.heavy_hitters.dataset import NO_CARD
from baffe.games.heavy_hitters.moving import displace, go_to
from baffe.games.heavy_hitters.sight import SIGHTS, sight_of_target
from baffe.games.heavy_hitters.squad import ALL_UNITS, HH, RESERVE
from baffe.games.heavy_hitters.striking import attack_distance, roll, save_again, throw_saves, thrown_against
from baffe.games.heavy_hitters.table import HeavyStep, HeavyTable
from baffe.games.heavy_hitters.walking import away_from, toward, walks
from baffe.games.heavy_hitters.windows import ONLY_PASS, Gated
from baffe.games.heavy_hitters.words import PUSH_WORDS
from baffe.kernel.agenda import Decision, Step, laid_out
from baffe.kernel.asking import Ask
from baffe.kernel.seat import Seat

BIG_HIT: Final = 3  # cards that one attack must cost a Heavy Hitter to count as an achievement


def fire(table: HeavyTable, seat: Seat, unit: int, card: int, target: Seat, target_unit: int, repeats: bool) -> None:
    """The target is named; the rest of the timetable follows."""
    attack = table.attack
    attack.start()
    attack.seat, attack.unit, attack.card = seat, unit, card
    attack.target, attack.target_unit = target, target_unit
    attack.where = table.squads[target].at[target_unit]
    attack.repeats = repeats
    weapon = table.weapon_in_use()
    attack.modifier = attack_number(table, seat, unit, weapon, attack.where) - weapon.attack
    attack.more_damage = damage_of(table, seat, unit, weapon, target_unit) - weapon.damage
    if attack_distance(table) <= 1:
        table.squads[seat].pounced = False
    if table.loud:
        seen = sight_of_target(table.board, table.squads[seat].at[unit], attack.where, table.ground)
        values = (weapon.attack + attack.modifier, weapon.damage + attack.more_damage, attack_distance(table),
                  target, weapon.id, table.unit_name(target_unit), SIGHTS[seen])  # fmt: skip
        table.tell_all(facts.FIRED, seat, "gkr/X96" if table.squads[seat].automatic else "gkr/G108", values)
    chain = laid_out(list(ATTACK))
    assert chain is not None
    table.then_all(chain)


# -- the steps of the timetable --


class AttackerWindow(Gated):
    def asks(self, table: HeavyTable) -> Seat:
        return table.attack.seat


class DefenderWindow(Gated):
    def asks(self, table: HeavyTable) -> Seat:
        return table.attack.target


class Dodge(DefenderWindow):
    """Step 2: before the roll the defender may make it harder."""

    kind = "dodge"

    def about(self, table: HeavyTable) -> dict[str, Any]:
        return odds_now(table)

    def offers(self, table: HeavyTable) -> dict[str, Any]:
        return with_odds(table, self.asks(table), self.kind)


class Aim(AttackerWindow):
    """Step 4: the attacker may make it easier, or worse to be hit by."""

    kind = "aim"

    def about(self, table: HeavyTable) -> dict[str, Any]:
        return odds_now(table)

    def offers(self, table: HeavyTable) -> dict[str, Any]:
        return with_odds(table, self.asks(table), self.kind)


def odds_now(table: HeavyTable) -> dict[str, Any]:
    """How likely the attack under way hits, and the damage to expect."""
    from baffe.games.heavy_hitters.odds import attack_odds

    return attack_odds(table)


def with_odds(table: HeavyTable, seat: Seat, kind: str) -> dict[str, Any]:
    """What each card costs, and the odds with it."""
    from baffe.games.heavy_hitters.odds import odds_with

    prices = table.prices_offered(seat, kind)
    return {word: {**prices.get(word, {}), **odds} for word, odds in odds_with(table, seat, kind).items()}


class Roll(HeavyStep):
    """Step 5: the dice; an accurate weapon throws the lower one again after a miss."""

    def run(self, table: HeavyTable) -> None:
        roll(table, (), "gkr/G112", False)
        attack = table.attack
        if not attack.hit and table.weapon_in_use().has(ACCURATE):
            one, other = attack.dice
            roll(table, (max(one, other),), "accurate", one <= other)


class Reroll(AttackerWindow):
    """Step 6: after a miss the attacker may throw again."""

    kind = "reroll"
    passes = ONLY_PASS

    def about(self, table: HeavyTable) -> dict[str, Any]:
        return odds_now(table)

    def opens(self, table: HeavyTable) -> bool:
        return not table.attack.hit


class Verdict(HeavyStep):
    """It has hit or missed."""

    def run(self, table: HeavyTable) -> None:
        attack = table.attack
        if table.loud:
            fact = facts.HIT if attack.hit else facts.MISSED
            table.tell(fact, attack.seat, "gkr/G112", other=attack.target, word=table.unit_name(attack.target_unit))


class Missed(DefenderWindow):
    """Step 7: after a miss the defender may profit from it."""

    kind = "missed"

    def opens(self, table: HeavyTable) -> bool:
        return not table.attack.hit


class Shield(DefenderWindow):
    """Step 8: after a hit the defender may better its armor."""

    kind = "shield"

    def about(self, table: HeavyTable) -> dict[str, Any]:
        return odds_now(table)

    def offers(self, table: HeavyTable) -> dict[str, Any]:
        return with_odds(table, self.asks(table), self.kind)

    def opens(self, table: HeavyTable) -> bool:
        return table.attack.hit


class Saves(HeavyStep):
    """Step 9: one white die for each point of damage; then what throws the failed ones again."""

    def run(self, table: HeavyTable) -> None:
        attack = table.attack
        if not attack.hit:
            return
        dice = table.weapon_in_use().damage + attack.more_damage
        attack.failed = throw_saves(table, attack.target, attack.target_unit, dice, "gkr/G116")
        if attack.saves_again and attack.failed:
            save_again(table, attack.failed, "gkr/G181")


class Save(DefenderWindow):
    """Step 10: one failed die may be thrown again."""

    kind = "save"
    passes = ONLY_PASS

    def opens(self, table: HeavyTable) -> bool:
        return table.attack.hit and table.attack.failed > 0


class Brace(DefenderWindow):
    """Step 11: the defender knows what is coming."""

    kind = "brace"

    def opens(self, table: HeavyTable) -> bool:
        return table.attack.hit and table.attack.failed > 0

    def about(self, table: HeavyTable) -> dict[str, Any]:
        return {"damage": table.attack.failed}


class Suffer(HeavyStep):
    """Step 12: the damage, card by card."""

    def run(self, table: HeavyTable) -> None:
        attack = table.attack
        if attack.failed > 0:
            if attack.target_unit == HH:
                attack.lost = min(attack.failed, table.squads[attack.target].life())
            hurt(table, attack.target, attack.target_unit, attack.failed, attack.seat, "gkr/G121")
            table.then(Reckon(attack.seat, "gkr/G121"))


class Keywords(HeavyStep):
    """Step 13: what a hit does beside its damage, in this order. A destroyed target feels only the splash (G204)."""

    def run(self, table: HeavyTable) -> None:
        attack = table.attack
        weapon = table.weapon_in_use()
        if not attack.hit or weapon.keywords == 0:
            return
        squad = table.squads[attack.target]
        if squad.on_board(attack.target_unit):
            if weapon.has(SNARE) and attack.target_unit == HH and not squad.snared_next:
                squad.snared_next = True
                table.tell(facts.SNARED, attack.target, "snare")
            if weapon.has(DAZZLE):
                squad.dazzled |= 1 << attack.target_unit
                table.tell(facts.DAZZLED, attack.target, "dazzle", word=table.unit_name(attack.target_unit))
            if weapon.has(NAUSEA) and attack.target_unit == HH:
                sicken(table, attack.target)
            if weapon.has(SHOVE):
                table.then(Push(False))
            if weapon.has(REEL):
                table.then(Push(True))
        if weapon.has(SPLASH):
            table.then(Splash())


def sicken(table: HeavyTable, seat: Seat) -> None:
    """Nausea: a random card of the hand goes to the discard pile; a solo opponent reveals 1 fewer."""
    squad = table.squads[seat]
    if squad.automatic:
        squad.queasy += 1
        table.tell(facts.NAUSEOUS, seat, "nausea")
    elif squad.hand.count():
        cards = squad.hand.numbers()
        card = cards[table.chance.below(len(cards))]
        squad.hand = squad.hand.without(card)
        squad.discard = squad.discard.add(card)
        table.uncover_all(facts.DISCARDED, seat, "nausea", (table.card_id(card), "hand"))


class Push(Ask[HeavyTable]):
    """G186, G211: the target goes 1 hex straight away or toward; between two open hexes the attacker chooses."""

    nearer: bool

    def asks(self, table: HeavyTable) -> Seat:
        return table.attack.seat

    def _ways(self, table: HeavyTable) -> list[int]:
        """The directions in which the target can go."""
        attack = table.attack
        here = table.squads[attack.seat].at[attack.unit]
        there = table.squads[attack.target].at[attack.target_unit]
        if here == RESERVE or there == RESERVE:
            return []
        ways = toward(table.board, here, there) if self.nearer else away_from(table.board, here, there)
        return [way for way in ways if table.is_free(table.board.neighbours[there][way])]

    def question(self, table: HeavyTable) -> Decision | None:
        ways = self._ways(table)
        if len(ways) < 2 or table.squads[table.attack.seat].automatic:
            return None
        return table.ask(table.attack.seat, "push", tuple([PUSH_WORDS[way] for way in ways]))

    def run(self, table: HeavyTable) -> None:
        ways = self._ways(table)
        if ways:
            self._go(table, ways[0])

    def choose(self, table: HeavyTable, choice: str) -> None:
        self._go(table, PUSH_WORDS.index(choice))

    def _go(self, table: HeavyTable, way: int) -> None:
        attack = table.attack
        squad = table.squads[attack.target]
        place = table.board.neighbours[squad.at[attack.target_unit]][way]
        squad.put(attack.target_unit, place)
        if table.loud:
            values = (table.unit_name(attack.target_unit), table.board.names[place])
            table.tell_all(facts.PUSHED, attack.target, "reel" if self.nearer else "shove", values)


class Splash(HeavyStep):
    """Every other unit next to the target's hex, friend or foe, suffers 1; allies and the attacker are spared (X26)."""

    def run(self, table: HeavyTable) -> None:
        attack = table.attack
        victims: list[tuple[Seat, int]] = []
        for seat in table.seats():
            if seat != attack.seat and not table.is_enemy(seat, attack.seat):
                continue
            at = table.squads[seat].at
            for unit in ALL_UNITS:
                is_part = (seat, unit) in ((attack.seat, attack.unit), (attack.target, attack.target_unit))
                if at[unit] != RESERVE and not is_part and table.board.distance(attack.where, at[unit]) <= 1:
                    victims.append((seat, unit))
        if victims:
            burst(table, victims, 1, attack.seat, "splash")


def burst(table: HeavyTable, victims: list[tuple[Seat, int]], damage: int, by: Seat, why: str) -> None:
    """G205: damage to several units at once: first all saves, then all damage."""
    victims = in_turn_order(table, victims)
    hits = [
        thrown_against(table, seat, unit, damage, armor_of(table, seat, unit, None, 0, 0), why)
        for seat, unit in victims
    ]
    hurt_all(table, victims, hits, by, why)


class CounterEffects(HeavyStep):
    """Step 13: cards with which the defender answers, when all else has happened (G204)."""

    def run(self, table: HeavyTable) -> None:
        attack = table.attack
        if not attack.reacted:
            return
        squad = table.squads[attack.target]
        for card in table.book.hand_cards(squad.faction, "brace"):
            if card.lingers and card.number in squad.in_play:
                if squad.on_board(HH):
                    card.attack_over(table, attack.target)
                card.over(table, attack.target)


class Achieve(HeavyStep):
    """Step 13: what was earned in the attack counts now, in turn order (G161, G163)."""

    def run(self, table: HeavyTable) -> None:
        attack = table.attack
        if attack.lost >= BIG_HIT:
            credit(table, attack.seat, "a_bighit")
        for seat in table.order():
            squad = table.squads[seat]
            if squad.earned:
                spaces, squad.earned = squad.earned, 0
                earn(table, seat, spaces, "gkr/G161")


class Advance(Ask[HeavyTable]):
    """After an attack with this keyword the Heavy Hitter may go 1 hex for nothing. Solo opponents do not (X93)."""

    def asks(self, table: HeavyTable) -> Seat:
        return table.attack.seat

    def question(self, table: HeavyTable) -> Decision | None:
        attack = table.attack
        squad = table.squads[attack.seat]
        if not table.weapon_in_use().has(ADVANCE) or squad.automatic or not squad.on_board(HH):
            return None
        ways = walks(table.board, table.ground_for_heavy_hitter(attack.seat), squad.at[HH], 1, 0)
        words = [table.book.move_words[place] for place, way in enumerate(ways) if way == 1]
        return table.ask(attack.seat, "advance", ("stay", *words))

    def choose(self, table: HeavyTable, choice: str) -> None:
        if choice != "stay":
            go_to(table, table.attack.seat, HH, table.book.hex_of(choice), 0, "advance")
            displace(table, table.attack.seat)


class AttackOver(HeavyStep):
    """The weapon is discarded, or fires once more at a target that is still there (G184)."""

    def run(self, table: HeavyTable) -> None:
        attack = table.attack
        seat, unit, card = attack.seat, attack.unit, attack.card
        target, target_unit, repeats = attack.target, attack.target_unit, attack.repeats
        attack.start()
        table.tell(facts.ATTACK_OVER, seat, "gkr/G181")
        squad = table.squads[seat]
        if repeats and squad.on_board(unit) and table.squads[target].on_board(target_unit):
            fire(table, seat, unit, card, target, target_unit, False)
        elif card != NO_CARD and not squad.automatic:
            retire(table, seat, card, "gkr/G43")


ATTACK: Final[tuple[Step[Any], ...]] = (
    Dodge(),
    Aim(),
    Roll(),
    Reroll(),
    Verdict(),
    Missed(),
    Shield(),
    Saves(),
    Save(),
    Brace(),
    Suffer(),
    Keywords(),
    CounterEffects(),
    Achieve(),
    Advance(),
    AttackOver(),
)

STEPS: Final = (
    Dodge, Aim, Roll, Reroll, Verdict, Missed, Shield, Saves, Save, Brace, Suffer, Keywords, Push, Splash,
    CounterEffects, Achieve, Advance, AttackOver,
)  # fmt: skip
