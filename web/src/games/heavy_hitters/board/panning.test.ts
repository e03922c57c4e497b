import { beforeEach, expect, test, vi } from "vitest";
import { LARGEST, Panning } from "./panning.svelte.ts";

let board: Panning;
const tapped = vi.fn();

beforeEach(() => {
  tapped.mockClear();
  board = new Panning();
  [board.width, board.height, board.ontap] = [400, 400, tapped];
});

test("what is under the wheel stays there, and the board has a largest and a smallest size", () => {
  const at = { x: 100, y: 300 };
  const before = board.under(at);
  board.zoom(2, at);
  expect(board.under(at)).toEqual(before);
  expect(board.over(before)).toEqual(at);
  board.zoom(100, at);
  expect(board.scale).toBe(LARGEST);
  board.zoom(0.001, at);
  expect(board.fits).toBe(true);
});

test("a finger that hardly slips taps; one that moves pulls the board", () => {
  board.down(1, { x: 50, y: 60 }, 0);
  board.drag(1, { x: 53, y: 62 });
  board.up(1, 90);
  expect(tapped).toHaveBeenCalledExactlyOnceWith({ x: 50, y: 60 });
  board.down(1, { x: 50, y: 60 }, 1000);
  board.drag(1, { x: 90, y: 60 });
  board.up(1, 1200);
  expect([board.x, board.y, board.held]).toEqual([40, 0, false]);
  expect(tapped).toHaveBeenCalledTimes(1);
});

test("some of the board stays in sight", () => {
  board.move(10_000, -10_000);
  expect([board.x, board.y]).toEqual([160, -160]);
});

test("two fingers enlarge what is between them, and never tap", () => {
  board.down(1, { x: 180, y: 200 }, 0);
  board.down(2, { x: 220, y: 200 }, 10);
  board.drag(2, { x: 260, y: 200 });
  board.drag(1, { x: 140, y: 200 });
  expect(board.scale).toBeCloseTo(3, 1);
  board.up(1, 100);
  board.up(2, 110);
  expect(tapped).not.toHaveBeenCalled();
});

test("two quick taps on one place come closer, two more show all", () => {
  const twice = (when: number) => [0, 150].forEach((later) => {
    board.down(1, { x: 100, y: 100 }, when + later);
    board.up(1, when + later + 50);
  });
  twice(0);
  expect(board.scale).toBeGreaterThan(2);
  expect(tapped).toHaveBeenCalledTimes(1);
  twice(2000);
  expect(board.fits).toBe(true);
});

test("two quick taps on two places are two taps", () => {
  board.down(1, { x: 100, y: 100 }, 0);
  board.up(1, 50);
  board.down(1, { x: 140, y: 100 }, 150);
  board.up(1, 200);
  expect([tapped.mock.calls.length, board.fits]).toEqual([2, true]);
});

test("a place near the edge is pulled into the frame, one in it stays", () => {
  board.reveal({ x: 390, y: 200 }, 80);
  expect(board.over({ x: 390, y: 200 })).toEqual({ x: 320, y: 200 });
  board.reveal({ x: 200, y: 200 }, 80);
  expect(board.x).toBe(-70);
});
