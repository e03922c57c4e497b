import type { Component } from "svelte";
import Alienoid from "./Alienoid.svelte";
import BoogieWoogie from "./BoogieWoogie.svelte";
import CyberKitty from "./CyberKitty.svelte";
import Gigazaur from "./Gigazaur.svelte";
import MekaDragon from "./MekaDragon.svelte";
import type { Drawn, Mood } from "./print";
import PumpkinJack from "./PumpkinJack.svelte";
import SpacePenguin from "./SpacePenguin.svelte";
import Stranger from "./Stranger.svelte";
import TheKing from "./TheKing.svelte";

const CAST: Record<string, Component<Drawn>> = {
  alienoid: Alienoid,
  boogie_woogie: BoogieWoogie,
  cyber_kitty: CyberKitty,
  gigazaur: Gigazaur,
  meka_dragon: MekaDragon,
  pumpkin_jack: PumpkinJack,
  space_penguin: SpacePenguin,
  the_king: TheKing,
};
/** Who stands on screens that belong to no game. */
export const MASCOT = "gigazaur";

const MOODS: readonly string[] = ["calm", "hurt", "king", "out"];

export const drawingOf = (id: string): Component<Drawn> => CAST[id] ?? Stranger;
export const moodOf = (mood: string | undefined): Mood => (MOODS.includes(mood ?? "") ? (mood as Mood) : "calm");
