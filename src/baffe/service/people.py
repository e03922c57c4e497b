"""Who somebody is: a guest without an account, and the names that guests give themselves."""

import unicodedata
from hashlib import blake2b
from secrets import choice, token_hex
from typing import Final

from msgspec import Struct

from baffe.service.errors import ServiceError

LONGEST_NAME: Final = 20
PROGRAM: Final = "program "  # how the id of a program begins; those of people are hexadecimal
CODE_LETTERS: Final = "ABCDEFGHJKMNPQRSTUVWXYZ23456789"  # without those that people mix up
INVISIBLE: Final = frozenset(
    ["\u034f", "\u115f", "\u1160", "\u17b4", "\u17b5", "\u2800", "\u3164", "\uffa0", "\ufffc"]
    + [chr(n) for n in (*range(0x180B, 0x1810), *range(0xE0100, 0xE01F0))]
)  # letters, marks and symbols by their category, and yet nothing is seen of them
EMOJI_STYLES: Final = "\ufe0e\ufe0f"  # behind a symbol they choose how it is drawn; alone they are nothing
CODE_LENGTH: Final = 10  # 31^10: more than 49 bits, unguessable under the rate limits
JOIN_LETTERS: Final = "BCDFGHJKMNPRSTVWXYZ"  # no vowel, so no word; no two that people mix up
JOIN_LENGTH: Final = 6  # 19^6: 47 million
LOOK_ALIKES: Final = str.maketrans("2568U", "ZSGBV")  # what can only be one letter of a join code


class Guest(Struct, frozen=True):
    """Somebody's secret id; whoever has it is that guest."""

    id: str

    @property
    def is_program(self) -> bool:
        """Known by a seat's key instead of a cookie."""
        return self.id.startswith(PROGRAM)

    @property
    def player(self) -> str:
        """The public id, from which the secret one cannot be found."""
        return blake2b(self.id.encode(), digest_size=6, person=b"baffe player").hexdigest()


def new_guest() -> Guest:
    return Guest(token_hex(16))


def new_code() -> str:
    return "".join([choice(CODE_LETTERS) for _ in range(CODE_LENGTH)])


def clean_code(code: str) -> str:
    """As people type it: spaces, dashes and small letters do not matter."""
    return "".join([letter for letter in code.upper() if letter.isalnum()])[: 2 * CODE_LENGTH]


def new_join_code() -> str:
    return "".join([choice(JOIN_LETTERS) for _ in range(JOIN_LENGTH)])


def clean_join_code(typed: str) -> str:
    """As people type it; what looks like one of its letters is that letter. "" for what cannot be a join code."""
    cleaned = clean_code(typed).translate(LOOK_ALIKES)
    return cleaned if len(cleaned) == JOIN_LENGTH and not {*cleaned} - {*JOIN_LETTERS} else ""


def clean_text(text: str, longest: int) -> str:
    """Without control, bidi and other invisible characters; blanks become single spaces."""
    visible = [
        letter if unicodedata.category(letter) not in ("Cc", "Cf", "Cs", "Co", "Cn", "Zl", "Zp") else " "
        for letter in unicodedata.normalize("NFC", text)
        if letter not in INVISIBLE
    ]
    return " ".join("".join(visible).split())[:longest].strip()


def clean_name(name: str) -> str:
    cleaned = clean_text(name, LONGEST_NAME)
    if not any([unicodedata.category(letter)[0] in "LNPS" for letter in cleaned]):  # marks alone hang on nothing
        raise ServiceError("bad_name", "name", "has no visible letter")
    return cleaned


def name_key(name: str) -> str:
    """The same for names that people take for each other: large and small, wide and narrow letters, styles of emoji."""
    folded = unicodedata.normalize("NFKC", unicodedata.normalize("NFKC", name).casefold())
    return "".join([letter for letter in folded if letter not in EMOJI_STYLES])
