"""One server for the tests that do not need one of their own."""

from collections.abc import Iterator
from pathlib import Path

import pytest

from tests.web.serving import Person, Serving


@pytest.fixture(scope="package")
def serving(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Serving]:
    with Serving(tmp_path_factory.mktemp("server"), page=built_page(tmp_path_factory.mktemp("page"))) as running:
        yield running


@pytest.fixture
def host(serving: Serving) -> Iterator[Person]:
    with serving.guest() as person:
        yield person


@pytest.fixture
def friend(serving: Serving) -> Iterator[Person]:
    with serving.guest() as person:
        yield person


def built_page(folder: Path) -> Path:
    """What Vite would build, in small."""
    (folder / "assets").mkdir()
    (folder / "index.html").write_text("<!doctype html><title>Baffe</title>" + " " * 2000, encoding="utf-8")
    (folder / "assets" / "index-abc123.js").write_text("console.log(1);" * 200, encoding="utf-8")
    (folder / "icon.svg").write_text("<svg xmlns='http://www.w3.org/2000/svg'/>", encoding="utf-8")
    (folder / "build.txt").write_text("build7\n", encoding="utf-8")
    return folder
