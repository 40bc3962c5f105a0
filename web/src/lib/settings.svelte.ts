/** What the owner of this browser likes: how fast things move, whether single keys play. */
const KEY = "undercroft-settings";

export const SPEEDS = ["normal", "fast", "off"] as const;
export type Speed = (typeof SPEEDS)[number];

interface Kept {
  speed?: Speed;
  keys?: boolean;
  name?: string;
  known?: string[];
  drawer?: boolean;
}

/** How long a move stays before the next one is shown. */
const PAUSES: Record<Speed, number> = { normal: 900, fast: 300, off: 0 };

function kept(): Kept {
  try {
    return (JSON.parse(localStorage.getItem(KEY) ?? "{}") as Kept | null) ?? {};
  } catch {
    return {};
  }
}

function usual(): Speed {
  return matchMedia("(prefers-reduced-motion: reduce)").matches ? "off" : "normal";
}

class Settings {
  #kept = $state.raw<Kept>(kept());

  constructor() {
    this.#show();
    addEventListener("storage", (event) => {
      if (event.key === KEY) this.#take(kept());
    });
  }

  get speed(): Speed {
    const wanted = this.#kept.speed;
    return wanted && SPEEDS.includes(wanted) ? wanted : usual();
  }

  set speed(speed: Speed) {
    this.#keep({ speed });
  }

  get pause(): number {
    return PAUSES[this.speed];
  }

  /** Whether single keys play, such as 1 for the first option. */
  get keys(): boolean {
    return this.#kept.keys ?? true;
  }

  set keys(keys: boolean) {
    this.#keep({ keys });
  }

  get name(): string {
    return this.#kept.name ?? "";
  }

  set name(name: string) {
    this.#keep({ name });
  }

  /** Whether the drawer beside the table stays open. */
  get drawer(): boolean {
    return this.#kept.drawer ?? false;
  }

  set drawer(drawer: boolean) {
    this.#keep({ drawer });
  }

  /** The games whose short rules have been read. */
  knows(game: string): boolean {
    return this.#kept.known?.includes(game) ?? false;
  }

  learn(game: string): void {
    this.#keep({ known: [...(kept().known ?? []), game] });
  }

  #keep(change: Kept): void {
    this.#take({ ...kept(), ...change });
    localStorage.setItem(KEY, JSON.stringify(this.#kept));
  }

  #take(all: Kept): void {
    this.#kept = all;
    this.#show();
  }

  /** The style sheet reads the speed from the page. */
  #show(): void {
    document.documentElement.dataset["speed"] = this.speed;
  }
}

export const settings = new Settings();
