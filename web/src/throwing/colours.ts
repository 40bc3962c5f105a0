/** Colours of a Target and its dice. Numbers, holes and symbols tell the same without them. */
import type { Section } from "../lib/http";

const SECTIONS = ["#f4ead2", "#f0e0bd", "#e9d2a2", "#dfc083", "#d3aa62", "#c79747"];
const BULLSEYE = "#b8382c";
const PLAIN = "#f3ecdc";

/** A die whose name begins with a colour has it. */
const DICE: Record<string, string> = {
  red: "#d63b30",
  blue: "#3f78c9",
  green: "#3f9a55",
  white: "#f3f0ea",
  black: "#3a3633",
  yellow: "#e8c53a",
  purple: "#8a55c8",
  orange: "#e0822f",
};

export function sectionColour({ bullseye, value }: Section): string {
  if (bullseye) return BULLSEYE;
  return SECTIONS[Math.min(SECTIONS.length, Math.max(1, value)) - 1] ?? PLAIN;
}

export function dieColour(name: string): string {
  return DICE[name.split("-")[0] ?? ""] ?? PLAIN;
}

/** A colour under so much light, from 0 to 1. */
export function lit(colour: string, light: number): string {
  const share = 0.55 + 0.45 * light;
  const parts = [1, 3, 5].map((at) => parseInt(colour.slice(at, at + 2), 16) * share);
  return `rgb(${parts.map(Math.round).join(" ")})`;
}

/** Ink that is read on a colour. */
export function inkOn(colour: string): string {
  const [red = 0, green = 0, blue = 0] = [1, 3, 5].map((at) =>
    parseInt(colour.slice(at, at + 2), 16),
  );
  return 0.3 * red + 0.59 * green + 0.11 * blue > 140 ? "#2a1a0e" : "#fff7e6";
}
