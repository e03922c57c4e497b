"""One browser and one server for each worker."""

from collections.abc import Callable, Iterator
from typing import Any

import pytest
from playwright.sync_api import Browser, Locator, sync_playwright

from tests.browser.support import ENGINE, Player, Server, launched

NewPlayer = Callable[..., Player]

if ENGINE != "chromium":
    Locator.tap = Locator.click  # type: ignore[method-assign]  # no fingers there


def pytest_collection_modifyitems(items: list[pytest.Item]) -> None:
    """What another engine cannot be asked is left out openly: each with its reason in the summary."""
    for item in items:
        marker = item.get_closest_marker("chromium")
        if marker is not None and ENGINE != "chromium":
            item.add_marker(pytest.mark.skip(reason=f"in Chromium only: {marker.args[0]}"))


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
