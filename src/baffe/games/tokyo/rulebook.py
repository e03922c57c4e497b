"""What a table plays by: its cards, its turn, its rewards. Modules add to it; steps never ask which are on."""

from typing import Any, Final

from baffe.games.tokyo.attack import Enter
from baffe.games.tokyo.card import Held
from baffe.games.tokyo.cards import BASE_DECK
from baffe.games.tokyo.module import Module, place_of
from baffe.games.tokyo.modules.cultists import Cultists
from baffe.games.tokyo.modules.halloween.halloween import Halloween
from baffe.games.tokyo.modules.tower import Tower
from baffe.games.tokyo.monster import MONSTERS
from baffe.games.tokyo.resolving import Resolve
from baffe.games.tokyo.rewards import Rewards, TwoPlayerRewards
from baffe.games.tokyo.rolling import ChangeDice, DiceSet, FirstRoll, OthersRolls, Rolls
from baffe.games.tokyo.shop import OpenShop, ShopClosed
from baffe.games.tokyo.table import TokyoTable
from baffe.games.tokyo.turn import BeforeRolling, EndTurn, OpenMarket, StartTurn, TurnOver
from baffe.kernel.agenda import Due, Step, laid_out

# The timing chart of a turn, first step first.
TURN: Final[tuple[Step[Any], ...]] = (
    StartTurn(),
    BeforeRolling(),
    FirstRoll(),
    Rolls(),
    OthersRolls(),
    ChangeDice(),
    DiceSet(),
    Resolve(),
    Enter(),
    OpenShop(),
    ShopClosed(),
    EndTurn(),
    TurnOver(),
)


class Rulebook:
    """The same object for all tables with the same options; it never changes."""

    def __init__(self, name: str, rewards: Rewards, modules: tuple[Module, ...]) -> None:
        timetable = list(TURN)
        for module in modules:
            timetable = module.timetable(timetable)
        self.name: Final = name
        self.modules: Final = tuple([module.name for module in modules])
        # by number; a copy of a card has a number of its own, those of modules come after those of the base game
        added = [card for module in modules for card in module.cards()]
        self.cards: Final = BASE_DECK + tuple([card for card in added for _ in range(card.copies)])
        self.monsters: Final = MONSTERS + tuple([name for module in modules for name in module.monsters()])
        self.timetable: Final = tuple(timetable)
        self.turn: Final = Due(timetable[0], laid_out(timetable[1:]))
        opening = [step for module in modules for step in module.opening()] + [OpenMarket()]
        self.opening: Final = Due(opening[0], laid_out(opening[1:], self.turn))
        self.rewards: Final = rewards
        self.innate: Final = tuple([power for module in modules for power in module.innate()])
        self.two_player_variant: Final = isinstance(rewards, TwoPlayerRewards)
        self.deck: Final = bytes(range(len(self.cards)))
        self.buy_words: Final = tuple(["buy:" + card.id for card in self.cards])

    def numbers_of(self, card_id: str) -> list[int]:
        return [number for number, card in enumerate(self.cards) if card.id == card_id]

    def turn_after(self, step: str) -> tuple[Step[Any], ...]:
        """What is left of a turn after the step of that name; all of it for none."""
        return self.timetable[place_of(step, self.timetable) + 1 :] if step else self.timetable


MODULES: Final[dict[str, Module]] = {module.name: module for module in (Cultists(), Tower(), Halloween())}

_BOOKS: Final[dict[str, Rulebook]] = {}


def rulebook(two_player_variant: bool, modules: list[str]) -> Rulebook:
    """The one rulebook for these options, whatever their order."""
    chosen = [name for name in MODULES if name in modules]
    name = "+".join(["two_players" if two_player_variant else "base", *chosen])
    book = _BOOKS.get(name)
    if book is None:
        rewards = TwoPlayerRewards() if two_player_variant else Rewards()
        book = Rulebook(name, rewards, tuple([MODULES[module] for module in chosen]))
        _BOOKS[name] = book
    return book


def rulebook_named(name: str) -> Rulebook | None:
    """The rulebook that a save names, or nothing."""
    variant, *modules = name.split("+")
    if variant not in ("base", "two_players") or any([module not in MODULES for module in modules]):
        return None
    book = rulebook(variant == "two_players", modules)
    return book if book.name == name else None


def innate_powers(table: TokyoTable, seat: int, tokens: tuple[int, ...]) -> tuple[Held, ...]:
    """What the modules give to a monster; numbers above those of all cards."""
    first = 1000 + seat * 100
    powers = table.book.innate
    return tuple([Held(first + i, seat, powers[i], powers[i], tokens[i], -1) for i in range(len(powers))])
