"""Cards that act once and are gone."""

from typing import Final

from baffe.games.duel import facts
from baffe.games.duel.board import DESTRUCTION, FAME, in_spotlight
from baffe.games.duel.card import Card
from baffe.games.duel.damage import strike, strike_all
from baffe.games.duel.monster import BOTH, RIVAL
from baffe.games.duel.pulling import pull
from baffe.games.duel.table import DuelStep, DuelTable, Give
from baffe.kernel.agenda import Decision
from baffe.kernel.seat import Seat

# What an action does, in printed order.
PULL_FAME: Final = "fame"
PULL_DESTRUCTION: Final = "destruction"
HIT_RIVAL: Final = "hit"
HIT_SELF: Final = "self"
HEARTS: Final = "hearts"
ENERGY: Final = "energy"
TOKENS: Final = "tokens"

Effect = tuple[str, int]


class Action(Card):
    """One effect after the other."""

    keep = False

    def __init__(self, id: str, cost: int, buzz: str, effects: tuple[Effect, ...]) -> None:
        self.id = id
        self.cost = cost
        self.buzz = buzz
        self.effects: Final = effects

    def bought(self, table: DuelTable, me: Seat) -> None:
        for what, amount in self.effects:
            if what == PULL_FAME:
                pull(table, me, FAME, amount, self.id)
            elif what == PULL_DESTRUCTION:
                pull(table, me, DESTRUCTION, amount, self.id)
            elif what == HIT_RIVAL:
                strike(table, RIVAL[me], hits=amount, by=me, why=self.id)
            elif what == HIT_SELF:
                strike(table, me, hits=amount, by=me, why=self.id)
            else:
                table.then(Give(me, what, amount, self.id))


class Dominate(Card):
    """The rival throws one die fewer on its next turn for each of its Keep cards."""

    cost = 3
    keep = False
    buzz = "pumpkin"

    def bought(self, table: DuelTable, me: Seat) -> None:
        table.sides[RIVAL[me]].dominated += 1
        table.tell(facts.DOMINATED, RIVAL[me], self.id)


class Dominated(DuelStep):
    """P4: who is dominated may discard Keep cards before they cost dice."""

    def question(self, table: DuelTable) -> Decision | None:
        side = table.sides[table.active]
        if not side.dominated or not side.cards:
            return None
        return table.ask(table.active, "dominated", (*discard_words(table, table.active), "done"))

    def run(self, table: DuelTable) -> None:
        side = table.sides[table.active]
        side.fewer += side.dominated * len(side.cards)
        side.dominated = 0

    def answer(self, table: DuelTable, choice: str) -> None:
        if choice == "done":
            self.run(table)
        else:
            discard_named(table, table.active, choice, "dominate")
            table.then(self)


def discard_words(table: DuelTable, seat: Seat) -> tuple[str, ...]:
    return tuple(["discard:" + card.id for card in table.cards_of(seat)])


def discard_named(table: DuelTable, seat: Seat, word: str, why: str) -> None:
    table.discard_card(seat, table.card_of(seat, word.removeprefix("discard:")).number, why)


class Frenzy(Card):
    """One more full turn after this one."""

    cost = 6
    keep = False

    def bought(self, table: DuelTable, me: Seat) -> None:
        table.encores += 1


class JetsScrambled(Card):
    """Both monsters take 5 hits."""

    cost = 5
    keep = False
    buzz = "penguin"

    def bought(self, table: DuelTable, me: Seat) -> None:
        strike_all(table, [me, RIVAL[me]], hits=5, by=me, why=self.id)


class OperationMedia(Card):
    """Fame for each smash resolved this turn."""

    cost = 6
    keep = False
    buzz = "anubis"

    def bought(self, table: DuelTable, me: Seat) -> None:
        pull(table, me, FAME, table.smashed, self.id)


class TeslaImpulse(Card):
    """A Keep card of the rival is discarded; 2 energy."""

    cost = 6
    keep = False
    buzz = "penguin"

    def bought(self, table: DuelTable, me: Seat) -> None:
        table.then(Zap())
        table.then(Give(me, ENERGY, 2, self.id))


class Zap(DuelStep):
    """P24: which card of the rival is discarded."""

    def question(self, table: DuelTable) -> Decision | None:
        words = discard_words(table, RIVAL[table.active])
        return table.ask(table.active, "zap", words) if words else None

    def answer(self, table: DuelTable, choice: str) -> None:
        discard_named(table, RIVAL[table.active], choice, "tesla_impulse")


class ThePartysOver(Card):
    """4 hits for each monster with a marker in its own Spotlight zone."""

    cost = 4
    keep = False
    buzz = "phantom"

    def bought(self, table: DuelTable, me: Seat) -> None:
        shining = [seat for seat in BOTH if any([in_spotlight(place, seat) for place in table.markers])]
        strike_all(table, shining, hits=4, by=me, why=self.id)


CARDS: Final[tuple[Card, ...]] = (
    Action("cannonball", 7, "anubis", ((PULL_FAME, 1), (HIT_RIVAL, 1), (ENERGY, 4))),
    Action("energize", 10, "lizard", ((ENERGY, 8), (TOKENS, 2))),
    Action("hors_d_oeuvres", 3, "cat", ((HIT_SELF, 3), (PULL_DESTRUCTION, 2))),
    Action("kaijutsu", 5, "pumpkin", ((PULL_DESTRUCTION, 1), (HIT_RIVAL, 2))),
    Action("moment_of_respite", 4, "alien", ((HEARTS, 2), (TOKENS, 1))),
    Action("monster_coaster", 7, "", ((PULL_DESTRUCTION, 3),)),
    Action("monumental", 5, "panda", ((PULL_DESTRUCTION, 1), (PULL_FAME, 1))),
    Action("photoshoot", 2, "fish", ((PULL_FAME, 1),)),
    Action("sack_the_stadium", 8, "phantom", ((PULL_DESTRUCTION, 2), (PULL_FAME, 2))),
    Action("seismic_test", 5, "", ((PULL_DESTRUCTION, 2),)),
    Action("snack_time", 3, "", ((HEARTS, 3),)),
    Action("thermonuclear_cooking", 7, "panda", ((PULL_DESTRUCTION, 1), (HEARTS, 2), (ENERGY, 2))),
    Action("too_cute", 3, "fish", ((HIT_RIVAL, 2),)),
    Dominate(),
    Frenzy(),
    JetsScrambled(),
    OperationMedia(),
    TeslaImpulse(),
    ThePartysOver(),
)
STEPS: Final[tuple[type[DuelStep], ...]] = (Dominated, Zap)
