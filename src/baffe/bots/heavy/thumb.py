"""The rules of thumb put together: a word for every question, on a table that may be looked at."""

from typing import Final

from baffe.bots.heavy import answering, choosing, going, keeping, maneuvering
from baffe.bots.heavy.look import Look
from baffe.games.heavy_hitters.deploying import Place
from baffe.games.heavy_hitters.moving import MoveUnit, Shift
from baffe.games.heavy_hitters.squad import RECON
from baffe.kernel.chance import Chance

SET_UP: Final = ("faction", "pilot", "path", "scenario", "deck", "primary", "secondary", "pack", "mulligan")
WINDOWS: Final = ("hack", "counter", "dodge", "aim", "reroll", "missed", "shield", "save", "brace")


def word_for(look: Look, words: tuple[str, ...], chance: Chance) -> str:
    """What whoever looks answers to its question; chance decides where any answer is as good."""
    kind = look.kind
    if kind in SET_UP:
        return _set_up(look, kind, words, chance)
    if kind in WINDOWS:
        return answering.answer(look, kind, words)
    if look.table.phase == "movement":
        word = _movement(look, kind, words)
    elif look.table.phase == "combat":
        word = _combat(look, kind, words)
    else:
        word = ""
    return word or _rest(look, kind, words)


# -- before the first round --


def _set_up(look: Look, kind: str, words: tuple[str, ...], chance: Chance) -> str:
    if kind == "mulligan":
        return keeping.redraws(look)
    if kind == "pack":
        return keeping.take(look, words)
    if kind in ("primary", "secondary"):
        words = keeping.better_half(look, words)
    elif kind == "deck":
        words = keeping.suited(look, words)
    return words[chance.below(len(words))]


# -- phases --


def _movement(look: Look, kind: str, words: tuple[str, ...]) -> str:
    if kind == "move":
        return maneuvering.move(look, words)
    if kind == "move_unit":
        return going.best_place(look, words, unit_of(look), True)
    if kind == "face":
        return choosing.face(look, words)
    if kind == "march":
        return maneuvering.march(look, words)
    if kind == "dash":
        return words[0] if maneuvering.dash(look, words[0]) else "done"
    if kind == "late":
        word = words[0]
        if word == answering.LATE and maneuvering.late(look, word):
            return word
        return answering.answer(look, kind, words[1:] if word == answering.LATE else words)
    return ""


def _combat(look: Look, kind: str, words: tuple[str, ...]) -> str:
    if kind == "face":
        return choosing.face(look, words)
    if kind == "commit":
        return choosing.commit(look, words)
    if kind == "attack":
        return choosing.attack(look, words)
    if kind == "overclock":
        return choosing.overclock(look, words)
    if kind == "push":
        return choosing.push(look, words)
    if kind == "advance":
        return going.best_move(look, {word: 0 for word in words if word.startswith("move:")}, False)[0]
    return ""


def _rest(look: Look, kind: str, words: tuple[str, ...]) -> str:
    if kind == "deploy":
        return choosing.deploy(look, words)
    if kind in ("place", "shift"):
        return going.best_place(look, words, unit_of(look), False)
    if kind == "lose":
        return keeping.lose(look, words)
    if kind == "mend":
        return keeping.mend(look, words)
    if kind == "tag":
        return choosing.tag(look, words)
    if kind == "sift":
        return keeping.best_of(words, keeping.SPONSORS, True)
    if kind == "upgrade":
        return keeping.best_of(words, keeping.UPGRADES, False)
    if kind == "reset":
        return choosing.reset(look, words)
    if kind == "ally":
        return choosing.ally(look, words)
    return words[0]  # order, blast: yes


def unit_of(look: Look) -> int:
    """The support unit that is asked about."""
    step = choosing.step_of(look.table, look.seat)
    if isinstance(step, Place):
        return step.unit
    if isinstance(step, MoveUnit):
        return step.unit
    if isinstance(step, Shift):
        return step.unit
    return RECON
