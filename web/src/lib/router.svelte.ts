/** Which screen the address asks for. Where there is only a folder of files, what a server reads as a path follows a #. */
import { HAS_SERVER, root } from "./house";

export type Route =
  | { name: "home" }
  | { name: "open"; game: string }
  | { name: "cards"; game: string }
  | { name: "table"; code: string }
  | { name: "tv"; code: string }
  | { name: "replay"; code: string; at: number }
  | { name: "local"; code: string }
  | { name: "local-replay"; code: string; at: number }
  | { name: "scene"; game: string; seat: number; scene: Record<string, unknown> | null }
  | { name: "watch"; data: string }
  | { name: "about" }
  | { name: "real"; game: string } // "": which one is asked
  | { name: "decks" }
  | { name: "unknown" };

/** Codes are written in capitals; people type them as they like. */
export function codeOf(typed: string): string {
  return typed.toUpperCase().replace(/[^A-Z0-9]/g, "");
}

/** Base64url of a scene's JSON, as links carry it after the #. */
export function sceneText(scene: Record<string, unknown>): string {
  const bytes = new TextEncoder().encode(JSON.stringify(scene));
  return btoa(String.fromCharCode(...bytes))
    .replaceAll("+", "-")
    .replaceAll("/", "_")
    .replaceAll("=", "");
}

export function sceneOf(text: string): Record<string, unknown> | null {
  try {
    const plain = atob(text.replaceAll("-", "+").replaceAll("_", "/"));
    const bytes = Uint8Array.from(plain, (letter) => letter.charCodeAt(0));
    const scene: unknown = JSON.parse(new TextDecoder().decode(bytes));
    return scene && typeof scene === "object" && !Array.isArray(scene) ? (scene as Record<string, unknown>) : null;
  } catch {
    return null; // a link that was cut on its way
  }
}

/** What a link carries beside its address: after the #, which no server reads. */
export function carried(url: URL): string {
  return url.searchParams.get("data") ?? url.hash.slice(1);
}

/** A whole number of an address; 0 for anything else. */
function whole(text: string | null): number {
  const number = Number(text ?? "0");
  return Number.isInteger(number) && number >= 0 ? number : 0;
}

/** The address of a position: a server is not told of it. */
export function sceneAddress(game: string, seat: number, scene: Record<string, unknown>): string {
  return `/scene?game=${game}&seat=${seat}#${sceneText(scene)}`;
}

/** How a screen's address is written where it stands: "/about", or "#/about" without a server. */
export function at(path: string, served = HAS_SERVER): string {
  // What follows a # has no second one: mail programs would cut it off.
  return served ? path : `#${path.replace("#", path.includes("?") ? "&data=" : "?data=")}`;
}

/** The same as a link that can be sent; `origin` where the server is known by another name. */
export function linkTo(path: string, origin = location.origin): string {
  return HAS_SERVER ? origin.replace(/\/$/, "") + path : root() + at(path);
}

/** What the address would be on a server. */
export function asked(url: URL, served = HAS_SERVER): URL {
  if (served) return url;
  const path = url.hash.slice(1);
  try {
    return new URL(path.startsWith("/") ? path : "/", url.origin);
  } catch {
    return new URL("/", url.origin);
  }
}

export function routeOf(url: URL): Route {
  const parts = url.pathname.split("/").filter(Boolean);
  const [first, second, third] = parts;
  if (!first) return { name: "home" };
  if (parts.length === 1) {
    if (first === "about" || first === "decks") return { name: first };
    if (first === "open" || first === "cards" || first === "real") return { name: first, game: url.searchParams.get("game") ?? "" };
    if (first === "watch") return { name: first, data: carried(url) };
    if (first === "scene") {
      return {
        name: "scene",
        game: url.searchParams.get("game") ?? "",
        seat: whole(url.searchParams.get("seat")),
        scene: sceneOf(carried(url)),
      };
    }
  }
  const code = codeOf(second ?? "");
  if (code && first === "t" && parts.length === 2) return { name: "table", code };
  if (code && first === "t" && parts.length === 3 && third === "tv") return { name: "tv", code };
  if (code && first === "r" && parts.length === 2) return { name: "replay", code, at: whole(url.searchParams.get("at")) };
  if (code && first === "local" && parts.length === 2) return { name: "local", code };
  if (code && first === "local" && parts.length === 3 && third === "replay") {
    return { name: "local-replay", code, at: whole(url.searchParams.get("at")) };
  }
  return { name: "unknown" };
}

class Router {
  route: Route = $state.raw({ name: "home" });

  constructor() {
    if (typeof location === "undefined") return; // tests
    this.read();
    addEventListener("popstate", () => this.read());
  }

  private read(): void {
    this.route = routeOf(asked(new URL(location.href)));
  }

  go(path: string, replace = false): void {
    if (replace) history.replaceState(null, "", at(path));
    else history.pushState(null, "", at(path));
    this.read();
    scrollTo(0, 0);
  }
}

export const router = new Router();

export function go(path: string, replace = false): void {
  router.go(path, replace);
}

/** For `<a href={at("/about")} {@attach internal}>`: a plain click stays in this page, others open a tab as usual. */
export function internal(anchor: HTMLElement): () => void {
  function clicked(event: MouseEvent): void {
    if (event.defaultPrevented || event.button !== 0 || event.metaKey || event.ctrlKey || event.shiftKey) return;
    event.preventDefault();
    go((anchor.getAttribute("href") ?? "/").replace(/^#/, ""));
  }
  anchor.addEventListener("click", clicked);
  return () => anchor.removeEventListener("click", clicked);
}
