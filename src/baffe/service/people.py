"""Who somebody is: a guest without an account, and the names that guests give themselves."""

import unicodedata
from hashlib import blake2b
from secrets import choice, token_hex
from typing import Final

from msgspec import Struct

from baffe.service.denied import Denied

LONGEST_NAME: Final = 20
CODE_LETTERS: Final = "ABCDEFGHJKMNPQRSTUVWXYZ23456789"  # without those that people mix up
CODE_LENGTH: Final = 10  # 31^10: more than 49 bits, unguessable under the rate limits


class Guest(Struct, frozen=True):
    """Somebody's secret id; whoever has it is that guest."""

    id: str

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


def clean_text(text: str, longest: int) -> str:
    """Without control, bidi and other invisible characters; blanks become single spaces."""
    visible = [
        letter if unicodedata.category(letter) not in ("Cc", "Cf", "Cs", "Co", "Cn", "Zl", "Zp") else " "
        for letter in unicodedata.normalize("NFC", text)
    ]
    return " ".join("".join(visible).split())[:longest].strip()


def clean_name(name: str) -> str:
    cleaned = clean_text(name, LONGEST_NAME)
    if not cleaned:
        raise Denied("bad_name", "name", "has no visible letter")
    return cleaned
