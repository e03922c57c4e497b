"""Cards that give dice and Rolls, roll dice again, or set them."""

from typing import Any, Final

from baffe.games.tokyo.card import NO_WORDS, Card, Held
from baffe.games.tokyo.cards.body import rerolls_threes
from baffe.games.tokyo.hand import DICE, FACES, HEART, ONE, THREE, count, faces_in
from baffe.games.tokyo.table import Ask, AskOwner, TokyoTable
from baffe.kernel.agenda import Decision

# CHANGES[i][face]: for "plot_twist" and "stretchy", the words that turn that face into another one
_CHANGERS: Final[tuple[str, ...]] = ("plot_twist", "stretchy")
_CHANGES: Final = tuple(
    [tuple([tuple([f"{w}:{old}>{new}" for new in FACES if new != old]) for old in FACES]) for w in _CHANGERS]
)


class BackgroundDweller(Card):
    """Any 3 may be rolled again, without a Roll, as often as wanted."""

    id = "background_dweller"
    cost = 4
    rerolls_threes = "background_dweller"
    own_words = ("background_dweller",)

    def while_rolling(self, table: TokyoTable, it: Held) -> tuple[str, ...]:
        return self.own_words if count(table.hand, THREE) else NO_WORDS

    def after_rolling(self, table: TokyoTable, it: Held) -> tuple[str, ...]:
        """Only for a 3 that somebody else has thrown; one set by a card stays."""
        return self.own_words if table.spare_threes > 0 and count(table.hand, THREE) else NO_WORDS

    def use(self, table: TokyoTable, it: Held, word: str) -> None:
        new = table.reroll_die(it.seat, THREE, self.id)
        if table.spare_threes > 0 and new != THREE:
            table.spare_threes -= 1


class EnergyDrink(Card):
    """1 energy for one more Roll."""

    id = "energy_drink"
    cost = 4
    own_words = ("energy_drink",)

    def while_rolling(self, table: TokyoTable, it: Held) -> tuple[str, ...]:
        return self.own_words if table.monsters[it.seat].energy >= 1 else NO_WORDS

    def use(self, table: TokyoTable, it: Held, word: str) -> None:
        table.pay(it.seat, 1, self.id)
        table.extra_roll(self.id)


class ExtraHead(Card):
    """One die more."""

    id = "extra_head"
    cost = 7
    copies = 2

    def dice(self, table: TokyoTable, it: Held) -> int:
        return 1


class GiantBrain(Card):
    """One Roll more."""

    id = "giant_brain"
    cost = 5

    def rolls(self, table: TokyoTable, it: Held) -> int:
        return 1


class HerdCuller(Card):
    """Once a turn, one die is set to 1."""

    id = "herd_culler"
    cost = 3
    own_words = tuple(["herd_culler:" + face for face in FACES[1:]])

    def after_rolling(self, table: TokyoTable, it: Held) -> tuple[str, ...]:
        if table.is_used(it):
            return NO_WORDS
        return tuple(["herd_culler:" + FACES[face] for face in faces_in(table.hand) if face != ONE])

    def use(self, table: TokyoTable, it: Held, word: str) -> None:
        table.use_up(it)
        table.change_die(DICE.face_of(word.partition(":")[2]), ONE, self.id)
        miss_threes(table)


def changes(changer: int, hand: int) -> tuple[str, ...]:
    """Every way to set one die of the hand to another face."""
    words: tuple[str, ...] = ()
    for face in faces_in(hand):
        words += _CHANGES[changer][face]
    return words


def set_die(table: TokyoTable, word: str, why: str) -> None:
    """Carry out "plot_twist:heart>smash"."""
    old, _, new = word.partition(":")[2].partition(">")
    table.change_die(DICE.face_of(old), DICE.face_of(new), why)
    miss_threes(table)


def miss_threes(table: TokyoTable) -> None:
    """3s that somebody else has thrown and that are there no longer are not replaced by 3s set later."""
    table.spare_threes = min(table.spare_threes, count(table.hand, THREE))


def all_changes(changer: int) -> tuple[str, ...]:
    return tuple([word for face in range(6) for word in _CHANGES[changer][face]])


class PlotTwist(Card):
    """One die is set to any face; the card is discarded."""

    id = "plot_twist"
    cost = 3
    discards_itself = True
    own_words = all_changes(0)

    def after_rolling(self, table: TokyoTable, it: Held) -> tuple[str, ...]:
        return changes(0, table.hand)

    def use(self, table: TokyoTable, it: Held, word: str) -> None:
        set_die(table, word, self.id)
        table.discard_card(it, self.id)


class PsychicProbe(Card):
    """Once in each rival's turn, one of its dice is rolled again; on a heart the card is discarded."""

    id = "psychic_probe"
    cost = 3
    probes = "probe"
    fears_hearts = True
    own_words = tuple(["probe:" + face for face in FACES])

    def rival_rolled(self, table: TokyoTable, it: Held) -> None:
        table.then(Probe(it.number))


class Probe(AskOwner):
    """Which die of the active monster to roll again. One probe for each player, however many it owns."""

    name = "probe"

    def about(self, table: TokyoTable) -> dict[str, Any]:
        return {"of": table.active}

    def question(self, table: TokyoTable) -> Decision | None:
        it = table.held(self.card)
        if it is None or not it.power.probes or table.is_used_up(it) or not table.hand:
            return None
        if not it.power.may_probe(table, it):
            return None
        words = [f"{it.power.probes}:{FACES[face]}" for face in faces_in(table.hand)]
        return table.ask(it.seat, "probe", (*words, "no"))

    def choose(self, table: TokyoTable, choice: str) -> None:
        it = table.held(self.card)
        if it is None:
            return
        table.use_up(it)
        if choice != "no":
            new = table.reroll_die(it.seat, DICE.face_of(choice.partition(":")[2]), it.power.id)
            miss_threes(table)
            table.then(ProbeAgain(self.card, it.seat, new))


class ProbeAgain(Ask):
    """A 3 thrown with the probe may be rolled again by the prober's own card; then the result stands."""

    name = "probe_again"
    shape = "card:int seat:seat face:int"

    def __init__(self, card: int, seat: int, face: int) -> None:
        self.card: Final = card
        self.seat: Final = seat
        self.face: Final = face

    def asks(self, table: TokyoTable) -> int:
        return self.seat

    def about(self, table: TokyoTable) -> dict[str, Any]:
        return {"of": table.active}

    def question(self, table: TokyoTable) -> Decision | None:
        word = rerolls_threes(table, self.seat) if self.face == THREE else ""
        return table.ask(self.seat, "reroll", (word, "no")) if word else None

    def choose(self, table: TokyoTable, choice: str) -> None:
        if choice == "no":
            self.run(table)
        else:
            table.then(ProbeAgain(self.card, self.seat, table.reroll_die(self.seat, THREE, choice)))

    def run(self, table: TokyoTable) -> None:
        it = table.held(self.card)
        if self.face == THREE:
            table.spare_threes += 1
            miss_threes(table)
        elif self.face == HEART and it is not None and it.power.fears_hearts:
            power = it.power
            for other in table.monsters[self.seat].cards:
                if other.power is power:
                    table.discard_card(other, power.id)


class SmokeCloud(Card):
    """A Smoke token for one more Roll; without tokens the card is discarded."""

    id = "smoke_cloud"
    cost = 4
    discards_itself = True
    tokens = 3
    own_words = ("smoke_cloud",)

    def while_rolling(self, table: TokyoTable, it: Held) -> tuple[str, ...]:
        return self.own_words if it.tokens > 0 else NO_WORDS

    def use(self, table: TokyoTable, it: Held, word: str) -> None:
        table.extra_roll(self.id)
        left = table.put_tokens(it, it.tokens - 1)
        if left.tokens == 0:
            table.discard_card(left, self.id)


class Stretchy(Card):
    """2 energy: one die is set to any face."""

    id = "stretchy"
    cost = 3
    own_words = all_changes(1)

    def after_rolling(self, table: TokyoTable, it: Held) -> tuple[str, ...]:
        return changes(1, table.hand) if table.monsters[it.seat].energy >= 2 else NO_WORDS

    def could_change_dice(self, table: TokyoTable, it: Held) -> bool:
        return table.hand > 0 and table.monsters[it.seat].energy < 2 <= table.purse(it.seat)

    def use(self, table: TokyoTable, it: Held, word: str) -> None:
        table.pay(it.seat, 2, self.id)
        set_die(table, word, self.id)
