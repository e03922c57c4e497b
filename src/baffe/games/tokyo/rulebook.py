"""What a table plays by: its cards, its turn, its rewards. Modules add to it; steps never ask which are on."""

from typing import Any, Final

from baffe.games.tokyo.card import Held
from baffe.games.tokyo.cards import BASE_DECK
from baffe.games.tokyo.figures import MONSTERS
from baffe.games.tokyo.module import Module, place_of
from baffe.games.tokyo.modules.cultists import Cultists
from baffe.games.tokyo.modules.halloween.halloween import Halloween
from baffe.games.tokyo.modules.tower import Tower
from baffe.games.tokyo.places import Rewards, TwoPlayerRewards
from baffe.games.tokyo.resolving import DiceOrder, OrderInBayToo
from baffe.games.tokyo.turn import TURN, OpenMarket
from baffe.kernel.agenda import Due, Step, laid_out
from baffe.kernel.pile import NO_CARD, deck_of
from baffe.kernel.seat import Seat


class Rulebook:
    """The same object for all tables with the same options; it never changes."""

    def __init__(self, name: str, rewards: Rewards, modules: tuple[Module, ...], rules: int) -> None:
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
        self.order: Final = DiceOrder() if rules == 1 else OrderInBayToo()
        self.phase_after_shop: Final = "start" if rules == 1 else "buy"  # of scenes; version 1 never set it
        self.innate: Final = tuple([power for module in modules for power in module.innate()])
        self.two_player_variant: Final = isinstance(rewards, TwoPlayerRewards)
        self.deck: Final = deck_of(len(self.cards))
        self.buy_words: Final = tuple(["buy:" + card.id for card in self.cards])

    def numbers_of(self, card_id: str) -> list[int]:
        return [number for number, card in enumerate(self.cards) if card.id == card_id]

    def innate_powers(self, seat: Seat, tokens: tuple[int, ...]) -> tuple[Held, ...]:
        """What the modules give to a monster; numbers above those of all cards."""
        first = 1000 + seat * 100
        return tuple([Held(first + i, seat, power, power, tokens[i], NO_CARD) for i, power in enumerate(self.innate)])

    def turn_after(self, step: str) -> tuple[Step[Any], ...]:
        """What is left of a turn after the step of that name; all of it for none."""
        return self.timetable[place_of(step, self.timetable) + 1 :] if step else self.timetable


MODULES: Final[dict[str, Module]] = {module.name: module for module in (Cultists(), Tower(), Halloween())}

_BOOKS: Final[dict[tuple[str, int], Rulebook]] = {}


def rulebook(two_player_variant: bool, modules: list[str], rules: int) -> Rulebook:
    """The one rulebook for these options, whatever their order, by that version of the rules."""
    chosen = [name for name in MODULES if name in modules]
    name = "+".join(["two_players" if two_player_variant else "base", *chosen])
    book = _BOOKS.get((name, rules))
    if book is None:
        rewards = TwoPlayerRewards() if two_player_variant else Rewards()
        book = Rulebook(name, rewards, tuple([MODULES[module] for module in chosen]), rules)
        _BOOKS[name, rules] = book
    return book


def rulebook_named(name: str, rules: int) -> Rulebook | None:
    """The rulebook that a save names, or nothing."""
    variant, *modules = name.split("+")
    if variant not in ("base", "two_players") or any([module not in MODULES for module in modules]):
        return None
    book = rulebook(variant == "two_players", modules, rules)
    return book if book.name == name else None
