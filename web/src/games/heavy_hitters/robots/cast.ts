/** The drawings of the robots: fetched when the first of them is shown. */
import type { Component } from "svelte";
import DiamondBack from "./DiamondBack.svelte";
import HammerStrike from "./HammerStrike.svelte";
import KingWolf from "./KingWolf.svelte";
import type { Drawn, Mood } from "./print";
import Stranger from "./Stranger.svelte";
import ThunderHappy from "./ThunderHappy.svelte";

const CAST: Readonly<Record<string, Component<Drawn>>> = {
  diamondback: DiamondBack,
  kingwolf: KingWolf,
  thunderhappy: ThunderHappy,
  hammerstrike: HammerStrike,
};
const MOODS: readonly string[] = ["calm", "hurt", "king", "out"] satisfies Mood[];

export const drawingOf = (id: string): Component<Drawn> => CAST[id] ?? Stranger;
export const moodOf = (mood: string | undefined): Mood => (MOODS.includes(mood ?? "") ? (mood as Mood) : "calm");
