/** What the page asks over HTTP. */
import type {
  Consulted,
  Found,
  GameInfo,
  Join,
  Joined,
  Open,
  OpenScene,
  Position,
  Problem,
  Replay,
  ScenePreview,
  SeatChange,
  SeatKey,
  Server,
  Settings,
  Welcome,
} from "../wire";
import { BUILD, HAS_SERVER } from "./house";
import { hasText, learn, t } from "./texts.svelte.ts";

export const PROTOCOL = 1;

const API = "/api/v1";
const LATE = 1_000_000_000; // an event that no table reaches
const PATIENCE = 15_000; // ms until a silent server counts as unreachable

/** The server refused, or could not be reached (code `unreachable`, status 0). */
export class Trouble extends Error {
  constructor(
    readonly code: string,
    readonly status: number,
    readonly field = "",
    detail = "",
  ) {
    super(detail || code);
  }
}

async function ask(method: string, path: string, body?: unknown): Promise<Response> {
  let answer: Response;
  try {
    answer = await fetch(API + path, {
      method,
      headers: body === undefined ? {} : { "Content-Type": "application/json" },
      body: body === undefined ? null : JSON.stringify(body),
      signal: AbortSignal.timeout(PATIENCE),
    });
  } catch {
    throw new Trouble("unreachable", 0);
  }
  if (answer.ok) return answer;
  const problem = (await answer.json().catch(() => ({}))) as Partial<Problem>;
  throw new Trouble(problem.code ?? "", answer.status, problem.field, problem.detail);
}

async function json<T>(method: string, path: string, body?: unknown): Promise<T> {
  const answer = await ask(method, path, body);
  try {
    return (await answer.json()) as T;
  } catch {
    throw new Trouble("unreachable", 0); // something else than our server answers here
  }
}

const table = (code: string) => `/tables/${encodeURIComponent(code)}`;

/** What there is to play, and with whom. */
export interface Told extends Server {
  /** Nobody can come from elsewhere: tables are opened on this device. */
  alone: boolean;
}

let asked: Promise<Told> | null = null;

/** What a server would tell, where there is none: the games of this build. */
export async function offered(): Promise<Told> {
  const { default: games } = await import("../games/offered.json");
  await learnt(...games.map(({ name }) => name));
  return { protocol: PROTOCOL, build: BUILD, games: games as GameInfo[], player: "", name: "", addresses: [], alone: true };
}

async function told(): Promise<Told> {
  const told = await json<Server>("GET", "/server");
  await learnt(...told.games.map(({ name }) => name));
  return { ...told, alone: false };
}

/** Asked once, with the texts of all its games; again after a failure. */
export function server(): Promise<Told> {
  asked ??= (HAS_SERVER ? told() : offered()).catch((trouble: unknown) => {
    asked = null;
    throw trouble;
  });
  return asked;
}

/** The same; while no server answers, what this device can do by itself. */
export function serverOrAlone(): Promise<Told> {
  return server().catch((trouble: unknown) => {
    if (trouble instanceof Trouble && trouble.code === "unreachable") return offered();
    throw trouble;
  });
}

async function learnt(...games: string[]): Promise<void> {
  await learn(...games).catch(() => {
    throw new Trouble("unreachable", 0);
  });
}

/** What the rules of a game say apart from any table. */
export async function consult(game: string, what: string, asked: Record<string, unknown>): Promise<Record<string, unknown>> {
  return (await json<Consulted>("POST", "/consult", { game, what, asked })).told;
}

export const openTable = (wish: Open) => json<Joined>("POST", "/tables", wish);
/** What a scene looks like, with the texts of its game; no table is opened. */
export async function previewScene(wish: OpenScene): Promise<ScenePreview> {
  const preview = await json<ScenePreview>("POST", "/scenes/preview", wish);
  await learnt(wish.game);
  return preview;
}

export const openScene = (wish: OpenScene) => json<Joined>("POST", "/scenes", wish);

/** The code of the table to which six typed letters lead. */
export const findTable = async (join: string) => (await json<Found>("GET", `/join/${encodeURIComponent(join)}`)).code;

/** A table, with the texts of its game. */
export async function tableOf(code: string): Promise<Joined> {
  const joined = await json<Joined>("GET", table(code));
  await learnt(joined.table.game);
  return joined;
}

export const join = (code: string, wish: Join) => json<Joined>("POST", `${table(code)}/join`, wish);
export const start = (code: string) => json<Joined>("POST", `${table(code)}/start`);
export const rematch = (code: string) => json<Joined>("POST", `${table(code)}/rematch`);
export const changeSeat = (code: string, seat: number, change: SeatChange) =>
  json<Joined>("PATCH", `${table(code)}/seats/${seat}`, change);
export const changeSettings = (code: string, change: Settings) =>
  json<Joined>("PATCH", `${table(code)}/settings`, change);
export const seatKey = (code: string, seat: number) => json<SeatKey>("POST", `${table(code)}/seats/${seat}/key`);
export const recordAddress = (code: string) => `${API}${table(code)}/record`;
export const replay = (code: string, all = false) =>
  json<Replay>("GET", `${table(code)}/replay${all ? "?all=true" : ""}`);

/** The position of now as a scene, or that of a step of the replay. */
export const positionOf = (code: string, at: number | null) =>
  json<Position>("GET", `${table(code)}/position${at === null ? "" : `?at=${at}`}`);

/** How a table stands, without its past. */
export const stateOf = (code: string) => json<Welcome>("GET", `${table(code)}/state?since=${LATE}`);

/** Where the QR code of a table's link is drawn; `address` is the origin that phones reach. */
export function qrAddress(code: string, address: string): string {
  return `${API}${table(code)}/qr.svg?address=${encodeURIComponent(address)}`;
}

export function socketAddress(code: string, since: number, look: { seat?: number; tv?: boolean } = {}): string {
  const query = new URLSearchParams({ since: String(since) });
  if (look.seat !== undefined) query.set("seat", String(look.seat));
  if (look.tv) query.set("tv", "1");
  const scheme = location.protocol === "https:" ? "wss" : "ws";
  return `${scheme}://${location.host}${API}${table(code)}/socket?${query}`;
}

/** A page from before an update cannot be trusted to talk to the server. */
export function outdated(protocol: number, build: string): boolean {
  return protocol !== PROTOCOL || (build !== "dev" && BUILD !== "dev" && build !== BUILD);
}

/** A refusal in the reader's language: what happened and what to do next. Codes come by HTTP and by socket alike. */
export function failedText(code: string, status = 0): string {
  const id = [`failed-${code}`, `failed-${status}`].find((known) => hasText(known));
  return t(id ?? "failed-other");
}

export function troubleText(trouble: unknown): string {
  return trouble instanceof Trouble ? failedText(trouble.code, trouble.status) : t("failed-other");
}
