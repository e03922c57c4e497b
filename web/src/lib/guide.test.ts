/** Where the coach's bubble stands, and which moment has come. */
import { describe, expect, test } from "vitest";
import { type Box, bubbleAt, due, keeping, type Situation } from "./guide";

const box = (x: number, y: number, width: number, height: number): Box => ({ x, y, width, height });
const PHONE = box(8, 50, 374, 786);
const DESK = box(8, 50, 1264, 742);

function covers(a: Box, b: Box): boolean {
  return a.x < b.x + b.width && b.x < a.x + a.width && a.y < b.y + b.height && b.y < a.y + a.height;
}

describe("a bubble", () => {
  const size = { width: 360, height: 110 };

  test("never covers what it speaks of, wherever that is", () => {
    for (const screen of [PHONE, DESK]) {
      for (let x = screen.x; x < screen.width; x += 90) {
        for (let y = screen.y; y < screen.height; y += 60) {
          const lit = box(x, y, Math.min(60, screen.x + screen.width - x), 50);
          const place = bubbleAt(size, [lit], [box(screen.x, 60, 120, 40)], null, screen);
          expect(covers(place, lit)).toBe(false);
          expect(place.x >= screen.x && place.x + place.width <= screen.x + screen.width).toBe(true);
          expect(place.y >= screen.y && place.y + place.height <= screen.y + screen.height).toBe(true);
        }
      }
    }
  });

  test("leaves the answers free, and what else is spoken of", () => {
    const answers = box(0, 640, 390, 160);
    const city = box(10, 120, 370, 330);
    const place = bubbleAt(size, [box(20, 650, 56, 58)], [city], answers, PHONE);
    expect(covers(place, answers) || covers(place, city)).toBe(false);
  });

  test("stands over answers rather than over what is lit", () => {
    const answers = box(0, 50, 390, 790);
    const lit = box(10, 400, 370, 100);
    expect(covers(bubbleAt(size, [lit], [], answers, PHONE), lit)).toBe(false);
  });
});

describe("the moment that has come", () => {
  const at = { question: { number: 1, seat: 0, kind: "roll", about: {} }, view: {}, log: [], seat: 0 } as unknown as Situation;
  const moments = keeping("pair", "3", 2, () => true);
  const there = (...lit: string[]) => (selector: string) => lit.some((each) => selector.includes(each));

  test("is the first of which something is on the screen", () => {
    expect(due(moments, new Set(), at, there('data-face="3"][aria'))?.id).toBe("pair");
    expect(due(moments, new Set(), at, there("keep:3,3"))?.id).toBe("pair-roll");
    expect(due(moments, new Set(), at, there("keep:3,3", 'true"]:enabled:not'))?.id).toBe("release");
    expect(due(moments, new Set(), at, there("stop"))).toBeNull();
  });

  test("comes once if it is only to be read", () => {
    const read = [{ id: "goal", asked: "roll", lit: "star", read: true as const }];
    expect(due(read, new Set(), at, there("star"))?.id).toBe("goal");
    expect(due(read, new Set(["goal"]), at, there("star"))).toBeNull();
  });

  test("waits for its question", () => {
    expect(due([{ id: "buy", asked: "buy", lit: "ware" }], new Set(), at, there("ware"))).toBeNull();
  });
});
