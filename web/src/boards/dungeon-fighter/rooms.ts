/** How the rooms of a map look: an outline for each kind, and what is printed in them. */
import type { IconId } from "../board";
import type { Room } from "./cards.gen";

type Shape = NonNullable<Room["kind"]> | "lair";

/** Around the middle, in parts of the size; irregular, as if somebody had dug them. */
const OUTLINES: Record<Shape, readonly (readonly [number, number])[]> = {
  plain: [
    [-0.95, -0.7],
    [-0.55, -0.98],
    [0.6, -0.95],
    [0.98, -0.5],
    [0.93, 0.65],
    [0.5, 0.97],
    [-0.65, 0.94],
    [-0.98, 0.5],
  ],
  shop: [
    [-1.1, -0.62],
    [-0.78, -0.95],
    [0.78, -0.95],
    [1.1, -0.62],
    [1.1, 0.85],
    [-1.1, 0.85],
  ],
  fountain: ring(14),
  treasure: ring(8),
  perilous: [
    [0, -1.12],
    [0.36, -0.82],
    [0.9, -0.86],
    [0.88, -0.3],
    [1.12, 0.1],
    [0.82, 0.46],
    [0.78, 0.92],
    [0.26, 0.86],
    [-0.12, 1.1],
    [-0.46, 0.84],
    [-0.96, 0.78],
    [-0.9, 0.28],
    [-1.12, -0.14],
    [-0.82, -0.46],
    [-0.84, -0.92],
    [-0.34, -0.84],
  ],
  lair: [
    [0, -1.2],
    [0.3, -0.92],
    [0.82, -1],
    [0.86, -0.42],
    [1.24, 0],
    [0.86, 0.42],
    [0.82, 1],
    [0.3, 0.92],
    [0, 1.2],
    [-0.3, 0.92],
    [-0.82, 1],
    [-0.86, 0.42],
    [-1.24, 0],
    [-0.86, -0.42],
    [-0.82, -1],
    [-0.3, -0.92],
  ],
};

function ring(corners: number): [number, number][] {
  return Array.from({ length: corners }, (_, at) => {
    const turn = ((at + 0.5) * 2 * Math.PI) / corners;
    return [Math.sin(turn), -Math.cos(turn)];
  });
}

export function roomShape(kind: Shape, size: number): string {
  const points = OUTLINES[kind].map(
    ([x, y]) => `${(x * size).toFixed(1)},${(y * size).toFixed(1)}`,
  );
  return `M${points.join("L")}Z`;
}

/** What is printed in a room: what it is, its special throw or its reward. */
export function roomMark({ kind = "plain", gold, dice, equipment, throws = [] }: Room): {
  icon: IconId | null;
  text: string;
} {
  if (kind === "plain") return { icon: null, text: "" };
  if (kind === "perilous") return { icon: `throw-${throws[0] ?? ""}`, text: "" };
  if (kind !== "treasure") return { icon: `room-${kind}`, text: "" };
  if (gold) return { icon: "gold", text: String(gold) };
  if (dice) return { icon: "bonus-die", text: String(dice) };
  return { icon: "equipment", text: String(equipment ?? 1) };
}
