"""Phase 2: the dice, one face after the other in the order that the player likes."""

from typing import Final

from baffe.games.duel import facts, moments
from baffe.games.duel.board import DESTRUCTION as DESTRUCTION_TRACK
from baffe.games.duel.board import FAME as FAME_TRACK
from baffe.games.duel.damage import strike
from baffe.games.duel.dice import DESTRUCTION, ENERGY, FACES, FAME, HEART, NO_FACE, SMASH
from baffe.games.duel.monster import RIVAL
from baffe.games.duel.pulling import pull
from baffe.games.duel.table import DuelStep, DuelTable
from baffe.kernel.agenda import Decision
from baffe.kernel.asking import Ask
from baffe.kernel.seat import Seat

GROUPS: Final = (SMASH, HEART, ENERGY, FAME, DESTRUCTION)
GROUP_WORDS: Final[tuple[str, ...]] = tuple(["group:" + FACES[face] for face in GROUPS])
GROUP_OF: Final[dict[str, int]] = {GROUP_WORDS[face]: face for face in GROUPS}
MENUS: Final[tuple[tuple[str, ...], ...]] = tuple(
    [tuple([GROUP_WORDS[face] for face in GROUPS if groups >> face & 1]) for groups in range(1 << len(GROUPS))]
)  # the words of a set of groups, one bit each
NEEDED: Final = 3  # equal faces to pull a marker


class DiceStart(DuelStep):
    """D22 (e): after what the Roll has cost, which may have changed who holds which card."""

    def run(self, table: DuelTable) -> None:
        for card in table.cards_at(table.active, moments.DICE_START):
            if not card.comes_first:
                card.dice_start(table, table.active)


class Resolve(Ask[DuelTable]):
    """D26 to D33: which group of dice, or which power, is next."""

    def question(self, table: DuelTable) -> Decision | None:
        words = self._words(table)
        return table.ask(table.active, "resolve", words) if len(words) > 1 else None

    def _words(self, table: DuelTable) -> tuple[str, ...]:
        me = table.active
        words = MENUS[open_groups(table)]
        figure = table.figure(me)
        powers = figure.powers(table, me)
        if powers:
            if not words and figure.may_decline:
                return (*powers, "done")
            return words + powers
        return words

    def run(self, table: DuelTable) -> None:
        """What is left alone to do is done without a question."""
        words = self._words(table)
        if words:
            self.choose(table, words[0])

    def choose(self, table: DuelTable, choice: str) -> None:
        if choice == "done":
            return
        me = table.active
        face = GROUP_OF.get(choice, NO_FACE)
        if face == NO_FACE:
            table.figure(me).use(table, me, choice)
        else:
            resolve_group(table, me, face)
        table.then(self)


def open_groups(table: DuelTable) -> int:
    """Bits of the groups that are still to be resolved and would have an effect."""
    groups = 0
    for face in range(len(GROUPS)):
        if not table.closed >> face & 1 and does_something(table, face):
            groups |= 1 << face
    return groups


def does_something(table: DuelTable, face: int) -> bool:
    """Whether the dice of that face have an effect."""
    n = table.faces(face)
    if face == HEART:
        return n > 0 and table.sides[table.active].hearts < table.most_hearts(table.active)
    return n >= NEEDED if face in (FAME, DESTRUCTION) else n > 0


def resolve_group(table: DuelTable, me: Seat, face: int) -> None:
    n = table.faces(face)
    table.closed |= 1 << face
    table.tell(facts.RESOLVED, me, "duel/D26", n, word=FACES[face])
    if face == SMASH:
        table.smashed = n
        strike(table, RIVAL[me], hits=n, by=me, why="duel/D27")
    elif face == HEART:
        table.heal(me, n, "duel/D28")
    elif face == ENERGY:
        table.resolve_energy(me, n, "duel/D29")
    else:
        pull(table, me, FAME_TRACK if face == FAME else DESTRUCTION_TRACK, n - NEEDED + 1, "duel/D30")


class Resolved(DuelStep):
    """D34: nothing is left to resolve."""

    def run(self, table: DuelTable) -> None:
        table.phase = "buy"  # what cards bring now is not brought by dice
        for card in table.cards_at(table.active, moments.DICE_RESOLVED):
            card.dice_resolved(table, table.active)


STEPS: Final = (DiceStart, Resolve, Resolved)
