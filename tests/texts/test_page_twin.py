"""The page says what the terminal says: its tests read a file that is made from these texts."""

from tests.texts.page_twin import PATH, twin


def test_the_examples_of_the_page_are_those_of_the_engine() -> None:
    """After a change of texts or rules: `python tests/texts/page_twin.py`."""
    assert PATH.read_text(encoding="utf-8") == twin()
