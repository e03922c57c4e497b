"""A page beside the site, on the same host: bare Pyodide from the very files of the site."""

import json
import re
import shutil
from pathlib import Path
from typing import Any, Final

from playwright.sync_api import BrowserContext, Page

from tests.browser.folder import BELOW
from tests.inside import device

HERE: Final = Path(__file__).parent
ROOT: Final = HERE.parent.parent
PYODIDE: Final = ROOT / "web/node_modules/pyodide"
PLACE: Final = "bare"
WEIGHTS: Final = re.compile(r"weights-(.+)-[\w-]{8}\.bin")
# The helpers of the tests, where they are imported from.
AS_MODULES: Final = """
import sys, types
for name in ("tests", "tests.inside", "tests.inside.device"):
    sys.modules[name] = types.ModuleType(name)
sys.modules["tests.inside"].device = sys.modules["tests.inside.device"]
exec({device!r}, sys.modules["tests.inside.device"].__dict__)
sys.modules["tests.inside.device"].WEIGHTS = "/weights"
exec({door!r}, globals())
"""


def publish(host: Path) -> None:
    """Puts the page on the host, beside the site that is already there."""
    place = host / PLACE
    place.mkdir()
    for file in (HERE / "index.html", HERE / "page.js", HERE / "worker.js", PYODIDE / "pyodide.mjs"):
        shutil.copy(file, place)
    info = json.loads((PYODIDE / "pyodide-lock.json").read_text())["info"]
    parts = {"glue": "python-*.js", "interpreter": "python-*.bin", "library": "library-*.bin", "rules": "rules-*.bin"}
    files: dict[str, Any] = {"lock": json.dumps({"info": info, "packages": {}})}
    for part, pattern in parts.items():
        [found] = (host / BELOW / "assets").glob(pattern)
        files[part] = f"/{BELOW}/assets/{found.name}"
    weights = [(WEIGHTS.fullmatch(it.name), it.name) for it in (host / BELOW / "assets").glob("weights-*.bin")]
    files["weights"] = {found[1]: f"/{BELOW}/assets/{name}" for found, name in weights if found}
    (place / "files.json").write_text(json.dumps(files))


class Bare:
    """Bare Pyodide in a tab of its own."""

    def __init__(self, context: BrowserContext, host: str) -> None:
        self.page: Final[Page] = context.new_page()
        self.page.goto(f"{host}/{PLACE}/")

    def load(self) -> float:
        """Milliseconds from the tap to an interpreter that answers."""
        self.page.get_by_role("button").click()
        return float(self.page.evaluate("() => loaded"))

    def add_our_modules(self) -> None:
        files = json.loads(self.page.evaluate("async () => (await fetch('files.json')).text()"))
        self._ask({"do": "add", "rules": files["rules"], "weights": files["weights"]})
        helpers = {"device": Path(device.__file__).read_text(), "door": (HERE / "door.py").read_text()}
        self.run(AS_MODULES.format(**helpers))

    def run(self, source: str) -> Any:
        return self._ask({"do": "run", "source": source})

    def heap(self) -> int:
        """Bytes of the interpreter's memory."""
        return int(self._ask({"do": "heap"}))

    def _ask(self, message: dict[str, Any]) -> Any:
        return self.page.evaluate("message => ask(message)", message)
