"""Entries of the Fluent files are read one by one, and give what the whole file would give."""

import fluent.syntax.ast as ftl
import pytest
from fluent.runtime import FluentResource

from baffe.games.plug import texts_in
from baffe.games.registry import LANGUAGES, PLUGS
from baffe.texts.fluent import ENTRY, SHARED, Texts

TOGETHER = """
-monster = King
who = { -monster }, { place }
    .more = and { $count ->
        [one] one
       *[other] more
    }

place = here
"""
FOLDERS = (SHARED, *[plug.texts for plug in PLUGS.values()])


def entries(source: str) -> dict[str, ftl.Message | ftl.Term]:
    found = [item for item in FluentResource(source).body if isinstance(item, (ftl.Message, ftl.Term))]
    return {("-" if isinstance(item, ftl.Term) else "") + item.id.name: item for item in found}


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("folder", FOLDERS)
def test_each_entry_alone_is_what_it_is_in_its_file(folder: str, language: str) -> None:
    files = texts_in(folder, language)
    assert files
    for name, source in files.items():
        whole = entries(source)
        alone = {found[1]: entries(found[0]) for found in ENTRY.finditer(source)}
        assert list(alone) == list(whole), name
        for id, found in alone.items():
            assert found[id].equals(whole[id], ignored_fields=["span", "comment"]), (name, id)


def test_an_entry_brings_what_it_speaks_of() -> None:
    texts = Texts("en", [TOGETHER])
    pattern = texts.pattern("who")
    assert texts.said(pattern, {}) == ("King, here", [])
    assert texts.said(texts.pattern("who.more"), {"count": 2}) == ("and more", [])
    assert texts.pattern("nobody") is None
    assert texts.pattern("who.nothing") is None


def test_a_broken_entry_is_no_entry_and_spoils_no_other() -> None:
    texts = Texts("en", ["broken = { \nwhole = here\n"])
    assert texts.pattern("broken") is None
    assert texts.said(texts.pattern("whole"), {}) == ("here", [])
