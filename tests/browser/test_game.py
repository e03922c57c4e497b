"""A whole game of two people and two bots, with everything that can happen to a browser and a server on the way."""

from collections.abc import Iterator
from pathlib import Path

import pytest
from playwright.sync_api import expect

from tests.browser.conftest import NewPlayer
from tests.browser.support import MISSING, PHONE, Player, Server, finish, play_on


@pytest.fixture
def server(tmp_path: Path) -> Iterator[Server]:
    """One of its own: it will be killed."""
    with Server(tmp_path) as running:
        yield running


def ranking(player: Player) -> list[str]:
    """The four monsters on the end screen, the best first. The sheet is there before its list is."""
    places = player.sheet.locator("ol").first.get_by_role("listitem").locator("b")
    expect(places).to_have_count(4)
    return places.all_inner_texts()


@pytest.mark.timeout(240)
def test_two_people_and_two_bots_play_a_whole_game_whatever_happens(player: NewPlayer, server: Server) -> None:
    lea = player("fr", size=PHONE, name="Léa")
    tom = player("en", name="Tom")
    code = lea.open("me", "open", "random", "random")  # who do not win before all has happened
    lea.go(f"/t/{code}")
    tom.go(f"/t/{code}")
    tom.button("page-join-go").click()
    expect(lea.page.get_by_text("Tom").first).to_be_visible()
    lea.button("page-start").click()
    people = [lea, tom]

    def a_question() -> bool:
        return lea.asked or tom.asked

    # A refresh: the same seat, the same question.
    play_on(people, a_question)
    before = lea.standing()
    lea.page.reload()
    lea.wait_until(lambda: lea.standing() == before, "the table as it was")

    for _ in range(3):
        any([each.answer() for each in people])
    play_on(people, a_question)

    # The server dies and comes back: the page says so, and the choice that was made meanwhile is not lost.
    one = lea if lea.asked else tom
    standing = [each.standing() for each in people]
    number = one.number(code)
    server.kill()
    for each in people:
        each.sees("page-line-lost")
    assert [each.standing() for each in people] == standing
    one.answers().last.click()
    server.start()
    for each in people:
        each.sees_not("page-line-lost")
    one.wait_until(lambda: one.number(code) > number, "the answer that was made meanwhile")

    # Another language in the middle of the game.
    for _ in range(2):
        any([each.answer() for each in people])
    lea.page.get_by_role("button", name=lea.say("page-language-other"), exact=True).click()
    lea.language = "en"
    expect(lea.page.locator("html")).to_have_attribute("lang", "en")
    assert MISSING not in lea.page.content()

    # Some rounds through the page, the rest beside it: how long a game lasts is a matter of luck.
    for _ in range(20):
        any([each.answer() for each in people])
    finish(code, people)
    lea.wait_until(lambda: lea.over and tom.over, "the end", 60)
    for each in people:
        expect(each.sheet).to_be_visible()
    assert ranking(lea) == ranking(tom)

    # Rematch: one tap each.
    lea.button("end-rematch").click()
    lea.page.wait_for_url(lambda url: code not in url)
    tom.button("end-rematch").or_(tom.button("end-rematch-join")).click()
    tom.page.wait_for_url(f"**/t/{lea.code}")
    assert lea.code == tom.code != code
    lea.wait_until(a_question, "the first question of the rematch")
    assert not tom.errors_but_the_lost_line() and not lea.errors_but_the_lost_line()
