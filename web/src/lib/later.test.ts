import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { afterPicture } from "./later.svelte.ts";

let frames: FrameRequestCallback[] = [];

function draw(): void {
  const due = frames;
  frames = [];
  due.forEach((frame) => frame(0));
}

beforeEach(() => {
  frames = [];
  vi.useFakeTimers();
  vi.stubGlobal("requestAnimationFrame", (frame: FrameRequestCallback) => frames.push(frame));
  vi.stubGlobal("cancelAnimationFrame", () => (frames = []));
});

afterEach(() => {
  vi.unstubAllGlobals();
  vi.useRealTimers();
});

test("what waits for a picture is not part of it", () => {
  const then = vi.fn();
  afterPicture(then);
  draw();
  expect(then).not.toHaveBeenCalled();
  vi.runAllTimers();
  expect(then).toHaveBeenCalledOnce();
});

test("it may wait for several, one after the other", () => {
  const then = vi.fn();
  afterPicture(then, 2);
  draw();
  vi.runAllTimers();
  expect(then).not.toHaveBeenCalled();
  draw();
  vi.runAllTimers();
  expect(then).toHaveBeenCalledOnce();
});

test("what is no longer wanted does not come, whether the picture is drawn or not", () => {
  const then = vi.fn();
  afterPicture(then)();
  draw();
  const leave = afterPicture(then);
  draw();
  leave();
  vi.runAllTimers();
  expect(then).not.toHaveBeenCalled();
});
