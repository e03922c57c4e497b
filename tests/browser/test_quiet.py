"""What must not happen in a whole game: other hosts, errors, words in no language."""

import pytest

from tests.browser.conftest import NewPlayer


@pytest.mark.timeout(240)
@pytest.mark.parametrize("language", ["fr", pytest.param("en", marks=pytest.mark.prove)])
def test_a_whole_game_is_quiet(player: NewPlayer, language: str) -> None:
    lea = player(language, name="Léa")
    lea.go("/")
    seats = ("me", "bot", "bot", "bot") if language == "fr" else ("me", "bot")
    modules = ["cultists", "tower"] if language == "fr" else []
    lea.go(f"/t/{lea.open(*seats, options={'modules': modules})}")
    strange: set[str] = set()
    while not lea.over:
        lea.await_question(60)
        strange |= set(lea.strange_words())
        lea.answer()
    strange |= set(lea.strange_words())
    assert strange == set()
    assert lea.errors == []
    others = [url for url in lea.requests if not url.startswith((lea.server.address, "data:", "blob:"))]
    assert others == []
