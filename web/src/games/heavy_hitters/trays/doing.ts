/** What a confirm button says: what will happen, and below it what that costs or brings. */
import type { Live } from "$lib/live.svelte.ts";
import type { Question } from "$lib/plug";
import { type Args, t } from "$lib/texts.svelte.ts";
import { takenApart } from "$lib/words";
import { printedName } from "../board/geometry";
import { hexOf, offerOf } from "../board/picking.svelte.ts";
import { unitText } from "../board/spoken";
import { heavy, type Unit, UNITS } from "../model";
import { percent } from "../wording";

function say(id: string, args?: Args): string {
  return t(`heavy_hitters-do-${id}`, args);
}

/** In the imperative: "Go to G6". */
export function deedOf(live: Live, question: Question, word: string): string {
  const view = heavy(live.view!);
  const { verb, what, seat } = takenApart(word);
  const hex = printedName(hexOf(word, question, view) ?? "");
  switch (verb) {
    case "move":
    case "place":
    case "shift":
    case "tag":
    case "ads":
    case "s_billboard":
      return say(verb === "ads" || verb === "s_billboard" ? "tag" : verb, { hex });
    case "s_hijack":
      return say("hijack", { hex, name: live.nickname(seat ?? 0) });
    case "fire":
      return say("fire", { target: unitText(live, seat ?? 0, what as Unit) });
    case "repair":
      return say("repair", { target: unitText(live, seat ?? question.seat, "hh") });
    case "step":
    case "push":
    case "face":
      return say(verb, { direction: t(`heavy_hitters-direction-${what}`), hex });
    default:
      return live.wording?.answer(word, question, view) ?? word;
  }
}

/** "3 ⚡, 1 of it overspent"; "58 %"; "" where there is nothing to say. */
export function costOf(question: Question, word: string): string {
  const { verb } = takenApart(word);
  const { price, over = 0, chance } = offerOf(question, word);
  if (verb === "fire") return chance === undefined ? "" : say("chance", { chance: percent(chance) });
  if (verb === "ads" || verb === "s_billboard" || verb === "s_hijack") return t(`heavy_hitters-${verb === "ads" ? "upgrade-g_ads" : `card-${verb}`}`);
  return price === undefined ? "" : say("energy", { price, over });
}

/** How one of several words at one hex differs from the others: by the unit that does it, or the card. */
export function meansOf(live: Live, word: string): string {
  const { verb, what, seat } = takenApart(word);
  if (UNITS.includes(what as Unit)) return t(`heavy_hitters-unit-${what}`);
  if (verb === "s_hijack") return say("hijack-of", { name: live.nickname(seat ?? 0) });
  return t(`heavy_hitters-card-${verb}`);
}
