"""Cards that give dice and Rolls, roll dice again, or set them."""

from typing import Any, Final

from baffe.games.tokyo.card import NO_WORDS, Card, Held
from baffe.games.tokyo.dice import DICE, FACES, HEART, ONE, THREE, count, faces_in
from baffe.games.tokyo.table import TokyoTable
from baffe.kernel.asking import Window
from baffe.kernel.seat import NOBODY, Seat


def change_words(verb: str) -> tuple[tuple[str, ...], ...]:
    """For each face the words that turn it into another one: "stretchy:heart>smash"."""
    return tuple([tuple([f"{verb}:{old}>{new}" for new in FACES if new != old]) for old in FACES])


def changes(words: tuple[tuple[str, ...], ...], roll: int) -> tuple[str, ...]:
    """Every way to set one die of the roll to another face."""
    found: tuple[str, ...] = ()
    for face in faces_in(roll):
        found += words[face]
    return found


def set_die(table: TokyoTable, word: str, why: str) -> None:
    """Carry out "stretchy:heart>smash"."""
    old, _, new = word.partition(":")[2].partition(">")
    table.change_die(DICE.face_of(old), DICE.face_of(new), why)
    miss_threes(table)


def miss_threes(table: TokyoTable) -> None:
    """3s that somebody else has thrown and that are there no longer are not replaced by 3s set later."""
    table.spare_threes = min(table.spare_threes, count(table.roll, THREE))


PLOT_TWISTS: Final = change_words("plot_twist")
STRETCHES: Final = change_words("stretchy")


class BackgroundDweller(Card):
    """Any 3 may be rolled again, without a Roll, as often as wanted."""

    cost = 4
    own_words = ("background_dweller",)

    def while_rolling(self, table: TokyoTable, it: Held) -> tuple[str, ...]:
        return self.own_words if count(table.roll, THREE) else NO_WORDS

    def after_rolling(self, table: TokyoTable, it: Held) -> tuple[str, ...]:
        """Only for a 3 that somebody else has thrown; one set by a card stays."""
        return self.own_words if table.spare_threes > 0 and count(table.roll, THREE) else NO_WORDS

    def used(self, table: TokyoTable, it: Held, word: str) -> None:
        new = table.reroll_die(it.seat, THREE, self.id)
        if table.spare_threes > 0 and new != THREE:
            table.spare_threes -= 1


def words_for_threes(table: TokyoTable, seat: Seat) -> tuple[str, ...]:
    """Background Dweller rolls any 3 again that its owner has thrown, beside its own turn's dice too."""
    for it in table.monsters[seat].cards:
        if isinstance(it.power, BackgroundDweller):
            return it.power.own_words
    return NO_WORDS


class EnergyDrink(Card):
    """1 energy for one more Roll."""

    cost = 4
    own_words = ("energy_drink",)

    def while_rolling(self, table: TokyoTable, it: Held) -> tuple[str, ...]:
        return self.own_words if table.monsters[it.seat].energy >= 1 else NO_WORDS

    def used(self, table: TokyoTable, it: Held, word: str) -> None:
        table.pay(it.seat, 1, self.id)
        table.extra_roll(self.id)


class ExtraHead(Card):
    """One die more."""

    cost = 7
    copies = 2
    dice = 1


class GiantBrain(Card):
    """One Roll more."""

    cost = 5
    rolls = 1


class HerdCuller(Card):
    """Once a turn, one die is set to 1."""

    cost = 3
    own_words = tuple(["herd_culler:" + face for face in FACES[1:]])

    def after_rolling(self, table: TokyoTable, it: Held) -> tuple[str, ...]:
        if table.is_used(it):
            return NO_WORDS
        return tuple(["herd_culler:" + FACES[face] for face in faces_in(table.roll) if face != ONE])

    def used(self, table: TokyoTable, it: Held, word: str) -> None:
        table.use_up(it)
        table.change_die(DICE.face_of(word.partition(":")[2]), ONE, self.id)
        miss_threes(table)


class PlotTwist(Card):
    """One die is set to any face; the card is discarded."""

    cost = 3
    discards_itself = True
    own_words = tuple([word for words in PLOT_TWISTS for word in words])

    def after_rolling(self, table: TokyoTable, it: Held) -> tuple[str, ...]:
        return changes(PLOT_TWISTS, table.roll)

    def used(self, table: TokyoTable, it: Held, word: str) -> None:
        set_die(table, word, self.id)
        table.discard_card(it, self.id)


class PsychicProbe(Card):
    """Once in each rival's turn, one of its dice is rolled again; on a heart the card is discarded."""

    cost = 3
    own_words = tuple(["probe:" + face for face in FACES])

    def rival_rolled(self, table: TokyoTable, it: Held) -> None:
        table.then(Probe(it.number))

    def probing(self, table: TokyoTable, it: Held) -> tuple[str, ...]:
        return tuple([self.own_words[face] for face in faces_in(table.roll)])


class Probe(Window[TokyoTable]):
    """Which die of the active monster to roll again. One probe for each player, however many it owns."""

    kind = "probe"

    card: int

    def about(self, table: TokyoTable) -> dict[str, Any]:
        return {"of": table.active}

    def opens_for(self, table: TokyoTable) -> Seat:
        it = table.held(self.card)
        return NOBODY if it is None or table.is_used_up(it) else it.seat

    def reactions(self, table: TokyoTable, seat: Seat) -> tuple[str, ...]:
        it = table.held(self.card)
        return NO_WORDS if it is None else it.power.probing(table, it)

    def react(self, table: TokyoTable, seat: Seat, word: str) -> None:
        it = table.held(self.card)
        assert it is not None
        table.use_up(it)
        new = table.reroll_die(seat, DICE.face_of(word.partition(":")[2]), it.power.id)
        miss_threes(table)
        table.then(ProbeAgain(self.card, seat, new))

    def declined(self, table: TokyoTable, seat: Seat) -> None:
        it = table.held(self.card)
        assert it is not None
        table.use_up(it)

    def run(self, table: TokyoTable) -> None:
        """Whoever had nothing to probe has not declined."""


class ProbeAgain(Window[TokyoTable]):
    """A 3 thrown with the probe may be rolled again by the prober's own card; then the result stands."""

    kind = "reroll"

    card: int
    seat: Seat
    face: int

    def about(self, table: TokyoTable) -> dict[str, Any]:
        return {"of": table.active}

    def opens_for(self, table: TokyoTable) -> Seat:
        return self.seat

    def reactions(self, table: TokyoTable, seat: Seat) -> tuple[str, ...]:
        return words_for_threes(table, seat) if self.face == THREE else NO_WORDS

    def react(self, table: TokyoTable, seat: Seat, word: str) -> None:
        table.then(ProbeAgain(self.card, seat, table.reroll_die(seat, THREE, word)))

    def declined(self, table: TokyoTable, seat: Seat) -> None:
        """The result stands: a 3 is one that the roller may roll again, and a heart costs the Psychic Probe."""
        it = table.held(self.card)
        if self.face == THREE:
            table.spare_threes += 1
            miss_threes(table)
        elif self.face == HEART and it is not None and isinstance(it.power, PsychicProbe):
            for other in table.monsters[seat].cards:
                if other.power is it.power:
                    table.discard_card(other, it.power.id)


class SmokeCloud(Card):
    """A Smoke token for one more Roll; without tokens the card is discarded."""

    cost = 4
    discards_itself = True
    tokens = 3
    own_words = ("smoke_cloud",)

    def while_rolling(self, table: TokyoTable, it: Held) -> tuple[str, ...]:
        return self.own_words if it.tokens > 0 else NO_WORDS

    def used(self, table: TokyoTable, it: Held, word: str) -> None:
        table.extra_roll(self.id)
        left = table.spend_tokens(it, 1)
        if left.tokens == 0:
            table.discard_card(left, self.id)


class Stretchy(Card):
    """2 energy: one die is set to any face."""

    cost = 3
    change_fee = 2
    own_words = tuple([word for words in STRETCHES for word in words])

    def after_rolling(self, table: TokyoTable, it: Held) -> tuple[str, ...]:
        return changes(STRETCHES, table.roll) if table.monsters[it.seat].energy >= self.change_fee else NO_WORDS

    def used(self, table: TokyoTable, it: Held, word: str) -> None:
        table.pay(it.seat, self.change_fee, self.id)
        set_die(table, word, self.id)
