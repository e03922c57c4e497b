"""The choice of costumes before the first turn."""

from typing import Any, Final

from baffe.games.tokyo import facts
from baffe.games.tokyo.modules.halloween.costumes import Costume
from baffe.games.tokyo.table import Ask, TokyoStep, TokyoTable
from baffe.kernel.agenda import Decision
from baffe.kernel.fact import NOBODY


class DressUp(TokyoStep):
    """Everybody in turn order, whoever begins first."""

    name = "dress_up"

    def run(self, table: TokyoTable) -> None:
        table.then(ShowCostumes((table.active, *table.after(table.active)), ()))


class ShowCostumes(TokyoStep):
    """The first of these seats is shown two costumes; they lie in the deck, from which nobody draws yet."""

    name = "show_costumes"
    shape = "seats:seats refused:ints"

    def __init__(self, seats: tuple[int, ...], refused: tuple[int, ...]) -> None:
        self.seats: Final = seats
        self.refused: Final = refused  # set aside until all have chosen

    def run(self, table: TokyoTable) -> None:
        if not self.seats:
            return
        cards = table.book.cards
        left = [n for n in table.bag if isinstance(cards[n], Costume) and n not in self.refused]
        first = left.pop(table.chance.pick(bytes(left)))
        second = left.pop(table.chance.pick(bytes(left)))
        shown = cards[first].id + "," + cards[second].id
        table.tell(facts.COSTUMES_SHOWN, self.seats[0], "halloween/H2", 0, NOBODY, shown)
        table.then(ChooseCostume(self.seats, first, second, self.refused))


class ChooseCostume(Ask):
    """Which of the two to wear; the other is set aside."""

    name = "choose_costume"
    shape = "seats:seats first:int second:int refused:ints"

    def __init__(self, seats: tuple[int, ...], first: int, second: int, refused: tuple[int, ...]) -> None:
        self.seats: Final = seats
        self.first: Final = first
        self.second: Final = second
        self.refused: Final = refused

    def asks(self, table: TokyoTable) -> int:
        return self.seats[0]

    def about(self, table: TokyoTable) -> dict[str, Any]:
        return {"cards": [table.book.cards[number].id for number in (self.first, self.second)]}

    def offers(self, table: TokyoTable) -> dict[str, Any]:
        ids = [table.book.cards[number].id for number in (self.first, self.second)]
        return {"costume:" + id: {"card": id, "price": 0} for id in ids}

    def question(self, table: TokyoTable) -> Decision | None:
        cards = table.book.cards
        words = ("costume:" + cards[self.first].id, "costume:" + cards[self.second].id)
        return table.ask(self.seats[0], "costume", words)

    def choose(self, table: TokyoTable, choice: str) -> None:
        chosen, other = self.first, self.second
        if choice != "costume:" + table.book.cards[chosen].id:
            chosen, other = other, chosen
        table.bag = bytes([number for number in table.bag if number != chosen])
        table.tell(facts.DRESSED, self.seats[0], "halloween/H1", what=table.book.cards[chosen].id)
        table.give_card(self.seats[0], chosen)
        table.then(ShowCostumes(self.seats[1:], (*self.refused, other)))
