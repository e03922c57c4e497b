"""The page for the real box is a screen like others; what keeps it for times without network is always asked anew."""

from pathlib import Path

from baffe.web.pages import REVALIDATE, Page


def test_the_screen_and_its_keeper_are_served(tmp_path: Path) -> None:
    (tmp_path / "index.html").write_text("<p>page</p>")
    (tmp_path / "sw.js").write_text("// keeps")
    page = Page(tmp_path)
    assert page.find("/real") == (200, page.files["/index.html"])
    assert page.find("/real/") == (200, page.files["/index.html"])
    status, keeper = page.find("/sw.js")
    assert (status, keeper.media, keeper.cache) == (200, b"text/javascript; charset=utf-8", REVALIDATE)
    assert not page.is_screen("/sw.js")
