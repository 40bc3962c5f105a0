/** The rulebooks, fetched once a game and language. */
import * as api from "./api";
import type { Block, Rule } from "./http";

type Fetch<T> = (language: string, game: string) => Promise<T[]>;

/** Asks the server once for each game and language; what failed is asked again. */
function kept<T>(fetch: Fetch<T>): (game: string, language: string) => Promise<T[]> {
  const fetched = new Map<string, Promise<T[]>>();
  return (game, language) => {
    const key = `${language} ${game}`;
    const coming = fetched.get(key) ?? fetch(language, game);
    fetched.set(key, coming);
    coming.catch(() => fetched.delete(key));
    return coming;
  };
}

export const rulesOf = kept<Rule>(api.rules);
export const bookOf = kept<Block>(api.book);

/** The text of a rule; empty while it is not there. */
export async function ruleText(game: string, language: string, id: string): Promise<string> {
  const rules = await rulesOf(game, language).catch(() => []);
  return rules.find((rule) => rule.id === id)?.text ?? "";
}
