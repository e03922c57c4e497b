"""Duel with good sense: hits, pulls, hearts and energy are weighed against one another at every roll.

All worths are counted in hits on a rival that is still fresh. A hit is worth more the fewer hearts its victim has, a
space of a track more the nearer its end is; so the same rule knocks out and runs for the Spotlight.
"""

from typing import Any, ClassVar, Final

from baffe.bots.bot import Eyes
from baffe.bots.simple_duel import SimpleDuel, ahead, gives_away, to_win
from baffe.bots.throwing import Throwing
from baffe.games.duel.figures import MONSTERS
from baffe.kernel.agenda import Decision

FACES: Final[tuple[str, ...]] = ("smash", "heart", "energy", "fame", "destruction", "special")
WIN: Final = 60.0
LONGEST: Final = 60  # half spaces
HEARTS: Final[dict[str, int]] = {name: figure.hearts for name, figure in MONSTERS.items()}  # at the start


def _nearness(way: int) -> float:
    worth = 0.0
    for half in range(way + 1, LONGEST + 1):
        worth += 1 / (half + 1)
    return worth


NEARNESS: Final[tuple[float, ...]] = tuple([_nearness(way) for way in range(LONGEST + 1)])


class Weights:
    """How much things are worth, in hits."""

    def __init__(
        self,
        hunger: float = 8.0,
        care: float = 7.0,
        energy: float = 0.5,
        pull: float = 3.0,
        space: float = 0.3,
        token: float = 0.6,
    ) -> None:
        self.hunger: Final = hunger  # for the rival's last heart; the second is worth half of it, the third a third
        self.care: Final = care  # of the own last heart
        self.energy: Final = energy
        self.pull: Final = pull  # for the last half space of the way to a victory, as above
        self.space: Final = space  # for each space, wherever it is: there may be a bonus
        self.token: Final = token


SENSIBLE: Final = Weights()


class BrawlerDuel(SimpleDuel):
    """Rules of thumb that look at both monsters. What has no rule here is answered as `simple` does."""

    name: ClassVar[str] = "brawler"

    def __init__(self, seed: int) -> None:
        super().__init__(seed)
        self.weights: Weights = SENSIBLE

    def choose(self, decision: Decision, eyes: Eyes) -> str:
        if decision.kind == "roll":
            view = eyes.view()
            if view["throws_left"] > 0:
                worths = worths_of_faces(view, decision.seat, self.weights)
                return Throwing(FACES, worths, view["throws_left"]).best(decision.options, view["dice"])
        return super().choose(decision, eyes)


def worths_of_faces(view: dict[str, Any], seat: int, weights: Weights) -> list[list[float]]:
    """For each face what 0, 1, 2 ... dice of it are worth."""
    me, rival = view["seats"][seat], view["seats"][1 - seat]
    added = 1 if "acid_attack" in me["cards"] else 0
    counts = range(len(view["dice"]) + 1)
    return [
        [worth_of_hits(rival, weights, count + added) for count in counts],
        [worth_of_hearts(me, weights, count) for count in counts],
        [weights.energy * count for count in counts],
        [worth_of_way(view, seat, weights, max(count - 2, 0), 0) for count in counts],
        [worth_of_way(view, seat, weights, 0, max(count - 2, 0)) for count in counts],
        [worth_of_specials(view, seat, weights, count) for count in counts],
    ]


def worth_of_hits(rival: dict[str, Any], weights: Weights, hits: int) -> float:
    """All of the rival's hearts, and the game is won."""
    if hits >= rival["hearts"]:
        return WIN
    worth = 0.0
    for heart in range(rival["hearts"] - hits + 1, rival["hearts"] + 1):
        worth += weights.hunger / heart
    return worth


def worth_of_hearts(me: dict[str, Any], weights: Weights, count: int) -> float:
    """The first ones are worth most; nobody has more than at the start."""
    worth = 0.0
    for heart in range(me["hearts"] + 1, min(me["hearts"] + count, HEARTS[me["monster"]]) + 1):
        worth += weights.care / heart
    return worth


def worth_of_way(view: dict[str, Any], seat: int, weights: Weights, fame: int, destruction: int) -> float:
    """What pulls by so many spaces are worth: the way to a victory that they save, and what they add to the rival's."""
    if fame + destruction == 0:
        return 0.0
    if (fame and gives_away(view, seat, 0)) or (destruction and gives_away(view, seat, 1)):
        return -WIN
    mine, theirs = ahead(view, seat), ahead(view, 1 - seat)
    left = to_win(mine[0] + 2 * fame, mine[1] + 2 * destruction)
    if left <= 0:
        return WIN
    saved = nearness(left) - nearness(to_win(mine[0], mine[1]))
    added = nearness(to_win(theirs[0], theirs[1])) - nearness(to_win(theirs[0] - 2 * fame, theirs[1] - 2 * destruction))
    return weights.pull * (saved + added) + weights.space * (fame + destruction)


def nearness(way: int) -> float:
    """Of a victory that is so many half spaces away: the last space counts fully, the one before it half, and so on."""
    return NEARNESS[max(min(way, LONGEST), 0)]


def worth_of_specials(view: dict[str, Any], seat: int, weights: Weights, count: int) -> float:
    """What a monster's power makes of them; most need two, and do more with a third."""
    monster = view["seats"][seat]["monster"]
    if monster == "space_penguin":
        return weights.token * count
    if count < 2:
        return 0.0
    if monster == "gigazaur":
        pulls = count // 2
        return max(worth_of_way(view, seat, weights, pulls, 0), worth_of_way(view, seat, weights, 0, pulls))
    if monster == "cyber_kitty":
        return weights.energy * 2 * (count - 1)
    rival = view["seats"][1 - seat]
    hit: float = weights.hunger / rival["hearts"]
    if monster == "alienoid":
        return 1.2 * hit * (count - 1)
    if monster == "meka_dragon":
        smashes: int = max(view["dice"].count("smash"), 1)
        return hit * (count - 1) * smashes
    return 0.5 * weights.token * (count // 2)
