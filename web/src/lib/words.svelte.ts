/** Words in the player's language, through Fluent; English where a text is missing. */
import { FluentBundle, FluentResource, type FluentVariable } from "@fluent/bundle";
import { SvelteMap } from "svelte/reactivity";
import * as api from "./api";

export const LANGUAGES = ["en", "fr"] as const;
export type Language = (typeof LANGUAGES)[number];
export type Facts = Record<string, FluentVariable>;

const KEY = "undercroft-language";

function usual(): Language {
  const kept = localStorage.getItem(KEY);
  const wanted = [kept, ...navigator.languages.map((one) => one.slice(0, 2))];
  return (
    LANGUAGES.find((one) => wanted.find((w) => LANGUAGES.some((l) => l === w)) === one) ?? "en"
  );
}

class Words {
  language = $state<Language>(usual());
  /** Grows when texts have come, so that pages are written anew. */
  #bundles = $state.raw<FluentBundle[]>([]);
  #game = "";
  /** Throws are told without any game. */
  #throws = false;
  /** The texts of games that are only named, such as in a list of tables. */
  #others = new SvelteMap<string, FluentBundle>();

  /** The language as this reader's country writes it, for dates and numbers. */
  get locale(): string {
    return navigator.languages.find((one) => one.startsWith(this.language)) ?? this.language;
  }

  get ready(): boolean {
    return this.#bundles.length > 0;
  }

  async speak(language: Language): Promise<void> {
    this.language = language;
    localStorage.setItem(KEY, language);
    await this.load(this.#game, this.#throws);
  }

  /** Fetch the texts of the house, and those of a game, or of throws without one. */
  async load(game = "", throws = false): Promise<void> {
    this.#game = game;
    this.#throws = throws;
    const order = this.language === "en" ? ["en"] : [this.language, "en"];
    this.#bundles = await Promise.all(order.map((one) => bundleOf(one, game, throws)));
    document.documentElement.lang = this.language;
  }

  say(id: string, facts: Facts = {}): string {
    return this.#find(id, null, facts) ?? id;
  }

  /** Texts that are numbered from 1 on, as many as there are. */
  all(id: string): string[] {
    const found: string[] = [];
    for (let next = this.#find(`${id}-1`, null, {}); next !== null;) {
      found.push(next);
      next = this.#find(`${id}-${found.length + 1}`, null, {});
    }
    return found;
  }

  /** Whether somebody has written this text. */
  has(id: string): boolean {
    return this.#find(id, null, {}) !== null;
  }

  note(id: string, note: string, facts: Facts = {}): string | null {
    return this.#find(id, note, facts);
  }

  /** The name of a thing; made from its id when nobody has written one. */
  name(id: string): string {
    const said = this.#find(id, null, {});
    if (said !== null) return said;
    const bare = id.slice(id.indexOf("-") + 1).replaceAll("-", " ");
    return bare.charAt(0).toUpperCase() + bare.slice(1);
  }

  /** Fetch the texts of a game whose figures are named somewhere; without them they are not. */
  async fetchNames(game: string): Promise<void> {
    const key = `${this.language} ${game}`;
    if (this.#others.has(key)) return;
    const bundle = await bundleOf(this.language, game).catch(() => null);
    if (bundle) this.#others.set(key, bundle);
  }

  /** The name of a thing of some game; null while its texts are not there. */
  nameIn(game: string, id: string): string | null {
    const bundle = this.#others.get(`${this.language} ${game}`);
    const pattern = bundle?.getMessage(id)?.value;
    return bundle && pattern ? bundle.formatPattern(pattern, {}, []) : null;
  }

  refusal(refused: { reason: string; message: string; facts: Record<string, unknown> }): string {
    const told = Object.entries(refused.facts).map(([name, fact]) => [name, String(fact)]);
    const facts = Object.fromEntries(told) as Facts;
    return this.#find(`refused-${refused.reason}`, null, facts) ?? refused.message;
  }

  /** What went wrong, in words. */
  trouble(error: unknown): string {
    return error instanceof api.Refused ? this.refusal(error) : String(error);
  }

  #find(id: string, note: string | null, facts: Facts): string | null {
    for (const bundle of this.#bundles) {
      const message = bundle.getMessage(id);
      const pattern = note === null ? message?.value : message?.attributes[note];
      if (pattern) return bundle.formatPattern(pattern, facts, []);
    }
    return null;
  }
}

/** The texts of the house are fetched once. */
const house: Record<string, Promise<string> | undefined> = {};

/** The texts of the house, and over them those of a game, or of throws without one. */
async function bundleOf(language: string, game: string, throws = false): Promise<FluentBundle> {
  const bundle = new FluentBundle(language, { useIsolating: false });
  const texts = await Promise.all([
    textOf(language),
    throws ? api.throwWords(language) : "",
    game ? api.words(language, game) : "",
  ]);
  for (const text of texts) bundle.addResource(new FluentResource(text), { allowOverrides: true });
  return bundle;
}

function textOf(language: string): Promise<string> {
  const kept = (house[language] ??= api.words(language));
  kept.catch(() => (house[language] = undefined));
  return kept;
}

export const words = new Words();
