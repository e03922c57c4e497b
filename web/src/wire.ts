/* Made by tools/wire.py from the server's structs: do not edit. */

export interface Wire {
  AskUndo?: AskUndo;
  Bet?: Bet;
  Chat?: Chat;
  Choose?: Choose;
  ClashInfo?: ClashInfo;
  Consent?: Consent;
  Consult?: Consult;
  Consulted?: Consulted;
  Done?: Done;
  Failed?: Failed;
  Found?: Found;
  GameInfo?: GameInfo;
  Join?: Join;
  Joined?: Joined;
  Leave?: Leave;
  Open?: Open;
  OpenScene?: OpenScene;
  Ping?: Ping;
  Pong?: Pong;
  Position?: Position;
  Problem?: Problem;
  Replay?: Replay;
  RivalInfo?: RivalInfo;
  Said?: Said;
  Say?: Say;
  ScenePreview?: ScenePreview;
  Seat?: Seat;
  SeatChange?: SeatChange;
  SeatChoiceInfo?: SeatChoiceInfo;
  SeatKey?: SeatKey;
  SeatWish?: SeatWish;
  SendEmote?: SendEmote;
  Server?: Server;
  SettingInfo?: SettingInfo;
  Settings?: Settings;
  Sit?: Sit;
  Substitute?: Substitute;
  SwitchInfo?: SwitchInfo;
  TableChanged?: TableChanged;
  TableInfo?: TableInfo;
  Undo?: Undo;
  Update?: Update;
  Welcome?: Welcome;
  Wish?: Wish;
  You?: You;
}
/**
 * Ask everybody whether the last choice may be taken back across dice; `number` as for undo.
 */
export interface AskUndo {
  type: "ask_undo";
  id: string;
  number: number;
}
export interface Bet {
  type: "bet";
  seat: number;
}
export interface Chat {
  id: number;
  player: string;
  name: string;
  seat: number | null;
  text: string;
  emote: ("boo" | "cheer" | "laugh" | "love" | "sleep" | "wow") | null;
}
/**
 * Answer a question. Sent again with the same id, it is answered again and not applied twice.
 */
export interface Choose {
  type: "choose";
  id: string;
  number: number;
  word: string;
  seat?: number | null;
}
/**
 * Two wishes that no table can have together; an option may also be `seats`.
 */
export interface ClashInfo {
  option: string;
  value: string | boolean | number;
  other: string;
  other_value: string | boolean | number;
}
/**
 * Agree, or not, that somebody takes back a choice; `number` is that of the wish.
 */
export interface Consent {
  type: "consent";
  id: string;
  number: number;
  agrees: boolean;
}
/**
 * What a screen apart from any table asks the rules of a game.
 */
export interface Consult {
  game: string;
  what: string;
  asked?: {
    [k: string]: unknown;
  };
}
export interface Consulted {
  told: {
    [k: string]: unknown;
  };
}
/**
 * A command was carried out, and what it changed is committed.
 */
export interface Done {
  type: "done";
  id: string;
  number: number | null;
}
/**
 * A command was refused; nothing has changed.
 */
export interface Failed {
  type: "error";
  code: string;
  reason: string;
  field: string;
  id: string | null;
}
/**
 * The table to which a join code leads.
 */
export interface Found {
  code: string;
}
/**
 * A game that can be opened.
 */
export interface GameInfo {
  name: string;
  fewest: number;
  most: number;
  usual_seats: number;
  figures: string[];
  module_figures: {
    [k: string]: string[];
  };
  modules: string[];
  bots: string[];
  switches: SwitchInfo[];
  rivals: RivalInfo[];
  guided: boolean;
  settings: SettingInfo[];
  seat_choices: SeatChoiceInfo[];
  clashes: ClashInfo[];
  largest_data: number;
}
/**
 * An option of a game that is on or off.
 */
export interface SwitchInfo {
  name: string;
  usual: boolean;
}
/**
 * An opponent that nobody plays: with these options its seats are of kind rule.
 */
export interface RivalInfo {
  name: string;
  seat: number;
  options: {
    [k: string]: unknown;
  };
  seats: number[];
  guided: boolean;
}
/**
 * An option of a game that is one of several named values.
 */
export interface SettingInfo {
  name: string;
  values: string[];
  usual: string;
  solo: boolean;
}
/**
 * What can be chosen for each seat beside its figure; the game draws where nobody chooses.
 */
export interface SeatChoiceInfo {
  name: string;
  values: string[];
  unique: boolean;
}
export interface Join {
  name: string;
  seat?: number | null;
}
/**
 * A table, and who the receiver is there.
 */
export interface Joined {
  table: TableInfo;
  you: You;
}
/**
 * A table around its game: everything but the game itself.
 */
export interface TableInfo {
  code: string;
  game: string;
  state: "gathering" | "over" | "playing";
  options: {
    [k: string]: unknown;
  };
  seats: Seat[];
  host: string;
  timer: "fast" | "none" | "normal" | "relaxed";
  pace: "fast" | "normal" | "off" | "slow";
  chat: boolean;
  watching: boolean;
  solo: boolean;
  guided: boolean;
  scene: boolean;
  commitment: string;
  seed: string | null;
  join: string | null;
  rematch: string | null;
  wish: Wish | null;
  watchers: number;
  bets: {
    [k: string]: number;
  };
  resumed: boolean;
}
/**
 * One seat, as everybody may see it.
 */
export interface Seat {
  kind: "bot" | "open" | "person" | "program" | "rule";
  name: string;
  player: string;
  bot: string;
  figure: string | null;
  away: boolean;
  online: boolean;
  locked: boolean;
  rule: string;
  choices: {
    [k: string]: string;
  };
  free_in: number | null;
}
/**
 * Somebody would like to take back a choice across dice: everybody who has sat at the table is asked.
 */
export interface Wish {
  number: number;
  seat: number;
  waiting: string[];
  seconds: number;
  refused: boolean;
}
/**
 * Who the receiver is at this table.
 */
export interface You {
  player: string;
  seats: number[];
  seat: number | null;
  host: boolean;
}
/**
 * A bot takes over until this person comes back.
 */
export interface Leave {
  type: "leave";
}
/**
 * Open a table. `start` at once when no seat is open.
 *
 *     Where the options make a seat one that nobody plays, only its figure and choices count, and the list may end
 *     before it.
 */
export interface Open {
  game: string;
  seats: SeatWish[];
  name?: string;
  options?: {
    [k: string]: unknown;
  };
  timer?: "fast" | "none" | "normal" | "relaxed";
  pace?: "fast" | "normal" | "off" | "slow";
  start?: boolean;
  guided?: boolean;
}
export interface SeatWish {
  kind: "bot" | "device" | "me" | "open";
  name?: string;
  bot?: string;
  figure?: string | null;
  choices?: {
    [k: string]: string | null;
  };
}
/**
 * Open a position against bots: whoever asks plays `seat`.
 */
export interface OpenScene {
  game: string;
  scene: {
    [k: string]: unknown;
  };
  seat?: number;
  name?: string;
  bot?: string;
}
export interface Ping {
  type: "ping";
}
export interface Pong {
  type: "pong";
}
/**
 * A moment of a game as a scene, and whose choice it is there.
 */
export interface Position {
  game: string;
  scene: {
    [k: string]: unknown;
  };
  seat: number;
}
/**
 * RFC 9457.
 */
export interface Problem {
  type: string;
  title: string;
  status: number;
  code: string;
  detail: string;
  field: string;
}
/**
 * A finished game, step by step.
 */
export interface Replay {
  table: TableInfo;
  steps: {
    [k: string]: unknown;
  }[];
  record: string;
}
export interface Said {
  type: "said";
  chat: Chat;
}
export interface Say {
  type: "say";
  text: string;
}
/**
 * What a scene looks like, before anybody plays it.
 */
export interface ScenePreview {
  table: TableInfo;
  view: {
    [k: string]: unknown;
  };
}
/**
 * The host changes a seat, or its holder its figure and name.
 */
export interface SeatChange {
  kind?: ("bot" | "device" | "open") | null;
  name?: string | null;
  bot?: string | null;
  figure?: string | null;
  any_figure?: boolean;
  locked?: boolean | null;
  choices?: {
    [k: string]: string | null;
  } | null;
}
/**
 * For a program that plays a seat: shown once.
 */
export interface SeatKey {
  seat: number;
  key: string;
}
export interface SendEmote {
  type: "cheer";
  emote: "boo" | "cheer" | "laugh" | "love" | "sleep" | "wow";
}
/**
 * What a page asks first.
 */
export interface Server {
  protocol: number;
  build: string;
  games: GameInfo[];
  player: string;
  name: string;
  addresses: string[];
}
export interface Settings {
  timer?: ("fast" | "none" | "normal" | "relaxed") | null;
  pace?: ("fast" | "normal" | "off" | "slow") | null;
  chat?: boolean | null;
  watching?: boolean | null;
  options?: {
    [k: string]: unknown;
  } | null;
  host?: string | null;
}
/**
 * See through another of the sender's own seats; answered by a new welcome.
 */
export interface Sit {
  type: "sit";
  seat: number;
  since?: number;
}
/**
 * The host calls somebody who is awaited: they have half a minute to answer, then a bot does.
 */
export interface Substitute {
  type: "substitute";
  id: string;
  seat: number;
  number: number;
}
/**
 * Something changed around the game.
 */
export interface TableChanged {
  type: "table";
  table: TableInfo;
  you: You;
}
/**
 * Take back the last choice; `number` is that of the question that is open now.
 */
export interface Undo {
  type: "undo";
  id: string;
  number: number;
}
/**
 * Something happened in the game.
 */
export interface Update {
  type: "update";
  seq: number;
  events: {
    [k: string]: unknown;
  }[];
  view: {
    [k: string]: unknown;
  };
  deadline: number | null;
  undo: boolean;
  ask: boolean;
  secrets: number[];
}
/**
 * The first message, and again after `sit`.
 */
export interface Welcome {
  type: "welcome";
  protocol: number;
  build: string;
  seq: number;
  you: You;
  table: TableInfo;
  view: {
    [k: string]: unknown;
  } | null;
  events: {
    [k: string]: unknown;
  }[];
  chat: Chat[];
  deadline: number | null;
  since: number;
  undo: boolean;
  ask: boolean;
  secrets: number[];
}
