"""What a seat sees when it is asked, and what things are worth to it, counted in cards of damage."""

from typing import Final

from baffe.games.heavy_hitters.aiming import WAYS, WORST_ARMOR
from baffe.games.heavy_hitters.data.entries import Weapon
from baffe.games.heavy_hitters.data.weapons import TWIN
from baffe.games.heavy_hitters.hexes import FRONT
from baffe.games.heavy_hitters.prospects import demolitions_left, tags_on
from baffe.games.heavy_hitters.sight import sight_of_target
from baffe.games.heavy_hitters.squad import COMBAT, HH, RECON, REPAIR, RESERVE, SUPPORT, Squad
from baffe.games.heavy_hitters.table import STANDING, HeavyTable
from baffe.games.heavy_hitters.tagging import tag_price
from baffe.kernel.seat import Seat

FAR: Final = 99
UNKNOWN: Final = -1
WIN: Final = 100.0
MOST_FEARED: Final = 12.0  # a tag of somebody else that would win
UNITS_MOVE: Final[tuple[str, ...]] = ("late", "move_unit")  # asked after all Heavy Hitters have moved
FARTHEST: Final = 16  # hexes for which a menace is known
SEEN: Final[tuple[float, ...]] = (1.0, 0.7, 0.1)  # how much of a menace is left: clear, cover, blocked


class Style:
    """How much a bot cares for what, in cards of damage; left out: as the simple bot does."""

    def __init__(
        self,
        damage: float = 2.0,
        units: float = 1.7,
        tags: float = 1.2,
        care: float = 1.0,
        thrift: float = 1.6,
        chase: float = 0.4,
        pull: float = 0.9,
        fear: float = 0.8,
    ) -> None:
        self.damage: Final = damage  # to Heavy Hitters
        self.units: Final = units  # of enemies, destroyed
        self.tags: Final = tags
        self.care: Final = care  # for its own cards and units
        self.thrift: Final = thrift  # an overspent Energy costs so many of its own cards
        self.chase: Final = chase  # for each hex that it is too far from an enemy
        self.pull: Final = pull  # of buildings
        self.fear: Final = fear  # of where enemies can fire


class Look:
    """One table as one seat sees it. It is an imagined one: only what that seat may know is asked of it."""

    def __init__(self, table: HeavyTable, seat: Seat, style: Style, kind: str) -> None:
        self.table: Final = table
        self.seat: Final = seat
        self.style: Final = style
        self.kind: Final = kind  # of question
        self.squad: Final[Squad] = table.squads[seat]
        self.enemies: Final[list[Seat]] = table.enemies(seat)
        self.allied: Final = table.book.house.alliances == "fixed"
        self.to_demolish: Final = table.book.data.constants.tags_to_demolish
        self._order: Final[list[Seat]] = table.order()
        self.must_fight: Final = table.round > 0 and self.tags_needed(seat) >= FAR  # buildings cannot win it any more
        self._tag_worths: Final[dict[Seat, list[float]]] = {}
        self._hit_worths: Final[list[float]] = [-1.0] * len(table.squads)
        self._menaces: Final[dict[int, list[float]]] = {}
        # What does not depend on where one goes is found once, as places are weighed again and again.
        self._taggable: Final[dict[int, list[int]]] = {}  # by hex
        self._tags_left: int = UNKNOWN
        self._reserve: int = UNKNOWN
        self.damage_worths: Final[dict[int, float]] = {}  # of hits, for whoever weighs shots

    # -- who --

    def team(self) -> list[Seat]:
        """Whoever wins with it, itself first."""
        if not self.allied:
            return [self.seat]
        return [self.seat, *[s for s in self._order if s != self.seat and not self.table.is_enemy(self.seat, s)]]

    def is_settled(self, owner: Seat, unit: int) -> bool:
        """Whether a unit has moved already, so that it stays where it is."""
        if self.table.phase != "movement":
            return self.table.phase != "deploy"
        if unit != HH:
            return False
        if self.kind in UNITS_MOVE:
            return True
        return self._order.index(owner) < self._order.index(self.seat)

    # -- how near anybody is to a victory --

    def tags_on(self, owner: Seat, building: int) -> int:
        """Tags that count for that seat."""
        return tags_on(self.table, owner, building)

    def demolitions_left(self, owner: Seat) -> int:
        return demolitions_left(self.table, owner)

    def tags_needed(self, owner: Seat) -> int:
        """Tags that still lie between a seat and a victory by demolition."""
        standing = self.table.standing_buildings()
        left = self.demolitions_left(owner)
        if left > len(standing):
            return FAR
        missing = sorted([self.to_demolish - self.tags_on(owner, building) for building in standing])
        return sum(missing[:left])

    def nearness(self, owner: Seat) -> float:
        """0 at the start, 1 where the next tag or the next hit decides."""
        squad = self.table.squads[owner]
        if squad.automatic:
            return 0.0
        needed = self.tags_needed(owner)
        return 8.0 / (needed + 7) if needed < FAR else 0.1 * squad.demolished

    # -- worth --

    def hit_worth(self, owner: Seat) -> float:
        """A card of damage to that Heavy Hitter: more the fewer it has, and the nearer its owner is to a victory."""
        worth = self._hit_worths[owner]
        if worth < 0:
            worth = self.style.damage * self.lean(owner) * 27.0 / (self.table.squads[owner].life() + 12)
            if len(self.enemies) > 1:
                worth *= 0.7 + 0.6 * self.nearness(owner)
            self._hit_worths[owner] = worth
        return worth

    def lean(self, owner: Seat) -> float:
        """More than 1 if destroying that Heavy Hitter is quicker than bringing buildings down, less if it is slower."""
        if self.must_fight:
            return 1.6
        quicker = self._rounds_of_tags() / self._rounds_of_fire(owner)
        return min(max(0.35 + 0.65 * quicker, 0.7), 2.2)

    def _rounds_of_tags(self) -> float:
        """Rounds until it could have brought down enough buildings."""
        table, squad = self.table, self.squad
        cards = table.book.data.cards
        deploys = len([card for card in squad.hand.numbers() if cards[card].kind == "deploy"])
        energy = squad.energy_max
        tags = 0.0
        waiting = min(deploys, 2)
        for unit in (RECON, HH, COMBAT, REPAIR):
            price = tag_price(table, unit)
            if price <= energy and squad.at[unit] != RESERVE:
                tags += 0.8
            elif price <= energy and waiting > 0:
                tags += 0.6
                waiting -= 1
            else:
                continue
            energy -= price
        if self.allied:
            tags *= 2
        return self.tags_needed(self.seat) / max(tags, 0.4)

    def _rounds_of_fire(self, owner: Seat) -> float:
        """Rounds until it could have destroyed that Heavy Hitter."""
        squad, enemy, book = self.squad, self.table.squads[owner], self.table.book
        energy = squad.energy_max
        damage = 0.0
        best: list[tuple[float, int]] = []
        held = {*squad.hand.numbers(), *squad.deck.numbers(), *squad.discard.numbers(), *squad.in_play}
        for card in held:
            weapon = book.weapons[card]
            if weapon is not None and weapon.slot != "orbital":
                best.append((expected(weapon, enemy.armor), book.prices[card]))
        best.sort(reverse=True)
        for hits, price in best:
            if price <= energy:
                energy -= price
                damage += 0.7 * hits
        for unit in supported(squad):
            damage += 0.5 * expected(book.data.support_units[unit - 1].weapon, enemy.armor)
        far = 0
        if squad.at[HH] != RESERVE and enemy.at[HH] != RESERVE:
            far = max(self.table.board.distance(squad.at[HH], enemy.at[HH]) - 3, 0)
        return enemy.life() / max(damage, 0.5) + far / 4

    def card_worth(self) -> float:
        """One of its own cards."""
        return self.card_worth_of(self.seat)

    def card_worth_of(self, owner: Seat) -> float:
        """One of the cards of its team."""
        return self.style.care * 27.0 / (self.table.squads[owner].life() + 12)

    def unit_worth(self, owner: Seat, unit: int) -> float:
        """An enemy support unit: more if it stands beside a building that it helps to bring down."""
        squad, table = self.table.squads[owner], self.table
        worth = 1.5
        if not squad.automatic:
            for building in table.standing_buildings():
                if table.board.distance(squad.at[unit], table.hexes[building]) <= 1:
                    worth = max(worth, 1.5 + 0.6 * min(self.tag_worth_of(owner, building), MOST_FEARED))
        if len(self.enemies) > 1:
            worth *= 0.8 + 0.4 * self.nearness(owner)
        if self.must_fight:
            worth *= 0.5
        return worth * self.style.units

    def tag_worth(self, building: int) -> float:
        """Its own next tag on a building."""
        return self.tag_worth_of(self.seat, building)

    def tag_worth_of(self, owner: Seat, building: int) -> float:
        """The next tag of anybody."""
        found = self._tag_worths.get(owner)
        if found is None:
            found = self._tag_worths[owner] = self._worths_of_tags(owner)
        return found[building]

    def taggable(self, place: int) -> list[int]:
        """Buildings on which a unit there may place one of its own tags this round."""
        found = self._taggable.get(place)
        if found is None:
            table, numbers = self.table, self.table.book.data.constants
            row = table.board.distances(place)
            found = self._taggable[place] = []
            for building, credit in enumerate(table.credits):
                if credit == STANDING and row[table.hexes[building]] <= numbers.tag_range:
                    if (self.squad.tagged >> 4 * building & 15) < numbers.tags_per_building_per_round:
                        found.append(building)
        return found

    def tags_left(self) -> int:
        """How many it still has to place."""
        if self._tags_left == UNKNOWN:
            numbers = self.table.book.data.constants
            self._tags_left = numbers.holo_boards_per_faction - self.squad.tag_count()
        return self._tags_left

    def reserve(self) -> int:
        """The Energy of the cheapest reaction in hand; 0 if there is none that costs something."""
        if self._reserve == UNKNOWN:
            cards, least = self.table.book.data.cards, 0
            for card in self.squad.hand.numbers():
                price = cards[card].energy
                if cards[card].kind == "reaction" and price > 0 and (least == 0 or price < least):
                    least = price
            self._reserve = least
        return self._reserve

    def _worths_of_tags(self, owner: Seat) -> list[float]:
        left, needed = self.demolitions_left(owner), self.tags_needed(owner)
        missing: list[int] = []
        for building, credit in enumerate(self.table.credits):
            if credit == STANDING:
                missing.append(self.to_demolish - self.tags_on(owner, building))
        missing.sort()
        enough = missing[min(left, len(missing)) - 1] if missing and left > 0 else 0
        worths: list[float] = []
        for building, credit in enumerate(self.table.credits):
            worths.append(self._worth_of_tag(owner, building, left, needed, enough) if credit == STANDING else 0.0)
        return worths

    def _worth_of_tag(self, owner: Seat, building: int, left: int, needed: int, enough: int) -> float:
        """`enough`: a building that misses more tags than that is not needed for a victory."""
        there = self.tags_on(owner, building)
        last = there + 1 >= self.to_demolish
        if last and left <= 1:
            return WIN
        squad = self.table.squads[owner]
        worth = 1.3 * 24.0 / (min(needed, 24) + 8) * (0.85 + 0.1 * there)
        if self.to_demolish - there > enough:
            worth *= 0.4
        rival = 0
        for other in self._order:
            if self.table.is_enemy(owner, other):
                rival = max(rival, self.table.squads[other].tags[building])
        if last:
            worth += 0.8 + 0.4 * rival
        elif rival > there + 1:
            worth *= 0.6  # they will be first
        if not squad.told_of >> building & 1:
            worth += 0.5  # a sponsor card
        if squad.tags[building] == 0 and not self.table.book.house.is_solo():
            worth += 0.2  # a step towards an upgrade
        return worth * self.style.tags if owner == self.seat else worth

    # -- danger --

    def menace(self, owner: Seat, distance: int) -> float:
        """Cards that an enemy Heavy Hitter costs whoever stands so far away in its sight, as far as one can tell."""
        found = self._menaces.get(owner)
        if found is None:
            found = self._menaces[owner] = self._menace_of(owner)
        return found[min(distance, FARTHEST)]

    def _menace_of(self, owner: Seat) -> list[float]:
        """The weapons that were seen of it, else all of its pack."""
        book, squad = self.table.book, self.table.squads[owner]
        faction = book.data.factions[squad.faction].id
        shown = [*squad.discard.numbers(), *squad.damage.numbers(), *squad.in_play] if not squad.automatic else []
        seen: list[Weapon] = []
        pack: list[Weapon] = []
        for card, weapon in enumerate(book.data.weapons):
            if weapon.faction == faction and (weapon.set == "core" or book.house.pack != "core"):
                pack.append(weapon)
                if (squad.known and squad.known[card]) or card in shown:
                    seen.append(weapon)
        weapons = seen if len(seen) >= 3 else pack
        found: list[float] = []
        for distance in range(FARTHEST + 1):
            most = 0.0
            for weapon in weapons:
                if weapon.range[0] <= distance <= weapon.range[1]:
                    most += expected(weapon, self.squad.armor)
            found.append(most * 1.6 / max(len(weapons), 3))
        return found

    def danger(self, place: int) -> float:
        """What enemies can do to a unit there. Who has not moved yet comes nearer."""
        table, board = self.table, self.table.board
        danger = 0.0
        for enemy in self.enemies:
            at = table.squads[enemy].at[HH]
            if at == RESERVE:
                continue
            distance = board.distance(at, place)
            seen = sight_of_target(board, at, place, table.ground)
            if self.is_settled(enemy, HH):
                ahead = board.in_arc(at, table.squads[enemy].facing, FRONT, place)
                danger += self.menace(enemy, distance) * SEEN[seen] * (1.0 if ahead else 0.4)
            else:
                near = max(distance - 2, 1)
                both = self.menace(enemy, distance) + self.menace(enemy, near)
                danger += both * 0.5 * (0.75 + 0.25 * SEEN[seen])
        return danger

    def fear(self) -> float:
        """How much danger counts."""
        return self.style.fear * (0.15 if self.must_fight else 1.0)

    def zone_harm(self, place: int, is_hh: bool) -> float:
        """What the zone does to a unit that ends the round there."""
        if not self.table.book.house.zoned:
            return 0.0
        harm = self.table.book.data.zones[self.table.zone_of(place)].reset_damage
        return harm * (self.card_worth() * 1.2 if is_hh else 0.9)


def expected(weapon: Weapon, armor: int) -> float:
    """Damage of one weapon to a target in sight."""
    shots = 2 if weapon.has(TWIN) else 1
    return shots * WAYS[max(min(weapon.attack, 12), 3)] / 36 * weapon.damage * (armor - 1) / 6


# -- chances --

_TAILS: Final[dict[int, float]] = {}


def reaches(dice: int, armor: int, least: int) -> float:
    """How likely at least so many of these armor dice fail."""
    if least <= 0:
        return 1.0
    if least > dice:
        return 0.0
    key = (dice * 8 + armor) * 128 + least
    found = _TAILS.get(key)
    if found is None:
        fails = (min(armor, WORST_ARMOR) - 1) / 6
        found = fails * reaches(dice - 1, armor, least - 1) + (1 - fails) * reaches(dice - 1, armor, least)
        _TAILS[key] = found
    return found


def supported(squad: Squad) -> list[int]:
    """Its support units on the board."""
    return [unit for unit in SUPPORT if squad.at[unit] != RESERVE]
