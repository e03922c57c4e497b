/** The cards of King of Tokyo. What is printed on them comes from the rules: `make wire` writes it down. */
import type { Printed } from "$kit/cards/printed";
import { t } from "$lib/texts.svelte.ts";
import { emblem } from "./emblems";
import PRINTED from "./printed.json";

const KINDS: Record<string, Record<string, number>> = {
  keep: PRINTED.keep,
  discard: PRINTED.discard,
  costume: PRINTED.costume,
};

export const CARDS = Object.values(KINDS).flatMap((cards) => Object.keys(cards));

function kindOf(id: string): string {
  return Object.keys(KINDS).find((kind) => id in KINDS[kind]!) ?? "keep";
}

export function isCostume(id: string): boolean {
  return kindOf(id) === "costume";
}

export function printed(id: string): Printed {
  const kind = kindOf(id);
  return {
    id,
    game: "tokyo",
    name: t(`tokyo-card-${id}`),
    type: t(`tokyo-type-${kind}`),
    effect: t(`tokyo-card-${id}.effect`),
    cost: KINDS[kind]![id] ?? 0,
    keep: kind !== "discard",
    art: emblem(id),
  };
}
