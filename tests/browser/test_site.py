"""The page without a server: a folder on a plain web host, opened by deep links, played, cut off and published anew."""

import re

import pytest
from playwright.sync_api import expect

from tests.browser.conftest import NewVisitor
from tests.browser.folder import Visitor
from tests.browser.support import PHONE, scene_link

ME = {"kind": "me", "name": "Léa"}
BOT = {"kind": "bot"}
LOOK = "() => document.dispatchEvent(new Event('visibilitychange'))"  # as when somebody comes back to the page
KEPT = """async () => (await Promise.all((await caches.keys()).map(async name => (await caches.open(name)).keys())))
  .flat().map(({ url }) => url)"""

COPIES = "() => Object.defineProperty(navigator, 'clipboard', { value: { writeText: async text => (copied = text) } })"
ENGINE = ("python-", "library-", "rules-")


def only_there(visitor: Visitor) -> None:
    """Nothing was asked of another host or folder, all was found, and the policy was kept."""
    allowed = (visitor.folder.address, "blob:")
    assert [url for url in visitor.requests if not url.startswith(allowed)] == []
    assert [path for path, status in visitor.folder.asked if status >= 400] == []
    assert visitor.errors == [] and visitor.strange_words() == []


def kept(visitor: Visitor) -> list[str]:
    """The addresses of all that the browser keeps of the site."""
    found: list[str] = visitor.page.evaluate(KEPT)
    return found


@pytest.mark.timeout(180)
def test_a_first_lesson_and_a_whole_game_on_a_plain_web_host(visitor: NewVisitor) -> None:
    lea = visitor("fr", size=PHONE)
    lea.go()
    lea.sees("page-needs-server")
    assert not any(["/python-" in url for url in lea.requests]), "the engine comes when somebody wants to play"
    lea.button("page-guided").click()
    expect(lea.page.get_by_role("progressbar")).to_be_visible()
    lea.await_question()
    expect(lea.page.locator("[data-guide]")).to_be_visible()
    lea.put("HERE", {"game": "tokyo", "seats": [ME, BOT], "pace": "off"}, "10")
    lea.go("/local/HERE")
    lea.await_question()
    for _ in range(2):
        lea.answer()
        lea.await_question()
    before = lea.standing()
    lea.page.reload()
    lea.await_question()
    lea.stands_at(before)  # what was chosen is kept
    lea.wait_until(lambda: lea.over or (lea.answer() and False), "the end", 120)
    lea.link("end-replay").click()
    lea.page.evaluate(COPIES)
    lea.button("replay-link").click()
    lea.sees("page-copied")
    link = lea.page.evaluate("() => copied")
    assert link.startswith(f"{lea.folder.address}#/watch?data=")
    lea.page.goto(link)
    expect(lea.page).to_have_url(re.compile("/local/(?!HERE)[A-Z0-9]+/replay$"))
    expect(lea.page.get_by_role("slider", name=lea.say("replay-scrub"))).to_be_visible()
    lea.page.goto(link[:-20])
    lea.sees("problem-record_link")
    only_there(lea)


def test_links_lead_to_every_screen_and_those_to_a_server_say_what_is_missing(visitor: NewVisitor) -> None:
    max = visitor("en")
    max.go("/cards?game=duel")
    max.page.get_by_role("searchbox").fill("alien")
    max.page.locator(".cards button").first.click()
    expect(max.sheet).to_be_visible()
    assert not any(["/python-" in url for url in max.requests]), "cards are read without the engine"
    max.go("/open?game=duel")
    expect(max.page.get_by_role("radio", name=max.say("duel-rival-autobot-normal"), exact=True)).to_be_visible()
    expect(max.page.get_by_role("radio", name=max.say("page-kind-open"), exact=True)).to_have_count(0)
    max.page.reload()
    expect(max.page.get_by_role("radio", name=max.say("duel-rival-autobot-normal"), exact=True)).to_be_visible()
    max.go("/about")
    text = max.context.request.get(max.link("page-about-licences").get_attribute("href") or "").text()
    assert "Python Software Foundation" in text and "Mozilla Public License" in text and "litestar" not in text
    for path in ("/t/ABCDEFGHJK", "/t/ABCDEFGHJK/tv", "/r/ABCDEFGHJK"):
        max.go(path)
        max.sees("problem-needs_server")
    max.go("/nothing")
    max.sees("problem-unknown")
    scene = {
        "seats": [{"monster": "the_king"}, {"monster": "gigazaur"}],
        "dice": ["1", "1", "1", "heart", "smash", "2"],
    }
    path, _, packed = scene_link(scene).partition("#")
    max.go(f"{path}&data={packed}")
    max.button("page-scene-go").click()
    max.await_question()
    only_there(max)


def test_a_browser_without_webassembly_is_told_so(visitor: NewVisitor) -> None:
    lea = visitor("fr", size=PHONE)
    lea.context.add_init_script("delete globalThis.WebAssembly")
    lea.go()
    lea.button("page-play-now").click()
    lea.sees("problem-no_wasm")
    assert not any(["/python-" in url for url in lea.requests]) and lea.errors == []


@pytest.mark.prove
@pytest.mark.chromium("Firefox lets nobody see what a worker of the page fetches")
@pytest.mark.timeout(180)
def test_a_new_build_under_an_open_game_and_no_network(visitor: NewVisitor) -> None:
    lea = visitor("en", size=PHONE, keeps=True)
    folder = lea.folder
    lea.put("HERE", {"game": "duel", "seats": [ME, BOT], "options": {"autobot": "normal"}, "pace": "off"}, "7")
    lea.go("/local/HERE")
    lea.await_question()
    old = lea.build
    lea.wait_until(lambda: all([part in " ".join(kept(lea)) for part in ENGINE]), "all of it in the cache")
    folder.asked.clear()
    number = folder.publish_another()
    lea.page.evaluate(LOOK)
    lea.sees("page-new-version")
    header = lea.page.get_by_role("banner")
    notice = lea.page.locator(".notice").bounding_box()
    menu = header.get_by_role("button").first
    assert notice is not None
    lea.wait_until(lambda: (menu.bounding_box() or {"y": 0})["y"] >= notice["y"] + notice["height"], "room for both")
    lea.button("page-new-version.later").click()
    lea.answer()
    lea.await_question()
    lea.button("table-menu").click()
    lea.sheet.get_by_role("button", name=lea.say("look-title"), exact=True).click()
    expect(lea.sheet.get_by_role("searchbox")).to_be_visible()
    assert {status for _, status in folder.asked} <= {200, 304}, "no file of the build that is gone was asked for"
    lea.context.set_offline(True)
    before = lea.standing()
    lea.page.reload()
    lea.await_question()
    lea.stands_at(before)
    assert lea.build == old, "the build that it was opened with, whole"
    lea.context.set_offline(False)
    lea.page.evaluate(LOOK)
    lea.button("page-new-version.load").click()
    expect(lea.page.locator(f"meta[name=baffe-build][content='{number}']")).to_have_count(1)
    lea.await_question()
    lea.stands_at(before)  # the game goes on in the new build
    own = re.compile(r"/assets/[^/]*X\.\w+$|/(offline|gate)\.js|/$|\.(png|svg|txt|webmanifest|ftl)$")
    assert [path for path, _ in folder.asked if not own.search(path.partition("?")[0])] == []
    lea.wait_until(lambda: all(["X." in url for url in kept(lea) if "/assets/" in url]), "the old build to go")
