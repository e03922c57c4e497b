"""A record from a file becomes a game of this device: as strictly as a server would look at it, and refused by name."""

from json import loads
from typing import Any, Final, NamedTuple

from baffe.games import GAMES
from baffe.inside.messages import DEVICE
from baffe.inside.past import PLAYED
from baffe.inside.refusal import CannotDo
from baffe.inside.start import Place, Start, clean_name, known_bot
from baffe.kernel.game import Game
from baffe.kernel.record import Written, choice_of, read
from baffe.kernel.refusal import BrokenRecord, Refused
from baffe.session import PACES, Diverged, GameSession, GameSetup, RecordEntry
from baffe.session.fairness import COMMITMENT, SEED_BYTES, seed_of_setup
from baffe.session.play import USUAL
from baffe.session.working import Working

Plain = dict[str, Any]

LONGEST: Final = 2_000_000  # characters; the longest record that a table can have is shorter

FOREIGN: Final = {"game": "record_game", "rules": "record_rules", "format": "record_rules"}
"""Records that may well be sound, but not for us: the refusal for each line."""


class Imported(NamedTuple):
    start: Start
    entries: list[RecordEntry]
    session: GameSession  # at the end of it


def read_record(text: object, now: float, working: Working) -> Imported:
    """The game that a record tells of; raises CannotDo or BrokenRecord, and nothing else."""
    if isinstance(text, str) and len(text) > LONGEST:
        raise CannotDo("record_long", "record", f"has more than {LONGEST} characters")
    try:
        record = read(text, GAMES)
    except BrokenRecord as broken:
        if broken.field in FOREIGN:
            raise CannotDo(FOREIGN[broken.field], broken.field, broken.reason) from broken
        raise
    if record.results is not None:
        raise CannotDo("record_real", "real", "the dice of this game fell on a real table")
    if len(record.choices) > USUAL.entries:
        raise CannotDo("record_long", "choices", f"are more than {USUAL.entries}")
    remarks = str(text).splitlines()
    setup = GameSetup(record.start.seats, str(record.start.seed), record.start.options, record.start.scene)
    entries = [_entry(n, *choice_of(n, line), now) for n, line in enumerate(record.choices)]
    session = _played(record, setup, entries, working)
    _check_seed(setup, remarks)
    start = _start(record, setup, session, remarks)
    for entry in entries:
        entry.player = _player(start.places[entry.seat])
    return Imported(start, entries, session)


def _entry(number: int, seat: int, word: str, now: float) -> RecordEntry:
    return RecordEntry(number, "choice", seat, word, 0, DEVICE, "", now)


def _player(place: Place) -> str:
    return f"bot:{place.bot}" if place.kind == "bot" else DEVICE


def _played(record: Written, setup: GameSetup, entries: list[RecordEntry], working: Working) -> GameSession:
    """The table at the end of the record."""
    try:
        return GameSession.from_record(record.game, setup, record.start.rules, entries, [], working)
    except Diverged as diverged:
        raise BrokenRecord("choices", str(diverged)) from diverged
    except Refused as refused:
        raise BrokenRecord(refused.field, refused.reason) from refused


def _check_seed(setup: GameSetup, remarks: list[str]) -> None:
    """The hash that was published before the first die must be that of the seed; without one nothing was promised."""
    seed = seed_of_setup(setup)
    if seed.value >= 256**SEED_BYTES:
        raise BrokenRecord("seed", f"has more than {SEED_BYTES} bytes: no table of ours began with it")
    for promised in [line[len(COMMITMENT) :].strip() for line in remarks if line.startswith(COMMITMENT)]:
        if promised != seed.commitment:
            raise CannotDo("record_forged", "commitment", "is not that of the seed")


def _start(record: Written, setup: GameSetup, session: GameSession, remarks: list[str]) -> Start:
    game, count = record.game, session.table.seat_count()
    played = _remark(remarks)
    options: Plain = session.view(None)["options"] if setup.scene is not None else setup.options
    by_rule = {int(seat): rival for seat, rival in game.rule_driven(options, count).items()}
    if played is None:
        places = _usual_places(session, count)
    else:
        places = [_place(game, it) for it in _list(played.get("seats"), count)]
    for seat in range(count):
        if (places[seat].kind == "rule") != (seat in by_rule) and played is not None:
            raise BrokenRecord("played", f"seat {seat} follows a rule, or does not")
        if seat in by_rule:
            places[seat] = Place("rule", rule=by_rule[seat])
    if not session.is_over and not [place for place in places if place.kind == "person"]:
        raise BrokenRecord("played", "nobody plays")
    _choose(game, setup, places)
    named = {game.figure_option, *[choice.name for choice in game.seat_choices()]}
    # A list of them was chosen seat by seat; a single word is how all are chosen.
    chosen = {name: value for name, value in options.items() if name not in named or not isinstance(value, list)}
    pace, guided = (played or {}).get("pace", "normal"), (played or {}).get("guided", False)
    if pace not in list(PACES) or not isinstance(guided, bool):
        raise BrokenRecord("played", "is not what was written")
    guided = guided and setup.scene is not None
    is_scene = setup.scene is not None and not guided
    return Start(game.name, record.start.rules, setup, places, chosen, pace, guided, is_scene)


def _remark(remarks: list[str]) -> Plain | None:
    """Who played where, if the record says so: only those of devices do."""
    found = [line[len(PLAYED) :] for line in remarks if line.startswith(PLAYED)]
    if not found:
        return None
    try:
        played = loads(found[0])
    except (ValueError, RecursionError):
        played = None
    if not isinstance(played, dict):
        raise BrokenRecord("played", "is not a JSON object")
    return played


def _list(seats: Any, count: int) -> list[Plain]:
    if not isinstance(seats, list) or len(seats) != count or any([not isinstance(it, dict) for it in seats]):
        raise BrokenRecord("played", f"does not say who plays on {count} seats")
    return seats


def _place(game: Game, plain: Plain) -> Place:
    kind, name, bot = plain.get("kind"), plain.get("name", ""), plain.get("bot", "")
    if kind not in ("person", "bot", "rule") or not isinstance(name, str) or not isinstance(bot, str):
        raise BrokenRecord("played", "is not what was written")
    if kind != "bot":
        return Place("person" if kind == "person" else "rule", clean_name(name))
    try:
        return Place("bot", bot=known_bot(game, bot))
    except Refused as refused:
        raise BrokenRecord("played", refused.reason) from refused


def _usual_places(session: GameSession, count: int) -> list[Place]:
    """Where a record does not say who plays: whoever is asked now is the person, and bots play the others."""
    asked = [int(it.seat) for it in session.decisions[:1]]
    bot = known_bot(session.game, "")
    return [Place("person") if session.is_over or n in asked else Place("bot", bot=bot) for n in range(count)]


def _choose(game: Game, setup: GameSetup, places: list[Place]) -> None:
    """Figures and choices as they were dealt: a rematch wants them again."""
    for name in [game.figure_option, *[choice.name for choice in game.seat_choices()]]:
        values = setup.options.get(name)
        for place, value in zip(places, values if isinstance(values, list) else [], strict=False):
            if name == game.figure_option:
                place.figure = value
            elif value is not None:
                place.choices[name] = value
