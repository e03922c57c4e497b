"""King of Tokyo as the kernel knows it: dealing, options, steps, facts and words."""

from typing import Any

from baffe.games.tokyo import attack, facts, resolving, rolling, shop, turn
from baffe.games.tokyo.cards import CARD_STEPS
from baffe.games.tokyo.hand import SMASH, count, text
from baffe.games.tokyo.monster import fresh_monster
from baffe.games.tokyo.notation import every_word
from baffe.games.tokyo.rulebook import MODULES, Rulebook, innate_powers, rulebook
from baffe.games.tokyo.scene import SceneRoll, set_scene
from baffe.games.tokyo.table import TokyoTable
from baffe.games.tokyo.turn import forget_turn
from baffe.kernel.agenda import Step
from baffe.kernel.fact import NOBODY, Fact
from baffe.kernel.figures import checked_figures, draw_figures
from baffe.kernel.game import Game, Switch, checked_first
from baffe.kernel.refusal import BadOption
from baffe.kernel.table import Table


class Tokyo(Game):
    name = "tokyo"
    rules = 1
    fewest = 2
    most = 6

    def new_table(self) -> Table:
        return TokyoTable()

    def deal(self, table: Table, seats: int, options: dict[str, Any]) -> None:
        assert isinstance(table, TokyoTable)
        table.book = checked_rulebook(seats, options)
        known = table.book.monsters
        lay_out(table, draw_figures(table.chance, checked_figures(options, "monsters", seats, known), known))
        table.active = table.anchor = first_player(table, checked_first(options, seats))
        table.then_all(table.book.opening)

    def set_scene(self, table: Table, scene: dict[str, Any]) -> None:
        assert isinstance(table, TokyoTable)
        set_scene(table, scene)

    def steps(self) -> tuple[type[Step[Any]], ...]:
        return STEPS

    def facts(self) -> tuple[Fact, ...]:
        return facts.FACTS

    def words(self) -> tuple[str, ...]:
        return every_word()

    def figures(self, modules: tuple[str, ...] = ()) -> tuple[str, ...]:
        return rulebook(False, list(modules)).monsters

    def modules(self) -> tuple[str, ...]:
        return tuple(MODULES)

    def switches(self) -> tuple[Switch, ...]:
        return (Switch("two_player_variant", True, 2),)

    def lesson(self) -> dict[str, Any]:
        return LESSON


# A first turn with something of everything: a pair to complete, a heart, energy for the market, and Tokyo to be taken.
LESSON: dict[str, Any] = {
    "seats": [
        {"monster": "cyber_kitty", "energy": 3},
        {"monster": "gigazaur", "stars": 1, "place": "city"},
        {"monster": "space_penguin"},
    ],
    "turn": 0,
    "market": ["skyscraper", "spiked_tail", "heal"],
    "dice": ["2", "2", "heart", "energy", "smash", "1", "smash", "2", "energy", "heart"],
}


STEPS: tuple[type[Step[Any]], ...] = (
    turn.OpenMarket, turn.StartTurn, turn.BeforeRolling,
    rolling.FirstRoll, SceneRoll, rolling.Rolls, rolling.Which, rolling.OthersRolls,
    rolling.ChangeDice, rolling.DiceSet, resolving.Resolve, resolving.Order, resolving.Hearts, resolving.ShareHearts,
    attack.Attack, attack.Hit, attack.Brace, attack.Fleeing, attack.Flee, attack.HeldBack,
    attack.Enter, attack.TakePlace, shop.OpenShop, shop.Buy, shop.Stall, shop.Snatch, shop.ShopClosed, turn.EndTurn,
    turn.TurnOver, turn.NextTurn,
) + CARD_STEPS + tuple([step for module in MODULES.values() for step in module.steps()])  # fmt: skip


def checked_rulebook(seats: int, options: dict[str, Any]) -> Rulebook:
    """The rulebook that the options ask for; unknown options are refused."""
    for key in options:
        if key not in ("monsters", "two_player_variant", "modules", "first"):
            raise BadOption(key, "is not an option of tokyo")
    modules = options.get("modules", [])
    if not isinstance(modules, (list, tuple)):
        raise BadOption("modules", "is not a list")
    for module in modules:
        if not isinstance(module, str) or module not in MODULES:
            raise BadOption("modules", f"{module!r} is none of {', '.join(MODULES)}")
    if len(set(modules)) != len(modules):
        raise BadOption("modules", "names one twice")
    variant = options.get("two_player_variant", seats == 2)
    if not isinstance(variant, bool):
        raise BadOption("two_player_variant", f"{variant!r} is neither true nor false")
    if variant and seats != 2:
        raise BadOption("two_player_variant", f"is for 2 seats, not {seats}")
    return rulebook(variant, list(modules))


def lay_out(table: TokyoTable, monsters: list[str]) -> None:
    """A table before its first turn: nobody in Tokyo, all cards in the deck."""
    table.monsters = [fresh_monster(name) for name in monsters]
    if table.book.innate:
        for seat, monster in enumerate(table.monsters):
            monster.innate = innate_powers(table, seat, (0,) * len(table.book.innate))
            monster.hold(())
    table.living = len(monsters)
    table.active = table.anchor = 0
    table.dice_fewer = 0
    table.bag = table.book.deck
    table.top = ()
    table.seen_top = ()
    table.market = ()
    table.discard = b""
    table.encores = ()
    table.blow = 0
    forget_turn(table)


def first_player(table: TokyoTable, agreed: int) -> int:
    """Everybody rolls six dice; most smashes begin, and those who tie roll again."""
    seats = list(range(len(table.monsters))) if agreed < 0 else [agreed]
    while len(seats) > 1:
        smashes: dict[int, int] = {}
        for seat in seats:
            hand = table.roll(6)
            smashes[seat] = count(hand, SMASH)
            if table.loud:
                table.tell(facts.DICE_OFF, seat, "tokyo/R4", 0, NOBODY, text(hand))
        most = max(smashes.values())
        seats = [seat for seat in seats if smashes[seat] == most]
    table.tell(facts.FIRST_PLAYER, seats[0], "tokyo/R4")
    return seats[0]
