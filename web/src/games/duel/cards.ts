/** What is printed on the cards: energy to pay, whether they stay in front of their owner, Buzz icon, and texts. */
import { t } from "$lib/texts.svelte.ts";
import type { Printed } from "$shared/cards/printed";
import "./emblems";

export const KEEP: Record<string, number> = {
  acid_attack: 6,
  adrenaline_augment: 5,
  alien_metabolism: 2,
  antimatter_pellets: 5,
  armor_plating: 6,
  breaking_news: 6,
  camouflage: 4,
  electrical_aura: 4,
  extra_head: 7,
  eye_of_the_storm: 2,
  gentle_giant: 5,
  giant_brain: 4,
  hibernation: 5,
  in_shape: 4,
  in_the_shadows: 5,
  lightning_speed: 4,
  made_in_a_lab: 3,
  natural_selection: 4,
  rebooting: 3,
  regeneration: 4,
  scrappy: 2,
  signature_move: 6,
  spiked_tail: 4,
  superconductor: 2,
  thunder_stomp: 4,
  titanic_batteries: 4,
  trendsetter: 3,
  unchained: 3,
  unstable_dna: 3,
  unstoppable: 3,
  utter_destruction: 4,
};
export const ACTION: Record<string, number> = {
  cannonball: 7,
  dominate: 3,
  energize: 10,
  frenzy: 6,
  hors_d_oeuvres: 3,
  jets_scrambled: 5,
  kaijutsu: 5,
  moment_of_respite: 4,
  monster_coaster: 7,
  monumental: 5,
  operation_media: 6,
  photoshoot: 2,
  sack_the_stadium: 8,
  seismic_test: 5,
  snack_time: 3,
  tesla_impulse: 6,
  the_partys_over: 4,
  thermonuclear_cooking: 7,
  too_cute: 3,
};

/** Each of the 11 tokens of the supply is on three cards. */
export const BUZZ: Record<string, readonly string[]> = {
  cat: ["armor_plating", "hors_d_oeuvres", "rebooting"],
  panda: ["monumental", "thermonuclear_cooking", "utter_destruction"],
  fish: ["gentle_giant", "photoshoot", "too_cute"],
  tiger: ["acid_attack", "made_in_a_lab", "unstable_dna"],
  lizard: ["electrical_aura", "energize", "scrappy"],
  anubis: ["alien_metabolism", "cannonball", "operation_media"],
  dragon: ["breaking_news", "eye_of_the_storm", "trendsetter"],
  pumpkin: ["dominate", "kaijutsu", "titanic_batteries"],
  alien: ["in_the_shadows", "lightning_speed", "moment_of_respite"],
  phantom: ["sack_the_stadium", "signature_move", "the_partys_over"],
  penguin: ["jets_scrambled", "tesla_impulse", "unchained"],
};

export function cost(id: string): number {
  return KEEP[id] ?? ACTION[id] ?? 0;
}

export function isKeep(id: string): boolean {
  return id in KEEP;
}

/** The Buzz token whose icon the card has; null: none. */
export function buzzOf(id: string): string | null {
  return Object.keys(BUZZ).find((token) => BUZZ[token]!.includes(id)) ?? null;
}

export function printed(id: string): Printed {
  const keep = isKeep(id);
  return {
    name: t(`duel-card-${id}`),
    type: t(keep ? "duel-type-keep" : "duel-type-discard"),
    effect: t(`duel-card-${id}.effect`),
    cost: cost(id),
    keep,
  };
}
