"""Games of this device: listed, saved and opened as files, deleted with a way back, played by one tab at a time."""

import gzip
import io
import re
import zipfile
from pathlib import Path
from typing import Any

import pytest
from playwright.sync_api import Browser, Page, expect

import baffe
from tests.browser.conftest import NewPlayer
from tests.browser.support import NARROW, Player, Server
from tests.browser.test_inside import BOT, ME, put
from tests.browser.test_screens import faults, heard_by_axe

SEATS = [{"name": "Léa", "figure": "gigazaur", "mine": True}, {"name": "", "figure": "the_king", "mine": False}]
AUTOBOT = {"game": "duel", "seats": [ME], "options": {"autobot": "normal"}, "pace": "off"}
OLD = {
    "game": "duel", "rules": 0, "setup": {"seats": 2, "seed": "3", "options": {}}, "options": {},
    "places": [{"kind": "person"}, {"kind": "bot", "bot": "simple"}],
}  # fmt: skip
FULL = "() => { IDBObjectStore.prototype.add = () => { throw new DOMException('', 'QuotaExceededError'); }; }"
PLAYERS = """() => new Promise((done) => {
  const opening = indexedDB.open("baffe", 1);
  opening.onsuccess = () => {
    const asked = opening.result.transaction("entries").objectStore("entries").getAll();
    asked.onsuccess = () => { opening.result.close(); done(asked.result.map(({ player }) => player)); };
  };
})"""
DROP = """([text, name]) => {
  const dragged = new DataTransfer();
  dragged.items.add(new File([text], name));
  for (const type of ["dragover", "drop"]) {
    document.body.dispatchEvent(new DragEvent(type, { dataTransfer: dragged, bubbles: true, cancelable: true }));
  }
}"""


def kept(number: int, winners: list[int] | None = None, awaited: int = 0) -> dict[str, Any]:
    about = {"seats": SEATS, "turns": number, "awaited": [] if winners else [awaited], "winners": winners}
    return {
        "code": f"GAME{number}", "wish": {"game": "tokyo", "seats": [ME, BOT]}, "seed": "7", "start": {},
        "when": number * 1000, "about": about,
    }  # fmt: skip


def test_games_of_this_device_are_listed_and_deleted_with_a_way_back(player: NewPlayer) -> None:
    lea = player("fr", size=NARROW)
    for game in (kept(1), kept(2, awaited=1), kept(3), kept(4, [0]), kept(5, [1])):
        put(lea, **game)
    lea.go()
    listed = lea.page.get_by_role("listitem").filter(
        has=lea.page.get_by_role("link", name=re.compile("^Reprendre|^Revoir"))
    )
    expect(listed).to_contain_text(["tour 3", "tour 2", "tour 5", "tour 4"])
    told = [lea.say("page-resume-yours"), "À The King de jouer", "The King gagne", lea.say("kept-won-you")]
    expect(listed).to_contain_text(told)
    lea.button("kept-more", count=1).click()
    expect(listed).to_have_count(5)
    assert lea.strange_words() + faults(lea, "outside", "small") + heard_by_axe(lea, "light", "dark") == []
    listed.nth(0).get_by_role("button", name=re.compile("^" + lea.say("kept-drop.short"))).click()
    expect(listed).to_have_count(4)
    lea.button("kept-dropped.undo").click()
    expect(listed).to_have_count(5)
    listed.nth(3).get_by_role("button", name=re.compile("^" + lea.say("kept-drop.short"))).click()
    expect(listed).to_have_count(4)
    lea.page.reload()
    expect(listed).to_have_count(3)  # one of them behind "more"
    expect(listed.nth(2)).to_contain_text("tour 4")
    assert lea.errors == []


def bring(page: Page, name: str, text: str) -> None:
    page.locator("input[type=file]").set_input_files({"name": name, "mimeType": "", "buffer": text.encode()})


@pytest.mark.timeout(120)
def test_a_game_goes_out_as_a_file_and_comes_in_as_one(player: NewPlayer, tmp_path: Path) -> None:
    lea = player("en", name="Léa")
    code = lea.open("me", game="duel", options={"autobot": "normal"})
    lea.play_through(code)
    from_server = lea.context.request.get(f"/api/v1/tables/{code}/record").text()
    put(lea, "OLD", AUTOBOT, "3", start=OLD)
    lea.go()
    bring(lea.page, "game.baffe", from_server)
    expect(lea.page.get_by_role("slider", name=lea.say("replay-scrub"))).to_be_visible()
    assert "/local/" in lea.page.url
    lea.page.go_back()
    expect(lea.page.get_by_role("link", name=re.compile("^" + lea.say("kept-watch")))).to_have_count(1)
    running = baffe.deal("duel", 2, seed=3, options={"autobot": "normal"}).record()
    lea.page.evaluate(DROP, [running.replace("\nchoices", "\n# commitment 00\nchoices"), "forged"])
    lea.sees("failed-record_forged")
    bring(lea.page, "notes.txt", "milk, bread")
    lea.sees("failed-broken_record")
    lea.page.get_by_role("link", name=re.compile("^" + lea.say("page-resume"))).click()
    lea.sees("problem-old_rules")
    with lea.page.expect_download() as saving:
        lea.button("inside-save").click()
    assert "\nrules 0\n" in Path(saving.value.path()).read_text()
    lea.link("problem-home").click()
    lea.page.evaluate(DROP, [running, "running"])
    lea.await_question()
    lea.answer()
    lea.await_question()
    lea.button("table-menu").click()
    with lea.page.expect_download() as saving:
        lea.sheet.get_by_role("button", name=lea.named("inside-save")).click()
    saving.value.save_as(tmp_path / "mine.baffe")
    table = baffe.replay((tmp_path / "mine.baffe").read_text())
    assert table.count >= 1 and table.record().startswith("baffe record 1\ngame duel")
    assert lea.errors == []


@pytest.mark.timeout(120)
def test_one_tab_plays_at_a_time_and_a_full_device_says_so(player: NewPlayer) -> None:
    lea = player("en", name="Léa")
    put(lea, "HERE", AUTOBOT, "3")
    lea.go("/local/HERE")
    lea.await_question()
    lea.answer()
    lea.await_question()
    before = lea.standing()
    second = lea.tab()
    second.goto("/local/HERE")
    second.get_by_text(lea.say("problem-elsewhere")).wait_for()
    second.get_by_role("button", name=lea.say("inside-play-here")).click()
    lea.sees("problem-taken_over")
    lea.button("inside-play-here").click()
    expect(second.get_by_text(lea.say("problem-taken_over"))).to_be_visible()
    second.close()
    lea.await_question()
    lea.stands_at(before)
    lea.page.evaluate(FULL)
    lea.answers().last.click()
    lea.sees("inside-full")
    assert lea.standing() == before, "nothing has changed"
    lea.button("inside-full-go-on").click()
    lea.sees("inside-unkept")
    for _ in range(2):
        lea.await_question()
        lea.answer()
    lea.wait_until(lambda: lea.standing() != before, "a game that goes on unkept")
    assert lea.errors == []


PAGE = Path(baffe.__file__).parent / "web/page/assets"
ENDLESS = """
from baffe.bots.bot import Bot

class RandomBot(Bot):
    name = "random"

    def choose(self, decision, eyes):
        while True:
            pass
"""


def with_an_endless_bot() -> bytes:
    """The archive that the page fetches, with another bot called `random`."""
    [file] = PAGE.glob("rules-*.bin")
    made = io.BytesIO()
    with zipfile.ZipFile(io.BytesIO(gzip.decompress(file.read_bytes()))) as real, zipfile.ZipFile(made, "w") as other:
        for name in real.namelist():
            if not name.startswith("baffe/bots/chaos."):
                other.writestr(name, real.read(name))
        other.writestr("baffe/bots/chaos.py", ENDLESS)
    return gzip.compress(made.getvalue())


@pytest.mark.prove
@pytest.mark.timeout(180)
def test_a_bot_that_never_ends_is_ended_and_another_one_answers(player: NewPlayer) -> None:
    lea = player("en", name="Léa")
    lea.page.clock.install()
    lea.page.route("**/rules-*.bin", lambda route: route.fulfill(body=with_an_endless_bot()))
    wish = {"game": "duel", "seats": [ME, {"kind": "bot", "bot": "random"}], "options": {"first": 1}, "pace": "off"}
    put(lea, "HERE", wish, "3")
    lea.go("/local/HERE")
    lea.page.locator("[data-seat]").first.wait_for()
    lea.page.clock.run_for(11_000)
    lea.sees("error-engine_silent")

    def answered() -> bool:
        lea.page.clock.run_for(1_000)
        return "bot:simple" in lea.page.evaluate(PLAYERS)

    lea.wait_until(answered, "an answer", 60)
    lea.sees("error-engine_simple")


@pytest.mark.prove
@pytest.mark.timeout(180)
def test_a_solo_game_goes_on_here_when_its_server_is_gone(browser: Browser, tmp_path: Path) -> None:
    with Server(tmp_path) as server:
        lea = Player(browser, server, "fr", name="Léa")
        put(lea, "HERE", AUTOBOT, "3")
        lea.go("/local/HERE")
        lea.await_question()  # so the engine is on this device
        code = lea.open("me", game="duel", options={"autobot": "normal"})
        lea.go(f"/t/{code}")
        lea.await_question()
        before = lea.standing()
        server.kill()
        lea.wait_until(lambda: lea.button("inside-go-on-deed").count(), "the offer", 60)
        lea.sees("inside-go-on")
        lea.button("inside-go-on-deed").click()
        lea.page.wait_for_url("**/local/*")
        lea.await_question()
        lea.stands_at(before)
        lea.answer()
        assert lea.errors_but_the_lost_line() == []
        lea.close()


@pytest.mark.prove
def test_where_a_browser_keeps_nothing_a_game_lasts_as_long_as_the_page(player: NewPlayer) -> None:
    lea = player("fr", name="Léa")
    lea.page.add_init_script("IDBFactory.prototype.open = () => { throw new DOMException('', 'SecurityError'); }")
    lea.go("/open?game=duel")
    lea.page.get_by_role("radio", name=lea.say("duel-rival-autobot-normal"), exact=True).check()
    lea.button("page-open-inside").click()
    lea.await_question()
    lea.sees("inside-not-lasting")
    lea.answer()
    lea.await_question()
    lea.sees("inside-not-lasting")
    assert lea.errors == []
