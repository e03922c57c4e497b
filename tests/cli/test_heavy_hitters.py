"""Heavy Hitters in a terminal, with the real program: the board, hexes that are typed, shots with their odds."""

import json
import re
from pathlib import Path
from typing import Any

import pytest
from rich.cells import cell_len

import baffe
from baffe.session.fairness import SecretSeed
from tests.cli.terminal import Terminal, run

RAW_ID = re.compile(
    r"heavy_hitters-|\b(event|word|ask|rule|refused|play)-[a-z_]+|\b(move|place|shift|commit|fire|deploy|tag|lose|face):"
)
FIGHTERS: list[dict[str, Any]] = [
    {
        "faction": "diamondback", "pilot": "p_db1", "hand": ["db_p2", "db_s1", "u_orbital", "u_r_chaff"], "energy": 5,
        "units": {"hh": {"at": "g6", "facing": "ne"}, "recon": {"at": "g8", "hits": 1}}, "tags": {"e3": 2},
        "sponsors": ["s_guided"], "upgrades": ["g_servo"], "fame": 3,
    },
    {"faction": "kingwolf", "units": {"hh": {"at": "i4", "facing": "sw"}, "combat": {"at": "a1"}}, "tags": {"e3": 1}},
]  # fmt: skip
BOARD: dict[str, Any] = {"buildings": ["e3", "e9"], "rubble": {"g5": 0, "b2": 1, "i4": 1}, "round": 3, "glory_hound": 0}


def scene_file(folder: Path, phase: str, *, board: str = "standard", **scene: Any) -> str:
    options = {"scenario": "ring_road", "board": board}
    path = folder / "scene.txt"
    table = baffe.scene("heavy_hitters", {"seats": FIGHTERS, "options": options, "phase": phase, **BOARD, **scene})
    path.write_text(table.record(), encoding="utf-8")
    return str(path)


def answer(terminal: Terminal, shown: str) -> str:
    """The first weapon, the first target, a hex that is named as an example; otherwise whatever Enter does."""
    fights = ("Which weapons", "Quelles armes", "What do you fire", "tirez-vous")
    tries = ["1", ""] if any([word in shown[-3000:] for word in fights]) else ["", "1"]
    example = re.findall(r"(?:such as|par exemple) ([a-m]\d+)", shown)
    for typed in [*tries, *example[-1:]]:
        more = terminal.type(typed)
        if "not a choice" not in more and "pas un choix" not in more:
            return more
    raise AssertionError(f"nothing is an answer: {shown}")


@pytest.mark.parametrize(
    ("language", "call"),
    [
        ("en", ("--seats", "4", "--alliances", "fixed", "--board", "alternative", "--paths", "--map", "fallout-ring")),
        ("fr", ("--solo", "2", "--level", "hard", "--faction", "king wolf", "--deck", "kw_brawler")),
    ],
)
def test_a_game_is_played_to_its_end(language: str, call: tuple[str, ...], tmp_path: Path) -> None:
    record = tmp_path / "game.txt"
    more = ("--round-cap", "2", "--seed", "5", "--lang", language, "--record", str(record))
    with Terminal("play", "heavy_hitters", *call, *more) as terminal:
        everything = shown = terminal.read()
        while not terminal.ended:
            shown = answer(terminal, shown)
            everything += shown
        assert terminal.leave() == 0
    table = baffe.replay(record.read_text(encoding="utf-8"))
    assert table.outcome is not None and table.view(None)["round"] <= 2
    assert RAW_ID.search(everything) is None
    lines = [line for line in everything.splitlines() if not line.startswith("baffe:")]  # those name a long file
    assert [line for line in lines if cell_len(line) > 80] == []
    told = run("replay", str(record), "--lang", language)
    assert told.returncode == 0 and " ".join(told.stdout.splitlines()[-1].split()) in " ".join(everything.split())
    assert run("verify", str(record), "--commitment", SecretSeed(5).commitment).returncode == 0


def test_the_board_shows_hexes_zones_buildings_tags_rubble_and_units(tmp_path: Path) -> None:
    with Terminal("play", "--load", scene_file(tmp_path, "deploy", board="alternative"), "--lang", "en") as terminal:
        shown = terminal.read()
    lines = shown.splitlines()
    assert "Round 3 of 20 · Deploy · Ring Road · order DiamondBack → King Wolf" in lines
    assert next(line for line in lines if "/a5 " in line)[36:43] == "/g5 :4\\"  # rubble in zone 4
    assert next(line for line in lines if "/b2 " in line)[6:13] == "/b2 ::\\"  # rubble in zone 1, told by nothing
    assert "\\#DDK#/" in shown and "\\#####/" in shown and "/e3 ##\\" in shown
    assert next(line for line in lines if "/b6 " in line)[36:43] == "\\D-HH↗/"  # below the name of g6
    assert "\\K-com/" in shown and "\\K-HH↙/" in shown
    assert "HH g6 ↗ · rec g8 1/2 · in reserve com, rep · tags e3 2" in shown
    assert "sponsors: Guided Ammo Deal" in shown and "Servo Tune-Up" in shown and "life 25 · 5 Energy" in shown
    assert "6 cards in hand" in shown and "Throatcutter" not in shown  # of the other


def test_hexes_and_directions_are_typed_by_name(tmp_path: Path) -> None:
    record = tmp_path / "record.txt"
    file = scene_file(tmp_path, "movement", seats=[{**FIGHTERS[0], "energy": 2}, FIGHTERS[1]])
    with Terminal("play", "--load", file, "--lang", "en", "--record", str(record)) as terminal:
        assert "Do you play a hack?" in terminal.read()
        shown = terminal.type("")
        assert "Where does your Heavy Hitter go?" in shown and len(shown.splitlines()) < 40
        assert "\\_(1)_/" in shown and "\\_(3)!/" in shown and "2Drec" in shown and "move:" not in shown
        assert "“a1” is not a choice here: type what is offered above" in terminal.type("a1")
        assert "Which way does your Heavy Hitter face?" in terminal.type("H6")
        assert "turns its Heavy Hitter to face south" in terminal.type("s")
        terminal.type("q")
    words = record.read_text(encoding="utf-8")
    assert " 0 move:h6" in words and " 0 face:s\n" in words


def test_every_weapon_shows_its_odds_before_it_is_committed(tmp_path: Path) -> None:
    unarmed = {**FIGHTERS[1], "hand": ["u_deploy"]}
    file = scene_file(tmp_path, "combat", dice=[6, 3, 5, 2, 1, 6], seats=[FIGHTERS[0], unarmed])
    with Terminal("play", "--load", file, "--lang", "en") as terminal:
        shown = terminal.read()
        facet, darts, orbital = [
            shown[shown.index(name + ": ") :] for name in ("Facet Cutter", "Fang Darts", "Orbital Strike")
        ]
        assert re.search(r"K-HH +3 hexes +in cover +8\+ \(42%\) +4 damage, save 5\+ +≈ 1.1 *\n", facet)
        assert "speed 6 · attack 7 · 4 damage · range 1–4 · front arc" in facet and "out of range: K-com (8)" in facet
        assert "out of range: K-com (8)" in darts and re.search(r"K-com +8 hexes +\S+ \S+ +8\+ ", orbital)
        assert "type numbers on the left that can be paid together" in terminal.type("9")
        shown = terminal.type("2 1")
        assert "commits Facet Cutter, Fang Darts" in shown
        assert "distance 3, in cover, needs 8 (42%), 2 damage, armor 5+" in " ".join(shown.split())
        assert "in range and in arc · expected damage 0.6" in shown
        assert "Do nothing, and do not ask me again this round" in terminal.type("1")
        assert "rolls 6 + 3 = 9 and needs 8" in terminal.type("")
        assert "gkr/G" in terminal.type("w 3")


def test_what_is_offered_before_a_commitment_is_what_the_shot_will_be() -> None:
    scene = {"seats": FIGHTERS, "options": {"scenario": "ring_road"}, "phase": "combat", **BOARD}
    table = baffe.scene("heavy_hitters", scene)
    offers = next(q["offers"] for q in table.view(0)["decisions"] if q["seat"] == 0)
    target, distance, sight, fault, *odds = offers["commit:db_p2"]["targets"][0]
    assert (target, distance, fault) == ("hh@1", 3, "") and len(json.dumps(table.view(0))) < 8000
    assert offers["commit:db_s1"]["targets"][1][3] == "range"
    for seat, word in ((0, "commit:db_p2"), (1, "commit:none")):
        table.play(word, seat)
    question = table.view(0)["decisions"][0]
    shot = question["offers"]["fire:hh@1"]
    assert question["kind"] == "attack"
    assert [shot[key] for key in ("distance", "sight", "number", "damage", "armor", "chance", "expected")] == [
        distance, sight, *odds
    ]  # fmt: skip


def test_people_who_share_a_keyboard_see_their_own_hands_only(tmp_path: Path) -> None:
    file = scene_file(tmp_path, "combat", seats=[FIGHTERS[0], {**FIGHTERS[1], "hand": ["kw_p2", "u_deploy"]}])
    with Terminal("play", "--load", file, "--humans", "2", "--lang", "en") as terminal:
        shown = terminal.read()
        assert "hand: Facet Cutter" in shown and "Throatcutter" not in shown
        shown = terminal.type("")
        assert "Pass the keyboard to King Wolf" in shown and "Throatcutter" not in shown
        shown = terminal.type("")
        assert "hand: Throatcutter Autogun" in shown and "hand: Facet Cutter" not in shown


# -- an owner's data --


def test_the_numbers_of_a_box_are_laid_over_ours(tmp_path: Path) -> None:
    data, record = tmp_path / "box.json", tmp_path / "game.txt"
    data.write_text(json.dumps({"weapons": {"kw_p2": {"damage": 5, "name": "Box Gun"}}}), encoding="utf-8")
    call = ("--data", str(data), "--faction", "kingwolf", "--deck", "kw_balanced", "--round-cap", "1")
    done = run("play", "heavy_hitters", *call, "--seed", "4", "--lang", "en", "--record", str(record))
    assert done.returncode == 0 and "values from the owner’s box" in done.stdout and "Box Gun" in done.stdout
    assert '"damage":5' in record.read_text(encoding="utf-8").replace(" ", "")
    with Terminal("play", "--load", str(record)) as terminal:
        terminal.read()
        assert terminal.leave() == 0


@pytest.mark.parametrize(
    ("words", "fault"),
    [
        (
            '{\n "weapons": {\n  "db_p2": {\n   "damage": "many"\n}}}',
            "line 4, data.weapons.db_p2.damage: 'many' is not",
        ),
        ('{\n "guns": {}}', "line 2, data.guns"),
        ('{\n "weapons": {,}\n}', "line 2, column 14"),
        ("[]", "line 1: is not an object"),
        ("[" * 100000, "nested too deeply"),
    ],
)
def test_a_bad_data_file_is_refused_with_file_line_and_field(words: str, fault: str, tmp_path: Path) -> None:
    data = tmp_path / "box.json"
    data.write_text(words, encoding="utf-8")
    done = run("play", "heavy_hitters", "--data", str(data))
    assert done.returncode == 2 and done.stdout == "" and len(done.stderr.splitlines()) == 1
    assert "[bad_option] data" in done.stderr and f"{data}" in done.stderr and fault in done.stderr


# -- other commands --


@pytest.mark.parametrize("language", ["en", "fr"])
def test_the_real_box_is_refused_with_a_sentence_that_names_the_companion(language: str) -> None:
    done = run("play", "heavy_hitters", "--real", "--lang", language)
    assert done.returncode == 2 and done.stdout == "" and len(done.stderr.splitlines()) == 1
    assert {"en": "its companion will come in the page", "fr": "son compagnon viendra dans la page"}[
        language
    ] in done.stderr


@pytest.mark.parametrize(
    "call",
    [
        ("--solo", "4"), ("--solo", "none"), ("--solo", "2", "--seats", "2"), ("--level", "hard"),
        ("--solo", "1", "--level", "easy"), ("--map", "nowhere"), ("--faction", "godzilla"), ("--deck", "kw_sniper"),
        ("--board",), ("--board", "round"), ("--paths=yes",), ("--alliances", "fixed"), ("--round-cap", "many"),
        ("--faction", "kingwolf", "--deck", "db_sniper"), ("--monster", "gigazaur"), ("--hard",), ("--seats", "5"),
        ("--data", "nowhere.json", "--board", "round"),
    ],
)  # fmt: skip
def test_a_wrong_call_is_refused(call: tuple[str, ...]) -> None:
    done = run("play", "heavy_hitters", *call)
    assert done.returncode in (1, 2) and done.stdout == "" and done.stderr and "Traceback" not in done.stderr


@pytest.mark.parametrize(
    ("call", "seats", "reasons"),
    [
        (
            ("--seats", "3", "--alliances", "shifting", "--allow-abstain", "--pack", "extended", "--deck", "built"),
            3,
            (),
        ),
        (("--solo", "1", "--level", "brutal", "--board=alternative", "--no-zone-bonus-orbital"), 2, ("solo_",)),
    ],
)
def test_any_mode_is_simulated(call: tuple[str, ...], seats: int, reasons: tuple[str, ...]) -> None:
    more = ("--games", "2", "--seed", "3", "--round-cap", "2", "--bots", "random", "--json")
    done = run("simulate", "heavy_hitters", *call, *more)
    assert done.returncode == 0, done.stderr
    told = json.loads(done.stdout)
    assert told["seats"] == seats and sum(told["reasons"].values()) == 2
    assert sum([row["games"] for row in told["wins_by_faction"].values()]) == 2 * seats
    assert sum([row["games"] for row in told["wins_by_deck"].values()]) == 2 * (1 if reasons else seats)
    assert sum(told["wins_by_seat"]) == sum([row["wins"] for row in told["wins_by_faction"].values()])
    assert told["rounds"]["least"] <= told["rounds"]["mean"] <= told["rounds"]["most"] <= 2


def test_cards_are_listed_with_their_numbers_and_marked_where_they_are_ours() -> None:
    told = {card["id"]: card for card in json.loads(run("cards", "heavy_hitters", "--json").stdout)}
    assert len(told) == 32 + 16 + 13 + 16 + 12 + 7
    lance = told["db_p1"]
    assert (lance["cost"], lance["type"], lance["copies"], lance["source"]) == (2, "primary", 5, "house")
    assert (lance["speed"], lance["attack"], lance["damage"], lance["range"]) == (4, 8, 4, [3, 7])
    assert (lance["arc"], lance["keywords"], lance["faction"]) == ("narrow", ["accurate"], "diamondback")
    assert told["s_battery"]["numbers"] == {"op": "gain_energy", "n": 2, "over_max": 1}
    assert told["ring_road"]["players"] == [2, 4] and told["p_kw1"]["cost"] is None
    listed = run("cards", "heavy_hitters", "--lang", "fr").stdout
    assert "* nos propres nombres" in listed and RAW_ID.search(listed) is None
    one = run("cards", "heavy_hitters", "db_p1", "--lang", "en").stdout
    assert "range 3–7 · narrow arc · accurate" in one and "our own number" in one and "DiamondBack  db_p1" in one


def test_help_of_a_game_tells_its_own_options() -> None:
    ours, others = run("play", "heavy_hitters", "--help").stdout, run("play", "duel", "--help").stdout
    assert "--solo N" in ours and "--level normal|armed|hard|brutal" in ours and "--data FILE" in ours
    assert "--data" not in others and "--hard" in others and "--monster NAME" in others
