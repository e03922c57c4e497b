"""A room is composed of parts that are its own: other files call its methods and never reach inside."""

import ast
from pathlib import Path

import baffe
from baffe.service import wire
from baffe.service.room import Room
from baffe.service.service import Service
from tests.service.support import ME, Person, bots, serve

SOURCE = Path(baffe.__file__).parent
ALLOWED = ("os._exit", "session._note", "session._resume")  # the last two in a constructor of the class itself


def reached_into(text: str) -> list[str]:
    """Private names that a file uses of anything but its own objects."""
    return [
        f"line {node.lineno}: {ast.unparse(node)}"
        for node in ast.walk(ast.parse(text))
        if isinstance(node, ast.Attribute)
        and node.attr.startswith("_")
        and not node.attr.startswith("__")
        and not (isinstance(node.value, ast.Name) and node.value.id in ("self", "cls"))
    ]


def test_the_check_finds_who_reaches_inside() -> None:
    assert reached_into("async def f(room):\n    await room._stored.reread()") == ["line 2: room._stored"]
    assert reached_into("class A:\n    def f(self):\n        return self._x") == []


def test_no_file_of_service_or_web_reaches_into_another_object() -> None:
    files = [*(SOURCE / "service").rglob("*.py"), *(SOURCE / "web").glob("*.py"), *(SOURCE / "session").glob("*.py")]
    found = [f"{path.name} {use}" for path in files for use in reached_into(path.read_text("utf-8"))]
    assert [use for use in found if not use.endswith(ALLOWED)] == []


def test_the_parts_of_a_room_are_private(tmp_path: Path) -> None:
    async def act(service: Service) -> None:
        me = Person(service)
        opened = await service.open(me.guest, wire.Open("tokyo", [ME, *bots(1)]))
        room = await service.room(opened.table.code)
        assert [name for name in vars(room) if not name.startswith("_")] == ["code"]

    assert Room.__bases__ == (object,)
    serve(tmp_path, act)
