/** The tallies of one's own hand, by what was thrown; they never leave this browser. */
import { EMPTY, keyOf, tallyOf, withThrow, type Kind, type Landed, type Tally } from "./tally";

const KEY = "undercroft-practice";
/** Kinds of throws that are remembered; those not thrown for longest are forgotten. */
const MOST = 60;

type Kept = Record<string, Tally>;

function kept(): Kept {
  try {
    const found: unknown = JSON.parse(localStorage.getItem(KEY) ?? "{}");
    return Object.fromEntries(
      Object.entries(found ?? {}).map(([key, tally]) => [key, tallyOf(tally)]),
    );
  } catch {
    return {};
  }
}

class Tallies {
  #kept = $state.raw<Kept>(kept());

  constructor() {
    addEventListener("storage", (event) => {
      if (event.key === KEY) this.#kept = kept();
    });
  }

  of(kind: Kind): Tally {
    return this.#kept[keyOf(kind)] ?? EMPTY;
  }

  add(kind: Kind, landed: Landed): void {
    const key = keyOf(kind);
    const tally = withThrow(this.of(kind), landed);
    const others = Object.entries(this.#kept).filter(([other]) => other !== key);
    this.#keep(Object.fromEntries([...others.slice(1 - MOST), [key, tally]]));
  }

  forget(kind: Kind): void {
    const key = keyOf(kind);
    this.#keep(Object.fromEntries(Object.entries(this.#kept).filter(([other]) => other !== key)));
  }

  forgetAll(): void {
    this.#keep({});
  }

  #keep(all: Kept): void {
    this.#kept = all;
    try {
      localStorage.setItem(KEY, JSON.stringify(all));
    } catch {
      // A browser that keeps nothing counts as long as it is open.
    }
  }
}

export const tallies = new Tallies();
