"""The Combat phase: secret orders, payment, and attacks from the highest speed to the lowest (G98 to G110)."""

from typing import Any, Final

from baffe.games.heavy_hitters import facts
from baffe.games.heavy_hitters.aiming import targets
from baffe.games.heavy_hitters.attack import fire
from baffe.games.heavy_hitters.cards import retire
from baffe.games.heavy_hitters.data.entries import UNITS
from baffe.games.heavy_hitters.data.weapons import TWIN
from baffe.games.heavy_hitters.dataset import NO_CARD
from baffe.games.heavy_hitters.energy import most_payable, pay, priced
from baffe.games.heavy_hitters.mending import Mend
from baffe.games.heavy_hitters.moving import turn_to
from baffe.games.heavy_hitters.squad import HH, REPAIR, RESERVE, SUPPORT
from baffe.games.heavy_hitters.table import HeavyAsk, HeavyStep, HeavyTable
from baffe.games.heavy_hitters.words import FACE_WORDS, FIRE_WORDS, FIRED_AT
from baffe.kernel.agenda import Decision
from baffe.kernel.seat import NOBODY, Seat

REPAIR_RANGE: Final = 1


class Reface(HeavyAsk):
    """A pilot chooses the facing again before weapons are committed; the present facing is "no"."""

    def question(self, table: HeavyTable) -> Decision | None:
        return None if table.ability(self.seat, "reface") is None else table.ask(self.seat, "face", FACE_WORDS)

    def offers(self, table: HeavyTable) -> dict[str, Any]:
        from baffe.games.heavy_hitters.odds import faced

        return faced(table, self.seat)

    def choose(self, table: HeavyTable, choice: str) -> None:
        power = table.ability(self.seat, "reface")
        facing = FACE_WORDS.index(choice)
        if power is not None and facing != table.squads[self.seat].facing:
            power.spend(table, self.seat, choice)
            turn_to(table, self.seat, facing, power.id)


class Commit(HeavyStep):
    """G99, G100, G177: any number of different weapons and at most one Orbital Strike, all that can be paid."""

    seat: Seat

    def question(self, table: HeavyTable) -> Decision | None:
        book = table.book
        cards: list[int] = []
        for card in table.squads[self.seat].hand.numbers():
            if book.is_weapon[card] and card not in cards:
                cards.append(card)
        cards.sort()
        most = most_payable(table, self.seat)
        orders: list[tuple[int, ...]] = [()]
        prices = [0]
        for card in cards:  # alone, and beside all that was found so far
            for i in range(len(orders)):
                price = prices[i] + book.prices[card]
                if price <= most and not (card in book.orbital and any(one in book.orbital for one in orders[i])):
                    orders.append((*orders[i], card))
                    prices.append(price)
        return Decision(self.seat, "commit", tuple([book.commit_word(order) for order in orders]), True)

    def offers(self, table: HeavyTable) -> dict[str, Any]:
        """What weapons cost together; for each by itself how it stands to every enemy unit; lines of sight."""
        from baffe.games.heavy_hitters.odds import aims, lines

        book, asked = table.book, self.question(table)
        if asked is None or not table.squads[self.seat].on_board(HH):
            return {}
        found: dict[str, Any] = {}
        aimed: list[list[list[Any]]] = []
        for word in asked.options[1:]:
            cards = book.committed[word]
            found[word] = priced(table, self.seat, sum([book.prices[card] for card in cards]))
            if len(cards) == 1:
                found[word]["targets"] = aims(table, self.seat, cards[0])
                if cards[0] not in book.orbital:
                    aimed.append(found[word]["targets"])
        seen = lines(table, self.seat, aimed)
        return {asked.options[0]: {"lines": seen}, **found} if seen else found

    def answer(self, table: HeavyTable, choice: str) -> None:
        squad = table.squads[self.seat]
        cards = table.book.committed[choice]
        for card in cards:
            squad.hand = squad.hand.without(card)
        squad.in_play += cards
        table.chance.uncovered += 1
        if table.loud:
            table.tell(facts.COMMITTED, self.seat, "gkr/G99", word=",".join([table.card_id(card) for card in cards]))


class PayCommitted(HeavyStep):
    """G101: after the reveal everybody pays, in turn order."""

    seat: Seat

    def run(self, table: HeavyTable) -> None:
        squad = table.squads[self.seat]
        pay(table, self.seat, sum(table.book.prices[card] for card in squad.in_play), "gkr/G101")


class Overclock(HeavyAsk):
    """G101: a pilot may let one committed weapon, never an Orbital Strike, resolve early."""

    def question(self, table: HeavyTable) -> Decision | None:
        book = table.book
        if table.ability(self.seat, "overclock") is None:
            return None
        cards = [card for card in table.squads[self.seat].in_play if book.is_weapon[card] and card not in book.orbital]
        words = tuple([f"overclock:{table.card_id(card)}" for card in cards])
        return table.ask(self.seat, "overclock", (*words, "no")) if words else None

    def choose(self, table: HeavyTable, choice: str) -> None:
        power = table.ability(self.seat, "overclock")
        if choice == "no" or power is None:
            return
        power.spend(table, self.seat, choice)
        card = table.book.data.card_number(choice.partition(":")[2])
        table.squads[self.seat].overclocked = card
        table.tell(facts.OVERCLOCKED, self.seat, power.id, power.effect.n, word=table.card_id(card))


def speed_of(table: HeavyTable, seat: Seat, card: int) -> int:
    weapon = table.book.weapons[card]
    assert weapon is not None
    if card != table.squads[seat].overclocked:
        return weapon.speed
    return max([power.effect.n for power in table.squads[seat].powers if power.ask == "overclock"])


def next_to_act(table: HeavyTable) -> tuple[Seat, list[int], list[int]]:
    """Whose turn it is, with the weapons or else the support units among which the owner may choose."""
    best = -1
    seat = NOBODY
    cards: list[int] = []
    units: list[int] = []
    is_weapon, speeds = table.book.is_weapon, table.book.support_speeds
    for owner in table.order():
        squad = table.squads[owner]
        for card in squad.in_play:
            if is_weapon[card] and card not in squad.fired:
                speed = speed_of(table, owner, card)
                if speed > best:
                    best, seat, cards, units = speed, owner, [card], []
                elif speed == best and seat == owner:
                    cards.append(card)
        at, acted = squad.at, squad.acted
        for unit in SUPPORT:
            if at[unit] != RESERVE and not acted >> unit & 1:
                speed = speeds[unit]
                if speed > best:
                    best, seat, cards, units = speed, owner, [], [unit]
                elif speed == best and seat == owner and not cards:
                    units.append(unit)
    return seat, cards, units


def queue(table: HeavyTable) -> list[tuple[Seat, int, int, int]]:
    """All that have not acted yet, the next first: seat, unit, card, speed."""
    found: list[tuple[Seat, int, int, int]] = []
    for seat in table.order():
        squad = table.squads[seat]
        for card in squad.in_play:
            if table.book.is_weapon[card] and card not in squad.fired:
                found.append((seat, HH, card, speed_of(table, seat, card)))
        for unit in SUPPORT:
            if squad.on_board(unit) and not squad.acted >> unit & 1:
                found.append((seat, unit, NO_CARD, table.book.support_speeds[unit]))
    return sorted(found, key=lambda entry: -entry[3])  # of equals those come first that did before


class Fight(HeavyStep):
    """G103 to G105: the fastest of all that have not acted yet is next. Then this step comes again."""

    def run(self, table: HeavyTable) -> None:
        seat, cards, units = next_to_act(table)
        if len(cards) + len(units) > 1 and not table.squads[seat].automatic:
            table.then(Order(seat))
        elif cards:
            call_up(table, seat, HH, cards[0])
        elif units:
            call_up(table, seat, units[0], NO_CARD)


class Order(HeavyAsk):
    """G105: of several that are as fast as each other their owner chooses."""

    def question(self, table: HeavyTable) -> Decision | None:
        _, cards, units = next_to_act(table)
        words = [f"next:{table.card_id(card)}" for card in cards] + [f"next:{UNITS[unit]}" for unit in units]
        return table.ask(self.seat, "order", tuple(words))

    def choose(self, table: HeavyTable, choice: str) -> None:
        name = choice.partition(":")[2]
        if name in UNITS:
            call_up(table, self.seat, UNITS.index(name), NO_CARD)
        else:
            call_up(table, self.seat, HH, table.book.data.card_number(name))


def call_up(table: HeavyTable, seat: Seat, unit: int, card: int) -> None:
    """It acts, and then the next one."""
    squad = table.squads[seat]
    if card == NO_CARD:
        squad.acted |= 1 << unit
    else:
        squad.fired += (card,)
    table.then(Act(seat, unit, card))
    table.then(Fight())


class Act(HeavyAsk):
    """G108, G109, G120, G128: a unit names its target, repairs, or holds its fire."""

    unit: int
    card: int

    def patients(self, table: HeavyTable) -> list[Seat]:
        """Whose Heavy Hitters a Repair unit can try to repair: its own, and those of allies (G130, X22)."""
        squad = table.squads[self.seat]
        if self.unit != REPAIR:
            return []
        found: list[Seat] = []
        for other in table.seats():
            patient = table.squads[other]
            if patient.on_board(HH) and patient.damage.count() and not table.is_enemy(self.seat, other):
                if table.board.distance(squad.at[self.unit], patient.at[HH]) <= REPAIR_RANGE:
                    found.append(other)
        return found

    def question(self, table: HeavyTable) -> Decision | None:
        squad = table.squads[self.seat]
        if squad.automatic or not squad.on_board(self.unit):
            return None
        words = [FIRE_WORDS[unit][target] for target, unit in targets(table, self.seat, self.unit, self.card)]
        for patient in self.patients(table):
            words.append("repair" if patient == self.seat else f"repair@{patient}")
        return table.ask(self.seat, "attack", (*words, "hold")) if words else None

    def about(self, table: HeavyTable) -> dict[str, Any]:
        return {"unit": UNITS[self.unit], "weapon": self._weapon_id(table)}

    def offers(self, table: HeavyTable) -> dict[str, Any]:
        from baffe.games.heavy_hitters.odds import shot_offer

        return {
            FIRE_WORDS[unit][target]: shot_offer(table, self.seat, self.unit, self.card, target, unit)
            for target, unit in targets(table, self.seat, self.unit, self.card)
        }

    def _weapon_id(self, table: HeavyTable) -> str:
        return table.weapon_of(self.unit, self.card).id

    def run(self, table: HeavyTable) -> None:
        """Nothing can be done, or a solo opponent acts by its rule."""
        squad = table.squads[self.seat]
        if not squad.on_board(self.unit):
            return
        if squad.automatic:
            from baffe.games.heavy_hitters.opponents import act

            act(table, self.seat, self.unit, self.card, self.patients(table))
            return
        if self.card != NO_CARD:
            table.tell(facts.NO_TARGET, self.seat, "gkr/G109", word=self._weapon_id(table))
            retire(table, self.seat, self.card, "gkr/G109")

    def choose(self, table: HeavyTable, choice: str) -> None:
        if choice == "hold":
            table.tell(facts.HELD_FIRE, self.seat, "gkr/G120", word=self._weapon_id(table))
            if self.card != NO_CARD:
                retire(table, self.seat, self.card, "gkr/G120")
        elif choice.startswith("repair"):
            patient = Seat(int(choice.partition("@")[2])) if "@" in choice else self.seat
            if try_repair(table, self.seat, patient, "gkr/G129" if patient == self.seat else "gkr/X22"):
                table.then(Mend(patient, 1, False, "gkr/G131"))
        else:
            unit, target = FIRED_AT[choice]
            repeats = table.weapon_of(self.unit, self.card).has(TWIN)
            fire(table, self.seat, self.unit, self.card, Seat(target), unit, repeats)


def try_repair(table: HeavyTable, seat: Seat, patient: Seat, why: str) -> bool:
    """G129: whether the die is good enough."""
    die = table.chance.die() + 1
    least = table.squads[seat].repair_on
    table.tell(facts.REPAIR_TRIED, seat, why, least, patient, str(die))
    return die >= least


class CombatOver(HeavyStep):
    """What has not been discarded yet is now: cards of solo opponents (X100)."""

    def run(self, table: HeavyTable) -> None:
        for seat in table.order():
            for card in table.squads[seat].in_play:
                retire(table, seat, card, "gkr/X100")


STEPS: Final = (Reface, Commit, PayCommitted, Overclock, Fight, Order, Act, CombatOver)
