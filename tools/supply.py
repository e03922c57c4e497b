"""What Baffe is made of: a bill of materials, and the licences of all that is shipped or needed.

    python tools/supply.py bom          build/bom.json, in the format CycloneDX
    python tools/supply.py licences F   the texts of all licences into a file; part of every build of the page
    python tools/supply.py audit        known vulnerabilities, where the network allows to ask

The server's packages are those of requirements/play.txt. The page carries those that the build has put into it, which
web/vite.config.ts notes in packages.json beside the page.
"""

from __future__ import annotations

import json
import re
import subprocess
import sys
from dataclasses import dataclass
from importlib.metadata import Distribution, PackageNotFoundError, distribution
from pathlib import Path
from typing import Any

ROOT = Path(__file__).resolve().parent.parent
PAGE = ROOT / "src/baffe/web/page"
MODULES = ROOT / "web/node_modules"
FONTS = ROOT / "web/src/art/fonts"
LICENCES = ROOT / "web/licences"
PIN = re.compile(r"^([\w.-]+)==([\w.!+-]+)")
HASH = re.compile(r"--hash=sha256:([0-9a-f]{64})")
LICENCE_FILE = re.compile(r"(licen[cs]e|copying|notice)", re.IGNORECASE)
RULE = "=" * 100


@dataclass(frozen=True)
class Package:
    """Something that others have made. `place`: "pypi" or "npm"."""

    place: str
    name: str
    version: str
    licence: str
    texts: tuple[str, ...]
    hashes: tuple[str, ...] = ()

    @property
    def title(self) -> str:
        return f"{self.name} {self.version}"


def of_server() -> list[Package]:
    """Every package of the lock, those for other systems too; what is not installed here has no text."""
    found: dict[str, Package] = {}
    name, version = "", ""
    for line in (ROOT / "requirements/play.txt").read_text("utf-8").splitlines():
        pin = PIN.match(line)
        if pin:
            name, version = pin[1], pin[2]
            found[f"{name} {version}"] = _python_package(name, version)
        for digest in HASH.findall(line):
            one = found[f"{name} {version}"]
            found[f"{name} {version}"] = Package(
                one.place, one.name, one.version, one.licence, one.texts, (*one.hashes, digest)
            )
    return list(found.values())


def _python_package(name: str, version: str) -> Package:
    try:
        installed = distribution(name)
    except PackageNotFoundError:
        return Package("pypi", name, version, "not installed on this system", ())
    texts = [file.read_text("utf-8") for file in installed.files or [] if LICENCE_FILE.match(file.name)]
    return Package("pypi", name, version, _licence(installed), tuple(dict.fromkeys(texts)))


def _licence(installed: Distribution) -> str:
    def told(name: str) -> list[str]:
        return [str(one) for one in installed.metadata.get_all(name) or []]

    classified = [one.split(" :: ")[-1] for one in told("Classifier") if one.startswith("License ::")]
    plain = [text.splitlines()[0] for text in told("License") if text]
    return (told("License-Expression") or [" or ".join(classified)])[0] or (plain or ["unknown"])[0]


def of_page(page: Path = PAGE) -> list[Package]:
    """What the build has put into the page: packages and fonts."""
    names = json.loads((page / "packages.json").read_text("utf-8"))
    return [*[_node_package(name) for name in names], *_fonts()]


def _node_package(name: str) -> Package:
    folder = MODULES / name
    about = json.loads((folder / "package.json").read_text("utf-8"))
    own = [path for path in sorted(folder.iterdir()) if LICENCE_FILE.match(path.name)]
    added = sorted(LICENCES.glob(f"{name}-*.txt")) if "/" not in name else []  # of a package that carries none
    texts = [path.read_text("utf-8") for path in [*own, *added]]
    return Package("npm", name, about["version"], str(about.get("license", "unknown")), tuple(texts))


def _fonts() -> list[Package]:
    return [
        Package("font", path.stem.removeprefix("LICENSE-"), "", "OFL-1.1", (path.read_text("utf-8"),))
        for path in sorted(FONTS.glob("LICENSE-*.txt"))
    ]


# -- licences --


def licences(page: Path, server: bool = True) -> str:
    """`server`: with the packages that a server uses, where there is one."""
    parts = ["Baffe is made by independent fans and is under the MIT licence."]
    if server:
        parts += [
            "The page contains the packages and fonts listed first; the server uses the packages listed after them."
        ]
    for package in [*of_page(page), *(of_server() if server else [])]:
        parts += ["", RULE, f"{package.title.strip()} ({package.licence})", RULE, *package.texts]
    return "\n".join(parts) + "\n"


# -- the bill of materials --


def bill() -> dict[str, Any]:
    return {
        "bomFormat": "CycloneDX",
        "specVersion": "1.6",
        "version": 1,
        "metadata": {"component": {"type": "application", "name": "baffe", "version": "0.1.0"}},
        "components": [_component(package) for package in [*of_page(), *of_server()]],
    }


def _component(package: Package) -> dict[str, Any]:
    component: dict[str, Any] = {
        "type": "library",
        "name": package.name,
        "licenses": [{"license": {"name": package.licence}}],
    }
    if package.version:
        component["version"] = package.version
        component["purl"] = f"pkg:{package.place}/{package.name.replace('@', '%40')}@{package.version}"
    if package.hashes:
        component["hashes"] = [{"alg": "SHA-256", "content": digest} for digest in package.hashes]
    return component


# -- known vulnerabilities --


NOT_ASKED = "the lists of known vulnerabilities cannot be asked from here"


def audit() -> int:
    """0: nothing is known, or nobody could be asked, which is said; 1: something is known."""
    found = {"server": of_packages_of_server(), "page": of_packages_of_page()}
    for what, known in found.items():
        if known is None:
            print(f"{what}: {NOT_ASKED}; nothing was checked.")
        else:
            print("\n".join([f"{what}: {one}" for one in known or ["no known vulnerability."]]))
    return 1 if any(found.values()) else 0


def of_packages_of_server() -> list[str] | None:
    """What is known against the server's packages; None where nobody answers."""
    uv = Path(sys.executable).with_name("uv")
    lock = str(ROOT / "requirements/play.txt")
    told = _asked([str(uv), "tool", "run", "--quiet", "pip-audit", "--disable-pip", "--format=json", "-r", lock])
    packages = (told or {}).get("dependencies", [])
    if not [one for one in packages if "skip_reason" not in one]:
        return None
    skipped = [f"{one['name']} is on no list" for one in packages if "skip_reason" in one]
    return skipped + [
        f"{one['name']} {one['version']}: {bug['id']}" for one in packages for bug in one.get("vulns", [])
    ]


def of_packages_of_page() -> list[str] | None:
    told = _asked([str(ROOT / "tools/node.sh"), "npm", "audit", "--json"])
    if told is None or "vulnerabilities" not in told:
        return None
    return [f"{name}: {bug['severity']}" for name, bug in told["vulnerabilities"].items()]


def _asked(command: list[str]) -> dict[str, Any] | None:
    """What a check says as JSON; None where it says nothing of the kind."""
    try:
        ran = subprocess.run(command, cwd=ROOT / "web", capture_output=True, text=True, timeout=300, check=False)
        told = json.loads(ran.stdout)
    except (OSError, subprocess.TimeoutExpired, ValueError):
        return None
    return told if isinstance(told, dict) else None


def main(what: str, *words: str) -> int:
    if what == "bom":
        target = ROOT / "build/bom.json"
        target.parent.mkdir(exist_ok=True)
        target.write_text(json.dumps(bill(), indent=1) + "\n", "utf-8")
        print(f"{len(bill()['components'])} components: {target.relative_to(ROOT)}")
    elif what == "licences":
        page = Path(words[0])
        (page / "licences.txt").write_text(licences(page), "utf-8")
    elif what == "audit":
        return audit()
    else:
        print(__doc__)
        return 2
    return 0


if __name__ == "__main__":
    sys.exit(main(*(sys.argv[1:] or ["help"])))
