"""Cards that act once and are gone."""

from typing import Final

from baffe.games.duel.board import DESTRUCTION, FAME, in_spotlight
from baffe.games.duel.card import Card
from baffe.games.duel.hits import strike, strike_all
from baffe.games.duel.pulling import pull
from baffe.games.duel.table import DuelStep, DuelTable, Give
from baffe.kernel.agenda import Decision

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

    def bought(self, table: DuelTable, me: int) -> None:
        for what, amount in self.effects:
            if what == PULL_FAME:
                pull(table, me, FAME, amount, self.id)
            elif what == PULL_DESTRUCTION:
                pull(table, me, DESTRUCTION, amount, self.id)
            elif what == HIT_RIVAL:
                strike(table, 1 - me, amount, me, self.id)
            elif what == HIT_SELF:
                strike(table, me, amount, me, self.id)
            else:
                table.then(Give(me, what, amount, self.id))


class Dominate(Card):
    """The rival throws one die fewer on its next turn for each of its Keep cards."""

    id = "dominate"
    cost = 3
    keep = False
    buzz = "pumpkin"

    def bought(self, table: DuelTable, me: int) -> None:
        table.sides[1 - me].dominated += 1


class Frenzy(Card):
    """One more full turn after this one."""

    id = "frenzy"
    cost = 6
    keep = False

    def bought(self, table: DuelTable, me: int) -> None:
        table.encores += 1


class JetsScrambled(Card):
    """Both monsters take 5 hits."""

    id = "jets_scrambled"
    cost = 5
    keep = False
    buzz = "penguin"

    def bought(self, table: DuelTable, me: int) -> None:
        strike_all(table, [me, 1 - me], 5, me, self.id)


class OperationMedia(Card):
    """Fame for each smash resolved this turn."""

    id = "operation_media"
    cost = 6
    keep = False
    buzz = "anubis"

    def bought(self, table: DuelTable, me: int) -> None:
        pull(table, me, FAME, table.smashed, self.id)


class TeslaImpulse(Card):
    """A Keep card of the rival is discarded; 2 energy."""

    id = "tesla_impulse"
    cost = 6
    keep = False
    buzz = "penguin"

    def bought(self, table: DuelTable, me: int) -> None:
        table.then(Zap())
        table.then(Give(me, ENERGY, 2, self.id))


class Zap(DuelStep):
    """P24: which card of the rival is discarded."""

    name = "zap"

    def question(self, table: DuelTable) -> Decision | None:
        words = tuple(["discard:" + card.id for card in table.cards_of(1 - table.active)])
        return Decision(table.active, "zap", words) if words else None

    def answer(self, table: DuelTable, choice: str) -> None:
        rival = 1 - table.active
        for card in table.cards_of(rival):
            if choice == "discard:" + card.id:
                table.discard_card(rival, card.number, "tesla_impulse")


class ThePartysOver(Card):
    """4 hits for each monster with a marker in its own Spotlight zone."""

    id = "the_partys_over"
    cost = 4
    keep = False
    buzz = "phantom"

    def bought(self, table: DuelTable, me: int) -> None:
        shining = [seat for seat in (0, 1) if any([in_spotlight(place, seat) for place in table.markers])]
        strike_all(table, shining, 4, me, self.id)


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
STEPS: Final[tuple[type[DuelStep], ...]] = (Zap,)
