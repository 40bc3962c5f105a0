/** How the damage of a throw came about, in the order in which it is reckoned. */
import type { EventInfo } from "../../lib/messages";
import { words } from "../../lib/words.svelte";
import type { Pictured } from "../board";

/** A text id and an amount. */
type Part = readonly [name: string, amount: number];

/** What finds the picture of a card by its text id. */
interface Pictures {
  pictured: (name: string) => Pictured;
}

/** What a throw tells of its damage. */
interface Reckoned {
  times: readonly Part[];
  parts: readonly Part[];
}

/** A throw that is being decided upon. */
interface Toss extends Reckoned {
  landed: unknown;
  miss: unknown;
  fatal: boolean;
}

export interface Term {
  picture: Pictured;
  name: string;
  /** As it is written in a sum: `3`, `×2`, `+3`. */
  text: string;
}

const SYMBOLS = ["ability", "effect", "power", "token", "part"];

/** What is known of a throw that lies there and whose damage is not dealt yet. */
export function termsOf(box: Pictures, { times, parts }: Reckoned): Term[] {
  const factors = new Map(times);
  return parts.map((part, at) => {
    const factor = factors.get(part[0]);
    const text = at ? signed(part[1]) : String(part[1]);
    return termOf(box, part, factor ? `×${factor}` : text);
  });
}

/** The parts of damage that was dealt or taken. */
export function partsOf(box: Pictures, parts: readonly Part[]): Term[] {
  return parts.map((part, at) => termOf(box, part, at ? signed(part[1]) : String(part[1])));
}

function termOf(box: Pictures, [name]: Part, text: string): Term {
  return { picture: pictureOf(box, name), name: words.name(name), text };
}

function pictureOf(box: Pictures, name: string): Pictured {
  const at = name.indexOf("-");
  const [kind, id] = [name.slice(0, at), name.slice(at + 1)];
  if (!SYMBOLS.includes(kind)) return box.pictured(name);
  return { icon: kind === "token" ? id : name };
}

function signed(amount: number): string {
  return amount < 0 ? `−${-amount}` : `+${amount}`;
}

/** How a throw ended, as the story tells it. */
export interface Ended {
  seat: number;
  /** The Hero, where one seat may run several. */
  who: number;
  /** The die, by its number. */
  die: number;
  /** Its value there; null for a miss. */
  section: number | null;
  /** The text id of what it lies on, where that is no section. */
  place: string;
  /** Why it is a miss. */
  reason: string;
  icon: boolean;
  fatal: boolean;
  /** What it dealt, and of what that is made; none before it is dealt. */
  damage: number | null;
  parts: readonly Part[];
  /** What the thrower lost. */
  hurt: number;
}

/** What the last throw came to, or what is known of it until its damage is dealt. */
export function termsSoFar(box: Pictures, ended: Ended | null, toss: Toss | null): Term[] {
  if (ended?.damage != null) return partsOf(box, ended.parts);
  return toss?.landed && !toss.miss && !toss.fatal ? termsOf(box, toss) : [];
}

/** With these something else begins than what came of a throw. */
const NEXT = ["die-taken", "thrown-again", "flurry-began", "beating-taken", "dice-retrieved"];
const LANDED = ["die-hit", "die-on-web", "die-on-template", "die-missed"];
const FATAL = ["fatal-blow", "insta-kill"];

/** Whether a die has just landed. */
export function tellsOfThrow(news: readonly EventInfo[]): boolean {
  return news.some(({ name }) => LANDED.includes(name));
}

/** The last throw of a story; null where there is none since the party met its foe. */
export function lastThrow(story: readonly EventInfo[]): Ended | null {
  const start = story.findLastIndex(({ name }) => ["monster-met", "boss-met"].includes(name));
  const fight = story.slice(start + 1);
  const at = fight.findLastIndex(({ name }) => LANDED.includes(name));
  const landed = fight[at];
  if (!landed) return null;
  const taken = fight.slice(0, at).findLast(({ name }) => name === "die-taken");
  const next = fight.slice(at + 1).findIndex(({ name }) => NEXT.includes(name));
  const after = fight.slice(at + 1, next < 0 ? undefined : at + 1 + next);
  const fact = (event: EventInfo | undefined, name: string) => event?.facts?.[name];
  const seat = Number(fact(landed, "seat"));
  const who = Number(fact(landed, "who") ?? seat);
  const dealt = after.find(({ name }) => name === "damage-dealt");
  const hurt = after.find(
    ({ name, facts }) => name === "hero-hurt" && (facts?.["who"] ?? facts?.["seat"]) === who,
  );
  return {
    seat,
    who,
    die: Number(fact(taken, "die") ?? -1),
    section: landed.name === "die-missed" ? null : Number(fact(landed, "section") ?? 0),
    place: placeOf(landed),
    reason: String(fact(landed, "reason") ?? ""),
    icon: Boolean(fact(landed, "icon")),
    fatal: after.some(({ name }) => FATAL.includes(name)),
    damage: dealt ? Number(fact(dealt, "damage")) : null,
    parts: (fact(dealt, "parts") ?? []) as readonly Part[],
    hurt: Number(fact(hurt, "damage") ?? 0),
  };
}

/** What it lies on besides sections: a web, a Template. */
function placeOf({ name, facts }: EventInfo): string {
  if (name === "die-on-web") return "board-web";
  const [template] = name === "die-on-template" ? ((facts?.["template"] ?? []) as string[]) : [];
  return template ?? "";
}
