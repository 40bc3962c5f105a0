/** What moves over the table, by what happened: coins, cards and dice fly, the foe and Heroes flinch. */
import type { EventInfo } from "../../lib/messages";
import type { Motion, Stir } from "../../kit/motion";
import type { Thing } from "../dungeon-fighters/thing";

type Facts = Record<string, number>;
type Motions = Motion<Thing>[];

const seat = (number = -1) => `seat-${number}`;
const stir = (how: Stir["how"], at: string): Motions => [{ at, how }];
const flight = (look: Thing, from: string, to: string | null): Motions => [{ look, from, to }];
const card = (number = -1): Thing => ({ kind: "card", card: number });
const coin: Thing = { kind: "coin", card: -1 };
const die: Thing = { kind: "die", card: -1 };

const MOTIONS: Record<string, (facts: Facts) => Motions> = {
  "monster-met": () => stir("appear", "foe"),
  "boss-met": () => stir("appear", "foe"),
  "damage-dealt": () => stir("flash", "foe"),
  "fatal-blow": () => stir("flash", "foe"),
  riposted: () => stir("flash", "foe"),
  "monster-healed": () => stir("glow", "foe"),
  "toad-placed": () => stir("turn", "foe"),
  "hero-hurt": ({ seat: who }) => stir("flash", seat(who)),
  "hero-ashamed": ({ seat: who }) => stir("flash", seat(who)),
  "hero-fainted": ({ seat: who }) => stir("flash", seat(who)),
  "hero-healed": ({ target }) => stir("glow", seat(target)),
  "hero-woke": ({ seat: who }) => stir("glow", seat(who)),
  "monster-defeated": ({ foe }) => flight(card(foe), "foe", null),
  "monster-unleashed": ({ foe, seat: who }) => flight(card(foe), seat(who), "foe"),
  "monster-charmed": ({ foe, seat: who }) => flight(card(foe), "foe", seat(who)),
  "gear-used": ({ gear, seat: who }) => flight(card(gear), seat(who), null),
  "gear-destroyed": ({ gear, seat: who }) => flight(card(gear), seat(who), null),
  "card-given": ({ gear, seat: who }) => flight(card(gear), "found", seat(who)),
  "card-handed": ({ gear, seat: who, target }) => flight(card(gear), seat(who), seat(target)),
  "beer-given": ({ seat: who, target }) => flight(die, seat(who), seat(target)),
  "gold-picked": ({ seat: who }) => flight(coin, "foe", seat(who)),
  "gold-lost": ({ seat: who }) => flight(coin, seat(who), "foe"),
  "beating-taken": () => stir("glow", "tray"),
};

export function motionsOf(event: EventInfo): Motions {
  return MOTIONS[event.name]?.((event.facts ?? {}) as Facts) ?? [];
}
