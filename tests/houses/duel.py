"""King of Tokyo Duel as the generic tests meet it."""

from json import dumps, loads
from typing import Any

from baffe.games import GAMES
from baffe.games.duel.board import (
    NOWHERE,
    TOKENS,
    TRACKS,
    in_spotlight,
    is_flipped,
    is_victory,
    left_of,
    spots_for,
    track_of,
)
from baffe.games.duel.cards import CARDS
from baffe.games.duel.dice import MOST_DICE, WHITE_DICE, size
from baffe.games.duel.figures import MONSTERS
from baffe.games.duel.monster import BOTH, MOST_TOKENS
from baffe.games.duel.table import ROW, DuelTable
from baffe.kernel.chance import Chance
from baffe.kernel.seat import Seat
from baffe.kernel.table import Table
from tests.houses import folds_duel
from tests.houses.house import Event, House, Scene, View

TWO: list[dict[str, Any]] = [{}, {}]
BAD_SCENES: list[tuple[Any, str]] = [
    ({}, "seats"),
    ({"seats": [{}, {}, {}]}, "seats"),
    ({"seats": TWO, "colour": 1}, "colour"),
    ({"seats": [{"stars": 1}, {}]}, "seats[0].stars"),
    ({"seats": [{"hearts": 0}, {}]}, "seats[0].hearts"),
    ({"seats": [{"monster": "gigazaur", "hearts": 15}, {}]}, "seats[0].hearts"),
    ({"seats": [{"monster": "pumpkin_jack"}, {}]}, "seats[0].monster"),
    ({"seats": [{"monster": "the_king"}, {"monster": "the_king"}]}, "seats[1].monster"),
    ({"seats": [{"tokens": 3}, {}]}, "seats[0].tokens"),
    ({"seats": [{"cards": ["frenzy"]}, {}]}, "seats[0].cards[0]"),
    ({"seats": [{"cards": ["jets"]}, {}]}, "seats[0].cards[0]"),
    ({"seats": [{}, {"cubes": 1}]}, "seats[1].cubes"),
    ({"seats": [{"cubes": 1}, {}], "options": {"autobot": "hard"}}, "seats[0].cubes"),
    ({"seats": [{}, {"energy": 2, "cubes": 1}], "options": {"autobot": "hard"}}, "seats[1].cubes"),
    ({"seats": [{}, {"tokens": 1}], "options": {"autobot": "hard"}}, "seats[1].tokens"),
    ({"seats": [{}, {"cards": ["extra_head"]}], "options": {"autobot": "hard"}}, "seats[1].cards"),
    ({"seats": TWO, "options": {"autobot": "easy"}}, "options.autobot"),
    ({"seats": TWO, "options": {"first": 1}}, "options.first"),
    ({"seats": TWO, "options": {"monsters": ["nobody", None]}}, "options.monsters"),
    ({"seats": [{"monster": "gigazaur"}, {}], "options": {"monsters": ["the_king", None]}}, "seats[0].monster"),
    ({"seats": TWO, "rolls_left": 4}, "rolls_left"),
    ({"seats": TWO, "rolls_left": 1, "step": "buy"}, "rolls_left"),
    ({"seats": TWO, "rolls_left": 1, "throws_left": 1}, "rolls_left"),
    ({"seats": TWO, "row": ["frenzy"] * 4}, "row"),
    ({"seats": TWO, "row": ["frenzy", "frenzy"]}, "row[1]"),
    ({"seats": TWO, "dice": ["1"]}, "dice[0]"),
    ({"seats": TWO, "step": "lunch"}, "step"),
    ({"seats": TWO, "turn": 1, "step": "buy", "options": {"autobot": "normal"}}, "step"),
]


class DuelHouse(House):
    """Variants are named by the Autobot's mode."""

    game = GAMES["duel"]
    variants = (("normal", 2), ("hard", 2))
    step_bases = ("DuelStep", "DuelWindow")
    bad_scenes = BAD_SCENES

    def options(self, variant: list[str]) -> dict[str, Any]:
        return {"autobot": variant[0]}

    def crowded(self, chance: Chance, seats: int) -> Scene:
        return crowded(chance)

    def box(self) -> set[str]:
        """Every card is bought, every Keep card held, every token placed and every monster played."""
        words = self.game.words()
        bought = {word for word in words if word.startswith("buy:")}
        assert len(bought) == 50
        held = {word.replace("discard:", "held:") for word in words if word.startswith("discard:")}
        return bought | held | {f"placed:{token.id}" for token in TOKENS} | {f"played:{name}" for name in MONSTERS}

    def laid_out(self, table: Table) -> set[str]:
        seats = table.view(None)["seats"]
        held = {f"held:{card}" for seat in seats for card in seat["cards"]}
        return held | {f"played:{seat['monster']}" for seat in seats}

    def played(self, table: Table) -> set[str]:
        bought = {f"buy:{event['card']}" for event in table.events(None) if event["type"] == "bought"}
        return bought | {f"placed:{event['token']}" for event in table.events(None) if event["type"] == "placed"}

    def public(self, view: View) -> dict[str, Any]:
        return folds_duel.public(view)

    def fold(self, seen: dict[str, Any], event: Event) -> None:
        folds_duel.fold(seen, event)

    def check(self, table: Table) -> None:
        assert isinstance(table, DuelTable)
        check_duel(table)

    def check_loaded(self, loaded: Table, table: Table) -> None:
        assert isinstance(table, DuelTable) and isinstance(loaded, DuelTable)
        for kept, true in zip(loaded.sides, table.sides, strict=True):
            assert (kept.held, kept.moments) == (true.held, true.moments), "a save loses what follows from cards"


# -- crowded scenes --


def crowded(chance: Chance) -> dict[str, Any]:
    """A scene of duel in which both sides have cards and energy and tokens lie about, so that every card is met."""
    deck = [card.id for card in CARDS]
    keeps = [card.id for card in CARDS if card.keep]
    autobot = ("", "", "normal", "hard")[chance.below(4)]
    monsters = list(MONSTERS)
    sides: list[dict[str, Any]] = []
    for seat in range(2):
        monster = monsters.pop(chance.below(len(monsters)))
        side: dict[str, Any] = {
            "monster": monster,
            "hearts": 1 + chance.below(MONSTERS[monster].hearts),
            "energy": chance.below(20),
            "fewer": chance.below(8) // 7,
        }
        if not (autobot and seat == 1):
            side["tokens"] = chance.below(3)
            side["dominated"] = chance.below(8) // 7
            side["cards"] = [keeps.pop(chance.below(len(keeps))) for _ in range(3 + chance.below(5))]
            for card in side["cards"]:
                deck.remove(card)
        sides.append(side)
    turn = chance.below(2)
    steps = (
        ("start", "roll", "resolve", "end") if autobot and turn else ("start", "roll", "roll", "resolve", "buy", "end")
    )
    scene: dict[str, Any] = {"seats": sides, "seed": chance.below(2**64), "turn": turn}
    scene["step"] = steps[chance.below(len(steps))]
    _scatter(chance, scene)
    scene["row"] = [deck.pop(chance.below(len(deck))) for _ in range(3)]
    scene["deck"] = [deck.pop(chance.below(len(deck))) for _ in range(chance.below(3))]
    scene["discard"] = [deck.pop(chance.below(len(deck))) for _ in range(chance.below(6))]
    if chance.below(4) == 0:
        scene["deck_exact"] = True  # the row runs empty, or the discard pile is shuffled
    scene["options"] = {"reshuffle": not chance.below(3), "first_hit_loses": not chance.below(3)}
    if autobot:
        scene["options"]["autobot"] = autobot
    return dict(loads(dumps(scene, sort_keys=True)))


def _scatter(chance: Chance, scene: dict[str, Any]) -> None:
    """Markers somewhere without a winner, and some tokens, none of them in a marker's way."""
    while True:
        markers = (2 * (chance.below(11) - 5), 2 * (chance.below(11) - 5))
        if not any([in_spotlight(markers[0], seat) and in_spotlight(markers[1], seat) for seat in BOTH]):
            break
    scene["fame"], scene["destruction"] = markers[0] // 2, markers[1] // 2
    kings = "the_king" in [side["monster"] for side in scene["seats"]]
    buzz = NOWHERE
    lying: dict[str, Any] = {}
    for i, token in enumerate(TOKENS):
        king = token.id.startswith("king")
        free = spots_for(buzz, i, markers)
        if free and chance.below(2) and (kings or not king):
            at = free[chance.below(len(free))]
            buzz = (*buzz[:i], at, *buzz[i + 1 :])
            place = {"track": TRACKS[track_of(at)], "at": left_of(at), "flipped": is_flipped(at)}
            if king:
                lying.setdefault("king", []).append(place)
            else:
                lying[token.id] = place
    scene["buzz"] = lying


# -- what holds at every decision --


def check_duel(table: DuelTable) -> None:
    """Cards are conserved, markers and tokens lie where they can, and nobody has too much of anything."""
    assert not table.fault(), table.fault()
    cards = [number for side in table.sides for number in side.cards]
    cards += [*table.row, *[card for pile in table.piles() for card in pile.numbers()]]
    exact = table.origin is not None and table.origin.scene is not None and table.origin.scene.get("deck_exact")
    if not exact:
        assert sorted(cards) == list(range(50)), "cards are missing"
    below = table.can_draw()
    assert len(table.row) == ROW or not below or exact, "a slot is empty"
    assert 0 <= size(table.roll) <= MOST_DICE and 0 <= table.white <= WHITE_DICE
    for seat, side in enumerate(table.sides):
        assert 0 <= side.hearts <= table.most_hearts(Seat(seat))
        assert 0 <= side.tokens <= MOST_TOKENS, "too many dice tokens"
        assert min(side.energy, side.fewer, side.dominated, side.lost) >= 0
        if table.book.house.autobot and seat == 1:
            assert not side.tokens and not side.cards, "the Autobot has something"
    if table.book.house.autobot:
        assert [asked.seat for asked in table.decisions] in ([0], []), "the Autobot is asked"
    if table.outcome is None:
        assert all([side.hearts for side in table.sides]), "a fallen monster plays on"
        assert table.phase != "over"
        copy = table.copy()
        assert not copy.check_markers(), "a side has won on the tracks, and the game goes on"
    else:
        _check_end(table)


def _check_end(table: DuelTable) -> None:
    assert table.outcome is not None
    reason, winners = table.outcome["reason"], table.outcome["winners"]
    standing = [seat for seat in table.seats() if table.sides[seat].hearts]
    if reason == "knock_out":
        assert winners == standing and len(standing) == 1
    elif reason == "draw":
        assert winners == [] and standing == []
    elif reason == "spotlight":
        assert winners == [seat for seat in table.seats() if all([in_spotlight(at, seat) for at in table.markers])]
        assert len(winners) == 1
    elif reason == "victory_space":
        assert winners == [seat for seat in table.seats() if any([is_victory(at, seat) for at in table.markers])]
        assert len(winners) == 1
    else:
        assert reason == "stalled" and winners == [] and table.turns >= 1000
