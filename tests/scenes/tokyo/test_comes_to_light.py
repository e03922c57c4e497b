"""What was hidden and is seen now cannot be undone."""

import pytest

import baffe
from tests.support import facts, play, tokyo


@pytest.mark.parametrize("deck", [["wings"], []])
def test_a_card_that_turns_up_in_the_market_cannot_be_undone(deck: list[str]) -> None:
    """tokyo/R70: whether it lay there in order or chance has drawn it."""
    table = tokyo({"place": "city", "energy": 9}, {}, {}, step="buy", market=["heal", "tank", "jets"], deck=deck)
    play(table, "buy:heal")
    assert facts(table, "revealed")
    with pytest.raises(baffe.CannotUndo):
        table.undo()


def test_a_card_bought_from_the_top_of_the_deck_cannot_be_undone() -> None:
    """tokyo/card/made_in_a_lab: its owner alone had seen it, and now all do."""
    table = tokyo({"place": "city", "energy": 9, "cards": ["made_in_a_lab"]}, {}, {}, step="buy",
                  market=["heal", "tank", "jets"], deck=["wings"], deck_exact=True)  # fmt: skip
    assert table.view(1)["deck"] == [] and table.view(0)["deck"] == ["wings"]
    play(table, "buy:top")
    assert [fact["card"] for fact in facts(table, "bought")] == ["wings"]
    with pytest.raises(baffe.CannotUndo):
        table.undo()
