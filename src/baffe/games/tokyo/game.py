"""King of Tokyo as the kernel knows it: dealing, options, steps, facts and words."""

from typing import Any, Final

from baffe.games.tokyo import attack, damage, facts, places, resolving, rolling, shop, turn
from baffe.games.tokyo.cards import CARD_STEPS
from baffe.games.tokyo.dice import DICE, SMASH, count
from baffe.games.tokyo.forecast import TokyoForecast
from baffe.games.tokyo.lesson import LESSON
from baffe.games.tokyo.notation import every_word
from baffe.games.tokyo.options import VARIANT, checked_rulebook
from baffe.games.tokyo.rulebook import MODULES, rulebook
from baffe.games.tokyo.scene import set_scene
from baffe.games.tokyo.search import TokyoSearch
from baffe.games.tokyo.sending import scene_of
from baffe.games.tokyo.staging import SceneRoll
from baffe.games.tokyo.table import TokyoTable
from baffe.kernel.agenda import Step
from baffe.kernel.figures import checked_figures, draw_figures
from baffe.kernel.forecast import Forecast
from baffe.kernel.game import Game, Switch, checked_first
from baffe.kernel.search import Search
from baffe.kernel.seat import NOBODY, Seat
from baffe.kernel.table import Table


class Tokyo(Game):
    name = "tokyo"
    rules = 2
    most = 6

    def __init__(self) -> None:
        super().__init__(STEPS, facts.FACTS)

    def new_table(self) -> Table:
        return TokyoTable()

    def deal(self, table: Table, seats: int, options: dict[str, Any]) -> None:
        assert isinstance(table, TokyoTable)
        table.book = checked_rulebook(seats, options, table.rules)
        known = table.book.monsters
        table.lay_out(draw_figures(table.chance, checked_figures(options, "monsters", seats, known), known))
        table.active = table.anchor = first_player(table, checked_first(options, seats))
        table.then_all(table.book.opening)

    def set_scene(self, table: Table, scene: dict[str, Any]) -> None:
        assert isinstance(table, TokyoTable)
        set_scene(table, scene)

    def scene_of(self, view: dict[str, Any], earlier: dict[str, Any] | None) -> dict[str, Any] | None:
        return scene_of(view, earlier)

    def words(self) -> tuple[str, ...]:
        return every_word()

    def figures(self, modules: tuple[str, ...] = ()) -> tuple[str, ...]:
        return rulebook(False, list(modules), self.rules).monsters

    def modules(self) -> tuple[str, ...]:
        return tuple(MODULES)

    def switches(self) -> tuple[Switch, ...]:
        return (VARIANT,)

    def forecast(self) -> Forecast:
        return TokyoForecast()

    def search(self) -> Search:
        return TokyoSearch()

    def lesson(self, options: dict[str, Any]) -> dict[str, Any] | None:
        return None if options else LESSON


STEPS: Final[tuple[type[Step[Any]], ...]] = (
    turn.OpenMarket, turn.StartTurn, turn.BeforeRolling,
    rolling.FirstRoll, SceneRoll, rolling.Rolls, rolling.Which, rolling.OthersRolls, rolling.ChangeDice,
    rolling.DiceSet, resolving.Resolve, resolving.OrderInBay, resolving.LateHearts, resolving.ShareHearts,
    attack.Attack, damage.Hit, damage.Brace,
    places.Fleeing, places.Flee, places.HeldBack, places.Enter, places.TakePlace,
    shop.OpenShop, shop.Buy, shop.Stall, shop.ShopClosed, turn.EndTurn, turn.TurnOver, turn.NextTurn,
) + CARD_STEPS + tuple([step for module in MODULES.values() for step in module.steps()])  # fmt: skip


def first_player(table: TokyoTable, agreed: Seat) -> Seat:
    """Everybody rolls six dice; most smashes begin, and those who tie roll again."""
    seats = list(table.seats()) if agreed == NOBODY else [agreed]
    while len(seats) > 1:
        smashes: dict[Seat, int] = {}
        for seat in seats:
            roll = table.thrown(6)
            smashes[seat] = count(roll, SMASH)
            if table.loud:
                table.tell(facts.DICE_OFF, seat, "tokyo/R4", word=DICE.text(roll))
        most = max(smashes.values())
        seats = [seat for seat in seats if smashes[seat] == most]
    table.tell(facts.FIRST_PLAYER, seats[0], "tokyo/R4")
    return seats[0]
