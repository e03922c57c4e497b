import { describe, expect, test } from "vitest";
import { asked, at, routeOf, sceneAddress } from "./router.svelte.ts";

const SCENE = { seats: [{ stars: 19 }], dice: ["1", "é"] };
const PATHS = ["/", "/open?game=duel", "/cards?game=duel", "/about", "/real", "/local/ABC", "/local/ABC/replay?at=7", "/t/ABC/tv", sceneAddress("duel", 1, SCENE)];

describe.each([true, false])("with a server: %s", (served) => {
  const home = served ? "https://host/" : "https://host/some/folder/index.html";

  test.each(PATHS)("%s is read as it was written", (path) => {
    const there = new URL(at(path, served), home);
    expect(served || there.pathname === "/some/folder/index.html").toBe(true);
    expect(there.hash.lastIndexOf("#")).toBeLessThanOrEqual(0); // a second one would be cut off in mails
    expect(routeOf(asked(there, served))).toEqual(routeOf(new URL(path, "https://host/")));
  });
});

test("a position comes back from its link", () => {
  const link = new URL(at(sceneAddress("duel", 1, SCENE), false), "https://host/a/");
  expect(routeOf(asked(link, false))).toEqual({ name: "scene", game: "duel", seat: 1, scene: SCENE });
});

test.each(["", "#", "#nonsense", "#//", "#/%", "#/scene?data=%%%"])("a folder opened at %j shows a screen", (hash) => {
  expect(["home", "scene", "unknown"]).toContain(routeOf(asked(new URL(hash, "https://host/a/"), false)).name);
});
