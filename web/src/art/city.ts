/** A house: left edge, width, height, roof (0 flat, 1 gable, 2 tank). Low in the middle, where the king stands. */
export type Block = [x: number, wide: number, high: number, roof: 0 | 1 | 2];

export const BLOCKS: Block[] = [
  [-8, 44, 150, 2],
  [40, 52, 96, 0],
  [206, 40, 118, 0],
  [96, 34, 58, 1],
  [248, 34, 74, 1],
  [286, 44, 44, 0],
  [334, 30, 26, 1],
  [372, 40, 20, 0],
  [418, 30, 28, 1],
  [452, 40, 50, 0],
  [496, 40, 92, 2],
  [540, 50, 132, 0],
  [594, 36, 70, 1],
  [634, 56, 168, 2],
  [694, 40, 104, 0],
  [738, 48, 140, 0],
];

/** The skyline behind, one piece. */
export const FAR =
  "M0 470V330H24V300H60V350H86V262H120V318H206V286H236V340H262V312H290V366H316V350H340V382H440V356H464V330H498V300H530V344H556V272H590V318H622V250H634V236H650V250H664V330H700V290H738V340H780V470Z";

/** Windows as one path; some are dark, always the same ones. */
export function lit([x, wide, high]: Block, seed: number): string {
  const columns = Math.max(1, Math.floor((wide - 8) / 12));
  const left = x + (wide - columns * 12) / 2 + 2.5;
  let path = "";
  for (let row = 0; row * 16 + 22 < high; row++) {
    for (let column = 0; column < columns; column++) {
      if ((seed * 7 + row * 5 + column * 11 + row * column * 3) % 4 === 0) continue;
      path += `M${left + column * 12} ${480 - high + row * 16}h7v9h-7Z`;
    }
  }
  return path || "M0 0";
}
