"""A monster at the table: its scores, its place, its tokens and the cards in front of it."""

from typing import Final

from baffe.games.tokyo.card import Held
from baffe.kernel.state import State, derived, kept, this_turn

OUTSIDE: Final = 0
CITY: Final = 1
BAY: Final = 2
PLACES: Final[tuple[str, ...]] = ("outside", "city", "bay")

GOAL: Final = 20
MOST_WITHOUT_BAY: Final = 4  # living monsters


class Monster(State):
    name: str = kept(key="monster")
    hearts: int = kept(10, most=12)
    stars: int = kept(0, most=GOAL)
    energy: int = kept(0)
    place: int = kept(OUTSIDE, most=BAY)
    poison: int = kept(0)
    shrink: int = kept(0)
    out: bool = kept(False)
    fell: int = kept(0, most=6)  # the blow that eliminated it; later is better
    # saved by saved.py, because a number means a card only with its rulebook
    cards: tuple[Held, ...] = derived(())
    innate: tuple[Held, ...] = derived(())  # powers that modules give to every monster; they cannot be lost
    powers: tuple[Held, ...] = derived(())  # both: whatever may speak for it
    # what this turn (anyone's) has done to it
    smashed: bool = this_turn(False)  # lost hearts to smashes
    lost: int = this_turn(0)
    hurt_others: int = this_turn(0)
    hurt_itself: int = this_turn(0)
    untouchable: bool = this_turn(False)

    def hold(self, cards: tuple[Held, ...]) -> None:
        """These cards lie in front of it now."""
        self.cards = cards
        self.powers = in_turn(cards) + self.innate if self.innate else in_turn(cards)


def in_turn(cards: tuple[Held, ...]) -> tuple[Held, ...]:
    """In the order in which they speak."""
    for it in cards:
        if it.power.haste:
            return tuple(sorted(cards, key=haste_of))
    return cards


def haste_of(it: Held) -> int:
    return -it.power.haste


def fresh_monster(name: str, innate: tuple[Held, ...]) -> Monster:
    monster = Monster()
    monster.start()
    monster.name = name
    monster.innate = innate
    monster.hold(())
    return monster
