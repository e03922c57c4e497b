"""Keep cards about dice, throws and the Roll."""

from typing import Final

from baffe.games.duel import facts
from baffe.games.duel.board import DESTRUCTION, FAME, in_spotlight
from baffe.games.duel.card import Card
from baffe.games.duel.damage import strike
from baffe.games.duel.dice import DICE, SMASH, SPECIAL, UNITS, count, faces_in
from baffe.games.duel.monster import MOST_TOKENS, RIVAL
from baffe.games.duel.pulling import pull
from baffe.games.duel.table import DuelTable
from baffe.kernel.agenda import Decision, Step
from baffe.kernel.asking import Ask
from baffe.kernel.seat import Seat


class AcidAttack(Card):
    """One smash more in every Roll."""

    cost = 6
    buzz = "tiger"

    def smashes(self, table: DuelTable, me: Seat) -> int:
        return 1


class AdrenalineAugment(Card):
    """One smash more for each marker in a Spotlight zone, whichever side's."""

    cost = 5

    def smashes(self, table: DuelTable, me: Seat) -> int:
        return len([place for place in table.markers if in_spotlight(place, Seat(0)) or in_spotlight(place, Seat(1))])


class AntimatterPellets(Card):
    """Five of one face: 4 hits, then Destruction 2."""

    cost = 5
    reads_dice = True
    own_words = ("antimatter_pellets",)

    def fits_roll(self, table: DuelTable, me: Seat) -> bool:
        return most_of_a_face(table) >= 5

    def roll_final(self, table: DuelTable, me: Seat) -> None:
        strike(table, RIVAL[me], hits=4, by=me, why=self.id)
        pull(table, me, DESTRUCTION, 2, self.id)


class ExtraHead(Card):
    """One white die more."""

    cost = 7
    white_dice = 1


class EyeOfTheStorm(Card):
    """1 energy for each throw that was not used."""

    cost = 2
    buzz = "dragon"
    comes_first = True

    def fits_roll(self, table: DuelTable, me: Seat) -> bool:
        return table.throws_left > 0

    def roll_final(self, table: DuelTable, me: Seat) -> None:
        table.gain_energy(me, table.throws_left, self.id)


class GentleGiant(Card):
    """Fame 1 after a Roll without a smash."""

    cost = 5
    buzz = "fish"

    def dice_resolved(self, table: DuelTable, me: Seat) -> None:
        if not table.faces(SMASH) and not table.smashed:
            pull(table, me, FAME, 1, self.id)


class GiantBrain(Card):
    """One throw more."""

    cost = 4
    throws = 1


class InTheShadows(Card):
    """Fame dice are thrown again without limit."""

    cost = 5
    buzz = "alien"
    rerolls_fame = True


class NaturalSelection(Card):
    """4 energy and 4 hearts at once; one white die more; four of a face cost 10 hits."""

    cost = 4
    reads_dice = True
    white_dice = 1
    comes_first = True  # its penalty, before other cards look at the dice

    def bought(self, table: DuelTable, me: Seat) -> None:
        table.gain_energy(me, 4, self.id)
        table.heal(me, 4, self.id)

    def dice_start(self, table: DuelTable, me: Seat) -> None:
        if most_of_a_face(table) >= 4:
            strike(table, me, hits=10, by=me, why=self.id)


class Rebooting(Card):
    """The dice may be left alone for 2 dice tokens and 2 energy."""

    cost = 3
    buzz = "cat"
    own_words = ("rebooting",)

    def dice_skipped(self, table: DuelTable, me: Seat) -> None:
        table.gain_tokens(me, 2, self.id)
        table.gain_energy(me, 2, self.id)
        table.discard_card(me, self.number, self.id)


class SignatureMove(Card):
    """Fame 1 for every three specials."""

    cost = 6
    reads_dice = True
    buzz = "phantom"
    own_words = ("signature_move",)

    def fits_roll(self, table: DuelTable, me: Seat) -> bool:
        return table.faces(SPECIAL) >= 3

    def roll_final(self, table: DuelTable, me: Seat) -> None:
        pull(table, me, FAME, table.faces(SPECIAL) // 3, self.id)


PAIRS: Final[tuple[int, ...]] = tuple([UNITS[a] + UNITS[b] for a in range(6) for b in range(a, 6)])


class TitanicBatteries(Card):
    """Two dice may be left unresolved for a dice token."""

    cost = 4
    buzz = "pumpkin"
    own_words = tuple(["batteries:" + DICE.text(pair) for pair in PAIRS])

    def dice_start(self, table: DuelTable, me: Seat) -> None:
        table.then(SetAside())


PAIR_WORDS: Final[dict[int, str]] = {pair: TitanicBatteries.own_words[i] for i, pair in enumerate(PAIRS)}


class SetAside(Ask[DuelTable]):
    """P11: which two dice."""

    def question(self, table: DuelTable) -> Decision | None:
        if table.sides[table.active].tokens >= MOST_TOKENS:
            return None
        words = [PAIR_WORDS[pair] for pair in pairs_of(table.roll)]
        return table.ask(table.active, "batteries", (*words, "no")) if words else None

    def choose(self, table: DuelTable, choice: str) -> None:
        if choice != "no":
            pair = PAIRS[TitanicBatteries.own_words.index(choice)]
            table.roll -= pair
            table.tell(facts.SET_ASIDE, table.active, "titanic_batteries", word=DICE.text(pair))
            table.gain_tokens(table.active, 1, "titanic_batteries")


def pairs_of(roll: int) -> list[int]:
    """Every two dice that can be taken out of the roll."""
    shown = faces_in(roll)
    found: list[int] = []
    for i, face in enumerate(shown):
        if count(roll, face) >= 2:
            found.append(2 * UNITS[face])
        found += [UNITS[face] + UNITS[other] for other in shown[i + 1 :]]
    return found


class UtterDestruction(Card):
    """All six faces: Destruction 2, Fame 2, 2 hits."""

    cost = 4
    reads_dice = True
    buzz = "panda"
    own_words = ("utter_destruction",)

    def fits_roll(self, table: DuelTable, me: Seat) -> bool:
        return all([table.faces(face) for face in range(6)])

    def roll_final(self, table: DuelTable, me: Seat) -> None:
        pull(table, me, DESTRUCTION, 2, self.id)
        pull(table, me, FAME, 2, self.id)
        strike(table, RIVAL[me], hits=2, by=me, why=self.id)


def most_of_a_face(table: DuelTable) -> int:
    return max([table.faces(face) for face in range(6)])


CARDS: Final[tuple[Card, ...]] = (
    AcidAttack(), AdrenalineAugment(), AntimatterPellets(), ExtraHead(), EyeOfTheStorm(), GentleGiant(), GiantBrain(),
    InTheShadows(), NaturalSelection(), Rebooting(), SignatureMove(), TitanicBatteries(), UtterDestruction(),
)  # fmt: skip
STEPS: Final[tuple[type[Step[DuelTable]], ...]] = (SetAside,)
