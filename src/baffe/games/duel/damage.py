"""Hits on their way: a damage event, what stops it, and what follows from it."""

from typing import Any

from baffe.games.duel import facts, moments
from baffe.games.duel.card import NO_WORDS, in_order
from baffe.games.duel.monster import RIVAL
from baffe.games.duel.table import DuelTable, DuelWindow
from baffe.kernel.fact import parts_of
from baffe.kernel.seat import NOBODY, Seat, named_seat


class Blow(DuelWindow):
    """D43 to D46: one damage event. Each victim defends itself, then all of them lose their hearts together."""

    kind = "brace"
    declines = "take"
    shape = "victims:ints settled:ints by:anybody why:str"

    victims: tuple[int, ...]  # seat, hits, seat, hits: those who can still defend themselves
    settled: tuple[int, ...]  # the same for those who have
    by: Seat
    why: str

    def opens_for(self, table: DuelTable) -> Seat:
        return Seat(self.victims[0]) if self.victims else NOBODY

    def reactions(self, table: DuelTable, seat: Seat) -> tuple[str, ...]:
        """P17: cards that may be used against hits."""
        words = table.sides[seat].ids_at(moments.BRACE)
        return NO_WORDS if not words or self.victims[1] <= 0 or is_immune(table, seat) else words

    def about(self, table: DuelTable) -> dict[str, Any]:
        return {"hearts": self.victims[1], "by": named_seat(self.by)}

    def react(self, table: DuelTable, seat: Seat, word: str) -> None:
        self._settle(table, seat, table.card_of(seat, word).brace(table, seat, self.victims[1]))

    def declined(self, table: DuelTable, seat: Seat) -> None:
        self._settle(table, seat, self.victims[1])

    def closed(self, table: DuelTable) -> None:
        self._land(table, self.settled)

    def _settle(self, table: DuelTable, seat: Seat, hits: int) -> None:
        """The first victim has defended itself; the next one does, or the hits land."""
        settled = (*self.settled, seat, self._unstopped(table, seat, hits))
        if len(self.victims) > 2:
            table.then(Blow(self.victims[2:], settled, self.by, self.why))
        else:
            self._land(table, settled)

    def _unstopped(self, table: DuelTable, seat: Seat, hits: int) -> int:
        """The hits that are left after what stops them of itself."""
        if is_immune(table, seat):
            table.tell(facts.UNHURT, seat, self.why, hits, self.by)
            return 0
        cards = table.cards_at(seat, moments.STOPS_FIRST_HIT)
        if cards and table.active != seat:
            for card in in_order(cards):
                if hits > 0 and card.stops_first_hit(table, seat) and not table.is_used(card):
                    table.use_up(card)
                    table.tell(facts.PREVENTED, seat, card.id, 1)
                    hits -= 1
        return hits

    def _land(self, table: DuelTable, settled: tuple[int, ...]) -> None:
        fallen: list[Seat] = []
        losses: list[tuple[Seat, int]] = []
        for i in range(0, len(settled), 2):
            seat, hits = Seat(settled[i]), settled[i + 1]
            if hits > 0:
                losses.append((seat, self._take_hearts(table, seat, hits)))
                if table.sides[seat].hearts == 0:
                    fallen.append(seat)
        if fallen:
            knock_out(table, fallen, self.by)
            return
        for loser, hearts in losses:
            self._cards_react(table, loser, loser, hearts)
            self._cards_react(table, RIVAL[loser], loser, hearts)

    def _cards_react(self, table: DuelTable, owner: Seat, loser: Seat, hearts: int) -> None:
        for card in table.cards_at(owner, moments.HEARTS_LOST):
            card.hearts_lost(table, owner, loser, hearts)

    def _take_hearts(self, table: DuelTable, seat: Seat, hits: int) -> int:
        """How many are really lost."""
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
        if lost and table.loud:
            table.tell(facts.HURT, seat, self.why, lost, self.by, parts_of(self._causes(table, hits), lost))
        if saved:
            table.tell(facts.SURVIVED, seat, "duel/D46")
        return lost

    def _causes(self, table: DuelTable, hits: int) -> list[tuple[str, int]]:
        """Smashes on dice, and those that cards of the active side add to its Roll; nothing else has several causes."""
        if self.why != "duel/D27" or hits != table.smashed:  # else nobody can say which hit was stopped
            return []
        cards = table.cards_at(table.active, moments.SMASHES)
        added = [(card.id, card.smashes(table, table.active)) for card in cards]
        return [(self.why, hits - sum([smashes for _, smashes in added])), *added]


def knock_out(table: DuelTable, fallen: list[Seat], by: Seat) -> None:
    """D57, D62: these have no heart left."""
    for seat in fallen:
        table.tell(facts.KNOCKED_OUT, seat, "duel/D57", other=by)
    if len(fallen) == 2:
        table.finish(NOBODY, "draw", "duel/D62")
    else:
        table.finish(RIVAL[fallen[0]], "knock_out", "duel/D57")


def is_immune(table: DuelTable, seat: Seat) -> bool:
    side = table.sides[seat]
    return side.immune or bool(side.moments & moments.IS_IMMUNE)


def strike(table: DuelTable, victim: Seat, hits: int, by: Seat, why: str) -> None:
    """One damage event for one victim: strike(table, victim, hits=2, by=me, why=self.id)."""
    if hits > 0:
        table.then(Blow((victim, hits), (), by, why))


def strike_all(table: DuelTable, victims: list[Seat], hits: int, by: Seat, why: str) -> None:
    """One event for all of them, unless the house lets the first one fall first (D62)."""
    if table.book.house.first_hit_loses:
        for victim in victims:
            strike(table, victim, hits, by, why)
    elif victims:
        table.then(Blow(tuple([number for victim in victims for number in (victim, hits)]), (), by, why))
