/** What moves over a board, in the board's own words. A place is the `data-place` of an element. */

/** How a thing in the air looks; the board draws it. */
export interface Look {
  kind: string;
}

/** A thing that flies from a place to another, or falls where it stood. */
export interface Flight<L extends Look> {
  look: L;
  from: string;
  to: string | null;
  /** How far beside the place it lands, in pixels. */
  aside?: number;
}

/** A piece that lies on the board and moves where it is. */
export interface Stir {
  at: string;
  how: keyof typeof WAYS | Keyframe[];
}

export type Motion<L extends Look> = Flight<L> | Stir;

export interface Point {
  x: number;
  y: number;
}

export const FLIGHT_MS = 650;
/** Between two things that move at once. */
export const APART_MS = 45;
/** Between two things that happened, and for all of them together. */
export const STEP_MS = 250;
export const WHOLE_MS = 1000;
export const MOST_THINGS = 16;
export const MOST_STEPS = 8;

/** How pieces move where they are. */
export const WAYS = {
  turn: [0, 90, 180, 270, 360].map((angle) => ({
    transform: `perspective(50rem) rotateY(${angle}deg)`,
  })),
  drop: [
    { transform: "translateY(-50px) scale(1.2)", opacity: 0 },
    { transform: "translateY(0) scale(0.96)", opacity: 1, offset: 0.7 },
    { transform: "none" },
  ],
  appear: [
    { transform: "scale(0.1)", opacity: 0 },
    { transform: "scale(1.25)", opacity: 1, offset: 0.6 },
    { transform: "none" },
  ],
  flash: [
    { transform: "translateX(-5px)", filter: "brightness(2.4) saturate(2)" },
    { transform: "translateX(5px)", filter: "brightness(0.6)", offset: 0.25 },
    { transform: "translateX(-3px)", filter: "brightness(1.8) saturate(2)", offset: 0.5 },
    { transform: "none", filter: "none" },
  ],
  glow: [{ filter: "brightness(1.9)" }, { filter: "none" }],
  roll: [
    { transform: "translate(-70px, -25px) rotate(-540deg) scale(0.7)", opacity: 0 },
    { transform: "translate(4px, -6px) rotate(25deg)", opacity: 1, offset: 0.7 },
    { transform: "none" },
  ],
} satisfies Record<string, Keyframe[]>;

/** Those that come over a piece that lies or walks there meanwhile; others begin elsewhere. */
export const SUDDEN: readonly Stir["how"][] = ["turn", "flash", "glow"];

/** The middle of a place as the air sees it; of a wide line, the middle of its beginning. */
export function centre(table: Element, place: string, air: Element): Point | null {
  const found = table.querySelector(`[data-place="${place}"]`);
  if (!found) return null;
  const [box, frame] = [found.getBoundingClientRect(), air.getBoundingClientRect()];
  const width = found instanceof SVGElement ? box.width : Math.min(box.width, 80);
  return { x: box.left - frame.left + width / 2, y: box.top - frame.top + box.height / 2 };
}

/** Through the air, spinning, and gone after it has lain there for a moment. */
export function flown(start: Point, end: Point): Keyframe[] {
  const over = { x: (start.x + end.x) / 2, y: Math.min(start.y, end.y) - 30 };
  return [
    { transform: put(start, 0), opacity: 1 },
    { transform: put(over, 180), opacity: 1, offset: 0.4 },
    { transform: put(end, 360), opacity: 1, offset: 0.75 },
    { transform: put(end, 360), opacity: 1, offset: 0.9 },
    { transform: put(end, 360), opacity: 0 },
  ];
}

export function fallen(at: Point): Keyframe[] {
  return [
    { transform: put(at, 0), opacity: 1 },
    { transform: put({ x: at.x, y: at.y - 12 }, -20), opacity: 1, offset: 0.3 },
    { transform: put({ x: at.x + 8, y: at.y + 26 }, 95), opacity: 0 },
  ];
}

function put({ x, y }: Point, degrees: number): string {
  return `translate(${x}px, ${y}px) translate(-50%, -50%) rotate(${degrees}deg)`;
}
