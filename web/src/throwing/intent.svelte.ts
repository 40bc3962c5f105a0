/** What somebody is about to throw, or about to say they saw: the picture and the question share it. */
import type { Seen } from "../lib/messages";
import type { Placing } from "./gesture";
import type { Point } from "./regions";

/** What people saw, as far as they have said it. */
export interface Sighting {
  /** By condition: whether it was kept. */
  kept: Record<string, boolean>;
  bounces: number | null;
  place: string;
  other: string;
  spot: Point | null;
  icon: boolean | null;
  pointed: string;
}

const NOTHING: Sighting = {
  kept: {},
  bounces: null,
  place: "",
  other: "",
  spot: null,
  icon: null,
  pointed: "",
};

export const STRONGEST = 1.8;
export const WEAKEST = 0.5;
export const WIDEST = 20;
export const HIGHEST = 15;

class Intent {
  /** For keys: degrees to the right, and how strong, 1 as usual. */
  aim = $state(0);
  strength = $state(1);
  /** Degrees above the usual throw. */
  loft = $state(0);
  /** Where around the table somebody went, in degrees; nothing where they stayed. */
  side = $state<number | null>(null);
  /** Where they stood what the throw needs, in its order; nothing where it stands as usual. */
  placed = $state.raw<readonly Placing[]>([]);
  /** Whether somebody is asked to point at the board. */
  isPointing = $state(false);
  /** On the line: the next tap says what is on its other side. */
  isOnLine = $state(false);
  /** How long a tossed die has been in the air, as it is shown, in seconds. */
  tossedFor = $state(0);
  seen = $state<Sighting>({ ...NOTHING });
  #ask = -1;

  /** Begin anew with another question. */
  begin(ask: number): void {
    if (ask === this.#ask) return;
    this.#ask = ask;
    this.aim = 0;
    this.strength = 1;
    this.loft = 0;
    this.side = null;
    this.placed = [];
    this.tossedFor = 0;
    this.isPointing = false;
    this.forget();
  }

  forget(): void {
    this.isOnLine = false;
    this.seen = { ...NOTHING, kept: {} };
  }

  /** Turn the aim and the strength by so many steps. */
  nudge(right: number, stronger: number): void {
    this.aim = clamp(this.aim + right, -WIDEST, WIDEST);
    this.strength = clamp(this.strength + stronger / 20, WEAKEST, STRONGEST);
  }

  /** Aim higher or lower by so many degrees. */
  raise(degrees: number): void {
    this.loft = clamp(this.loft + degrees, -HIGHEST, HIGHEST);
  }

  /** It lies there; on the line this is the other side. */
  lies(place: string, spot: Point | null): void {
    if (this.isOnLine && this.seen.place && place !== this.seen.place) {
      this.seen.other = place;
    } else {
      this.seen.place = place;
      this.seen.other = "";
      this.seen.spot = spot;
    }
  }

  /** Start from what somebody claims. */
  take(seen: Seen, conditions: readonly string[]): void {
    this.seen = {
      kept: Object.fromEntries(conditions.map((one) => [one, !seen.broken?.includes(one)])),
      bounces: Math.min(2, seen.bounces ?? 0),
      place: seen.place,
      other: seen.other ?? "",
      spot: seen.spot ? { x: seen.spot[0] / 100, y: seen.spot[1] / 100 } : null,
      icon: seen.icon ?? false,
      pointed: seen.pointed ?? "",
    };
  }
}

function clamp(value: number, low: number, high: number): number {
  return Math.round(Math.min(high, Math.max(low, value)) * 100) / 100;
}

export const intent = new Intent();
