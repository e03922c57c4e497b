"""A browser that cannot run the page says so, in both languages, in the place of an empty page."""

import re
from pathlib import Path

import pytest
from playwright.sync_api import expect

from baffe.texts import text
from tests.browser.conftest import NewPlayer
from tests.browser.support import LOCALES

ROOT = Path(__file__).resolve().parent.parent.parent
WITHOUT = {
    "zoom": "const asked = CSS.supports; CSS.supports = (...what) => what[0] !== 'zoom' && asked.call(CSS, ...what)",
    "CSS.supports": "delete CSS.supports",
    "looking behind": "RegExp = class extends RegExp { constructor(p, f) {"
    " if (String(p).includes('(?<!')) throw new SyntaxError(); super(p, f) } }",
}


@pytest.mark.parametrize("missing", WITHOUT)
def test_an_older_browser_gets_one_sentence(player: NewPlayer, missing: str) -> None:
    lea = player("fr")
    lea.context.add_init_script(WITHOUT[missing])
    lea.go("/")
    for language in LOCALES:
        expect(lea.page.get_by_text(text(language, "page-too-old"))).to_be_visible()
    assert lea.page.locator("#app").count() == 0 and lea.errors == []


def test_a_browser_without_scripts_gets_one_too(player: NewPlayer) -> None:
    lea = player("en")
    index = lea.context.request.get("/").text()
    kept = re.search(r"<noscript>(.*)</noscript>", index, re.DOTALL)
    assert kept is not None and [text(language, "page-no-script") in kept.group(1) for language in LOCALES] == [
        True,
        True,
    ]


def test_the_build_the_sentence_and_the_readme_name_the_same_versions() -> None:
    config = (ROOT / "web/vite.config.ts").read_text("utf-8")
    named = re.search(r"const BROWSERS = (\[.*\]);", config)
    assert named is not None and "target: BROWSERS" in config
    versions = dict(re.findall(r'"([a-z]+)([\d.]+)"', named.group(1)))
    assert set(versions) == {"chrome", "edge", "firefox", "safari"} and versions["chrome"] == versions["edge"]
    said = [text(language, "page-too-old") for language in LOCALES] + [(ROOT / "README.md").read_text("utf-8")]
    for one in said:
        assert re.search(rf"Chrome (or|ou|and) Edge {versions['chrome']}, Firefox {versions['firefox']}", one), one
        assert re.search(rf"Safari {re.escape(versions['safari'])}\b", one), one


def test_the_gate_is_written_in_words_that_old_browsers_know() -> None:
    code = re.sub(r"/\*.*?\*/", "", (ROOT / "web/public/gate.js").read_text("utf-8"), flags=re.DOTALL)
    assert not re.findall(r"=>|`|\?\.|\?\?|\b(?:const|let|class|async|import)\b", code)
