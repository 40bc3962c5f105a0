/** What the table shows of Dungeon! around the board: top bar, heroes, own cards, deeds. */
import type { RosterEntry } from "../../kit/roster";
import type { EventInfo, OptionInfo } from "../../lib/messages";
import { words } from "../../lib/words.svelte";
import type { Deed, Figure, HandCard, StatusFact, Thing, Trait } from "../board";
import type { Box } from "./box";
import { boxOf } from "./opened.svelte";
import { cardOf, heroOf, seatOfCard } from "./sight";
import { Phase, type Hero, type View } from "./view.gen";

export function status(given: unknown): StatusFact[] {
  const view = given as View;
  const box = boxOf(view.box);
  if (view.phase === Phase.ORDER || view.phase === Phase.DRAFT || !box)
    return [{ icon: "seats", text: words.say("board-draft") }];
  const name = box.name(box.boss);
  const boss = words.say("board-boss", { name, count: view.boss_life });
  const facts: StatusFact[] = [
    { icon: "clock", text: words.say("board-round", { round: view.round }) },
    { icon: "boss", text: String(view.boss_life), title: boss },
  ];
  if (view.solo)
    facts.push({ icon: "doom", text: `${view.doom}/${box.doom}`, title: words.say("board-doom") });
  return facts;
}

export function figure(given: unknown, seat: number): Figure | null {
  const view = given as View;
  const box = boxOf(view.box);
  const hero = heroOf(view, seat);
  if (!box || !hero || cardOf(hero) < 0) return null;
  const state = stateOf(hero);
  return {
    portrait: box.picture(cardOf(hero)),
    ...(view.solo && { title: box.name(cardOf(hero)) }),
    ...(state && { state }),
    ...(!hero.alive && hero.minion < 0 && { out: words.say("picture-dead") }),
    numbers: numbersOf(hero),
    things: thingsOf(box, hero),
    ...(hero.treasures.includes(box.relic) && {
      badge: { picture: box.picture(box.relic), name: box.name(box.relic), bright: true },
    }),
  };
}

/** Gold as the reader's language writes numbers. */
function amount(gold: number): string {
  return words.say("board-amount", { gold });
}

function stateOf(hero: Hero): string {
  if (hero.caged) return words.say("board-caged");
  return hero.lost ? words.say("board-lost", { count: hero.lost }) : "";
}

function numbersOf(hero: Hero): Trait[] {
  if (!hero.goal) return [];
  return [
    {
      icon: "gold",
      label: words.say("board-goal", { goal: hero.goal }),
      value: amount(hero.gold),
      lit: hero.gold >= hero.goal,
    },
  ];
}

/** What a hero carries: things with a power one by one, all other treasure counted; and more. */
function thingsOf(box: Box, hero: Hero): Thing[] {
  const spells = typeof hero.spells === "number" ? hero.spells : hero.spells.length;
  const special = hero.treasures.filter((card) => box.family(card) !== "prize");
  const counted = (icon: string, text: string, count: number): Thing[] =>
    count ? [{ picture: { icon }, name: words.say(text, { count }), count }] : [];
  return [
    ...byWorth(box, special)
      .slice(0, MOST_THINGS)
      .map((card) => ({ picture: box.picture(card), name: box.name(card) })),
    ...counted("treasure", "board-treasures-held", hero.treasures.length),
    ...counted("spell", "board-spells-held", spells),
    ...counted("gravestone", "board-graves", hero.graves),
  ];
}
const MOST_THINGS = 3;

function byWorth(box: Box, cards: readonly number[]): number[] {
  const isItem = (card: number) => Number(box.family(card) !== "prize");
  return [...cards].sort(
    (one, other) => isItem(other) - isItem(one) || box.value(other) - box.value(one),
  );
}

/** The own cards: spells, what can be spent, what is carried. */
export function hand(given: unknown, seat: number): HandCard[] {
  const view = given as View;
  const box = boxOf(view.box);
  const hero = heroOf(view, seat);
  if (!box || !hero || hero.card < 0 || !hero.alive) return [];
  return [
    ...spellsOf(box, hero),
    ...box.ofClass("action", hero.card).map((card) => deedCard(box, hero, card, 1)),
    ...box
      .ofClass("feat", hero.card)
      .map((card) => deedCard(box, hero, card, box.usesLeft(card, hero.used))),
    ...byWorth(box, hero.treasures).map((card) =>
      box.handCard(card, {
        line: words.say("board-worth", { gold: box.value(card) }),
        touches: { thing: "treasure", number: card },
      }),
    ),
  ];
}

/** Spells of a kind are one card with their number. */
function spellsOf(box: Box, hero: Hero): HandCard[] {
  const spells = typeof hero.spells === "number" ? [] : hero.spells;
  return [...new Set(spells)].map((card) =>
    box.handCard(card, {
      name: counted(box.name(card), spells.filter((one) => one === card).length),
      touches: { thing: "spell", number: card },
    }),
  );
}

function deedCard(box: Box, hero: Hero, card: number, left: number): HandCard {
  const isSpent = left < 1 || hero.spent.includes(card);
  return box.handCard(card, {
    name: counted(box.name(card), left),
    touches: { thing: "deed", number: card },
    ...(isSpent && { state: "spent" as const, why: words.say("board-spent") }),
  });
}

function counted(name: string, count: number): string {
  return count > 1 ? `${name} ×${count}` : name;
}

/** The classes that can be taken now, with what makes each of them. */
export function rosterOf(box: Box, options: readonly OptionInfo[]): RosterEntry[] {
  return options.flatMap((option) => {
    const number = option.touches?.["hero"] ?? -1;
    const card = box.cards[number];
    if (!card) return [];
    return {
      option,
      portrait: box.picture(number),
      name: box.name(number),
      title: "",
      numbers: [
        {
          icon: "gold",
          label: words.say("board-goal-name"),
          value: amount(card.goal ?? 0),
        },
        { icon: "move", label: words.say("board-move"), value: moveOf(box, number) },
      ],
      power: "",
      text: box.text(number),
    };
  });
}

/** The spaces of a move, gifts included: `5`, or `1d6 + 4`. */
function moveOf(box: Box, hero: number): string {
  const sources = [hero, ...box.ofClass("gift", hero)].map((card) => box.cards[card]);
  const sum = (name: "move" | "move_dice") =>
    sources.reduce((total, card) => total + (card?.[name] ?? 0), 0);
  const dice = sum("move_dice");
  return dice ? `${dice}d6 + ${sum("move")}` : String(sum("move"));
}

/** Deeds that are worth more than a line in the rail; 0 for what is too small to be drawn. */
const WEIGHTS: Record<string, 0 | 2 | 3> = {
  "start-rolled": 0,
  "turn-began": 0,
  "spell-taken": 0,
  "hero-moved": 0,
  "room-sensed": 0,
  "token-placed": 0,
  "steps-rolled": 0,
  "wandering-rolled": 0,
  "threat-grew": 0,
  "threat-rolled": 0,
  "class-taken": 2,
  "monster-revealed": 2,
  "monster-defeated": 2,
  "monster-attacked": 2,
  "treasure-taken": 2,
  "treasure-robbed": 2,
  "duel-won": 2,
  "cage-fell": 2,
  "tear-revealed": 2,
  "hero-sent-home": 2,
  "wanderer-came": 2,
  "boss-struck": 2,
  "doom-advanced": 2,
  "hero-killed": 3,
  "minion-rose": 3,
  "assault-began": 3,
  "boss-beaten": 3,
  "dungeon-won": 3,
  "game-won": 3,
};
const NUMBERS = ["total", "life", "count"];

export function deed(event: EventInfo, given: unknown): Deed | null {
  const weight = WEIGHTS[event.name] ?? 1;
  if (!weight) return null;
  const view = given as View;
  const facts = (event.facts ?? {}) as Record<string, unknown>;
  const number = NUMBERS.map((name) => facts[name]).find((fact) => typeof fact === "number");
  return {
    picture: { icon: event.name },
    seat: seatOf(facts, view),
    ...(typeof number === "number" && { number }),
    weight,
  };
}

function seatOf(facts: Record<string, unknown>, view: View): number | null {
  const seat = facts["seat"];
  return typeof seat === "number" ? seat : seatOfCard(view, facts["hero"]);
}

const ROLLS = [
  "attack-rolled",
  "spell-rolled",
  "monster-attacked",
  "strike-rolled",
  "duel-rolled",
  "hex-rolled",
  "secret-door-found",
  "secret-door-missed",
  "steps-rolled",
];

export function rolledBy(event: EventInfo, view: unknown): number | null {
  const facts = (event.facts ?? {}) as Record<string, unknown>;
  return ROLLS.includes(event.name) ? seatOf(facts, view as View) : null;
}

/** Whose dice are awaited. */
export function roller(given: unknown): number | null {
  const view = given as View;
  const hero = view.fight ? view.heroes[view.fight.hero] : view.heroes[view.queue[0] ?? -1];
  return hero?.seat ?? null;
}
