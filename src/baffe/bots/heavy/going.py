"""Where Heavy Hitters and support units go, and which way a Heavy Hitter faces."""

from typing import Final

from baffe.bots.heavy.adding import added
from baffe.bots.heavy.firing import (
    NEVER,
    UNSURE,
    UNSURE_UNIT,
    Wish,
    best_orders,
    shot_worth,
    weapons_in_hand,
    wishes_of,
    worth_of_tags,
    worths_from,
)
from baffe.bots.heavy.look import Look, expected
from baffe.games.heavy_hitters.hexes import ARC_SEXTANTS, FRONT
from baffe.games.heavy_hitters.sight import BLOCKED, sight_of_target
from baffe.games.heavy_hitters.squad import ALL_UNITS, HH, RECON, REPAIR, RESERVE, SUPPORT
from baffe.games.heavy_hitters.table import STANDING
from baffe.kernel.seat import Seat

ANY: Final = -1  # facing
ALLY_DISPLACED: Final = 20.0  # only a victory is worth it
FADES: Final[tuple[float, ...]] = tuple([0.8**n for n in range(32)])  # of a building so many hexes away


class Ground:
    """All that does not depend on where one goes, worked out once for a question."""

    def __init__(self, look: Look, unit: int, fires: bool = True) -> None:
        self.look: Final = look
        self.unit: Final = unit
        self.cards: Final[list[int]] = weapons_in_hand(look) if unit == HH and fires else []
        self.near: Final[int] = _preferred(look) if unit == HH else 0
        self.pulls: Final[list[float]] = _pulls(look, unit)
        # What remains of tags and wishes where this unit can tag nothing.
        without = (*look.squad.at[:unit], RESERVE, *look.squad.at[unit + 1 :])
        self.wishes: Final[list[Wish]] = wishes_of(look, without) if unit == HH else []
        self.tags_of_others: Final = worth_of_tags(look, without) if unit != HH else 0.0

    # -- a Heavy Hitter --

    def of_heavy_hitter(self, place: int, energy: int, facing: int = ANY) -> float:
        """What it is worth to stand there with so much Energy left, facing the best way or a given one."""
        look = self.look
        wishes = wishes_of(look, (place, *look.squad.at[1:])) if look.taggable(place) else self.wishes
        worths = worths_from(look, place, self.cards)
        most = -NEVER
        done: list[list[float]] = []
        for way in range(6):
            if worths[way] not in done and facing in (way, ANY):
                done.append(worths[way])
                most = max(most, best_orders(look, self.cards, worths[way], wishes, energy).worth)
        return most + self.of_place(place) - self._crowd(place)

    def of_place(self, place: int) -> float:
        """What lasts longer than a round: buildings and enemies to come near to, danger, zones."""
        look = self.look
        worth = self._pull(place)
        if self.unit == HH:
            worth -= self._gap(place)
            worth -= look.fear() * look.danger(place) * look.card_worth()
        else:
            worth -= 0.9 * look.fear() * look.danger(place) * look.style.care
        return worth - look.zone_harm(place, self.unit == HH)

    def _pull(self, place: int) -> float:
        """The best building from there."""
        table, most = self.look.table, 0.0
        row = table.board.distances(place)
        for building, pull in enumerate(self.pulls):
            if pull > 0:
                most = max(most, pull * FADES[max(row[table.hexes[building]] - 1, 0)])
        return most

    def _gap(self, place: int) -> float:
        """Too far from all enemy Heavy Hitters to fire at them."""
        look, least = self.look, NEVER
        chase = look.style.chase * (3.0 if look.must_fight else 1.0)
        for enemy in look.enemies:
            at = look.table.squads[enemy].at[HH]
            if at != RESERVE:
                far = look.table.board.distance(place, at) - self.near
                least = min(least, max(far, 0) * chase * look.hit_worth(enemy))
        return least if least < NEVER else 0.0

    def _crowd(self, place: int) -> float:
        """Units that would be displaced: its own a little, those of its team by no means; enemies may be."""
        look, worth = self.look, 0.0
        for owner, squad in enumerate(look.table.squads):
            for unit in SUPPORT:
                if squad.at[unit] == place:
                    if owner == look.seat:
                        worth += 0.5
                    elif look.table.is_enemy(look.seat, Seat(owner)):
                        worth -= 0.2 + 0.6 * look.squad.displacement_damage
                    else:
                        worth += ALLY_DISPLACED if look.allied else 0.5
        return worth

    # -- a support unit --

    def of_unit(self, place: int) -> float:
        look, unit = self.look, self.unit
        tags = 0.0
        if look.taggable(place):
            at = look.squad.at
            tags = worth_of_tags(look, (*at[:unit], place, *at[unit + 1 :])) - self.tags_of_others
        worth = (tags if unit == RECON else 0.8 * tags) + self.of_place(place)
        fire = best_shot(look, unit, place)
        if unit == REPAIR:
            fire = max(fire, self._repairs(place))
        return worth + fire

    def _repairs(self, place: int) -> float:
        """Beside a Heavy Hitter that it can repair."""
        look, most = self.look, 0.0
        chance = (7 - look.squad.repair_on) / 6
        for owner in look.team():
            patient = look.table.squads[owner]
            if patient.at[HH] != RESERVE and look.table.board.distance(place, patient.at[HH]) <= 1:
                most = max(most, chance * look.card_worth_of(owner) if patient.damage.count() else 0.3)
        return most


def best_shot(look: Look, unit: int, place: int) -> float:
    """What a support unit can do with its weapon from there."""
    table, board = look.table, look.table.board
    weapon = table.book.data.support_units[unit - 1].weapon
    here = look.squad.at[unit]
    most = 0.0
    look.squad.put(unit, place)
    for enemy in look.enemies:
        at = table.squads[enemy].at
        for other in ALL_UNITS:
            there = at[other]
            if there in (RESERVE, place):
                continue
            if not weapon.range[0] <= board.distance(place, there) <= weapon.range[1]:
                continue
            if sight_of_target(board, place, there, table.ground) != BLOCKED:
                worth = shot_worth(look, unit, weapon, enemy, other)
                if other != HH and other >= unit and table.phase == "movement":
                    worth *= UNSURE_UNIT
                elif table.phase == "deploy":
                    worth *= UNSURE
                most = max(most, worth)
    look.squad.put(unit, here)
    return most


def _preferred(look: Look) -> int:
    """The distance at which its weapons do most."""
    book, squad = look.table.book, look.squad
    cards = [*squad.hand.numbers(), *squad.deck.numbers(), *squad.discard.numbers(), *squad.in_play]
    best, most = 3, 0.0
    for distance in range(1, 9):
        sum_ = 0.0
        for card in set(cards):
            weapon = book.weapons[card]
            if weapon is not None and weapon.slot != "orbital" and weapon.range[0] <= distance <= weapon.range[1]:
                sum_ += cards.count(card) * expected(weapon, 5)
        if sum_ >= most:
            best, most = distance, sum_
    return best


def _pulls(look: Look, unit: int) -> list[float]:
    """How much each building draws a unit: less if another one of its side stands beside it already."""
    table, squad = look.table, look.squad
    reach = table.book.data.constants.tag_range
    found: list[float] = []
    for building, credit in enumerate(table.credits):
        pull = 0.0
        if credit == STANDING:
            pull = min(look.tag_worth(building), 4.0) * look.style.pull
            for other in ALL_UNITS:
                if other != unit and squad.at[other] != RESERVE:
                    if table.board.distance(squad.at[other], table.hexes[building]) <= reach:
                        pull *= 0.4
        found.append(pull)
    return found


# -- answers --


def places(look: Look, words: tuple[str, ...], unit: int, stays: bool) -> dict[str, float]:
    """What `move:HEX`, `place:HEX` or `shift:HEX` are worth to a support unit, and `stay` where that may be said."""
    ground = Ground(look, unit)
    found: dict[str, float] = {}
    if stays:
        found["stay"] = ground.of_unit(look.squad.at[unit]) + 0.05
    for word in words:
        verb, _, name = word.partition(":")
        if verb in ("move", "place", "shift"):
            found[word] = ground.of_unit(look.table.board.number(name))
    return found


def best_place(look: Look, words: tuple[str, ...], unit: int, stays: bool) -> str:
    """The best of them."""
    return best_in(places(look, words, unit, stays))[0]


def best_in(worths: dict[str, float]) -> tuple[str, float]:
    """Of equals the first."""
    best, most = "stay", -NEVER
    for word, worth in worths.items():
        if worth > most:
            best, most = word, worth
    return best, most


def moves(look: Look, prices: dict[str, int], fires: bool = True) -> dict[str, float]:
    """What `stay` and each `move:HEX` that it can pay are worth to its Heavy Hitter at these prices."""
    ground = Ground(look, HH, fires)
    energy = look.squad.energy
    found = {"stay": ground.of_heavy_hitter(look.squad.at[HH], energy) + 0.05}
    for word, price in prices.items():
        if price <= energy:
            found[word] = ground.of_heavy_hitter(look.table.board.number(word[5:]), energy - price)
    return found


def best_move(look: Look, prices: dict[str, int], fires: bool = True) -> tuple[str, float]:
    """The best of them, and what it is worth."""
    return best_in(moves(look, prices, fires))


def worth_here(look: Look, facing: int = ANY) -> float:
    """What it is worth to stay."""
    return Ground(look, HH).of_heavy_hitter(look.squad.at[HH], look.squad.energy, facing)


def best_facing(look: Look, energy: int) -> tuple[int, float]:
    """The facing from which most can be fired, and what it is worth; enemies ahead of it break ties."""
    table, squad = look.table, look.squad
    cards = weapons_in_hand(look)
    worths = worths_from(look, squad.at[HH], cards)
    wishes: list[Wish] = wishes_of(look, squad.at)
    best, most = squad.facing, -NEVER
    for facing in range(6):
        worth = best_orders(look, cards, worths[facing], wishes, energy).worth + 0.02 * added(worths[facing])
        for enemy in look.enemies:
            at = table.squads[enemy].at[HH]
            if at != RESERVE:
                sextants = table.board.sextants(squad.at[HH], at)
                near = look.hit_worth(enemy) / (2 + table.board.distance(squad.at[HH], at))
                if sextants >> facing & 1:
                    worth += 0.4 * near
                elif sextants & ARC_SEXTANTS[FRONT][facing]:
                    worth += 0.3 * near
        if worth > most:
            best, most = facing, worth
    return best, most
