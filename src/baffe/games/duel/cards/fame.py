"""Keep cards about buying, energy and the row."""

from typing import Any, Final

from baffe.games.duel.board import DESTRUCTION, FAME
from baffe.games.duel.card import Card
from baffe.games.duel.pulling import pull
from baffe.games.duel.shop import buy, offers, slot_of
from baffe.games.duel.table import DuelStep, DuelTable, DuelWindow
from baffe.kernel.agenda import Decision, Step
from baffe.kernel.seat import NOBODY, Seat

LAB_DISCOUNT: Final = 1


class AlienMetabolism(Card):
    """Once in a turn a card of the row may be thrown away."""

    cost = 2
    buzz = "anubis"
    own_words = ("alien_metabolism:*",)

    def any_time(self, table: DuelTable, me: Seat) -> tuple[str, ...]:
        if table.is_used(self) or table.phase not in ("roll", "final", "resolve", "buy"):
            return ()
        return tuple([f"{self.id}:{table.card_id(number)}" for number in table.row])

    def use(self, table: DuelTable, me: Seat, word: str) -> None:
        table.use_up(self)
        table.remove_from_row(slot_of(table, word.partition(":")[2]), me, self.id)


class BreakingNews(Card):
    """Fame 1 with every other card that is bought."""

    cost = 6
    buzz = "dragon"

    def other_bought(self, table: DuelTable, me: Seat) -> None:
        pull(table, me, FAME, 1, self.id)


class ElectricalAura(Card):
    """At the end of a turn Destruction 1 for each 7 energy."""

    cost = 4
    buzz = "lizard"

    def turn_over(self, table: DuelTable, me: Seat) -> None:
        pull(table, me, DESTRUCTION, table.sides[me].energy // 7, self.id)


class MadeInALab(Card):
    """A card may be bought at the start of the turn, 1 cheaper."""

    cost = 3
    buzz = "tiger"

    def turn_started(self, table: DuelTable, me: Seat) -> None:
        table.then(Lab())


class Lab(DuelStep):
    """P3: which card, or none."""

    def question(self, table: DuelTable) -> Decision | None:
        energy = table.sides[table.active].energy
        found = offers(table, LAB_DISCOUNT)
        words = [word for word in found if found[word]["price"] <= energy]
        return table.ask(table.active, "lab", (*words, "no")) if words else None

    def offers(self, table: DuelTable) -> dict[str, Any]:
        return offers(table, LAB_DISCOUNT)

    def answer(self, table: DuelTable, choice: str) -> None:
        if choice != "no":
            price: int = offers(table, LAB_DISCOUNT)[choice]["price"]
            buy(table, table.active, slot_of(table, choice.removeprefix("buy:")), price, "made_in_a_lab")


class Superconductor(Card):
    """When its own dice bring the rival energy, this may be discarded for as much."""

    cost = 2
    own_words = ("superconductor",)

    def rival_resolved_energy(self, table: DuelTable, me: Seat, energy: int) -> None:
        if table.active != me:
            table.then(Conduct(me, self.number, energy))


class Conduct(DuelWindow):
    """P20: now, or later."""

    kind = "conduct"
    seat: Seat
    card: int
    energy: int

    def opens_for(self, table: DuelTable) -> Seat:
        return self.seat if self.card in table.sides[self.seat].cards else NOBODY

    def reactions(self, table: DuelTable, seat: Seat) -> tuple[str, ...]:
        return Superconductor.own_words

    def about(self, table: DuelTable) -> dict[str, Any]:
        return {"energy": self.energy}

    def react(self, table: DuelTable, seat: Seat, word: str) -> None:
        table.discard_card(seat, self.card, word)
        table.gain_energy(seat, self.energy, word)


CARDS: Final[tuple[Card, ...]] = (AlienMetabolism(), BreakingNews(), ElectricalAura(), MadeInALab(), Superconductor())
STEPS: Final[tuple[type[Step[DuelTable]], ...]] = (Lab, Conduct)
