"""The page's Autobot follows the engine's: its tests read a file that the engine has written."""

from baffe.games.duel.board import TOKENS as ALL
from tests.real.autobot_twin import PATH, twin

TOKENS = [token.id for token in ALL]


def test_the_turns_of_the_page_are_those_of_the_engine() -> None:
    """After a change of the Autobot's rule: `python tests/real/autobot_twin.py`."""
    assert PATH.read_text(encoding="utf-8") == twin()


def test_the_turns_are_many_and_all_things_happen_in_them() -> None:
    told = PATH.read_text(encoding="utf-8")
    assert len(told.encode()) <= 60_000
    wanted = [
        "|ask|", "A5 roll", "A9 fix f", "A9 fix d", "A7 keep", "A11 roll", "A12 stop", "A13 stop", "A14 hurt",
        "A15 healed", "A16 pull", "A17 pull", "A18 cubes", "A20 pay 3", "A20 pay 4", "A21 row", "A22 white",
        "A22 pull 2", "A22 hurt", "A22 healed", "A22 cubes", "R15 dice_fewer", ".5|", "D40 stopped_by_king",
        "R7 bonus hit|", "R7 bonus hit_x2", "R7 bonus heart", "R7 bonus energy", "R9 bonus dice_token",
        "D38 hurt", "D38 healed", "D38 energy_gained", "D57 knocked_out", "D57 game_over knock_out",
        "D58 game_over spotlight", "D59 game_over victory_space", "A20 pay 4|A22", *TOKENS,
    ]  # fmt: skip
    assert [one for one in wanted if one not in told] == []
