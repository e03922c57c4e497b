"""What a table is played by: its options and data, and everything that follows from them. Tables share it."""

import json
from typing import Any, Final

from baffe.games.heavy_hitters.data.entries import EACH, Utility, Weapon
from baffe.games.heavy_hitters.dataset import Data
from baffe.games.heavy_hitters.deckbuilding import cards_of
from baffe.games.heavy_hitters.hexes import Board
from baffe.games.heavy_hitters.options import House, house_of
from baffe.games.heavy_hitters.overlay import data_of
from baffe.games.heavy_hitters.power import HandCard, Power, SponsorCard
from baffe.games.heavy_hitters.powers import EVERY_POWER, WORD_ORDER
from baffe.games.heavy_hitters.squad import NONE
from baffe.kernel.state import Value

MOST_KEPT: Final = 64  # books that are remembered; a table holds its own in any case


class ReadyDeck(Value):
    """The cards of a ready deck by their numbers, and how many there are of each."""

    cards: tuple[int, ...]
    counts: tuple[int, ...]

    def holds(self, known: tuple[int, ...]) -> bool:
        """Whether it has at least so many of each card."""
        for card, copies in enumerate(known):
            if self.counts[card] < copies:
                return False
        return True


class Book:
    """One for each set of options that change how the game is played."""

    def __init__(self, house: House) -> None:
        self.house: Final = house
        self.data: Final[Data] = data_of(house.data)
        self.board: Final[Board] = self.data.board
        names = self.board.names
        self.move_words: Final[tuple[str, ...]] = tuple([f"move:{name}" for name in names])
        self.support_speeds: Final = (0, *[unit.weapon.speed for unit in self.data.support_units])  # by unit
        self._moves: Final[dict[str, int]] = {word: place for place, word in enumerate(self.move_words)}
        self.place_words: Final[tuple[str, ...]] = tuple([f"place:{name}" for name in names])
        self.shift_words: Final[tuple[str, ...]] = tuple([f"shift:{name}" for name in names])
        self.lose_words: Final[tuple[str, ...]] = tuple([f"lose:{card.id}" for card in self.data.cards])
        self.discard_words: Final[tuple[str, ...]] = tuple([f"discard:{card.id}" for card in self.data.cards])
        self._cards: Final[dict[str, int]] = {word: card for card, word in enumerate(self.lose_words)}
        self._cards.update({word: card for card, word in enumerate(self.discard_words)})
        # what fires, by the number of the card; None for other cards
        strikes = [card.weapon for card in self.data.utility_cards]
        self.weapons: Final[tuple[Weapon | None, ...]] = (*self.data.weapons, *strikes)
        # the same for a solo opponent: without abilities that need a decision (X93)
        self.automatic_weapons: Final[tuple[Weapon | None, ...]] = _undecided(self.data, self.weapons)
        self.is_weapon: Final[tuple[bool, ...]] = tuple([weapon is not None for weapon in self.weapons])
        self.prices: Final[tuple[int, ...]] = tuple([card.energy for card in self.data.cards])
        self.orbital: Final = _numbers(self.data, "orbital")
        self.commit_words: Final[dict[tuple[int, ...], str]] = {}
        self.committed: Final[dict[str, tuple[int, ...]]] = {}
        self.sponsors: Final[tuple[int, ...]] = tuple(
            [
                number
                for number, row in enumerate(self.data.sponsor_cards)
                if not (house.is_solo() and row.not_in_solo)
                for _ in range(row.copies)
            ]
        )
        self._ready_decks: Final[list[list[ReadyDeck]]] = [_ready(self.data, row.id) for row in self.data.factions]
        powers, rows = _make_powers(self.data)
        self.powers: Final[tuple[Power, ...]] = tuple(powers)
        self.pilots: Final[tuple[Power, ...]] = _placed(powers, [row.id for row in self.data.pilots])
        self.upgrades: Final[tuple[Power, ...]] = _placed(powers, [row.id for row in self.data.upgrade_tiles])
        self._by_verb: Final[dict[str, Power]] = {power.verb or power.id: power for power in powers}
        # For each kind of question: sponsor cards, and hand cards of each faction, that may be offered there.
        self._sponsor_cards: Final[dict[str, tuple[SponsorCard, ...]]] = {}
        self._hand_cards: Final[list[dict[str, tuple[HandCard, ...]]]] = [{} for _ in self.data.factions]
        for power in powers:
            if isinstance(power, SponsorCard) and power.number in self.sponsors:
                self._sponsor_cards[power.ask] = (*self._sponsor_cards.get(power.ask, ()), power)
            if isinstance(power, HandCard):
                for place, faction in enumerate(self.data.factions):
                    if _is_in_pack(rows[power.id], faction.id, house.pack):
                        cards = self._hand_cards[place]
                        cards[power.ask] = (*cards.get(power.ask, ()), power)
        self._any_time: Final[dict[str, SponsorCard]] = {card.id: card for card in self.sponsor_cards("any")}

    # -- powers --

    def ready_decks(self, faction: int) -> list[ReadyDeck]:
        return self._ready_decks[faction]

    def sponsor_cards(self, kind: str) -> tuple[SponsorCard, ...]:
        return self._sponsor_cards.get(kind, ())

    def played_any_time(self, word: str) -> SponsorCard | None:
        return self._any_time.get(word)

    def hand_cards(self, faction: int, kind: str) -> tuple[HandCard, ...]:
        return self._hand_cards[faction].get(kind, ())

    def hex_of(self, word: str) -> int:
        """The hex in `move:g6`, `place:g6`, `shift:g6`."""
        found = self._moves.get(word)
        return self.board.number(word[word.index(":") + 1 :]) if found is None else found

    def card_of(self, word: str) -> int:
        """The card in `lose:u_deploy`, `discard:u_deploy`."""
        found = self._cards.get(word)
        return self.data.card_number(word[word.index(":") + 1 :]) if found is None else found

    def power_of(self, word: str) -> Power:
        """The power that a word uses."""
        return self._by_verb[word.partition(":")[0].partition("@")[0]]

    def power(self, id: str) -> Power:
        return [power for power in self.powers if power.id == id][0]

    def powers_of(self, pilot: int, upgrades: int) -> tuple[Power, ...]:
        """What a squad with this pilot and these upgrades can do."""
        found: list[Power] = [] if pilot == NONE else [self.pilots[pilot]]
        for number, power in enumerate(self.upgrades):
            if upgrades >> number & 1:
                found.append(power)
        return tuple(found)

    # -- words --

    def commit_word(self, cards: tuple[int, ...]) -> str:
        word = self.commit_words.get(cards)
        if word is None:
            word = "commit:" + (",".join([self.data.cards[card].id for card in cards]) or "none")
            self.commit_words[cards] = word
            self.committed[word] = cards
        return word


def _ready(data: Data, faction: str) -> list[ReadyDeck]:
    found: list[ReadyDeck] = []
    for deck in data.decks:
        if deck.faction == faction:
            held = cards_of(data, deck)
            cards = [data.card_number(id) for id, copies in held.items() for _ in range(copies)]
            counts = tuple([cards.count(card) for card in range(len(data.cards))])
            found.append(ReadyDeck(tuple(sorted(cards)), counts))
    return found


def _make_powers(data: Data) -> tuple[list[Power], dict[str, Any]]:
    """Every power with its numbers, in the order of words, and the entries that they come from."""
    rows: dict[str, Any] = {}
    numbers: dict[str, int] = {}
    for table in ("utility_cards", "sponsor_cards", "pilots", "upgrade_tiles"):
        for number, row in enumerate(data.rows[table]):
            rows[row.id] = row
            numbers[row.id] = number + (len(data.weapons) if table == "utility_cards" else 0)
    places = {id: place for place, id in enumerate(WORD_ORDER)}
    powers: list[Power] = [kind() for kind in EVERY_POWER]
    powers.sort(key=lambda power: places.get(power.id, len(places)))
    for index, power in enumerate(powers):
        power.take_print(numbers[power.id], rows[power.id])
        power.index = index
    return powers, rows


def _undecided(data: Data, weapons: tuple[Weapon | None, ...]) -> tuple[Weapon | None, ...]:
    decided = sum([keyword.bit for keyword in data.keywords if keyword.decision])
    found: list[Weapon | None] = []
    for one in weapons:
        if one is not None and one.has(decided):
            one = Weapon(
                one.id, one.faction, one.set, one.slot, one.copies, one.energy, one.speed, one.attack, one.damage,
                one.range, one.arc, one.keywords & ~decided, one.source,
            )  # fmt: skip
        found.append(one)
    return tuple(found)


def _numbers(data: Data, kind: str) -> tuple[int, ...]:
    return tuple([number for number, card in enumerate(data.cards) if card.kind == kind])


def _placed(powers: list[Power], ids: list[str]) -> tuple[Power, ...]:
    found = {power.id: power for power in powers}
    return tuple([found[id] for id in ids])


def _is_in_pack(card: Utility, faction: str, pack: str) -> bool:
    return card.faction in (EACH, faction) and (card.set == "core" or pack == "extended")


_BOOKS: Final[dict[str, Book]] = {}


def book_of(house: House) -> Book:
    """The one book for these options."""
    key = json.dumps([house.plain(), house.data], sort_keys=True, separators=(",", ":"))
    book = _BOOKS.get(key)
    if book is None:
        if len(_BOOKS) >= MOST_KEPT:
            del _BOOKS[next(iter(_BOOKS))]
        book = _BOOKS[key] = Book(house)
    return book


def book_for(options: dict[str, Any], seats: int) -> Book:
    return book_of(house_of(options, seats))
