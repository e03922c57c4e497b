"""King of Tokyo with good sense: what is worth more, stars, hearts or a rival's pain, is asked anew at every roll.

All worths are counted in stars. A heart is worth more the fewer there are, one's own and a rival's alike; so the same
rule heals whoever is hurt and strikes whoever is nearly down.
"""

from typing import Any, ClassVar, Final

from baffe.bots.simple_tokyo import NUMBERS, SimpleTokyo
from baffe.bots.throwing import Throwing

FACES: Final[tuple[str, ...]] = ("1", "2", "3", "heart", "energy", "smash")
WIN: Final = 60.0
GOAL: Final = 20  # stars


class Weights:
    """How much things are worth, in stars."""

    def __init__(
        self,
        care: float = 16.0,
        hunger: float = 12.0,
        energy: float = 0.6,
        entering: float = 0.5,
        stars: float = 1.0,
        fall: float = 4.0,
        flee_at: float = 6.0,
        flee_more: float = 1.5,
        thrift: float = 0.0,
    ) -> None:
        self.care: Final = care  # of the last own heart; the second is worth half of it, the third a third
        self.hunger: Final = hunger  # for the last heart of a rival
        self.energy: Final = energy
        self.entering: Final = entering  # Tokyo, beside what it pays
        self.stars: Final = stars
        self.fall: Final = fall  # of a rival while others are left
        self.flee_at: Final = flee_at  # hearts, against one rival
        self.flee_more: Final = flee_more  # hearts for each further rival
        self.thrift: Final = thrift  # what a card must be worth beyond its price


DUEL: Final = Weights()  # against the last rival, where a heart lost is a heart won
# Against several a heart lost helps them all, and whoever leads is smashed by all: stars first, and Tokyo pays them.
CROWD: Final = Weights(care=8.0, hunger=2.0, energy=0.8, stars=2.0, flee_at=5.0, flee_more=-0.5)


class BrawlerTokyo(SimpleTokyo):
    """Rules of thumb that look at the whole table. What has no rule here is answered as `simple` does."""

    name: ClassVar[str] = "brawler"

    def __init__(self, seed: int) -> None:
        super().__init__(seed)
        self.weights: Weights | None = None  # None: as fits the number of rivals

    def _weights(self, view: dict[str, Any]) -> Weights:
        if self.weights is not None:
            return self.weights
        return DUEL if len(living(view)) <= 2 else CROWD

    # -- dice --

    def _roll(self, options: tuple[str, ...], view: dict[str, Any], me: dict[str, Any]) -> str:
        throws: int = view["rolls_left"]
        dice: list[str] = view["dice"]
        if throws > 0:
            return self._throwing(view, me, throws).best(options, dice)
        return super()._roll(options, view, me) if len(options) > 1 else options[0]

    def _throwing(self, view: dict[str, Any], me: dict[str, Any], throws: int) -> Throwing:
        return Throwing(FACES, self._worths(view, me), throws)

    def _worths(self, view: dict[str, Any], me: dict[str, Any]) -> list[list[float]]:
        """For each face what 0, 1, 2 ... dice of it are worth."""
        weights = self._weights(view)
        counts = range(len(view["dice"]) + 1)
        worths = [[self._stars(view, me, int(face), count) for count in counts] for face in NUMBERS]
        worths.append([self._hearts(me, weights, count) for count in counts])
        worths.append([weights.energy * count for count in counts])
        smashes = [self._smashes(view, me, weights, count) for count in counts]
        worths.append(smashes)
        return worths

    def _stars(self, view: dict[str, Any], me: dict[str, Any], face: int, count: int) -> float:
        """Three of a number score it, each further one a star more; 20 stars win."""
        worth = 0.0
        if count >= 3:
            stars = face + count - 3
            worth = self._weights(view).stars * stars
            if me["stars"] + stars >= GOAL:
                worth += WIN
        if face == 1 and count >= 4 and me["place"] != "outside" and "tower" in me:
            worth += WIN if self._on_top(me) else 3.0
        return worth

    def _hearts(self, me: dict[str, Any], weights: Weights, count: int) -> float:
        """Hearts heal outside Tokyo only; what is gained first is worth most."""
        if me["place"] != "outside":
            return 0.0
        worth = 0.0
        cured: int = min(count, me["poison"] + me["shrink"])
        worth += weights.care * 0.4 * cured
        left = count - cured
        most = 12 if "even_bigger" in me["cards"] else 10
        for heart in range(me["hearts"] + 1, min(me["hearts"] + left, most) + 1):
            worth += weights.care / heart
        return worth

    def _smashes(self, view: dict[str, Any], me: dict[str, Any], weights: Weights, count: int) -> float:
        """Pain of all whom they strike, and the way into an empty Tokyo."""
        if count == 0:
            return 0.0
        worth = 0.0
        rivals = [seat for seat in living(view) if seat is not me]
        inside = me["place"] != "outside"
        struck = [seat for seat in rivals if (seat["place"] != "outside") != inside or "nova_breath" in me["cards"]]
        fallen = 0
        hits = count + self._extra_smashes(me, inside)
        for rival in struck:
            if "armor_plating" in rival["cards"] and hits == 1:
                continue
            for heart in range(max(rival["hearts"] - hits, 0) + 1, rival["hearts"] + 1):
                worth += weights.hunger / heart
            if hits >= rival["hearts"]:
                fallen += 1
        if fallen == len(rivals):
            return WIN + worth
        worth += weights.fall * fallen
        if not inside and not any([seat["place"] == "city" for seat in rivals]):
            worth += weights.entering
        return worth

    def _extra_smashes(self, me: dict[str, Any], inside: bool) -> int:
        """What cards add to a roll with a smash."""
        cards = me["cards"]
        extra = ("acid_attack" in cards) + ("spiked_tail" in cards)
        return extra + (inside and "burrowing" in cards) + (inside and "urbavore" in cards)

    # -- Tokyo --

    def _should_flee(self, view: dict[str, Any], me: dict[str, Any]) -> bool:
        """Hearts do not heal in Tokyo. Who needs one more start there to win stays while it lives."""
        weights = self._weights(view)
        rivals = len(living(view)) - 1
        pays = 2 if not view["options"]["two_player_variant"] else 0
        if pays and me["stars"] + pays >= GOAL and me["hearts"] >= 3:
            return False
        return bool(me["hearts"] <= weights.flee_at + weights.flee_more * (rivals - 1))


def living(view: dict[str, Any]) -> list[dict[str, Any]]:
    """Those who are still in the game."""
    return [seat for seat in view["seats"] if not seat["eliminated"]]
