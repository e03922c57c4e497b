"""Make the site: the page as a folder for any web host, build/site. It needs no server, and nothing is built anew.

It holds the same files as the page of a server. Only index.html differs: its addresses are relative, so that the folder
may lie anywhere; it says that there is no server; and it carries the policy that a server would send with it.
"""

import shutil
import sys
import tempfile
from pathlib import Path

ROOT = Path(__file__).resolve().parent.parent
sys.path.insert(0, str(ROOT))

from tools.supply import licences  # noqa: E402

PAGE = ROOT / "src/baffe/web/page"
SITE = ROOT / "build/site"
FOR_BUILDERS = (".vite", ".stamp", "packages.json")
FORMER = "sw.js"  # takes the worker of earlier pages away; no site ever had one
POLICY = (
    "default-src 'self'; script-src 'self' 'wasm-unsafe-eval'; style-src 'self' 'unsafe-inline'; img-src 'self' data:; "
    "object-src 'none'; base-uri 'none'; form-action 'none'"
)
CHARSET = '<meta charset="utf-8" />'
SERVED = '<meta name="baffe-house" content="server" />'
ALONE = '<meta name="baffe-house" content="files" />'


def index(served: str) -> str:
    """The index of the site, from that of the server."""
    if served.count(CHARSET) != 1 or served.count(SERVED) != 1:
        sys.exit("The page was built by another version; run: make page")
    policy = f'{CHARSET}\n    <meta http-equiv="Content-Security-Policy" content="{POLICY}" />'
    return served.replace('="/', '="./').replace(CHARSET, policy).replace(SERVED, ALONE)


def make(page: Path, site: Path) -> None:
    """Made aside and moved: whoever copies the folder meanwhile gets the old site or the new one."""
    site.parent.mkdir(parents=True, exist_ok=True)
    with tempfile.TemporaryDirectory(prefix="site.", dir=site.parent) as place:
        made = Path(place, "new")
        shutil.copytree(page, made, ignore=shutil.ignore_patterns(*FOR_BUILDERS, FORMER))
        (made / "index.html").write_text(index((page / "index.html").read_text("utf-8")), "utf-8")
        (made / "licences.txt").write_text(licences(page, server=False), "utf-8")
        (made / ".nojekyll").touch()  # one of the hosts would leave files out else
        if site.exists():
            shutil.move(site, Path(place, "old"))
        shutil.move(made, site)


def main() -> None:
    if not (PAGE / "index.html").exists():
        sys.exit("There is no page to make a site of; run: make page")
    make(PAGE, SITE)
    files = [path for path in SITE.rglob("*") if path.is_file()]
    weight = sum([path.stat().st_size for path in files]) / 1_000_000
    print(f"{SITE.relative_to(ROOT)}: {len(files)} files, {weight:.1f} MB. docs/site.md says how to publish it.")


if __name__ == "__main__":
    main()
