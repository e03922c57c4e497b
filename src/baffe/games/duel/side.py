"""One side of the table: a monster and what it has."""

from typing import Any


class Side:
    monster: str
    hearts: int
    energy: int  # the Autobot's cubes
    tokens: int  # dice tokens
    cards: tuple[int, ...]  # Keep cards, in the order in which they came
    fewer: int  # dice fewer on its next turn
    dominated: int  # times that Dominate waits for its next turn
    immune: bool  # takes no more hits this turn
    lost: int  # hearts lost this turn
    was_hit: bool  # has taken a hit this turn

    def copy(self) -> "Side":
        twin = Side()
        twin.monster = self.monster
        twin.hearts = self.hearts
        twin.energy = self.energy
        twin.tokens = self.tokens
        twin.cards = self.cards
        twin.fewer = self.fewer
        twin.dominated = self.dominated
        twin.immune = self.immune
        twin.lost = self.lost
        twin.was_hit = self.was_hit
        return twin

    def plain(self) -> dict[str, Any]:
        return {
            "monster": self.monster, "hearts": self.hearts, "energy": self.energy, "tokens": self.tokens,
            "cards": list(self.cards), "fewer": self.fewer, "dominated": self.dominated, "immune": self.immune,
            "lost": self.lost, "was_hit": self.was_hit,
        }  # fmt: skip


def fresh_side(monster: str, hearts: int) -> Side:
    side = Side()
    side.monster = monster
    side.hearts = hearts
    side.energy = 0
    side.tokens = 0
    side.cards = ()
    side.fewer = 0
    side.dominated = 0
    side.immune = False
    side.lost = 0
    side.was_hit = False
    return side
