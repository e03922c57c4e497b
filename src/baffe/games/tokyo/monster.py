"""A monster at the table: its scores, its place, its tokens and the cards in front of it."""

from typing import Any, Final

from baffe.games.tokyo.card import Held

OUTSIDE: Final = 0
CITY: Final = 1
BAY: Final = 2
PLACES: Final[tuple[str, ...]] = ("outside", "city", "bay")

MONSTERS: Final[tuple[str, ...]] = ("space_penguin", "alienoid", "cyber_kitty", "the_king", "gigazaur", "meka_dragon")


class Monster:
    name: str
    hearts: int
    stars: int
    energy: int
    place: int
    poison: int
    shrink: int
    cards: tuple[Held, ...]
    innate: tuple[Held, ...]  # powers that modules give to every monster; they are no cards and cannot be lost
    powers: tuple[Held, ...]  # both: whatever may speak for it
    out: bool
    fell: int  # the blow that eliminated it; later is better
    # what this turn (anyone's) has done to it
    smashed: bool  # lost hearts to smashes
    lost: int
    hurt_others: int
    hurt_itself: int
    untouchable: bool

    def copy(self) -> "Monster":
        twin = Monster()
        twin.name = self.name
        twin.hearts = self.hearts
        twin.stars = self.stars
        twin.energy = self.energy
        twin.place = self.place
        twin.poison = self.poison
        twin.shrink = self.shrink
        twin.cards = self.cards
        twin.innate = self.innate
        twin.powers = self.powers
        twin.out = self.out
        twin.fell = self.fell
        twin.smashed = self.smashed
        twin.lost = self.lost
        twin.hurt_others = self.hurt_others
        twin.hurt_itself = self.hurt_itself
        twin.untouchable = self.untouchable
        return twin

    def hold(self, cards: tuple[Held, ...]) -> None:
        """These cards lie in front of it now."""
        self.cards = cards
        self.powers = in_turn(cards) + self.innate if self.innate else in_turn(cards)

    def new_turn(self) -> None:
        """Somebody's turn begins: what the last one did is forgotten."""
        self.smashed = False
        self.lost = 0
        self.hurt_others = 0
        self.hurt_itself = 0
        self.untouchable = False

    def plain(self) -> dict[str, Any]:
        plain: dict[str, Any] = {
            "monster": self.name,
            "hearts": self.hearts,
            "stars": self.stars,
            "energy": self.energy,
            "place": self.place,
            "poison": self.poison,
            "shrink": self.shrink,
            "cards": [[it.number, it.tokens, it.target] for it in self.cards],
            "out": self.out,
            "fell": self.fell,
            "smashed": self.smashed,
            "lost": self.lost,
            "hurt_others": self.hurt_others,
            "hurt_itself": self.hurt_itself,
            "untouchable": self.untouchable,
        }
        if self.innate:
            plain["innate"] = [it.tokens for it in self.innate]
        return plain


def in_turn(cards: tuple[Held, ...]) -> tuple[Held, ...]:
    """In the order in which they speak."""
    for it in cards:
        if it.power.haste:
            return tuple(sorted(cards, key=haste_of))
    return cards


def haste_of(it: Held) -> int:
    return -it.power.haste


def fresh_monster(name: str) -> Monster:
    monster = Monster()
    monster.name = name
    monster.hearts = 10
    monster.stars = 0
    monster.energy = 0
    monster.place = OUTSIDE
    monster.poison = 0
    monster.shrink = 0
    monster.innate = ()
    monster.hold(())
    monster.out = False
    monster.fell = 0
    monster.new_turn()
    return monster
