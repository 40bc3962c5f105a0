/** Throws in words. */
import type { TargetBoard, Targets } from "../lib/http";
import type { Landing } from "../lib/messages";
import { words } from "../lib/words.svelte";
import type { Picture } from "./picture";
import { regionAt } from "./regions";
import { isSymbolUp } from "./solids";
import { missOf, placeText, type At } from "./verdict";

type Rested = Pick<Landing, "place" | "bounces" | "broken" | "icon">;

export function sayPlace(targets: Targets, at: At, place: string): string {
  const { id, facts } = placeText(targets, at, place);
  return words.say(id, facts);
}

export function conditionName(condition: string): string {
  return words.name(`condition-${condition}`);
}

/** Hit or miss, and why. */
export function sayVerdict(targets: Targets, at: At, landing: Rested): string {
  const miss = missOf(targets, at, landing);
  if (miss === "broken") return words.say("miss-broken", { condition: broken(landing) });
  return miss ? words.say(`miss-${miss}`) : words.say("web-hit");
}

/** Where it lies, how often it bounced, and whether the symbol is up. */
export function sayDetails(targets: Targets, at: At, landing: Rested): string {
  const parts = [
    sayPlace(targets, at, landing.place),
    words.say("web-bounces", { count: landing.bounces ?? 0 }),
  ];
  if (targets.dice.find(({ id }) => id === at.die)?.icons.length)
    parts.push(words.say(landing.icon ? "web-symbol-up" : "web-symbol-not-up"));
  return parts.join(" · ");
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
      place: region ? sayPlace(targets, at, region) : words.say("place-table"),
      symbol: kind && isSymbolUp(kind, thing.turn) ? "up" : "none",
    });
  });
  const parts = [words.say(`web-target-${board.id}`)];
  if (picture.lift) parts.push(words.say("web-target-raised"));
  if (picture.webs.length) parts.push(words.say("web-target-webs", { count: picture.webs.length }));
  for (const { name } of picture.templates)
    parts.push(words.say("web-target-template", { template: words.name(`die-${name}`) }));
  return [...parts, ...dice].join(" ");
}

/** A die's name: its colour and number in words. */
export function dieName(name: string): string {
  if (name === "die") return words.say("web-die-thrown");
  const [kind = "", number = ""] = name.split("-");
  return [words.name(`die-${kind}`), number].filter(Boolean).join(" ");
}
