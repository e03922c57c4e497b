"""One browser and one server for each worker."""

import asyncio
import signal
from collections.abc import Callable, Generator, Iterator
from pathlib import Path
from types import FrameType
from typing import Any

import pytest
from greenlet import getcurrent  # type: ignore[import-untyped]
from playwright.sync_api import Browser, Locator, sync_playwright

from tests.browser.folder import Folder, Visitor
from tests.browser.support import ENGINE, Player, Server, launched

NewPlayer = Callable[..., Player]
NewVisitor = Callable[..., Visitor]
Alarm = Callable[[int, FrameType | None], Any]

if ENGINE != "chromium":
    Locator.tap = Locator.click  # type: ignore[method-assign]  # no fingers there


def pytest_collection_modifyitems(items: list[pytest.Item]) -> None:
    """What another engine cannot be asked is left out openly: each with its reason in the summary."""
    for item in items:
        marker = item.get_closest_marker("chromium")
        if marker is not None and ENGINE != "chromium":
            item.add_marker(pytest.mark.skip(reason=f"in Chromium only: {marker.args[0]}"))


def in_the_test(ring: Alarm) -> Alarm:
    """What the alarm throws is thrown where the test is.

    It rings while Playwright waits, in a stack of its own beside the test's. An exception would end that stack, and
    whoever closes a page afterwards would wait for ever; so the loop that runs there hands it over, as it does results.
    """
    test = getcurrent()

    def rang(number: int, frame: FrameType | None) -> None:
        try:
            ring(number, frame)
        except pytest.fail.Exception as failure:
            if getcurrent() is test:
                raise
            asyncio.get_running_loop().call_soon_threadsafe(test.throw, failure)

    return rang


@pytest.hookimpl(wrapper=True)
def pytest_timeout_set_timer() -> Generator[None, Any, Any]:
    """A test whose time is over fails, and the next ones go on."""
    done = yield
    ring = signal.getsignal(signal.SIGALRM)
    if callable(ring):
        signal.signal(signal.SIGALRM, in_the_test(ring))
    return done


@pytest.fixture(scope="session")
def downloads(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """What anybody saves."""
    return tmp_path_factory.mktemp("downloads")


@pytest.fixture(scope="session")
def browser(downloads: Path) -> Iterator[Browser]:
    with sync_playwright() as playwright:
        found = launched(playwright, downloads)
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


@pytest.fixture
def folder(tmp_path: Path) -> Iterator[Folder]:
    """A plain web host with the site on it, below another folder."""
    with Folder(tmp_path) as folder:
        yield folder


@pytest.fixture
def visitor(browser: Browser, folder: Folder) -> Iterator[NewVisitor]:
    """Makes people at the site; they leave when the test is over."""
    made: list[Visitor] = []

    def make(language: str = "en", **more: Any) -> Visitor:
        made.append(Visitor(browser, folder, language, **more))
        return made[-1]

    yield make
    for one in made:
        one.close()
