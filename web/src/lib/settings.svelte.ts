/** What the owner of this browser likes: how fast things move, what is heard, what is asked. */
const KEY = "undercroft-settings";

export const SPEEDS = ["normal", "fast", "off"] as const;
export type Speed = (typeof SPEEDS)[number];
/** How a Target is shown: in space as finely as the machine can, quickly, or flat from above. */
export const TARGETS = ["auto", "fine", "quick", "flat"] as const;
export type TargetShown = (typeof TARGETS)[number];

interface Kept {
  speed?: Speed;
  keys?: boolean;
  name?: string;
  known?: string[];
  autoRoll?: boolean;
  sound?: boolean;
  volume?: number;
  notify?: boolean;
  plain?: boolean;
  target?: TargetShown;
  drawer?: boolean;
}

/** How long a move stays before the next one is shown. */
const PAUSES: Record<Speed, number> = { normal: 900, fast: 300, off: 0 };
/** How long our own roll lies there before others go on, unless we do; and one that rolled itself. */
const LINGERS: Record<Speed, number> = { normal: 6000, fast: 2500, off: 6000 };
const SHORT_LINGERS: Record<Speed, number> = { normal: 2500, fast: 1000, off: 0 };
const USUAL_VOLUME = 0.6;

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

  get linger(): number {
    return (this.autoRoll ? SHORT_LINGERS : LINGERS)[this.speed];
  }

  /** Whether single keys play, such as 1 for the first option. */
  get keys(): boolean {
    return this.#kept.keys ?? true;
  }

  set keys(keys: boolean) {
    this.#keep({ keys });
  }

  /** Whether our rolls are shown at once, without waiting for *Roll*. */
  get autoRoll(): boolean {
    return this.#kept.autoRoll ?? false;
  }

  set autoRoll(autoRoll: boolean) {
    this.#keep({ autoRoll });
  }

  get sound(): boolean {
    return this.#kept.sound ?? true;
  }

  set sound(sound: boolean) {
    this.#keep({ sound });
  }

  /** How loud sounds are, from 0 to 1. */
  get volume(): number {
    const wanted = this.#kept.volume;
    return typeof wanted === "number" ? Math.min(1, Math.max(0, wanted)) : USUAL_VOLUME;
  }

  set volume(volume: number) {
    this.#keep({ volume });
  }

  /** Whether the browser calls when it is our turn and nobody looks; it has to allow it, too. */
  get notify(): boolean {
    return this.#kept.notify ?? false;
  }

  set notify(notify: boolean) {
    this.#keep({ notify });
  }

  /** Flat grounds and no glow, for weak machines and high contrast. */
  get plain(): boolean {
    return this.#kept.plain ?? false;
  }

  set plain(plain: boolean) {
    this.#keep({ plain });
  }

  get target(): TargetShown {
    const wanted = this.#kept.target;
    return wanted && TARGETS.includes(wanted) ? wanted : "auto";
  }

  set target(target: TargetShown) {
    this.#keep({ target });
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

  /** The games whose short rules have been read, and the throws that were shown. */
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

  /** The style sheet reads from the page how fast things move and how plain they are. */
  #show(): void {
    const { dataset } = document.documentElement;
    dataset["speed"] = this.speed;
    dataset["view"] = this.plain ? "plain" : "rich";
  }
}

export const settings = new Settings();
