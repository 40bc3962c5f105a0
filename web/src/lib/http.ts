// Made from the structs of the HTTP interface: make protocol

import type { EventInfo, Film, OptionInfo, Outcome, SeatInfo, SeatView, ThrowInfo } from "./messages";

/** A level of bots. */
export interface Level {
  id: string;
  names: Record<string, string>;
  abouts: Record<string, string>;
  usual: boolean;
}

/** A game that can be played here. */
export interface GameInfo {
  id: string;
  titles: Record<string, string>;
  taglines: Record<string, string>;
  abouts: Record<string, string>;
  least_seats: number;
  most_seats: number;
  best_seats: [number, number];
  minutes: [number, number];
  age: number;
  levels: Level[];
  setup: Record<string, unknown>;
  guide_minutes: number;
}

/** A table as everybody may know it. */
export interface TableInfo {
  id: string;
  game: string;
  name: string;
  status: "open" | "over" | "playing";
  public: boolean;
  real_dice: boolean;
  clock: Record<string, unknown>;
  setup: Record<string, unknown>;
  made_at: number;
  moved_at: number;
  moves: number;
  waiting: number[];
  deadline: number | null;
  seats: SeatInfo[];
  figures: (string | null)[];
  outcome: Outcome | null;
  rematch: string | null;
  host: string;
  guided: boolean;
  hints: boolean;
}

/** A page of the lobby. */
export interface Page {
  count: number;
  page: number;
  tables: TableInfo[];
}

/** A table at which somebody sits. */
export interface Mine {
  table: TableInfo;
  seats: number[];
  owner: boolean;
}

/** What somebody is invited to, and by whom: the seat is still free. */
export interface Invitation {
  table: TableInfo;
  seat: number;
  for_bot: boolean;
}

/**
 * Where others can reach this server, best first, as origins for links.  None where only this
 * machine can reach it: then links that are sent lead nowhere.
 */
export interface Addresses {
  addresses: string[];
}

/** A new secret for a seat, or for a table that somebody created. */
export interface Recovered {
  table: string;
  kind: "invite" | "owner" | "seat";
  seat: number;
  token: string;
}

/** A secret that is shown this once. */
export interface Code {
  code: string;
}

/** A new table with its secrets, which are shown this once. */
export interface CreatedTable {
  id: string;
  status: "open" | "over" | "playing";
  owner: string;
  seats: Record<string, string>;
  invites: Record<string, string>;
}

/** A seat is yours; the secret is shown this once. */
export interface Claimed {
  id: string;
  seat: number;
  token: string;
  status: "open" | "over" | "playing";
}

/** A die that flew between two decisions. */
export interface ReplayedFlight {
  seat: number;
  film: Film;
}

/** A moment of a game: before decision number `step`, or the end after all of them. */
export interface Replay {
  step: number;
  steps: number;
  why: string;
  waiting: number[];
  figures: (string | null)[];
  view: SeatView;
  story: EventInfo[];
  told: number;
  starts: number[];
  flights: ReplayedFlight[];
  last_followed: number | null;
}

/** What weighed most since a seat last chose, in its order. */
export interface Recap {
  figures: (string | null)[];
  story: EventInfo[];
}

/** How the seats stood at a moment of a game. */
export interface Sample {
  step: number;
  chapter: number;
  values: number[][];
  luck: number[];
}

/** All dice that mattered to a seat. */
export interface SeatLuck {
  rolls: number;
  dice: number;
  good: number;
  expected: number;
}

/** Who has the most of something. */
export interface Honor {
  measure: string;
  seats: number[];
  value: number;
}

/** An event that matters: a replay shows it at this step. */
export interface MomentInfo {
  step: number;
  chapter: number;
  event: EventInfo;
}

/**
 * A game looked back upon: its numbers over time, its luck, its honors and best moments.  The text
 * id of a measure is `measure-` and its name, with a note `honor`; a chapter is said with
 * `chapter-name` and its number.
 */
export interface ChronicleInfo {
  measures: string[];
  samples: Sample[];
  luck: SeatLuck[];
  honors: Honor[];
  moments: MomentInfo[];
  is_whole: boolean;
}

/** Everybody's chance at a moment, in thousandths. */
export interface Chance {
  step: number;
  chapter: number;
  values: number[];
}

/** What led a seat from its first chance to its end, in thousandths. */
export interface Balance {
  start: number;
  luck: number;
  own: number;
  others: number;
  end: number;
}

/** A turning point: luck that brought a seat much, or a choice that cost its seat much. */
export interface TurnInfo {
  step: number;
  chapter: number;
  seat: number;
  amount: number;
  chosen: OptionInfo | null;
  best: OptionInfo | null;
}

/** What decided a game, or how far it is thought over: all but the counts is empty till then. */
export interface AnalysisInfo {
  judged: number;
  choices: number;
  chances: Chance[];
  seats: Balance[];
  turns: TurnInfo[];
}

/** One of the best options of a question, and why. */
export interface HintInfo {
  option: number;
  worth: number;
  reason: string;
  measure: string;
  amount: number;
}

/** A piece of the book: a heading with its depth, or some text with the rows it tells. */
export interface Block {
  text: string;
  level: number;
  rules: string[];
}

/** One row: its id, the heading it stands under, its text. */
export interface Rule {
  id: string;
  heading: string;
  text: string;
}

/** Why something was refused; nothing has changed. The text id is `refused-` and the reason. */
export interface RefusalInfo {
  reason: string;
  message: string;
  facts: Record<string, string>;
}

/** The table around the board; `half` is the radius or half the side. */
export interface TableTop {
  shape: "round" | "square";
  half: number;
  floor: number;
  grip: number;
}

/** An area with a printed value: a ring, or a slice of one. */
export interface Section {
  id: string;
  value: number;
  inner: number;
  outer: number;
  start: number;
  end: number;
  bullseye: boolean;
}

/** A round hole through the board. */
export interface Hole {
  id: string;
  distance: number;
  angle: number;
  radius: number;
}

/** A low ridge along the rim; `angle` is its middle, `top` its height above the table. */
export interface Bone {
  id: string;
  angle: number;
  span: number;
  inner: number;
  width: number;
  top: number;
}

/** A Target; lengths in metres, angles in degrees counter-clockwise from east. */
export interface TargetBoard {
  id: string;
  radius: number;
  thickness: number;
  table: TableTop;
  sections: Section[];
  holes: Hole[];
  bones: Bone[];
  reading: "corners" | "share";
}

/** A kind of what is thrown: a die, a coin, a plate. */
export interface TargetDie {
  id: string;
  size: number;
  rounding: number;
  shape: "cube" | "dodecahedron" | "plate";
  faces: [number, number, number][];
  icons: number[];
  outline: [number, number][];
  template: boolean;
}

/** Where a client's camera is and what it hides; metres and degrees, relative to the hand. */
export interface Camera {
  place: "afar" | "edge" | "eyes" | "floor" | "hand" | "head" | "lens" | "seat" | "shoulder" | "side";
  back: number;
  height: number;
  roll: number;
  look: number;
  dark: boolean;
  blur: boolean;
  flag: boolean;
  lens: number;
}

/** What holds the die before it is launched. */
export interface Holder {
  kind: string;
  bodies: string[];
  size: number[];
}

/** A condition that a throw can be under. */
export interface TargetCondition {
  id: string;
  control: string;
  numbers: Record<string, number>;
  camera: Camera;
  holder: Holder;
  meet: Holder | null;
  launcher: string;
  mirrored: boolean;
  asks: boolean;
}

/** All that is thrown, what it is thrown at, and under what. */
export interface Targets {
  boards: TargetBoard[];
  dice: TargetDie[];
  conditions: TargetCondition[];
}

/** A condition that a throw can be under. */
export interface SpecialThrow {
  id: string;
  edition: string;
  die: string;
}

/** Two conditions that do not go together, or hardly. */
export interface ConditionPair {
  one: string;
  other: string;
  why: "both" | "die" | "flip" | "hopeless" | "launch";
}

/** All conditions, and the pairs that are no use. */
export interface SpecialThrows {
  conditions: SpecialThrow[];
  pairs: ConditionPair[];
}

/** How often a bot's hand hits so, from 0 to 1. */
export interface HandShares {
  hand: string;
  hit: number;
  bullseye: number;
}

/** A throw that may be made. */
export interface PracticeAsk {
  ticket: string;
  commitment: string;
  throw: ThrowInfo;
  hopeless: boolean;
  hands: HandShares[];
}

/** The die is in the hand. */
export interface Lifted {
  ticket: string;
}

/** The die is in the air. */
export interface TossedDie {
  ticket: string;
  film: Film;
  throw: ThrowInfo;
}

/** A throw that was made, and the ticket for another of the same hand. */
export interface ThrownDie {
  film: Film;
  seed: string;
  share: string;
  next: PracticeAsk;
}

/** Where a throw is. */
export interface Link {
  id: string;
}

/** A throw as it is wanted; where a condition brings a die of its own, that one is thrown. */
export interface Chosen {
  board: string;
  die: "d12" | "d6";
  conditions?: string[];
}

/** The best attempt of a name. */
export interface Standing {
  name: string;
  points: number;
}

/** What is thrown today, and who threw best. */
export interface Challenge {
  day: string;
  ends_at: number;
  throws: Chosen[];
  standings: Standing[];
}

/** An attempt that begins. */
export interface Attempt {
  attempt: string;
  day: string;
  ask: PracticeAsk;
}

/** A throw of an attempt that was made. */
export interface DailyThrow {
  film: Film;
  seed: string;
  share: string;
  points: number[];
  next: PracticeAsk | null;
}

/** The table with it. */
export interface Entered {
  day: string;
  standings: Standing[];
}

/** Who is to sit on a seat: whoever creates the table, a bot, or somebody who comes. */
export interface NewSeat {
  kind?: "bot" | "human" | "open";
  name?: string;
  level?: string;
  way?: "average" | "clumsy" | "companion" | "physics" | "steady" | null;
}

/** How long players may take, and what happens when they take longer or are gone. */
export interface Clock {
  move?: number | null;
  game?: number | null;
  away?: number | null;
  way?: "bot" | "default" | "wait";
  stand_in?: "adventurer" | "legend" | "novice" | "steady" | "veteran";
  help?: number;
}

/** A table to be created. */
export interface NewTable {
  game: string;
  seats: NewSeat[];
  name?: string;
  setup?: Record<string, unknown>;
  clock?: Clock;
  public?: boolean;
  real_dice?: boolean;
  hints?: boolean;
  guide?: boolean;
}

/** What somebody wants to throw, and the ticket of an earlier throw if there was one. */
export interface WantedThrow {
  chosen: Chosen;
  ticket?: string;
}
