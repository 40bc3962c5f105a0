/** What the table shows of Dungeon Run around the map: top bar, heroes, own cards, deeds. */
import type { RosterEntry } from "../../kit/roster";
import type { EventInfo, OptionInfo } from "../../lib/messages";
import { words } from "../../lib/words.svelte";
import type { Deed, Figure, HandCard, StatusFact, Thing, Trait } from "../board";
import type { Box } from "./box";
import { icons } from "./art/icons";
import { cardsOf, countOf } from "./loot";
import { boxOf } from "./opened.svelte";
import { callingOf, cardOf, pictured } from "./pictures";
import { isBearer, RATINGS, sightOf, wordOf } from "./sight";
import type { Hero, View } from "./view.gen";

export function status(given: unknown): StatusFact[] {
  const view = given as View;
  if (!view.round) return [{ icon: "seats", text: words.say("board-draft") }];
  const left = (icon: string, what: string, count: number): StatusFact => ({
    icon,
    text: String(count),
    word: words.say(`board-counted-${what}`, { count }),
    title: words.say(`board-left-${what}`, { count }),
  });
  return [
    { icon: "clock", text: words.say("board-round", { round: view.round }) },
    left("tile", "tiles", view.tiles_left),
    left("encounter", "encounters", view.encounters.count),
    left("treasure", "treasures", view.treasures_left),
  ];
}

export function figure(given: unknown, seat: number): Figure | null {
  const view = given as View;
  const hero = view.heroes[seat];
  const box = boxOf(view.box);
  if (!hero || hero.card < 0 || !box) return null;
  const sight = sightOf(view, box, []);
  return {
    portrait: pictured(box, hero.card),
    title: callingOf(box, hero.card),
    life: { now: Math.max(0, hero.life - hero.wounds), most: hero.life },
    ...(hero.ko && { state: words.say("picture-knocked-out") }),
    ...(!hero.alive && { out: words.say("picture-dead") }),
    numbers: ratingsOf(view, hero),
    things: thingsOf(box, hero),
    ...(isBearer(sight, seat) && {
      badge: { picture: { icon: "stone" }, name: words.say("board-has-stone"), bright: true },
    }),
  };
}

function ratingsOf({ effort }: View, hero: Hero): Trait[] {
  const used = [
    effort?.seat === hero.seat ? effort.rating : -1,
    effort?.target === hero.seat ? effort.foe_rating : -1,
  ];
  return RATINGS.map((name, rating) => ({
    icon: name,
    label: wordOf("rating", name),
    value: hero.ratings[rating] ?? 0,
    lit: used.includes(rating),
  }));
}

/** What a hero bears: equipment, lasting traps, and how many cards lie in the loot pile. */
function thingsOf(box: Box, hero: Hero): Thing[] {
  const loot = countOf(hero.treasures) + countOf(hero.artifacts) + countOf(hero.encounters);
  return [
    ...[...hero.equipped, ...hero.burdens].map((card) => ({
      picture: pictured(box, card),
      name: box.name(card),
      spent: hero.spent.includes(card),
    })),
    ...(loot
      ? [{ picture: { icon: "treasure" }, name: words.say("board-loot"), count: loot }]
      : []),
  ];
}

/** The own cards: what the hero can do, what he bears, what he has won. */
export function hand(given: unknown, seat: number): HandCard[] {
  const view = given as View;
  const hero = view.heroes[seat];
  const box = boxOf(view.box);
  if (!hero || hero.card < 0 || !box) return [];
  const shown = (cards: number[], state: NonNullable<HandCard["state"]>) =>
    cards.map((card) => cardOf(box, card, stateOf(hero, card, state)));
  return [
    ...shown([hero.card, ...hero.abilities], "hand"),
    ...shown([...hero.equipped, ...hero.burdens], "equipped"),
    ...shown([hero.treasures, hero.artifacts, hero.encounters].flatMap(cardsOf), "hand"),
    ...shown(hero.boss >= 0 ? [hero.boss] : [], "hand"),
  ];
}

function stateOf(
  hero: Hero,
  card: number,
  state: NonNullable<HandCard["state"]>,
): Pick<HandCard, "state" | "why"> {
  const isAbility = card === hero.card || hero.abilities.includes(card);
  const why = hero.spent.includes(card)
    ? "board-spent"
    : hero.used.includes(card)
      ? "board-used"
      : isAbility && hero.cursed
        ? "board-cursed"
        : "";
  return why ? { state: "spent", why: words.say(why) } : { state };
}

/** All heroes while they are chosen; those that can't be any more say why. */
export function rosterOf(view: View, box: Box, options: readonly OptionInfo[]): RosterEntry[] {
  if (!options.length) return [];
  return box.cards.flatMap((_, number) => {
    if (box.family(number) !== "hero") return [];
    const option = options.find((one) => one.touches?.["card"] === number) ?? null;
    return entryOf(box, number, option, option ? "" : whyTaken(view, box, number));
  });
}

/** Who has the hero, or whose training it is; empty where the table does not show it. */
function whyTaken(view: View, box: Box, number: number): string {
  const owner = view.heroes.find((hero) => hero.card === number);
  if (owner) return words.say("board-hero-taken", { number: owner.seat + 1 });
  const training = box.cards[number]?.training ?? "";
  const isTaken = view.heroes.some((hero) => box.cards[hero.card]?.training === training);
  return isTaken
    ? words.say("board-training-taken", { training: wordOf("training", training) })
    : "";
}

function entryOf(box: Box, number: number, option: OptionInfo | null, why: string): RosterEntry {
  const card = box.cards[number];
  const { id = "", life = 0 } = card ?? {};
  const cardsOf = (family: string, whose: (one: number) => boolean) =>
    box.cards.flatMap((_, one) => (box.family(one) === family && whose(one) ? [one] : []));
  const [summoner = -1] = cardsOf("summoner", (one) => box.cards[one]?.id === id);
  const deck = cardsOf("ability", (one) => box.cards[one]?.hero === id);
  return {
    option,
    portrait: pictured(box, number),
    name: box.name(number),
    title: callingOf(box, number),
    numbers: [
      ...RATINGS.map((name) => ({
        icon: name,
        label: wordOf("rating", name),
        value: card?.[name] ?? 0,
      })),
      { icon: "life", label: words.say("board-life"), value: life },
    ],
    power: "",
    text: box.text(number),
    life,
    ...(why && { why }),
    more: {
      picture: pictured(box, box.stone),
      name: words.say("board-with-stone"),
      text: box.text(summoner),
    },
    deck: {
      name: words.say("board-deck", { count: deck.length }),
      cards: deck.map((one) => cardOf(box, one)),
    },
  };
}

/** Deeds that are worth more than a line in the rail; 0 for what is too small to be drawn. */
const WEIGHTS: Record<string, 0 | 2 | 3> = {
  "battle-began": 2,
  "duel-began": 2,
  "hero-wounded": 2,
  "monster-killed": 2,
  "trap-went-off": 2,
  "trap-disarmed": 2,
  "item-found": 2,
  "artifact-gained": 2,
  "stranger-met": 2,
  "card-stolen": 2,
  "trade-done": 2,
  "encounter-drawn": 2,
  "monster-summoned": 2,
  sabotaged: 2,
  "hero-knocked-out": 3,
  "hero-died": 3,
  "lair-placed": 3,
  "stone-appeared": 3,
  "endgame-began": 3,
  "solo-won": 3,
  "stone-carried-out": 3,
  "last-hero-won": 3,
  "nobody-won": 3,
  "round-began": 0,
  "turn-began": 0,
  "dice-counted": 0,
  "number-changed": 0,
  "passes-on": 0,
  watches: 0,
  "actions-changed": 0,
  "first-rolled": 0,
  "card-worked": 0,
  "trait-worked": 0,
  "monster-trait-worked": 0,
  "monster-stirred": 0,
  "encounters-shuffled": 0,
};
const NUMBERS = ["wounds", "amount", "dice_count"];

export function deed(event: EventInfo): Deed | null {
  const weight = WEIGHTS[event.name] ?? 1;
  if (!weight || !(event.name in icons)) return null;
  const facts = (event.facts ?? {}) as Record<string, unknown>;
  const number = NUMBERS.map((name) => facts[name]).find((fact) => typeof fact === "number");
  const seat = facts["seat"];
  return {
    picture: { icon: event.name },
    seat: typeof seat === "number" && seat >= 0 ? seat : null,
    ...(typeof number === "number" && { number }),
    weight,
  };
}
