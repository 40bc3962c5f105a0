/** Throws in words. */
import type { TargetBoard, Targets } from "../lib/http";
import type { Film, Landing } from "../lib/messages";
import { words } from "../lib/words.svelte";
import type { Picture } from "./picture";
import { rolledOver } from "./path";
import { regionAt } from "./regions";
import { isSymbolUp } from "./solids";
import { fetched } from "./targets.svelte";
import { endOfFlip, isTemplate, missOf, placeText, type At, type Said } from "./verdict";

type Rested = Pick<Landing, "place" | "bounces" | "broken" | "icon">;

export function sayPlace(targets: Targets, at: At, place: string): string {
  const { id, facts } = told(targets, at, place);
  return words.say(id, facts);
}

/** Where a die is then, such as “in hole 3”. */
function sayWhere(targets: Targets, at: At, place: string): string {
  const { id, facts } = told(targets, at, place);
  return words.note(id, "at", facts) ?? words.say(id, facts);
}

/** A place with the name of the die that it may be. */
function told(targets: Targets, at: At, place: string): Said {
  const { id, facts } = placeText(targets, at, place);
  return id === "place-die" ? { id, facts: { name: dieName(place) } } : { id, facts };
}

export function conditionName(condition: string): string {
  return words.name(`condition-${condition}`);
}

/** Hit or miss, and why. */
export function sayVerdict(targets: Targets, at: At, landing: Rested): string {
  if (isTemplate(targets, at.die)) return words.say(`flip-${endOfFlip(landing)}`);
  const miss = missOf(targets, at, landing);
  if (miss === "broken") return words.say("miss-broken", { conditions: broken(landing) });
  return miss ? words.say(`miss-${miss}`) : words.say("throw-hit");
}

/** Where it lies, how often it bounced, and whether the symbol is up. */
export function sayDetails(targets: Targets, at: At, landing: Rested): string {
  const parts = [
    sayWhere(targets, at, landing.place),
    words.say("web-bounces", { count: landing.bounces ?? 0 }),
  ];
  if (targets.dice.find(({ id }) => id === at.die)?.icons.length)
    parts.push(words.say(landing.icon ? "web-symbol-up" : "web-symbol-not-up"));
  return parts.join(" · ");
}

/** What the die did, as one would tell it: bounced once, rolled over the 3, rests on the 4. */
export function sayTold(targets: Targets, film: Film, landing: Rested): string {
  const at = { board: film.scene.board, die: film.scene.die, templates: templatesOf(film) };
  const board = targets.boards.find(({ id }) => id === at.board);
  const over = board ? rolledOver(targets, board, film) : [];
  const parts = [words.say("web-told-bounces", { count: landing.bounces ?? 0 })];
  if (over.length) parts.push(words.say("web-told-over", { places: listed(over.map(String)) }));
  parts.push(words.say("web-told-rests", { place: sayWhere(targets, at, landing.place) }));
  if (targets.dice.find(({ id }) => id === at.die)?.icons.length)
    parts.push(words.say(landing.icon ? "web-symbol-up" : "web-symbol-not-up"));
  const told = parts.join(", ");
  return `${told.charAt(0).toLocaleUpperCase(words.language)}${told.slice(1)}.`;
}

function templatesOf({ scene }: Film): string[] {
  return scene.templates.map(({ kind }) => kind);
}

function listed(things: string[]): string {
  return new Intl.ListFormat(words.language).format(things);
}

function broken({ broken }: Rested): string {
  return (broken ?? []).map(conditionName).join(", ");
}

/** A picture in words, for whoever does not see it. */
export function describe(targets: Targets, board: TargetBoard, picture: Picture): string {
  const at = { board: board.id, die: "", templates: picture.templates.map(({ name }) => name) };
  const dice = picture.dice.map((thing) => {
    const kind = targets.dice.find(({ id }) => id === thing.kind);
    const region = regionAt(board, thing);
    return words.say("web-target-die", {
      die: dieName(thing.name),
      place: sayWhere(targets, at, region ?? "table"),
      symbol: kind && isSymbolUp(kind, thing.turn) ? "up" : "none",
    });
  });
  const parts = [words.say(`web-target-${board.id}`)];
  if (picture.lift) parts.push(words.say("web-target-raised"));
  if (picture.webs.length) parts.push(words.say("web-target-webs", { count: picture.webs.length }));
  for (const { name } of picture.templates)
    parts.push(words.say("web-target-template", { template: words.say(`place-${name}`) }));
  return [...parts, ...dice].join(" ");
}

/** A die's name: its colour and number in words. */
export function dieName(name: string): string {
  if (name === "die") return words.say("web-die-thrown");
  const [kind = "", number = ""] = name.split("-");
  if (fetched.all?.dice.some(({ id }) => id === kind))
    return words.say("web-die-numbered", { number });
  return [words.name(`die-${kind}`), number].filter(Boolean).join(" ");
}
