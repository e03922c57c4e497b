"""Damage: cards that a Heavy Hitter loses, hits that support units take, and what is destroyed by it."""

from typing import Final

from baffe.games.heavy_hitters import facts
from baffe.games.heavy_hitters.achievements import earn
from baffe.games.heavy_hitters.cards import renew
from baffe.games.heavy_hitters.dataset import NO_CARD
from baffe.games.heavy_hitters.ending import check_fallen
from baffe.games.heavy_hitters.squad import HH, RESERVE
from baffe.games.heavy_hitters.table import HeavyAsk, HeavyStep, HeavyTable
from baffe.kernel.agenda import Decision
from baffe.kernel.seat import NOBODY, Seat

TOP: Final = "lose:top"
REST: Final = "lose:rest"
TOP_ONLY: Final[tuple[str, ...]] = (TOP,)
REST_ONLY: Final[tuple[str, ...]] = (REST,)


class Lose(HeavyAsk):
    """G121 to G125: cards become damage one by one; the owner names the top card or one of the hand."""

    left: int
    by: Seat
    why: str
    rest: bool = False  # all of them come from the top
    shape = "seat:seat left:int by:anybody why:str rest:bool"

    def question(self, table: HeavyTable) -> Decision | None:
        squad = table.squads[self.seat]
        if squad.automatic:
            return None
        hand = squad.hand
        if squad.deck.count() == 0:
            if squad.discard.count():
                return None  # it is renewed first
            cards = hand.numbers() or list(squad.in_play)
            if len(cards) < 2:
                return None
            return table.ask(self.seat, "lose", self._words(table, cards), True)
        if self.rest or hand.count() == 0:
            return None
        words = TOP_ONLY + self._words(table, hand.numbers())
        return table.ask(self.seat, "lose", words + REST_ONLY if self.left > 1 else words)

    def _words(self, table: HeavyTable, cards: list[int]) -> tuple[str, ...]:
        return tuple([table.book.lose_words[card] for card in sorted(set(cards))])

    def about(self, table: HeavyTable) -> dict[str, object]:
        return {"left": self.left}

    def run(self, table: HeavyTable) -> None:
        squad = table.squads[self.seat]
        if squad.deck.count() == 0 and squad.discard.count():
            renew(table, self.seat, "gkr/X62" if squad.automatic else "gkr/G123")
            table.then(self)  # the owner chooses now
        elif squad.deck.count():
            self._lose_top(table)
        elif squad.life():
            self._lose(table, _last_card(table, self.seat))

    def choose(self, table: HeavyTable, choice: str) -> None:
        if choice == TOP:
            self._lose_top(table)
        elif choice == REST:
            self._lose_top(table, True)
        else:
            self._lose(table, table.book.card_of(choice))

    def _lose_top(self, table: HeavyTable, rest: bool = False) -> None:
        squad = table.squads[self.seat]
        card, squad.deck = squad.deck.draw(table.chance)
        squad.damage = squad.damage.add(card)
        if squad.automatic:
            table.chance.uncovered += 1
            table.tell(facts.LOST_UNSEEN, self.seat, self.why, squad.life())
        else:
            table.uncover_all(facts.LOST, self.seat, self.why, (squad.life(), table.card_id(card), "deck"))
        self._next(table, self.rest or rest)

    def _lose(self, table: HeavyTable, card: int) -> None:
        """A card of the hand, or the last ones in play (G124)."""
        squad = table.squads[self.seat]
        place = "hand"
        if squad.hand.has(card):
            squad.hand = squad.hand.without(card)
        else:
            squad.leave_play(card)
            place = "play"
        squad.damage = squad.damage.add(card)
        table.uncover_all(facts.LOST, self.seat, self.why, (squad.life(), table.card_id(card), place))
        self._next(table, self.rest)

    def _next(self, table: HeavyTable, rest: bool) -> None:
        if self.left > 1 and table.squads[self.seat].life():
            table.then(Lose(self.seat, self.left - 1, self.by, self.why, rest))


def _last_card(table: HeavyTable, seat: Seat) -> int:
    """Of a hand the only card; of what is in play the slowest weapon first (X100)."""
    squad = table.squads[seat]
    cards = squad.hand.numbers()
    if cards:
        return cards[0]
    weapons = table.book.weapons
    found = NO_CARD
    slowest = 99
    for card in squad.in_play:
        weapon = weapons[card]
        speed = 0 if weapon is None else weapon.speed
        if speed < slowest:
            found, slowest = card, speed
    return found


class Reckon(HeavyStep):
    """G125, G173: when all damage of one effect is applied, whoever has no card left is destroyed."""

    by: Seat
    why: str
    shape = "by:anybody why:str"

    def run(self, table: HeavyTable) -> None:
        check_fallen(table, self.by, self.why)


# -- hits on units --


def hurt(table: HeavyTable, seat: Seat, unit: int, hits: int, by: Seat, why: str) -> None:
    """Damage that nothing stops any more: at once for a support unit, card by card for a Heavy Hitter."""
    if hits <= 0 or not table.squads[seat].on_board(unit):
        return
    if unit == HH:
        table.then(Lose(seat, hits, by, why))
    else:
        hurt_unit(table, seat, unit, hits, by, why)


def hurt_unit(table: HeavyTable, seat: Seat, unit: int, hits: int, by: Seat, why: str) -> None:
    """G127: a support unit takes hits and may be destroyed by them."""
    squad = table.squads[seat]
    most = table.most_hits(seat, unit)
    taken = min(hits, most - squad.hits[unit])
    squad.set_hits(unit, squad.hits[unit] + taken)
    if table.loud:
        values = (taken, most - squad.hits[unit], table.unit_name(unit))
        table.tell_all(facts.HURT, seat, why, values)
    if squad.hits[unit] >= most:
        squad.put(unit, RESERVE)
        squad.set_hits(unit, 0)
        table.tell(facts.UNIT_DESTROYED, seat, "gkr/G127", other=by, word=table.unit_name(unit))
        if by != NOBODY and table.is_enemy(seat, by):
            table.squads[by].wrecked = True
            credit(table, by, "a_unit")


def hurt_all(table: HeavyTable, victims: list[tuple[Seat, int]], hits: list[int], by: Seat, why: str) -> None:
    """G205, X113: one effect on several units, whose saves are rolled already: one owner after the other."""
    for (seat, unit), taken in zip(victims, hits, strict=True):
        table.then(TakeHits(seat, unit, taken, by, why))
    table.then(Reckon(by, why))


class TakeHits(HeavyStep):
    """One of the units that an effect has struck."""

    seat: Seat
    unit: int
    hits: int
    by: Seat
    why: str
    shape = "seat:seat unit:int hits:int by:anybody why:str"

    def run(self, table: HeavyTable) -> None:
        hurt(table, self.seat, self.unit, self.hits, self.by, self.why)


def in_turn_order(table: HeavyTable, victims: list[tuple[Seat, int]]) -> list[tuple[Seat, int]]:
    """By the turn order of their owners, then HH, Combat, Repair, Recon."""
    return [(seat, unit) for seat in table.order() for owner, unit in sorted(victims) if owner == seat]


def credit(table: HeavyTable, seat: Seat, achievement: str) -> None:
    """An achievement counts at once, in an attack at its place in the timetable (G161)."""
    spaces = [row.fame for row in table.book.data.achievements if row.id == achievement][0]
    if table.attack.is_on():
        table.squads[seat].earned += spaces
    else:
        earn(table, seat, spaces, "gkr/G161")


STEPS: Final = (Lose, Reckon, TakeHits)
