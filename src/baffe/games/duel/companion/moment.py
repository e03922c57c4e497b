"""A moment of such a game in plain words: all that a client shows and offers, so that it needs no rule of its own."""

from typing import Any, Final

from baffe.games.duel.autobot import AUTOBOT, HUMAN, Autobot
from baffe.games.duel.board import (
    BLANK,
    NOTHING,
    PLACE_WORDS,
    TOKENS,
    TRACKS,
    bonus_at,
    is_under_marker,
    plain_place,
    spots_for,
)
from baffe.games.duel.companion.corrections import figures, usable_tokens, ways
from baffe.games.duel.companion.game import TO_LOOK_AT, Companion, end_by_score
from baffe.games.duel.dice import RED_DICE
from baffe.games.duel.monster import BOTH
from baffe.games.duel.rolling import FIRST_TURN_DICE
from baffe.games.duel.table import DuelTable
from baffe.games.duel.view import seen_buzz
from baffe.kernel.telling import Teller

Plain = dict[str, Any]

RESOLVES: Final = {
    "autobot/A14": "smash", "autobot/A15": "heart", "autobot/A16": "fame", "autobot/A17": "destruction",
}  # fmt: skip
"""The face of which a rule speaks."""


class DuelTeller(Teller[Companion]):
    def begin(self, setup: Plain) -> Companion:
        return Companion(setup)

    def told(self, game: Companion) -> Plain:
        return moment(game)


def moment(companion: Companion) -> Plain:
    table = companion.table
    over = table.ending is not None
    return {
        "score": score(table),
        "active": table.active,
        "turns": table.turns,
        "first_dice": FIRST_TURN_DICE if table.first_turn and table.active == HUMAN else None,
        "ask": companion.ask,
        "log": list(companion.log),
        "fresh": companion.fresh,
        "copied": companion.copied,
        "face": _face(companion),
        "outcome": _outcome(companion.log) if over else None,
        "won": None if over else _won(table),
        "figures": figures(table),
        "ways": ways(table),
        "bonuses": _bonuses(table),
        "idle_kings": table.figure(AUTOBOT).owns_stops,
        "tokens": {TOKENS[token].id: _token(table, token) for token in usable_tokens(table)},
    }


def score(table: DuelTable) -> Plain:
    """As it can be shown before the engine is there again."""
    player, bot = table.book.players[AUTOBOT], table.sides[AUTOBOT]
    assert isinstance(player, Autobot)
    return {
        "monsters": [table.sides[seat].monster for seat in BOTH],
        "hearts": [table.sides[seat].hearts for seat in BOTH],
        "most": [table.most_hearts(seat) for seat in BOTH],
        "cubes": bot.energy,
        "threshold": player.threshold,
        "dice": RED_DICE - bot.fewer,
        "markers": {name: plain_place(table.markers[track]) for track, name in enumerate(TRACKS)},
        "buzz": seen_buzz(table),
    }


def _face(companion: Companion) -> str | None:
    """The face whose dice count now."""
    if companion.ask is not None and companion.ask["kind"] == "hits":
        return RESOLVES.get(companion.ask["rule"])
    news = [line["rule"] for line in companion.log[companion.fresh :] if line["type"] in TO_LOOK_AT]
    resolving = [rule for rule in news if rule.startswith("autobot/A")]
    return RESOLVES.get(resolving[0]) if resolving else None


def _outcome(log: list[Plain]) -> Plain:
    last = log[-1]
    return {"winner": last["seat"], "reason": last["reason"], "rule": last["rule"]}


def _won(table: DuelTable) -> Plain | None:
    """How the game has ended, if the score is right."""
    trial = table.copy()
    assert isinstance(trial, DuelTable)
    return _outcome(trial.events(None, trial.told - 1)) if end_by_score(trial) else None


def _bonuses(table: DuelTable) -> dict[str, str]:
    """What lies under each marker."""
    found = {name: bonus_at(table.buzz, track, table.markers[track]) for track, name in enumerate(TRACKS)}
    return {name: bonus for name, bonus in found.items() if bonus not in (NOTHING, BLANK)}


def _token(table: DuelTable, token: int) -> Plain:
    """Where it may be put, in words like fame:-3:flipped; nowhere while a marker stands on it."""
    stuck = is_under_marker(table.buzz, token, table.markers)
    spots = [] if stuck else spots_for(table.buzz, token, table.markers)
    return {"stuck": stuck, "spots": [PLACE_WORDS[at].partition(":")[2] for at in spots]}
