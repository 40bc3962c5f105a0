/** What can be chosen on the board: options by the thing they touch, and the menu of one thing. */
import { getContext, setContext } from "svelte";
import type { OptionInfo } from "../../lib/messages";
import type { Table } from "../../lib/table.svelte";
import { optionText, type Figures } from "../../lib/telling";
import { diceOf } from "./dice";
import { spotOf, type Spot } from "./spots";
import type { View } from "./view.gen";

export interface Menu {
  options: OptionInfo[];
  /** Where it opens, in pixels of the window. */
  left: number;
  top: number;
  opener: Element;
}

interface Shown {
  table: Table | null;
  seat: number | null;
  view: View;
  figures: Figures;
}

export class Choosing {
  menu = $state.raw<Menu | null>(null);
  /** The number of the option whose button is pointed at or focused. */
  hinted = $state<number | null>(null);
  readonly #shown: () => Shown;

  constructor(shown: () => Shown) {
    this.#shown = shown;
  }

  readonly options: readonly OptionInfo[] = $derived.by(() => {
    const { table, seat } = this.#shown();
    if (!table || seat === null || table.waiting) return [];
    return table.update?.views.find((view) => view.seat === seat)?.options ?? [];
  });

  readonly #spots: Record<string, OptionInfo[]> = $derived.by(() => {
    const { seat, view } = this.#shown();
    const found: Record<string, OptionInfo[]> = {};
    for (const option of this.options) (found[spotOf(option, view, seat ?? 0)] ??= []).push(option);
    return found;
  });

  at(spot: Spot): OptionInfo[] {
    return this.#spots[spot] ?? [];
  }

  /** All spots of a kind that have options, such as `cell`. */
  spots(kind: string): Spot[] {
    return Object.keys(this.#spots).filter((spot) => spot.startsWith(`${kind}:`));
  }

  of(verb: string): OptionInfo[] {
    return this.options.filter((option) => option.verb === verb);
  }

  isHinted(options: readonly OptionInfo[]): boolean {
    return options.some((option) => option.number === this.hinted);
  }

  text(option: OptionInfo): string {
    const { figures, view, seat } = this.#shown();
    return optionText(option, figures, diceOf(option, view, seat ?? -1));
  }

  label(options: readonly OptionInfo[]): string {
    return options.map((option) => this.text(option)).join(" / ");
  }

  answer(option: OptionInfo): void {
    const { table, seat } = this.#shown();
    this.menu = null;
    stayNear(document.activeElement);
    if (table && seat !== null) table.answer(seat, option.number);
  }

  /** Choose the one option of a thing, or open the menu of several. */
  pick(options: OptionInfo[], opener: Element): void {
    const [only] = options;
    if (only && options.length === 1) return this.answer(only);
    const place = opener.getBoundingClientRect();
    const left = place.left + place.width / 2;
    this.menu = { options, left, top: place.top + place.height / 2, opener };
  }
}

/** What was chosen goes away; the focus stays where it was on the page. */
function stayNear(chosen: Element | null): void {
  chosen?.closest<HTMLElement>("[data-map], [data-board]")?.focus({ preventScroll: true });
}

const KEY = Symbol("choosing");
export const provide = (choosing: Choosing): Choosing => setContext(KEY, choosing);
export const useChoosing = (): Choosing => getContext<Choosing>(KEY);
