import { expect, it } from "vitest";
import { happened, type Happened } from "../../recorded";
import type { Motion } from "../../kit/motion";
import { SIZE } from "./geometry";
import { MOTIONS, motionsOf, type Thing } from "./motions";
import type { View } from "./view.gen";

const GAME = "dungeon-run";
type Happening = Happened<View>;
type Expected = (fact: Record<string, number>, at: Happening) => string[];

const under = (view: View, seat = -1) => `tile-${view.heroes[seat]?.place}`;
const haunt = (view: View, card = -1) => view.tiles.findIndex((one) => one.monster?.card === card);
const found: Expected = ({ seat, card }, { now }) => [
  `up ${card}: ${under(now, seat)} to hero-${seat}`,
];
const left: Expected = ({ seat, card }, { now }) => [
  `up ${card}: hero-${seat} to ${under(now, seat)}`,
];
const dice = ({ event }: Happening) => String(event.facts?.["dice"]).split(" ");
const foeRolls: Expected = (_, at) => dice(at).map((_, n) => `die-foe-${n}: roll`);
const thrown: Expected = ({ seat }, at) =>
  dice(at).map((face) => `die ${face}: hero-${seat} to ${under(at.now, seat)}`);
const rolled = (seat: number, at: Happening): string[] => {
  const { effort } = at.now;
  const isFoe = effort?.target === seat;
  const lying = (isFoe ? effort.foe_dice : effort?.dice) ?? [];
  if (!lying.length) return thrown({ seat }, at);
  return lying.map((_, n) => `die-${isFoe ? "foe" : "own"}-${n}: roll`);
};

/** What an event moves: a piece and how, or a thing and its way. */
const MOVED: Record<string, Expected> = {
  "tile-laid": ({ tile }) => [`tile-${tile}: drop`],
  "lair-placed": ({ tile }) => [`tile-${tile}: drop`, `monster-${tile}: drop`],
  "treasure-laid": ({ tile }) => [`down: piles to tile-${tile}`],
  "encounter-drawn": ({ seat, card }, { now }) => [
    `up ${card}: piles to ${under(now, seat)}`,
    `monster-${haunt(now, card)}: appear`,
    `stranger-${card}: appear`,
  ],
  "monster-summoned": ({ tile }) => [`monster-${tile}: appear`],
  "monster-wounded": ({ card }, { now }) => [`monster-${haunt(now, card)}: flash`],
  "monster-killed": ({ card }, { before }) => [
    `monster ${card}: falls on tile-${haunt(before, card)}`,
  ],
  "dice-rolled": ({ seat = -1 }, at) => rolled(seat, at),
  "dice-rerolled": ({ seat = -1 }, at) => rolled(seat, at),
  "reroll-forced": ({ target = -1 }, at) => rolled(target, at),
  "monster-rerolled": foeRolls,
  "armor-rolled": thrown,
  "monster-rolled": foeRolls,
  "monster-rolled-again": foeRolls,
  "hero-wounded": ({ seat }) => [`hero-${seat}: flash`, `seat-${seat}: flash`],
  "trap-went-off": ({ seat }) => [`hero-${seat}: flash`],
  "hero-healed": ({ seat }) => [`hero-${seat}: glow`, `seat-${seat}: glow`],
  rallied: ({ seat }) => [`hero-${seat}: glow`, `seat-${seat}: glow`],
  "hero-knocked-out": ({ seat }) => [`hero-${seat}: flash`],
  "hero-died": ({ seat }, { now }) => [`hero ${seat}: falls on ${under(now, seat)}`],
  "item-found": found,
  "artifact-gained": ({ seat, card }) => [`up ${card}: piles to hero-${seat}`],
  "booty-taken": found,
  "treasure-gained": ({ seat }) => [`down: piles to hero-${seat}`],
  "item-left": left,
  "card-paid": left,
  "treasure-tossed": left,
  "card-stolen": ({ seat, target }) => [`down: hero-${target} to hero-${seat}`],
  "trade-done": ({ seat, target, given, taken }) => [
    ...Array<string>(given ?? 0).fill(`down: hero-${seat} to hero-${target}`),
    ...Array<string>(taken ?? 0).fill(`down: hero-${target} to hero-${seat}`),
  ],
  "stone-appeared": ({ tile }) => [`tile-${tile}: flash`],
};

/** Who walks, and where he stood before. */
const WALKING: Record<string, [who: string, start: (view: View, who: number) => number]> = {
  "hero-moved": ["seat", (view, seat) => view.heroes[seat]?.place ?? -1],
  "monster-roamed": ["card", haunt],
};

function line(motion: Motion<Thing>): string {
  if ("at" in motion) return `${motion.at}: ${motion.how as string}`;
  const { look, from, to } = motion;
  const thing = look.kind === "down" ? "down" : `${look.kind} ${look.number}`;
  return `${thing}: ${to === null ? `falls on ${from}` : `${from} to ${to}`}`;
}

const motions = ({ event, story, before, now }: Happening) => motionsOf(event, story, before, now);

it.each(Object.entries(MOVED))("%s", (name, expected) => {
  for (const at of happened<View>(GAME, name))
    expect(motions(at).map(line)).toEqual(expected(at.facts, at));
});

it.each(Object.entries(WALKING))(
  "%s: walks its whole way at its first step",
  (name, [who, from]) => {
    for (const at of happened<View>(GAME, name)) {
      const walker = at.facts[who] ?? -1;
      const steps = at.story.filter((one) => one.name === name && one.facts?.[who] === walker);
      const way = [from(at.before, walker), ...steps.map((step) => Number(step.facts?.["tile"]))];
      const end = way.at(-1) ?? -1;
      const piece = who === "seat" ? `hero-${walker}` : `monster-${end}`;
      const frames = way.map((place) => ({ transform: offset(at.now, place, end) }));

      expect(motions(at)).toEqual(at.event === steps[0] ? [{ at: piece, how: frames }] : []);
    }
  },
);

/** Where a tile is, as seen from another one. */
function offset({ tiles }: View, place: number, from: number): string {
  const [there, here] = [tiles[place], tiles[from]];
  if (!there || !here) throw new Error("no such tile");
  return `translate(${(there.x - here.x) * SIZE}px, ${(there.y - here.y) * SIZE}px)`;
}

it("is all that moves", () => {
  const tested = [...Object.keys(MOVED), ...Object.keys(WALKING)];
  expect(tested.sort()).toEqual(Object.keys(MOTIONS).sort());
});

it("leaves the rest alone", () => {
  for (const at of happened<View>(GAME, "turn-began")) expect(motions(at)).toEqual([]);
});
