"""The text of the methods that follow from declared fields (state.py), and how the plain form runs it.

The plain form completes a class when it is made, as dataclasses do. `make compile` puts the very same text into the
sources before it compiles them; this module itself is never compiled.
"""

from re import sub
from typing import Any, ClassVar, Final, NewType, get_origin

MANY: Final = 10**6
PILES: Final = ("Pile", "list[Pile]")


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

    @property
    def is_list(self) -> bool:
        return self.marker != "derived" and self.type.startswith("list[")

    @property
    def holds_states(self) -> bool:
        return self.is_list and self.type[5:-1] not in ("int", "str", "Seat", "Pile")

    def is_on(self, argument: str) -> bool:
        return self.arguments.get(argument) == "True"


# -- the text of the methods --


def constructor(inherited: list[tuple[str, str, str]], own: list[tuple[str, str, str]]) -> list[str]:
    """The constructor of a Value, from its fields as (name, type, default)."""
    parameters = [f"{name}: {kind}" + (f" = {usual}" if usual else "") for name, kind, usual in [*inherited, *own]]
    above = [f"    super().__init__({', '.join([name for name, _, _ in inherited])})"] if inherited else []
    fields = [f"    self.{name}: Final = {name}" for name, _, _ in own]
    return [f"def __init__({', '.join(['self', *parameters])}) -> None:", *above, *fields]


def state_methods(name: str, base: str, fields: list[Field]) -> list[str]:
    """The methods of a State. `base`: the class it inherits fields from, "" for none."""
    lines: list[str] = []

    def method(head: str, body: list[str]) -> None:
        lines.extend([f"def {head}", *["    " + line for line in body or ["pass"]]])

    def above(call: str) -> list[str]:
        return [f"super().{call}"] if base else []

    saved = [field for field in fields if field.marker != "derived"]
    started = [f"self.{field.name} = {field.start}" for field in fields if field.start]
    shared = [f"twin.{field.name} = {_shared(field)}" for field in fields]
    method("start(self) -> None:", above("start()") + started)
    method("forget(self) -> None:", above("forget()") + _forgetting(fields))
    method(f"share(self, twin: {name!r}) -> None:  # type: ignore[override]", above("share(twin)") + shared)
    method(f"copy(self) -> {name!r}:", [f"twin = {name}()", "self.share(twin)", "return twin"])
    first = f"plain: dict[str, Any] = {'super().plain()' if base else '{}'}"
    method("plain(self) -> dict[str, Any]:", [first, *[_written(field) for field in saved], "return plain"])
    # What is read may set limits for what it inherits: how many seats there are.
    method("read(self, reader: Reader) -> None:", [_read(field) for field in saved] + above("read(reader)"))
    piles = [field for field in fields if field.type in PILES]
    if piles:
        every = [f"self.{field.name}" if field.type == "Pile" else f"*self.{field.name}" for field in piles]
        method("piles(self) -> list[Pile]:", [f"return [{', '.join(every)}]"])
        method("put_piles(self, piles: list[Pile]) -> None:", _put_piles(piles))
    return lines


def _put_piles(fields: list[Field]) -> list[str]:
    lines = ["n = 0"]
    for field in fields:
        size = "1" if field.type == "Pile" else f"len(self.{field.name})"
        lines += [f"self.{field.name} = piles[n{'' if size == '1' else f' : n + {size}'}]", f"n += {size}"]
    return lines


def _forgetting(fields: list[Field]) -> list[str]:
    """Fields of this turn go back to their start; states that a list holds forget theirs."""
    lines = [f"self.{field.name} = {field.start}" for field in fields if field.marker == "this_turn"]
    for field in fields:
        if field.holds_states:
            lines += [f"for each in self.{field.name}:", "    each.forget()"]
    return lines


def _shared(field: Field) -> str:
    if field.holds_states:
        return f"[each.copy() for each in self.{field.name}]"
    return f"self.{field.name}" + (".copy()" if field.is_list or field.is_on("copied") else "")


WRITTEN: Final = {"Pile": "{value}.write(plain, {key})", "list[Pile]": "write_piles({value}, plain, {key})"}
READ: Final = {
    "Pile": "read_pile(reader, {key}, {value})",
    "list[Pile]": "read_piles(reader, {key}, {owned})",
    "bool": "reader.flag({key})",
    "str": "reader.word({key})",
    "Seat": "reader.seat({key}, {or_nobody})",
    "tuple[Seat, ...]": "reader.seats({key})",
    "tuple[int, ...]": "reader.integers({key}, {least}, {most})",
    "list[int]": "list(reader.integers({key}, {least}, {most}))",
    "int": "reader.integer({key}, {least}, {most})",
}


def _written(field: Field) -> str:
    value = f"self.{field.name}"
    if field.is_on("own"):
        return f"plain[{field.key}] = self.plain_{field.name}()"
    if field.type in WRITTEN:
        return WRITTEN[field.type].format(value=value, key=field.key)
    if field.is_on("distinct"):
        value = f"sorted(set({value}))"
    elif field.is_on("unordered"):
        value = f"sorted({value})"
    elif field.type.startswith(("tuple[", "list[")):
        value = f"list({value})"
    return f"plain[{field.key}] = {value}"


def _read(field: Field) -> str:
    if field.is_on("own"):
        return f"self.read_{field.name}(reader)"
    if field.type not in READ:
        raise TypeError(f"{field.name}: a field of the type {field.type} must say itself how it is saved (own=True)")
    value = f"self.{field.name}"
    least, most = field.arguments.get("least", "0"), field.arguments.get("most", str(MANY))
    owned, or_nobody = field.is_on("owned"), field.start == "NOBODY"
    text = READ[field.type]
    return f"{value} = " + text.format(
        key=field.key, value=value, least=least, most=most, owned=owned, or_nobody=or_nobody
    )


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
    found: dict[str, Any] = cls.__annotations__  # its own ones only; since Python 3.14 no longer in its dictionary
    return {name: written(kind) for name, kind in found.items() if get_origin(kind) is not ClassVar}


def _add(cls: type[Any], lines: list[str], names: dict[str, Any]) -> None:
    """Run the text inside a function that knows the class, so that `super()` means what it says."""
    inside = ["    " + line for line in lines]
    text = ["from __future__ import annotations", "def run(__class__):", *inside, "    return locals()"]
    made: dict[str, Any] = {}
    exec("\n".join(text), {**names, cls.__name__: cls}, made)
    for name, function in made["run"](cls).items():
        if name != "__class__" and name not in cls.__dict__:  # what a class writes itself stays
            function.__qualname__ = f"{cls.__qualname__}.{name}"
            setattr(cls, name, function)


def complete_value(cls: type[Any]) -> None:
    """Give a Value its constructor, and a step its name and its shape."""
    inherited: list[tuple[str, str, str]] = getattr(cls.__mro__[1], "_fields", [])
    own = {} if "__init__" in cls.__dict__ else own_annotations(cls)
    cls._fields = [*inherited, *[(name, kind, f"_{name}" if name in vars(cls) else "") for name, kind in own.items()]]
    if own:
        usual = {f"_{name}": getattr(cls, name) for name, _, has_one in cls._fields if has_one}
        _add(cls, constructor(inherited, cls._fields[len(inherited) :]), usual)
    if hasattr(cls, "shape"):
        if "name" not in cls.__dict__:
            cls.name = named(cls.__name__)
        if own and "shape" not in cls.__dict__:
            cls.shape = shape_of(cls._fields)


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
    if any([field.type in PILES for field in fields]):
        from baffe.kernel.pile import read_pile, read_piles, write_piles

        names |= {"read_pile": read_pile, "read_piles": read_piles, "write_piles": write_piles}
    base = cls.__mro__[1]
    cls._fields = fields
    _add(cls, state_methods(cls.__name__, base.__name__ if getattr(base, "_fields", []) else "", fields), names)
