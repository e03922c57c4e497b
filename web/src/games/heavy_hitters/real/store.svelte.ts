/** The game on this device, and what its owner has read off the box. */
import { Beside } from "../../../inside/beside.svelte.ts";
import type { Fire } from "../printed";
import { type BoxData, type Moment, type Move, type Setup, VERSION } from "./moment";

const NAME = "heavy_hitters";
const BOX = `baffe.box.${NAME}`;

export const store = new Beside<Setup, Move, Moment, { round: number }>(
  NAME,
  `baffe.real.${NAME}`,
  ({ setup }) => setup?.version === VERSION,
  ({ view }) => ({ round: view.round }),
);

function read(): BoxData {
  try {
    const kept: unknown = JSON.parse(localStorage.getItem(BOX) ?? "{}");
    return kept && typeof kept === "object" && !Array.isArray(kept) ? (kept as BoxData) : {};
  } catch {
    return {};
  }
}

class Box {
  data: BoxData = $state.raw(read());

  keep(data: BoxData): void {
    this.data = data;
    try {
      localStorage.setItem(BOX, JSON.stringify(data));
    } catch {
      // then it holds as long as the page is open
    }
  }

  /** Numbers of a weapon that were typed in the middle of a game are there for the next one too. */
  tell(weapon: string, numbers: Partial<Fire>): void {
    const [table, field] = ["combat", "repair", "recon"].includes(weapon) ? ["support_units", "weapon"] : weapon.startsWith("u_") ? ["utility_cards", "effect"] : ["weapons", ""];
    const before = this.data[table!]?.[weapon] ?? {};
    const entry = field ? { ...before, [field]: { ...(before[field] as object), ...numbers } } : { ...before, ...numbers };
    this.keep({ ...this.data, [table!]: { ...this.data[table!], [weapon]: entry } });
  }
}

export const box = new Box();
