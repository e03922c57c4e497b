"""The image of Python's memory that a device makes for itself: whoever comes back starts from it, or without."""

import pytest

from tests.browser.conftest import NewVisitor
from tests.browser.folder import Visitor

pytestmark = pytest.mark.chromium("Firefox keeps nothing in the windows that Playwright opens")

WISH = {"game": "duel", "seats": [{"kind": "me"}, {"kind": "bot", "bot": "simple"}], "pace": "off"}
IMAGES = "async () => (await (await caches.open('baffe-image')).keys()).map(({ url }) => url)"
DAMAGE = """async () => {
  const cache = await caches.open('baffe-image');
  const [image] = await cache.keys();
  await cache.put(image, new Response(new Uint8Array(1000)));
}"""


def images(visitor: Visitor) -> list[str]:
    found: list[str] = visitor.page.evaluate(IMAGES)
    return found


def fetched_since(visitor: Visitor, before: int, part: str) -> bool:
    return any([f"/{part}-" in url for url in visitor.requests[before:]])


@pytest.mark.timeout(240)
def test_whoever_comes_back_starts_from_an_image_and_one_that_is_damaged_is_put_away(visitor: NewVisitor) -> None:
    lea = visitor()
    lea.put("HERE", WISH, "3")
    lea.go("/local/HERE")
    lea.await_question()
    lea.answer()
    lea.await_question()
    lea.wait_until(lambda: images(lea), "the image", 90)
    before = lea.standing()

    asked = len(lea.requests)
    lea.page.reload()
    lea.await_question()
    lea.stands_at(before)
    lea.answer()
    lea.await_question()
    assert fetched_since(lea, asked, "python") and not fetched_since(lea, asked, "rules")
    for game, bot in (("tokyo", "titan"), ("heavy_hitters", "simple")):  # what nobody had played when it was made
        code = "THERE" + game[0].upper()
        lea.put(code, {**WISH, "game": game, "seats": [{"kind": "me"}, {"kind": "bot", "bot": bot}]}, "5")
        lea.go(f"/local/{code}")
        lea.await_question()
    assert not fetched_since(lea, asked, "rules") and not lea.errors

    lea.page.evaluate(DAMAGE)
    asked = len(lea.requests)
    lea.go("/local/HERE")
    lea.page.reload()
    lea.await_question()
    assert fetched_since(lea, asked, "rules") and not images(lea)
