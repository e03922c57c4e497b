"""Phase 2: the dice, one face after the other in the order that the player likes."""

from typing import Final

from baffe.games.duel import facts
from baffe.games.duel.board import TRACKS
from baffe.games.duel.hand import DESTRUCTION, ENERGY, FACES, FAME, HEART, SMASH
from baffe.games.duel.table import Ask, DuelStep, DuelTable
from baffe.kernel.agenda import Decision
from baffe.kernel.fact import NOBODY

GROUPS: Final = (SMASH, HEART, ENERGY, FAME, DESTRUCTION)
GROUP_WORDS: Final[tuple[str, ...]] = tuple(["group:" + FACES[face] for face in GROUPS])
NEEDED: Final = 3  # equal faces to pull a marker


def start_resolving(table: DuelTable) -> None:
    """D22 (d) to (f)."""
    me = table.active
    table.phase = "resolve"
    punished = False
    for card in table.cards_of(me):
        punished = card.punishes_roll(table, me) or punished
    if punished:
        table.then(DiceStart())
    else:
        start_dice(table)
    table.then(Resolve())
    table.then(Resolved())


def start_dice(table: DuelTable) -> None:
    for card in table.cards_of(table.active):
        card.dice_start(table, table.active)


class DiceStart(DuelStep):
    """D22 (e) after a penalty, which may have changed who holds which card."""

    name = "dice_start"

    def run(self, table: DuelTable) -> None:
        start_dice(table)


class Resolve(Ask):
    """D26 to D33: which group of dice, or which power, is next."""

    name = "resolve"

    def question(self, table: DuelTable) -> Decision | None:
        me = table.active
        monster = table.monster(me)
        words = [GROUP_WORDS[face] for face in GROUPS if does_something(table, face)]
        powers = monster.powers(table, me)
        if not words and not powers:
            return None
        if not words and monster.may_decline:
            powers += ("done",)
        return table.ask(me, "resolve", (*words, *powers))

    def choose(self, table: DuelTable, choice: str) -> None:
        if choice == "done":
            return
        me = table.active
        if choice in GROUP_WORDS:
            resolve_group(table, me, GROUPS[GROUP_WORDS.index(choice)])
        else:
            table.monster(me).use(table, me, choice)
        table.then(self)


def does_something(table: DuelTable, face: int) -> bool:
    """Whether that group is still to be resolved and would have an effect."""
    if table.closed >> face & 1:
        return False
    n = table.faces(face)
    if face == HEART:
        return n > 0 and table.sides[table.active].hearts < table.most_hearts(table.active)
    return n >= NEEDED if face in (FAME, DESTRUCTION) else n > 0


def resolve_group(table: DuelTable, me: int, face: int) -> None:
    n = table.faces(face)
    table.closed |= 1 << face
    table.tell(facts.RESOLVED, me, "duel/D26", n, NOBODY, FACES[face])
    if face == SMASH:
        table.smashed = n
        table.strike(1 - me, n, me, "duel/D27")
    elif face == HEART:
        table.heal(me, n, "duel/D28")
    elif face == ENERGY:
        table.resolve_energy(me, n, "duel/D29")
    else:
        table.pull(me, TRACKS.index(FACES[face]), n - NEEDED + 1, "duel/D30")


class Resolved(DuelStep):
    """D34: nothing is left to resolve."""

    name = "resolved"

    def run(self, table: DuelTable) -> None:
        from baffe.games.duel.shop import OpenShop

        table.phase = "buy"  # what cards bring now is not brought by dice
        for card in table.cards_of(table.active):
            card.dice_resolved(table, table.active)
        table.then(OpenShop())


STEPS: Final = (DiceStart, Resolve, Resolved)
