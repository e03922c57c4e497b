"""The levels: each beats the one below, the rookie errs by name, the brawler has no hole that a specialist finds."""

import re
from pathlib import Path
from typing import Any

import pytest

import baffe
from baffe.arena.intervals import wilson
from baffe.arena.match import play_out
from baffe.arena.meet import entered, matches_of, play_all, summary
from baffe.bots import Eyes, bot_class, bots_of, make, offered
from baffe.bots.rookie_duel import Errors as DuelErrors
from baffe.bots.rookie_duel import RookieDuel
from baffe.bots.rookie_heavy import Errors as HeavyErrors
from baffe.bots.rookie_tokyo import Errors as TokyoErrors
from baffe.bots.rookie_tokyo import RookieTokyo
from baffe.games import PLUGS
from baffe.games.tokyo.rulebook import MODULES
from tests.arena.test_bots import MODES

ROOT = Path(__file__).resolve().parent.parent.parent
GAMES = ("tokyo", "duel", "heavy_hitters")
FEW = {"tokyo": 60, "duel": 60, "heavy_hitters": 8}
MANY = {"tokyo": 1000, "duel": 1000, "heavy_hitters": 300}


def share(game: str, one: str, many: str, games: int, seats: int = 2, options: dict[str, Any] | None = None) -> Any:
    entrants = entered(game, [one, many], seats, games, options or {})
    matches = matches_of(game, entrants, seats, options or {}, True)
    return summary(game, entrants, matches, play_all(matches, games, 1), 1)["matches"][0]


@pytest.mark.parametrize("game", GAMES)
def test_the_brawler_beats_the_rookie_and_simple(game: str) -> None:
    assert share(game, "brawler", "rookie", FEW[game])["share"] >= 0.6
    assert share(game, "brawler", "simple", FEW[game])["share"] >= 0.5


@pytest.mark.parametrize("game", GAMES)
def test_the_rookie_loses_more_than_it_wins_but_not_always(game: str) -> None:
    assert 0.1 <= share(game, "rookie", "simple", FEW[game])["share"] <= 0.5


@pytest.mark.prove
@pytest.mark.timeout(1200)
@pytest.mark.parametrize("game", GAMES)
def test_the_levels_keep_their_distance(game: str) -> None:
    assert share(game, "brawler", "rookie", MANY[game])["share"] >= 0.6
    assert 0.25 <= share(game, "rookie", "simple", MANY[game])["share"] <= 0.4


@pytest.mark.prove
@pytest.mark.timeout(1200)
@pytest.mark.parametrize(("game", "name"), [(game, name) for game in GAMES for name in PLUGS[game].specialists])
def test_no_specialist_finds_a_hole_in_the_brawler(game: str, name: str) -> None:
    row = share(game, "brawler", name, MANY[game])
    assert wilson(row["losses"], row["games"])[1] <= 0.57


@pytest.mark.parametrize("seats", [2, 3, 4, 5, 6])
@pytest.mark.parametrize("modules", [[], list(MODULES)])
@pytest.mark.parametrize("name", ["rookie", "brawler"])
def test_levels_play_tokyo_with_all_seats_and_modules(seats: int, modules: list[str], name: str) -> None:
    table = baffe.deal("tokyo", seats, 3, {"modules": modules}, events=False)
    play_out(table, [make("tokyo", name, seat) for seat in range(seats)])
    assert table.outcome is not None and table.outcome["reason"] != "stalled"


@pytest.mark.parametrize("options", [{}, {"autobot": "normal"}, {"autobot": "hard"}, {"reshuffle": True}])
@pytest.mark.parametrize("name", ["rookie", "brawler"])
def test_levels_play_duel_in_every_mode(options: dict[str, Any], name: str) -> None:
    for seed in range(4):
        table = baffe.deal("duel", 2, seed, options, events=False)
        play_out(table, [make("duel", name, seat) for seat in range(2)])
        assert table.outcome is not None


@pytest.mark.parametrize(("seats", "options"), MODES)
def test_levels_play_heavy_hitters_in_every_mode(seats: int, options: dict[str, Any]) -> None:
    table = baffe.deal("heavy_hitters", seats, 3, options, events=False)
    play_out(table, [make("heavy_hitters", ("brawler", "rookie")[seat % 2], seat) for seat in range(seats)])
    assert table.outcome is not None and table.outcome["reason"] != "stalled"


def test_people_choose_among_levels_and_kept_tables_still_find_simple() -> None:
    for game in GAMES:
        assert "simple" not in offered(game) and "simple" in bots_of(game)
        assert [name for name in ("rookie", "brawler") if name in offered(game)] == ["rookie", "brawler"]
        assert bot_class(game, "simple").name == "simple"


# -- the errors of the rookie --


def test_every_error_is_told_in_the_document() -> None:
    told = (ROOT / "docs" / "opponents.md").read_text(encoding="utf-8").partition("## Rookie's errors")[2]
    told = told.partition("\n## ")[0]
    named = set(re.findall(r"^\| `(\w+)`", told, re.MULTILINE))
    made = {name for errors in (TokyoErrors(), DuelErrors(), HeavyErrors()) for name in names(errors)}
    assert named == made


def names(errors: object) -> list[str]:
    return [name for name in dir(errors) if isinstance(getattr(errors, name), bool)]


def only(kind: Any, *wanted: str) -> Any:
    return kind(**{name: name in wanted for name in names(kind())})


def word_of(game: str, bot: Any, *seats: dict[str, Any], **scene: Any) -> str:
    table = baffe.scene(game, {"seats": list(seats), **scene})
    decision = table.decision
    assert decision is not None
    word: str = bot.choose(decision, Eyes(table, decision.seat))
    return word


@pytest.mark.parametrize(
    ("error", "seats", "scene", "wrong", "right"),
    [
        (
            "one_heart_too_many",
            [{}, {"place": "city"}],
            {"dice": ["heart", "heart", "smash", "smash", "1", "2"]},
            "keep:heart,smash,smash",
            "keep:smash,smash",
        ),
        (
            "dreams_of_threes",
            [{}, {"place": "city"}],
            {"dice": ["2", "2", "3", "smash", "1", "1"]},
            "keep:3,smash",
            "keep:2,2,smash",
        ),
        (
            "buys_the_first",
            [{"energy": 8}, {}],
            {"step": "buy", "market": ["metamorph", "skyscraper", "heal"]},
            "buy:metamorph",
            "buy:skyscraper",
        ),
    ],
)
def test_each_error_of_tokyo_can_be_switched(
    error: str, seats: list[dict[str, Any]], scene: dict[str, Any], wrong: str, right: str
) -> None:
    bot = RookieTokyo(1)
    for wanted, answer in (((error,), wrong), ((), right)):
        bot.errors = only(TokyoErrors, *wanted)
        assert word_of("tokyo", bot, *seats, **scene) == answer


def test_a_rookie_stays_in_tokyo_too_long() -> None:
    for wanted, answer in ((("stays_too_long",), "stay"), ((), "flee")):
        table = baffe.scene("tokyo", {"seats": [{}, {"place": "city", "hearts": 5}], "dice": ["smash"] + ["1"] * 5})
        table.play("stop")
        bot = RookieTokyo(1)
        bot.errors = only(TokyoErrors, *wanted)
        decision = table.decision
        assert decision is not None and decision.kind == "flee"
        assert bot.choose(decision, Eyes(table, 1)) == answer


@pytest.mark.parametrize(
    ("error", "dice"),
    [
        ("one_heart_too_many", ["heart", "heart", "smash", "smash", "smash", "smash"]),
        ("pulls_both_ways", ["fame", "fame", "destruction", "destruction", "smash", "heart"]),
        ("forgets_its_power", ["special", "special", "smash", "heart", "heart", "heart"]),
    ],
)
def test_each_error_of_duel_can_be_switched(error: str, dice: list[str]) -> None:
    said: list[str] = []
    bot = RookieDuel(1)
    for wanted in ((error,), ()):
        bot.errors = only(DuelErrors, *wanted)
        said.append(word_of("duel", bot, {"monster": "cyber_kitty"}, {"monster": "the_king"}, dice=dice))
    assert said[0] != said[1]


def test_a_rookie_believes_that_dear_cards_are_good() -> None:
    row = ["in_the_shadows", "photoshoot", "too_cute"]
    bot = RookieDuel(1)
    for wanted, answer in ((("buys_the_dearest",), "buy:in_the_shadows"), ((), "buy:photoshoot")):
        bot.errors = only(DuelErrors, *wanted)
        seats: list[dict[str, Any]] = [{"energy": 6}, {}]
        assert word_of("duel", bot, *seats, row=row, step="buy", fame=-6) == answer
