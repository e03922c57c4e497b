"""The parts of a position that need the rulebook to be read: its monsters with their cards, and damage held back."""

from typing import TYPE_CHECKING, Any, Final

from baffe.games.tokyo.card import Held
from baffe.games.tokyo.monster import Monster
from baffe.kernel.pile import NO_CARD
from baffe.kernel.reader import Reader
from baffe.kernel.seat import Seat

if TYPE_CHECKING:
    from baffe.games.tokyo.damage import Damage
    from baffe.games.tokyo.rulebook import Rulebook

MANY: Final = 10**6
MOST_TOKENS: Final = 99  # on a card


def read_book(reader: Reader, rules: int) -> "Rulebook":
    from baffe.games.tokyo.rulebook import rulebook_named

    name = reader.word("book")
    book = rulebook_named(name, rules)
    if book is None:
        raise reader.broken("book", f"{name!r} is not a rulebook we know")
    reader.limits["cards"] = len(book.cards) - 1
    return book


def plain_monsters(monsters: list[Monster]) -> list[dict[str, Any]]:
    """Of falls only their order matters, not how many blows there were."""
    falls = falls_of(monsters)
    plain = [monster.plain() for monster in monsters]
    for monster, one in zip(monsters, plain, strict=True):
        one["fell"] = falls.index(monster.fell) + 1 if monster.out else 0
        one["cards"] = [[it.number, it.tokens, it.target] for it in monster.cards]
        if monster.innate:
            one["innate"] = [it.tokens for it in monster.innate]
    return plain


def plain_blow(blow: int, monsters: list[Monster]) -> int:
    """The same as one of the falls, or later than all of them."""
    falls = falls_of(monsters)
    return falls.index(blow) + 1 if blow in falls else len(falls) + 1


def falls_of(monsters: list[Monster]) -> list[int]:
    """The blows that eliminated somebody."""
    return sorted({monster.fell for monster in monsters if monster.out})


def read_monsters(reader: Reader, book: "Rulebook") -> list[Monster]:
    """The inverse of `plain_monsters`; cards that copy others get their power once all cards are known."""
    readers = reader.inners("monsters")
    if not 2 <= len(readers) <= 6:
        raise reader.broken("monsters", "there must be 2 to 6")
    monsters = [_read_monster(one, Seat(seat), book) for seat, one in enumerate(readers)]
    held = {it.number: it for monster in monsters for it in monster.cards}
    for one, monster in zip(readers, monsters, strict=True):
        monster.hold(tuple([_linked(it, held, one) for it in monster.cards]))
    innate = [it.number for monster in monsters for it in monster.innate]
    reader.limits["seats"] = len(monsters) - 1
    reader.limits["powers"] = max([reader.limits["cards"], *innate])
    return monsters


def _read_monster(reader: Reader, seat: Seat, book: "Rulebook") -> Monster:
    monster = Monster()
    monster.read(reader)
    if monster.name not in book.monsters:
        raise reader.broken("monster", f"{monster.name!r} is not a monster we know")
    powers = len(book.innate)
    # Saves from before a power existed have nothing to say about it.
    tokens = reader.integers("innate", 0, MANY) if "innate" in reader.data else (0,) * powers
    if len(tokens) != powers:
        raise reader.broken("innate", f"there must be {powers}")
    monster.innate = book.innate_powers(seat, tokens)
    monster.cards = tuple([_read_held(data, reader, seat, book) for data in reader.items("cards")])
    return monster


def _read_held(data: Any, reader: Reader, seat: Seat, book: "Rulebook") -> Held:
    last = len(book.cards) - 1
    match data:
        case [int(number), int(tokens), int(target)] if (
            0 <= number <= last and 0 <= tokens <= MOST_TOKENS and NO_CARD <= target <= last
        ):
            card = book.cards[number]
            return Held(number, seat, card, card, tokens, target)
    raise reader.broken("cards", f"{data!r} is not a card")


def _linked(it: Held, held: dict[int, Held], reader: Reader) -> Held:
    if it.target == NO_CARD:
        return it
    target = held.get(it.target)
    if target is None or not target.card.copyable or not it.card.copies_others:
        raise reader.broken("cards", f"card {it.number} cannot copy card {it.target}")
    return it.copying(target, it.tokens)


def read_held_back(reader: Reader) -> "tuple[Damage, ...]":
    """From seat, hearts, seat, hearts."""
    from baffe.games.tokyo.damage import held_back

    numbers = reader.integers("held_back", 0, 99)
    victims, hearts = numbers[::2], numbers[1::2]
    if len(victims) != len(hearts) or not all([victim <= reader.limits["seats"] for victim in victims]):
        raise reader.broken("held_back", "is not a list of seats and hearts")
    by = reader.seat("active")
    return tuple([held_back(Seat(victims[i]), hearts[i], by) for i in range(len(victims))])
