/** What can be chosen on the map: the table's options by the thing they touch. */
import { getContext, setContext } from "svelte";
import { useChoosing as useTables, type Choosing as Tables } from "../../kit/choosing.svelte";
import type { OptionInfo } from "../../lib/messages";
import { spotOf, type Spot } from "./spots";
import type { View } from "./view.gen";

interface Shown {
  seat: number | null;
  view: View;
}

export class Choosing {
  /** Null in a replay, where nothing can be chosen. */
  readonly #table: Tables | null;
  readonly #shown: () => Shown;

  constructor(table: Tables | null, shown: () => Shown) {
    this.#table = table;
    this.#shown = shown;
  }

  get options(): readonly OptionInfo[] {
    return this.#table?.options ?? [];
  }

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

  get hinted(): number | null {
    return this.#table?.hinted ?? null;
  }

  set hinted(number: number | null) {
    if (this.#table) this.#table.hinted = number;
  }

  of(verb: string): OptionInfo[] {
    return this.#table?.of(verb) ?? [];
  }

  isHinted(options: readonly OptionInfo[]): boolean {
    return this.#table?.isHinted(options) ?? false;
  }

  text(option: OptionInfo): string {
    return this.#table?.text(option) ?? "";
  }

  label(options: readonly OptionInfo[]): string {
    return this.#table?.label(options) ?? "";
  }

  answer(option: OptionInfo): void {
    stayNear(document.activeElement);
    this.#table?.answer(option);
  }

  pick(options: readonly OptionInfo[], opener: Element): void {
    if (options.length === 1) stayNear(opener);
    this.#table?.pick(options, opener);
  }
}

/** What is chosen may vanish; the focus waits on the map and not at the end of the page. */
function stayNear(chosen: Element | null): void {
  chosen?.closest<HTMLElement>("[data-map], [data-board]")?.focus({ preventScroll: true });
}

const KEY = Symbol("choosing on the map");
export const provide = (shown: () => Shown): Choosing =>
  setContext(KEY, new Choosing(useTables(), shown));
export const useChoosing = (): Choosing => getContext<Choosing>(KEY);
