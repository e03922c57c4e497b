"""One window of each engine for all tests here, before a server or before the site."""

from collections.abc import Iterator

import pytest

from tests.browser.folder import Folder
from tests.browser.support import Server
from tests.engines.marionette import Firefox
from tests.engines.visitor import Visitor
from tests.engines.webdriver import WebKit


@pytest.fixture(scope="session")
def webkit(tmp_path_factory: pytest.TempPathFactory) -> Iterator[WebKit]:
    with WebKit(tmp_path_factory.mktemp("webkit") / "home") as webkit:
        yield webkit


@pytest.fixture(scope="session")
def visitor(tmp_path_factory: pytest.TempPathFactory, webkit: WebKit) -> Iterator[Visitor]:
    with Server(tmp_path_factory.mktemp("data")) as server:
        yield Visitor(webkit, server.address)


@pytest.fixture(scope="session")
def firefox(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Firefox]:
    with Firefox(tmp_path_factory.mktemp("firefox") / "profile") as firefox:
        yield firefox


@pytest.fixture(scope="session", params=["webkit", "firefox"])
def site_visitor(tmp_path_factory: pytest.TempPathFactory, request: pytest.FixtureRequest) -> Iterator[Visitor]:
    """At a plain file server, below another folder: screens follow a #."""
    window: WebKit | Firefox = request.getfixturevalue(request.param)
    with Folder(tmp_path_factory.mktemp("host")) as folder:
        yield Visitor(window, f"{folder.address}#")
