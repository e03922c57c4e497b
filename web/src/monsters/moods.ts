import type { Mood } from "./print";

/** Who stands on screens that belong to no game. */
export const MASCOT = "gigazaur";

const MOODS: readonly string[] = ["calm", "hurt", "king", "out"];

export const moodOf = (mood: string | undefined): Mood => (MOODS.includes(mood ?? "") ? (mood as Mood) : "calm");
