"""`make quick` runs the tests of what has changed."""

from pathlib import Path

from tools.quick import CHOSEN, SMOKE, chosen_for

ROOT = Path(__file__).resolve().parent.parent


def test_a_change_of_one_game_runs_its_scenes_and_not_those_of_the_other() -> None:
    chosen = chosen_for(["src/baffe/games/duel/cards/body.py"])
    assert "tests/scenes/duel" in chosen and "tests/scenes/tokyo" not in chosen


def test_a_changed_test_runs_itself_once() -> None:
    path = "tests/scenes/tokyo/test_shop.py"
    assert chosen_for([path]) == {path: path}
    both = chosen_for([path, "src/baffe/games/tokyo/shop.py"])
    assert path not in both and "tests/scenes/tokyo" in both


def test_tests_that_need_a_browser_or_a_database_are_left_to_their_own_command() -> None:
    assert chosen_for(["tests/browser/test_game.py", "tests/service/test_people.py"]) == {}


def test_the_page_and_the_server_choose_nothing() -> None:
    assert chosen_for(["web/src/App.svelte", "src/baffe/web/api.py"]) == {}


def test_all_that_can_be_chosen_is_there() -> None:
    every = [*SMOKE, *[test for _, tests in CHOSEN for test in tests]]
    assert [test for test in every if not (ROOT / test).exists()] == []
