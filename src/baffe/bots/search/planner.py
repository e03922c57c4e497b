"""A bot for Heavy Hitters that thinks ahead: a few plans for the rest of the round, each played through and valued.

A plan is a word, and a style in which the seat goes on until the round is over. All plans are tried on the same
imagined tables, where everybody else plays by rule of thumb; the worse half is dropped, and the others go on to the
next tables. What a round leads to is told by a learned value.
"""

from typing import ClassVar, Final

from baffe.bots.bot import Eyes
from baffe.bots.brawler_heavy import SENSIBLE
from baffe.bots.heavy import going, maneuvering
from baffe.bots.heavy.look import Look, Style
from baffe.bots.heavy.thumb import unit_of, word_for
from baffe.bots.search.learned import Learned
from baffe.bots.search.thoughts import Thoughts
from baffe.games.heavy_hitters.table import HeavyTable
from baffe.kernel.agenda import Decision
from baffe.kernel.search import Budget

SEEDS: Final = 1 << 32
TABLES: Final = 64  # imagined for one question at most

# Plans: what somebody else would do here.
HUNTER: Final = Style(damage=3.0, units=1.5, tags=0.6, pull=0.5, chase=0.6, fear=0.8)
BUILDER: Final = Style(damage=0.6, units=1.0, tags=3.2, pull=1.6, chase=0.1, fear=1.2, thrift=0.8)
COWARD: Final = Style(damage=1.0, tags=2.2, pull=1.1, fear=4.0, thrift=1.6)
DAREDEVIL: Final = Style(damage=1.6, tags=2.0, pull=1.1, fear=0.3, thrift=0.7)
STYLES: Final[tuple[Style, ...]] = (HUNTER, BUILDER, COWARD, DAREDEVIL)

# Cards that come and go: a value that does not know them all cannot tell them better than a rule of thumb.
BY_THUMB: Final = ("lose", "mend", "sift", "reset", "primary", "secondary", "pack", "scenario", "missed", "save")
LATE: Final = ("late", "dash")  # asked whether to move again
LATER: Final = 40  # places that are weighed then
WALKS: Final = ("move", "move_unit", "place", "shift", "advance")


class Plan:
    """A word and how to go on; how much better than the usual plan it was on the same tables, and the squares of it."""

    def __init__(self, word: str, style: Style) -> None:
        self.word: Final = word
        self.style: Final = style
        self.gain: int = 0
        self.squares: int = 0

    def tried(self, gain: int) -> None:
        self.gain += gain
        self.squares += gain * gain

    def is_better(self, tables: int) -> bool:
        """By more than one standard error of its mean gain: what is less may be luck."""
        spread = tables * self.squares - self.gain * self.gain
        return self.gain > 0 and self.gain * self.gain * (tables - 1) > spread


def merit(plan: Plan) -> int:
    return -plan.gain


class Planner(Learned):
    """Levels differ by their nets, the plans that they weigh and the tables on which they try them."""

    nodes: ClassVar[int] = 0  # the budget of a decision
    breadth: ClassVar[int] = 4  # plans
    draws: ClassVar[int] = 2  # tables before the worse half is dropped

    def __init__(self, seed: int) -> None:
        super().__init__(seed)
        self._seed: Final = self.chance.below(SEEDS)

    def choose(self, decision: Decision, eyes: Eyes) -> str:
        if len(decision.options) == 1:
            return decision.options[0]
        tables = Tables(decision, eyes, self._seed)
        dream = tables.at(0)
        look = Look(dream, decision.seat, SENSIBLE, decision.kind)
        usual = word_for(look, decision.options, dream.copy().chance)
        if decision.kind in BY_THUMB:
            return usual
        plans = plans_for(look, usual, decision.options, self.breadth)
        if len(plans) == 1:
            return usual
        search = dream.game.search()
        net = self.net_of(search, search.mode(dream))
        thoughts = Thoughts(search, net, decision.seat, dream.turns, Budget(self.nodes), (), eyes)
        return self._best(plans, tables, thoughts)

    def _best(self, plans: list[Plan], tables: "Tables", thoughts: Thoughts) -> str:
        """The first plan is the usual one: another one must be better than it, and not by luck."""
        usual = plans[0]
        others = plans[1:]
        budget = thoughts.budget
        tables_tried = row = 0
        while tables_tried < TABLES and budget.spent + row <= budget.nodes:
            row = budget.spent
            table = tables.at(tables_tried)
            value = followed(table, usual, thoughts)
            for plan in others:
                plan.tried(followed(table, plan, thoughts) - value)
                thoughts.eyes.still_working()
            row = budget.spent - row
            tables_tried += 1
            if tables_tried % self.draws == 0:
                others.sort(key=merit)
                others = others[: (len(others) + 1) // 2]
                if others[0].gain <= 0:
                    return usual.word
        best = min(others, key=merit)
        return best.word if best.is_better(tables_tried) else usual.word


class Tables:
    """The tables that a seat imagines for one question, each made once."""

    def __init__(self, decision: Decision, eyes: Eyes, seed: int) -> None:
        self._eyes: Final = eyes
        self._seed: Final = seed + decision.number * TABLES
        self._made: Final[list[HeavyTable]] = []

    def at(self, number: int) -> HeavyTable:
        while len(self._made) <= number:
            table = self._eyes.imagine(self._seed + len(self._made), events=False)
            assert isinstance(table, HeavyTable)
            self._made.append(table)
        return self._made[number]


def plans_for(look: Look, usual: str, words: tuple[str, ...], breadth: int) -> list[Plan]:
    """The usual word, what others would do, then what looks best, or all words if there are few."""
    found = [Plan(usual, look.style)]
    known = {usual}
    if look.kind in WALKS or len(words) > breadth:
        for style in STYLES:
            twin = look.table.copy()
            other = Look(twin, look.seat, style, look.kind)
            word = word_for(other, words, twin.chance)
            if word not in known and len(found) < breadth:
                known.add(word)
                found.append(Plan(word, style))
    for word in ranked(look, words):
        if len(found) >= breadth:
            break
        if word not in known:
            known.add(word)
            found.append(Plan(word, look.style))
    return found


def ranked(look: Look, words: tuple[str, ...]) -> list[str]:
    """Words by what a rule of thumb thinks of them, as far as it does."""
    worths: dict[str, float] = {}
    if look.kind == "move":
        worths = going.moves(look, maneuvering.prices_of(look.table, look.seat))
    elif look.kind in ("move_unit", "place", "shift"):
        worths = going.places(look, words, unit_of(look), look.kind == "move_unit")
    if not worths:
        return list(words)
    return [word for _, word in sorted([(-worth, word) for word, worth in worths.items() if word in words])]


def followed(table: HeavyTable, plan: Plan, thoughts: Thoughts) -> int:
    """The chance to win after a round by this plan; the table stays as it is."""
    twin = table.copy()
    seat, budget = thoughts.seat, thoughts.budget
    budget.spend()
    twin.play(plan.word, seat)
    while not thoughts.search.is_leaf(twin, thoughts.turn):
        asked = twin.decision
        assert asked is not None
        words = asked.options
        budget.spend(work_of(asked))
        style = plan.style if asked.seat == seat else SENSIBLE
        word = words[0] if len(words) == 1 else word_for(Look(twin, asked.seat, style, asked.kind), words, twin.chance)
        twin.play(word, asked.seat, asked.number)
    return thoughts.value(twin, seat)


def work_of(asked: Decision) -> int:
    """Nodes that an answer by rule of thumb costs: a node for each place that is weighed, for maneuvers all anew."""
    words = asked.options
    if asked.kind == "move":
        return len(words) * (1 + len([word for word in words if word.startswith("u_m_")]))
    if asked.kind in WALKS:
        return 1 + len(words) // 4
    return LATER if asked.kind in LATE else 1
