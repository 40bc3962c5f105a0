/** What the table shows of Dungeon! around the board: top bar, heroes, own cards, classes. */
import type { RosterEntry } from "../../kit/roster";
import type { OptionInfo } from "../../lib/messages";
import { words } from "../../lib/words.svelte";
import type { Figure, HandCard, StatusFact, Thing, Trait } from "../board";
import type { Box } from "./box";
import { cardOf, heroOf } from "./sight";
import { Phase, type Hero, type View } from "./view.gen";

/** So many things with a power are shown one by one. */
const MOST_THINGS = 3;

export function statusOf(view: View, box: Box): StatusFact[] {
  if (view.phase === Phase.ORDER || view.phase === Phase.DRAFT)
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

export function figureOf(view: View, box: Box, seat: number): Figure | null {
  const hero = heroOf(view, seat);
  if (!hero || cardOf(hero) < 0) return null;
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
      goal: amount(hero.goal),
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

function byWorth(box: Box, cards: readonly number[]): number[] {
  const isItem = (card: number) => Number(box.family(card) !== "prize");
  return [...cards].sort(
    (one, other) => isItem(other) - isItem(one) || box.value(other) - box.value(one),
  );
}

/** The own cards: spells, what can be spent, what is carried. */
export function handOf(view: View, box: Box, seat: number): HandCard[] {
  const hero = heroOf(view, seat);
  if (!hero || hero.card < 0 || !hero.alive) return [];
  return [
    ...spellsOf(box, hero),
    ...box.ofClass("action", hero.card).map((card) => deedCard(box, hero, card, 1)),
    ...box
      .ofClass("feat", hero.card)
      .map((card) => deedCard(box, hero, card, box.usesLeft(card, hero.used))),
    ...byWorth(box, hero.treasures).map((card) =>
      box.handCard(card, {
        line: words.say("board-worth", { gold: box.value(card) }),
        mark: amount(box.value(card)),
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

/** The classes to choose from, with what makes each of them; taken ones say by whom. */
export function rosterOf(view: View, box: Box, options: readonly OptionInfo[]): RosterEntry[] {
  if (!options.length) return [];
  return box.cards.flatMap((_, number) => {
    if (box.family(number) !== "class") return [];
    const option = options.find((one) => one.touches?.["hero"] === number) ?? null;
    const owner = view.heroes.find((hero) => hero.alive && hero.card === number);
    if (!option && !owner) return [];
    const why = owner && words.say("board-class-taken", { number: owner.seat + 1 });
    return entryOf(box, number, option, why);
  });
}

function entryOf(box: Box, number: number, option: OptionInfo | null, why?: string): RosterEntry {
  const own = (["gift", "feat", "action"] as const).flatMap((family) =>
    box.ofClass(family, number),
  );
  return {
    option,
    portrait: box.picture(number),
    name: box.name(number),
    title: "",
    numbers: [
      {
        icon: "gold",
        label: words.say("board-goal-name"),
        value: amount(box.cards[number]?.goal ?? 0),
      },
      { icon: "move", label: words.say("board-move"), value: moveOf(box, number) },
    ],
    power: "",
    text: box.text(number),
    ...(why && { why }),
    deck: {
      name: words.say("board-class-cards", { count: own.length }),
      cards: own.map((card) => box.handCard(card)),
    },
  };
}

/** The spaces of a move, gifts included: `5`, or `1d6 + 4`. */
function moveOf(box: Box, hero: number): string {
  const sources = [hero, ...box.ofClass("gift", hero)].map((card) => box.cards[card]);
  const sum = (name: "move" | "move_dice") =>
    sources.reduce((total, card) => total + (card?.[name] ?? 0), 0);
  const dice = sum("move_dice");
  return dice ? `${dice}d6 + ${sum("move")}` : String(sum("move"));
}
