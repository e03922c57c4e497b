"""What a pack holds and how a deck is put together from it, in parts that can be asked one by one (G31 to G36)."""

from baffe.games.heavy_hitters.book import Book
from baffe.games.heavy_hitters.data.entries import EACH
from baffe.games.heavy_hitters.dataset import Data
from baffe.kernel.chance import Chance
from baffe.kernel.state import Value


def weapons_of(book: Book, faction: int, part: str) -> list[int]:
    """The weapons of a faction's pack: primary or secondary."""
    id = book.data.factions[faction].id
    return [
        number
        for number, card in enumerate(book.data.cards)
        if card.part == part and card.faction == id and (card.set == "core" or book.house.pack == "extended")
    ]


def pairs_of_secondaries(book: Book, faction: int) -> list[tuple[int, ...]]:
    cards = weapons_of(book, faction, "secondary")
    return [(one, other) for i, one in enumerate(cards) for other in cards[i + 1 :]]


class PackKind(Value):
    """One kind of utility card that every faction has, perhaps under a name of its own: its card for each faction."""

    cards: tuple[int, ...]

    def card(self, faction: int) -> int:
        return self.cards[faction]


def pack_kinds(book: Book) -> list[PackKind]:
    """The utility cards of a pack in the order of their table; then own maneuvers of the factions, then reactions."""
    found: list[PackKind] = []
    own: dict[str, list[int]] = {}
    ids = [row.id for row in book.data.factions]
    for number, card in enumerate(book.data.cards):
        if card.part != "utility" or (card.set != "core" and book.house.pack == "core"):
            continue
        if card.faction == EACH:
            found.append(PackKind((number,) * len(ids)))
        else:
            own.setdefault(card.kind, [-1] * len(ids))[ids.index(card.faction)] = number
    return found + [PackKind(tuple(cards)) for cards in own.values()]


def most_copies(data: Data, card: int) -> int:
    row = data.cards[card]
    return min(row.copies, data.constants.deploy_cards_max) if row.kind == "deploy" else row.copies


def pack_counts(book: Book, faction: int, place: int, so_far: int) -> list[int]:
    """How many of that kind may be taken so that the right number of cards can still be reached."""
    kinds = pack_kinds(book)
    left = book.data.constants.deck_size - so_far
    later = sum([most_copies(book.data, kind.card(faction)) for kind in kinds[place + 1 :]])
    most = most_copies(book.data, kinds[place].card(faction))
    return [count for count in range(most + 1) if 0 <= left - count <= later]


def random_deck(book: Book, faction: int, known: tuple[int, ...], chance: Chance) -> list[int]:
    """A legal deck that contains at least so many of each card: how somebody else's may look."""
    numbers = book.data.constants
    least = known or (0,) * len(book.data.cards)
    deck: list[int] = []
    primaries = [card for card in weapons_of(book, faction, "primary") if least[card]]
    primaries = primaries or weapons_of(book, faction, "primary")
    deck += [primaries[chance.below(len(primaries))]] * numbers.primary_copies
    pairs = pairs_of_secondaries(book, faction)
    seen = [card for card in weapons_of(book, faction, "secondary") if least[card]]
    pairs = [pair for pair in pairs if all([card in pair for card in seen])]
    for card in pairs[chance.below(len(pairs))]:
        deck += [card] * numbers.secondary_copies
    cards = [kind.card(faction) for kind in pack_kinds(book)]
    for card in cards:
        deck += [card] * least[card]
    rest = [card for card in cards for _ in range(most_copies(book.data, card) - least[card])]
    while len(deck) < numbers.deck_size:
        deck.append(rest.pop(chance.below(len(rest))))
    return sorted(deck)


# -- solo opponents --


def opponent_types(book: Book, faction: int, known: tuple[int, ...], chance: Chance) -> list[int]:
    """X57, X58, X129: the weapon types of a solo opponent: those of the core pack, or drawn, with all that was seen."""
    data = book.data
    row = data.row("opponents", data.factions[faction].id)
    level = data.row("levels", book.house.solo)
    if book.house.pack == "core":
        ids = [*row.primary, *row.secondary, *([row.extra_secondary] if level.extra_secondary else [])]
        return [data.card_number(id) for id in ids]
    found: list[int] = []
    for part, wanted in (("primary", len(row.primary)), ("secondary", len(row.secondary) + int(level.extra_secondary))):
        cards = weapons_of(book, faction, part)
        chosen = [card for card in cards if known and known[card]]
        rest = [card for card in cards if card not in chosen]
        while len(chosen) < wanted:
            chosen.append(rest.pop(chance.below(len(rest))))
        found += chosen
    return sorted(found)


def opponent_deck(book: Book, faction: int, chance: Chance, known: tuple[int, ...] = ()) -> list[int]:
    """X57: 5 of each primary weapon, 4 of each secondary weapon, and Orbital Strikes."""
    data = book.data
    deck: list[int] = []
    for card in opponent_types(book, faction, known, chance):
        is_primary = data.cards[card].part == "primary"
        deck += [card] * (data.constants.primary_copies if is_primary else data.constants.secondary_copies)
    return deck + [book.orbital[0]] * data.row("opponents", data.factions[faction].id).orbital
