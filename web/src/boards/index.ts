/** The boards by game. A game that has none is shown as labelled groups of its things. */
import type { Component } from "svelte";
import type { Table } from "../lib/table.svelte";
import type { Figures } from "../lib/telling";
import DungeonAttack from "./DungeonAttack.svelte";
import DungeonRun from "./dungeon-run/DungeonRun.svelte";

export interface BoardProps {
  /** The table's id. */
  id: string;
  figures: Figures;
  /** Through whose eyes; null for somebody who watches. */
  seat: number | null;
  view: unknown;
  /** The table when it is played now; null when an earlier moment is shown. */
  table: Table | null;
  /** The decision that is looked back at; null for now. */
  step: number | null;
}

export const BOARDS: Record<string, Component<BoardProps>> = {
  "dungeon-attack": DungeonAttack,
  "dungeon-run": DungeonRun,
};
