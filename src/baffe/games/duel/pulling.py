"""Pulling markers: single steps, each with all that it brings."""

from typing import Any, Final

from baffe.games.duel import facts, moments
from baffe.games.duel.board import BLANK, DIRECTION, STOP, TRACKS, bonus_at, next_place, plain_place
from baffe.games.duel.card import NO_WORDS
from baffe.games.duel.damage import strike
from baffe.games.duel.monster import RIVAL
from baffe.games.duel.table import DuelStep, DuelTable, DuelWindow
from baffe.kernel.seat import Seat


class Pull(DuelStep):
    """D35, D36: one step; then whatever it brings; then the rest of the pull."""

    seat: Seat
    track: int
    left: int
    made: int
    why: str

    def run(self, table: DuelTable) -> None:
        seat, track = self.seat, self.track
        if self.left == 0:
            for card in table.cards_at(seat, moments.PULLED):
                card.pulled(table, seat, track, self.made)
            return
        if self.made == 0:
            table.tell(facts.PULLED, seat, self.why, self.left, word=TRACKS[track])
        before = table.markers[track]
        after = next_place(table.buzz, track, before, DIRECTION[seat])
        table.markers = (after, table.markers[1]) if track == 0 else (table.markers[0], after)
        if table.loud:
            table.tell_all(facts.STEPPED, seat, "duel/D35", (TRACKS[track], plain_place(after)))
        if table.check_markers():
            return
        for card in table.cards_at(seat, moments.STEPPED):
            card.stepped(table, seat, track, before, after)
        left = self.left - 1
        bonus = bonus_at(table.buzz, track, after)
        if bonus == STOP:
            if not table.figure(seat).owns_stops:
                if left:
                    table.tell(facts.STOPPED_BY_KING, seat, "duel/D40", left, word=TRACKS[track])
                left = 0
        elif bonus:
            table.then(Bonus(seat, bonus))
        table.then(Pull(seat, track, left, self.made + 1, self.why))


def pull(table: DuelTable, seat: Seat, track: int, steps: int, why: str) -> None:
    if steps > 0:
        table.then(Pull(seat, track, steps, 0, why))


HITS: Final[dict[str, int]] = {"hit": 1, "hit_x2": 2}


class Bonus(DuelWindow):
    """D37 to D39: what lies on the space is the puller's; cards may make a hit of it."""

    kind = "bonus"
    seat: Seat
    bonus: str

    def opens_for(self, table: DuelTable) -> Seat:
        return self.seat

    def reactions(self, table: DuelTable, seat: Seat) -> tuple[str, ...]:
        cards = table.cards_at(seat, moments.MAKES_HIT_OF)
        if not cards or self.bonus in HITS:
            return NO_WORDS
        return tuple([card.id for card in cards if card.makes_hit_of(table, seat, self.bonus)])

    def about(self, table: DuelTable) -> dict[str, Any]:
        return {"bonus": self.bonus}

    def react(self, table: DuelTable, seat: Seat, word: str) -> None:
        strike(table, RIVAL[seat], hits=1, by=seat, why=word)

    def declined(self, table: DuelTable, seat: Seat) -> None:
        bonus = self.bonus
        if bonus != BLANK:
            table.tell(facts.BONUS, seat, table.book.players[seat].bonus_rule(bonus), word=bonus)
        if bonus in HITS:
            strike(table, RIVAL[seat], hits=HITS[bonus], by=seat, why="duel/D38")
        elif bonus == "heart":
            table.heal(seat, 1, "duel/D38")
        elif bonus == "energy":
            table.resolve_energy(seat, 1, "duel/D38")
        elif bonus == "dice_token":
            table.gain_tokens(seat, 1, "duel/D38")
