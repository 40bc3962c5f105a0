/** What the table shows of Dungeon Fighter around the board: top bar, Heroes, own cards. */
import type { RosterEntry } from "../../kit/roster";
import type { OptionInfo } from "../../lib/messages";
import { words } from "../../lib/words.svelte";
import type { Figure, HandCard, Life, StatusFact, Thing, Trait } from "../board";
import { COLOURS, GEAR_KINDS, type Box } from "./box";
import { abilityPrint } from "./printing";
import { heroOf, leftInTower } from "./sight";
import { Phase, type Hero, type View } from "./view.gen";

/** Behind the third level is the Boss. */
const LEVELS = 3;

export function statusOf(view: View): StatusFact[] {
  if (view.phase < Phase.MOVEMENT) return [];
  return [
    { icon: "tower", ...whereOf(view) },
    told("gold", "board-gold", view.gold),
    told("bonus-die", "board-dice", view.dice),
    told("monster", "board-left", leftInTower(view)),
    leaderFact(view),
  ];
}

function told(icon: string, text: string, count: number): StatusFact {
  return { icon, text: String(count), title: words.say(text, { count }) };
}

function whereOf({ level }: View): Pick<StatusFact, "text" | "title"> {
  if (level >= LEVELS) return { text: words.say("board-lair") };
  return { text: words.say("board-level", { level: level + 1 }) };
}

function leaderFact({ defeated }: View): StatusFact {
  const side = defeated ? "defeated" : "undefeated";
  return { icon: side, text: words.say(`board-${side}`), title: words.say(`board-leader-${side}`) };
}

export function figureOf(view: View, box: Box, seat: number): Figure | null {
  const hero = heroOf(view, seat);
  if (!hero || hero.card < 0) return null;
  const badge = badgeOf(view, hero);
  return {
    portrait: box.picture(hero.card),
    title: box.title(hero.card),
    life: lifeOf(view, hero),
    ...outOf(hero),
    numbers: abilitiesOf(view, box, hero),
    things: thingsOf(view, box, hero),
    ...(badge && { badge }),
  };
}

/** His life, and what of it a miss would cost who is about to throw. */
function lifeOf(view: View, hero: Hero): Life {
  const isToThrow = view.toss?.seat === hero.seat && !view.toss.landed;
  const isSafe = view.fight?.beer === hero.seat;
  const stake = isToThrow && !isSafe ? (view.fight?.damage ?? 0) : 0;
  return { now: hero.life, most: hero.capacity, stake: Math.min(stake, hero.life) };
}

function outOf({ fainted, angelic }: Hero): Partial<Figure> {
  if (angelic) return { out: words.say("board-angelic"), outIcon: "angelic" };
  return fainted ? { out: words.say("board-fainted"), outIcon: "knocked" } : {};
}

/** The three abilities, each on the ground of its die; one that a scar covers is off. */
export function abilitiesOf(view: View, box: Box, hero: Hero): Trait[] {
  return COLOURS.flatMap((tint, colour) => {
    const ability = box.ability(hero.card, colour);
    if (!ability) return [];
    const { icon, name, text, mark } = abilityPrint(ability);
    const isThrown = view.toss?.seat === hero.seat && view.toss.colour === colour;
    const off = hero.scars.includes(colour);
    const label = off ? words.say("board-scarred", { name }) : `${name}. ${text}`;
    return { icon, label, value: mark, tint, off, lit: isThrown };
  });
}

function thingsOf(view: View, box: Box, { gear, charmed, seat }: Hero): Thing[] {
  const cards = [...gear, ...charmed].map((card) => ({
    picture: box.picture(card),
    name: box.name(card),
    spent: view.phase === Phase.ATTACK && view.handed.includes(card),
  }));
  const beer: Thing[] =
    view.fight?.beer === seat
      ? [{ picture: { icon: "beer" }, name: words.name("token-beer"), bright: true }]
      : [];
  return [...cards, ...beer];
}

function badgeOf({ leader, defeated }: View, { seat }: Hero): Thing | null {
  if (leader !== seat) return null;
  const side = defeated ? "defeated" : "undefeated";
  return { picture: { icon: side }, name: words.say(`board-leader-${side}`), bright: !defeated };
}

/** The own gear and the monsters in love, as cards. */
export function handOf(view: View, box: Box, seat: number): HandCard[] {
  const hero = heroOf(view, seat);
  if (!hero || hero.angelic) return [];
  const thrown = view.toss?.seat === seat ? view.toss.weapons : [];
  return [
    ...hero.gear.map((card) =>
      box.handCard(card, {
        touches: { thing: "gear", number: card },
        ...(thrown.includes(card) && { state: "equipped" as const }),
      }),
    ),
    ...hero.charmed.map((card) =>
      box.handCard(card, {
        line: words.say("board-in-love"),
        touches: { thing: "foe", number: card },
      }),
    ),
  ];
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
