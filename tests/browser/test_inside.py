"""A table inside the page: Python plays there under the server's own policy, and no server has a part in the game."""

import re
import time
from typing import Any

import pytest
from playwright.sync_api import expect

from tests.browser.conftest import NewPlayer
from tests.browser.support import PHONE, Player

ME = {"kind": "me", "name": "Léa"}
BOT = {"kind": "bot"}
PUT = """game => new Promise((done, failed) => {
  const opening = indexedDB.open("baffe", 1);
  opening.onsuccess = () => {
    const writing = opening.result.transaction("games", "readwrite");
    writing.objectStore("games").put(game);
    writing.oncomplete = () => { opening.result.close(); done(); };
    writing.onerror = failed;
  };
})"""


def put(player: Player, code: str, wish: dict[str, Any], seed: str, **more: Any) -> None:
    """A game of this device whose dice are known: it is as long on every machine."""
    if "/local/NOTHING" not in player.page.url:
        player.go("/local/NOTHING")
        player.sees("problem-not_here")
    player.page.evaluate(PUT, {"code": code, "wish": wish, "seed": seed, "start": None, "when": 0, **more})


def only_here(player: Player) -> None:
    """Nothing was asked of any other host, and the policy was kept."""
    assert [url for url in player.requests if not url.startswith((player.server.address, "blob:"))] == []
    assert player.errors == []


@pytest.mark.timeout(180)
def test_a_whole_game_of_tokyo_is_played_inside_the_page(player: NewPlayer) -> None:
    lea = player("fr", size=PHONE)
    put(lea, "HERE", {"game": "tokyo", "seats": [ME, BOT, BOT, BOT], "pace": "off"}, "14")
    lea.page.route("**/python-*.bin", lambda route: route.abort())
    lea.go("/local/HERE")
    lea.sees("problem-engine_unreachable")
    lea.page.unroute_all()
    lea.errors.clear()
    began = time.monotonic()
    lea.button("problem-retry").click()
    expect(lea.page.get_by_role("progressbar")).to_be_visible()
    lea.await_question()
    print(f"the engine came in {time.monotonic() - began:.1f} s")
    assert lea.strange_words() == []
    lea.wait_until(lambda: lea.over or (lea.answer() and False), "the end", 120)
    expect(lea.sheet.locator(".curves svg").first).to_be_visible()
    sockets = [url for url in lea.requests if "/api/v1/tables" in url]
    assert sockets == [], "no server knows of this table"
    lea.link("end-replay").click()
    expect(lea.page.get_by_role("slider", name=lea.say("replay-scrub"))).to_be_visible()
    expect(lea.link("end-download")).to_have_attribute("href", re.compile("^blob:"))
    lea.page.go_back()
    lea.button("end-rematch").click()
    lea.page.wait_for_url(lambda url: "/local/HERE" not in url)  # another table; until then the old one is over
    lea.await_question()
    only_here(lea)


@pytest.mark.prove
@pytest.mark.timeout(180)
def test_the_autobot_plays_on_without_a_network_and_after_a_reload(player: NewPlayer) -> None:
    lea = player("en", name="Léa")
    lea.go("/open?game=duel")
    lea.page.get_by_role("radio", name=lea.say("duel-rival-autobot-normal"), exact=True).check()
    lea.button("page-open-inside").click()
    lea.await_question()
    for _ in range(3):
        lea.answer()
        lea.await_question()
    before = lea.standing()
    lea.page.reload()
    lea.await_question()
    lea.stands_at(before)  # what was chosen is kept
    lea.context.set_offline(True)
    for _ in range(3):
        lea.answer()
        lea.await_question()
    lea.wait_until(lambda: lea.standing() != before, "a game that goes on")
    lea.context.set_offline(False)
    before = lea.standing()
    lea.go()
    lea.page.get_by_role("link", name=re.compile("^" + lea.say("page-resume"))).click()
    lea.await_question()
    lea.stands_at(before)  # the game has waited
    only_here(lea)
