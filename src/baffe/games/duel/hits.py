"""Hits: a damage event, what stops it, and what follows from it."""

from typing import Any, Final

from baffe.games.duel import facts
from baffe.games.duel.hand import DICE, HEART, count
from baffe.games.duel.table import DuelStep, DuelTable
from baffe.kernel.agenda import Decision


class Blow(DuelStep):
    """D43 to D46: one damage event. Each victim defends itself, then all of them lose their hearts together."""

    name = "blow"
    shape = "victims:ints settled:ints by:anybody why:str"

    def __init__(self, victims: tuple[int, ...], settled: tuple[int, ...], by: int, why: str) -> None:
        self.victims: Final = victims  # seat, hits, seat, hits: those who can still defend themselves
        self.settled: Final = settled  # the same for those who have
        self.by: Final = by
        self.why: Final = why

    def question(self, table: DuelTable) -> Decision | None:
        if not self.victims:
            return None
        seat, hits = self.victims[0], self.victims[1]
        if hits > 0 and not is_immune(table, seat):
            for card in table.cards_of(seat):
                if card.hides(table, seat):
                    return Decision(seat, "brace", (card.id, "take"))
        return None

    def about(self, table: DuelTable) -> dict[str, Any]:
        return {"hearts": self.victims[1], "by": None if self.by < 0 else self.by}

    def run(self, table: DuelTable) -> None:
        self.answer(table, "take")

    def answer(self, table: DuelTable, choice: str) -> None:
        if self.victims:
            seat, hits = self.victims[0], self.victims[1]
            left = self._defended(table, seat, hits, choice)
            table.then(Blow(self.victims[2:], (*self.settled, seat, left), self.by, self.why))
        else:
            self._land(table)

    def _defended(self, table: DuelTable, seat: int, hits: int, choice: str) -> int:
        """The hits that are left."""
        if is_immune(table, seat):
            table.tell(facts.UNHURT, seat, self.why, hits, self.by)
            return 0
        if choice != "take":
            thrown = table.chance.tally(hits)
            table.tell(facts.THREW, seat, choice, 0, -1, DICE.text(thrown) if table.loud else "")
            stopped = count(thrown, HEART)
            if stopped:
                table.tell(facts.PREVENTED, seat, choice, stopped)
            hits -= stopped
        for card in sorted(table.cards_of(seat), key=lambda card: not card.comes_first):
            if hits > 0 and table.active != seat and card.stops_first_hit(table, seat) and not table.is_used(card):
                table.use_up(card)
                table.tell(facts.PREVENTED, seat, card.id, 1)
                hits -= 1
        return hits

    def _land(self, table: DuelTable) -> None:
        fallen: list[int] = []
        taken: list[tuple[int, int, int]] = []  # seat, hearts lost in this turn before, hearts lost now
        for i in range(0, len(self.settled), 2):
            seat, hits = self.settled[i], self.settled[i + 1]
            if hits > 0:
                side = table.sides[seat]
                before = side.lost
                lost = lose_hearts(table, seat, hits, self.by, self.why)
                taken.append((seat, before, lost))
                if side.hearts == 0:
                    fallen.append(seat)
        if fallen:
            self._end(table, fallen)
            return
        for seat, before, lost in taken:
            for card in table.cards_of(seat):
                card.hit_taken(table, seat, lost)
            for card in table.cards_of(1 - seat):
                card.rival_hit(table, 1 - seat, before, lost)

    def _end(self, table: DuelTable, fallen: list[int]) -> None:
        for seat in fallen:
            table.tell(facts.KNOCKED_OUT, seat, "duel/D57", 0, self.by)
        if len(fallen) == 2:
            table.finish(-1, "draw", "duel/D62")
        else:
            table.finish(1 - fallen[0], "knock_out", "duel/D57")


def is_immune(table: DuelTable, seat: int) -> bool:
    return table.sides[seat].immune or any([card.is_immune(table, seat) for card in table.cards_of(seat)])


def lose_hearts(table: DuelTable, seat: int, hits: int, by: int, why: str) -> int:
    """Take that many hits. Returns the hearts really lost."""
    side = table.sides[seat]
    side.was_hit = True
    before = side.hearts
    side.hearts = max(before - hits, 0)
    saved = False
    if side.hearts == 0:
        for card in table.cards_of(seat):
            if not saved and card.survives(table, seat):
                saved = True
                side.hearts = 1
    lost = before - side.hearts
    side.lost += lost
    if lost:
        table.tell(facts.HURT, seat, why, lost, by)
    if saved:
        table.tell(facts.SURVIVED, seat, "duel/D46")
    return lost
