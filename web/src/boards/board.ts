/** What a board is told, and what a game's folder offers: `<game id>/board.ts`. */
import type { Component, Snippet } from "svelte";
import type { AskInfo, EventInfo, Film, OptionInfo, Update } from "../lib/messages";
import type { Table } from "../lib/table.svelte";
import type { Figures } from "../lib/telling";
import type { Facts } from "../lib/words.svelte";

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
  /** Opens the rulebook at a rule. */
  onwhy?: (rule: string) => void;
  /** The throw that led to an earlier moment. */
  thrown?: { film: Film; seat: number } | null;
  /** The question, where it is asked beside the board and not above it. */
  question?: Snippet | null;
}

export type Asked = Pick<AskInfo, "why" | "waiting">;
export type News = Pick<Update, "story">;

export interface Board {
  Drawn: Component<BoardProps>;
  /** What a view tells of the options before a seat; null for nothing. */
  told?: (option: OptionInfo, view: unknown, seat: number) => Facts | null;
}
