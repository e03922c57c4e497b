"""A solo game of Heavy Hitters beside the real box: what is asked and never asked, corrected, refused, remembered."""

import json
from random import Random
from typing import Any, Final

import pytest

from baffe.games.heavy_hitters.companion.game import Companion
from baffe.games.heavy_hitters.companion.moment import HeavyTeller
from baffe.games.heavy_hitters.data.ground import HEXES
from baffe.kernel.refusal import BadOption, GameOver, NotAnOption, Refused

Plain = dict[str, Any]

SETUP: Final[Plain] = {
    "version": 1, "factions": ["diamondback", "kingwolf"], "level": "normal",
    "standing": [{"at": "g3", "facing": "s"}, {"at": "g8", "facing": "n"}],
}  # fmt: skip
OURS: Final[Plain] = {**SETUP, "ours": True}
NUMBERS: Final[Plain] = {"speed": 5, "attack": 7, "damage": 3, "range": [1, 9], "arc": "front", "keywords": []}


def play(companion: Companion, *moves: Plain) -> Plain | None:
    for move in moves:
        companion.play(move)
    return companion.ask


def dice(*faces: int) -> Plain:
    return {"do": "dice", "dice": list(faces)}


DONE: Final[Plain] = {"do": "done"}


def in_combat(setup: Plain, *cards: str) -> Companion:
    """The opponent has gone nowhere and has turned up these cards."""
    companion = Companion(setup)
    play(companion, {"do": "put", "seat": 1, "unit": "combat", "at": "g9"}, DONE, dice(1), DONE)
    while companion.ask is not None and companion.ask["kind"] == "dice" and companion.ask["for"] != "reveal":
        play(companion, dice(1))
    play(companion, {"do": "put", "seat": 1, "unit": "hh", "at": "g8"}, {"do": "face", "seat": 1, "to": "n"})
    play(companion, {"do": "put", "seat": 1, "unit": "combat", "at": None}, DONE, dice(1))
    play(companion, {"do": "cards", "cards": list(cards)})
    return companion


def answer(ask: Plain, random: Random) -> Plain:
    """Whatever could happen on the owner's table."""
    match ask["kind"]:
        case "yours":
            return {"do": "done", "spent": random.random() < 0.3}
        case "dice":
            return dice(*[random.randint(1, 6) for _ in range(ask["dice"])])
        case "cards":
            return {"do": "cards", "cards": random.choices(ask["cards"], k=ask["count"])}
        case "speed":
            return {"do": "weapon", "weapon": ask["weapon"], "numbers": {"speed": random.randint(1, 9)}}
        case "shot":
            target = random.choice([None, *[one["unit"] for one in ask["targets"]]])
            return {"do": "shot", "target": target, "hits": random.randint(0, 3)}
        case "damage":
            return {"do": "damage", "taken": random.randint(0, ask["damage"])}
    return {"do": "choose", "choice": random.choice(ask["options"])}


# -- what is asked --


@pytest.mark.parametrize("ours", [True, False])
def test_nobody_asks_for_the_cards_of_the_person_or_a_card_that_nobody_may_see(ours: bool) -> None:
    """gkr/X60, gkr/X130: in many rounds it asks for dice, for cards that lie open, and for what was done."""
    random = Random(4)
    for opponents in (1, 2, 3):
        setup = {
            **SETUP,
            "ours": ours,
            "factions": ["hammerstrike", "kingwolf", "diamondback", "thunderhappy"][: opponents + 1],
        }
        setup.pop("standing")
        companion = Companion(setup)
        for _ in range(150):
            ask = companion.ask
            if ask is None:
                break
            assert ask["kind"] in ("yours", "dice", "cards", "speed", "shot", "damage", "choose")
            assert ask["kind"] != "choose" or ask["what"] == "shift"
            assert ask["kind"] != "cards" or ask["seat"] > 0
            companion.play(answer(ask, random))
        assert not companion.table.squads[0].hand.count()
        assert {"drew", "lost", "paid", "energy_reset"}.isdisjoint({line["type"] for line in companion.log})


def test_the_printed_weapon_is_read_by_its_owner() -> None:
    """gkr/X95, gkr/X97: without its numbers the targets are listed by priority, with distance, arcs and sight."""
    companion = in_combat(SETUP, "kw_p1", "kw_s1")
    assert companion.ask == {"kind": "speed", "weapon": "kw_p1", "seat": 1}
    play(companion, {"do": "weapon", "weapon": "kw_p1", "numbers": {"speed": 2}})
    ask = play(companion, {"do": "weapon", "weapon": "kw_s1", "numbers": {"speed": 8}})
    assert ask == {"kind": "yours", "what": "fire", "speed": 8, "next": {"seat": 1, "unit": "hh", "weapon": "kw_s1"}}
    ask = play(companion, {"do": "put", "seat": 0, "unit": "recon", "at": "e9"})
    assert ask == {"kind": "speed", "weapon": "recon", "seat": 0}  # it acts in this phase too
    play(companion, {"do": "weapon", "weapon": "recon", "numbers": {"speed": 1}}, DONE)
    assert companion.ask is not None and companion.ask["kind"] == "shot"
    seen = [(it["unit"], it["distance"], it["sight"], it["arcs"]) for it in companion.ask["targets"]]
    assert seen == [("hh", 5, "clear", ["narrow", "front", "all"]), ("recon", 2, "clear", ["all"])]
    play(companion, {"do": "shot", "target": "recon", "hits": 2})
    assert not companion.table.squads[0].on_board(3)
    assert [line["type"] for line in companion.log[-3:]] == ["told_shot", "hurt", "unit_destroyed"]


def test_whoever_types_the_numbers_gets_the_attack_computed() -> None:
    """gkr/X94, gkr/G112: number, dice, armor dice and damage; what the person's cards change is told."""
    companion = in_combat(SETUP, "kw_p1", "kw_p1")
    play(companion, {"do": "weapon", "weapon": "kw_p1", "numbers": NUMBERS}, DONE)
    assert companion.ask == {"kind": "dice", "dice": 2, "fallen": [], "for": "attack", "seat": 1}
    play(companion, {"do": "modify", "number": 2}, dice(5, 4))
    assert companion.ask == {"kind": "dice", "dice": 3, "fallen": [], "for": "saves", "seat": 0}
    play(companion, dice(1, 1, 6))
    assert companion.ask == {"kind": "damage", "damage": 2, "seat": 1, "unit": "hh"}
    play(companion, {"do": "damage", "taken": 1})
    lost = [line for line in companion.log if line["type"] == "lose_cards"]
    assert [line["cards"] for line in lost] == [1]
    kept = [line["needed"] for line in companion.log if line["type"] == "rolled"]
    assert kept == [9]


def test_numbers_typed_before_are_known_at_once() -> None:
    setup = {**SETUP, "data": {"weapons": {"kw_p1": NUMBERS}}}
    assert in_combat(setup, "kw_p1", "kw_p1").ask == {
        "kind": "yours", "what": "fire", "speed": 5, "next": {"seat": 1, "unit": "hh", "weapon": "kw_p1"},
    }  # fmt: skip


def test_a_repair_unit_mends_unseen() -> None:
    """gkr/X98, gkr/X99: the die is thrown by the owner, and the piles are counts."""
    companion = in_combat(OURS, "kw_p1", "kw_p1")
    play(companion, {"do": "put", "seat": 1, "unit": "repair", "at": "g9"})
    play(companion, {"do": "pile", "seat": 1, "pile": "damage", "to": 3}, {"do": "done", "spent": True})
    while companion.ask is not None and (companion.ask["kind"] != "dice" or companion.ask["for"] != "mend"):
        play(companion, answer(companion.ask, Random(1)))
    play(companion, dice(3))
    assert [line["type"] for line in companion.log if "mended" in line["type"]] == ["mended_unseen"]
    assert companion.table.squads[1].damage.count() == 2


def test_the_draw_pile_runs_out_while_cards_are_turned() -> None:
    """gkr/X62: the discard pile is the new draw pile, whatever lies in it."""
    companion = in_combat(OURS, "kw_p1", "kw_p1")
    play(companion, {"do": "done", "spent": True})
    while companion.ask is not None and companion.ask["kind"] != "cards":
        play(companion, answer(companion.ask, Random(6)))
        if companion.ask is not None and companion.ask.get("for") == "reveal":
            play(companion, {"do": "pile", "seat": 1, "pile": "deck", "to": 1})
            play(companion, {"do": "pile", "seat": 1, "pile": "discard", "to": 1}, dice(6))
    assert companion.ask is not None and companion.ask["count"] == 2
    play(companion, {"do": "cards", "cards": ["kw_s1", "u_orbital"]})
    assert companion.table.squads[1].in_play == tuple(
        [companion.table.book.data.card_number(id) for id in ("kw_s1", "u_orbital")]
    )
    assert "reshuffled" in [line["type"] for line in companion.log]


def test_a_unit_in_the_way_is_shifted() -> None:
    """gkr/X81: the person's Heavy Hitter lands on an opponent's unit, which goes towards its own."""
    companion = Companion(OURS)
    play(companion, {"do": "put", "seat": 1, "unit": "recon", "at": "g4"}, DONE, dice(1))
    play(companion, {"do": "put", "seat": 0, "unit": "hh", "at": "g4"}, DONE)
    assert companion.table.board.names[companion.table.squads[1].at[3]] == "g5"


# -- the end --


def test_destroying_every_opponent_or_four_buildings_wins() -> None:
    """gkr/X61, gkr/X102"""
    companion = Companion(OURS)
    play(companion, {"do": "hurt", "seat": 1, "unit": "hh", "hits": 20})
    play(companion, {"do": "hurt", "seat": 1, "unit": "hh", "hits": 4})
    assert companion.table.ending is not None and companion.table.ending.winners == (0,)
    with pytest.raises(GameOver):
        play(companion, DONE)
    other = Companion(OURS)
    for at in ("b2", "b3", "b4", "b5"):
        assert other.table.ending is None
        play(other, {"do": "building", "at": at, "to": "standing"}, {"do": "building", "at": at, "to": "rubble"})
    assert other.table.ending is not None and other.table.ending.winners == (0,)


def test_the_person_says_that_their_robot_is_destroyed() -> None:
    """gkr/X103"""
    companion = Companion(OURS)
    play(companion, {"do": "over", "won": False})
    assert companion.table.ending is not None and companion.table.ending.winners == (1,)


# -- the board --


def test_the_board_can_be_of_any_size_with_holes_and_zones() -> None:
    board = {"columns": 9, "rows": 7, "without": ["a1"], "zones": {"e4": 2}}
    setup = {**OURS, "board": board, "standing": [{"at": "a2", "facing": "s"}, {"at": "i7", "facing": "n"}]}
    told = HeavyTeller().moment_of({"setup": setup, "moves": []})
    names = {name: zone for name, _, _, zone in told["hexes"]}
    assert len(names) == 5 * 7 + 4 * 6 - 1 and "a1" not in names and names["e4"] == 2
    assert all([sum([abs(q - x) + abs(r - y) + abs(q + r - x - y) == 2 for _, x, y, _ in told["hexes"]]) >= 2
                for _, q, r, _ in told["hexes"]])  # fmt: skip


def test_without_a_word_about_it_the_board_is_ours() -> None:
    told = HeavyTeller().moment_of({"setup": OURS, "moves": []})
    assert told["hexes"] == [[one.id, one.q, one.r, one.alt_zone] for one in HEXES]


# -- corrections and undo --


def test_any_beginning_of_the_moves_is_a_game() -> None:
    """Undo: the moment after fewer moves is what it was, also after a refusal."""
    random, teller, moves = Random(9), HeavyTeller(), list[Plain]()
    seen = [teller.moment_of({"setup": OURS, "moves": []})]
    for _ in range(40):
        moves.append(answer(seen[-1]["ask"], random))
        seen.append(teller.moment_of({"setup": OURS, "moves": moves}))
        assert seen[-1]["taken"] == len(moves) and seen[-1]["refused"] is None
    json.dumps(seen[-1])
    for n in (40, 17, 3, 0):
        assert HeavyTeller().moment_of({"setup": OURS, "moves": moves[:n]}) == seen[n]
        refused = teller.moment_of({"setup": OURS, "moves": [*moves[:n], {"do": "fly"}]})
        assert refused["refused"]["code"] == "not_an_option"
        assert {**refused, "refused": None} == seen[n]


@pytest.mark.parametrize(
    ("move", "field"),
    [
        ({"do": "put", "seat": 0, "unit": "hh", "at": "z9"}, "at"),
        ({"do": "put", "seat": 0, "unit": "hh", "at": "g8"}, "at"),
        ({"do": "put", "seat": 0, "unit": "hh", "at": None}, "at"),
        ({"do": "put", "seat": 4, "unit": "hh", "at": "g5"}, "seat"),
        ({"do": "put", "seat": 0, "unit": "tank", "at": "g5"}, "unit"),
        ({"do": "face", "seat": 0, "to": "up"}, "to"),
        ({"do": "hits", "seat": 0, "unit": "recon", "to": 1}, "unit"),
        ({"do": "pile", "seat": 0, "pile": "deck", "to": 3}, "seat"),
        ({"do": "pile", "seat": 1, "pile": "deck", "to": 0}, "to"),
        ({"do": "mark", "seat": 1, "what": "sleepy", "to": True}, "what"),
        ({"do": "building", "at": "g8", "to": "standing"}, "at"),
        ({"do": "weapon", "weapon": "db_p1", "numbers": {"speed": 3}}, "weapon"),
        ({"do": "weapon", "weapon": "kw_p1", "numbers": {"speed": "fast"}}, "data.weapons.kw_p1.speed"),
        ({"do": "weapon", "weapon": "kw_p1", "numbers": {"colour": 1}}, "numbers.colour"),
        ({"do": "hurt", "seat": 1, "unit": "recon", "hits": 1}, "unit"),
        ({"do": "dice", "dice": [1]}, "do"),
    ],
)  # fmt: skip
def test_what_makes_no_sense_is_refused_by_name_and_changes_nothing(move: Plain, field: str) -> None:
    companion = Companion(OURS)
    before = (json.dumps([squad.plain() for squad in companion.table.squads]), list(companion.log), companion.ask)
    with pytest.raises(Refused) as refused:
        companion.play(move)
    assert refused.value.field == field
    assert (json.dumps([squad.plain() for squad in companion.table.squads]), companion.log, companion.ask) == before


@pytest.mark.parametrize(
    ("change", "field"),
    [
        ({"version": 2}, "version"),
        ({"colour": 1}, "setup.colour"),
        ({"factions": ["kingwolf"]}, "factions"),
        ({"factions": ["kingwolf", "kingwolf"]}, "factions[1]"),
        ({"level": "none"}, "level"),
        ({"board": {"columns": 99}}, "board.columns"),
        ({"board": {"zones": {"g6": 7}}}, "board.zones.g6"),
        ({"buildings": ["zz"]}, "buildings[0]"),
        ({"buildings": ["g3"]}, "standing"),
        ({"standing": []}, "standing"),
        ({"map": "atlantis"}, "map"),
        ({"data": {"weapons": {"kw_p1": {"attack": 99}}}}, "data.weapons.kw_p1.attack"),
        ({"data": {"recon_move": {"1": {"letters": {"B": [0, 1]}}}}}, "data.recon_move.1.letters"),
        ({"data": {"factions": {"kingwolf": {"name": "x" * 70_000}}}}, "data"),
    ],
)  # fmt: skip
def test_a_beginning_that_makes_no_sense_is_refused_by_name(change: Plain, field: str) -> None:
    with pytest.raises(Refused) as refused:
        HeavyTeller().moment_of({"setup": {**OURS, **change}, "moves": []})
    assert refused.value.field == field


def test_too_many_moves_and_moves_that_are_none() -> None:
    with pytest.raises(BadOption):
        HeavyTeller().moment_of({"setup": OURS, "moves": [DONE] * 20_001})
    assert HeavyTeller().moment_of({"setup": OURS, "moves": [7]})["refused"]["field"] == "moves"
    with pytest.raises(NotAnOption):
        play(Companion(OURS), {"do": "choose", "choice": "shift:g5"})
