"""The Tag phase: tags, demolitions, and the sponsors that they bring (G133 to G144, G190, G191)."""

from typing import Any, Final

from baffe.games.heavy_hitters import facts
from baffe.games.heavy_hitters.damage import credit
from baffe.games.heavy_hitters.ending import check_demolitions
from baffe.games.heavy_hitters.energy import can_pay, pay, priced
from baffe.games.heavy_hitters.squad import ALL_UNITS, HH, RESERVE
from baffe.games.heavy_hitters.table import STANDING, HeavyAsk, HeavyStep, HeavyTable
from baffe.kernel.agenda import Decision
from baffe.kernel.pile import DISCARDS, Pile
from baffe.kernel.seat import Seat

NO: Final = "no"
TAGGING: Final = ("tag", "ads", "s_billboard")  # with which words begin that place a tag


def tag_price(table: HeavyTable, unit: int) -> int:
    """G135: what it costs depends on who places it."""
    return table.book.data.constants.tag_cost if unit == HH else table.book.data.support_units[unit - 1].tag_cost


def tag_words(table: HeavyTable, seat: Seat, reach: int, far_only: bool = False) -> tuple[str, ...]:
    """G136, G137, G143: one tag for each unit and each building in a round. `far_only`: beyond the usual range."""
    if not table.has_tag_left(seat):
        return ()
    squad = table.squads[seat]
    usual = table.book.data.constants.tag_range
    limit = table.book.data.constants.tags_per_building_per_round
    words: list[str] = []
    for unit in ALL_UNITS:
        at = squad.at[unit]
        if at == RESERVE or squad.tagging >> unit & 1 or not can_pay(table, seat, tag_price(table, unit)):
            continue
        distances = table.board.distances(at)
        for building, place in enumerate(table.hexes):
            distance = distances[place]
            if distance > reach or (far_only and distance <= usual) or table.credits[building] != STANDING:
                continue
            if (squad.tagged >> 4 * building & 15) < limit:
                words.append(f"tag:{table.unit_name(unit)}>{table.building_name(building)}")
    return tuple(words)


class Tag(HeavyAsk):
    """One tag after the other, until done."""

    def question(self, table: HeavyTable) -> Decision | None:
        if table.squads[self.seat].fell:
            return None
        words = tag_words(table, self.seat, table.book.data.constants.tag_range)
        words += table.words_offered(self.seat, "tag")
        return table.ask(self.seat, "tag", (*words, "done"), True)

    def offers(self, table: HeavyTable) -> dict[str, Any]:
        """What each tag costs, how many there are that count for it, and how many the building needs beside them."""
        asked = self.question(table)
        found: dict[str, Any] = {}
        for word in () if asked is None else asked.options:
            verb = word.partition(":")[0]
            if verb in TAGGING:
                tags = tags_together(table, self.seat, table.building_named(word))
                price = tag_price(table, table.unit_named(word)) if verb == "tag" else 0
                missing = table.book.data.constants.tags_to_demolish - tags
                found[word] = {**priced(table, self.seat, price), "tags": tags, "missing": missing}
        return found

    def choose(self, table: HeavyTable, choice: str) -> None:
        if choice == "done":
            table.then(TagsDone(self.seat))
            return
        if choice.startswith("tag:"):
            for power in table.offered(self.seat, "tag"):
                if choice in power.words(table, self.seat):  # it reaches farther than usual
                    power.spend(table, self.seat, choice)
            pay(table, self.seat, tag_price(table, table.unit_named(choice)), "gkr/G135")
            table.then(PutTag(self.seat, table.unit_named(choice), table.building_named(choice)))
        else:
            table.use(table.book.power_of(choice), self.seat, choice)
        table.then(self)


class PutTag(HeavyStep):
    """The tag in the normal way, once it is paid."""

    seat: Seat
    unit: int
    building: int

    def run(self, table: HeavyTable) -> None:
        squad = table.squads[self.seat]
        squad.tagging |= 1 << self.unit
        squad.tagged += 1 << 4 * self.building
        put_tag(table, self.seat, table.unit_name(self.unit), self.building, "gkr/G136")


def put_tag(table: HeavyTable, seat: Seat, unit: str, building: int, why: str) -> None:
    """A tag is placed: perhaps the first of its owner (G161), perhaps the last that the building needs (G139, X35)."""
    squad = table.squads[seat]
    squad.set_tags(building, squad.tags[building] + 1)
    squad.told_of |= 1 << building
    if table.loud:
        values = (squad.tags[building], unit, table.building_name(building))
        table.tell_all(facts.TAGGED, seat, why, values)
    if squad.tags[building] == 1:
        credit(table, seat, "a_newtag")
    if tags_together(table, seat, building) >= table.book.data.constants.tags_to_demolish:
        demolish(table, seat, building)


def tags_together(table: HeavyTable, seat: Seat, building: int) -> int:
    """The tags on a building that bring it down for that seat: in fixed alliances those of both allies (X35)."""
    if table.book.house.alliances != "fixed":
        return table.squads[seat].tags[building]
    return sum([table.squads[one].tags[building] for one in table.seats() if not table.is_enemy(one, seat)])


def leans(table: HeavyTable, building: int) -> bool:
    """Whether one more tag of somebody brings a building down."""
    enough = table.book.data.constants.tags_to_demolish - 1
    return any([tags_together(table, seat, building) >= enough for seat in table.seats()])


def demolish(table: HeavyTable, seat: Seat, building: int) -> None:
    """G139, G140: all tags go back to their owners, the hex becomes rubble."""
    table.credits = (*table.credits[:building], seat, *table.credits[building + 1 :])
    table.survey()
    for other in table.squads:
        other.set_tags(building, 0)
    squad = table.squads[seat]
    squad.demolished += 1
    why = "gkr/X35" if table.book.house.alliances == "fixed" else "gkr/G139"
    table.tell(facts.DEMOLISHED, seat, why, squad.demolished, word=table.building_name(building))
    if not check_demolitions(table, seat):
        credit(table, seat, "a_demolish")
        if table.ability(seat, "blast") is not None:
            table.then(Blast(seat, building))


class Blast(HeavyAsk):
    """A pilot may hurt every enemy unit next to the building that has come down."""

    building: int

    def _victims(self, table: HeavyTable) -> list[tuple[Seat, int]]:
        place = table.hexes[self.building]
        return [
            (enemy, unit)
            for enemy in table.enemies(self.seat)
            for unit in table.units_on_board(enemy)
            if table.board.distance(place, table.squads[enemy].at[unit]) <= 1
        ]

    def question(self, table: HeavyTable) -> Decision | None:
        power = table.ability(self.seat, "blast")
        if power is None or not self._victims(table):
            return None
        return table.ask(self.seat, "blast", (power.id, NO))

    def about(self, table: HeavyTable) -> dict[str, Any]:
        return {"at": table.building_name(self.building)}

    def choose(self, table: HeavyTable, choice: str) -> None:
        from baffe.games.heavy_hitters.attack import burst

        power = table.ability(self.seat, "blast")
        if choice != NO and power is not None:
            power.spend(table, self.seat, choice)
            burst(table, self._victims(table), power.effect.n, self.seat, power.id)


# -- sponsors --


class TagsDone(HeavyStep):
    """G141, G190: one sponsor card for each different building tagged in this step."""

    seat: Seat

    def run(self, table: HeavyTable) -> None:
        squad = table.squads[self.seat]
        squad.tags_done = True
        cards = squad.told_of.bit_count()
        if not cards:
            return
        power = table.ability(self.seat, "sift")
        drawn = draw_sponsors(table, self.seat, cards + (1 if power is not None else 0))
        if power is not None and len(drawn):
            power.spend(table, self.seat, "")
            squad.drawn = Pile(self.seat).add_all(tuple(drawn))
            table.then(Sift(self.seat, True))
        else:
            squad.sponsors = squad.sponsors.add_all(tuple(drawn))
        table.then(Sift(self.seat, False))


def draw_sponsors(table: HeavyTable, seat: Seat, cards: int) -> list[int]:
    """G144: an empty deck is renewed by its discard pile."""
    drawn: list[int] = []
    for _ in range(cards):
        if not table.sponsor_deck.count():
            if not table.sponsor_discard.count():
                break
            table.tell(facts.SPONSORS_RESHUFFLED, seat, "gkr/G144", table.sponsor_discard.count())
            table.sponsor_deck = table.sponsor_deck.add_all(tuple(table.sponsor_discard.numbers()))
            table.sponsor_discard = DISCARDS
        card, table.sponsor_deck = table.sponsor_deck.draw(table.chance)
        drawn.append(card)
    if drawn:
        names = ",".join([table.book.data.sponsor_cards[card].id for card in drawn]) if table.loud else ""
        table.uncover(facts.SPONSORS_DRAWN, seat, "gkr/G141", names, seat, len(drawn))
    return drawn


class Sift(HeavyAsk):
    """G142, G190: what is too much is dropped, openly, one by one. `drawn`: one of the cards just drawn goes first."""

    drawn: bool

    def _cards(self, table: HeavyTable) -> list[int]:
        """Those among which one must go."""
        squad = table.squads[self.seat]
        if self.drawn:
            return squad.drawn.numbers()
        over = squad.sponsors.count() > table.book.data.constants.sponsor_limit
        return squad.sponsors.numbers() if over else []

    def question(self, table: HeavyTable) -> Decision | None:
        cards = self._cards(table)
        if len(cards) < 2:
            return None
        rows = table.book.data.sponsor_cards
        words = tuple([f"drop:{rows[card].id}" for card in sorted(set(cards))])
        return table.ask(self.seat, "sift", words, True)

    def run(self, table: HeavyTable) -> None:
        cards = self._cards(table)
        if cards:
            self._drop(table, cards[0])

    def choose(self, table: HeavyTable, choice: str) -> None:
        rows = [row.id for row in table.book.data.sponsor_cards]
        self._drop(table, rows.index(choice.partition(":")[2]))

    def _drop(self, table: HeavyTable, card: int) -> None:
        squad = table.squads[self.seat]
        if self.drawn:
            rest = squad.drawn.without(card)
            squad.sponsors = squad.sponsors.add_all(tuple(rest.numbers()))
            squad.drawn = Pile(self.seat)
        else:
            squad.sponsors = squad.sponsors.without(card)
            table.then(self)
        table.sponsor_discard = table.sponsor_discard.add(card)
        table.uncover(facts.SPONSOR_DROPPED, self.seat, "gkr/G190", table.book.data.sponsor_cards[card].id)


STEPS: Final = (Tag, PutTag, Blast, TagsDone, Sift)
