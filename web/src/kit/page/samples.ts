/** Things to show every part of the kit with. */
import type { HandCard, SeatPlate } from "../../boards/board";

const hero = (id: string) => ({ kind: "hero", id });

export const CARD: HandCard = {
  picture: { kind: "ability", id: "charge" },
  kind: "ability",
  name: "Charge",
  line: "Move, then strike.",
};
export const SPENT: HandCard = { ...CARD, state: "spent", why: "Spent this turn." };

export const PLATE: SeatPlate = {
  seat: 1,
  name: "Ada",
  figureName: "Dorgan",
  who: "here",
  mine: false,
  asked: false,
  away: false,
  figure: {
    portrait: hero("dorgan"),
    life: { now: 2, most: 6 },
    numbers: [
      { icon: "attack", label: "Brawn", value: 6 },
      { icon: "eye", label: "Magic", value: 1, lit: true },
    ],
    things: [{ picture: { icon: "shield" }, name: "Buckler" }],
    badge: { picture: { icon: "treasure" }, name: "The Stone" },
  },
  clocks: [{ title: "Time for this choice", left: "1:05" }],
};

export const PLATES: readonly SeatPlate[] = [
  PLATE,
  { ...PLATE, seat: 3, name: "Brunna", figureName: "", who: "bot", asked: true, clocks: [] },
  { ...PLATE, seat: 2, name: "Bo", who: "away", away: true },
  {
    ...PLATE,
    seat: 5,
    name: "Saelith",
    figureName: "",
    who: "bot",
    clocks: [],
    figure: { portrait: hero("saelith"), out: "dead, round 9", numbers: [], things: [] },
  },
  { ...PLATE, seat: 0, name: "Seat 1", figureName: "", figure: null, clocks: [] },
];

export const DEEDS = (["move", "treasure", "wound", "attack", "grave"] as const).map(
  (icon, at) => ({
    at,
    text: `Deed ${at + 1}`,
    deed: {
      picture: { icon },
      seat: at % 3,
      weight: 2 as const,
      ...(at === 2 ? { number: 2 } : {}),
    },
  }),
);
export const SCENES = DEEDS.slice(0, 3).map((told) => ({ ...told, portrait: hero("kessa") }));
export const HERO = hero("kessa");
