"""The choice of costumes before the first turn."""

from typing import Any

from baffe.games.tokyo import facts
from baffe.games.tokyo.modules.halloween.costumes import Costume
from baffe.games.tokyo.table import TokyoStep, TokyoTable
from baffe.kernel.agenda import Decision
from baffe.kernel.asking import Ask
from baffe.kernel.pile import packed
from baffe.kernel.seat import NOBODY, Seat


class DressUp(TokyoStep):
    """Everybody in turn order, whoever begins first."""

    def run(self, table: TokyoTable) -> None:
        table.then(ShowCostumes((table.active, *table.after(table.active)), ()))


class ShowCostumes(TokyoStep):
    """The first of these seats is shown two costumes; they lie in the deck, from which nobody draws yet."""

    seats: tuple[Seat, ...]
    refused: tuple[int, ...]  # set aside until all have chosen

    def run(self, table: TokyoTable) -> None:
        if not self.seats:
            return
        cards = table.book.cards
        left = [n for n in table.deck.numbers() if isinstance(cards[n], Costume) and n not in self.refused]
        first = left.pop(table.chance.pick(packed(left)))
        second = left.pop(table.chance.pick(packed(left)))
        shown = cards[first].id + "," + cards[second].id
        table.tell(facts.COSTUMES_SHOWN, self.seats[0], "halloween/H2", 0, NOBODY, shown)
        table.then(ChooseCostume(self.seats, first, second, self.refused))


class ChooseCostume(Ask[TokyoTable]):
    """Which of the two to wear; the other is set aside."""

    seats: tuple[Seat, ...]
    first: int
    second: int
    refused: tuple[int, ...]

    def asks(self, table: TokyoTable) -> Seat:
        return self.seats[0]

    def about(self, table: TokyoTable) -> dict[str, Any]:
        return {"cards": [table.card_id(self.first), table.card_id(self.second)]}

    def offers(self, table: TokyoTable) -> dict[str, Any]:
        ids = [table.card_id(self.first), table.card_id(self.second)]
        return {"costume:" + id: {"card": id, "price": 0} for id in ids}

    def question(self, table: TokyoTable) -> Decision | None:
        words = ("costume:" + table.card_id(self.first), "costume:" + table.card_id(self.second))
        return table.ask(self.seats[0], "costume", words)

    def choose(self, table: TokyoTable, choice: str) -> None:
        chosen, other = self.first, self.second
        if choice != "costume:" + table.card_id(chosen):
            chosen, other = other, chosen
        table.deck = table.deck.without(chosen)
        table.tell(facts.DRESSED, self.seats[0], "halloween/H1", word=table.card_id(chosen))
        table.give_card(self.seats[0], chosen)
        table.then(ShowCostumes(self.seats[1:], (*self.refused, other)))
