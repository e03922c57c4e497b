"""One browser and one server for each worker."""

from collections.abc import Callable, Iterator
from typing import Any

import pytest
from playwright.sync_api import Browser, sync_playwright

from tests.browser.support import Player, Server, launched

NewPlayer = Callable[..., Player]


@pytest.fixture(scope="session")
def browser() -> Iterator[Browser]:
    with sync_playwright() as playwright:
        found = launched(playwright)
        yield found
        found.close()


@pytest.fixture(scope="session")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    with Server(tmp_path_factory.mktemp("data")) as running:
        yield running


@pytest.fixture
def player(browser: Browser, server: Server) -> Iterator[NewPlayer]:
    """Makes people; they leave when the test is over."""
    made: list[Player] = []

    def make(language: str = "en", **more: Any) -> Player:
        made.append(Player(browser, server, language, **more))
        return made[-1]

    yield make
    for one in made:
        one.close()
