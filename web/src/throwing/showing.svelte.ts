/** What is shown at a Target: what lies there, a throw on its way, and how the last one ended.
 *
 * To be made while a part is made: it follows its table by itself.
 */
import { untrack } from "svelte";
import type { AskInfo, Film, HandPlace, Setting, Stood, ThrowInfo } from "../lib/messages";
import { settings } from "../lib/settings.svelte";
import { sound } from "../lib/sound/sound";
import { contactsOf } from "./contacts";
import { SPEED } from "./film";
import { hitOf } from "./hearing";
import { Control } from "./controls/control.svelte";
import { partsOf, type About } from "./controls/parts";
import { HIGHEST, intent } from "./intent.svelte";
import { filmPicture, settingPicture } from "./picture";
import { Playing } from "./playing.svelte";
import { regionAt, type Point } from "./regions";
import { fetched } from "./targets.svelte";
import type { Thrower } from "./thrower";
import { flick, isTossed, lift, swing } from "./throwing";
import { referenceLength, type Gesture, type Placing } from "./gesture";
import { isMovable, nearest, placed, placingOf, sideAfter, turned } from "./walking";

type Pixels = { x: number; y: number };

export interface Shown {
  /** The table when it is played now; null when an earlier moment is shown. */
  table: Thrower | null;
  /** What lies at the Target, as the view of the game has it. */
  setting: Setting | null;
  /** The throw that led to an earlier moment, and who made it. */
  shown: { film: Film; seat: number } | null;
}

/** A throw that is or was played. */
interface Thrown {
  film: Film;
  seat: number;
  why: string;
  n: number | null;
  /** What the thrown die is called, such as `red`; nothing where nobody said it. */
  called: string;
}

const PACES = { normal: 1, fast: 0.4, off: 0 };
/** A second look is so much slower. */
const SLOWLY = 4;
/** The die is seen to leave the hand before the server has thrown it: so much is left out then. */
const BEFORE_BOUNCE = 0.7;
const MOVES_APART = 110;
const SOUTH = 270;
const NOWHERE = { place: SOUTH, away: 0, height: 0, loft: 0, speed: 1 };
/** A die that is to be blown at is in the air for longer than it would be. */
const TOSSED = 4;

/** How a film is looked at. */
interface Look {
  ondone: () => void;
  from: number;
  slowly: boolean;
}

export class Showing {
  playing = $state.raw<Playing | null>(null);
  last = $state.raw<Thrown | null>(null);
  /** The die of a throw in two stages, in the air. */
  toss = $state.raw<Playing | null>(null);
  /** The last throw is shown once more, slowly and from beside it. */
  isSlow = $state(false);
  /** Why the die came back into the hand, as a text id. */
  back = $state("");
  /** Somebody wants to see the die leave the hand before the server has thrown it. */
  onleft: ((gesture: Gesture) => void) | null = null;
  /** When the die left the hand on this screen, if it did. */
  left: number | null = null;
  /** By how many degrees the board is turned, so that who throws is below. */
  turn = $state(0);
  readonly #shown: () => Shown;
  /** The rule that asked for the last throw, and how its die was called. */
  #why = "";
  #called = "";
  /** When the others were told last how the hand moves. */
  #moved = -MOVES_APART;
  /** How far a film was heard. */
  #heard: { of: Playing | null; ms: number } = { of: null, ms: 0 };
  /** The throw that is asked for, and the film that was the last before it. */
  #open: { ask: number; before: Film | null } | null = null;

  readonly table = $derived.by(() => this.#shown().table);
  readonly ask: AskInfo | null = $derived(this.table?.update?.ask ?? null);
  readonly asked: ThrowInfo | null = $derived(this.ask?.throw ?? null);
  readonly thrower = $derived(this.ask?.waiting[0] ?? null);
  /** A seat at this screen is to throw. */
  readonly isMine = $derived(
    this.asked !== null &&
      this.thrower !== null &&
      this.table?.mine.includes(this.thrower) === true,
  );
  readonly isMineToFlick = $derived(this.isMine && this.asked?.way === "physics");
  /** Where the hand is that throws: who throws here may have gone around the table. */
  readonly hand: HandPlace | null = $derived.by(() => {
    const hand = this.asked?.hand ?? null;
    if (!hand || !this.isMineToFlick || intent.side === null) return hand;
    return { ...hand, place: intent.side };
  });
  /** Nobody walks while the die is in the air, or a neighbour aims at the hand. */
  readonly canWalk = $derived(
    this.isMineToFlick && !this.asked?.helped?.length && this.asked?.awaits == null,
  );
  /** What the throw needs, where it stands now. */
  readonly stood: readonly Stood[] = $derived.by(() => {
    const { asked, hand } = this;
    if (!asked || !hand) return [];
    const by = hand.place - asked.hand.place;
    const usual = (asked.stood ?? []).map((one) => turned(one, by));
    const movable = usual.filter(isMovable);
    return usual.map((one) => {
      const placing = intent.placed[movable.indexOf(one)];
      return placing ? placed(one, placing) : one;
    });
  });
  readonly setting = $derived.by(() => this.asked?.setting ?? this.#shown().setting);
  readonly board = $derived(
    fetched.board(
      (this.last && !this.playing?.isOver ? this.last.film.scene.board : this.setting?.board) ??
        "first",
    ),
  );
  readonly kind = $derived(fetched.all?.dice.find(({ id }) => id === this.asked?.die));
  /** Results stay until something else happens. */
  readonly isResult = $derived(
    this.last !== null &&
      this.playing?.isOver === true &&
      (!this.asked || this.table?.keepsResults === true) &&
      (this.last.n === null || this.last.n === this.table?.update?.n),
  );
  readonly picture = $derived.by(() => {
    if (this.playing && this.last && (!this.playing.isOver || this.isResult))
      return filmPicture(this.last.film, this.playing.ms);
    if (this.toss && this.asked) return filmPicture(this.toss.film, this.toss.ms);
    return this.setting ? settingPicture(this.setting, this.stood) : null;
  });
  /** What, with which die and beside which Templates the last throw was thrown at. */
  readonly at = $derived(this.last && atOf(this.last.film));
  readonly landing = $derived(this.playing?.isOver ? (this.last?.film.landing ?? null) : null);
  readonly marked = $derived.by(() => {
    if (intent.isPointing && intent.seen.place) return intent.seen.place;
    if (this.asked?.claim) return this.asked.claim.seen.place;
    return this.isResult ? (this.last?.film.landing?.place ?? null) : null;
  });
  /** How the die that flies or lies there is called. */
  readonly called = $derived(
    this.toss && this.asked ? this.asked.called : (this.last?.called ?? ""),
  );
  readonly isHandEmpty = $derived(
    this.table === null || this.table.waiting || this.asked?.awaits != null,
  );

  /** How the die is held and let go: what the cards of this throw ask. */
  readonly control: Control = $derived.by(() => {
    void this.#held;
    return untrack(() => this.#newControl());
  });
  readonly #stage: About["stage"] = $derived.by(() => {
    if (!this.asked) return null;
    return isTossed(this.asked) ? "blow" : this.asked.can_toss ? "toss" : null;
  });
  /** What is held where: as long as it is the same, nobody has to let go of it. */
  readonly #held = $derived(
    [this.ask?.id, this.hand?.place, this.#stage, this.asked?.conditions, !!fetched.all].join(),
  );

  constructor(shown: () => Shown) {
    this.#shown = shown;
    $effect(() => fetched.fetch());
    $effect(() => this.table?.backlog.watchThrows());
    $effect(() => this.#begin());
    $effect(() => this.move(this.control.way));
    $effect(() => this.#forgetOld());
    $effect(() => {
      if (this.isMine && this.hand) this.turn = SOUTH - this.hand.place;
    });
    $effect(() => this.#fly());
    $effect(() => this.#tossUp());
    $effect(() => {
      if (this.toss) intent.tossedFor = this.toss.ms / 1000;
    });
    $effect(() => this.#showEarlier());
    $effect(() => this.#hear());
    $effect(() => () => {
      this.playing?.stop();
      this.toss?.stop();
    });
  }

  /** The last throw once more. */
  again(slowly = false): void {
    if (!this.last) return;
    this.#play({ ...this.last, n: this.table?.update?.n ?? null }, { slowly });
  }

  /** Whoever watches sees how the hand moves; a few times a second are enough. */
  move(way: Pixels | null): void {
    const now = performance.now();
    if (!way || !this.table || !this.ask || this.thrower === null) return;
    if (now - this.#moved < MOVES_APART || this.isHandEmpty) return;
    this.#moved = now;
    swing(this.table, this.ask, this.thrower, way, referenceLength(innerWidth, innerHeight));
  }

  lift(): void {
    if (this.table && this.ask && this.thrower !== null) lift(this.table, this.ask, this.thrower);
  }

  flick(gesture: Gesture): void {
    if (this.table && this.asked && this.thrower !== null)
      flick(this.table, this.asked, this.thrower, gesture, intent.tossedFor);
  }

  /** The die leaves the hand, as high as it is aimed. */
  letGo(gesture: Gesture): void {
    const loft = Math.min(HIGHEST, Math.max(-HIGHEST, (gesture.loft ?? 0) + intent.loft));
    const made = loft ? { ...gesture, loft } : gesture;
    this.onleft?.(made);
    this.flick(made);
  }

  #newControl(): Control {
    const { asked, hand } = this;
    const about = { hand: hand ?? NOWHERE, stage: this.#stage, luck: Math.random() };
    const heard = {
      onlift: () => this.#take(),
      onmade: (gesture: Gesture) => this.letGo(gesture),
      onback: (why: string) => (this.back = why),
    };
    const parts = partsOf(fetched.all?.conditions ?? [], asked?.conditions ?? [], about);
    return new Control(parts, heard, () => referenceLength(innerWidth, innerHeight));
  }

  #take(): void {
    this.back = "";
    this.lift();
  }

  /** Go so many steps around the table, to the right. */
  walk(steps: number): void {
    if (!this.canWalk || !this.hand) return;
    intent.side = sideAfter(this.hand.place, -steps, this.asked?.seats ?? []);
    intent.placed = [];
  }

  /** Go to a side, or as near to it as one may throw from. */
  walkTo(side: number): void {
    if (!this.canWalk || !this.hand) return;
    const there = nearest(side, this.asked?.seats ?? []);
    if (there === this.hand.place) return;
    intent.side = there;
    intent.placed = [];
  }

  /** Stand a box or a card somewhere else: so many mm from the middle, or turned. */
  place(at: number, change: (placing: Placing) => Placing): void {
    const now = this.stood.filter(isMovable).map(placingOf);
    intent.placed = now.map((one, n) => (n === at ? change(one) : one));
  }

  /** People point at where their die lies. */
  tap(point: Point): void {
    if (!this.board || !this.asked) return;
    const place = regionAt(this.board, point) ?? "table";
    const web = place.replace("hole-", "web-");
    const isClosed = this.asked.places.includes(web) && web !== place;
    intent.lies(isClosed ? web : place, place === "table" ? null : point);
  }

  #begin(): void {
    const ask = this.ask;
    if (ask) untrack(() => intent.begin(ask.id));
    if (!ask?.throw) return;
    this.#why = ask.why;
    this.#called = ask.throw.called;
  }

  /** What people saw or skill decided has no film: the one before is no verdict on it. */
  #forgetOld(): void {
    const film = this.table?.flight?.film ?? null;
    const ask = this.ask;
    if (this.#open && this.#open.ask !== ask?.id && this.#open.before === film)
      untrack(() => this.#forget());
    if (ask?.throw && this.#open?.ask !== ask.id) this.#open = { ask: ask.id, before: film };
    else if (!ask?.throw) this.#open = null;
  }

  #fly(): void {
    const flight = this.table?.flight;
    const table = this.table;
    if (flight && table)
      untrack(() =>
        this.#play(
          { ...flight, why: this.#why, called: this.#called },
          { ondone: () => this.#land(table), from: this.#seen(flight.film) },
        ),
      );
  }

  #tossUp(): void {
    const tossed = this.table?.tossed;
    untrack(() => this.toss?.stop());
    this.toss = tossed ? new Playing(tossed.film, TOSSED, () => {}) : null;
  }

  #showEarlier(): void {
    const { shown, table } = this.#shown();
    if (shown) untrack(() => this.#play({ ...shown, why: "", n: null, called: "" }));
    else if (!table) untrack(() => this.#forget());
  }

  #play(thrown: Thrown, { ondone = () => {}, from = 0, slowly = false }: Partial<Look> = {}): void {
    this.playing?.stop();
    this.last = thrown;
    this.isSlow = slowly;
    const pace = slowly ? SLOWLY : PACES[settings.speed];
    this.playing = new Playing(thrown.film, pace, ondone, undefined, from);
  }

  /** What the die touched since the last picture is heard. */
  #hear(): void {
    const { playing, last, board } = this;
    if (!playing || !last || !board || !playing.pace) return;
    const now = playing.ms;
    const before = this.#heard.of === playing ? this.#heard.ms : playing.from;
    this.#heard = { of: playing, ms: now };
    for (const contact of contactsOf(last.film)) {
      if (contact.ms <= before || contact.ms > now) continue;
      const hit = hitOf(board, filmPicture(last.film, now), contact);
      sound.play(hit.sound, 1, 0, hit.loud);
    }
  }

  /** How much of a film was seen since the die left the hand on this screen. */
  #seen(film: Film): number {
    const left = this.left;
    this.left = null;
    if (left === null) return 0;
    const bounce = contactsOf(film)[0]?.ms ?? 0;
    return Math.min((performance.now() - left) * SPEED, bounce * BEFORE_BOUNCE);
  }

  /** What the throw led to is shown, and with it the rule that says hit or miss. */
  #land(table: Thrower): void {
    table.backlog.landed();
    const told = table.update?.n === this.last?.n ? table.update?.story[0] : null;
    if (this.last && told) this.last = { ...this.last, why: told.why };
  }

  #forget(): void {
    this.playing?.stop();
    this.last = this.playing = null;
  }
}

function atOf({ scene }: Film) {
  return {
    board: scene.board,
    die: scene.die,
    templates: scene.templates.map((one) => one.kind),
  };
}
