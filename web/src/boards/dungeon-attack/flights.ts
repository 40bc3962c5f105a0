/** Dice that fly from place to place, and cards that turn, over a board that has moved on. */
import type { EventInfo } from "../../lib/messages";
import { moveOf, turnedCard, type Move } from "./moves";

const FLIGHT_MS = 650;
const APART_MS = 45;
const MOST_DICE = 16;

/** Show what happened; what is still in the air from before lands at once. */
export function show(board: HTMLElement, story: readonly EventInfo[], pace: number): void {
  for (const old of board.querySelectorAll(".flying")) old.remove();
  const moves = story.map(moveOf).filter((move) => move !== null);
  fly(board, moves, pace);
  for (const event of story) turn(board, turnedCard(event), pace);
}

function fly(board: HTMLElement, moves: Move[], pace: number): void {
  const dice = moves.flatMap((move) => move.dice.map((kind) => ({ ...move, kind })));
  dice.slice(0, MOST_DICE).forEach(({ from, to, kind }, at) => {
    const [start, end] = [centre(board, from), centre(board, to)];
    if (start && end) launch(board, kind, start, end, at, pace);
  });
}

type Point = { x: number; y: number };

function centre(board: HTMLElement, place: string): Point | null {
  const box = board.querySelector(`[data-place="${place}"]`)?.getBoundingClientRect();
  const frame = board.getBoundingClientRect();
  if (!box) return null;
  const reach = Math.min(box.width, 80) / 2;
  return { x: box.left - frame.left + reach, y: box.top - frame.top + box.height / 2 };
}

function launch(
  board: HTMLElement,
  kind: string,
  start: Point,
  end: Point,
  at: number,
  pace: number,
): void {
  const die = document.createElement("span");
  die.className = `flying ${kind}`;
  die.setAttribute("aria-hidden", "true");
  board.append(die);
  const lift = Math.min(start.y, end.y) - 30;
  const path = [
    { transform: place(start, 0), opacity: 1 },
    { transform: place({ x: (start.x + end.x) / 2, y: lift }, 270), opacity: 1, offset: 0.45 },
    { transform: place(end, 540), opacity: 1, offset: 0.9 },
    { transform: place(end, 540), opacity: 0 },
  ];
  const flight = die.animate(path, {
    duration: FLIGHT_MS * pace,
    delay: at * APART_MS * pace,
    easing: "ease-in-out",
    fill: "both",
  });
  flight.onfinish = () => die.remove();
}

function place({ x, y }: Point, degrees: number): string {
  return `translate(${x}px, ${y}px) rotate(${degrees}deg)`;
}

function turn(board: HTMLElement, seat: number | null, pace: number): void {
  if (seat === null) return;
  const card = board.querySelector(`[data-card="${seat}"]`);
  const angles = [0, 90, 180, 270, 360];
  card?.animate(
    angles.map((angle) => ({ transform: `perspective(50rem) rotateY(${angle}deg)` })),
    { duration: FLIGHT_MS * pace, easing: "ease-in-out" },
  );
}
