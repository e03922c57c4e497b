"""Solo opponents: squads that nobody plays. Tables and single dice decide all they do (X52 to X105, X122 to X139).

Every act is told with its rule, its die, its column and its letter, and why earlier letters were skipped.
"""

from typing import Final

from baffe.games.heavy_hitters import facts
from baffe.games.heavy_hitters.aiming import targets
from baffe.games.heavy_hitters.attack import fire
from baffe.games.heavy_hitters.cards import renew
from baffe.games.heavy_hitters.combat import try_repair
from baffe.games.heavy_hitters.data.entries import UNITS, Offset
from baffe.games.heavy_hitters.data.weapons import TWIN
from baffe.games.heavy_hitters.deploying import put_on_board
from baffe.games.heavy_hitters.hexes import DIRECTIONS, DIRECTIONS_IN, NOWHERE
from baffe.games.heavy_hitters.kinds import ALPHABET
from baffe.games.heavy_hitters.moving import displace, go_to, turn_to
from baffe.games.heavy_hitters.squad import HH, REPAIR
from baffe.games.heavy_hitters.table import HUMAN, HeavyStep, HeavyTable
from baffe.games.heavy_hitters.walking import CLOSED, NO_WAY, TAKEN, walks, way
from baffe.kernel.seat import Seat

SNARED_REACH: Final = 2  # letters farther away are skipped (X127)
LOCKED_REACH: Final = 1

# Why a letter is skipped, and the rule that says so.
REASONS: Final[dict[str, str]] = {
    "off_board": "gkr/X89",
    "building": "gkr/X89",
    "occupied": "gkr/X84",  # while units are deployed: X70
    "zone": "gkr/X72",
    "heavy_hitter": "gkr/X76",
    "held_back": "gkr/X127",
    "too_far": "gkr/X84",
}


def throw(table: HeavyTable, seat: Seat, for_table: str, why: str) -> int:
    """One die for a table: its column."""
    die = table.chance.die() + 1
    table.tell(facts.DIE, seat, why, die, word=for_table)
    return die


def lettered(table: HeavyTable, seat: Seat, letters: tuple[Offset, ...]) -> list[int]:
    """The hexes of the letters in the frame of its Heavy Hitter (X73, X83, X108)."""
    squad = table.squads[seat]
    return [table.board.placed(squad.at[HH], squad.facing, q, r) for q, r in letters]


def skip(table: HeavyTable, seat: Seat, letter: int, place: int, reason: str) -> None:
    if table.loud:
        name = "" if place == NOWHERE else table.board.names[place]
        why = "gkr/X70" if reason == "occupied" and table.phase == "deploy" else REASONS[reason]
        table.tell_all(facts.LETTER_SKIPPED, seat, why, (ALPHABET[letter], name, reason))


def take(table: HeavyTable, seat: Seat, for_table: str, letter: int, place: int, why: str) -> None:
    if table.loud:
        table.tell_all(facts.LETTER, seat, why, (for_table, ALPHABET[letter], table.board.names[place]))


def fault_of_place(table: HeavyTable, place: int) -> str:
    """Why no unit can be there at all (X89)."""
    if place == NOWHERE:
        return "off_board"
    return "building" if table.ground[place] >= CLOSED else ""


# -- Deploy --


class DeployByTable(HeavyStep):
    """X68 to X73: a die says which unit comes, and in which order hexes are tried."""

    seat: Seat

    def run(self, table: HeavyTable) -> None:
        die = throw(table, self.seat, "deploy", "gkr/X68")
        column = table.book.data.deploy[die - 1]
        unit = UNITS.index(column.plan)
        if table.squads[self.seat].on_board(unit):
            table.tell(facts.NO_LETTER, self.seat, "gkr/X69", word=column.plan)
            return
        for letter, place in enumerate(lettered(table, self.seat, column.letters)):
            reason = fault_of_place(table, place)
            if not reason and not table.is_free(place):
                reason = "occupied"
            if not reason and table.book.house.zoned and not table.book.data.zones[table.zone_of(place)].deploy:
                reason = "zone"
            if not reason:
                take(table, self.seat, "deploy", letter, place, "gkr/X70")
                put_on_board(table, self.seat, unit, place, "gkr/X70")
                return
            skip(table, self.seat, letter, place, reason)
        table.tell(facts.NO_LETTER, self.seat, "gkr/X71", word=column.plan)


# -- Movement --


class MoveByTable(HeavyStep):
    """X74: one die for each unit when its turn comes."""

    seat: Seat
    unit: int

    def run(self, table: HeavyTable) -> None:
        if not table.squads[self.seat].on_board(self.unit):
            return
        die = throw(table, self.seat, UNITS[self.unit], "gkr/X74")
        letters = table.book.data.moves[self.unit][die - 1].letters
        if self.unit == HH:
            self._move_heavy_hitter(table, letters)
        else:
            self._move_unit(table, letters)

    def _move_heavy_hitter(self, table: HeavyTable, letters: tuple[Offset, ...]) -> None:
        """X75 to X78: the first letter that is free; then it turns to the human."""
        here = table.squads[self.seat].at[HH]
        ground = table.ground_for_heavy_hitter(self.seat)
        for letter, place in enumerate(lettered(table, self.seat, letters)):
            reason = fault_of_place(table, place)
            if not reason and ground[place] >= CLOSED:
                reason = "heavy_hitter"
            if not reason and table.board.distance(here, place) > self._reach(table):
                reason = "held_back"
            if not reason:
                take(table, self.seat, "hh", letter, place, "gkr/X75")
                go_to(table, self.seat, HH, place, 0, "gkr/X75")
                displace(table, self.seat)
                table.then(FaceHuman(self.seat))
                return
            skip(table, self.seat, letter, place, reason)
        table.tell(facts.NO_LETTER, self.seat, "gkr/X75", word="hh")
        table.then(FaceHuman(self.seat))

    def _reach(self, table: HeavyTable) -> int:
        squad = table.squads[self.seat]
        reach = table.board.size
        if squad.snared:
            reach = SNARED_REACH
        return min(reach, LOCKED_REACH) if squad.leg_lock else reach

    def _move_unit(self, table: HeavyTable, letters: tuple[Offset, ...]) -> None:
        """X83 to X88: the earliest letter that is empty and in range; else the latest that is empty."""
        squad = table.squads[self.seat]
        here = squad.at[self.unit]
        ground = table.ground_for_unit(self.seat)
        most = table.book.data.support_units[self.unit - 1].max_move
        found = walks(table.board, ground, here, most)
        empty: list[tuple[int, int]] = []
        for letter, place in enumerate(lettered(table, self.seat, letters)):
            reason = fault_of_place(table, place)
            if not reason and place != here and not table.is_free(place):
                reason = "occupied"
            if not reason:
                empty.append((letter, place))
                if found[place] == NO_WAY:
                    reason = "too_far"
            if not reason:
                take(table, self.seat, UNITS[self.unit], letter, place, "gkr/X84")
                if place != here:
                    go_to(table, self.seat, self.unit, place, 0, "gkr/X84")
                return
            skip(table, self.seat, letter, place, reason)
        if not empty:
            table.tell(facts.NO_LETTER, self.seat, "gkr/X86", word=UNITS[self.unit])
            return
        letter, place = empty[-1]
        take(table, self.seat, UNITS[self.unit], letter, place, "gkr/X85")
        if table.book.house.solo_catch_up == "walk":
            place = self._walk_toward(table, ground, place, most)
            if place != here:
                go_to(table, self.seat, self.unit, place, 0, "gkr/X88")
        else:
            go_to(table, self.seat, self.unit, place, 0, "gkr/X85")

    def _walk_toward(self, table: HeavyTable, ground: list[int], end: int, most: int) -> int:
        """X88: at full range along a shortest way; it stops on the last empty hex that it can reach."""
        here = last = table.squads[self.seat].at[self.unit]
        left = most
        for place in way(table.board, ground, here, end, 2 * table.board.size):
            left -= 2 if ground[place] & 1 else 1
            if left < 0:
                break
            if not ground[place] & TAKEN:
                last = place
        return last


class FaceHuman(HeavyStep):
    """X78, X79, X124: it turns to the human's Heavy Hitter; between two facings a die decides."""

    seat: Seat

    def run(self, table: HeavyTable) -> None:
        squad, human = table.squads[self.seat], table.squads[HUMAN]
        if not squad.on_board(HH) or not human.on_board(HH):
            return
        facings = DIRECTIONS_IN[table.board.sextants(squad.at[HH], human.at[HH])]
        facing = facings[0]
        if len(facings) > 1:
            die = table.chance.die() + 1
            facing = facings[0] if die <= 3 else facings[1]
            if table.loud:
                among = tuple([DIRECTIONS[one] for one in facings])
                table.tell_all(facts.TOSSED, self.seat, "gkr/X78", (die, DIRECTIONS[facing], among))
        turn_to(table, self.seat, facing, "gkr/X78")


def place_to_shift_to(table: HeavyTable, seat: Seat, unit: int, places: list[int]) -> int:
    """X81, X82, X125, X137: the empty hex nearest to its own Heavy Hitter; among equals a die decides."""
    squad, board = table.squads[seat], table.board
    here = squad.at[unit]
    if squad.on_board(HH):
        least = min([table.board.distance(squad.at[HH], place) for place in places])
        places = [place for place in places if table.board.distance(squad.at[HH], place) == least]
    places = sorted(places, key=lambda place: DIRECTIONS_IN[board.sextants(here, place)])[:6]
    if len(places) == 1:
        return places[0]
    share = {2: 3, 3: 2}.get(len(places), 1)
    while True:
        die = table.chance.die() + 1
        chosen = (die - 1) // share
        names_one = chosen < len(places)  # else it is thrown again
        if table.loud:
            among = tuple([board.names[place] for place in places])
            table.tell_all(facts.TOSSED, seat, "gkr/X137", (die, among[chosen] if names_one else "", among))
        if names_one:
            return places[chosen]


# -- Combat --


class Reveal(HeavyStep):
    """X90, X91, X122: a die says how many cards are turned up; of each name one stays."""

    seat: Seat

    def run(self, table: HeavyTable) -> None:
        data, squad = table.book.data, table.squads[self.seat]
        if squad.fell:
            return
        die = throw(table, self.seat, "reveal", "gkr/X90")
        level = data.row("levels", table.book.house.solo)
        wanted = max(data.combat_cards[die - 1].cards + level.more_revealed - squad.queasy, 1)
        squad.queasy = 0
        revealed: list[int] = []
        for _ in range(wanted):
            if not squad.deck.count():
                if not squad.discard.count():
                    break
                renew(table, self.seat, "gkr/X62")
            card, squad.deck = squad.deck.draw(table.chance)
            revealed.append(card)
        names = ",".join([table.card_id(card) for card in revealed]) if table.loud else ""
        table.uncover(facts.REVEALED, self.seat, "gkr/X90", names, number=len(revealed))
        known = list(squad.known) or [0] * len(data.cards)
        for card in revealed:
            known[card] = max(known[card], revealed.count(card))
            if card in squad.in_play:
                squad.discard = squad.discard.add(card)
                table.tell(facts.DUPLICATE, self.seat, "gkr/X91", word=table.card_id(card))
            else:
                squad.in_play += (card,)
        squad.known = tuple(known)


def act(table: HeavyTable, seat: Seat, unit: int, card: int, patients: list[Seat]) -> None:
    """X95 to X99, X101: a Repair unit repairs if it can; else the first kind of target that can be attacked."""
    if unit == REPAIR and seat in patients:
        if try_repair(table, seat, seat, "gkr/X98"):
            squad = table.squads[seat]
            mended, squad.damage = squad.damage.draw(table.chance)
            squad.discard = squad.discard.add(mended)
            table.tell(facts.MENDED_UNSEEN, seat, "gkr/X98")
        return
    weapon = table.weapon_of(unit, card)
    legal = targets(table, seat, unit, card)
    order = table.book.data.row("attack_priority", UNITS[unit]).order
    for name in order:
        for target, target_unit in legal:
            if UNITS[target_unit] == name:
                fire(table, seat, unit, card, target, target_unit, False)
                table.attack.repeats = table.weapon_in_use().has(TWIN)
                return
    table.tell(facts.NO_TARGET, seat, "gkr/X97", word=weapon.id)


STEPS: Final = (DeployByTable, MoveByTable, FaceHuman, Reveal)
