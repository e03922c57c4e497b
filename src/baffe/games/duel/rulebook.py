"""What a table of Duel is played by: the cards, the monsters, the house rules, and who plays each side."""

from typing import TYPE_CHECKING, Any, Final

from baffe.games.duel.card import Card
from baffe.games.duel.cards import CARDS
from baffe.games.duel.turn import wake

if TYPE_CHECKING:
    from baffe.games.duel.table import DuelTable


class Player:
    """How a side plays: a person or a program is asked; the Autobot follows its rule."""

    def begin_turn(self, table: "DuelTable", me: int) -> None:
        wake(table, me)

    def gain_tokens(self, table: "DuelTable", me: int, tokens: int, why: str) -> None:
        table.take_tokens(me, tokens, why)

    def bonus_rule(self, bonus: str) -> str:
        """By which rule the side takes a Buzz bonus."""
        return "duel/D37"

    def first_turn_dice(self) -> int:
        """On the very first turn of the game."""
        return 5


class House:
    """The options, as they are played."""

    def __init__(
        self,
        reshuffle: bool,
        first_hit_loses: bool,
        autobot: str,
        autobot_first_turn_dice: int,
        autobot_token_bonus: str,
    ) -> None:
        self.reshuffle: Final = reshuffle
        self.first_hit_loses: Final = first_hit_loses
        self.autobot: Final = autobot  # "", "normal" or "hard"
        self.autobot_first_turn_dice: Final = autobot_first_turn_dice
        self.autobot_token_bonus: Final = autobot_token_bonus  # "nothing" or "cube"

    def plain(self) -> dict[str, Any]:
        told: dict[str, Any] = {"reshuffle": self.reshuffle, "first_hit_loses": self.first_hit_loses}
        if self.autobot:
            told["autobot"] = self.autobot
            told["autobot_first_turn_dice"] = self.autobot_first_turn_dice
            told["autobot_token_bonus"] = self.autobot_token_bonus
        return told


class Rulebook:
    def __init__(self, house: House, players: tuple[Player, ...]) -> None:
        self.house: Final = house
        self.players: Final = players
        self.cards: Final[tuple[Card, ...]] = CARDS
        self.buy_words: Final[tuple[str, ...]] = tuple(["buy:" + card.id for card in CARDS])


_BOOKS: Final[dict[str, Rulebook]] = {}


def rulebook(house: House) -> Rulebook:
    """One for each set of house rules."""
    from baffe.games.duel.autobot import Autobot

    key = str(sorted(house.plain().items()))
    book = _BOOKS.get(key)
    if book is None:
        rival = Autobot(house) if house.autobot else Player()
        book = _BOOKS[key] = Rulebook(house, (Player(), rival))
    return book
