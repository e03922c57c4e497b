"""Hits: a damage event, what stops it, and what follows from it."""

from typing import Any, Final

from baffe.games.duel import facts, moments
from baffe.games.duel.hand import DICE, HEART, count
from baffe.games.duel.table import DuelStep, DuelTable
from baffe.kernel.agenda import Decision

LOT: Final = 15  # dice that are sure to fit into one tally, four bits for each face


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
        for card in table.cards_at(seat, moments.HIDES):
            if hits > 0 and card.hides(table, seat) and not is_immune(table, seat):
                return Decision(seat, "brace", (card.id, "take"))
        return None

    def about(self, table: DuelTable) -> dict[str, Any]:
        return {"hearts": self.victims[1], "by": None if self.by < 0 else self.by}

    def run(self, table: DuelTable) -> None:
        self.answer(table, "take")

    def answer(self, table: DuelTable, choice: str) -> None:
        victims, settled = self.victims, self.settled
        if victims:
            seat = victims[0]
            settled = (*settled, seat, self._defended(table, seat, victims[1], choice))
            if len(victims) > 2:
                table.then(Blow(victims[2:], settled, self.by, self.why))
                return
        self._land(table, settled)

    def _defended(self, table: DuelTable, seat: int, hits: int, choice: str) -> int:
        """The hits that are left."""
        if is_immune(table, seat):
            table.tell(facts.UNHURT, seat, self.why, hits, self.by)
            return 0
        if choice != "take":
            lots = [table.chance.tally(min(hits - at, LOT)) for at in range(0, hits, LOT)]
            table.tell(facts.THREW, seat, choice, 0, -1, ",".join([DICE.text(lot) for lot in lots]))
            stopped = sum([count(lot, HEART) for lot in lots])
            if stopped:
                table.tell(facts.PREVENTED, seat, choice, stopped)
            hits -= stopped
        if table.active != seat and table.sides[seat].moments & moments.STOPS_FIRST_HIT:
            for card in sorted(table.cards_of(seat), key=lambda card: not card.comes_first):
                if hits > 0 and card.stops_first_hit(table, seat) and not table.is_used(card):
                    table.use_up(card)
                    table.tell(facts.PREVENTED, seat, card.id, 1)
                    hits -= 1
        return hits

    def _land(self, table: DuelTable, settled: tuple[int, ...]) -> None:
        fallen: list[int] = []
        taken: list[int] = []  # seat, hearts lost in this turn before, hearts lost now; and so on
        for i in range(0, len(settled), 2):
            seat, hits = settled[i], settled[i + 1]
            if hits > 0:
                side = table.sides[seat]
                before = side.lost
                taken += [seat, before, lose_hearts(table, seat, hits, self.by, self.why)]
                if side.hearts == 0:
                    fallen.append(seat)
        if fallen:
            self._end(table, fallen)
            return
        for i in range(0, len(taken), 3):
            seat, before, lost = taken[i], taken[i + 1], taken[i + 2]
            for card in table.cards_at(seat, moments.HIT_TAKEN):
                card.hit_taken(table, seat, lost)
            for card in table.cards_at(1 - seat, moments.RIVAL_HIT):
                card.rival_hit(table, 1 - seat, before, lost)

    def _end(self, table: DuelTable, fallen: list[int]) -> None:
        for seat in fallen:
            table.tell(facts.KNOCKED_OUT, seat, "duel/D57", 0, self.by)
        if len(fallen) == 2:
            table.finish(-1, "draw", "duel/D62")
        else:
            table.finish(1 - fallen[0], "knock_out", "duel/D57")


def is_immune(table: DuelTable, seat: int) -> bool:
    for card in table.cards_at(seat, moments.IS_IMMUNE):
        if card.is_immune(table, seat):
            return True
    return table.sides[seat].immune


def lose_hearts(table: DuelTable, seat: int, hits: int, by: int, why: str) -> int:
    """Take that many hits. Returns the hearts really lost."""
    side = table.sides[seat]
    side.was_hit = True
    before = side.hearts
    side.hearts = max(before - hits, 0)
    saved = False
    if side.hearts == 0:
        for card in table.cards_at(seat, moments.SURVIVES):
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


def strike(table: DuelTable, victim: int, hits: int, by: int, why: str) -> None:
    if hits > 0:
        table.then(Blow((victim, hits), (), by, why))


def strike_all(table: DuelTable, victims: list[int], hits: int, by: int, why: str) -> None:
    """One event for all of them, unless the house lets the first one fall first."""
    if table.book.house.first_hit_loses:
        for victim in victims:
            strike(table, victim, hits, by, why)
    elif victims:
        flat: list[int] = []
        for victim in victims:
            flat += [victim, hits]
        table.then(Blow(tuple(flat), (), by, why))
