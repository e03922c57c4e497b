import { expect, test } from "vitest";
import type { Spot } from "../board/placing.svelte.ts";
import type { DuelView, Track } from "../model";
import { across, beside, nearest } from "./spots";

function spot(track: Track, at: number): Spot {
  return { track, at, plain: `place:${track}:${at}`, flipped: null };
}

const spots = [spot("fame", -7), spot("fame", -2), spot("fame", 3), spot("destruction", -1), spot("destruction", 4)];

test("places of a track follow each other round and round", () => {
  expect(beside(spots, spots[0]!, 1)).toBe(spots[1]);
  expect(beside(spots, spots[0]!, -1)).toBe(spots[2]);
  expect(beside(spots, spots[4]!, 1)).toBe(spots[3]);
});

test("the other track is entered at the nearest place", () => {
  expect(across(spots, spots[2]!)).toBe(spots[4]);
  expect(across(spots.slice(0, 3), spots[2]!)).toBe(spots[2]);
});

test("one begins in front of a marker", () => {
  const view = { fame: 0, destruction: 2 } as DuelView;
  expect(nearest(spots, view, 0)).toBe(spots[1]);
  expect(nearest(spots, view, 1)).toBe(spots[4]);
});
