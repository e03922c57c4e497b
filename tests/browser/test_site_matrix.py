"""Everything that a game without a server must stand, at a plain file server below another folder."""

import json
import re
from pathlib import Path
from typing import Any, Final

import pytest
from playwright.sync_api import expect

import baffe
from tests.browser.conftest import NewPlayer, NewVisitor
from tests.browser.support import DESKTOP, PHONE
from tests.browser.test_kept import FULL, bring
from tests.browser.test_site import BOT, ME, only_there

AUTOBOT: Final = {"game": "duel", "seats": [ME], "options": {"autobot": "normal"}, "pace": "off"}
# Heavy Hitters is played in `test_heavy_games.py`, by somebody who knows how.
WHOLE: Final[dict[str, tuple[dict[str, Any], str]]] = {
    "duel": ({"game": "duel", "seats": [ME, BOT], "pace": "off"}, "3"),
    "the Autobot": (AUTOBOT, "7"),
    "tokyo with everything": (
        {
            "game": "tokyo",
            "seats": [ME, BOT, BOT],
            "options": {"modules": ["cultists", "tower", "halloween"]},
            "pace": "off",
        },
        "10",
    ),
}


@pytest.mark.prove
@pytest.mark.timeout(900)
@pytest.mark.parametrize("game", WHOLE)
def test_a_whole_game(visitor: NewVisitor, game: str) -> None:
    lea = visitor("fr", size=PHONE)
    wish, seed = WHOLE[game]
    lea.put("HERE", wish, seed)
    lea.go("/local/HERE")
    lea.await_question()
    lea.wait_until(lambda: lea.over or (lea.answer() and False), "the end", 840)
    only_there(lea)


@pytest.mark.timeout(180)
def test_the_companion_and_a_game_that_is_closed_and_resumed(visitor: NewVisitor) -> None:
    """One engine after another: beside the real box, then a game in a tab that is closed in the middle."""
    lea = visitor("en", size=PHONE)
    lea.go("/real?game=duel")
    lea.button("duel-real-begin").click()
    lea.page.locator("main[aria-busy=false]").wait_for()
    kept = json.loads(lea.page.evaluate("() => localStorage['baffe.real']"))
    assert kept["moves"] == [] and len(kept["setup"]["monsters"]) == 2
    lea.put("HERE", AUTOBOT, "7")
    lea.go("/local/HERE")
    lea.await_question()
    lea.answer()
    lea.await_question()
    before = lea.standing()
    left, lea.page = lea.page, lea.tab()
    left.close()
    lea.go()
    lea.page.get_by_role("link", name=lea.named("page-resume")).click()
    lea.await_question()
    lea.stands_at(before)
    only_there(lea)


@pytest.mark.prove
@pytest.mark.timeout(180)
def test_a_second_tab_a_full_device_and_a_cut_network(visitor: NewVisitor) -> None:
    lea = visitor("en", size=PHONE)
    lea.put("HERE", AUTOBOT, "3")
    lea.go("/local/HERE")
    lea.await_question()
    before = lea.standing()
    second = lea.tab()
    second.goto(f"{lea.folder.address}#/local/HERE")
    expect(second.get_by_text(lea.say("problem-elsewhere"))).to_be_visible()
    second.get_by_role("button", name=lea.say("inside-play-here")).click()
    lea.sees("problem-taken_over")
    second.close()
    lea.button("inside-play-here").click()
    lea.await_question()
    lea.stands_at(before)
    lea.context.set_offline(True)
    for _ in range(3):
        lea.answer()
        lea.await_question()
    lea.wait_until(lambda: lea.standing() != before, "a game that goes on without network")
    before = lea.standing()
    lea.page.evaluate(FULL)
    lea.answers().last.click()
    lea.sees("inside-full")
    assert lea.standing() == before, "nothing has changed"
    lea.button("inside-full-go-on").click()
    lea.sees("inside-unkept")
    only_there(lea)


@pytest.mark.prove
@pytest.mark.timeout(240)
def test_games_go_from_server_to_site_and_back_and_a_broken_one_is_named(
    player: NewPlayer, visitor: NewVisitor, tmp_path: Path
) -> None:
    tom, lea = player("en", name="Tom"), visitor("en", size=DESKTOP)
    code = tom.open("me", game="duel", options={"autobot": "normal"})
    tom.play_through(code)
    record = tom.context.request.get(f"/api/v1/tables/{code}/record").text()
    lea.go()
    bring(lea.page, "notes.txt", "milk, bread")
    lea.sees("failed-broken_record")
    bring(lea.page, "game.baffe", record)
    expect(lea.page.get_by_role("slider", name=lea.say("replay-scrub"))).to_be_visible()
    expect(lea.page).to_have_url(re.compile("#/local/[A-Z0-9]+/replay$"))
    lea.put("HERE", AUTOBOT, "7")
    lea.go("/local/HERE")
    lea.await_question()
    lea.answer()
    lea.await_question()
    lea.button("table-menu").click()
    with lea.page.expect_download() as saving:
        lea.sheet.get_by_role("button", name=lea.named("inside-save")).click()
    saving.value.save_as(tmp_path / "mine.baffe")
    mine = (tmp_path / "mine.baffe").read_text()
    assert baffe.replay(mine).count >= 1
    tom.go()
    bring(tom.page, "mine.baffe", mine)
    tom.await_question()
    assert "/local/" in tom.page.url
    only_there(lea)
