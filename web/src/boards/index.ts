/** The boards by game. A game that has none is shown as labelled groups of its things. */
import type { Component } from "svelte";
import type { AskInfo, EventInfo, OptionInfo, Update } from "../lib/messages";
import type { Table } from "../lib/table.svelte";
import type { Figures } from "../lib/telling";
import type { Facts } from "../lib/words.svelte";
import DungeonAttack from "./DungeonAttack.svelte";
import DungeonRun from "./dungeon-run/DungeonRun.svelte";
import { diceOf } from "./dungeon-run/dice";

export interface BoardProps {
  figures: Figures;
  /** Through whose eyes; null for somebody who watches. */
  seat: number | null;
  view: unknown;
  /** The rule that asks, and whom; null when it is over. */
  asked: Asked | null;
  /** What had happened until now. */
  story: readonly EventInfo[];
  /** What happened since the moment that was shown before. */
  news: News;
  /** The table when it is played now; null when an earlier moment is shown. */
  table: Table | null;
}

export type Asked = Pick<AskInfo, "why" | "waiting">;
export type News = Pick<Update, "story">;

export const BOARDS: Record<string, Component<BoardProps>> = {
  "dungeon-attack": DungeonAttack,
  "dungeon-run": DungeonRun,
};

/** What a view tells of the options before a seat, by game; null for nothing. */
type Told = (option: OptionInfo, view: unknown, seat: number) => Facts | null;

export const TOLD: Record<string, Told> = { "dungeon-run": diceOf };
