"""What a table plays by: its cards, its turn, its rewards. Modules add to it; steps never ask which are on."""

from typing import Any, Final

from baffe.games.tokyo.attack import Enter
from baffe.games.tokyo.card import Card
from baffe.games.tokyo.cards import BASE_DECK
from baffe.games.tokyo.resolving import Resolve
from baffe.games.tokyo.rewards import Rewards, TwoPlayerRewards
from baffe.games.tokyo.rolling import ChangeDice, DiceSet, FirstRoll, OthersRolls, Rolls
from baffe.games.tokyo.shop import OpenShop, ShopClosed
from baffe.games.tokyo.turn import BeforeRolling, EndTurn, StartTurn, TurnOver
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

    def __init__(self, name: str, cards: tuple[Card, ...], turn: tuple[Step[Any], ...], rewards: Rewards) -> None:
        self.name: Final = name
        self.two_player_variant: Final = isinstance(rewards, TwoPlayerRewards)
        self.cards: Final = cards  # by number; a copy of a card has a number of its own
        self.timetable: Final = turn
        self.turn: Final = Due(turn[0], laid_out(list(turn[1:])))
        self.rewards: Final = rewards
        self.deck: Final = bytes(range(len(cards)))
        self.buy_words: Final = tuple(["buy:" + card.id for card in cards])

    def numbers_of(self, card_id: str) -> list[int]:
        return [number for number, card in enumerate(self.cards) if card.id == card_id]

    def rest_of_turn(self, step: str) -> tuple[Step[Any], ...]:
        """The turn from the step of that name on."""
        names = [one.name for one in self.timetable]
        return self.timetable[names.index(step) :]


BASE: Final = Rulebook("base", BASE_DECK, TURN, Rewards())
TWO_PLAYERS: Final = Rulebook("two_players", BASE_DECK, TURN, TwoPlayerRewards())
RULEBOOKS: Final = {book.name: book for book in (BASE, TWO_PLAYERS)}
