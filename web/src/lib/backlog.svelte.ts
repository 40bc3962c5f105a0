/** Moves that came and are not shown yet: others' at a readable pace, our rolls when we roll.
 *
 * Nothing waits on the server: what fell has fallen. This is only when it is looked at.
 */
import type { EventInfo, Flight, Update } from "./messages";
import { settings } from "./settings.svelte";

/** Moves that came faster than they can be shown are all shown after so long. */
const LONGEST_BACKLOG = 4000;
/** A throw that waits for longer is no longer played, only its end is shown. */
const LONGEST_WAIT_TO_FLY = 8000;

export interface Coming {
  update: Update;
  came: number;
  /** The throw that led to it. */
  flight: Flight | null;
  isOurs: boolean;
}

interface Shower {
  show: (coming: Coming) => void;
  /** Something fell for us: tell what happened before that. */
  tell: (update: Update, story: readonly EventInfo[]) => void;
  fly: (flight: Flight) => void;
  mine: () => readonly number[];
}

export class Backlog {
  /** How many have come that are not shown yet. */
  behind = $state(0);
  /** Whose roll it is that fell and waits to be looked at. */
  rolling = $state<number | null>(null);
  /** Our roll lies there, and what comes next waits until we go on or a moment has passed. */
  lingers = $state(false);

  readonly #shower: Shower;
  #rolledBy: (event: EventInfo) => number | null = () => null;
  #queue: Coming[] = [];
  /** Somebody draws throws: what they lead to waits until the die rests. */
  #isWatched = false;
  #isFlying = false;
  #timer = 0;
  #lingering = 0;
  #shownAt = 0;
  #hadStory = false;
  /** What comes is old news: it was there before we came, or people told those dice themselves. */
  #isKnown = true;
  /** When everything that waits has to be shown. */
  #deadline = 0;

  constructor(shower: Shower) {
    this.#shower = shower;
  }

  get isWatched(): boolean {
    return this.#isWatched;
  }

  /** From now on rolls of ours wait until we roll; the game tells which events are rolls. */
  holdRolls(rolledBy: (event: EventInfo) => number | null): void {
    this.#rolledBy = rolledBy;
  }

  /** From now on throws are drawn, until the returned function is called. */
  watchThrows(): () => void {
    this.#isWatched = true;
    return () => {
      this.#isWatched = false;
      this.landed();
    };
  }

  /** Our own moves, and whatever nobody looks at, are shown at once; others after a pause. */
  take(coming: Coming): void {
    this.#queue.push(coming);
    const isPlayed = this.#queue.some(({ flight }) => flight);
    const isSoon = (coming.isOurs && !isPlayed) || document.hidden || !settings.pause;
    if (coming.update.undone !== null) this.catchUp();
    else if (isSoon && !this.lingers) this.#drain();
    else this.#showSoon();
  }

  /** The die that was played lies there: what it led to is shown. */
  landed(): void {
    if (!this.#isFlying) return;
    this.#isFlying = false;
    this.#show(this.#queue.shift());
    this.#showSoon();
  }

  /** Look at what fell for us. */
  roll(): void {
    if (this.rolling === null) return;
    this.rolling = null;
    this.#show(this.#queue.shift());
    this.#showSoon();
  }

  /** We have seen what we rolled. */
  goOn(): void {
    this.#endLinger();
    this.#stop();
    if (settings.pause) this.#showSoon();
    else this.#drain();
  }

  /** Show at once what has come. */
  catchUp(): void {
    this.rolling = null;
    this.#stop();
    for (const coming of this.#queue.splice(0)) this.#show(coming);
    this.#endLinger();
    this.behind = 0;
  }

  close(): void {
    this.#endLinger();
    this.#stop();
  }

  #stop(): void {
    clearTimeout(this.#timer);
    this.#timer = 0;
    this.#deadline = 0;
    this.#isFlying = false;
  }

  /** Show what has come, up to a roll of ours. */
  #drain(): void {
    this.#stop();
    while (this.#queue.length && !this.lingers && !this.#holds()) this.#show(this.#queue.shift());
    this.behind = this.#queue.length;
  }

  /** Our roll lies there until we go on, or for a while. */
  #linger(): void {
    this.lingers = true;
    clearTimeout(this.#lingering);
    this.#lingering = window.setTimeout(() => this.goOn(), settings.linger);
  }

  #endLinger(): void {
    this.lingers = false;
    clearTimeout(this.#lingering);
  }

  /** Whether the next one waits for us to roll. */
  #holds(): boolean {
    const next = this.#queue[0];
    if (this.rolling !== null) return true;
    if (!next || settings.autoRoll || this.#isKnown) return false;
    const at = this.#rollIn(next);
    if (at < 0) return false;
    this.rolling = this.#rolledBy(next.update.story[at] as EventInfo);
    this.#shower.tell(next.update, next.update.story.slice(0, at));
    return true;
  }

  /** Where in what happened is a roll of ours; -1 for nowhere. */
  #rollIn({ update }: Coming): number {
    const mine = this.#shower.mine();
    return update.story.findIndex((event) => {
      const seat = this.#rolledBy(event);
      return seat !== null && mine.includes(seat);
    });
  }

  #showSoon = (): void => {
    this.behind = this.#queue.length;
    const first = this.#queue[0];
    if (this.#timer || this.#isFlying || !first || this.rolling !== null || this.lingers) return;
    const wait = this.#pause(first, performance.now());
    if (wait > 0) this.#timer = window.setTimeout(this.#showNext, wait);
    else this.#showNext();
  };

  #pause(first: Coming, now: number): number {
    this.#deadline ||= first.came + LONGEST_BACKLOG;
    const pause = Math.min(settings.pause, (this.#deadline - now) / this.#queue.length);
    const isOurThrow = first.flight && first.isOurs;
    return this.#hadStory && !isOurThrow ? pause - (now - this.#shownAt) : 0;
  }

  #showNext = (): void => {
    this.#timer = 0;
    const next = this.#queue[0];
    if (next?.flight && performance.now() - next.came < LONGEST_WAIT_TO_FLY) {
      this.#isFlying = true;
      this.#shower.fly(next.flight);
      return;
    }
    if (this.#holds()) return;
    this.#show(this.#queue.shift());
    if (!this.#queue.length) this.#deadline = 0;
    this.#showSoon();
  };

  #show(coming: Coming | undefined): void {
    if (!coming) return;
    const { update } = coming;
    this.#shownAt = performance.now();
    this.#hadStory = update.story.length > 0;
    const isNext = update.ask?.waiting.some((seat) => this.#shower.mine().includes(seat));
    const isRead = this.#isKnown || isNext || update.outcome;
    if (settings.linger && !isRead && this.#rollIn(coming) >= 0) this.#linger();
    this.#isKnown = update.ask?.kind === "roll";
    this.behind = this.#queue.length;
    this.#shower.show(coming);
  }
}
