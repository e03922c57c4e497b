"""The page in WebKit, the engine of every browser on an iPhone: each screen once."""

import json
from typing import Any, Final

import pytest

from tests.browser import scenes, scenes_duel
from tests.browser.scenes import Scene
from tests.browser.support import DESKTOP, PHONE
from tests.browser.test_television import CUT_OR_COVERED, PARTS
from tests.engines.visitor import Visitor
from tests.engines.webdriver import ESCAPE, wait_until

GAMES: Final[dict[str, dict[str, Any]]] = {
    "tokyo": {"game": "tokyo", "seats": [{"kind": "me"}, {"kind": "bot"}, {"kind": "bot"}]},
    "duel": {"game": "duel", "seats": [{"kind": "me"}], "options": {"autobot": "normal"}},
}
# Asked in Tokyo; as much of everything as there can be.
SCENES: Final[dict[str, tuple[str, Scene]]] = {
    "flee": ("tokyo", scenes.FLEE),
    "tokyo": ("tokyo", scenes.worst_modules()),
    "duel": ("duel", scenes_duel.worst()),
}
SIZES: Final = {"phone": PHONE, "desktop": DESKTOP}
STRIP: Final = 48  # px; of less the city is a line, and is not shown

games = pytest.mark.parametrize("game", GAMES)
sizes = pytest.mark.parametrize("size", SIZES.values(), ids=SIZES)


def at_home(visitor: Visitor) -> None:
    visitor.go("/", DESKTOP)
    visitor.settle(json.dumps({"name": "Léa", "speed": "off", "theme": "auto", "sound": False}))


def opened(visitor: Visitor, game: str) -> str:
    at_home(visitor)
    return visitor.open(GAMES[game])


def over_each_other(visitor: Visitor) -> list[str]:
    """Parts of the television's show."""
    found: list[str] = visitor.window.run(f"return ({CUT_OR_COVERED})(arguments[0])", PARTS)
    return found


@sizes
def test_home_and_a_new_table(visitor: Visitor, size: tuple[int, int]) -> None:
    visitor.go("/", size)
    visitor.reads("page-play-now")
    assert visitor.faults("outside", "small") == []
    visitor.press("page-open")
    visitor.sees("select")
    rounded = "return [...document.querySelectorAll('select')].map(it => getComputedStyle(it).borderBottomLeftRadius)"
    assert set(visitor.window.run(rounded)) == {"0px"}  # a single line below has no corners to round
    assert visitor.faults("outside", "small") == []


@pytest.mark.parametrize("scene", SCENES)
@sizes
def test_a_table_is_whole_and_the_city_stays_in_sight(visitor: Visitor, scene: str, size: tuple[int, int]) -> None:
    at_home(visitor)
    game, position = SCENES[scene]
    visitor.go(f"/t/{visitor.open_scene(game, position)}", size)
    wait_until(visitor.asked, "a question")
    assert visitor.faults("outside", "small", "overfull", "covered") == []
    assert not 0 < visitor.height(".picture") < STRIP


@games
@sizes
def test_questions_are_answered(visitor: Visitor, game: str, size: tuple[int, int]) -> None:
    visitor.go(f"/t/{opened(visitor, game)}", size)
    for _ in range(6):
        if not visitor.answer():
            break  # luck has it that somebody has won
    assert visitor.faults("outside", "small") == []


def test_escape_closes_the_card_search(visitor: Visitor) -> None:
    visitor.go(f"/t/{opened(visitor, 'tokyo')}", PHONE)
    visitor.press("table-menu")
    visitor.press("look-title")
    visitor.sees("dialog [role=searchbox]")
    visitor.window.run("document.querySelector('dialog [role=searchbox]').focus()")
    visitor.window.type("jets")
    wait_until(
        lambda: visitor.window.run("return document.querySelector('dialog [role=searchbox]').value") == "jets",
        "the word",
    )
    visitor.window.type(ESCAPE)
    wait_until(
        lambda: visitor.window.run("return !document.querySelector('dialog[open] [role=searchbox]')"), "the sheet's end"
    )


@games
@sizes
def test_the_television(visitor: Visitor, game: str, size: tuple[int, int]) -> None:
    visitor.go(f"/t/{opened(visitor, game)}/tv", size)
    visitor.sees("[data-seat]")
    assert visitor.faults("outside") + over_each_other(visitor) == []


def test_the_television_has_room_for_its_code(visitor: Visitor) -> None:
    at_home(visitor)
    seats = [{"kind": "me"}, *[{"kind": kind} for kind in ("open", "bot", "open", "bot", "bot")]]
    visitor.go(f"/t/{visitor.open({'game': 'tokyo', 'seats': seats, 'start': False})}/tv", PHONE)
    visitor.sees(".people li")
    assert visitor.faults("outside") + over_each_other(visitor) == []

    code = visitor.open_scene("tokyo", scenes.ROLL)
    visitor.go(f"/t/{code}/tv", PHONE)
    visitor.ask("PATCH", f"/tables/{code}/seats/1", {"kind": "open"})  # in a game that is under way
    visitor.sees(".code")
    visitor.reads("table-turn", name="Léa")
    assert visitor.window.run("const it = document.querySelector('.whose'); return it.scrollWidth <= it.clientWidth")
    assert visitor.faults("outside") + over_each_other(visitor) == []


@sizes
def test_the_companion_of_the_box(visitor: Visitor, size: tuple[int, int]) -> None:
    visitor.go("/about", size)
    game = {"setup": {"monsters": ["the_king", "meka_dragon"], "level": "normal"}, "moves": []}
    visitor.window.run("localStorage['baffe.real'] = arguments[0]", json.dumps(game))
    visitor.go("/real?game=duel", size)
    for face in ("heart", "heart", "heart", "smash", "energy", "special"):
        visitor.press(f"duel-die-face-{face}")
    visitor.press("duel-real-typed-done")
    visitor.sees(f'[aria-label="{visitor.say("duel-real-throws-again")}"]')
    assert visitor.faults("outside", "small") == []
