"""Dice fall on the owner's table: how many the next step needs, and the step with those that fell."""

from typing import Any, Final

from baffe.games.heavy_hitters.attack import Roll, Saves, Splash
from baffe.games.heavy_hitters.combat import Act
from baffe.games.heavy_hitters.data.entries import UNITS
from baffe.games.heavy_hitters.moving import Shift
from baffe.games.heavy_hitters.opponents import DeployByTable, FaceHuman, MoveByTable, Reveal
from baffe.games.heavy_hitters.table import HeavyTable
from baffe.kernel.agenda import Step
from baffe.kernel.chance import Wanted, told

Plain = dict[str, Any]

MANY: Final = 60  # more dice than any step throws
LOW_AND_HIGH: Final = (0, 5)


def loaded(results: tuple[int, ...]) -> Any:
    return told(0, results)


def dice_needed(table: HeavyTable, fallen: tuple[int, ...]) -> int:
    """Dice that the next step throws in any case, beside those that have fallen."""
    if isinstance(table.next_step, Reveal):
        return 1 - len(fallen)
    counts = [_count(table, fallen, face) for face in LOW_AND_HIGH]
    return max(min(counts) - len(fallen), 0)


def _count(table: HeavyTable, fallen: tuple[int, ...], face: int) -> int:
    trial = table.copy()
    assert isinstance(trial, HeavyTable)
    trial.loud = False
    trial.chance = loaded(fallen + (face,) * MANY)
    try:
        trial.take_step().run(trial)
    except Wanted:
        return MANY  # a face that names nothing is thrown again and again
    return trial.chance.next_loaded


def run_with(table: HeavyTable, results: tuple[int, ...]) -> None:
    """The next step, for which all this has fallen."""
    table.chance = loaded(results)
    table.take_step().run(table)


def thrown_for(step: Step[Any], table: HeavyTable) -> Plain:
    """What the dice are for, and whose."""
    match step:
        case DeployByTable():
            return {"for": "deploy", "seat": step.seat}
        case MoveByTable():
            return {"for": UNITS[step.unit], "seat": step.seat}
        case FaceHuman():
            return {"for": "face", "seat": step.seat}
        case Shift():
            return {"for": "shift", "seat": step.seat}
        case Reveal():
            return {"for": "reveal", "seat": step.seat}
        case Act():
            return {"for": "mend", "seat": step.seat}
        case Roll():
            return {"for": "attack", "seat": table.attack.seat}
        case Saves():
            return {"for": "saves", "seat": table.attack.target}
        case Splash():
            return {"for": "splash", "seat": table.attack.seat}
    return {"for": "other", "seat": table.attack.seat}
