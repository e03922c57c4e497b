/** Who stands where around the city: clockwise from the top left, so that whoever comes next is the neighbour. */
export function around(count: number): { left: number[]; right: number[] } {
  const half = Math.ceil(count / 2);
  const right = Array.from({ length: half }, (_, i) => i + 1).filter((seat) => seat < count);
  const left = Array.from({ length: count - right.length - 1 }, (_, i) => count - 1 - i);
  return { left: [0, ...left], right };
}
