/** What the dice of a roll can be used for, from the options that are offered. */
import type { EventInfo, OptionInfo } from "../../lib/messages";

/** The choices of what becomes of a die in a fight; the board draws what each would cost. */
export const ASSIGNING = ["strike-home", "block", "hold-back"];

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

export interface Blocked {
  /** The die that blocks, and the hit it takes. */
  face: number;
  hit: number;
}

const BEGINNINGS = ["battle-began", "free-attack-began", "duel-began"];

/** The hits that a hero has blocked since the fight began, in the order of the blocks. */
export function blockedBy(seat: number, story: readonly EventInfo[]): Blocked[] {
  const began = story.findLastIndex(({ name }) => BEGINNINGS.includes(name));
  return story
    .slice(began + 1)
    .filter(({ name, facts }) => name === "hit-blocked" && facts?.["seat"] === seat)
    .map(({ facts }) => ({ face: Number(facts?.["face"]), hit: Number(facts?.["hit"]) }));
}

/** The dice of a foe that neither hit nor were blocked, whatever number the hits count as. */
export function missesOf(
  dice: readonly number[],
  hits: readonly number[],
  blocked: readonly Blocked[],
): number[] {
  const met = [...hits, ...blocked.map(({ hit }) => hit)];
  const left = dice.filter((face) => {
    const at = met.indexOf(face);
    if (at >= 0) met.splice(at, 1);
    return at < 0;
  });
  return left.slice(met.length);
}

export interface Stake {
  wounds: number;
  left: number;
}

/** What a choice would cost a hero and the other side, as the game foretells it. */
export function stakesOf(option: OptionInfo, seat: number): { own: Stake; foe: Stake | null } {
  const stakes = (option.forecast ?? []).map(({ name, facts }) => ({
    name,
    seat: Number(facts?.["seat"]),
    wounds: Number(facts?.["wounds"] ?? 0),
    left: Number(facts?.["left"] ?? 0),
  }));
  const taken = stakes.filter(({ name }) => name === "wounds-taken");
  const none = { wounds: 0, left: 0 };
  return {
    own: taken.find((one) => one.seat === seat) ?? none,
    foe:
      stakes.find(({ name }) => name === "monster-takes") ??
      taken.find((one) => one.seat !== seat) ??
      null,
  };
}
