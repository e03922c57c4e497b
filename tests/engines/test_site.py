"""The site without a server, in WebKit and in Firefox: a game is begun and answered, the companion opens."""

import json

from tests.browser.support import PHONE
from tests.engines.visitor import Visitor
from tests.engines.webdriver import wait_until

SETTINGS = json.dumps({"name": "Léa", "speed": "off", "theme": "auto", "sound": False})


def test_a_game_is_begun_and_the_companion_opens(site_visitor: Visitor) -> None:
    site_visitor.go("/about", PHONE)
    site_visitor.settle(SETTINGS)
    site_visitor.window.go("about:blank")  # settings are read when the page begins
    site_visitor.go("/", PHONE)
    site_visitor.press("page-play-now")
    wait_until(site_visitor.asked, "a question of the engine in the page", 120)
    assert "/#/local/" in site_visitor.window.run("return location.href")
    for _ in range(4):
        if not site_visitor.answer():
            break  # luck has it that somebody has won
    assert site_visitor.faults("outside", "small") == []
    site_visitor.go("/real?game=duel", PHONE)
    site_visitor.press("duel-real-begin")
    site_visitor.sees("main[aria-busy=false]")
    site_visitor.sees(".hand button")
    assert site_visitor.faults("outside", "small") == []
