/** What the table shows of the Catacombs around the board: top bar, Heroes, own cards. */
import type { RosterEntry } from "../../kit/roster";
import type { OptionInfo } from "../../lib/messages";
import { words } from "../../lib/words.svelte";
import type { Figure, HandCard, Life, StatusFact, Thing, Trait } from "../board";
import { COLOURS, GEAR_KINDS, type Box } from "./box";
import { abilityPrint } from "./printing";
import { heroOfSeat } from "./sight";
import { Phase, type Hero, type View } from "./view.gen";

/** After so many Shops comes the Boss. */
export const SHOPS = 3;

export function statusOf(view: View): StatusFact[] {
  if (view.phase < Phase.DUNGEON) return [];
  return [
    whereOf(view),
    told("gold", "board-gold", view.gold),
    told("bonus-die", "board-dice", view.dice),
  ];
}

function told(icon: string, text: string, count: number): StatusFact {
  return { icon, text: String(count), title: words.say(text, { count }) };
}

/** How far it is to the next Shop; behind the last one is the Boss. */
function whereOf({ shops, icons, icons_needed: needed }: View): StatusFact {
  if (shops >= SHOPS) return { icon: "boss", text: words.say("board-lair") };
  const title = words.say("board-way", { icons, needed, shop: shops + 1 });
  return { icon: "shop", text: `${icons}/${needed}`, title };
}

export function figureOf(view: View, box: Box, seat: number): Figure | null {
  const hero = heroOfSeat(view, seat);
  if (!hero) return null;
  const leads = view.heroes.some(({ who, seat: owner }) => who === view.leader && owner === seat);
  const badge: Thing = {
    picture: { icon: "leader" },
    name: words.say("board-leader"),
    bright: true,
  };
  return {
    portrait: box.picture(hero.card),
    title: box.title(hero.card),
    life: lifeOf(view, hero),
    ...outOf(hero),
    numbers: abilitiesOf(view, box, hero),
    things: thingsOf(view, box, hero),
    ...(leads && { badge }),
  };
}

/** His life, and what of it a miss would cost who is about to throw. */
function lifeOf(view: View, hero: Hero): Life {
  const isToThrow = view.toss?.who === hero.who && !view.toss.landed;
  const stake = isToThrow ? (view.fight?.damage ?? 0) : 0;
  const now = Math.max(0, hero.life);
  return { now, most: hero.capacity, stake: Math.min(stake, now) };
}

function outOf({ fainted, eliminated }: Hero): Partial<Figure> {
  if (eliminated) return { out: words.say("board-eliminated"), outIcon: "eliminated" };
  return fainted ? { out: words.say("board-fainted"), outIcon: "knocked" } : {};
}

/** The three abilities, each on the ground of its die; one that a Scar covers is off. */
export function abilitiesOf(view: View, box: Box, hero: Hero): Trait[] {
  return COLOURS.flatMap((tint, colour) => {
    const ability = box.ability(hero.card, colour);
    if (!ability) return [];
    const { icon, name, text, mark } = abilityPrint(ability);
    const lit = view.toss?.who === hero.who && view.toss.colour === colour;
    const off = hero.scars.includes(colour);
    const label = off ? words.say("board-scarred", { name }) : `${name}. ${text}`;
    return { icon, label, value: mark, tint, off, lit };
  });
}

function thingsOf(view: View, box: Box, { gear, used, charmed, xp }: Hero): Thing[] {
  const cards = [...gear, ...charmed].map((card) => ({
    picture: box.picture(card),
    name: box.name(card),
    spent: used.includes(card),
  }));
  if (!view.level_up) return cards;
  const name = words.say("board-xp", { count: xp });
  return [...cards, { picture: { icon: "level-up" }, name, count: xp, spent: xp === 0 }];
}

/** The own gear and the charmed monsters, as cards; those of all Heroes that a seat runs. */
export function handOf(view: View, box: Box, seat: number): HandCard[] {
  const own = view.heroes.filter((hero) => hero.seat === seat && !hero.eliminated);
  return own.flatMap((hero) => [...gearOf(view, box, hero), ...charmedOf(box, hero)]);
}

function gearOf(view: View, box: Box, { who, gear, used }: Hero): HandCard[] {
  const thrown = view.toss?.who === who ? view.toss.weapons : [];
  return gear.map((card) =>
    box.handCard(card, {
      touches: { thing: "gear", number: card },
      ...(thrown.includes(card) && { state: "equipped" as const }),
      ...(used.includes(card) && { state: "spent" as const }),
    }),
  );
}

function charmedOf(box: Box, { charmed }: Hero): HandCard[] {
  return charmed.map((card) =>
    box.handCard(card, {
      line: words.say("board-in-love"),
      touches: { thing: "foe", number: card },
    }),
  );
}

/** The Heroes that can be taken now, with their abilities and what they can carry. */
export function rosterOf(box: Box, options: readonly OptionInfo[]): RosterEntry[] {
  return options.flatMap((option) => {
    const number = option.touches?.["hero"] ?? -1;
    if (!box.hero(number)) return [];
    return {
      option,
      portrait: box.picture(number),
      name: box.name(number),
      title: box.title(number),
      numbers: GEAR_KINDS.map((kind) => ({
        icon: `gear-${kind}`,
        label: words.say(`board-slots-${kind}`),
        value: box.slots(number, kind),
      })),
      power: "",
      text: "",
      abilities: COLOURS.flatMap((tint, colour) => {
        const ability = box.ability(number, colour);
        return ability ? { tint, ...abilityPrint(ability) } : [];
      }),
    };
  });
}
