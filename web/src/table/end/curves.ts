/** What tells the lines of a curve apart when their inks do not. */
export const DASHES = ["none", "9 4", "2.5 4", "11 4 2.5 4", "5 4", "2.5 8"];

/** Things that stand at these heights, moved so that none covers another; all stay between top and bottom. */
export function apart(heights: readonly number[], least: number, top: number, bottom: number): number[] {
  const order = heights.map((_, i) => i).toSorted((a, b) => heights[a]! - heights[b]!);
  const placed = [...heights];
  order.forEach((i, rank) => {
    const above = rank ? placed[order[rank - 1]!]! + least : top;
    placed[i] = Math.max(placed[i]!, above);
  });
  order.toReversed().forEach((i, rank) => {
    const below = rank ? placed[order[order.length - rank]!]! - least : bottom;
    placed[i] = Math.min(placed[i]!, below);
  });
  return placed;
}
