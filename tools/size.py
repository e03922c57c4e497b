"""What the page weighs: its scripts and style sheets, compressed. More than the limit is a failure."""

import gzip
import sys
from pathlib import Path

PAGE = Path(__file__).resolve().parent.parent / "src/baffe/web/page"
LIMIT = 150_000


def main() -> None:
    files = sorted(path for path in PAGE.rglob("*") if path.suffix in {".js", ".css"})
    if not files:
        sys.exit("There is no page to weigh; run: make page")
    total = sum(len(gzip.compress(path.read_bytes(), mtime=0)) for path in files)
    print(f"{total / 1000:.1f} kB of {LIMIT // 1000} kB, gzipped, in {len(files)} scripts and style sheets")
    if total > LIMIT:
        sys.exit(f"The page is {(total - LIMIT) / 1000:.1f} kB too heavy.")


if __name__ == "__main__":
    main()
