// Made from src/undercroft/server/protocol: make protocol

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

/** A seat takes the die that is asked for into its hand: from now on its gesture is timed. */
export interface Lift {
  type: "lift";
  ask: number;
  seat: number;
}

/** The hand with the lifted die moves, so that whoever watches sees it; nothing of it counts. */
export interface Swing {
  type: "swing";
  ask: number;
  seat: number;
  right: number;
  forward: number;
}

/** A seat throws a die; the server throws it, as is usual if neither way is given. */
export interface ThrowDie {
  type: "throw";
  ask: number;
  seat: number;
  release?: Record<string, unknown> | null;
  gesture?: Record<string, unknown> | null;
}

/**
 * A seat does its part of a throw: passes the die, lends its palm; the thrower tosses, blows.  A
 * part has a type: `palm` (height, limp), `pass` and `toss` (a gesture since the lift, or all that
 * a pass or a release is), or `blow` (rise, aside, air), which ends what a toss began.
 */
export interface Help {
  type: "help";
  ask: number;
  seat: number;
  part: Record<string, unknown>;
}

/** What people saw. */
export interface Seen {
  place: string;
  bounces?: number;
  icon?: boolean;
  broken?: string[];
  other?: string;
  spot?: [number, number] | null;
  pointed?: string;
}

/** People at a real board say what they saw of a throw; the judge's word stands at once. */
export interface See {
  type: "see";
  ask: number;
  seat: number;
  seen: Seen;
}

/** The judge of a throw says whether it was as somebody claims. */
export interface Confirm {
  type: "confirm";
  ask: number;
  seat: number;
  claim: number;
  yes: boolean;
}

/** A seat throws in another way from now on. */
export interface SetWay {
  type: "way";
  seat: number;
  way: "average" | "clumsy" | "companion" | "physics" | "steady";
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

/** The learner of a guided game wants no guide any more; the game goes on. */
export interface SkipGuide {
  type: "skip";
  seat: number;
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
  way: "average" | "clumsy" | "companion" | "physics" | "steady";
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
  guided: boolean;
  hints: boolean;
}

/** A die or Template that lies at the target. */
export interface Piece {
  kind: string;
  name: string;
  at: [number, number, number];
  turn: [number, number, number, number];
}

/** A box, a card or a leg that stands on the table; lengths in hundredths of a millimetre. */
export interface Stood {
  kind: string;
  at: [number, number];
  yaw: number;
  size: [number, number, number];
  lowest?: number;
}

/** What a die is thrown at. */
export interface Setting {
  board: string;
  dice: Piece[];
  templates: Piece[];
  webs: string[];
  raised: boolean;
  props: Stood[];
}

/** Where the thrower's hand is: whole degrees around the table and of loft, millimetres. */
export interface HandPlace {
  place: number;
  away: number;
  height: number;
  loft: number;
  speed: number;
}

/** What somebody says was seen; the judge has not said yes yet. */
export interface Claim {
  id: number;
  seat: number;
  seen: Seen;
}

/** The throw that the table waits for. */
export interface ThrowInfo {
  die: string;
  called: string;
  conditions: string[];
  setting: Setting;
  way: "average" | "clumsy" | "companion" | "physics" | "steady";
  hand: HandPlace;
  places: string[];
  seats?: number[];
  stood?: Stood[];
  checks?: string[];
  helper?: number | null;
  judge?: number | null;
  awaits?: "palm" | "pass" | null;
  help_left?: number | null;
  helped?: Record<string, unknown>[];
  can_toss?: boolean;
  claim?: Claim | null;
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
  throw?: ThrowInfo | null;
}

/**
 * Something to expect from a choice; the text id is `forecast-` and the name.  A fact called
 * `chance` is in thousandths. The text is also given `mine`: `yes` if it falls upon who chooses.
 */
export interface ProspectInfo {
  name: string;
  facts?: Record<string, unknown>;
  names?: Record<string, string>;
  tone?: "gain" | "loss" | "plain";
  whose?: number | null;
}

/** Something a seat can choose; the text id is `option-` and the verb. */
export interface OptionInfo {
  number: number;
  verb: string;
  touches?: Record<string, number>;
  names?: Record<string, string>;
  grave?: boolean;
  group?: string;
  forecast?: ProspectInfo[];
}

/** What one seat may know and do; the seat is None for somebody who watches. */
export interface SeatView {
  seat: number | null;
  view: unknown;
  options: OptionInfo[];
  can_undo: boolean;
  has_decided: boolean;
}

/** Something that happened; the text id is `event-` and the name. */
export interface EventInfo {
  at: number;
  name: string;
  why: string;
  facts?: Record<string, unknown>;
  names?: Record<string, string>;
  to?: number[] | null;
  weight?: number;
  tone?: "gain" | "loss" | "plain";
  whose?: number | null;
}

/** How long a seat still has, in milliseconds; None for as long as it likes. */
export interface ClockInfo {
  seat: number;
  move?: number | null;
  game?: number | null;
}

/** A part of a score: so many things of a kind, worth so many points together. */
export interface ScorePart {
  text: string;
  count: number;
  points: number;
}

/** How a game ended. */
export interface Outcome {
  scores: number[];
  ranks: number[];
  verdicts: string[];
  scored: boolean;
  parts: ScorePart[][];
}

/** Something the coach says; the text id is `guide-` and `say`. */
export interface MarkInfo {
  say: string;
  at?: string;
}

/** How a guided game stands for its learner. */
export interface GuideInfo {
  seat: number;
  steps: number;
  step: number;
  is_followed?: boolean;
  is_left?: boolean;
  by_itself?: boolean;
  marks?: MarkInfo[];
  suggested?: number | null;
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
  guide: GuideInfo | null;
  undone: number | null;
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

/** A die that lies there already and can be pushed; its pose as a throw left it. */
export interface LyingDie {
  type: "die";
  kind: string;
  position: [number, number, number];
  turn: [number, number, number, number];
  name?: string | null;
}

/** A box that stands on the table and does not move; yaw in degrees. */
export interface Box {
  type: "box";
  x: number;
  y: number;
  width: number;
  depth: number;
  height: number;
  yaw: number;
}

/** A card that stands upright on the table and does not move; yaw in degrees. */
export interface Card {
  type: "card";
  x: number;
  y: number;
  width: number;
  height: number;
  yaw: number;
  depth: number;
}

/** A raised thigh, level, under which a hand may throw; it does not move; yaw in degrees. */
export interface Leg {
  type: "leg";
  x: number;
  y: number;
  lowest: number;
  width: number;
  depth: number;
  yaw: number;
}

/** A Template that lies on the board as a section of its own; its pose as a flip left it. */
export interface Template {
  type: "template";
  kind: string;
  position: [number, number, number];
  turn: [number, number, number, number];
}

/** What a die is thrown at. */
export interface Scene {
  board: string;
  die: string;
  lying: LyingDie[];
  props: (Box | Card | Leg)[];
  lift: number;
  webs: string[];
  templates: Template[];
}

/** The way of one body. */
export interface Moving {
  name: string;
  shape: string;
  frames: number[][];
  size?: number[];
}

/** Where and how a thrown die came to rest: all that a rule reads. */
export interface Landing {
  place: string;
  face?: number;
  bounces?: number;
  broken?: string[];
  icon?: boolean;
  shares?: [string, number][];
  touched?: string[];
  passages?: string[];
  pointed?: string;
  pushed?: string[];
  dice?: Piece[];
  templates?: Piece[];
}

/** A throw to be shown. */
export interface Film {
  scene: Scene;
  conditions: string[];
  bodies: Moving[];
  landing: Landing | null;
}

/** A thrown die on its way: a film of key frames that a client only interpolates. */
export interface Flight {
  type: "flight";
  n: number;
  seat: number;
  film: Film;
}

/** How a thrower moves the hand with the die, before it flies: to the right and forward. */
export interface Swung {
  type: "swung";
  ask: number;
  seat: number;
  right: number;
  forward: number;
}

/** What the first stage of a throw did: the die in the air, before the second one. */
export interface Tossed {
  type: "tossed";
  ask: number;
  seat: number;
  film: Film;
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
  | Lift
  | Swing
  | ThrowDie
  | Help
  | See
  | Confirm
  | SetWay
  | Undo
  | Consent
  | SkipGuide
  | Say;

export type FromServer =
  | Welcome
  | Update
  | Seating
  | Said
  | Flight
  | Swung
  | Tossed
  | Refusal
  | Rematch
  | Closing;
