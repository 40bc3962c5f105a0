/** What the seat at this screen can choose, for everything that can be clicked: bar, board, hand.
 *
 * The table provides it; a board asks it which options belong to a thing and lets it answer.
 */
import { getContext, setContext } from "svelte";
import type { OptionInfo } from "../lib/messages";

export interface Menu {
  options: readonly OptionInfo[];
  /** Where it opens, in pixels of the window. */
  left: number;
  top: number;
  opener: Element;
}

export interface Chooser {
  /** What can be chosen now; nothing while an answer is on its way. */
  options: readonly OptionInfo[];
  text: (option: OptionInfo) => string;
  answer: (option: OptionInfo) => void;
  /** The number of the option that a guide suggests. */
  suggested?: number | null;
}

export class Choosing {
  menu = $state.raw<Menu | null>(null);
  /** The number of the option whose button is pointed at or focused, wherever that is. */
  hinted = $state<number | null>(null);
  readonly #chooser: () => Chooser;

  constructor(chooser: () => Chooser) {
    this.#chooser = chooser;
  }

  get options(): readonly OptionInfo[] {
    return this.#chooser().options;
  }

  of(verb: string): OptionInfo[] {
    return this.options.filter((option) => option.verb === verb);
  }

  /** The options that touch a thing, such as `seat` 2. */
  touching(thing: string, number: number): OptionInfo[] {
    return this.options.filter((option) => option.touches?.[thing] === number);
  }

  get suggested(): number | null {
    return this.#chooser().suggested ?? null;
  }

  /** Whether a guide suggests one of these. */
  isSuggested(options: readonly OptionInfo[]): boolean {
    return options.some((option) => option.number === this.suggested);
  }

  isHinted(options: readonly OptionInfo[]): boolean {
    const hinted = this.hinted ?? this.suggested;
    return options.some((option) => option.number === hinted);
  }

  text(option: OptionInfo): string {
    return this.#chooser().text(option);
  }

  label(options: readonly OptionInfo[]): string {
    return options.map((option) => this.text(option)).join(" / ");
  }

  answer(option: OptionInfo): void {
    this.menu = null;
    this.#chooser().answer(option);
  }

  /** Choose the one option of a thing, or open the menu of several beside it. */
  pick(options: readonly OptionInfo[], opener: Element): void {
    const [only] = options;
    if (only && options.length === 1) return this.answer(only);
    const place = opener.getBoundingClientRect();
    const left = place.left + place.width / 2;
    this.menu = { options, left, top: place.top + place.height / 2, opener };
  }
}

const KEY = Symbol("choosing");
export const provideChoosing = (choosing: Choosing): Choosing => setContext(KEY, choosing);
/** Null where nothing is played, as in a replay. */
export const useChoosing = (): Choosing | null => getContext<Choosing | undefined>(KEY) ?? null;
