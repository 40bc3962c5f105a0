/** Which control a throw has: what the cards of its conditions ask, taken together. */
import type { TargetCondition } from "../../lib/http";
import type { HandPlace } from "../../lib/messages";
import { Jump, TossUp } from "./beat";
import type { Parts } from "./control.svelte";
import { Stamina, Winding } from "./holding";
import type { Meter } from "./meter";
import { Passing } from "./passing";
import { Poise } from "./poise";
import { BlownAt, Drawn, Flicked, OnAString, Puffed, type Stroke } from "./strokes";

/** What is known of a throw besides its cards. */
export interface About {
  hand: HandPlace;
  /** Of two stages, whether the die is in the air already. */
  stage: "toss" | "blow" | null;
  /** From 0 to 1: how a die wanders, where it comes down. */
  luck: number;
}

/** A band of speeds around the usual one, as shares of it. */
const CARD = [0.74, 1.34] as const;
const THUMB = [0.8, 1.25] as const;
/** A die that is tossed at a head comes down beside it by up to so much, in m. */
const BESIDE = 0.014;
/** Only the end of what was wound up throws, in ms. */
const PUSH = 380;
/** How far a loose die is seen to go, in mm. */
const LOOSE = 11;

export function partsOf(
  all: readonly TargetCondition[],
  ids: readonly string[],
  about: About,
): Parts {
  const cards = ids
    .map((id) => all.find((one) => one.id === id))
    .filter((one): one is TargetCondition => one !== undefined);
  const kinds = new Map(cards.map((card) => [card.control, card]));
  return {
    stroke: strokeOf(kinds, about),
    meters: metersOf(kinds, about.luck),
    isPair: kinds.has("two-hands"),
    isStruck: kinds.has("flick"),
    lag: kinds.get("puppet")?.numbers["lag"] ?? 0,
  };
}

function strokeOf(kinds: Map<string, TargetCondition>, { hand, stage }: About): Stroke {
  if (stage === "blow") return new BlownAt();
  if (stage === "toss") return new Flicked();
  const string = kinds.get("string");
  if (string && hand.speed < 2050)
    return new OnAString({
      length: string.numbers["length"] ?? 0.25,
      speed: hand.speed / 1000,
      rise: hand.loft,
    });
  if (kinds.has("pull")) return new Drawn(CARD);
  if (kinds.has("thumb")) return new Drawn(THUMB);
  if (kinds.has("breath")) return new Puffed();
  if (kinds.has("twist")) return new Flicked(false, PUSH);
  return new Flicked(kinds.has("toss-strike"));
}

function metersOf(kinds: Map<string, TargetCondition>, luck: number): Meter[] {
  const jumps = kinds.get("dance") ?? kinds.get("jump");
  const found = [...kinds].flatMap(([kind, card]) => meterOf(kind, card.numbers, luck) ?? []);
  return jumps ? [...found, jumpOf(jumps)] : found;
}

function meterOf(kind: string, numbers: Record<string, number>, luck: number): Meter | null {
  switch (kind) {
    case "balance":
    case "card":
      return new Poise({ isBand: false, held: numbers["held"] ?? 0, far: LOOSE }, luck);
    case "grip":
      return new Poise({ isBand: true, held: numbers["hold"] ?? 0, far: 0 }, luck);
    case "toss-strike":
    case "toss-head": {
      const { toss = 1.6, fall = 0.3 } = numbers;
      return new TossUp({ toss, fall, beside: kind === "toss-head" ? BESIDE : 0 }, luck);
    }
    case "twist":
      return new Winding((numbers["release"] ?? 0) / (numbers["twist"] || 1));
    case "catch":
      return new Passing();
    case "leg":
      return stamina(numbers["stamina"], "fumble-leg-down", { raises: true });
    case "blindfold":
      return stamina(numbers["seconds"], "fumble-eyes-open", {});
    case "two-hands":
      return numbers["tires"] ? stamina(numbers["tires"], "", { isTold: true }) : null;
    default:
      return null;
  }
}

function stamina(
  lasts = 6,
  fumble: string,
  { raises = false, isTold = false }: { raises?: boolean; isTold?: boolean },
): Meter {
  return new Stamina({ lasts, fumble, isTold, raises });
}

function jumpOf({ control, numbers }: TargetCondition): Meter {
  const { airtime = 0.4, jump = 0.2, turn = 360, within = 0.08 } = numbers;
  return new Jump({ airtime, jump, dance: control === "dance" ? { turn, within } : null });
}
