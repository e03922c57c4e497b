/** What a choice brings, in a short line below its label, where the tray does not draw it. */
import type { Question } from "$lib/plug";
import { takenApart } from "$lib/words";
import { listed } from "$lib/wording";
import { type HeavyView, offerOf, targetOf } from "./model";
import { PRINT } from "./printed";
import { type HeavyWording, percent } from "./wording";

/** Verbs that name a thing of which one may want to read more before choosing. */
const READABLE = ["faction", "pilot", "path", "scenario", "deck", "primary", "drop", "upgrade", "lose", "mend", "discard", "overclock"];

export function noteOf(word: string, question: Question, _view: HeavyView, wording: HeavyWording): string {
  const { verb, what } = takenApart(word);
  const { expected, missing, reaches, over, chance = 0 } = offerOf(question, word);
  if (READABLE.includes(verb)) return read(what, wording);
  if (expected !== undefined && !wording.knows(verb)) return wording.ours("note-expected", { expected });
  if (missing !== undefined) return wording.ours("note-missing", { missing });
  if (reaches) return wording.ours("note-reaches", { targets: aimed(reaches, wording) });
  if (!wording.knows(verb)) return "";
  const does = expected === undefined ? wording.does(verb) : wording.ours("note-odds", { chance: percent(chance), expected });
  return over ? `${wording.ours("note-over", { over })} ${does}` : does;
}

/** What a thing is good for; of a weapon its numbers first. */
function read(id: string, wording: HeavyWording): string {
  const numbers = id in PRINT.weapons ? `${wording.numbers(id)}. ` : "";
  return numbers + wording.does(id);
}

/** Units that one weapon or another could fire at, each once. */
function aimed(reaches: Readonly<Record<string, string[]>>, wording: HeavyWording): string {
  const units = [...new Set(Object.values(reaches).flat())].map(targetOf);
  return listed(units.map(({ unit, seat }) => wording.unitOf(seat, unit)));
}
