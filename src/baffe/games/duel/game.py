"""King of Tokyo Duel as the kernel knows it: dealing, options, steps, facts and words."""

from typing import Any, Final

from baffe.games.duel import autobot, facts, hits, powers, pulling, resolving, rolling, rounds, shop, turn
from baffe.games.duel.board import NOWHERE
from baffe.games.duel.cards import CARD_STEPS
from baffe.games.duel.hand import DICE, RED_DICE, SMASH, count
from baffe.games.duel.lesson import LESSON
from baffe.games.duel.monsters import MONSTERS
from baffe.games.duel.notation import every_word
from baffe.games.duel.options import house_of
from baffe.games.duel.rounds import START_TURN, forget_turn
from baffe.games.duel.rulebook import House, rulebook
from baffe.games.duel.scene import FewerThrows, SceneRoll, set_scene
from baffe.games.duel.side import fresh_side
from baffe.games.duel.table import DuelTable, Give
from baffe.kernel.agenda import Step
from baffe.kernel.fact import NOBODY, Fact
from baffe.kernel.figures import checked_figures, draw_figures
from baffe.kernel.game import Game, Rival, Switch, checked_first
from baffe.kernel.refusal import BadOption
from baffe.kernel.table import Table


class Duel(Game):
    name = "duel"
    rules = 1
    fewest = 2
    most = 2

    def new_table(self) -> Table:
        return DuelTable()

    def deal(self, table: Table, seats: int, options: dict[str, Any]) -> None:
        assert isinstance(table, DuelTable)
        table.book = rulebook(checked_house(options))
        known = tuple(MONSTERS)
        lay_out(table, draw_figures(table.chance, checked_figures(options, "monsters", seats, known), known))
        table.active = first_player(table, checked_first(options, seats))
        table.sides[1 - table.active].energy = 1
        table.tell(facts.ENERGY_GAINED, 1 - table.active, "duel/D7", 1)
        table.fill_row("duel/D3")
        table.then_all(START_TURN)

    def set_scene(self, table: Table, scene: dict[str, Any]) -> None:
        assert isinstance(table, DuelTable)
        set_scene(table, scene)

    def steps(self) -> tuple[type[Step[Any]], ...]:
        return STEPS

    def facts(self) -> tuple[Fact, ...]:
        return facts.FACTS

    def words(self) -> tuple[str, ...]:
        return every_word()

    def figures(self, modules: tuple[str, ...] = ()) -> tuple[str, ...]:
        return tuple(MONSTERS)

    def switches(self) -> tuple[Switch, ...]:
        return (Switch("reshuffle"), Switch("first_hit_loses"))

    def rivals(self) -> tuple[Rival, ...]:
        return tuple([Rival(f"autobot-{level}", autobot.AUTOBOT, {"autobot": level}) for level in autobot.THRESHOLDS])

    def rule_driven(self, options: dict[str, Any]) -> dict[int, str]:
        level = checked_house(options).autobot
        return {autobot.AUTOBOT: f"autobot-{level}"} if level else {}

    def lesson(self) -> dict[str, Any]:
        return LESSON


DEAL_KEYS: Final = ("monsters", "first")

STEPS: Final[tuple[type[Step[Any]], ...]] = (
    Give, FewerThrows, SceneRoll, hits.Blow, pulling.Pull, pulling.Bonus, *rounds.STEPS, *turn.STEPS, *rolling.STEPS,
    *resolving.STEPS, *powers.STEPS, *shop.STEPS, *autobot.STEPS, *CARD_STEPS,
)  # fmt: skip


def checked_house(options: dict[str, Any]) -> House:
    return house_of({key: value for key, value in options.items() if key not in DEAL_KEYS})


def lay_out(table: DuelTable, monsters: list[str]) -> None:
    """A table before its first turn."""
    table.sides = [fresh_side(MONSTERS[name]) for name in monsters]
    table.active = 0
    table.first_turn = True
    table.markers = (0, 0)
    table.buzz = NOWHERE
    table.row = ()
    table.bag = bytes(range(len(table.book.cards)))
    table.top = ()
    table.discard = b""
    table.encores = 0
    forget_turn(table)


def first_player(table: DuelTable, agreed: int) -> int:
    """D6: six dice each, most smashes begin. A2: in a solo game fewer hearts do, and the Autobot on a tie."""
    if table.book.house.autobot:
        if agreed >= 0:
            raise BadOption("first", "the hearts decide against the Autobot")
        first = 0 if table.most_hearts(0) < table.most_hearts(1) else 1
        table.tell(facts.FIRST_PLAYER, first, "autobot/A2")
        return first
    if agreed >= 0:
        table.tell(facts.FIRST_PLAYER, agreed, "duel/D6")
        return agreed
    while True:
        smashes: list[int] = []
        for seat in range(2):
            hand = table.chance.tally(RED_DICE)
            smashes.append(count(hand, SMASH))
            if table.loud:
                table.tell(facts.DICE_OFF, seat, "duel/D6", 0, NOBODY, DICE.text(hand))
        if smashes[0] != smashes[1]:
            first = 0 if smashes[0] > smashes[1] else 1
            table.tell(facts.FIRST_PLAYER, first, "duel/D6")
            return first
