"""The page of a server without its server: what the browser has kept is enough to play on this device."""

import pytest
from playwright.sync_api import expect

from tests.browser.conftest import NewPlayer

FORMER = """async () => {
  await navigator.serviceWorker.register('/sw.js', { scope: '/real' });
  await caches.open('baffe-real-1');
}"""
KEEPERS = "async () => (await navigator.serviceWorker.getRegistrations()).map(({ scope }) => new URL(scope).pathname)"
CACHES = "() => caches.keys()"


@pytest.mark.chromium("Firefox keeps nothing in the windows that Playwright opens")
@pytest.mark.timeout(180)
def test_a_page_that_was_kept_opens_and_plays_without_its_server(player: NewPlayer) -> None:
    lea = player("fr", keeps=True)
    lea.go("/about")
    lea.page.evaluate(FORMER)
    lea.go("/open?game=duel")
    lea.page.get_by_role("radio", name=lea.say("duel-rival-autobot-normal"), exact=True).check()
    lea.page.evaluate("() => navigator.serviceWorker.ready.then(() => true)")
    lea.button("page-open-inside").click()
    lea.await_question()
    lea.wait_until(lambda: lea.page.evaluate(KEEPERS) == ["/"], "the worker of earlier pages to go")
    lea.wait_until(lambda: "baffe-real-1" not in lea.page.evaluate(CACHES), "what it kept to go")
    lea.go("/about")
    lea.sees("page-about-offline", kept="all")
    lea.context.set_offline(True)
    lea.go()
    lea.sees("page-unreachable")
    expect(lea.page.get_by_text(lea.say("tokyo-name"), exact=True).first).to_be_visible()
    lea.button("page-play-now").click()
    lea.await_question()
    lea.answer()
    lea.await_question()
    assert lea.strange_words() == []
