/** For tests: games that were played and told as the server tells them. See tests/web/recorded.py. */
import { inject } from "vitest";
import type { Replay, Targets } from "./lib/http";
import type { EventInfo, Film, Landing, Setting } from "./lib/messages";

/** Two moments with one decision between them, through the eyes of who decided. */
interface Step {
  before: Replay;
  now: Replay;
}

interface Recorded {
  /** By game; in each of them something happens for the first time. */
  steps: Record<string, Step[]>;
  /** A whole game with its story, as somebody saw it who watched. */
  ends: Record<string, Replay>;
  throws: Throws;
  /** What is printed for a game, and the text ids of its cards by number. */
  printed: Record<string, { cards: unknown; names: string[] }>;
}

interface Judged {
  setting: Setting;
  die: string;
  landing: Landing;
  miss: string | null;
  flip: string | null;
}

/** Throws as the server tells and judges them. See tests/web/recorded_throws.py. */
interface Throws {
  targets: Targets;
  judged: Judged[];
  pointed: { board: string; x: number; y: number; region: string | null; rank: number }[];
  films: Film[];
}

declare module "vitest" {
  interface ProvidedContext {
    recorded: Recorded;
  }
}

const recorded = inject("recorded");

export const throws = recorded.throws;

export function printedFor(game: string): { cards: unknown; names: string[] } {
  const printed = recorded.printed[game];
  if (!printed) throw new Error(`nothing is printed for ${game}`);
  return printed;
}

export interface Happened<View> {
  event: EventInfo;
  facts: Record<string, number>;
  /** All that happened in this step. */
  story: readonly EventInfo[];
  before: View;
  now: View;
}

/** Where an event of a kind happens in the steps of a game; at least once. */
export function happened<View>(game: string, name: string): Happened<View>[] {
  const found = (recorded.steps[game] ?? []).flatMap(({ before, now }) =>
    now.story
      .filter((event) => event.name === name)
      .map((event) => ({
        event,
        facts: (event.facts ?? {}) as Record<string, number>,
        story: now.story,
        before: before.view.view as View,
        now: now.view.view as View,
      })),
  );
  if (!found.length) throw new Error(`no game of ${game} comes to ${name}`);
  return found;
}

/** A game at its end. */
export function endOf(game: string): Replay {
  const end = recorded.ends[game];
  if (!end) throw new Error(`no game of ${game}`);
  return end;
}
