"""The text of the methods that follow from declared fields (state.py), and how the plain form runs it.

The plain form completes a class when it is made, as dataclasses do. `make compile` puts the same text into the sources
before it compiles them; this module itself is never compiled.
"""

from re import sub
from typing import Any, ClassVar, Final, NewType, get_origin

MANY: Final = 10**6


def named(name: str) -> str:
    """The word for a class of that name: "ArmorPlating" is armor_plating."""
    return "".join(["_" + letter.lower() if letter.isupper() else letter for letter in name])[1:]


class Field:
    """How one field of a State is declared. Values are given as text that stands for them."""

    def __init__(self, name: str, type_: str, marker: str, arguments: dict[str, str]) -> None:
        self.name: Final = name
        self.type: Final = type_
        self.marker: Final = marker  # kept, this_turn or derived
        self.arguments: Final = arguments

    @property
    def key(self) -> str:
        """What saves call it."""
        return self.arguments.get("key", repr(self.name))

    @property
    def start(self) -> str:
        return self.arguments.get("start", "")

    def is_on(self, argument: str) -> bool:
        return self.arguments.get(argument) == "True"


# -- the text of the methods --


def constructor(inherited: list[tuple[str, str, str]], own: list[tuple[str, str, str]], typed: bool) -> list[str]:
    """The constructor of a Value, from its fields as (name, type, default)."""
    every = [*inherited, *own]
    parameters = [
        name + (f": {kind}" if typed else "") + (f" = {usual}" if usual else "") for name, kind, usual in every
    ]
    lines = [f"def __init__({', '.join(['self', *parameters])}){' -> None' if typed else ''}:"]
    if typed:
        if inherited:
            lines.append(f"    super().__init__({', '.join([name for name, _, _ in inherited])})")
        lines += [f"    self.{name}: Final = {name}" for name, _, _ in own]
    else:
        lines += [f"    self.{name} = {name}" for name, _, _ in every]
    return lines if len(lines) > 1 else [*lines, "    pass"]


def state_methods(name: str, base: str, fields: list[Field], typed: bool) -> list[str]:
    """The methods of a State. `base`: the class it inherits fields from, "" for none."""
    me = f": {name!r}" if typed else ""
    nothing = " -> None" if typed else ""
    lines: list[str] = []

    def method(head: str, body: list[str], inherits: str = "") -> None:
        above = [inherits] if base and inherits else []
        lines.append(head)
        lines.extend(["    " + line for line in above + body] or ["    pass"])

    parent = "super()." if typed else f"{base}."
    itself = "" if typed else "self, "
    started = [field for field in fields if field.start]
    method(
        f"def start(self){nothing}:",
        [f"self.{field.name} = {field.start}" for field in started],
        f"{parent}start({'' if typed else 'self'})",
    )
    method(f"def forget(self){nothing}:", _forgetting(fields), f"{parent}forget({'' if typed else 'self'})")
    method(
        f"def share(self, twin{me}){nothing}:{'  # type: ignore[override]' if base and typed else ''}",
        [f"twin.{field.name} = {_shared(field)}" for field in fields],
        f"{parent}share({itself}twin)",
    )
    result = f" -> {name!r}" if typed else ""
    method(f"def copy(self){result}:", [f"twin = {name}()", "self.share(twin)", "return twin"])
    saved = [field for field in fields if field.marker != "derived"]
    mapping = " -> dict[str, Any]" if typed else ""
    above = f"{parent}plain({'' if typed else 'self'})" if base else "{}"
    method(
        f"def plain(self){mapping}:",
        [
            f"plain{': dict[str, Any]' if typed else ''} = {above}",
            *[_written(field) for field in saved],
            "return plain",
        ],
    )
    reader = ": Reader" if typed else ""
    # What is read may set limits for what it inherits: how many seats there are.
    last = [f"{parent}read({itself}reader)"] if base else []
    method(f"def read(self, reader{reader}){nothing}:", [_read(field) for field in saved] + last)
    piles = [field for field in fields if field.type in PILES]
    if piles:
        many = " -> list[Pile]" if typed else ""
        method(f"def piles(self){many}:", _all_piles(piles))
        method(f"def put_piles(self, piles{': list[Pile]' if typed else ''}){nothing}:", _put_piles(piles))
    return lines


PILES: Final = ("Pile", "list[Pile]")


def _all_piles(fields: list[Field]) -> list[str]:
    parts = [f"self.{field.name}" if field.type == "Pile" else f"*self.{field.name}" for field in fields]
    return [f"return [{', '.join(parts)}]"]


def _put_piles(fields: list[Field]) -> list[str]:
    lines = ["n = 0"]
    for field in fields:
        if field.type == "Pile":
            lines += [f"self.{field.name} = piles[n]", "n += 1"]
        else:
            size = f"len(self.{field.name})"
            lines += [f"self.{field.name} = piles[n : n + {size}]", f"n += {size}"]
    return lines


def _forgetting(fields: list[Field]) -> list[str]:
    """Fields of this turn go back to their start; states that a list holds forget theirs."""
    lines = [f"self.{field.name} = {field.start}" for field in fields if field.marker == "this_turn"]
    for field in fields:
        if _holds_states(field):
            lines += [f"for each in self.{field.name}:", "    each.forget()"]
    return lines


def _holds_states(field: Field) -> bool:
    inner = field.type[5:-1]
    return field.marker != "derived" and field.type.startswith("list[") and inner not in ("int", "str", "Seat", "Pile")


def _shared(field: Field) -> str:
    if _holds_states(field):
        return f"[each.copy() for each in self.{field.name}]"
    if field.is_on("copied") or (field.marker != "derived" and field.type.startswith("list[")):
        return f"self.{field.name}.copy()"
    return f"self.{field.name}"


def _written(field: Field) -> str:
    value = f"self.{field.name}"
    if field.is_on("own"):
        return f"plain[{field.key}] = self.plain_{field.name}()"
    if field.type == "Pile":
        return f"{value}.write(plain, {field.key})"
    if field.type == "list[Pile]":
        return f"write_piles({value}, plain, {field.key})"
    if field.is_on("distinct"):
        return f"plain[{field.key}] = sorted(set({value}))"
    if field.is_on("unordered"):
        return f"plain[{field.key}] = sorted({value})"
    if field.type.startswith(("tuple[", "list[")):
        return f"plain[{field.key}] = list({value})"
    return f"plain[{field.key}] = {value}"


def _read(field: Field) -> str:
    target = f"self.{field.name}"
    least, most = field.arguments.get("least", "0"), field.arguments.get("most", str(MANY))
    if field.is_on("own"):
        return f"self.read_{field.name}(reader)"
    if field.type == "Pile":
        return f"{target} = read_pile(reader, {field.key}, {target})"
    if field.type == "list[Pile]":
        return f"{target} = read_piles(reader, {field.key}, {field.is_on('owned')})"
    if field.type == "bool":
        return f"{target} = reader.flag({field.key})"
    if field.type == "str":
        return f"{target} = reader.word({field.key})"
    if field.type == "Seat":
        return f"{target} = reader.seat({field.key}, {field.start == 'NOBODY'})"
    if field.type == "tuple[Seat, ...]":
        return f"{target} = reader.seats({field.key})"
    numbers = f"reader.integers({field.key}, {least}, {most})"
    if field.type == "tuple[int, ...]":
        return f"{target} = {numbers}"
    if field.type == "list[int]":
        return f"{target} = list({numbers})"
    if field.type == "int":
        return f"{target} = reader.integer({field.key}, {least}, {most})"
    raise TypeError(f"{field.name}: a field of the type {field.type} must say itself how it is saved (own=True)")


# -- the plain form: a class is completed when it is made --

KINDS: Final = {
    "int": "int", "bool": "bool", "str": "str", "Seat": "seat", "tuple[int, ...]": "ints", "tuple[Seat, ...]": "seats",
    "tuple[str, ...]": "replies", "Step[Any]": "step", "tuple[Step[Any], ...]": "steps",
}  # fmt: skip


def shape_of(fields: list[tuple[str, str, str]]) -> str:
    """How saves write the fields of a step: "seat:seat card:int"."""
    return " ".join([f"{name}:{KINDS.get(kind, kind)}" for name, kind, _ in fields])


def written(annotation: Any) -> str:
    """A type as its source says it."""
    if isinstance(annotation, str):
        return annotation
    if isinstance(annotation, type) and get_origin(annotation) is None or isinstance(annotation, NewType):
        return str(annotation.__name__)
    return sub(r"[a-z_]+\.", "", str(annotation))


def own_annotations(cls: type[Any]) -> dict[str, str]:
    found: dict[str, Any] = cls.__dict__.get("__annotations__", {})
    return {name: written(kind) for name, kind in found.items() if get_origin(kind) is not ClassVar}


def _add(cls: type[Any], lines: list[str], names: dict[str, Any]) -> None:
    made: dict[str, Any] = {}
    exec("\n".join(lines), {**names, cls.__name__: cls}, made)
    for name, function in made.items():
        if name not in cls.__dict__:  # what a class writes itself stays
            function.__qualname__ = f"{cls.__qualname__}.{name}"
            setattr(cls, name, function)


def complete_value(cls: type[Any]) -> None:
    """Give a Value its constructor, and a step its name and its shape."""
    inherited: list[tuple[str, str, str]] = getattr(cls.__mro__[1], "_fields", [])
    names: dict[str, Any] = {}
    own: list[tuple[str, str, str]] = []
    if "__init__" not in cls.__dict__:
        for name, kind in own_annotations(cls).items():
            usual = ""
            if name in cls.__dict__:
                usual = f"_{name}"
                names[usual] = cls.__dict__[name]
            own.append((name, kind, usual))
    cls._fields = [*inherited, *own]
    if own:
        _add(cls, constructor(inherited, own, typed=False), {**_usual(inherited, cls), **names})
    if "name" not in cls.__dict__ and hasattr(cls, "shape"):
        cls.name = named(cls.__name__)
    if own and "shape" not in cls.__dict__ and hasattr(cls, "shape"):
        cls.shape = shape_of(cls._fields)


def _usual(inherited: list[tuple[str, str, str]], cls: type[Any]) -> dict[str, Any]:
    return {usual: getattr(cls, name) for name, _, usual in inherited if usual}


def complete_state(cls: type[Any], marker: type[Any]) -> None:
    """Give a State its methods; a field without a marker is an error."""
    from baffe.kernel.seat import NOBODY

    names: dict[str, Any] = {"NOBODY": NOBODY}
    fields: list[Field] = []
    for name, kind in own_annotations(cls).items():
        marked = cls.__dict__.get(name)
        if not isinstance(marked, marker):
            raise TypeError(f"{cls.__name__}.{name} does not say whether it is kept, of this turn, or derived")
        delattr(cls, name)
        arguments = {key: repr(value) for key, value in marked.arguments.items()}
        if marked.has_start:
            arguments["start"] = "NOBODY" if kind == "Seat" and marked.start == NOBODY else f"_{name}"
            names[f"_{name}"] = marked.start
        fields.append(Field(name, kind, marked.name, arguments))
    base = cls.__mro__[1]
    cls._fields = fields
    has_base = bool(getattr(base, "_fields", []))
    names[base.__name__] = base
    if any([field.type in PILES for field in fields]):
        from baffe.kernel.pile import read_pile, read_piles, write_piles

        names |= {"read_pile": read_pile, "read_piles": read_piles, "write_piles": write_piles}
    _add(cls, state_methods(cls.__name__, base.__name__ if has_base else "", fields, typed=False), names)
