"""When things are asked: the timetable of one attack, and every question with the most options it may have."""

from typing import Final

from baffe.kernel.state import Value


class Moment(Value):
    """A step of the timetable of an attack (G181)."""

    window: str
    asked: str  # attacker, defender or nobody
    kind: str  # of question; "" where nobody is asked
    only_after: str = ""


class Question(Value):
    phase: str
    kind: str
    most: int  # options
    always: str = ""  # always: even with one answer; gate: by public facts, and then always; many: with two cards


ATTACK_TIMETABLE: Final[tuple[Moment, ...]] = (
    Moment("attack", "attacker", "attack"),
    Moment("on_targeted", "defender", "dodge"),
    Moment("on_hack", "attacker", "counter", "s_scramble"),
    Moment("own_attack_before_roll", "attacker", "aim"),
    Moment("roll", "nobody", ""),
    Moment("own_attack_after_roll", "attacker", "reroll", "miss"),
    Moment("on_missed", "defender", "missed", "miss"),
    Moment("on_hit", "defender", "shield", "hit"),
    Moment("saves", "nobody", ""),
    Moment("after_saves", "defender", "save", "a_failed_save"),
    Moment("on_damage", "defender", "brace", "unsaved_damage"),
    Moment("damage", "defender", "lose"),
    Moment("after_damage", "nobody", ""),
)

QUESTIONS: Final[tuple[Question, ...]] = (
    Question("setup", "faction", 4),
    Question("setup", "pilot", 4),
    Question("setup", "path", 4),
    Question("setup", "scenario", 6),
    Question("setup", "deck", 3, "always"),
    Question("setup", "primary", 3, "always"),
    Question("setup", "secondary", 10, "always"),
    Question("setup", "pack", 6, "always"),
    Question("setup", "mulligan", 2, "always"),
    Question("deploy", "deploy", 7, "always"),
    Question("deploy", "place", 36),
    Question("movement", "hack", 5, "gate"),
    Question("movement", "counter", 2, "gate"),
    Question("movement", "move", 125, "always"),
    Question("movement", "march", 7),
    Question("movement", "shift", 18),
    Question("movement", "face", 6),
    Question("movement", "dash", 2),
    Question("movement", "late", 3, "gate"),
    Question("movement", "move_unit", 61),
    Question("combat", "commit", 16, "always"),
    Question("combat", "overclock", 4),
    Question("combat", "order", 5),
    Question("combat", "attack", 15),
    Question("combat", "push", 2),
    Question("combat", "dodge", 4, "gate"),
    Question("combat", "counter", 2, "gate"),
    Question("combat", "aim", 4, "gate"),
    Question("combat", "reroll", 4, "gate"),
    Question("combat", "missed", 3, "gate"),
    Question("combat", "shield", 4, "gate"),
    Question("combat", "save", 2, "gate"),
    Question("combat", "brace", 5, "gate"),
    Question("combat", "lose", 15, "many"),
    Question("combat", "mend", 14),
    Question("combat", "advance", 7),
    Question("combat", "upgrade", 4),
    Question("tag", "tag", 60, "always"),
    Question("tag", "counter", 2, "gate"),
    Question("tag", "blast", 2),
    Question("tag", "sift", 13, "many"),
    Question("reset", "reset", 18, "always"),
    Question("reset", "ally", 4, "always"),
)

OUTCOME_REASONS: Final[tuple[str, ...]] = (
    "last_standing",
    "demolition",
    "all_destroyed",
    "round_cap",
    "team_kill",
    "team_demolition",
    "solo_won",
    "solo_lost",
    "stalled",
)
