/** What a landing means in words: text ids with facts. A word for it is the game's, not ours. */
import type { Targets } from "../lib/http";
import type { Landing, Setting } from "../lib/messages";

export interface Said {
  id: string;
  facts: Record<string, string | number>;
}

export type Miss = "broken" | "no-bounce" | "hole" | "bone" | "edge" | "floor" | "table";

/** Where a throw was made: at what, with which die. */
export interface At {
  board: string;
  die: string;
  templates: readonly string[];
}

type Rested = Pick<Landing, "place" | "bounces" | "broken">;

const BESIDE = ["table", "floor", "edge", "stand"];

/** How a place is called. */
export function placeText(targets: Targets, at: At, place: string): Said {
  const board = targets.boards.find(({ id }) => id === at.board);
  const section = board?.sections.find(({ id }) => id === place);
  if (section?.bullseye) return { id: "place-bullseye", facts: { value: section.value } };
  const [, number, part] = /^S(\d+)-(\w+)$/.exec(place) ?? [];
  if (section && number && part)
    return { id: "place-slice", facts: { number, part, value: section.value } };
  if (section) return { id: "place-ring", facts: { value: section.value } };
  const kind = /^(hole|bone|web)-/.exec(place)?.[1];
  if (kind) return { id: `place-${kind}`, facts: { number: place.replace(/\D+/g, "") } };
  if (at.templates.includes(place) || BESIDE.includes(place))
    return { id: `place-${place}`, facts: {} };
  const prop = /^(box|card|leg)-\d+$/.exec(place)?.[1];
  return prop ? { id: `place-${prop}`, facts: {} } : { id: "place-die", facts: { name: place } };
}

/** Why a throw is no hit, in the order in which both editions judge; null for a hit. */
export function missOf(targets: Targets, at: At, landing: Rested): Miss | null {
  const { place } = landing;
  if (landing.broken?.length) return "broken";
  if (!landing.bounces && !isTemplate(targets, at.die)) return "no-bounce";
  const board = targets.boards.find(({ id }) => id === at.board);
  if (board?.sections.some(({ id }) => id === place) || place.startsWith("web-")) return null;
  if (at.templates.includes(place)) return null;
  if (board?.holes.some(({ id }) => id === place)) return "hole";
  if (board?.bones.some(({ id }) => id === place)) return "bone";
  if (place === "edge" || place === "floor") return place;
  return "table";
}

/** How a flip ended: the Template lies there, it turned too little, or it fell. */
export function endOfFlip(landing: Rested): "lies" | "void" | "fell" {
  if (!landing.broken?.length) return "lies";
  return /^(table|floor|stand|(box|card|leg)-\d+)$/.test(landing.place) ? "fell" : "void";
}

export function isTemplate(targets: Targets, die: string): boolean {
  return targets.dice.some(({ id, template }) => id === die && template);
}

export function atOf(setting: Pick<Setting, "board" | "templates">, die: string): At {
  return { board: setting.board, die, templates: setting.templates.map(({ name }) => name) };
}

/** Of two places on whose line it lies, the one that counts: the lower. */
export function lowerOf(targets: Targets, at: At, place: string, other: string): string {
  if (!other) return place;
  const board = targets.boards.find(({ id }) => id === at.board);
  const rank = (id: string) =>
    board?.sections.find((section) => section.id === id)?.value ?? (id.startsWith("web-") ? 0 : -1);
  return rank(other) < rank(place) ? other : place;
}
