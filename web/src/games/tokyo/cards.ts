/** What is printed on the cards: energy to pay, whether they stay in front of their owner, and their texts. */
import { t } from "$lib/texts.svelte.ts";
import type { Printed } from "$shared/cards/printed";

export const KEEP: Record<string, number> = {
  acid_attack: 6,
  alien_origin: 3,
  alpha_monster: 5,
  armor_plating: 4,
  background_dweller: 4,
  burrowing: 5,
  camouflage: 3,
  complete_destruction: 3,
  media_friendly: 3,
  eater_of_the_dead: 4,
  energy_hoarder: 3,
  even_bigger: 4,
  extra_head: 7,
  fire_breathing: 4,
  freeze_time: 5,
  friend_of_children: 3,
  giant_brain: 5,
  gourmet: 4,
  healing_ray: 4,
  herbivore: 5,
  herd_culler: 3,
  it_has_a_child: 7,
  jets: 5,
  made_in_a_lab: 2,
  metamorph: 3,
  mimic: 8,
  battery_monster: 3,
  nova_breath: 7,
  detritivore: 4,
  opportunist: 3,
  parasitic_tentacles: 4,
  plot_twist: 3,
  poison_quills: 3,
  poison_spit: 4,
  psychic_probe: 3,
  rapid_healing: 3,
  regeneration: 4,
  rooting_for_the_underdog: 3,
  shrink_ray: 6,
  smoke_cloud: 4,
  solar_powered: 2,
  spiked_tail: 5,
  stretchy: 3,
  energy_drink: 4,
  urbavore: 4,
  were_only_making_it_stronger: 3,
  wings: 6,
};
export const COSTUME: Record<string, number> = {
  astronaut: 4,
  ghost: 4,
  vampire: 3,
  witch: 4,
  devil: 3,
  pirate: 4,
  princess: 5,
  zombie: 4,
  cheerleader: 3,
  robot: 4,
  statue_of_liberty: 4,
  clown: 3,
};
export const DISCARD: Record<string, number> = {
  apartment_building: 5,
  commuter_train: 4,
  corner_store: 3,
  death_from_above: 5,
  energize: 8,
  evacuation_orders: 7,
  flame_thrower: 3,
  frenzy: 7,
  gas_refinery: 6,
  heal: 3,
  high_altitude_bombing: 4,
  jet_fighters: 5,
  national_guard: 3,
  nuclear_power_plant: 6,
  skyscraper: 6,
  tank: 4,
  vast_storm: 6,
};

export function cost(id: string): number {
  return KEEP[id] ?? COSTUME[id] ?? DISCARD[id] ?? 0;
}

export function isKeep(id: string): boolean {
  return id in KEEP || id in COSTUME;
}

/** What a card is called beside its name. */
function typeOf(id: string): string {
  if (id in COSTUME) return t("tokyo-type-costume");
  return t(isKeep(id) ? "tokyo-type-keep" : "tokyo-type-discard");
}

export function printed(id: string): Printed {
  return {
    name: t(`tokyo-card-${id}`),
    type: typeOf(id),
    effect: t(`tokyo-card-${id}.effect`),
    cost: cost(id),
    keep: isKeep(id),
  };
}
