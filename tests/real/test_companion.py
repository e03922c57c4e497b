"""A game beside the real box: who begins, the score set by hand, undo, the end; and the messages of the worker."""

import json
from contextlib import suppress
from pathlib import Path
from random import Random
from typing import Any, Final

import pytest

from baffe.games.duel import rulebook
from baffe.games.duel.autobot import THRESHOLDS
from baffe.games.duel.board import OFF, TRACKS
from baffe.games.duel.companion.corrections import correct
from baffe.games.duel.companion.game import Companion
from baffe.games.duel.companion.moment import DuelTeller
from baffe.inside.worker import Inside
from baffe.kernel.refusal import BadOption, NotAnOption, Refused

Plain = dict[str, Any]

KEPT: Final = json.loads((Path(__file__).parent / "kept.json").read_text("utf-8"))
FACES: Final = {"S": "smash", "H": "heart", "E": "energy", "F": "fame", "D": "destruction", "P": "special"}
MINE: Final = ("meka_dragon", "the_king")  # 12 hearts against 15: the person begins
BOTS: Final = ("the_king", "meka_dragon")
OVER: Final = {"do": "over"}
NEXT: Final = {"do": "next"}


def moment_of(told: Plain) -> Plain:
    return DuelTeller().moment_of(told)


def dice(letters: str) -> Plain:
    return {"do": "dice", "dice": [FACES[letter] for letter in letters]}


def hits(taken: int) -> Plain:
    return {"do": "hits", "taken": taken}


def put(what: str, to: int) -> Plain:
    return {"do": "set", "what": what, "to": to}


def marker(track: str, to: float) -> Plain:
    return {"do": "marker", "track": track, "to": to}


def token(id: str, track: str = "fame", at: int = 1, flipped: bool = False) -> Plain:
    return {"do": "token", "token": id, "to": {"track": track, "at": at, "flipped": flipped}}


def moment(monsters: tuple[str, str], *moves: Plain, **more: Any) -> Plain:
    """After all of these moves."""
    told = moment_of({"setup": {"monsters": list(monsters), "level": "normal", **more}, "moves": list(moves)})
    assert told["taken"] == len(moves), moves[told["taken"]]
    return told


@pytest.mark.parametrize(
    ("mine", "bots", "first"),
    [("meka_dragon", "the_king", 0), ("the_king", "meka_dragon", 1), ("alienoid", "gigazaur", 1)],
)
def test_who_begins_and_who_gets_the_first_energy(mine: str, bots: str, first: int) -> None:
    """A2, D7, R2"""
    found = moment((mine, bots))
    assert (found["active"], found["turns"], found["score"]["cubes"]) == (first, 1, 1 - first)
    [gained] = [line for line in found["log"] if line["type"] == "energy_gained"]
    assert (gained["seat"], gained["energy"], gained["rule"]) == (1 - first, 1, "duel/D7")
    assert found["first_dice"] == (None if first else 5), "a person who begins throws fewer"


def test_the_autobot_throws_six_dice_and_fewer_after_thunder_stomp() -> None:
    assert moment(BOTS)["ask"]["dice"] == 6
    assert moment(MINE, put("fewer", 1))["score"]["dice"] == 5
    stomped = moment(MINE, put("fewer", 1), OVER)
    assert (stomped["ask"]["dice"], stomped["figures"]["fewer"]) == (5, [0, 6])


def test_the_settings_that_can_be_agreed_upon() -> None:
    """R1, R9"""
    turn = [dice("SSSSS"), hits(5), OVER]
    assert moment(BOTS, firstDice=5)["ask"]["dice"] == 5
    assert moment(BOTS, *turn, firstDice=5)["ask"]["dice"] == 6
    pull = [token("panda"), dice("FFFSSS"), hits(3)]
    assert moment(BOTS, *pull)["score"]["cubes"] == 0
    agreed = moment(BOTS, *pull, tokenCube=True)
    assert agreed["score"]["cubes"] == 1
    assert agreed["log"][-1] == {"type": "cubes_gained", "seat": 1, "rule": "autobot/R9", "cubes": 1}


def test_turns_follow_each_other() -> None:
    mine = moment(BOTS, dice("SSSSSS"), hits(6))
    assert (mine["active"], mine["turns"], mine["ask"], mine["score"]["hearts"]) == (0, 2, None, [9, 12])
    assert moment(BOTS, dice("SSSSSS"), hits(6), OVER)["turns"] == 3


def test_every_decision_is_told_with_its_rule() -> None:
    kept = moment(BOTS, put("bots", 10), dice("HHHSFP"))
    ask = kept["ask"]
    assert (ask["kept"], ask["again"]) == (["smash", "heart", "heart", "fame"], ["heart", "special"])
    assert [ask["rules"][face] for face in ask["kept"]] == ["autobot/A7", "autobot/A8", "autobot/A8", "autobot/A10"]
    assert (ask["number"], ask["throws"], ask["rule"]) == (2, 3, "autobot/A11")
    assert kept["log"][-1]["rules"] == ["autobot/A7", "autobot/A8", "autobot/A10"]
    struck = moment(BOTS, dice("SSSFFF"))
    assert (struck["ask"], struck["face"]) == (
        {"kind": "hits", "rule": "autobot/A14", "hits": 3, "by_dice": True},
        "smash",
    )
    assert moment(BOTS, dice("SSSFFF"), hits(3))["face"] == "fame"
    assert moment(BOTS, dice("SSHEFD"))["ask"] == {
        "kind": "symbol", "rule": "autobot/A9", "tracks": ["fame", "destruction"],
        "dice": ["smash", "smash", "heart", "energy", "fame", "destruction"],
    }  # fmt: skip


def test_energy_of_its_dice_may_be_copied_and_that_of_its_power_may_not() -> None:
    """R16"""
    dice_of_a_turn = [dice("SSSSEP"), dice("EP"), dice("EP"), hits(4)]
    assert moment(BOTS, *dice_of_a_turn)["copied"] == 2
    assert moment(BOTS, token("tiger"), dice("FFFSSS"), hits(3))["copied"] == 1
    power = [put("cubes", 4), dice("FFFSSS"), hits(3), NEXT, {"do": "card", "card": None}, dice("EP")]
    assert moment(BOTS, *power)["copied"] == 0


def test_hits_that_a_card_stops_are_not_lost_and_may_save_the_game() -> None:
    saved = moment(BOTS, put("mine", 2), dice("SSSFFF"), hits(1))
    assert saved["score"]["hearts"][0] == 1 and saved["outcome"] is None
    assert {"type": "prevented", "seat": 0, "rule": "duel/D43", "hearts": 2} in saved["log"]
    lost = moment(BOTS, put("mine", 2), dice("SSSFFF"), hits(2))
    assert lost["outcome"] == {"winner": 1, "reason": "knock_out", "rule": "duel/D57"}


def test_the_row_is_told_as_far_as_somebody_likes() -> None:
    power = [put("cubes", 4), dice("SSSSSS"), hits(0)]
    assert moment(BOTS, *power)["ask"] == {"kind": "card", "rule": "autobot/A21"}
    told = moment(BOTS, *power, {"do": "card", "card": "frenzy"})["log"]
    assert [(line["type"], line.get("card")) for line in told[-2:]] == [("removed", None), ("revealed", "frenzy")]
    none = moment(BOTS, *power, {"do": "card", "card": None, "empty": True})["log"]
    assert none[-1]["type"] == "cubes_spent"
    assert not any([line["type"] == "revealed" for line in none]), "the row lies on the table, not here"


def test_the_score_can_be_changed_in_the_middle_of_a_turn() -> None:
    found = moment(BOTS, dice("SHHHEP"), put("bots", 11), dice("HHHEP"))
    assert (found["ask"]["number"], found["ask"]["kept"]) == (3, ["smash", "heart"])


def test_corrections_of_a_correction_are_one_line() -> None:
    log = moment(MINE, put("bots", 14), put("bots", 13), marker("fame", -1), marker("fame", -2), put("bots", 12))["log"]
    told = [(line["type"], line.get("to", line.get("at"))) for line in log if line["type"].startswith("set_")]
    assert told == [("set_bots", 13), ("set_marker", -2), ("set_bots", 12)]


def test_markers_walk_and_tokens_lie_as_the_board_says() -> None:
    start = moment(MINE)
    assert start["ways"] == {"fame": [-1, 1], "destruction": [-1, 1]}
    counts = [len(start["tokens"][id]["spots"]) for id in ("cat", "lizard", "phantom", "dragon")]
    assert counts == [28, 48, 24, 20], "as many as the rules count"
    assert "king1" not in start["tokens"] and start["idle_kings"], "R10: they stay in the box"
    assert "king1" in moment(BOTS)["tokens"] and not moment(BOTS)["idle_kings"]
    alien = moment(MINE, token("alien", at=-3), marker("fame", -1))
    assert alien["ways"]["fame"] == [-3, 0] and alien["tokens"]["alien"] == {"stuck": True, "spots": []}
    penguin = moment(MINE, token("penguin", at=-2), marker("fame", -1))
    assert penguin["ways"]["fame"] == [-1.5, 0] and penguin["bonuses"] == {}
    assert moment(MINE, token("penguin", at=-2), marker("fame", -1.5))["bonuses"] == {"fame": "hit"}
    assert moment(MINE, marker("fame", -7))["ways"]["fame"] == [None, -6]


def test_a_score_that_is_won_ends_the_game_when_the_person_says_so() -> None:
    spotlight = [marker("fame", -3), marker("destruction", -5)]
    end = {"winner": 0, "reason": "spotlight", "rule": "duel/D58"}
    assert moment(MINE, *spotlight)["won"] == end and moment(MINE, *spotlight)["outcome"] is None
    over = moment(MINE, *spotlight, {"do": "finish"})
    assert (over["outcome"], over["won"], over["ask"]) == (end, None, None)
    assert moment(MINE, put("mine", 0), put("bots", 0))["won"] == {
        "winner": None, "reason": "draw", "rule": "duel/D62",
    }  # fmt: skip
    assert moment(MINE, put("bots", 0))["won"]["rule"] == "duel/D57"
    assert moment(MINE, marker("fame", 7))["won"] == {"winner": 1, "reason": "victory_space", "rule": "duel/D59"}
    astride = [token("phantom", at=2), marker("fame", 2.5), marker("destruction", 4)]
    assert moment(MINE, *astride)["won"] is None
    assert moment(MINE)["won"] is None


@pytest.mark.parametrize(
    "move",
    [
        OVER, NEXT, dice("SSS"), dice("SSSSSSS"), {"do": "dice", "dice": ["smash"] * 5 + ["moon"]}, {"do": "finish"},
        hits(1), {"do": "symbol", "track": "fame"}, {"do": "card", "card": None}, {}, {"do": "dice", "dice": 6},
        put("mine", 16), put("mine", -1), put("moon", 1), marker("fame", 8), marker("fame", 0.5), marker("moon", 1),
        token("cat", at=0), token("dragon", at=6), token("moon"), {"do": "token", "token": "cat", "to": {"at": 1}},
    ],
)  # fmt: skip
def test_what_does_not_follow_is_refused_and_changes_nothing(move: Plain) -> None:
    companion = Companion({"monsters": list(BOTS), "level": "normal"})
    before = companion.table.state_hash(), list(companion.log), companion.ask
    with pytest.raises(Refused):
        companion.play(move)
    assert (companion.table.state_hash(), companion.log, companion.ask) == before
    game = {"setup": {"monsters": list(BOTS), "level": "normal"}, "moves": [put("mine", 9), move, put("mine", 3)]}
    told = moment_of(game)
    assert (told["taken"], told["score"]["hearts"][0]) == (1, 9), "what came before it counts"


JUNK: Final = [
    None,
    True,
    -1,
    3,
    0.5,
    1e300,
    "",
    "fame",
    "cat",
    "frenzy",
    [],
    ["smash"] * 6,
    {},
    {"track": "fame", "at": True},
]


def test_whatever_was_written_into_the_store_is_refused_by_name() -> None:
    random = Random(3)
    for _ in range(3000):
        companion = Companion({"monsters": list(random.choice([MINE, BOTS])), "level": "hard"})
        for _ in range(6):
            move: Plain = {"do": random.choice(["set", "marker", "token", "dice", "symbol", "hits", "card", "next", 7])}
            for key in ("what", "to", "track", "token", "dice", "taken", "card", "empty"):
                if random.random() < 0.8:
                    move[key] = random.choice([*JUNK, "mine"])
            with suppress(Refused):
                companion.play(move)
    for setup in (
        {"monsters": [MINE[0]] * 2},
        {"monsters": "ab"},
        {"firstDice": [6]},
        {"level": None},
        {"firstDice": 4},
    ):
        with pytest.raises(BadOption):
            moment_of({"setup": {"monsters": list(MINE), "level": "normal", **setup}, "moves": []})


def test_after_the_end_nothing_follows() -> None:
    told = moment_of(
        {"setup": {"monsters": list(MINE), "level": "hard"}, "moves": [put("mine", 0), {"do": "finish"}, OVER]}
    )
    assert told["taken"] == 2 and told["outcome"]["winner"] == 1


def test_a_marker_that_stands_on_a_token_holds_it() -> None:
    companion = Companion({"monsters": list(MINE), "level": "normal"})
    for move in (token("cat"), marker("fame", 1)):
        companion.play(move)
    with pytest.raises(NotAnOption):
        correct(companion.table, {"do": "token", "token": "cat", "to": None})
    companion.play(marker("fame", 2))
    companion.play({"do": "token", "token": "cat", "to": None})
    assert set(companion.table.buzz) == {OFF}


@pytest.mark.parametrize("told", KEPT)
def test_a_game_that_an_earlier_page_has_kept_goes_on(told: Plain) -> None:
    """It was played by rules written in the page; the engine comes to the same score."""
    found = moment_of(told["game"])
    score, outcome = found["score"], found["outcome"]
    assert found["taken"] == len(told["game"]["moves"])
    assert (score["hearts"], score["cubes"]) == (told["hearts"], told["cubes"])
    assert [score["markers"][track] for track in TRACKS] == told["markers"]
    assert (found["active"], found["turns"], outcome is not None) == (told["active"], told["turns"], told["over"])
    assert (found["ask"]["kind"] if found["ask"] else None) == told["asks"]
    if outcome:
        assert outcome["winner"] == told["winner"]


def test_every_beginning_of_a_game_is_a_moment_to_which_one_can_go_back() -> None:
    setup, moves = KEPT[0]["game"]["setup"], KEPT[0]["game"]["moves"]
    companion = Companion(setup)
    for n, move in enumerate(moves):
        again = moment_of({"setup": setup, "moves": moves[:n]})
        assert (again["taken"], again["ask"], again["log"]) == (n, companion.ask, companion.log)
        companion.play(move)


def test_who_remembers_a_game_tells_the_same_of_it() -> None:
    random, teller = Random(5), DuelTeller()
    for _ in range(60):
        game = random.choice(KEPT[:2])["game"]
        told = {**game, "moves": game["moves"][: random.randrange(len(game["moves"]) + 1)]}
        more = [random.choice([OVER, NEXT, hits(1), put("mine", 3), {}])]  # often what does not follow
        for moves in (told["moves"], told["moves"] + more):
            assert teller.moment_of({**told, "moves": moves}) == moment_of({**told, "moves": moves})


# -- as the page asks it --


def asked(told: Plain, game: str = "duel") -> Plain:
    message = {"type": "companion", "id": "1", "game": game, "told": told}
    inside = Inside()  # a worker that was just loaded
    [answer] = inside.receive(json.loads(json.dumps(message)), 1.0)
    assert answer["id"] == "1" and inside.due_in(1.0) is None, "nothing happens by itself"
    found: Plain = json.loads(json.dumps(answer))
    return found


def test_the_worker_tells_a_moment_while_no_table_is_open() -> None:
    setup = {"monsters": list(BOTS), "level": "normal"}
    told = asked({"setup": setup, "moves": [dice("SSSSSS")]})
    assert told["type"] == "told" and told["value"]["ask"]["hits"] == 6
    wrong = {"monsters": ["moon", "the_king"], "level": "normal"}
    for game in ("duel", "tokyo", "chess"):
        assert asked({}, game)["type"] == "error"
    assert asked({"setup": wrong, "moves": []})["code"] == "bad_option"
    with pytest.raises(BadOption):
        moment_of({"setup": {**setup, "level": "easy"}, "moves": []})


def test_a_threshold_changed_in_the_rules_alone_is_that_of_the_page(monkeypatch: pytest.MonkeyPatch) -> None:
    game = {"setup": {"monsters": list(BOTS), "level": "normal"}, "moves": [put("cubes", 2), dice("SSSSSS"), hits(1)]}
    before = asked(game)["value"]
    assert (before["score"]["threshold"], before["ask"]) == (THRESHOLDS["normal"], None)
    monkeypatch.setitem(THRESHOLDS, "normal", 2)
    monkeypatch.setattr(rulebook, "_BOOKS", {})
    after = asked(game)["value"]
    assert (after["score"]["threshold"], after["ask"]["kind"]) == (2, "card")
    assert after["log"][-1] == {"type": "cubes_spent", "seat": 1, "rule": "autobot/A20", "cubes": 2}
