"""King of Tokyo as the generic tests meet it."""

from json import dumps, loads
from typing import Any, Final

from baffe.games import GAMES
from baffe.games.tokyo.cards import BASE_DECK
from baffe.games.tokyo.dice import MOST_DICE, size
from baffe.games.tokyo.modules.halloween.costumes import COSTUMES
from baffe.games.tokyo.modules.tower import levels
from baffe.games.tokyo.monster import GOAL
from baffe.games.tokyo.table import TokyoTable
from baffe.kernel.chance import Chance
from baffe.kernel.pile import NO_CARD
from baffe.kernel.seat import Seat
from baffe.kernel.table import Table
from tests.houses import folds_tokyo
from tests.houses.house import Event, House, Scene, View

MODULES: Final = ("cultists", "tower", "halloween")
TWO: list[dict[str, Any]] = [{}, {}]
BAD_OPTIONS: list[tuple[Any, str]] = [
    ({"monsters": "the_king"}, "monsters"),
    ({"monsters": ["the_king"]}, "monsters"),
    ({"monsters": ["the_king", "the_king", None]}, "monsters"),
    ({"monsters": ["the_king", "nobody", None]}, "monsters"),
    ({"monsters": ["pumpkin_jack", None, None], "modules": ["tower"]}, "monsters"),
    ({"monsters": ["the_king", 3, None]}, "monsters"),
    ({"monsters": [["the_king"], {}, None]}, "monsters"),
    ({"modules": ["nonsense"]}, "modules"),
    ({"modules": "halloween"}, "modules"),
    ({"modules": "tower"}, "modules"),
    ({"modules": ["cultists", "cultists"]}, "modules"),
    ({"modules": ["tower", ""]}, "modules"),
    ({"modules": ["tower", None]}, "modules"),
    ({"modules": [["tower"]]}, "modules"),
    ({"modules": [{}]}, "modules"),
    ({"two_player_variant": True}, "two_player_variant"),
    ({"two_player_variant": 1}, "two_player_variant"),
    ({"": 1}, ""),
]
BAD_SCENES: list[tuple[Any, str]] = [
    ({}, "seats"),
    ({"seats": "two"}, "seats"),
    ({"seats": [{}]}, "seats"),
    ({"seats": [{}] * 7}, "seats"),
    ({"seats": [{}, 3]}, "seats[1]"),
    ({"seats": TWO, "colour": 1}, "colour"),
    ({"seats": [{"heart": 3}, {}]}, "seats[0].heart"),
    ({"seats": [{}, {"hearts": 11}]}, "seats[1].hearts"),
    ({"seats": [{}, {"hearts": -1}]}, "seats[1].hearts"),
    ({"seats": [{}, {"hearts": "10"}]}, "seats[1].hearts"),
    ({"seats": [{"stars": 21}, {}]}, "seats[0].stars"),
    ({"seats": [{"energy": -1}, {}]}, "seats[0].energy"),
    ({"seats": [{"poison": True}, {}]}, "seats[0].poison"),
    ({"seats": [{"shrink": None}, {}]}, "seats[0].shrink"),
    ({"seats": [{"place": "paris"}, {}]}, "seats[0].place"),
    ({"seats": [{"place": ["city"]}, {}]}, "seats[0].place"),
    ({"seats": [{"place": "city"}, {"place": "city"}]}, "seats[1].place"),
    ({"seats": [{"place": "bay"}, {}]}, "seats[0].place"),
    ({"seats": [{"hearts": 0, "energy": 3}, {}, {}], "turn": 1}, "seats[0].energy"),
    ({"seats": [{"hearts": 0}, {}, {}]}, "turn"),
    ({"seats": [{"monster": "the_king"}, {"monster": "the_king"}]}, "seats[1].monster"),
    ({"seats": [{"monster": "nobody"}, {}]}, "seats[0].monster"),
    ({"seats": [{"monster": ["the_king"]}, {}]}, "seats[0].monster"),
    ({"seats": [{"cards": "jets"}, {}]}, "seats[0].cards"),
    ({"seats": [{"cards": ["nonsense"]}, {}]}, "seats[0].cards[0]"),
    ({"seats": [{"cards": [["jets"]]}, {}]}, "seats[0].cards[0]"),
    ({"seats": [{"cards": ["jets", "jets"]}, {}]}, "seats[0].cards[1]"),
    ({"seats": [{"cards": ["heal"]}, {}]}, "seats[0].cards[0]"),
    ({"seats": [{"cards": [{"id": "jets", "colour": 1}]}, {}]}, "seats[0].cards[0].colour"),
    ({"seats": [{"cards": [{"id": "smoke_cloud", "tokens": 4}]}, {}]}, "seats[0].cards[0].tokens"),
    ({"seats": [{"cards": [{"id": "jets", "copies": "wings"}, "wings"]}, {}]}, "seats[0].cards[0].copies"),
    ({"seats": [{"cards": [{"id": "mimic", "copies": "wings", "of": 1}]}, {}]}, "seats[0].cards[0].copies"),
    ({"seats": [{"cards": [{"id": "mimic", "copies": "wings", "of": 2}]}, {}]}, "seats[0].cards[0].of"),
    ({"seats": TWO, "market": ["heal"] * 4}, "market"),
    ({"seats": TWO, "market": ["heal", "heal"]}, "market[1]"),
    ({"seats": TWO, "deck": [None]}, "deck[0]"),
    ({"seats": TWO, "discard": {}}, "discard"),
    ({"seats": TWO, "deck_exact": 1}, "deck_exact"),
    ({"seats": TWO, "turn": 2}, "turn"),
    ({"seats": TWO, "rolls_left": -1}, "rolls_left"),
    ({"seats": TWO, "rolls_left": 1, "step": "buy"}, "rolls_left"),
    ({"seats": TWO, "dice": "smash"}, "dice"),
    ({"seats": TWO, "dice": ["smash", "4"]}, "dice[1]"),
    ({"seats": TWO, "step": "lunch"}, "step"),
    ({"seats": TWO, "step": ["roll"]}, "step"),
    ({"seats": TWO, "seed": "1"}, "seed"),
    ({"seats": TWO, "options": []}, "options"),
    ({"seats": TWO, "options": {"colour": 1}}, "options.colour"),
    ({"seats": TWO, "options": {"first": 1}}, "options.first"),
    ({"seats": TWO, "options": {"monsters": ["the_king"]}}, "options.monsters"),
    ({"seats": TWO, "options": {"monsters": ["nobody", None]}}, "options.monsters"),
    ({"seats": [{"monster": "gigazaur"}, {}], "options": {"monsters": ["the_king", None]}}, "seats[0].monster"),
    ({"seats": [{}, {"monster": "the_king"}], "options": {"monsters": ["the_king", None]}}, "seats[1].monster"),
    ({"seats": [{"cards": [{"id": "mimic", "of": 1}]}, {"cards": ["wings"]}]}, "seats[0].cards[0].of"),
    ({"seats": [{"cultists": 1}, {}]}, "seats[0].cultists"),
    ({"seats": [{"tower": [1]}, {}]}, "seats[0].tower"),
]


class TokyoHouse(House):
    """Variants are named by their modules."""

    game = GAMES["tokyo"]
    variants = (("halloween", 2), ("cultists+halloween", 3), ("cultists+tower", 4), ("tower+halloween", 5))
    step_bases = ("TokyoStep",)
    bad_options = BAD_OPTIONS
    seats_of_bad_options = 3
    bad_scenes = BAD_SCENES

    def options(self, variant: list[str]) -> dict[str, Any]:
        return {"modules": variant}

    def crowded(self, chance: Chance, seats: int) -> Scene:
        return crowded(chance, seats)

    def box(self) -> set[str]:
        """Every card is bought and every Keep card and costume held."""
        words = self.game.words()
        bought = {word for word in words if word.startswith("buy:") and "@" not in word} - {"buy:top", "buy:top2"}
        assert len(bought) == 64 + 12
        held = {word.replace("sell:", "held:") for word in words if word.startswith("sell:")}
        worn = {word.replace("costume:", "held:") for word in words if word.startswith("costume:")}
        return bought | held | worn

    def laid_out(self, table: Table) -> set[str]:
        cards = [card for seat in table.view(None)["seats"] for card in seat["cards"]]
        return {f"held:{card if isinstance(card, str) else card['id']}" for card in cards}

    def played(self, table: Table) -> set[str]:
        return {f"buy:{event['card']}" for event in table.events(None) if event["type"] == "bought"}

    def public(self, view: View) -> dict[str, Any]:
        return folds_tokyo.public(view)

    def fold(self, seen: dict[str, Any], event: Event) -> None:
        folds_tokyo.fold(seen, event)

    def check(self, table: Table) -> None:
        assert isinstance(table, TokyoTable)
        check_tokyo(table)

    def check_loaded(self, loaded: Table, table: Table) -> None:
        assert isinstance(table, TokyoTable) and isinstance(loaded, TokyoTable)
        for kept, true in zip(loaded.monsters, table.monsters, strict=True):
            held = [[(it.number, it.tokens, it.target, it.power.id) for it in one.powers] for one in (kept, true)]
            assert held[0] == held[1], "a save loses cards or tokens"


# -- crowded scenes --


def some_modules(chance: Chance) -> list[str]:
    """None half of the time, or any of them."""
    return [] if chance.below(2) else [name for name in MODULES if chance.below(3)]


def crowded(chance: Chance, seats: int, modules: bool = True) -> dict[str, Any]:
    """A scene of tokyo in which everybody has cards and energy, so that every card is met."""
    deck = [card.id for card in BASE_DECK]
    keeps = [card.id for card in BASE_DECK if card.keep]
    monsters: list[dict[str, Any]] = []
    for _ in range(seats):
        cards = [keeps.pop(chance.below(len(keeps))) for _ in range(3 + chance.below(4))]
        monsters.append(
            {
                "hearts": 1 + chance.below(10),
                "stars": chance.below(14),
                "energy": chance.below(25),
                "poison": chance.below(3) // 2,
                "shrink": chance.below(3) // 2,
                "cards": cards,
            }
        )
    for monster in monsters:
        for card in monster["cards"]:
            deck.remove(card)
    _mimic(chance, monsters)
    if chance.below(4):
        monsters[chance.below(seats)]["place"] = "city"
        outside = [monster for monster in monsters if "place" not in monster]
        if seats > 4 and chance.below(4):
            outside[chance.below(len(outside))]["place"] = "bay"
    scene: dict[str, Any] = {"seats": monsters, "seed": chance.below(2**64), "turn": chance.below(seats)}
    scene["step"] = ("start", "roll", "roll", "resolve", "buy", "end")[chance.below(6)]
    scene["market"] = [deck.pop(chance.below(len(deck))) for _ in range(3)]
    scene["deck"] = [deck.pop(chance.below(len(deck))) for _ in range(chance.below(3))]
    scene["discard"] = [deck.pop(chance.below(len(deck))) for _ in range(chance.below(6))]
    if chance.below(4) == 0:
        scene["deck_exact"] = True  # the discard pile is shuffled soon
    if modules:
        _switch_on(chance, scene, some_modules(chance))
    return dict(loads(dumps(scene, sort_keys=True)))


def _switch_on(chance: Chance, scene: dict[str, Any], modules: list[str]) -> None:
    """Some monsters have tiles of Cultists, most wear costumes; both lower levels of the tower often have owners."""
    if not modules:
        return
    scene["options"] = {"modules": modules}
    monsters = scene["seats"]
    if "cultists" in modules:
        for monster in monsters:
            monster["cultists"] = chance.below(4)
    if "tower" in modules:
        for level in (1, 2):
            if chance.below(4):
                monsters[chance.below(len(monsters))].setdefault("tower", []).append(level)
    if "halloween" in modules:
        costumes = [card.id for card in COSTUMES]
        for monster in monsters:
            worn = [costumes.pop(chance.below(len(costumes))) for _ in range(chance.below(3))]
            monster["cards"] = [*worn[:1], *monster["cards"], *worn[1:]]
            if "zombie" in worn and chance.below(2):
                monster["hearts"] = 0
        scene["market"][0] = costumes.pop() if costumes else scene["market"][0]


def _mimic(chance: Chance, monsters: list[dict[str, Any]]) -> None:
    """Half of the time a Mimic in play already copies something."""
    others = [(seat, card) for seat, monster in enumerate(monsters) for card in monster["cards"] if card != "mimic"]
    for monster in monsters:
        if "mimic" in monster["cards"] and chance.below(2):
            seat, card = others[chance.below(len(others))]
            monster["cards"][monster["cards"].index("mimic")] = {"id": "mimic", "copies": card, "of": seat}


# -- what holds at every decision --


def check_tokyo(table: TokyoTable) -> None:
    """Cards are conserved, and every monster is where and how it can be."""
    assert not table.fault(), table.fault()
    cards = [it.number for monster in table.monsters for it in monster.cards]
    cards += [*table.market, *[card for pile in table.piles() for card in pile.numbers()]]
    exact = table.origin is not None and table.origin.scene is not None and table.origin.scene.get("deck_exact")
    if not exact:
        assert sorted(cards) == list(range(len(table.book.cards))), "cards are missing"
    assert len(table.book.cards) == (78 if "halloween" in table.book.modules else 66)
    assert len(set(table.market)) == len(table.market)
    deck = table.deck.count() + table.discard.count()
    assert len(table.market) == 3 or not deck or exact or table.turns == 0, "a slot is empty"
    living = [seat for seat, monster in enumerate(table.monsters) if not monster.out]
    assert len(living) == table.living, "the living are miscounted"
    assert 0 <= size(table.roll) <= MOST_DICE
    for seat, monster in enumerate(table.monsters):
        assert 0 <= monster.hearts <= table.most_hearts(Seat(seat)) <= 12
        undying = "zombie" in [it.card.id for it in monster.cards]
        assert monster.out or monster.hearts > 0 or undying, "a monster without hearts plays on"
        assert 0 <= monster.stars <= GOAL
        assert min(monster.energy, monster.poison, monster.shrink) >= 0
        for it in monster.cards:
            target = table.held(it.target) if it.target != NO_CARD else None
            assert it.seat == seat
            assert (it.target != NO_CARD) == (target is not None), "a copy of a card that is not there"
            assert it.power is (it.card if target is None else target.card)
    _check_modules(table)
    if table.outcome is not None:
        _check_end(table, living)
    else:
        assert len(living) > 1 or table.phase in ("resolve", "roll", "start", "buy", "end")


def _check_modules(table: TokyoTable) -> None:
    """Modules give every monster the same powers; the eliminated have nothing of them."""
    if not table.book.modules:
        assert not any([monster.innate for monster in table.monsters]), "powers without their module"
        return
    owned: list[int] = []
    for seat, monster in enumerate(table.monsters):
        assert [it.power.id for it in monster.innate] == list(table.book.modules)
        for it in monster.innate:
            assert it.seat == seat and it.tokens >= 0, "fewer tokens than none"
            assert not monster.out or it.tokens == 0, f"an eliminated monster still has {it.power.id}"
            if it.power.id == "tower":
                owned += levels(it.tokens)
    assert len(set(owned)) == len(owned), "a level of the tower has two owners"
    assert 3 not in owned or (table.outcome is not None and table.outcome["reason"] == "tower")


def _check_end(table: TokyoTable, living: list[int]) -> None:
    assert table.outcome is not None
    reason = table.outcome["reason"]
    winners = table.outcome["winners"]
    stars = [seat for seat in living if table.monsters[seat].stars >= GOAL]
    if reason == "stars":
        assert winners == stars and stars, "not everybody at 20 stars wins"
    elif reason == "last_standing":
        assert winners == living and len(living) == 1
    elif reason == "all_dead":
        assert winners == [] and living == []
    elif reason == "astronaut":
        flown = [seat for seat in living if table.view(None)["seats"][seat]["astronaut"]]
        assert flown and winners == sorted({*flown, *stars}), "not everybody who has landed wins"
    elif reason == "tower":
        assert len(winners) == 1 and table.view(None)["seats"][winners[0]]["tower"] == [1, 2, 3]
    else:
        assert reason == "stalled" and table.turns >= 1000
