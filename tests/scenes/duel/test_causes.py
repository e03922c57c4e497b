"""Where a number has several causes, the event tells them and the log names them."""

from baffe.texts.wording import wording_of
from tests.scenes.duel.support import GIGAZAUR, KITTY, duel, facts, owning, play, quiet


def test_smashes_that_a_card_adds() -> None:
    table = duel(owning("acid_attack"), KITTY, dice=quiet("smash smash"), row=[], deck_exact=True)
    play(table, "stop")
    (hurt,) = facts(table, "hurt")
    assert hurt["parts"] == ["duel/D27:2", "acid_attack:1"]
    line = wording_of(table.view(None), "fr").event(hurt)
    assert line == "Gigazaur fait perdre 3♥ à Cyber Kitty (2 baffes, 1\u00a0Attaque acide)"


def test_one_cause_is_told_as_before() -> None:
    table = duel(GIGAZAUR, KITTY, dice=quiet("smash smash"), row=[], deck_exact=True)
    play(table, "stop")
    assert "parts" not in facts(table, "hurt")[0]
