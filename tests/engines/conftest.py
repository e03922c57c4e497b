"""One window of WebKit and one server for all tests here."""

from collections.abc import Iterator

import pytest

from tests.browser.support import Server
from tests.engines.visitor import Visitor
from tests.engines.webdriver import WebKit


@pytest.fixture(scope="session")
def visitor(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Visitor]:
    with (
        Server(tmp_path_factory.mktemp("data")) as server,
        WebKit(tmp_path_factory.mktemp("webkit") / "home") as webkit,
    ):
        yield Visitor(webkit, server.address)
