"""The page: screens, files, what is kept and what is packed."""

from pathlib import Path

import pytest

from baffe.web.pages import Page
from tests.web.serving import Person, Serving


@pytest.mark.parametrize(
    "path",
    [
        "/",
        "/t/ABC",
        "/t/ABC/tv",
        "/r/ABC",
        "/scene",
        "/about",
        "/open",
        "/cards",
        "/watch",
        "/local/ABC",
        "/local/ABC/replay",
        "/index.html",
    ],
)
def test_every_screen_is_the_index(host: Person, path: str) -> None:
    answer = host.http.get(path)
    assert answer.status_code == 200
    assert answer.text.startswith("<!doctype html><title>Baffe</title>")
    assert answer.headers["cache-control"] == "no-cache"
    assert answer.headers["content-type"] == "text/html; charset=utf-8"


@pytest.mark.parametrize("path", ["/nothing", "/t", "/t/A/B/C", "/assets/other.js", "/../settings.py", "/t/A/tv/x"])
def test_other_addresses_are_the_index_with_404(host: Person, path: str) -> None:
    answer = host.http.get(path)
    assert answer.status_code == 404
    assert "<title>Baffe</title>" in answer.text


def test_files_with_a_hash_are_kept_for_ever(host: Person) -> None:
    answer = host.http.get("/assets/index-abc123.js")
    assert answer.headers["cache-control"] == "public, max-age=31536000, immutable"
    assert answer.headers["content-type"] == "text/javascript; charset=utf-8"
    assert host.http.get("/icon.svg").headers["cache-control"] == "no-cache"


def test_what_is_large_is_packed_for_those_who_can_unpack(host: Person) -> None:
    packed = host.http.get("/assets/index-abc123.js")
    plain = host.http.get("/assets/index-abc123.js", headers={"Accept-Encoding": "identity"})
    assert packed.headers["content-encoding"] == "gzip" and "content-encoding" not in plain.headers
    assert packed.text == plain.text
    assert int(packed.headers["content-length"]) < int(plain.headers["content-length"])
    assert packed.headers["vary"] == plain.headers["vary"] == "Accept-Encoding"


def test_pages_can_be_asked_for_their_head_and_nothing_else(host: Person) -> None:
    head = host.http.head("/")
    assert head.status_code == 200 and head.content == b""
    assert host.http.post("/").status_code == 405


def test_the_server_tells_the_build_of_its_page(host: Person) -> None:
    assert host.told("GET", "/server")["build"] == "build7"
    code = host.open("me", "open")
    with host.sit(code) as line:
        assert line.next("welcome")["build"] == "build7"


def test_without_a_built_page_one_sentence_says_what_to_do(tmp_path: Path) -> None:
    with Serving(tmp_path, page=tmp_path / "nothing") as serving, serving.guest() as person:
        answer = person.http.get("/")
        assert answer.status_code == 503
        assert "make page" in answer.text
        assert person.told("GET", "/server")["build"] == "dev"


def test_nothing_outside_the_folder_is_served(tmp_path: Path) -> None:
    (tmp_path / "key").write_text("secret")
    (tmp_path / "page").mkdir()
    (tmp_path / "page" / "index.html").write_text("index")
    page = Page(tmp_path / "page")
    for path in ("/../key", "/..%2fkey", "//etc/passwd", "/page/../../key"):
        status, file = page.find(path)
        assert (status, file.plain) == (404, b"index")
