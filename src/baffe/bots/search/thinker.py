"""A bot that thinks ahead: exact dice for its rolls, the best of all words for everything else."""

from typing import ClassVar, Final

from baffe.bots.bot import Eyes
from baffe.bots.search.learned import Learned
from baffe.bots.search.net import ONE
from baffe.bots.search.thoughts import Thoughts
from baffe.kernel.agenda import Decision
from baffe.kernel.policy import Policy
from baffe.kernel.search import Budget
from baffe.kernel.table import Table

SEEDS: Final = 1 << 32
MARGIN: Final = ONE // 256  # what using up a card for the dice must bring at least


class Thinker(Learned):
    """Levels differ by their nets, the chance draws that they imagine, and what they let rivals think."""

    draws: ClassVar[int] = 1  # imagined tables on which answers are tried
    nodes: ClassVar[int] = 0  # the budget of a decision
    weighs: ClassVar[tuple[str, ...]] = ()  # questions at which rivals think too

    def __init__(self, seed: int) -> None:
        super().__init__(seed)
        self._seed: Final = self.chance.below(SEEDS)  # the same for a whole game, so that a turn is thought about once
        self._known: list[int] = []  # the position for which the policy was found
        self._policy: Policy | None = None

    def choose(self, decision: Decision, eyes: Eyes) -> str:
        if len(decision.options) == 1:
            return decision.options[0]
        dream = eyes.imagine(self._seed, events=False)
        search = dream.game.search()
        mode = search.mode(dream)
        thoughts = Thoughts(
            search, self.net_of(search, mode), decision.seat, dream.turns, Budget(self.nodes), self.weighs, eyes
        )
        search.within_turn(dream)
        if search.is_roll(dream, decision):
            return self._roll(decision, dream, thoughts)
        self._policy = None  # whatever it answers changes the position
        return self._best(decision, dream, thoughts)

    def _roll(self, decision: Decision, dream: Table, thoughts: Thoughts) -> str:
        search = thoughts.search
        hand = search.hand(dream)
        left = search.rolls_left(dream)
        known = [dream.turns, decision.seat, *search.features(dream, decision.seat)]
        policy = self._policy
        if policy is None or known != self._known:
            policy = thoughts.policy(dream)
            self._policy = policy
            self._known = known
        if left > 0:
            best = policy.best_keep(hand, left)
            word = search.keep_word(best)
            return word if best != hand and word in decision.options else "stop"
        return self._roll_on(decision, dream, thoughts, policy.final_value(hand))

    def _roll_on(self, decision: Decision, dream: Table, thoughts: Thoughts, stopping: int) -> str:
        """The Rolls are over: what cards and tokens could still do."""
        search = thoughts.search
        best = "stop"
        most = stopping + MARGIN
        for word in decision.options:
            if word == "stop":
                continue
            twin = dream.copy()
            twin.play(word, decision.seat)
            asked = twin.decision
            if asked is None or asked.seat != decision.seat or not search.is_roll(twin, asked):
                continue
            if search.rolls_left(twin) == 0 and search.hand(twin) == search.hand(dream):
                continue  # it has nothing to do with dice, and can wait
            policy = thoughts.policy(twin)
            value = policy.hand_value(search.hand(twin), search.rolls_left(twin))
            if value > most:
                best = word
                most = value
        if best != "stop":
            self._policy = None
        return best

    def _best(self, decision: Decision, dream: Table, thoughts: Thoughts) -> str:
        totals = [0] * len(decision.options)
        for draw in range(self.draws):
            table = dream if draw == 0 else thoughts.eyes.imagine(self._seed + draw, events=False)
            if draw > 0:
                thoughts.search.within_turn(table)
            for n, word in enumerate(decision.options):
                totals[n] += thoughts.value_after(table, word)
            thoughts.eyes.still_working()
        return decision.options[totals.index(max(totals))]
