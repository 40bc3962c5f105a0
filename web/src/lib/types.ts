/** What the HTTP interface says; the socket's messages are in messages.ts. */
import type { EventInfo, Outcome, SeatInfo, SeatView } from "./messages";

export interface GameInfo {
  id: string;
  titles: Record<string, string>;
  abouts: Record<string, string>;
  least_seats: number;
  most_seats: number;
  best_seats: [number, number];
  minutes: [number, number];
  age: number;
  levels: string[];
  setup: Record<string, unknown>;
}

export interface TableInfo {
  id: string;
  game: string;
  name: string;
  status: "open" | "playing" | "over";
  public: boolean;
  real_dice: boolean;
  made_at: number;
  moved_at: number;
  moves: number;
  waiting: number[];
  seats: SeatInfo[];
  outcome: Outcome | null;
  rematch: string | null;
}

export interface Page {
  count: number;
  page: number;
  tables: TableInfo[];
}

export interface Mine {
  table: TableInfo;
  seats: number[];
  owner: boolean;
}

/** A new secret for what another device holds. */
export interface Recovered {
  table: string;
  kind: "seat" | "owner" | "invite";
  seat: number;
  token: string;
}

export interface NewSeat {
  kind: "human" | "bot" | "open";
  name?: string;
  level?: string;
}

/** How long people may take, in seconds, and what happens then. */
export interface NewClock {
  move?: number;
  game?: number;
  away?: number;
  way: "bot" | "default";
}

export interface NewTable {
  game: string;
  seats: NewSeat[];
  name?: string;
  setup?: Record<string, unknown>;
  clock?: NewClock;
  public?: boolean;
  real_dice?: boolean;
}

export interface Laid {
  id: string;
  status: string;
  owner: string;
  seats: Record<string, string>;
  invites: Record<string, string>;
}

export interface Claimed {
  id: string;
  seat: number;
  token: string;
  status: string;
}

export interface Rule {
  id: string;
  heading: string;
  text: string;
}

export interface Refusal {
  reason: string;
  message: string;
  facts: Record<string, string>;
}

export interface Replay {
  step: number;
  steps: number;
  why: string;
  waiting: number[];
  figures: (string | null)[];
  view: SeatView;
  /** What happened from the event on that was asked for. */
  story: EventInfo[];
  /** How many events there were until then. */
  told: number;
  /** The numbers of the events that began a step of the rules, such as a turn. */
  starts: number[];
}
