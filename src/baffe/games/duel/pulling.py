"""Pulling markers: single steps, each with all that it brings."""

from typing import Any, Final

from baffe.games.duel import facts, moments
from baffe.games.duel.board import BLANK, DIRECTION, STOP, TRACKS, bonus_at, next_place, plain_place
from baffe.games.duel.hits import strike
from baffe.games.duel.table import DuelStep, DuelTable
from baffe.kernel.agenda import Decision
from baffe.kernel.fact import NOBODY


class Pull(DuelStep):
    """D35, D36: one step; then whatever it brings; then the rest of the pull."""

    name = "pull"
    shape = "seat:seat track:int left:int made:int why:str"

    def __init__(self, seat: int, track: int, left: int, made: int, why: str) -> None:
        self.seat: Final = seat
        self.track: Final = track
        self.left: Final = left
        self.made: Final = made
        self.why: Final = why

    def run(self, table: DuelTable) -> None:
        seat, track = self.seat, self.track
        if self.left == 0:
            for card in table.cards_at(seat, moments.PULLED):
                card.pulled(table, seat, track, self.made)
            return
        if self.made == 0:
            table.tell(facts.PULLED, seat, self.why, self.left, NOBODY, TRACKS[track])
        before = table.markers[track]
        after = next_place(table.buzz, track, before, DIRECTION[seat])
        table.markers = (after, table.markers[1]) if track == 0 else (table.markers[0], after)
        if table.loud:
            table.tell(facts.STEPPED, seat, "duel/D35", 0, NOBODY, f"{TRACKS[track]},{plain_place(after)}")
        if table.check_markers():
            return
        for card in table.cards_at(seat, moments.STEPPED):
            card.stepped(table, seat, track, before, after)
        left = self.left - 1
        bonus = bonus_at(table.buzz, track, after)
        if bonus == STOP:
            if not table.monster(seat).owns_stops:
                if left:
                    table.tell(facts.STOPPED_BY_KING, seat, "duel/D40", left, NOBODY, TRACKS[track])
                left = 0
        elif bonus:
            table.then(Bonus(seat, bonus))
        table.then(Pull(seat, track, left, self.made + 1, self.why))


def pull(table: DuelTable, seat: int, track: int, steps: int, why: str) -> None:
    if steps > 0:
        table.then(Pull(seat, track, steps, 0, why))


class Bonus(DuelStep):
    """D37 to D39: what lies on the space is the puller's; cards may make a hit of it."""

    name = "bonus"
    shape = "seat:seat bonus:str"

    def __init__(self, seat: int, bonus: str) -> None:
        self.seat: Final = seat
        self.bonus: Final = bonus

    def question(self, table: DuelTable) -> Decision | None:
        if self.bonus in ("hit", "hit_x2"):
            return None
        if self.bonus == BLANK:
            for card in table.cards_at(self.seat, moments.FILLS_BLANKS):
                if card.fills_blanks(table, self.seat):
                    return Decision(self.seat, "bonus", (card.id, "no"))
        else:
            for card in table.cards_at(self.seat, moments.SWAPS_BONUS):
                if card.swaps_bonus(table, self.seat):
                    return Decision(self.seat, "bonus", (card.id, "no"))
        return None

    def about(self, table: DuelTable) -> dict[str, Any]:
        return {"bonus": self.bonus}

    def run(self, table: DuelTable) -> None:
        self.answer(table, "no")

    def answer(self, table: DuelTable, choice: str) -> None:
        seat = self.seat
        if choice != "no":
            strike(table, 1 - seat, 1, seat, choice)
            return
        if self.bonus != BLANK:
            table.tell(facts.BONUS, seat, table.book.players[seat].bonus_rule(self.bonus), 0, NOBODY, self.bonus)
        if self.bonus == "hit":
            strike(table, 1 - seat, 1, seat, "duel/D38")
        elif self.bonus == "hit_x2":
            strike(table, 1 - seat, 2, seat, "duel/D38")
        elif self.bonus == "heart":
            table.heal(seat, 1, "duel/D38")
        elif self.bonus == "energy":
            table.resolve_energy(seat, 1, "duel/D38")
        elif self.bonus == "dice_token":
            table.gain_tokens(seat, 1, "duel/D38")
