/** A game without a show of its own: its board, with whose turn it is above and for whom we wait below. */
import type { Plug, Television } from "$lib/plug";
import BoardShow from "./BoardShow.svelte";
import { CARD } from "./pace";

export async function televisionOf(plug: Plug): Promise<Television> {
  if (plug.television) return (await plug.television()).default;
  const lasts: Television["lasts"] = (event) => (plug.bought?.(event) ? CARD : plug.lasts(event));
  return { Show: BoardShow, lasts };
}
