"""Build the page and put it in its place.

It carries a hash of its files, and `build.txt` beside it: the server tells an old page by it (web/offline.plugin.ts).
"""

import os
import shutil
import subprocess
import sys
import tempfile
import time
from pathlib import Path

ROOT = Path(__file__).resolve().parent.parent
sys.path.insert(0, str(ROOT))

from tools.supply import licences  # noqa: E402

PAGE = ROOT / "src/baffe/web/page"


def main() -> None:
    began = time.time()
    (ROOT / "build").mkdir(exist_ok=True)
    with tempfile.TemporaryDirectory(prefix="page.", dir=ROOT / "build") as place:
        # Built aside and moved: a build that fails, or a server that is running, keeps the page that works.
        made = Path(place, "new")
        quietly = ("--emptyOutDir", "--logLevel", "error")
        command = ["npm", "run", "--silent", "build", "--", "--outDir", str(made), *quietly]
        done = subprocess.run(command, cwd=ROOT / "web", check=False)
        if done.returncode:
            sys.exit("The page cannot be built.")
        (made / "licences.txt").write_text(licences(made), "utf-8")
        (made / ".stamp").touch()
        os.utime(made / ".stamp", (began, began))  # what was edited meanwhile is not in this page
        PAGE.parent.mkdir(parents=True, exist_ok=True)
        if PAGE.exists():
            shutil.move(PAGE, Path(place, "old"))
        shutil.move(made, PAGE)


if __name__ == "__main__":
    main()
