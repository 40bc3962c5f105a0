/** The rulebooks, fetched once a game and language. */
import * as api from "./api";
import type { Rule } from "./http";

const fetched = new Map<string, Promise<Rule[]>>();

export function rulesOf(game: string, language: string): Promise<Rule[]> {
  const key = `${language} ${game}`;
  const known = fetched.get(key);
  if (known) return known;
  const coming = api.rules(language, game);
  fetched.set(key, coming);
  coming.catch(() => fetched.delete(key));
  return coming;
}

/** The text of a rule; empty while it is not there. */
export async function ruleText(game: string, language: string, id: string): Promise<string> {
  const rules = await rulesOf(game, language).catch(() => []);
  return rules.find((rule) => rule.id === id)?.text ?? "";
}
