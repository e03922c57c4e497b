"""Who only watches."""

import json

import pytest
from playwright.sync_api import expect

from tests.browser.conftest import NewPlayer
from tests.browser.support import PHONE, Player


def frames_of(player: Player) -> list[str]:
    """Everything that the server sends this person over a socket, from now on."""
    frames: list[str] = []
    player.page.on("websocket", lambda line: line.on("framereceived", lambda frame: frames.append(str(frame))))
    return frames


@pytest.mark.chromium("elsewhere Playwright does not tell what a socket carries")
def test_a_spectator_sees_the_table_and_has_nothing_to_press(player: NewPlayer) -> None:
    host, watcher = player("en"), player("fr", size=PHONE)
    code = host.open("me", "bot", "bot")
    host.go(f"/t/{code}")
    frames = frames_of(watcher)
    watcher.go(f"/t/{code}")
    watcher.sees("out-watching")
    expect(watcher.page.locator("[data-seat]").first).to_be_visible()
    for _ in range(5):
        host.await_question()
        host.answer()
    for id in ("tokyo-stop", "tokyo-stop-end", "tokyo-word-done-buy", "table-undo"):
        expect(watcher.button(id)).to_have_count(0)
    assert len(frames) > 3
    for frame in frames:
        told = json.loads(frame)
        for question in (told.get("view") or {}).get("decisions", []):
            assert "options" not in question and "offers" not in question


def test_a_spectator_bets_on_the_winner(player: NewPlayer) -> None:
    host, watcher = player("en"), player("en")
    code = host.open("me", "bot", "bot")
    watcher.go(f"/t/{code}")
    bets = watcher.page.get_by_role("group", name=watcher.say("out-bet")).get_by_role("button")
    expect(bets).to_have_count(3)
    bets.nth(1).click()
    expect(bets.nth(1)).to_have_attribute("aria-pressed", "true")


def test_watching_can_be_switched_off(player: NewPlayer) -> None:
    host, watcher = player("en"), player("fr")
    code = host.open("me", "bot")
    host.ask("PATCH", f"/tables/{code}/settings", {"watching": False})
    watcher.go(f"/t/{code}")
    watcher.sees("problem-watching_off")
