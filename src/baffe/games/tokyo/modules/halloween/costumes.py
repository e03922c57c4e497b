"""The twelve costumes: cards that can be stolen, but neither copied nor sold nor bought from their owners."""

from typing import Any, Final

from baffe.games.tokyo import facts
from baffe.games.tokyo.attack import blow_of, smashes_everybody
from baffe.games.tokyo.card import NO_WORDS, Card, Held
from baffe.games.tokyo.cards.dice import Probe, change_words, changes, set_die
from baffe.games.tokyo.damage import Brace, Damage, go_on, what_stops
from baffe.games.tokyo.dice import FACES, SMASH, count, faces_in, size
from baffe.games.tokyo.module import Innate
from baffe.games.tokyo.resolving import smashes_of
from baffe.games.tokyo.table import TokyoTable
from baffe.kernel.asking import Window
from baffe.kernel.seat import NOBODY, Seat

SPACE_GOAL: Final = 17
MOST_PAID: Final = 12  # by one word of the Robot; it may pay again
CHANGES: Final = change_words("clown")


class Costume(Card):
    """What all of them have in common."""

    copyable = False
    tradable = False
    sellable = False


class SpaceFlight(Innate):
    """A token: the monster has had 17 stars as Astronaut, and nothing can change that any more."""

    id = "halloween"
    key = "astronaut"
    nothing: Any = False

    def makes_sense(self, tokens: int) -> bool:
        return 0 <= tokens <= 1

    def seen(self, tokens: int) -> Any:
        return tokens > 0

    def read(self, value: Any) -> int:
        return int(value) if isinstance(value, bool) else -1


def space_flight(table: TokyoTable, seat: Seat) -> Held:
    return [it for it in table.monsters[seat].innate if it.power.id == "halloween"][0]


class Astronaut(Costume):
    """17 stars are enough: once its owner has had them it wins as the turn ends, if it lives."""

    cost = 4

    def arrived(self, table: TokyoTable, it: Held) -> None:
        self.scored(table, it)

    def scored(self, table: TokyoTable, it: Held) -> None:
        flight = space_flight(table, it.seat)
        if table.monsters[it.seat].stars >= SPACE_GOAL and flight.tokens == 0:
            table.put_tokens(flight, 1)
            table.tell(facts.WIN_CERTAIN, it.seat, self.id)


class Ghost(Costume):
    """1 heart as any turn ends in which its owner lost some."""

    cost = 4

    def anyones_turn_ended(self, table: TokyoTable, it: Held) -> None:
        if table.monsters[it.seat].lost > 0:
            table.heal(it.seat, 1, self.id)


class Vampire(Costume):
    """1 heart as any turn ends in which its owner cost others some."""

    cost = 3

    def anyones_turn_ended(self, table: TokyoTable, it: Held) -> None:
        if table.monsters[it.seat].hurt_others > 0:
            table.heal(it.seat, 1, self.id)


class Witch(Costume):
    """One die of a monster whose smashes are about to wound its owner is rolled again; before Psychic Probe."""

    cost = 4
    haste = 1
    own_words = tuple(["witch:" + face for face in FACES])

    def rival_rolled(self, table: TokyoTable, it: Held) -> None:
        table.then(Probe(it.number))

    def probing(self, table: TokyoTable, it: Held) -> tuple[str, ...]:
        smashes = smashes_of(table, table.active)
        for damage in blow_of(table, smashes, smashes_everybody(table)) if smashes > 0 else []:
            if damage.victim == it.seat and damage.smash and not what_stops(table, damage):
                return tuple([self.own_words[face] for face in faces_in(table.roll)])
        return NO_WORDS


class Devil(Costume):
    """In its owner's turn every loss that it causes to others is 1 heart larger."""

    cost = 3
    sharpens = 1


class Pirate(Costume):
    """1 energy from whoever loses hearts to its owner, for each packet of them."""

    cost = 4

    def wounded(self, table: TokyoTable, it: Held, victim: Seat, packets: int) -> None:
        for _ in range(min(packets, table.monsters[victim].energy)):
            table.lose_energy(victim, 1, it.seat, self.id)
            table.gain_energy(it.seat, 1, self.id, victim)


class Princess(Costume):
    """1 star as the owner's turn starts."""

    cost = 5

    def turn_started(self, table: TokyoTable, it: Held) -> None:
        table.score(it.seat, 1, self.id)


class Zombie(Costume):
    """Its owner lives on at 0 hearts and can lose no more; a card that gives hearts back then comes first."""

    cost = 4
    haste = -1
    undying = True

    def shrugs_off(self, table: TokyoTable, it: Held, hearts: int) -> bool:
        return table.monsters[it.seat].hearts == 0

    def survives(self, table: TokyoTable, it: Held) -> bool:
        return True


class Cheerleader(Costume):
    """One smash more for another monster's result, if its owner likes."""

    cost = 3
    own_words = ("cheerleader",)

    def dice_set(self, table: TokyoTable, it: Held) -> None:
        table.then(Cheer(it.number))


class Cheer(Window[TokyoTable]):
    """Support the active monster?"""

    kind = "cheer"

    card: int

    def about(self, table: TokyoTable) -> dict[str, Any]:
        return {"of": table.active}

    def opens_for(self, table: TokyoTable) -> Seat:
        it = table.held(self.card)
        return NOBODY if it is None else it.seat

    def reactions(self, table: TokyoTable, seat: Seat) -> tuple[str, ...]:
        return Cheerleader.own_words

    def react(self, table: TokyoTable, seat: Seat, word: str) -> None:
        table.smashes += 1
        table.tell(facts.CHEERED, seat, word, 0, table.active)


class Robot(Costume):
    """Energy instead of hearts, 1 for 1, for any part of a loss."""

    cost = 4
    own_words = tuple([f"robot:{energy}" for energy in range(1, MOST_PAID + 1)])

    def bracing(self, table: TokyoTable, it: Held, damage: Damage) -> tuple[str, ...]:
        return self.own_words[: min(damage.hearts, table.monsters[it.seat].energy)]

    def brace(self, table: TokyoTable, it: Held, hit: Brace, word: str) -> None:
        paid = int(word.partition(":")[2])
        table.pay(it.seat, paid, self.id)
        go_on(table, hit.damage, hit.damage.hearts - paid, hit.spent)


class StatueOfLiberty(Costume):
    """One Roll more."""

    cost = 4
    rolls = 1


class Clown(Costume):
    """A result with all six faces: every die may be set to any face, one by one."""

    cost = 3
    own_words = tuple([word for words in CHANGES for word in words])

    def after_rolling(self, table: TokyoTable, it: Held) -> tuple[str, ...]:
        """Once it has begun it goes on; as many changes as there are dice are enough for any result."""
        changed = table.used.count(it.number)
        if changed >= size(table.roll) or (changed == 0 and not shows_everything(table)):
            return NO_WORDS
        return changes(CHANGES, table.roll)

    def used(self, table: TokyoTable, it: Held, word: str) -> None:
        table.use_up(it)
        set_die(table, word, self.id)


def shows_everything(table: TokyoTable) -> bool:
    """All six faces; a smash added by a card is as good as one on a die."""
    faces = [face for face in range(SMASH) if count(table.roll, face)]
    return len(faces) == SMASH and smashes_of(table, table.active) > 0


COSTUMES: Final[tuple[Card, ...]] = (
    Astronaut(),
    Ghost(),
    Vampire(),
    Witch(),
    Devil(),
    Pirate(),
    Princess(),
    Zombie(),
    Cheerleader(),
    Robot(),
    StatueOfLiberty(),
    Clown(),
)
