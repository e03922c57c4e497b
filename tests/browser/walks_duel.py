"""The way to every screen of a Duel."""

import re
from typing import Any, Final

from playwright.sync_api import expect

from tests.browser import scenes_duel as scenes
from tests.browser.support import Player
from tests.browser.walks import LONG, Walk


def tell(player: Player, code: str, *words: str) -> None:
    """Answer beside the page, one question after the other."""
    for word in words:
        asked: list[Any] = []

        def mine(asked: list[Any] = asked) -> bool:
            view = player.ask("GET", f"/tables/{code}/state")["view"]
            asked[:] = [question for question in view["decisions"] if "options" in question]
            return bool(asked)

        player.wait_until(mine, f"the question that {word} answers")
        number, seat = asked[0]["number"], asked[0]["seat"]
        wish = {"id": f"q{number}", "number": number, "seat": seat, "word": word}
        player.ask("POST", f"/tables/{code}/choices", wish)


def sit(player: Player, scene: scenes.Scene, *words: str, seat: int = 0, name: str = "Léa") -> str:
    """At a Duel in which these words have been said; its code."""
    code = player.open_scene(scene, seat, name, game="duel")
    tell(player, code, *words)
    player.go(f"/t/{code}")
    player.await_question()
    return code


def table(scene: scenes.Scene, *words: str, name: str = "Léa") -> Walk:
    def walk(player: Player) -> None:
        sit(player, scene, *words, name=name)

    return walk


def guided(player: Player) -> None:
    player.go("/")
    player.page.get_by_text(player.say("duel-name"), exact=True).click()
    player.button("page-guided").click()
    player.sees("guide-ok")


def open_log(player: Player) -> None:
    handle = player.page.get_by_role("button", name=player.say("log-open"))  # on a phone; else it lies open
    if handle.count():
        handle.click()
        expect(player.sheet).to_be_visible()


def log(player: Player) -> None:
    sit(player, scenes.AUTOBOT)
    open_log(player)


def why(player: Player) -> None:
    log(player)
    lines = player.page.get_by_role("button", name=player.say("log-why"))
    lines.filter(has_text=re.compile("garde|keeps")).first.click()
    expect(player.sheet.get_by_role("heading", name=player.say("why-title"))).to_be_visible()


def card(player: Player) -> None:
    sit(player, scenes.ROLL)
    player.page.locator("[data-card=scrappy]").click()
    expect(player.sheet).to_be_visible()


def side(player: Player) -> None:
    sit(player, scenes.ROLL)
    player.page.locator("[data-body='1']").click()
    expect(player.sheet).to_be_visible()


def end(player: Player) -> None:
    sit(player, scenes.END)
    player.answers().first.click()
    expect(player.sheet).to_be_visible()


def replay(player: Player) -> None:
    end(player)
    player.link("end-replay").click()
    expect(player.page.get_by_role("slider")).to_be_visible()


def television(player: Player) -> None:
    player.go(f"/t/{player.open_scene(scenes.ROLL, game='duel')}/tv")
    expect(player.page.locator("[data-seat]")).to_have_count(2)


def chosen(walk: Walk) -> Walk:
    """A place on the tracks is picked, the token lies there to look at."""

    def further(player: Player) -> None:
        walk(player)
        player.button("duel-place-right").click()
        expect(player.button("duel-place-here")).to_be_enabled()

    return further


TRAYS: Final[dict[str, Walk]] = {
    "spend": table(scenes.SPEND),
    "roll": table(scenes.ROLL),
    "roll-eight": table(scenes.ROLL_EIGHT),
    "resolve": table(scenes.RESOLVE),
    "buy": table(scenes.BUY),
    "place": chosen(table(scenes.PLACE, "buy:scrappy")),
    "king": table(scenes.KING, "special:king"),
    "alien": table(scenes.ALIEN),
    "symbol": table(scenes.SYMBOL),
    "brace": table(scenes.BRACE),
    "bonus": table(scenes.BONUS, "group:fame"),
}
AROUND: Final[dict[str, Walk]] = {
    "why": why,
    "card": card,
    "side": side,
    "guided": guided,
    "end": end,
    "replay": replay,
    "television": television,
}
WORST: Final[dict[str, Walk]] = {
    "worst": table(scenes.worst(), name=LONG),
    "worst-added": table(scenes.worst_added(), "special:destruction", "again", name=LONG),
    "worst-buy": table(scenes.worst(step="buy", dice=[]), name=LONG),
    "worst-place": chosen(table(scenes.worst_place(), "buy:scrappy", name=LONG)),
}
SCREENS: Final[dict[str, Walk]] = {**TRAYS, **AROUND, **WORST}
