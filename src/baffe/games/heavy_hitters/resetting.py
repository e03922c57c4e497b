"""The Reset phase: hands, Energy, the Glory Hound, and what the zones do (G145 to G149, X10 to X13)."""

from typing import Final

from baffe.games.heavy_hitters import facts
from baffe.games.heavy_hitters.cards import draw
from baffe.games.heavy_hitters.damage import hurt_all, in_turn_order
from baffe.games.heavy_hitters.ending import call_time, pass_glory_hound
from baffe.games.heavy_hitters.table import HeavyAsk, HeavyStep, HeavyTable
from baffe.kernel.agenda import Decision
from baffe.kernel.seat import NOBODY, Seat


class Tidy(HeavyAsk):
    """G145, G178, G206: discard what you like, use what is for this phase; not above the hand size at the end."""

    name = "reset"

    def question(self, table: HeavyTable) -> Decision | None:
        squad = table.squads[self.seat]
        if squad.fell:
            return None
        words = [table.book.discard_words[card] for card in squad.hand.kinds()]
        words += table.words_offered(self.seat, "reset")
        if squad.hand.count() <= squad.hand_size:
            words.append("done")
        return table.ask(self.seat, "reset", tuple(words), True)

    def choose(self, table: HeavyTable, choice: str) -> None:
        if choice == "done":
            return
        if choice.startswith("discard:"):
            squad = table.squads[self.seat]
            card = table.book.card_of(choice)
            squad.hand = squad.hand.without(card)
            squad.discard = squad.discard.add(card)
            table.uncover_all(facts.DISCARDED, self.seat, "gkr/G145", (table.card_id(card), "hand"))
        else:
            table.use(table.book.power_of(choice), self.seat, choice)
        table.then(self)


class Restock(HeavyStep):
    """G146 to G149: everybody draws up, Energy is full again, what was of this round ends, the token passes."""

    def run(self, table: HeavyTable) -> None:
        for seat in table.players():
            squad = table.squads[seat]
            draw(table, seat, squad.hand_size - squad.hand.count(), "gkr/G146")
        for seat in table.players():
            squad = table.squads[seat]
            if squad.energy != squad.energy_max:
                squad.energy = squad.energy_max
                table.tell(facts.ENERGY_RESET, seat, "gkr/G147", squad.energy)
        surging = [seat for seat in table.order() if table.squads[seat].surging]
        table.tell(facts.ROUND_ENDED, NOBODY, "gkr/G148", table.round)
        for squad in table.squads:
            squad.forget()
            squad.snared, squad.snared_next = squad.snared_next, False
        if table.book.house.is_solo():
            return
        if surging:
            table.glory = surging[0]
            table.tell(facts.GLORY_HOUND, table.glory, "gkr/G206")
        else:
            pass_glory_hound(table, "gkr/G149")


class Fallout(HeavyStep):
    """X10 to X13: every unit in an inner zone is hurt, all at the same time."""

    def run(self, table: HeavyTable) -> None:
        if not table.book.house.zoned:
            return
        zones = table.book.data.zones
        victims: list[tuple[Seat, int]] = []
        for seat in table.order():
            for unit in table.units_on_board(seat):
                if zones[table.zone_of(table.squads[seat].at[unit])].reset_damage:
                    victims.append((seat, unit))
        if victims:
            victims = in_turn_order(table, victims)
            hits = [zones[table.zone_of(table.squads[seat].at[unit])].reset_damage for seat, unit in victims]
            hurt_all(table, victims, hits, NOBODY, "gkr/X10")


class RoundCap(HeavyStep):
    """G175, G192: after the last round buildings, life, tags and turn order decide."""

    def run(self, table: HeavyTable) -> None:
        cap = table.book.house.round_cap
        if cap and table.round >= cap:
            call_time(table, "round_cap", "gkr/G175")
        elif table.round >= table.book.data.constants.stalled_rounds:
            call_time(table, "stalled", "gkr/G192")


STEPS: Final = (Tidy, Restock, Fallout, RoundCap)
