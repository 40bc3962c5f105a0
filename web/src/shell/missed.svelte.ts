/** What the seat at this screen missed while somebody else had it, or while nobody looked. */
import { untrack } from "svelte";
import type { Scene } from "../kit/Curtain.svelte";
import type { EventInfo } from "../lib/messages";
import type { SeatPlate } from "../boards/board";
import { keepSeen, seenBy } from "../lib/seen";
import type { ToldDeed } from "./deeds";
import { scenesSince } from "./recap";

/** What the screen shows, asked when it is needed. */
export interface Screen {
  /** The table's id. */
  table: () => string;
  /** Whose eyes are at the screen. */
  active: () => number | null;
  asked: () => readonly number[];
  curtain: () => boolean;
  /** Whether the page still plays what the table has told. */
  behind: () => boolean;
  story: () => readonly EventInfo[];
  deeds: () => readonly ToldDeed[];
  plates: () => readonly SeatPlate[];
}

export class Missed {
  hidden = $state(document.hidden);
  readonly #screen: Screen;
  /** Up to which event the seat at this screen had looked before. */
  #seen = $state<number | null>(null);
  readonly scenes = $derived.by<Scene[]>(() => this.#scenes());

  constructor(screen: Screen) {
    this.#screen = screen;
    this.#seen = untrack(() => this.#seenBefore());
    /** Whoever takes the screen is told what came since they had it. */
    $effect(() => {
      if (screen.curtain()) this.#seen = this.#seenBefore();
    });
    /** Somebody who looks all the time misses nothing. */
    $effect(() => {
      if (screen.active() === null || this.hidden || screen.curtain()) return;
      if (this.scenes.length || screen.behind()) return;
      this.keep();
      this.#seen = null;
    });
  }

  /** The page is shown or hidden. */
  look(): void {
    if (document.hidden && !this.hidden) this.#seen = this.#last();
    this.hidden = document.hidden;
  }

  /** It will not be told again, though it is looked at elsewhere. */
  keep(): void {
    const active = this.#screen.active();
    if (active !== null) keepSeen(this.#screen.table(), active, this.#last());
  }

  /** All of it was told. */
  forget(): void {
    this.#seen = null;
  }

  #last(): number {
    return this.#screen.story().at(-1)?.at ?? -1;
  }

  #seenBefore(): number | null {
    const active = this.#screen.active();
    return active === null ? null : seenBy(this.#screen.table(), active);
  }

  #scenes(): Scene[] {
    const active = this.#screen.active();
    if (this.#seen === null || active === null || !this.#screen.asked().includes(active)) return [];
    const plates = this.#screen.plates();
    return scenesSince(this.#screen.deeds(), this.#seen, [active]).map((told) => ({
      ...told,
      portrait: plates.find((plate) => plate.seat === told.deed.seat)?.figure?.portrait ?? null,
    }));
  }
}
