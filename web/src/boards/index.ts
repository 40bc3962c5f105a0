/** The boards by game. A game that has none is shown as labelled groups of its things. */
import type { Component } from "svelte";
import type { Table } from "../lib/table.svelte";
import type { Figures } from "../lib/telling";
import DungeonAttack from "./DungeonAttack.svelte";
import Picture from "./Picture.svelte";

export interface BoardProps {
  table: Table;
  figures: Figures;
  seat: number | null;
  view: unknown;
}

export const BOARDS: Record<string, Component<BoardProps>> = {
  "dungeon-attack": DungeonAttack,
  "dungeon-run": Picture,
};
