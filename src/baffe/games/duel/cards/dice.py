"""Keep cards about dice, throws and the Roll."""

from typing import Final

from baffe.games.duel import facts
from baffe.games.duel.board import DESTRUCTION, FAME, in_spotlight
from baffe.games.duel.card import Card
from baffe.games.duel.hand import DICE, SMASH, SPECIAL, UNITS, count, faces_in
from baffe.games.duel.hits import strike
from baffe.games.duel.pulling import pull
from baffe.games.duel.table import MOST_TOKENS, Ask, DuelStep, DuelTable
from baffe.kernel.agenda import Decision
from baffe.kernel.fact import NOBODY


class AcidAttack(Card):
    """One smash more in every Roll."""

    id = "acid_attack"
    cost = 6
    buzz = "tiger"

    def smashes(self, table: DuelTable, me: int) -> int:
        return 1


class AdrenalineAugment(Card):
    """One smash more for each marker in a Spotlight zone, whichever side's."""

    id = "adrenaline_augment"
    cost = 5

    def smashes(self, table: DuelTable, me: int) -> int:
        return len([place for place in table.markers if in_spotlight(place, 0) or in_spotlight(place, 1)])


class AntimatterPellets(Card):
    """Five of one face: 4 hits, then Destruction 2."""

    id = "antimatter_pellets"
    cost = 5
    own_words = ("antimatter_pellets",)

    def fits_roll(self, table: DuelTable, me: int) -> bool:
        return most_of_a_face(table) >= 5

    def roll_final(self, table: DuelTable, me: int) -> None:
        strike(table, 1 - me, 4, me, self.id)
        pull(table, me, DESTRUCTION, 2, self.id)


class ExtraHead(Card):
    """One white die more."""

    id = "extra_head"
    cost = 7

    def white_dice(self, table: DuelTable, me: int) -> int:
        return 1


class EyeOfTheStorm(Card):
    """1 energy for each throw that was not used."""

    id = "eye_of_the_storm"
    cost = 2
    buzz = "dragon"
    comes_first = True

    def fits_roll(self, table: DuelTable, me: int) -> bool:
        return table.throws_left > 0

    def roll_final(self, table: DuelTable, me: int) -> None:
        table.gain_energy(me, table.throws_left, self.id)


class GentleGiant(Card):
    """Fame 1 after a Roll without a smash."""

    id = "gentle_giant"
    cost = 5
    buzz = "fish"

    def dice_resolved(self, table: DuelTable, me: int) -> None:
        if not table.faces(SMASH) and not table.smashed:
            pull(table, me, FAME, 1, self.id)


class GiantBrain(Card):
    """One throw more."""

    id = "giant_brain"
    cost = 4

    def throws(self, table: DuelTable, me: int) -> int:
        return 1


class InTheShadows(Card):
    """Fame dice are thrown again without limit."""

    id = "in_the_shadows"
    cost = 5
    buzz = "alien"

    def rerolls_fame(self, table: DuelTable, me: int) -> bool:
        return True


class NaturalSelection(Card):
    """4 energy and 4 hearts at once; one white die more; four of a face cost 10 hits."""

    id = "natural_selection"
    cost = 4

    def bought(self, table: DuelTable, me: int) -> None:
        table.gain_energy(me, 4, self.id)
        table.heal(me, 4, self.id)

    def white_dice(self, table: DuelTable, me: int) -> int:
        return 1

    def punishes_roll(self, table: DuelTable, me: int) -> bool:
        punished = most_of_a_face(table) >= 4
        if punished:
            strike(table, me, 10, me, self.id)
        return punished


class Rebooting(Card):
    """The dice may be left alone for 2 dice tokens and 2 energy."""

    id = "rebooting"
    cost = 3
    buzz = "cat"
    own_words = ("rebooting",)

    def skips_dice(self, table: DuelTable, me: int) -> bool:
        return True

    def use(self, table: DuelTable, me: int, word: str) -> None:
        table.gain_tokens(me, 2, self.id)
        table.gain_energy(me, 2, self.id)
        table.discard_card(me, self.number, self.id)


class SignatureMove(Card):
    """Fame 1 for every three specials."""

    id = "signature_move"
    cost = 6
    buzz = "phantom"
    own_words = ("signature_move",)

    def fits_roll(self, table: DuelTable, me: int) -> bool:
        return table.faces(SPECIAL) >= 3

    def roll_final(self, table: DuelTable, me: int) -> None:
        pull(table, me, FAME, table.faces(SPECIAL) // 3, self.id)


PAIRS: Final[tuple[int, ...]] = tuple([UNITS[a] + UNITS[b] for a in range(6) for b in range(a, 6)])


class TitanicBatteries(Card):
    """Two dice may be left unresolved for a dice token."""

    id = "titanic_batteries"
    cost = 4
    buzz = "pumpkin"
    own_words = tuple(["batteries:" + DICE.text(pair) for pair in PAIRS])

    def dice_start(self, table: DuelTable, me: int) -> None:
        table.then(SetAside())


PAIR_WORDS: Final[dict[int, str]] = {pair: TitanicBatteries.own_words[i] for i, pair in enumerate(PAIRS)}


class SetAside(Ask):
    """P11: which two dice."""

    name = "set_aside"

    def question(self, table: DuelTable) -> Decision | None:
        if table.sides[table.active].tokens >= MOST_TOKENS:
            return None
        words = [PAIR_WORDS[pair] for pair in pairs_of(table.hand)]
        return table.ask(table.active, "batteries", (*words, "no")) if words else None

    def choose(self, table: DuelTable, choice: str) -> None:
        if choice != "no":
            pair = PAIRS[TitanicBatteries.own_words.index(choice)]
            table.hand -= pair
            table.tell(facts.SET_ASIDE, table.active, "titanic_batteries", 0, NOBODY, DICE.text(pair))
            table.gain_tokens(table.active, 1, "titanic_batteries")


def pairs_of(hand: int) -> list[int]:
    """Every two dice that can be taken out of the hand."""
    shown = faces_in(hand)
    found: list[int] = []
    for i, face in enumerate(shown):
        if count(hand, face) >= 2:
            found.append(2 * UNITS[face])
        found += [UNITS[face] + UNITS[other] for other in shown[i + 1 :]]
    return found


class UtterDestruction(Card):
    """All six faces: Destruction 2, Fame 2, 2 hits."""

    id = "utter_destruction"
    cost = 4
    buzz = "panda"
    own_words = ("utter_destruction",)

    def fits_roll(self, table: DuelTable, me: int) -> bool:
        return all([table.faces(face) for face in range(6)])

    def roll_final(self, table: DuelTable, me: int) -> None:
        pull(table, me, DESTRUCTION, 2, self.id)
        pull(table, me, FAME, 2, self.id)
        strike(table, 1 - me, 2, me, self.id)


def most_of_a_face(table: DuelTable) -> int:
    return max([table.faces(face) for face in range(6)])


CARDS: Final[tuple[Card, ...]] = (
    AcidAttack(), AdrenalineAugment(), AntimatterPellets(), ExtraHead(), EyeOfTheStorm(), GentleGiant(), GiantBrain(),
    InTheShadows(), NaturalSelection(), Rebooting(), SignatureMove(), TitanicBatteries(), UtterDestruction(),
)  # fmt: skip
STEPS: Final[tuple[type[DuelStep], ...]] = (SetAside,)
