// Made from src/undercroft/server/protocol/messages.py: make protocol

export const PROTOCOL = 1;

/** The first message: which table, whose seats, and how much of it was seen before. */
export interface Hello {
  type: "hello";
  table: string;
  tokens?: string[];
  since?: number;
  protocol?: number;
}

/** A seat chooses an option. */
export interface Answer {
  type: "answer";
  ask: number;
  seat: number;
  option: number;
}

/** People at a real table say what they rolled, as symbols. */
export interface Tell {
  type: "tell";
  ask: number;
  seat: number;
  faces: string;
}

/** A seat throws a die; the server throws it, with the usual release if none is given. */
export interface ThrowDie {
  type: "throw";
  ask: number;
  seat: number;
  release?: Record<string, unknown> | null;
}

/** A seat takes its last decision back; where something became known, the others are asked. */
export interface Undo {
  type: "undo";
  seat: number;
  n?: number | null;
}

/** A seat agrees, or not, to what somebody asks. */
export interface Consent {
  type: "consent";
  seat: number;
  proposal: number;
  yes: boolean;
}

/** A seat says something to everybody at the table. */
export interface Say {
  type: "say";
  seat: number;
  text: string;
}

/** Who sits on a seat. */
export interface SeatInfo {
  seat: number;
  kind: "bot" | "human" | "open";
  name: string;
  level: string;
  here: boolean;
  stand_in: boolean;
}

/** Somebody asks all others: a seat may take a decision back, or the host delete the table. */
export interface ProposalInfo {
  id: number;
  what: "clear" | "undo";
  seat: number;
  agreed: number[];
  awaited: number[];
  left: number | null;
}

/** The answer to hello: what is played, and which seats this client holds. */
export interface Welcome {
  type: "welcome";
  protocol: number;
  table: string;
  game: string;
  status: "open" | "over" | "playing";
  name: string;
  setup: Record<string, unknown>;
  commitment: string;
  mine: number[];
  owner: boolean;
  public: boolean;
  secrets: boolean;
  seats: SeatInfo[];
  alerted: number[];
  clearing: ProposalInfo | null;
  declined: number | null;
}

/** What the table waits for. */
export interface AskInfo {
  id: number;
  kind: "choose" | "draw" | "poll" | "roll" | "throw";
  why: string;
  waiting: number[];
  count?: number;
  die?: string;
  symbols?: string;
  conditions?: string[];
  board?: string;
}

/** Something a seat can choose; the text id is `option-` and the verb. */
export interface OptionInfo {
  number: number;
  verb: string;
  touches?: Record<string, number>;
  names?: Record<string, string>;
}

/** What one seat may know and do; the seat is None for somebody who watches. */
export interface SeatView {
  seat: number | null;
  view: unknown;
  options: OptionInfo[];
  can_undo: boolean;
}

/** Something that happened; the text id is `event-` and the name. */
export interface EventInfo {
  at: number;
  name: string;
  why: string;
  facts?: Record<string, unknown>;
  names?: Record<string, string>;
  to?: number[] | null;
}

/** How long a seat still has, in milliseconds; None for as long as it likes. */
export interface ClockInfo {
  seat: number;
  move?: number | null;
  game?: number | null;
}

/** How a game ended. */
export interface Outcome {
  scores: number[];
  ranks: number[];
  verdicts: string[];
  scored: boolean;
}

/** How the table stands. The client drops its story from `story_from` on and adds this one. */
export interface Update {
  type: "update";
  n: number;
  by: string;
  ask: AskInfo | null;
  figures: (string | null)[];
  views: SeatView[];
  story_from: number;
  story: EventInfo[];
  clocks: ClockInfo[];
  proposal: ProposalInfo | null;
  outcome: Outcome | null;
}

/** Who sits where, after a change. */
export interface Seating {
  type: "seating";
  status: "open" | "over" | "playing";
  seats: SeatInfo[];
  clearing: ProposalInfo | null;
  declined: number | null;
}

/** Somebody said something. */
export interface Said {
  type: "said";
  number: number;
  at: number;
  seat: number;
  name: string;
  text: string;
}

/** A thrown die on its way: key frames that a client only interpolates. */
export interface Flight {
  type: "flight";
  n: number;
  seat: number;
  tracks: unknown;
}

/** Why something was refused; nothing has changed. The text id is `refused-` and the reason. */
export interface Refusal {
  type: "refusal";
  reason: string;
  message: string;
  facts: Record<string, unknown>;
}

/** The same people play again, over there. */
export interface Rematch {
  type: "rematch";
  table: string;
}

/** This server goes; another one, or this one, will be there in a moment. */
export interface Closing {
  type: "closing";
}

export type FromClient =
  | Hello
  | Answer
  | Tell
  | ThrowDie
  | Undo
  | Consent
  | Say;

export type FromServer =
  | Welcome
  | Update
  | Seating
  | Said
  | Flight
  | Refusal
  | Rematch
  | Closing;
