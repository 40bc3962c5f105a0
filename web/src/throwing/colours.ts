/** Colours of a Target and its dice. Numbers, holes and symbols tell the same without them. */
import type { Section } from "../lib/http";

const RINGS = 6;
/** A die whose name begins with a colour has it. */
const DICE = ["red", "blue", "green", "white", "black", "yellow", "purple", "orange"];
/** Dice that are read with light marks. */
const DARK = ["red", "blue", "green", "black", "purple"];

export function sectionColour({ bullseye, value }: Section): string {
  if (bullseye) return "var(--target-centre)";
  return `var(--target-${Math.min(RINGS, Math.max(1, value))})`;
}

const colourIn = (name: string): string => name.split("-")[0] ?? "";

export function dieColour(name: string): string {
  const colour = colourIn(name);
  return `var(--die-${DICE.includes(colour) ? colour : "plain"})`;
}

/** A colour under so much light, from 0 to 1. */
export function lit(colour: string, light: number): string {
  return `color-mix(in srgb, ${colour} ${Math.round(45 + 55 * light)}%, var(--void))`;
}

/** Ink that is read on a die. */
export function inkOn(name: string): string {
  return DARK.includes(colourIn(name)) ? "var(--bone)" : "var(--ink)";
}
