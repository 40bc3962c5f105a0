/** A game's book: its contents, what a search leaves of it, and where a rule is told. */
import type { Block, Rule } from "./http";
import { isFound } from "./marks";

export interface Heading {
  /** Where it is on the page. */
  slug: string;
  text: string;
  level: number;
}

/** A piece of the book with its number, by which it is found on the page. */
export interface Placed {
  block: Block;
  at: number;
}

/** Letters, digits and hyphens, for the address of a heading. */
export function slugOf(text: string): string {
  const bare = text.normalize("NFD").replace(/\p{M}/gu, "").toLowerCase();
  return bare.replaceAll(/[^a-z0-9]+/g, "-").replaceAll(/^-|-$/g, "");
}

/** The headings below the title, in their order. */
export function contentsOf(blocks: readonly Block[]): Heading[] {
  return blocks
    .filter(({ level }) => level > 1)
    .map(({ text, level }) => ({ slug: slugOf(text), text, level }));
}

/** What a search leaves: text in which it is found, under its headings. */
export function foundIn(blocks: readonly Block[], search: string): Placed[] {
  return blocks
    .map((block, at) => ({ block, at }))
    .filter(({ block, at }) => {
      if (!block.level) return isFound(block.text, search);
      return sectionOf(blocks, at).some(({ text }) => isFound(text, search));
    });
}

/** A heading with everything below it. */
function sectionOf(blocks: readonly Block[], at: number): readonly Block[] {
  const level = blocks[at]?.level ?? 0;
  const next = blocks.findIndex(
    (other, place) => place > at && other.level > 0 && other.level <= level,
  );
  return blocks.slice(at, next < 0 ? undefined : next);
}

export interface Chapter {
  heading: string;
  rules: Rule[];
}

/** The rows by their headings, as far as a search finds them. */
export function chaptersOf(rules: readonly Rule[], search: string): Chapter[] {
  const found: Chapter[] = [];
  for (const rule of rules) {
    if (!isFound(`${rule.id} ${rule.heading} ${rule.text}`, search)) continue;
    if (found.at(-1)?.heading !== rule.heading) found.push({ heading: rule.heading, rules: [] });
    found.at(-1)?.rules.push(rule);
  }
  return found;
}

/** The number of the piece that tells a rule; -1 where only its row does. */
export function toldAt(blocks: readonly Block[], rule: string): number {
  return blocks.findIndex((block) => block.rules.includes(rule));
}
