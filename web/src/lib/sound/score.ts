/** The sounds as they are made of tones: few, short and soft. Nothing here plays anything. */

/** A tone or a breath of noise that swells, slides and fades. */
export interface Tone {
  wave: "sine" | "triangle" | "noise";
  /** Seconds after the sound begins. */
  at: number;
  /** Seconds until it has faded. */
  length: number;
  /** Hertz at its begin; of noise the middle of its band. */
  from: number;
  /** Hertz at its end. */
  to: number;
  /** How loud it is at its loudest, from 0 to 1. */
  gain: number;
  /** Seconds until it is loudest. */
  swell: number;
}

export const SOUNDS = [
  "dice",
  "card",
  "tile",
  "step",
  "knock",
  "hurry",
  "strike",
  "block",
  "wound",
  "heal",
  "treasure",
  "boss",
  "fall",
  "triumph",
  "on-wood",
  "on-felt",
  "on-bone",
  "on-card",
] as const;
export type Sound = (typeof SOUNDS)[number];

/** Seconds from one die to the next, and more of them than this are heard as this many. */
const BETWEEN_DICE = 0.06;
const MOST_DICE = 8;
/** The dice of a handful are not alike: each has its own pitch and place, the same every time. */
const PITCHES = [1, 0.84, 1.12, 0.93, 1.21, 0.78, 1.05, 0.88];
const LATE = [0, 0.012, -0.008, 0.018, 0.004, -0.012, 0.02, 0.008];

const SWELL = 0.004;

function tone(
  wave: Tone["wave"],
  at: number,
  length: number,
  pitch: number | [number, number],
  gain: number,
  swell = SWELL,
): Tone {
  const [from, to] = typeof pitch === "number" ? [pitch, pitch] : pitch;
  return { wave, at, length, from, to, gain, swell };
}

/** Bone on felt: a click, and the dull body under it. */
function die(number: number): Tone[] {
  const pitch = PITCHES[number % PITCHES.length] ?? 1;
  const at = Math.max(0, number * BETWEEN_DICE + (LATE[number % LATE.length] ?? 0));
  return [
    tone("noise", at, 0.03, 2600 * pitch, 0.22, 0.001),
    tone("triangle", at, 0.06, [520 * pitch, 380 * pitch], 0.16, 0.001),
  ];
}

const wood = (at: number, gain = 0.3) => [
  tone("triangle", at, 0.11, [196, 148], gain, 0.001),
  tone("noise", at, 0.025, 900, gain / 2, 0.001),
];

const bell = (at: number, pitch: number, gain = 0.1) => [
  tone("sine", at, 0.7, pitch, gain),
  tone("sine", at, 0.35, pitch * 2.76, gain / 4),
];

const drum = (at: number, gain = 0.4) => [
  tone("sine", at, 0.6, [82, 46], gain, 0.006),
  tone("noise", at, 0.06, 180, gain / 3, 0.002),
];

const MADE: Record<Exclude<Sound, "dice">, Tone[]> = {
  /** Slides over the table and snaps down. */
  card: [
    tone("noise", 0, 0.12, [1500, 3200], 0.07, 0.05),
    tone("noise", 0.12, 0.03, 3600, 0.14, 0.001),
  ],
  /** Stone grinds on stone and settles. */
  tile: [
    tone("noise", 0, 0.32, [260, 180], 0.2, 0.08),
    tone("sine", 0.3, 0.14, [96, 62], 0.26, 0.002),
  ],
  step: [tone("noise", 0, 0.05, 520, 0.1), tone("sine", 0, 0.06, [130, 90], 0.12)],
  knock: [...wood(0), ...wood(0.15)],
  hurry: [...wood(0, 0.34), ...wood(0.11, 0.34), ...wood(0.22, 0.34), ...wood(0.33, 0.34)],
  strike: [
    tone("noise", 0, 0.09, [2400, 500], 0.16, 0.012),
    tone("triangle", 0.05, 0.09, [260, 120], 0.2),
  ],
  block: [tone("triangle", 0, 0.16, [640, 590], 0.16, 0.001), tone("noise", 0, 0.03, 3000, 0.12)],
  wound: [tone("sine", 0, 0.26, [170, 62], 0.34, 0.003), tone("noise", 0, 0.07, 340, 0.16)],
  heal: [tone("sine", 0, 0.35, [392, 523], 0.1, 0.08), tone("sine", 0.14, 0.4, 659, 0.07, 0.06)],
  treasure: [...bell(0, 1175), ...bell(0.07, 1568), ...bell(0.15, 2093)],
  boss: [...drum(0), ...drum(0.62, 0.34)],
  fall: [tone("sine", 0, 0.7, [196, 49], 0.3, 0.01), ...drum(0.42, 0.3)],
  triumph: [...bell(0, 784), ...bell(0.14, 988), ...bell(0.28, 1175), ...bell(0.46, 1568, 0.14)],
  /** A die on the table, on the Target, on a bone of its rim, against a box or a card. */
  "on-wood": [
    tone("triangle", 0, 0.09, [310, 210], 0.34, 0.001),
    tone("noise", 0, 0.025, 1900, 0.2, 0.001),
  ],
  "on-felt": [
    tone("triangle", 0, 0.07, [230, 150], 0.24, 0.002),
    tone("noise", 0, 0.035, 700, 0.16, 0.002),
  ],
  "on-bone": [
    tone("triangle", 0, 0.05, [1250, 1100], 0.2, 0.001),
    tone("noise", 0, 0.02, 4200, 0.2, 0.001),
  ],
  "on-card": [
    tone("noise", 0, 0.06, [1500, 900], 0.26, 0.002),
    tone("triangle", 0, 0.05, [180, 130], 0.16, 0.002),
  ],
};

/** What a sound is made of; of dice, how many fall. */
export function tonesOf(sound: Sound, count = 1): Tone[] {
  if (sound !== "dice") return MADE[sound];
  const dice = Math.max(1, Math.min(MOST_DICE, Math.round(count)));
  return Array.from({ length: dice }, (_, number) => die(number)).flat();
}
