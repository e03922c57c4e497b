"""A finished game can be seen again, taken along and checked."""

import subprocess
import sys
from pathlib import Path

from tests.browser.conftest import NewPlayer


def test_a_replay_is_linked_scrubbed_downloaded_and_verified(player: NewPlayer, tmp_path: Path) -> None:
    lea = player("en", name="Léa")
    code = lea.open("me", "bot", "bot")
    lea.go(f"/r/{code}")
    lea.sees("replay-failed")

    lea.play_through(code)
    lea.go(f"/t/{code}")
    lea.link("end-replay").click()
    lea.page.wait_for_url(f"**/r/{code}")
    slider = lea.page.get_by_role("slider", name=lea.say("replay-scrub"))
    count = int(slider.get_attribute("max") or 0) + 1
    assert count > 5
    lea.sees("replay-where", at=1, count=count)
    first = lea.standing()
    slider.fill(str(count - 1))
    lea.sees("replay-where", at=count, count=count)
    assert lea.standing() != first
    lea.button("replay-previous").click()
    lea.sees("replay-where", at=count - 1, count=count)
    lea.page.get_by_text(lea.say("replay-all")).click()
    lea.sees("replay-where", at=count - 1, count=count)

    with lea.page.expect_download() as coming:
        lea.link("end-download").click()
    file = tmp_path / "game.baffe"
    coming.value.save_as(file)
    command = [sys.executable, "-P", "-c", "import sys; from baffe.cli import main; sys.exit(main())", "verify"]
    done = subprocess.run([*command, str(file)], capture_output=True, text=True, timeout=60, check=False)
    assert done.returncode == 0, done.stdout + done.stderr

    # One changed letter, and the record is no longer believed.
    lines = file.read_text("utf-8").splitlines()
    seed = next(i for i, line in enumerate(lines) if "seed" in line)
    last = lines[seed].rstrip()[-1]
    lines[seed] = lines[seed].rstrip()[:-1] + ("1" if last != "1" else "2")
    file.write_text("\n".join(lines) + "\n", "utf-8")
    done = subprocess.run([*command, str(file)], capture_output=True, text=True, timeout=60, check=False)
    assert done.returncode != 0
