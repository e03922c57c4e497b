/** What a chip says to those who listen. */
import { t } from "$lib/texts.svelte.ts";
import { listed } from "$lib/wording";
import type { Monster } from "../model";

interface State {
  mark: "bot" | "sleep" | null;
  turn: boolean;
  awaited: boolean;
}

export function chipText(monster: Monster, name: string, { mark, turn, awaited }: State): string {
  let more = "";
  if (monster.eliminated) more += t("tokyo-chip-out");
  if (monster.place !== "outside") more += t(`tokyo-chip-${monster.place}`);
  for (const token of ["poison", "shrink"] as const) {
    if (monster[token]) more += t("tokyo-chip-token", { token: t(`tokyo-token-${token}`), count: monster[token] });
  }
  if (monster.cultists) more += t("tokyo-chip-token", { token: t("tokyo-token-cultist"), count: monster.cultists });
  if (monster.tower?.length) {
    const levels = monster.tower.map(String);
    more += t("tokyo-chip-owned", { what: t("tokyo-owned-tower", { count: levels.length, levels: listed(levels) }) });
  }
  if (monster.astronaut) more += t("tokyo-chip-owned", { what: t("tokyo-owned-astronaut") });
  if (mark) more += t(`tokyo-chip-${mark}`);
  if (turn) more += t("tokyo-chip-turn");
  if (awaited) more += t("tokyo-chip-awaited");
  const { hearts, stars, energy, cards } = monster;
  const args = { hearts, stars, energy, cards: t("tokyo-cards", { count: cards.length }), more };
  const figure = t(`tokyo-monster-${monster.monster}`);
  return t("tokyo-chip", { who: name === figure ? name : t("tokyo-chip-who", { name, monster: figure }), ...args });
}
