"""King of Tokyo Duel as the kernel knows it: dealing, options, steps, facts and words."""

from typing import Any, Final

from baffe.games.duel import autobot, facts, figures, resolving, rolling, shop, turn
from baffe.games.duel.autobot import AUTOBOT
from baffe.games.duel.cards import CARD_STEPS
from baffe.games.duel.damage import Blow
from baffe.games.duel.dice import DICE, RED_DICE, SMASH, count
from baffe.games.duel.figures import MONSTERS
from baffe.games.duel.forecast import DuelForecast
from baffe.games.duel.lesson import AGAINST_A_RIVAL, AGAINST_THE_AUTOBOT
from baffe.games.duel.monster import BOTH, RIVAL
from baffe.games.duel.notation import every_word
from baffe.games.duel.options import AUTOBOT_LEVEL, FIRST_HIT_LOSES, RESHUFFLE, TOKEN_BONUS, House, house_of
from baffe.games.duel.pulling import Bonus, Pull
from baffe.games.duel.rulebook import rulebook, with_rest_of_turn, without_rest_of_turn
from baffe.games.duel.scene import set_scene
from baffe.games.duel.search import DuelSearch
from baffe.games.duel.sending import scene_of
from baffe.games.duel.staging import FewerThrows, SceneRoll
from baffe.games.duel.table import DuelTable, Give
from baffe.kernel.agenda import Step
from baffe.kernel.figures import checked_figures, draw_figures
from baffe.kernel.forecast import Forecast
from baffe.kernel.game import Game, Rival, Setting, Switch, checked_first
from baffe.kernel.refusal import BadOption
from baffe.kernel.search import Search
from baffe.kernel.seat import NOBODY, Seat
from baffe.kernel.table import Table


class Duel(Game):
    name = "duel"
    rules = 1

    def __init__(self) -> None:
        super().__init__(STEPS, facts.FACTS)

    def new_table(self) -> Table:
        return DuelTable()

    def deal(self, table: Table, seats: int, options: dict[str, Any]) -> None:
        assert isinstance(table, DuelTable)
        table.book = rulebook(checked_house(options), table.rules)
        known = tuple(MONSTERS)
        names = draw_figures(table.chance, checked_figures(options, "monsters", seats, known), known)
        table.lay_out([MONSTERS[name] for name in names])
        table.active = first_player(table, checked_first(options, seats))
        table.gain_energy(RIVAL[table.active], 1, "duel/D7")
        table.fill_row("duel/D3")
        table.then_all(table.book.turns[table.active])

    def set_scene(self, table: Table, scene: dict[str, Any]) -> None:
        assert isinstance(table, DuelTable)
        set_scene(table, scene)

    def scene_of(self, view: dict[str, Any], earlier: dict[str, Any] | None) -> dict[str, Any] | None:
        return scene_of(view, earlier)

    def words(self) -> tuple[str, ...]:
        return every_word()

    def figures(self, modules: tuple[str, ...] = ()) -> tuple[str, ...]:
        return tuple(MONSTERS)

    def saved_agenda(self, agenda: list[Step[Any]]) -> list[Step[Any]]:
        return without_rest_of_turn(agenda)

    def read_agenda(self, table: Table, agenda: list[Step[Any]]) -> list[Step[Any]]:
        assert isinstance(table, DuelTable)
        return with_rest_of_turn(table.book, table.active, agenda)

    def switches(self) -> tuple[Switch, ...]:
        return (RESHUFFLE, FIRST_HIT_LOSES)

    def settings(self) -> tuple[Setting, ...]:
        return (TOKEN_BONUS,)  # the Autobot's level is chosen as a rival

    def rivals(self) -> tuple[Rival, ...]:
        return tuple([Rival(f"autobot-{level}", (AUTOBOT,), {"autobot": level}) for level in AUTOBOT_LEVEL.values])

    def rule_driven(self, options: dict[str, Any], seats: int = 0) -> dict[Seat, str]:
        level = checked_house(options).autobot
        return {AUTOBOT: f"autobot-{level}"} if level else {}

    def forecast(self) -> Forecast:
        return DuelForecast()

    def search(self) -> Search:
        return DuelSearch()

    def lesson(self, options: dict[str, Any]) -> dict[str, Any] | None:
        if not options:
            return AGAINST_A_RIVAL
        return AGAINST_THE_AUTOBOT if options == AGAINST_THE_AUTOBOT["options"] else None


DEAL_KEYS: Final = ("monsters", "first")

STEPS: Final[tuple[type[Step[Any]], ...]] = (
    Give, FewerThrows, SceneRoll, Blow, Pull, Bonus, *turn.STEPS, *rolling.STEPS, *resolving.STEPS, *figures.STEPS,
    *shop.STEPS, *autobot.STEPS, *CARD_STEPS,
)  # fmt: skip


def checked_house(options: dict[str, Any]) -> House:
    return house_of({key: value for key, value in options.items() if key not in DEAL_KEYS})


def first_player(table: DuelTable, agreed: Seat) -> Seat:
    """D6: six dice each, most smashes begin. A2: in a solo game fewer hearts do, and the Autobot on a tie."""
    if table.book.house.autobot:
        if agreed != NOBODY:
            raise BadOption("first", "the hearts decide against the Autobot")
        first = BOTH[0] if table.most_hearts(BOTH[0]) < table.most_hearts(BOTH[1]) else BOTH[1]
        table.tell(facts.FIRST_PLAYER, first, "autobot/A2")
        return first
    first = agreed
    while first == NOBODY:
        smashes: list[int] = []
        for seat in BOTH:
            roll = table.chance.tally(RED_DICE)
            smashes.append(count(roll, SMASH))
            if table.loud:
                table.tell(facts.DICE_OFF, seat, "duel/D6", word=DICE.text(roll))
        if smashes[0] != smashes[1]:
            first = BOTH[0] if smashes[0] > smashes[1] else BOTH[1]
    table.tell(facts.FIRST_PLAYER, first, "duel/D6")
    return first
