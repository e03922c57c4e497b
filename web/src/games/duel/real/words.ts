/** What happens at the table, in sentences. */
import { t } from "$lib/texts.svelte.ts";
import { type Face, sorted } from "../model";
import type { Fact, Outcome, Seat } from "./moment";

/** For texts that tell the person and the Autobot apart. */
export const who = (seat: Seat | null): string => (seat === null ? "nobody" : seat === 0 ? "me" : "autobot");

export const trackName = (track: string): string => t(`duel-track-${track}`);
export const faceName = (face: Face): string => t(`duel-die-face-${face}`);

export function spaceName(at: number): string {
  const owner = at === 0 ? "none" : at < 0 ? "self" : t("duel-real-the-autobot");
  return t("duel-space", { owner, number: Math.abs(at) });
}

/** Equal dice together: 2 × smash. */
function diceText(dice: readonly Face[]): string {
  const faces = [...new Set(sorted(dice))];
  const count = (face: Face) => dice.filter((one) => one === face).length;
  return faces.map((face) => `${count(face)} × ${t(`duel-face-${face}`)}`).join(", ") || "–";
}

export function sentence({ type, seat, rule: _rule, rules: _rules, ...fields }: Fact): string {
  const args: Record<string, string | number> = { who: who(seat) };
  for (const [field, value] of Object.entries(fields)) {
    if (field === "track") args.track = trackName(value);
    else if (field === "face") args.track = trackName(value);
    else if (field === "at") args.space = spaceName(value);
    else if (field === "bonus") args.bonus = t(`duel-bonus-${value}`);
    else if (field === "card") args.card = t(`duel-card-${value}`);
    else if (field === "token") args.token = t(`duel-token-${value}`);
    else args[field] = Array.isArray(value) ? diceText(value) : value;
  }
  return t(`duel-real-told-${type}`, args);
}

export function verdict({ winner }: Outcome): string {
  return t("duel-real-won", { who: who(winner) });
}

/** A9 of autobot/A9, as it is said. */
export const ruleNumber = (rule: string): string => rule.split("/").at(-1)!;

export function rulesOf({ rule, rules }: Fact): string[] {
  return rules ?? (rule ? [rule] : []);
}
