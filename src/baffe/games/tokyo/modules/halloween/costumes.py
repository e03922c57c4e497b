"""The twelve costumes: cards that can be stolen, but neither copied nor sold nor bought from their owners."""

from typing import Any, Final

from baffe.games.tokyo import facts
from baffe.games.tokyo.attack import Brace, answered, hits_of, what_stops
from baffe.games.tokyo.card import NO_WORDS, Card, Held
from baffe.games.tokyo.cards.dice import Probe, miss_threes
from baffe.games.tokyo.hand import DICE, FACES, SMASH, count, faces_in, size
from baffe.games.tokyo.module import Innate
from baffe.games.tokyo.resolving import smashes_of
from baffe.games.tokyo.table import AskOwner, TokyoTable
from baffe.kernel.agenda import Decision

SPACE_GOAL: Final = 17
MOST_PAID: Final = 12  # by one word of the Robot; it may pay again
CHANGES: Final = tuple([tuple([f"clown:{old}>{new}" for new in FACES if new != old]) for old in FACES])


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

    def eliminated(self, table: TokyoTable, it: Held) -> None:
        table.put_tokens(it, 0)


def space_flight(table: TokyoTable, seat: int) -> Held:
    return [it for it in table.monsters[seat].innate if it.power.id == "halloween"][0]


class Astronaut(Costume):
    """17 stars are enough: once its owner has had them it wins as the turn ends, if it lives."""

    id = "astronaut"
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

    id = "ghost"
    cost = 4

    def anyones_turn_ended(self, table: TokyoTable, it: Held) -> None:
        if table.monsters[it.seat].lost > 0:
            table.heal(it.seat, 1, self.id)


class Vampire(Costume):
    """1 heart as any turn ends in which its owner cost others some."""

    id = "vampire"
    cost = 3

    def anyones_turn_ended(self, table: TokyoTable, it: Held) -> None:
        if table.monsters[it.seat].hurt_others > 0:
            table.heal(it.seat, 1, self.id)


class Witch(Costume):
    """One die of a monster whose smashes are about to wound its owner is rolled again; before Psychic Probe."""

    id = "witch"
    cost = 4
    haste = 1
    probes = "witch"
    own_words = tuple(["witch:" + face for face in FACES])

    def rival_rolled(self, table: TokyoTable, it: Held) -> None:
        table.then(Probe(it.number))

    def may_probe(self, table: TokyoTable, it: Held) -> bool:
        smashes = smashes_of(table, table.active)
        roller = table.monsters[table.active]
        everybody = any([other.power.smashes_everybody(table, other) for other in roller.powers])
        for hit in hits_of(table, smashes, everybody) if smashes > 0 else []:
            if hit.victim == it.seat and hit.smash:
                return not what_stops(table, hit.victim, hit.hearts, hit.packets)
        return False


class Devil(Costume):
    """In its owner's turn every loss that it causes to others is 1 heart larger."""

    id = "devil"
    cost = 3

    def sharpens(self, table: TokyoTable, it: Held) -> int:
        return 1


class Pirate(Costume):
    """1 energy from whoever loses hearts to its owner, for each packet of them."""

    id = "pirate"
    cost = 4

    def wounded(self, table: TokyoTable, it: Held, victim: int, packets: int) -> None:
        for _ in range(min(packets, table.monsters[victim].energy)):
            table.monsters[victim].energy -= 1
            table.tell(facts.ENERGY_LOST, victim, self.id, 1, it.seat)
            table.gain_energy(it.seat, 1, self.id, victim)


class Princess(Costume):
    """1 star as the owner's turn starts."""

    id = "princess"
    cost = 5

    def turn_started(self, table: TokyoTable, it: Held) -> None:
        table.score(it.seat, 1, self.id)


class Zombie(Costume):
    """Its owner lives on at 0 hearts and can lose no more; a card that gives hearts back then comes first."""

    id = "zombie"
    cost = 4
    haste = -1
    undying = True

    def shrugs_off(self, table: TokyoTable, it: Held, hearts: int) -> bool:
        return table.monsters[it.seat].hearts == 0

    def survives(self, table: TokyoTable, it: Held) -> bool:
        return True


class Cheerleader(Costume):
    """One smash more for another monster's result, if its owner likes."""

    id = "cheerleader"
    cost = 3
    own_words = ("cheerleader",)

    def dice_set(self, table: TokyoTable, it: Held) -> None:
        table.then(Cheer(it.number))


class Cheer(AskOwner):
    """Support the active monster?"""

    name = "cheer"

    def about(self, table: TokyoTable) -> dict[str, Any]:
        return {"of": table.active}

    def question(self, table: TokyoTable) -> Decision | None:
        it = table.held(self.card)
        return None if it is None else table.ask(it.seat, "cheer", (*it.power.own_words, "no"))

    def choose(self, table: TokyoTable, choice: str) -> None:
        if choice != "no":
            table.smashes += 1
            table.tell(facts.CHEERED, self.asks(table), choice, 0, table.active)


class Robot(Costume):
    """Energy instead of hearts, 1 for 1, for any part of a loss."""

    id = "robot"
    cost = 4
    own_words = tuple([f"robot:{energy}" for energy in range(1, MOST_PAID + 1)])

    def bracing(self, table: TokyoTable, it: Held, hit: Brace) -> tuple[str, ...]:
        return self.own_words[: min(hit.hearts, table.monsters[it.seat].energy)]

    def brace(self, table: TokyoTable, it: Held, hit: Brace, word: str) -> None:
        paid = int(word.partition(":")[2])
        table.pay(it.seat, paid, self.id)
        answered(table, hit.softened(hit.hearts - paid, hit.spent))


class StatueOfLiberty(Costume):
    """One Roll more."""

    id = "statue_of_liberty"
    cost = 4

    def rolls(self, table: TokyoTable, it: Held) -> int:
        return 1


class Clown(Costume):
    """A result with all six faces: every die may be set to any face, one by one."""

    id = "clown"
    cost = 3
    own_words = tuple([word for words in CHANGES for word in words])

    def after_rolling(self, table: TokyoTable, it: Held) -> tuple[str, ...]:
        """Once it has begun it goes on; as many changes as there are dice are enough for any result."""
        changed = table.used.count(it.number)
        if changed >= size(table.hand) or (changed == 0 and not shows_everything(table)):
            return NO_WORDS
        return tuple([word for face in faces_in(table.hand) for word in CHANGES[face]])

    def use(self, table: TokyoTable, it: Held, word: str) -> None:
        old, _, new = word.partition(":")[2].partition(">")
        table.use_up(it)
        table.change_die(DICE.face_of(old), DICE.face_of(new), self.id)
        miss_threes(table)


def shows_everything(table: TokyoTable) -> bool:
    """All six faces; a smash added by a card is as good as one on a die."""
    faces = [face for face in range(SMASH) if count(table.hand, face)]
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
