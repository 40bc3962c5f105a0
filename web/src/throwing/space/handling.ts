/** How a throw under some conditions is held, seen and let go: what all of them together ask. */
import type { Camera, Holder, TargetCondition, Targets } from "../../lib/http";

export interface Handling {
  /** The camera that changes the view most; none leaves it as it is. */
  camera: Camera | null;
  /** Nothing is seen while the die is held. */
  isDark: boolean;
  /** Left is right. */
  isMirrored: boolean;
  /** How much of the picture a lens shows; 0 for all of it. */
  lens: number;
  isBlurred: boolean;
  /** The Target can hardly be seen: a flag marks it. */
  isFlagged: boolean;
  /** What holds the die; none is the open hand. */
  holder: Holder | null;
  /** The die leaves the hand by itself, as soon as it opens. */
  isDirect: boolean;
  controls: readonly string[];
  /** The hand stays where it is while the pointer bends, blows or strikes. */
  isStill: boolean;
  /** What strikes the die, or heads it. */
  meet: Holder | null;
}

const STILL = ["flick", "breath", "pull", "thumb", "toss-strike", "string"];

export function handlingOf(targets: Targets, ids: readonly string[]): Handling {
  const found = ids
    .map((id) => targets.conditions.find((one) => one.id === id))
    .filter((one): one is TargetCondition => one !== undefined);
  const cameras = found.map(({ camera }) => camera);
  return {
    camera: cameras.find(({ place }) => place !== "seat") ?? null,
    isDark: cameras.some(({ dark }) => dark),
    isMirrored: found.filter(({ mirrored }) => mirrored).length % 2 === 1,
    lens: Math.max(0, ...cameras.map(({ lens }) => lens)),
    isFlagged: cameras.some(({ flag }) => flag),
    isBlurred: cameras.some(({ blur }) => blur),
    holder: found.find(({ holder }) => holder.kind !== "hand")?.holder ?? null,
    isDirect: found.every(({ launcher }) => launcher === "direct"),
    controls: found.map(({ control }) => control),
    isStill: found.some(({ control }) => STILL.includes(control)),
    meet: found.find(({ meet }) => meet !== null)?.meet ?? null,
  };
}
