"""Playing with the real box: throws and cards are typed, and the program follows."""

import re
from pathlib import Path

import pytest
from rich.cells import cell_len

import baffe
from tests.cli.terminal import Terminal, run

RAW_ID = re.compile(r"\b(duel|event|word|ask|rule|refused|play|real|cards)-[a-z_]+|\b(keep|buy|group|place):")
SOLO = ("play", "duel", "--solo", "--real", "--monster", "gigazaur,meka_dragon")
ROW = "acid, frenzy, camouflage"


def typed(terminal: Terminal, *lines: str) -> str:
    """What appears after all of these lines."""
    return "".join([terminal.type(line) for line in lines])


def loaded(path: Path) -> baffe.Table:
    return baffe.replay(path.read_text(encoding="utf-8"))


def results(path: Path) -> list[str]:
    """What has fallen, as the record has it."""
    lines = path.read_text(encoding="utf-8").splitlines()
    return next(line for line in lines if line.startswith("real")).split()[1:]


def test_the_autobot_is_followed_from_typed_dice(tmp_path: Path) -> None:
    """autobot/E1, autobot/E9, autobot/A2, autobot/A11, autobot/A20, autobot/A21, autobot/A22"""
    record = tmp_path / "game.txt"
    with Terminal(*SOLO, "--lang", "en", "--record", str(record)) as terminal:
        assert "Lay out the row" in terminal.read()
        assert "Roll 6 dice" in typed(terminal, ROW)
        shown = typed(terminal, "ssssss")
        assert "Gigazaur loses 6♥ to Meka Dragon (smashes)" in shown and "Turn 2: Gigazaur" in shown
        typed(terminal, "sshhee", "", "1", "1")
        assert re.search(r"Meka Dragon +10♥", typed(terminal, "t"))
        assert "Roll 6 dice" in typed(terminal, "")  # E1
        shown = typed(terminal, "h h h s e !")
        assert "Meka Dragon keeps smash ♥ ♥" in shown and "Roll 3 dice" in shown
        assert "Roll 2 dice" in typed(terminal, "se!")
        shown = typed(terminal, "!!")
        assert "Gigazaur loses 2♥ to Meka Dragon (smashes)" in shown
        assert "Meka Dragon gains 2♥ (hearts)" in shown
        assert "Meka Dragon puts 2⚡ on its sheet (dice of no other use)" in shown
        typed(terminal, "hhhhhh", "", "")
        assert "puts 1⚡ on its sheet" in typed(terminal, "fffss!", "!", "!")
        typed(terminal, "eeeeee", "", "")
        shown = typed(terminal, "sssse!", "e!", "e!")  # E9: three cubes, and two more
        assert "on its power" in shown and "Acid Attack" in shown and "Which card comes from the deck?" in shown
        shown = typed(terminal, "snack")
        assert "New in the row: Snack Time" in shown and "Roll 2 white dice" in shown
        shown = typed(terminal, "e!")
        assert "Meka Dragon puts 2⚡ on its sheet (white dice)" in shown and "Turn 8: Gigazaur" in shown
        typed(terminal, "hhhhhh", "q")
        terminal.leave()
        assert RAW_ID.search(terminal.raw) is None
    table = loaded(record)
    seats = table.view(None)["seats"]
    assert seats[1]["energy"] == 3
    assert table.view(None)["row"] == ["snack_time", "camouflage", "frenzy"]
    told = run("replay", str(record), "--lang", "en").stdout
    assert "Meka Dragon puts 2⚡ on its sheet (white dice)" in told


def test_the_hard_autobot_in_french(tmp_path: Path) -> None:
    """autobot/E9, autobot/R12: five cubes in hard mode; cards are named in either language."""
    record = tmp_path / "game.txt"
    with Terminal(*SOLO, "--hard", "--lang", "fr", "--record", str(record)) as terminal:
        shown = terminal.read() + typed(terminal, "attaque acide, RAGE, camou")
        assert "Lancez 6 dés\u202f: que montrent-ils\u202f?" in shown
        assert "b baffe · c ♥ · e ⚡ · g Gloire · d Destr. · ! spécial · Entrée\u202f: Baffe lance" in shown
        typed(terminal, "BB b b é e", "ee", "ee")
        shown = typed(terminal, "eeeeee", "")
        assert "Lancez 6 dés" in typed(terminal, "")
        assert "Quelle carte vient de la pioche\u202f?" in typed(terminal, "bbbee!", "ee!", "ee!")
        assert "Lancez 2 dés blancs" in typed(terminal, "snack")
        assert "Quelle carte" in typed(terminal, "e!")
        typed(terminal, "une tête")
        shown = typed(terminal, "bg")
        assert "fait perdre 1♥ à Gigazaur (dés blancs)" in shown
        typed(terminal, "cccccc", "q")
        terminal.leave()
        assert RAW_ID.search(terminal.raw) is None
    view = loaded(record).view(None)
    assert (view["seats"][1]["energy"], view["fame"], view["row"]) == (1, 1, ["extra_head", "snack_time", "camouflage"])
    assert view["discard"] == ["acid_attack", "frenzy"]


WRONG = {
    "en": [
        ("sshfd", "6 dice are rolled here, but you typed 5 signs."),
        ("s", "6 dice are rolled here, but you typed 1 sign."),
        ("sshfd!s", "6 dice are rolled here, but you typed 7 signs."),
        ("sshfdx", "“x” is not a face. Type one sign for each die: s h e f d !"),
        ("123456", "“1” is not a face."),
        ("?", "Type one sign for each die, in any order"),
        ("ssssss", "loses 6♥"),
    ],
    "fr": [
        ("bbcgd", "Il faut 6 signes (6 dés), mais vous en avez tapé 5."),
        ("sshfd!", "«\u202fs\u202f» n’est pas une face. Tapez un signe par dé\u202f: b c e g d !"),
        ("bbbbbb", "6♥"),
    ],
}


@pytest.mark.parametrize("language", list(WRONG))
def test_a_wrong_throw_is_explained_and_nothing_is_lost(language: str) -> None:
    with Terminal(*SOLO, "--lang", language) as terminal:
        terminal.read()
        typed(terminal, ROW)
        for line, answer in WRONG[language]:
            assert answer in typed(terminal, line), line


def test_a_card_is_named_by_its_beginning() -> None:
    with Terminal(*SOLO, "--lang", "en") as terminal:
        terminal.read()
        for line, answer in (
            ("re", "“re” may be several cards: Energize, Rebooting, Regeneration."),
            ("xyzzy", "There is no card like “xyzzy”."),
            ("snak time", "Perhaps: Snack Time."),
            ("frenzy, rage", "Frenzy is not in the deck any more."),
            ("?", "Titanic Batteries"),
            ("hyper-tendance", "New in the row: Trendsetter"),
            ("trend", "Trendsetter is not in the deck any more."),
            ("", "New in the row: "),
        ):
            assert answer in typed(terminal, line), line


def test_what_was_said_is_taken_back_one_thing_after_the_other(tmp_path: Path) -> None:
    record = tmp_path / "game.txt"
    with Terminal(*SOLO, "--lang", "en", "--record", str(record)) as terminal:
        terminal.read()
        typed(terminal, ROW, "ssssee", "ee")
        assert "Roll 2 dice" in typed(terminal, "u")  # the second throw again
        assert "Roll 6 dice" in typed(terminal, "u")  # the first one
        assert "Which card comes from the deck?" in typed(terminal, "u")
        shown = typed(terminal, "giant brain")
        assert "New in the row: Giant Brain" in shown and "Camouflage" not in shown
        assert "loses 6♥" in typed(terminal, "ssssss")
        assert "2 rolls left" in typed(terminal, "sshhee")
        assert "Roll 1 die" in typed(terminal, "6")
        assert "2 rolls left" in typed(terminal, "u")  # no throw, but the choice before it
        typed(terminal, "")
        assert "2 rolls left" in typed(terminal, "u")
        assert "Roll 6 dice" in typed(terminal, "u")  # my own throw
        assert "Roll 6 dice" in typed(terminal, "u")  # that of the Autobot
        shown = typed(terminal, "sssss!", "s")
        assert "loses 6♥" in shown and "Turn 2" in shown
        assert "smash smash smash smash smash smash" not in shown.replace("ends with smash", "")
        typed(terminal, "hhhhhh", "q")
        terminal.leave()
    assert results(record)[3:] == ["0"] * 5 + ["5", "0"] + ["1"] * 6
    assert loaded(record).view(None)["row"][0] == "giant_brain"


def test_the_end_itself_can_be_taken_back(tmp_path: Path) -> None:
    record = tmp_path / "game.txt"
    names = ("--monster", "meka_dragon,gigazaur")
    with Terminal(*SOLO[:4], *names, "--lang", "en", "--record", str(record)) as terminal:
        terminal.read()
        shown = typed(terminal, ROW)
        for _ in range(2):
            while "Roll 6 dice" not in shown or "Gigazaur ──" not in shown:
                asked = re.findall(r"Roll (\d) dice", shown)
                shown = typed(terminal, "e" * int(asked[-1]) if shown.count("Roll") and asked else "")
            shown = typed(terminal, "ssssss")
        assert "Gigazaur knocks out the rival and wins!" in shown and "u: undo" in shown
        assert "Roll 6 dice" in typed(terminal, "u")
        assert "Turn 5: Meka Dragon" in typed(terminal, "sssssf", "f", "f")
        typed(terminal, "q")
        terminal.leave()
    assert loaded(record).outcome is None


@pytest.mark.parametrize(
    ("language", "call"),
    [
        ("en", ("duel", "--solo")),
        ("fr", ("duel", "--humans", "1")),
        ("en", ("duel",)),
        ("fr", ("tokyo", "--seats", "3", "--module", "cultists")),
    ],
)
def test_enter_leaves_everything_to_the_program(language: str, call: tuple[str, ...], tmp_path: Path) -> None:
    record = tmp_path / "game.txt"
    with Terminal("play", *call, "--real", "--seed", "5", "--lang", language, "--record", str(record)) as terminal:
        everything = terminal.read()
        while not terminal.ended:
            shown = terminal.type("")
            if "not a choice" in shown or "pas un choix" in shown:
                shown = terminal.type("1")
            everything += shown
        assert terminal.leave() == 0
    table = loaded(record)
    assert table.outcome is not None and baffe.replay(table.record()).record() == table.record()
    assert RAW_ID.search(everything) is None
    lines = [line for line in everything.splitlines() if not line.startswith("baffe:")]  # those name a long file
    assert [line for line in lines if cell_len(line) > 80] == []


def test_monsters_and_the_first_player_are_asked(tmp_path: Path) -> None:
    record = tmp_path / "game.txt"
    with Terminal("play", "duel", "--real", "--lang", "en", "--record", str(record)) as terminal:
        assert "Which monster does player 1 play?" in terminal.read()
        assert "is not a choice here" in typed(terminal, "godzilla")
        assert "Which monster does player 2 play?" in typed(terminal, "space")
        assert "Who begins?" in typed(terminal, "5")  # of those that are left
        shown = typed(terminal, "the king")
        assert "At the keyboard: Space Penguin and The King." in shown
        typed(terminal, ROW, "ee!fd", "q")
        terminal.leave()
    assert loaded(record).view(None)["turn"] == 1
    assert [seat["monster"] for seat in loaded(record).view(None)["seats"]] == ["space_penguin", "the_king"]


def test_costumes_are_named_before_the_market(tmp_path: Path) -> None:
    """halloween/H2, halloween/H3"""
    record = tmp_path / "game.txt"
    call = ("play", "tokyo", "--seats", "2", "--humans", "2", "--real", "--monster", "gigazaur,the_king")
    with Terminal(*call, "--module", "halloween", "--lang", "en", "--record", str(record)) as terminal:
        terminal.read()
        shown = typed(terminal, "1")
        assert shown.index("First the costumes") < shown.index("Lay out three cards")
        assert "Gigazaur is shown two costumes: Clown, Robot" in typed(terminal, "clown, robot")
        assert "Tank is not in the deck" in typed(terminal, "2", "tank")  # only costumes are dealt
        assert "The King wears Zombie" in typed(terminal, "witch, zombie", "2")
        assert "Roll 6 dice" in typed(terminal, "tank, clown, heal")  # a refused costume may be in the market
        typed(terminal, "112233", "q")
        terminal.leave()
    assert [seat["cards"] for seat in loaded(record).view(None)["seats"]] == [["robot"], ["zombie"]]


def test_a_saved_game_goes_on_and_can_still_be_taken_back(tmp_path: Path) -> None:
    save, record = tmp_path / "save.json", tmp_path / "game.txt"
    with Terminal(*SOLO, "--lang", "en") as terminal:
        terminal.read()
        typed(terminal, ROW, "ssssss", "sshhee", f"s {save}", "q")
        terminal.leave()
    with Terminal("play", "--load", str(save), "--lang", "en", "--record", str(record)) as terminal:
        assert "2 rolls left" in terminal.read()
        assert "Roll 6 dice" in typed(terminal, "u")
        typed(terminal, "hhhhhh", "q")
        terminal.leave()
    assert results(record)[-6:] == ["1"] * 6


def test_leaving_in_the_middle_of_a_throw_says_what_is_kept(tmp_path: Path) -> None:
    record = tmp_path / "game.txt"
    with Terminal(*SOLO, "--lang", "en", "--record", str(record)) as terminal:
        terminal.read()
        typed(terminal, ROW, "ssssss", "sshhee")
        shown = typed(terminal, "5 6", "q")
        assert "as it was before your last choice" in shown
        terminal.leave()
    assert loaded(record).count == 0 and len(results(record)) == 15


def test_leaving_before_the_cards_lie_is_no_accident() -> None:
    for keys in (("q",), ("", "", "q")):
        with Terminal("play", "duel", "--solo", "--real", "--lang", "en") as terminal:
            terminal.read()
            shown = typed(terminal, *keys)
            assert terminal.leave() == 0 and "Traceback" not in shown and "You have left the table" in shown


def test_real_dice_need_somebody_who_tells(tmp_path: Path) -> None:
    done = run("play", "duel", "--real")
    assert done.returncode == 2 and "Traceback" not in done.stderr and "terminal" in done.stderr
    file = tmp_path / "scene.txt"
    file.write_text(baffe.deal("duel", 2, 1).record(), encoding="utf-8")
    done = run("play", "--load", str(file), "--real")
    assert done.returncode == 2 and "seed" in done.stderr


@pytest.mark.parametrize(
    ("language", "help"),
    [("en", "Type its number or the beginning of its name."), ("fr", "Tapez son numéro ou le début de son nom.")],
)
def test_help_is_given_before_the_monsters_are_known(language: str, help: str) -> None:
    """A wrong answer says that ? helps: it does, and the question stays open."""
    with Terminal("play", "duel", "--solo", "--real", "--lang", language) as terminal:
        terminal.read()
        assert "?" in terminal.type("nonsense")
        assert help in terminal.type("?")
        assert "Alienoid" not in terminal.type("alien")  # it is taken, so the Autobot is not offered it
        terminal.type("q")
        terminal.leave()
