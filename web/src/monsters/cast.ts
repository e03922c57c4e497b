import type { Component } from "svelte";
import Alienoid from "./Alienoid.svelte";
import BoogieWoogie from "./BoogieWoogie.svelte";
import CyberKitty from "./CyberKitty.svelte";
import Gigazaur from "./Gigazaur.svelte";
import MekaDragon from "./MekaDragon.svelte";
import type { Drawn } from "./print";
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
export const drawingOf = (id: string): Component<Drawn> => CAST[id] ?? Stranger;
