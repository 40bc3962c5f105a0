/** What moves on the board, by what happened: who walks, what falls, where cards go. */
import type { EventInfo } from "../../lib/messages";
import type { Motion, Stir } from "../../kit/motion";
import type { Plan } from "./plan";
import { cardOf, seatOfCard, wayTo } from "./sight";
import type { View } from "./view.gen";

/** A thing in the air: a card of the box. */
export interface Thing {
  kind: "card" | "figure";
  card: number;
}

type Facts = Record<string, number>;
type Motions = Motion<Thing>[];
interface Told {
  plan: Plan;
  before: View;
  now: View;
}

const hero = (card = -1) => `hero-${card}`;
const monster = (card = -1) => `monster-${card}`;
const place = (number = -1) => `place-${number}`;
const stir = (how: Stir["how"], ...places: string[]): Motions => places.map((at) => ({ at, how }));

export const MOTIONS: Record<string, (fact: Facts, told: Told) => Motions> = {
  "hero-moved": walk,
  "hero-teleported": ({ hero: card }) => stir("appear", hero(card)),
  "hero-entered": ({ hero: card }) => stir("drop", hero(card)),
  "hero-sent-home": ({ hero: card }) => stir("appear", hero(card)),
  "minion-rose": ({ hero: card }) => stir("appear", hero(card)),
  "monster-revealed": ({ foe }) => stir("appear", monster(foe)),
  "wanderer-came": ({ foe }) => stir("appear", monster(foe)),
  "monster-attacked": ({ hero: card }, told) => stir("flash", hero(card), seat(card, told)),
  "monster-defeated": ({ hero: card, foe = -1 }, told) => [
    { look: { kind: "figure", card: foe }, from: place(standing(told.now, card)), to: null },
  ],
  "treasure-taken": ({ hero: card, treasure = -1 }, told) => [
    {
      look: { kind: "card", card: treasure },
      from: place(standing(told.now, card)),
      to: seat(card, told),
    },
  ],
  "treasure-dropped": ({ hero: card, treasure = -1 }, told) => [
    {
      look: { kind: "card", card: treasure },
      from: seat(card, told),
      to: place(standing(told.before, card)),
    },
  ],
  "treasure-robbed": ({ hero: card, rival, treasure = -1 }, told) => [
    { look: { kind: "card", card: treasure }, from: seat(rival, told), to: seat(card, told) },
  ],
  "treasure-lost": ({ hero: card, treasure = -1 }, told) => [
    { look: { kind: "card", card: treasure }, from: seat(card, told), to: "boss" },
  ],
  "hero-killed": ({ hero: card = -1 }, told) => [
    { look: { kind: "figure", card }, from: place(standing(told.before, card)), to: null },
  ],
  "site-cleared": ({ place: number }) => stir("glow", place(number)),
  "boss-struck": () => stir("flash", "boss"),
};

export function motionsOf(plan: Plan, event: EventInfo, before: View, now: View): Motion<Thing>[] {
  const fact = (event.facts ?? {}) as Facts;
  return MOTIONS[event.name]?.(fact, { plan, before, now }) ?? [];
}

/** Where a hero stands, by the card. */
function standing(view: View, card = -1): number {
  return view.heroes.find((one) => cardOf(one) === card)?.place ?? -1;
}

function seat(card = -1, { now }: Told): string {
  return `seat-${seatOfCard(now, card) ?? -1}`;
}

/** The way that a hero went, space by space. */
function walk({ hero: card, place: to = -1 }: Facts, { plan, before }: Told): Motions {
  const way = wayTo(before, to);
  const end = plan.middle(to);
  const frames = (way.length ? way : [standing(before, card), to])
    .filter((at) => at >= 0)
    .map((at) => plan.middle(at))
    .map(({ x, y }) => ({ transform: `translate(${x - end.x}px, ${y - end.y}px)` }));
  return [{ at: hero(card), how: frames }];
}
