"""Damage cards that come back."""

from typing import Final

from baffe.games.heavy_hitters.cards import mend
from baffe.games.heavy_hitters.table import HeavyAsk, HeavyTable
from baffe.kernel.agenda import Decision


class Mend(HeavyAsk):
    """G131: the owner of the Heavy Hitter names a damage card, which goes to the discard pile."""

    cards: int
    may_refuse: bool
    why: str

    def question(self, table: HeavyTable) -> Decision | None:
        damage = sorted(set(table.squads[self.seat].damage.numbers()))
        if not damage:
            return None
        words = tuple([f"mend:{table.card_id(card)}" for card in damage])
        return table.ask(self.seat, "mend", words + ("no",) if self.may_refuse else words)

    def choose(self, table: HeavyTable, choice: str) -> None:
        if choice == "no":
            return
        mend(table, self.seat, table.book.data.card_number(choice.partition(":")[2]), self.why)
        if self.cards > 1:
            table.then(Mend(self.seat, self.cards - 1, self.may_refuse, self.why))


class Refit(HeavyAsk):
    """An upgrade that mends a card as its owner's part of the Reset phase begins; it may be declined."""

    def run(self, table: HeavyTable) -> None:
        power = table.ability(self.seat, "refit")
        if power is not None and table.squads[self.seat].damage.count():
            table.then(Mend(self.seat, power.effect.n, True, power.id))


STEPS: Final = (Mend, Refit)
