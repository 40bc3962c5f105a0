/** What the dice of a roll can be used for, from the options that are offered. */
import type { OptionInfo } from "../../lib/messages";

export function faceOf(option: OptionInfo): number {
  return option.touches?.["face"] ?? 0;
}

/** The options in which a die of this face is used. */
export function usesOf(options: readonly OptionInfo[], face: number): OptionInfo[] {
  return options.filter((option) => "face" in (option.touches ?? {}) && faceOf(option) === face);
}

/** The option that blocks a hit with a die. */
export function blockOf(
  options: readonly OptionInfo[],
  face: number,
  hit: number,
): OptionInfo | undefined {
  return options.find(
    (option) =>
      option.verb === "block" && faceOf(option) === face && option.touches?.["hit"] === hit,
  );
}

/** Whether exactly the faces of these dice are offered to be picked. */
export function arePicked(options: readonly OptionInfo[], dice: readonly number[]): boolean {
  const offered = options.filter((option) => option.verb === "pick-die").map(faceOf);
  return (
    offered.length > 0 &&
    offered.every((face) => dice.includes(face)) &&
    dice.every((face) => offered.includes(face))
  );
}

/** The dice of a foe: those that still hit, whatever number they count as, and the others. */
export function blowsOf(
  dice: readonly number[],
  hits: readonly number[],
): { face: number; isHit: boolean }[] {
  const left = [...hits];
  const shown = dice.map((face) => {
    const at = left.indexOf(face);
    if (at >= 0) left.splice(at, 1);
    return { face, isHit: at >= 0 };
  });
  return [...shown, ...left.map((face) => ({ face, isHit: true }))].sort(
    (one, other) => Number(other.isHit) - Number(one.isHit),
  );
}
