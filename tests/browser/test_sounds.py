"""Listening by measure: loudness and clipping of every sound, alone and two at once."""

import subprocess
from pathlib import Path
from statistics import median
from typing import Final

from playwright.sync_api import Browser

ROOT: Final = Path(__file__).resolve().parent.parent.parent
MEASURE: Final = (Path(__file__).parent / "sounds.js").read_text("utf-8")
# What makes the sounds, as a browser reads it.
PLAIN: Final = """
const { transpileModule } = require("typescript");
const code = require("fs").readFileSync("src/lib/synth.ts", "utf-8");
process.stdout.write(transpileModule(code, { compilerOptions: { module: "esnext", target: "es2022" } }).outputText);
"""
FULL: Final = 0.95  # of what a speaker can do; above, it crackles
APART: Final = 3.0  # dB between a sound and the usual one
TOO_MUCH: Final = 1.5  # dB that two may be louder than the loudest one; nobody hears so little


def test_all_sounds_are_about_as_loud_and_two_are_not_louder_than_one(browser: Browser) -> None:
    command = [str(ROOT / "tools/node.sh"), "node", "-e", PLAIN]
    code = subprocess.run(command, cwd=ROOT / "web", capture_output=True, text=True, check=True).stdout
    page = browser.new_page()
    found = page.evaluate(MEASURE, code)
    page.close()
    alone = {name: told["loud"] for name, told in found.items() if " then " not in name}
    assert len(alone) > 10 and len(found) == len(alone) ** 2
    assert {name: told for name, told in found.items() if told["peak"] > FULL} == {}
    usual = median(alone.values())
    assert {name: loud for name, loud in alone.items() if abs(loud - usual) > APART} == {}
    loudest = max(alone.values())
    assert {name: told for name, told in found.items() if told["loud"] > loudest + TOO_MUCH} == {}
