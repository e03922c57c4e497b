"""A game of another package, installed into a fresh environment, is played in the page to its end."""

from collections.abc import Iterator

import pytest
from playwright.sync_api import Browser, expect

from tests.browser.support import Player, Server
from tests.plug.outside import environment_with, project, wheel_of


@pytest.fixture(scope="module")
def elsewhere(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    """A server in that environment."""
    python = environment_with(wheel_of(project(tmp_path_factory.mktemp("ambush"))), tmp_path_factory.mktemp("fresh"))
    with Server(tmp_path_factory.mktemp("data"), str(python)) as running:
        yield running


@pytest.mark.timeout(240)
@pytest.mark.parametrize(
    ("language", "name", "question", "answer"),
    [
        ("en", "Ambush", "Which card do you lay?", "Lay a"),
        pytest.param("fr", "Embuscade", "Quelle carte posez-vous", "Poser un", marks=pytest.mark.prove),
    ],
)
def test_it_is_chosen_on_the_first_screen_and_played_through_the_choice_panel(
    browser: Browser, elsewhere: Server, language: str, name: str, question: str, answer: str
) -> None:
    lea = Player(browser, elsewhere, language, name="Léa")
    lea.go("/")
    lea.page.get_by_text(name, exact=True).click()
    lea.button("page-play-now").click()
    lea.page.wait_for_url("**/t/*")
    lea.await_question(60)
    expect(lea.page.get_by_text(question).first).to_be_visible()
    answers = 0
    strange: set[str] = set()
    while not lea.over:
        lea.await_question(60)
        if lea.over:
            break
        assert all([label.startswith(answer) for label in lea._choices()])
        strange |= set(lea.strange_words())
        answers += lea.answer()
    assert answers >= 3
    strange |= set(lea.strange_words())
    assert strange == set() and lea.errors == []
    assert f"{elsewhere.address}/texts/ambush.{language}.ftl" in lea.requests
    lea.close()


def test_its_texts_are_served_by_language(elsewhere: Server, browser: Browser) -> None:
    lea = Player(browser, elsewhere)
    told = lea.context.request.get("/texts/ambush.fr.ftl")
    assert told.ok and "ambush-name = Embuscade" in told.text()
    assert told.headers["content-type"].startswith("text/plain")
    assert not lea.context.request.get("/texts/hexwalk.fr.ftl").ok
    lea.close()


def test_texts_of_games_that_are_not_shown_are_not_fetched(elsewhere: Server, browser: Browser) -> None:
    """Whoever follows a link to a table waits for the texts of its game only."""
    lea = Player(browser, elsewhere, name="Léa")
    code = lea.open("me", "bot", game="ambush")
    lea.page.route("**/api/v1/server", lambda route: route.abort())
    lea.go(f"/t/{code}")
    lea.await_question(60)
    fetched = [url for url in lea.requests if url.endswith((".ftl", ".bin"))]
    assert len(fetched) == 2 and not any(["tokyo" in url or "duel" in url for url in fetched])
    lea.close()
