/** A throw on its way: where its die is seen, and from where; it joins what a hand began. */
import { contactsOf } from "../contacts";
import { poseAt, restsAt, THROWN } from "../film";
import type { Picture } from "../picture";
import type { Playing } from "../playing.svelte";
import type { Showing } from "../showing.svelte";
import type { Place } from "./arc";
import type { Held, Swing } from "./swing.svelte";
import { aboveView, besideView, eased, following, mixed, risen, type View } from "./view";

/** A die that left the hand before its film began joins it within so many ms. */
const JOINS = 170;
/** Another's hand is told of a few times a second: it goes there within some of these seconds. */
const FOLLOWS = 0.09;
/** Nearer than this it is there, in mm. */
const STILL = 0.5;
const NONE: Place = { x: 0, y: 0, z: 0 };

/** From which side, of how large a board, in a picture of which shape. */
interface Sight {
  place: number;
  radius: number;
  aspect: number;
}

export class Flight {
  /** The die that nobody has answered for, in the air. */
  alone = $state.raw<Place | null>(null);
  /** Where another thrower's hand is seen. */
  other = $state.raw<Held | null>(null);
  readonly #showing: () => Showing;
  readonly #swing: () => Swing;
  /** How far a film's die is from where it was seen last, when that was. */
  #apart: Place = NONE;
  #since = -JOINS;
  #now = $state(0);
  #joined: Playing | null = null;

  constructor(showing: () => Showing, swing: () => Swing) {
    this.#showing = showing;
    this.#swing = swing;
    $effect.pre(() => this.#join(showing().playing));
    $effect(() => {
      const { isHandEmpty } = showing();
      if (!isHandEmpty) swing().left = null;
    });
  }

  /** Another's hand goes to where it was told to be; null when nobody's is seen. */
  follow(to: Held | null, seconds: number): boolean {
    const from = this.other ?? (to && { right: 0, forward: 0 });
    if (!to || !from) {
      this.other &&= null;
      return false;
    }
    const [right, forward] = [to.right - from.right, to.forward - from.forward];
    if (this.other && Math.hypot(right, forward) < STILL) return false;
    const share = 1 - Math.exp(-seconds / FOLLOWS);
    this.other = { right: from.right + right * share, forward: from.forward + forward * share };
    return true;
  }

  /** A moment later: whether anything of this still moves. */
  goOn(): boolean {
    this.#now = performance.now();
    this.alone = this.#swing().flying(this.#now);
    const { playing, toss } = this.#showing();
    const isFlying = playing !== null && !playing.isOver;
    return this.alone !== null || isFlying || toss !== null || this.#left() > 0;
  }

  stop(): void {
    this.#swing().left = null;
  }

  /** What lies and flies there, with the die on its way from the hand into its film. */
  shifted(picture: Picture): Picture {
    const share = this.#left();
    if (share === 0) return picture;
    const { x, y, z } = mixed(NONE, this.#apart, share);
    const dice = picture.dice.map((die) =>
      die.name === THROWN ? { ...die, x: die.x + x, y: die.y + y, z: die.z + z } : die,
    );
    return { ...picture, dice };
  }

  /** From where it is seen: as it began, then from above as soon as it lies. */
  viewFrom(begin: View, { place, radius, aspect }: Sight): View {
    const { playing, last, isResult, isSlow } = this.#showing();
    if (!playing || !last || (playing.isOver && !isResult)) return begin;
    const frames = last.film.bodies.find(({ name }) => name === THROWN)?.frames ?? [];
    const rests = restsAt(last.film);
    const end = aboveView(place, poseAt(frames, rests), radius, aspect);
    if (playing.isOver) return end;
    const die = poseAt(frames, playing.ms);
    const bounce = contactsOf(last.film)[0]?.ms ?? rests / 3;
    const share = risen(playing.ms, bounce, rests);
    if (isSlow) return following(besideView(place, radius, aspect), end, die, share * share);
    return following(begin, end, die, share);
  }

  #left(): number {
    return 1 - eased((this.#now - this.#since) / JOINS);
  }

  #join(playing: Playing | null): void {
    if (playing === this.#joined) return;
    this.#joined = playing;
    const swing = this.#swing();
    const seen = swing.flying(performance.now());
    swing.left = null;
    const frames = playing?.film.bodies.find(({ name }) => name === THROWN)?.frames;
    if (!seen || !playing || !frames) return;
    const at = poseAt(frames, playing.from);
    this.#apart = { x: seen.x - at.x, y: seen.y - at.y, z: seen.z - at.z };
    this.#since = this.#now = performance.now();
  }
}
