/** What a choice brings, in a short line below its label, where the tray does not draw it. */
import type { Question } from "$lib/plug";
import { t } from "$lib/texts.svelte.ts";
import { type DuelView, mostHearts } from "./model";
import type { DuelWording } from "./wording";

const SLEEP = 6; // hearts
// Cards that make a loss smaller than announced: how much is lost is not said beforehand.
const SHIELDS = ["armor_plating", "trendsetter", "unstoppable"];

export function noteOf(word: string, question: Question, view: DuelView, wording: DuelWording): string {
  const [verb = "", what = ""] = word.split(":");
  const me = view.seats[question.seat]!;
  const rival = 1 - question.seat;
  const lost: number = question.about.hearts ?? 0;
  switch (verb) {
    case "hibernation":
      return what === "sleep" ? t("duel-note-hearts", { hearts: Math.min(me.hearts + SLEEP, mostHearts(me)) }) : "";
    case "take":
      if (me.cards.some((card) => SHIELDS.includes(card))) return "";
      return t("duel-note-take", { hearts: lost, left: Math.max(0, me.hearts - lost) });
    case "camouflage":
      return t("duel-note-camouflage", { hearts: lost });
    case "unchained":
    case "lightning_speed":
      return t("duel-note-hit", { name: wording.names[rival] ?? "", hearts: view.seats[rival]?.hearts ?? 0 });
    case "in_shape":
      return t("duel-note-energy", { energy: me.energy - 1 });
    case "superconductor":
      return t("duel-note-energy", { energy: me.energy + (question.about.energy ?? 0) });
    case "alien_metabolism":
      return wording.effect(what);
    case "no":
      return "bonus" in question.about && question.about.bonus !== "blank" ? wording.ours(`bonus-${question.about.bonus}`) : "";
    default:
      return question.kind === "final" ? wording.effect(verb) : "";
  }
}
