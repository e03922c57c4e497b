"""GKR: Heavy Hitters as the generic tests meet it."""

from json import dumps
from typing import Any

from baffe.games import GAMES
from baffe.games.heavy_hitters.data.cards import SPONSOR_CARDS, UTILITY_CARDS
from baffe.games.heavy_hitters.data.pilots import FACTIONS, PILOTS, UPGRADE_TILES
from baffe.games.heavy_hitters.data.weapons import WEAPONS
from baffe.games.heavy_hitters.deckbuilding import complaints
from baffe.games.heavy_hitters.hexes import DIRECTIONS
from baffe.games.heavy_hitters.overlay import shipped_board
from baffe.games.heavy_hitters.squad import RESERVE, SUPPORT, Squad
from baffe.games.heavy_hitters.table import HeavyTable
from baffe.kernel.chance import Chance
from baffe.kernel.seat import Seat
from baffe.kernel.table import Table
from tests.houses import folds_heavy_hitters
from tests.houses.house import Event, House, Scene, View

TWO: list[dict[str, Any]] = [{}, {}]
THREE: list[dict[str, Any]] = [{}, {}, {}]
BAD_OPTIONS: list[tuple[Any, str]] = [
    ({"wings": True}, "wings"),
    ({"factions": ["kingwolf", "kingwolf"]}, "factions"),
    ({"factions": ["kongwolf", None]}, "factions"),
    ({"pilots": ["p_kw9", None]}, "pilots[0]"),
    ({"factions": ["diamondback", None], "pilots": ["p_kw1", None]}, "pilots[0]"),
    ({"alliances": "fixed"}, "alliances"),
    ({"alliances": "shifting"}, "alliances"),
    ({"solo": "easy"}, "solo"),
    ({"solo": "normal", "paths": True}, "paths"),
    ({"solo": "normal", "pilots": ["p_kw1", None]}, "pilots"),
    ({"scenario": "three_wells"}, "scenario.players"),
    ({"scenario": "nowhere"}, "scenario"),
    ({"decks": ["kw_balanced"]}, "decks"),
    ({"decks": ["kw_huge", None]}, "decks[0]"),
    ({"round_cap": -1}, "round_cap"),
    ({"round_cap": True}, "round_cap"),
    ({"data": {"weapons": {"db_p9": {}}}}, "data.weapons.db_p9"),
    ({"data": "file.json"}, "data"),
    ({"board": 1}, "board"),
]
BAD_SCENES: list[tuple[Any, str]] = [
    ({}, "seats"),
    ({"seats": [{}]}, "seats"),
    ({"seats": TWO, "colour": 1}, "colour"),
    ({"seats": [{"hearts": 1}, {}]}, "seats[0].hearts"),
    ({"seats": [{"faction": "kingwolf"}, {"faction": "kingwolf"}]}, "seats[1].faction"),
    ({"seats": [{"pilot": "p_kw1"}, {}]}, "seats[0].pilot"),
    ({"seats": [{"hand": ["kw_p1"]}, {}]}, "seats[0].hand[0]"),
    ({"seats": [{"units": {"hh": {"at": "z9"}}}, {}]}, "seats[0].units.hh.at"),
    ({"seats": [{"units": {"recon": {"at": "d3"}}}, {}]}, "seats[0].units.recon.at"),
    ({"seats": [{"units": {"recon": {"at": "g6"}, "repair": {"at": "g6"}}}, {}]}, "seats[0].units.repair.at"),
    ({"seats": [{"units": {"recon": {"at": "g6", "hits": 2}}}, {}]}, "seats[0].units.recon.hits"),
    ({"seats": [{"tags": {"d3": 4}}, {}]}, "seats[0].tags.d3"),
    ({"seats": [{"tags": {"g6": 1}}, {}]}, "seats[0].tags.g6"),
    ({"seats": [{"sponsors": ["s_surge", "s_surge"]}, {}]}, "seats[0].sponsors[1]"),
    ({"seats": [{"sponsors": 99}, {}]}, "seats[0].sponsors"),
    ({"seats": [{"hand": 26}, {}]}, "seats[0].hand"),
    ({"seats": [{"passed": 1}, {}]}, "seats[0].passed"),
    ({"seats": [{"sponsors": ["s_surge"]}, {}], "sponsor_discard": ["s_surge"]}, "seats[0].sponsors[0]"),
    ({"seats": TWO, "phase": "lunch"}, "phase"),
    ({"seats": TWO, "dice": [7]}, "dice[0].die"),
    ({"seats": TWO, "buildings": ["a1"]}, "seats"),
    ({"seats": TWO, "rubble": {"d3": 2}}, "rubble.d3"),
    ({"seats": THREE, "allies": [[0, 1]]}, "allies"),
    ({"seats": TWO, "options": {"alliances": "fixed"}}, "options.alliances"),
    ({"seats": [{}, {"hand": ["db_p1"]}], "options": {"solo": "hard"}}, "seats[1].hand[0]"),
]


class HeavyHittersHouse(House):
    """Variants are named by modes and levels, joined by plus signs."""

    game = GAMES["heavy_hitters"]
    asks_together = True
    cards_are_kinds = True
    decks_are_secret = True
    variants = (
        ("alternative+paths", 2), ("extended+built", 2), ("fixed", 4), ("fixed+alternative+paths+extended", 4),
        ("shifting", 3), ("shifting+abstain+alternative", 4), ("normal", 2), ("armed+extended", 3), ("hard", 4),
        ("brutal+alternative+walk", 2), ("owned", 2),
    )  # fmt: skip
    step_bases = ("HeavyStep", "HeavyAsk", "Gated", "AttackerWindow", "DefenderWindow")
    bad_options = BAD_OPTIONS
    bad_scenes = BAD_SCENES

    def options(self, variant: list[str]) -> dict[str, Any]:
        found: dict[str, Any] = {}
        meanings: dict[str, tuple[str, Any]] = {
            "alternative": ("board", "alternative"), "paths": ("paths", True), "extended": ("pack", "extended"),
            "built": ("decks", "built"), "fixed": ("alliances", "fixed"), "shifting": ("alliances", "shifting"),
            "abstain": ("allow_abstain", True), "walk": ("solo_catch_up", "walk"), "owned": ("data", OWNED),
        }  # fmt: skip
        for word in variant:
            key, value = meanings.get(word, ("solo", word))
            found[key] = value
        return found

    def crowded(self, chance: Chance, seats: int) -> Scene:
        return crowded(chance, seats)

    def box(self) -> set[str]:
        """Every card is played or committed, every pilot and upgrade held."""
        cards = {f"card:{id}" for id in _ids(WEAPONS) | _ids(UTILITY_CARDS) | _ids(SPONSOR_CARDS)}
        return cards | {f"held:{id}" for id in _ids(PILOTS) | _ids(UPGRADE_TILES)}

    def laid_out(self, table: Table) -> set[str]:
        seats = table.view(None)["seats"]
        held = {f"held:{seat['pilot']}" for seat in seats if seat["pilot"]}
        return held | {f"held:{tile}" for seat in seats for tile in seat["upgrades"]}

    def played(self, table: Table) -> set[str]:
        found: set[str] = set()
        for event in table.events(None):
            if event["type"] in ("played", "sponsor_played"):
                found.add(f"card:{event['card']}")
            elif event["type"] in ("committed", "revealed"):
                found |= {f"card:{card}" for card in event["cards"]}
        return found

    def public(self, view: View) -> dict[str, Any]:
        return folds_heavy_hitters.public(view)

    def fold(self, seen: dict[str, Any], event: Event) -> None:
        folds_heavy_hitters.fold(seen, event)

    def check(self, table: Table) -> None:
        assert isinstance(table, HeavyTable)
        check_heavy_hitters(table)

    def check_dream(self, table: Table, dream: Table, seat: Seat) -> None:
        assert isinstance(table, HeavyTable) and isinstance(dream, HeavyTable)
        check_dreamt_decks(table, dream, seat)

    def check_loaded(self, loaded: Table, table: Table) -> None:
        assert isinstance(table, HeavyTable) and isinstance(loaded, HeavyTable)
        assert loaded.ground == table.ground
        for kept, true in zip(loaded.squads, table.squads, strict=True):
            assert [power.id for power in kept.powers] == [power.id for power in true.powers]
            assert (kept.max_move, kept.hand_size, kept.armor) == (true.max_move, true.hand_size, true.armor)
            assert (kept.automatic, kept.hand.viewer) == (true.automatic, true.hand.viewer)


OWNED: dict[str, Any] = {
    "weapons": {"db_p2": {"damage": 5, "name": "Real Cutter"}, "kw_s3": {"range": [1, 4], "keywords": ["twin"]}},
    "constants": {"hand_size": {"v": 7}, "tags_per_building_per_round": {"v": 2}},
    "pilots": {"p_th3": {"effect": {"n": 8}}},
}


def _ids(rows: Any) -> set[str]:
    return {row.id for row in rows}


# -- crowded scenes --


def crowded(chance: Chance, seats: int) -> Scene:
    """Everybody near everybody, hands and sponsors full, pilots and upgrades dealt, some tags, some rubble."""
    board = shipped_board()
    solo = seats < 4 and chance.below(4) == 0
    options: dict[str, Any] = {"pack": "extended", "decks": [], "board": ("standard", "alternative")[chance.below(2)]}
    if solo:
        options["solo"] = ("normal", "armed", "hard", "brutal")[chance.below(4)]
    elif seats > 2:
        kinds = ("none", "shifting", "fixed") if seats == 4 else ("none", "shifting")
        options["alliances"] = kinds[chance.below(len(kinds))]
    factions = [row.id for row in FACTIONS]
    free = [place for place in range(board.size) if board.distance(place, board.number("g6")) <= 3]
    buildings = [board.names[free.pop(chance.below(len(free)))] for _ in range(6)]
    tiles = [row.id for row in UPGRADE_TILES]
    sponsors = [row.id for row in SPONSOR_CARDS for _ in range(row.copies) if not (solo and row.not_in_solo)]
    told: list[dict[str, Any]] = []
    for seat in range(seats):
        faction = factions.pop(chance.below(len(factions)))
        automatic = solo and seat > 0
        units: dict[str, Any] = {"hh": {"at": board.names[free.pop(chance.below(len(free)))],
                                        "facing": DIRECTIONS[chance.below(6)]}}  # fmt: skip
        for unit in ("combat", "repair", "recon"):
            if chance.below(4):
                units[unit] = {"at": board.names[free.pop(chance.below(len(free)))], "hits": chance.below(2)}
        data: dict[str, Any] = {"faction": faction, "units": units}
        options["decks"].append(None if automatic else _deck(chance, faction))
        if not automatic:
            data["hand"] = _hand(chance, options["decks"][-1])
            data["sponsors"] = [sponsors.pop(chance.below(len(sponsors))) for _ in range(chance.below(4))]
            data["energy"] = chance.below(8)
            data["tags"] = {building: chance.below(2) for building in buildings[:3]}
            if not solo:
                pilots = [row.id for row in PILOTS if row.faction == faction]
                data["pilot"] = pilots[chance.below(len(pilots))]
                data["upgrades"] = [tiles.pop(chance.below(len(tiles))) for _ in range(chance.below(4))]
                data["fame"] = chance.below(10)
        told.append(data)
    phases = ("deploy", "movement", "movement", "combat", "combat", "tag", "reset")
    return {
        "options": options,
        "seats": told,
        "buildings": buildings,
        "rubble": {board.names[free.pop()]: chance.below(seats)},
        "phase": phases[chance.below(len(phases))],
        "round": 1 + chance.below(15),
        "seed": chance.below(2**64),
        "glory_hound": 0 if solo else chance.below(seats),
    }


def _deck(chance: Chance, faction: str) -> dict[str, Any]:
    """A legal deck of the extended pack."""
    weapons = [row.id for row in WEAPONS if row.faction == faction and row.slot == "primary"]
    second = [row.id for row in WEAPONS if row.faction == faction and row.slot == "secondary"]
    utility = [row.id for row in UTILITY_CARDS if row.faction in ("each", faction) for _ in range(row.copies)]
    counts: dict[str, int] = {}
    for _ in range(12):
        card = utility.pop(chance.below(len(utility)))
        counts[card] = counts.get(card, 0) + 1
    one = second.pop(chance.below(len(second)))
    other = second.pop(chance.below(len(second)))
    primary = weapons[chance.below(len(weapons))]
    return {"faction": faction, "primary": primary, "secondary": sorted([one, other]), "utility": counts}


def _hand(chance: Chance, deck: dict[str, Any]) -> list[str]:
    """Something to fire, and reactions, which need most luck to be played."""
    weapons = [deck["primary"], *deck["secondary"]]
    reactions = [card for card in deck["utility"] if card.startswith("u_r_")]
    others = [card for card in deck["utility"] if not card.startswith("u_r_")]
    return [*weapons[: 1 + chance.below(3)], *reactions[-3:], others[chance.below(len(others))]]


# -- what holds at every decision --


def check_dreamt_decks(table: HeavyTable, dream: HeavyTable, seat: Seat) -> None:
    """One's own cards stay; decks of others are legal, as large, and hold all that lies open."""
    data = table.book.data
    for other in table.seats():
        true, dreamt = table.squads[other], dream.squads[other]
        for pile in ("deck", "hand", "discard", "damage"):
            assert getattr(true, pile).count() == getattr(dreamt, pile).count(), "a pile has another size"
        cards = cards_of(dreamt)
        if other == seat:
            assert cards == cards_of(true) and dreamt.hand.numbers() == true.hand.numbers()
        elif not true.automatic and cards:
            faction = data.factions[true.faction].id
            counts = {data.cards[card].id: cards.count(card) for card in set(cards)}
            assert complaints(data, faction, table.book.house.pack, counts) == [], "an imagined deck is not legal"
            assert dreamt.in_play == true.in_play and dreamt.damage.numbers() == true.damage.numbers()
            if true.known:
                assert all([cards.count(card) >= copies for card, copies in enumerate(true.known)])
    sponsors = sorted([card for pile in (dream.sponsor_deck, dream.sponsor_discard) for card in pile.numbers()])
    sponsors += [card for squad in dream.squads for pile in (squad.sponsors, squad.drawn) for card in pile.numbers()]
    assert sorted(sponsors) == sorted(table.book.sponsors)


def cards_of(squad: Squad) -> list[int]:
    piles = (squad.deck, squad.hand, squad.discard, squad.damage)
    return sorted([*[card for pile in piles for card in pile.numbers()], *squad.in_play])


def check_heavy_hitters(table: HeavyTable) -> None:
    """Cards and tags are conserved, units stand where they can, nobody is asked who is out or follows a rule."""
    assert not table.fault(), table.fault()
    data = table.book.data
    for seat, squad in enumerate(table.squads):
        cards = squad.life() + squad.damage.count()
        if table.phase != "setup":
            size = data.row("levels", table.book.house.solo).cards if squad.automatic else data.constants.deck_size
            assert cards == size, f"{cards} cards"
        assert squad.energy >= 0 and squad.overspent <= data.constants.overspend_cap
        assert squad.sponsors.count() <= data.constants.sponsor_limit or table.phase == "tag"
        assert squad.demolished == list(table.credits).count(seat)
        for unit in SUPPORT:
            assert squad.at[unit] != RESERVE or squad.hits[unit] == 0
        if squad.automatic:
            assert not squad.hand.count() and not squad.energy and not squad.tag_count()
        if squad.fell:
            assert squad.life() == 0
    assert table.tiles & 4095 == table.tiles
    for asked in table.decisions:
        assert not table.squads[asked.seat].automatic, "a solo opponent is asked"
        assert not table.squads[asked.seat].fell, "somebody is asked who is out"
        assert len(asked.options) <= 131, f"{len(asked.options)} options"
        view = table.view(asked.seat)
        assert len(dumps(view, separators=(",", ":"))) <= 8000, "the view is too large"
        question = [one for one in view["decisions"] if one["seat"] == asked.seat][0]
        told = dumps([question.get("offers", {}), question["about"]], separators=(",", ":"))
        assert len(told) <= 4000, f"{asked.kind} offers too much: {len(told)}"
