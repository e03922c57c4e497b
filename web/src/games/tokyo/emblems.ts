/** Costumes on their cards: the same hats that the monsters wear. */
import { addEmblems } from "$art/emblems";
import { HATS } from "$monsters/hats";

/** Middle and scale of each on the 48×48 grid: hats are drawn around the place of a crown. */
const SPOTS: Record<string, string> = {
  astronaut: "24,21,1.05",
  ghost: "24,32,1.35",
  vampire: "24,30,.86",
  witch: "24,36,.95",
  devil: "24,34,1.15",
  pirate: "24,32,.95",
  princess: "24,31,1.35",
  zombie: "24,30,1.4",
  cheerleader: "24,33,.9",
  robot: "24,36,1.45",
  statue_of_liberty: "24,34,.92",
  clown: "24,36,.95",
};

export function dressCards(): void {
  const shapes = Object.entries(HATS).map(([id, hat]) => [`hat-${id}`, hat.map(([d, ink]) => `${ink || "-"} ${d}`)]);
  const cards = Object.entries(SPOTS).map(([id, spot]) => [id, `hat-${id}:${spot}`]);
  addEmblems(Object.fromEntries(shapes), Object.fromEntries(cards));
}
