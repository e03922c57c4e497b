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
  const { hearts, stars, energy, cards } = monster;
  let now = ""; // what changes most comes first, and what there is none of is left out
  if (turn) now += t("tokyo-chip-turn");
  if (awaited) now += t("tokyo-chip-awaited");
  if (monster.eliminated) now += t("tokyo-chip-out");
  if (monster.place !== "outside") now += t(`tokyo-chip-${monster.place}`);
  let more = "";
  if (stars) more += t("tokyo-chip-stars", { stars });
  if (energy) more += t("tokyo-chip-energy", { energy });
  if (cards.length) more += t("tokyo-chip-owned", { what: t("tokyo-cards", { count: cards.length }) });
  for (const token of ["poison", "shrink"] as const) {
    if (monster[token]) more += t("tokyo-chip-token", { token: t(`tokyo-token-${token}`), count: monster[token] });
  }
  if (monster.cultists) more += t("tokyo-chip-owned", { what: t("tokyo-owned-cultists", { count: monster.cultists }) });
  if (monster.tower?.length) {
    const levels = monster.tower.map(String);
    more += t("tokyo-chip-owned", { what: t("tokyo-owned-tower", { count: levels.length, levels: listed(levels) }) });
  }
  if (monster.astronaut) more += t("tokyo-chip-owned", { what: t("tokyo-owned-astronaut") });
  if (mark) more += t(`tokyo-chip-${mark}`);
  const figure = t(`tokyo-monster-${monster.monster}`);
  return t("tokyo-chip", { who: name === figure ? name : t("tokyo-chip-who", { name, monster: figure }), now, hearts, more });
}
