"""Files of weights: a line of JSON that says what they are good for, then the weights, packed.

A file is refused in one sentence if it is damaged, of another version, or was learned for other features.
"""

import zlib
from array import array
from hashlib import sha256
from json import dumps, loads
from sys import byteorder
from typing import Any, Final

from baffe.bots.search.net import MOST_WEIGHT, Net
from baffe.kernel.refusal import BadOption
from baffe.kernel.search import Search

VERSION: Final = 1
KIND: Final = "weights of baffe"
BIAS_PARTS: Final = 2  # a bias is longer than a weight: it is written in two


class Weights:
    """All numbers of a net as they are kept."""

    def __init__(
        self,
        first: list[list[int]],
        first_bias: list[int],
        second: list[list[int]],
        second_bias: list[int],
        last: list[int],
        last_bias: int,
    ) -> None:
        self.first: Final = first
        self.first_bias: Final = first_bias
        self.second: Final = second
        self.second_bias: Final = second_bias
        self.last: Final = last
        self.last_bias: Final = last_bias

    def net(self) -> Net:
        return Net(self.first, self.first_bias, self.second, self.second_bias, self.last, self.last_bias)


def inputs_of(search: Search, mode: str) -> list[str]:
    """What a net is told: the features of the table, and who plays, as far as it matters.

    Without the last two a good position and a good player could not be told apart: whether somebody sits there who
    does not think ahead among others who do, or somebody who does.
    """
    return [*search.feature_names(mode), "outthought", "thinks"]


def fingerprint(names: list[str]) -> str:
    """Of a list of features: weights for another list mean something else."""
    return sha256("\n".join(names).encode()).hexdigest()[:16]


def written(weights: Weights, mode: str, level: str, names: list[str], about: dict[str, Any]) -> bytes:
    """The file. `about` says how they were learned."""
    numbers = array("h", [weight for row in weights.first for weight in row])
    numbers.extend([weight for row in weights.second for weight in row])
    numbers.extend(weights.last)
    for bias in [*weights.first_bias, *weights.second_bias, weights.last_bias]:
        numbers.extend([bias >> 15, bias & 0x7FFF])
    if byteorder == "big":
        numbers.byteswap()
    body = zlib.compress(numbers.tobytes(), 9)
    head = {
        "kind": KIND,
        "version": VERSION,
        "mode": mode,
        "level": level,
        "features": fingerprint(names),
        "shape": [len(weights.first), len(weights.first_bias), len(weights.second_bias)],
        "hash": sha256(body).hexdigest(),
        "about": about,
    }
    return dumps(head).encode() + b"\n" + body


def read(data: bytes, mode: str, names: list[str]) -> Weights:
    """What `written` has written; raises BadOption in one sentence."""
    head, _, body = data.partition(b"\n")
    try:
        told: Any = loads(head)
    except ValueError:
        told = None
    if not isinstance(told, dict) or told.get("kind") != KIND:
        raise refusal("are no weights of Baffe")
    if told.get("version") != VERSION:
        raise refusal(f"are of version {told.get('version')!r}, and this program reads version {VERSION}")
    if told.get("mode") != mode or told.get("features") != fingerprint(names):
        raise refusal(f"were learned for {told.get('mode')!r} by other features than those of {mode!r} here")
    if told.get("hash") != sha256(body).hexdigest():
        raise refusal("are damaged: their hash is another one")
    numbers = array("h")
    numbers.frombytes(zlib.decompress(body))
    if byteorder == "big":
        numbers.byteswap()
    features, units, more_units = told["shape"]
    all_of_them = list(numbers)
    if len(all_of_them) != features * units + units * more_units + 3 * more_units + 2 * units + 2:
        raise refusal("are damaged: some are missing")
    at = features * units
    first = [all_of_them[n * units : (n + 1) * units] for n in range(features)]
    second = [all_of_them[at + n * more_units : at + (n + 1) * more_units] for n in range(units)]
    at += units * more_units
    last = all_of_them[at : at + more_units]
    at += more_units
    biases = [(all_of_them[n] << 15) + all_of_them[n + 1] for n in range(at, len(all_of_them), BIAS_PARTS)]
    return Weights(first, biases[:units], second, biases[units:-1], last, biases[-1])


def refusal(reason: str) -> BadOption:
    return BadOption("weights", f"these weights {reason}")


_NETS: Final[dict[tuple[str, str], Net | None]] = {}


def name_of(level: str, mode: str) -> str:
    """What the weights of a level for a mode are called."""
    return f"{level}-{mode}"


def file_name(level: str, mode: str) -> str:
    return f"{name_of(level, mode)}.weights"


def shipped(search: Search, level: str, mode: str) -> Net | None:
    """The net of that level for that mode, read once; None where there is none."""
    known = (level, mode)
    if known not in _NETS:
        from importlib.resources import files  # here: the page is brought its weights, and starts sooner without it

        place = files("baffe.bots").joinpath("weights", file_name(level, mode))
        _NETS[known] = read(place.read_bytes(), mode, inputs_of(search, mode)).net() if place.is_file() else None
    return _NETS[known]


def is_here(level: str, mode: str) -> bool:
    """Whether bots of that level can think about that mode without a file."""
    return _NETS.get((level, mode)) is not None


def brought(search: Search, level: str, mode: str, data: bytes) -> None:
    """The file has come from elsewhere: checked as one of ours, then used."""
    use(level, mode, read(data, mode, inputs_of(search, mode)).net())


def use(level: str, mode: str, net: Net | None) -> None:
    """From now on bots of that level think with this net: trained, tested, or brought from elsewhere."""
    _NETS[level, mode] = net


__all__ = [
    "MOST_WEIGHT", "Weights", "brought", "file_name", "inputs_of", "is_here", "name_of", "read", "shipped", "use",
    "written",
]  # fmt: skip
