/** A table as this browser sees it: one socket that comes back by itself, and what it has told. */
import type {
  EventInfo,
  Flight,
  FromClient,
  FromServer,
  ProposalInfo,
  Refusal,
  Said,
  SeatInfo,
  ThrowDie,
  Tossed,
  Update,
  Welcome,
} from "./messages";
import { keptFor } from "./secrets";
import { settings } from "./settings.svelte";
import { forgetWorthless } from "./tables";

const FIRST_WAIT = 250;
const LONGEST_WAIT = 8000;
/** Moves that came faster than they can be shown are all shown after so long. */
const LONGEST_BACKLOG = 4000;
/** A throw that waits for longer is no longer played, only its end is shown. */
const LONGEST_WAIT_TO_FLY = 8000;

interface Coming {
  update: Update;
  came: number;
  /** The throw that led to it. */
  flight: Flight | null;
  isOurs: boolean;
}

export class Table {
  welcome = $state.raw<Welcome | null>(null);
  update = $state.raw<Update | null>(null);
  story = $state.raw<EventInfo[]>([]);
  /** The numbers of the events that began an update. */
  starts = $state.raw<number[]>([]);
  /** When the shown update came, for clocks that tick between updates. */
  cameAt = $state(0);
  /** How many updates have come that are not shown yet. */
  behind = $state(0);
  sayings = $state.raw<Said[]>([]);
  seats = $state.raw<readonly SeatInfo[]>([]);
  status = $state("");
  /** Whether the host asks to delete the table. */
  clearing = $state.raw<ProposalInfo | null>(null);
  /** Which seat declined that. */
  declined = $state<number | null>(null);
  /** The last throw that was told, played by whoever draws throws. */
  flight = $state.raw<Flight | null>(null);
  /** The die of a throw in two stages, in the air. */
  tossed = $state.raw<Tossed | null>(null);
  rematch = $state<string | null>(null);
  refusal = $state.raw<Refusal | null>(null);
  connected = $state(false);
  /** The server said that it goes; it, or another one, is there in a moment. */
  restarting = $state(false);
  #answering = $state(false);

  #socket: WebSocket | null = null;
  #wait = FIRST_WAIT;
  #timer = 0;
  #closed = false;
  #seen = -1;
  #queue: Coming[] = [];
  /** A throw whose update is about to come. */
  #thrown: Flight | null = null;
  /** Somebody draws throws: what they lead to waits until the die rests. */
  #isWatched = false;
  #isFlying = false;
  #pace = 0;
  #shownAt = 0;
  /** When everything that waits has to be shown. */
  #deadline = 0;

  constructor(readonly id: string) {
    this.#connect();
    addEventListener("online", this.#hurry);
    document.addEventListener("visibilitychange", this.#hurry);
  }

  get mine(): readonly number[] {
    return this.welcome?.mine ?? [];
  }

  /** Our answer is on its way, or what is shown is no longer so. */
  get waiting(): boolean {
    return this.#answering || this.behind > 0;
  }

  get proposal(): ProposalInfo | null {
    return this.update?.proposal ?? null;
  }

  send(message: FromClient): void {
    this.refusal = null;
    if (this.#socket?.readyState === WebSocket.OPEN) this.#socket.send(JSON.stringify(message));
  }

  /** A seat agrees or not to what somebody asks; a no of who asked calls it off. */
  consent(seat: number, { id }: ProposalInfo, yes: boolean): void {
    this.send({ type: "consent", seat, proposal: id, yes });
  }

  answer(seat: number, option: number): void {
    this.#act((ask) => ({ type: "answer", ask, seat, option }));
  }

  /** Throw the die that is asked for: by a gesture, or as is usual. */
  throw(seat: number, gesture: ThrowDie["gesture"] = null): void {
    this.#act((ask) => ({ type: "throw", ask, seat, gesture }));
  }

  /** Say something about the throw that is asked for. */
  aboutThrow(message: (ask: number) => FromClient): void {
    this.#act(message);
  }

  /** From now on throws are drawn, until the returned function is called. */
  watchThrows(): () => void {
    this.#isWatched = true;
    return () => {
      this.#isWatched = false;
      this.landed();
    };
  }

  /** The die that was played lies there: what it led to is shown. */
  landed(): void {
    if (!this.#isFlying) return;
    this.#isFlying = false;
    const next = this.#queue.shift();
    if (next) this.#show(next);
    this.#showSoon();
  }

  /** Answer the open ask, once. */
  #act(message: (ask: number) => FromClient): void {
    const ask = this.update?.ask;
    if (!ask || this.waiting) return;
    this.#answering = true;
    this.send(message(ask.id));
  }

  /** Say hello again, with the secrets that are kept now. */
  greet(): void {
    const tokens = keptFor(this.id).filter((kept) => kept.kind !== "invite");
    this.send({
      type: "hello",
      table: this.id,
      tokens: tokens.map((kept) => kept.token),
      since: this.#seen,
    });
  }

  /** Show at once what has come. */
  catchUp(): void {
    clearTimeout(this.#pace);
    this.#pace = 0;
    this.#deadline = 0;
    this.#isFlying = false;
    for (const coming of this.#queue.splice(0)) this.#show(coming);
    this.behind = 0;
  }

  close(): void {
    this.#closed = true;
    clearTimeout(this.#timer);
    clearTimeout(this.#pace);
    removeEventListener("online", this.#hurry);
    document.removeEventListener("visibilitychange", this.#hurry);
    this.#socket?.close();
  }

  #connect(): void {
    const scheme = location.protocol === "https:" ? "wss" : "ws";
    const socket = new WebSocket(`${scheme}://${location.host}/ws`);
    this.#socket = socket;
    socket.onopen = () => this.greet();
    socket.onmessage = (event: MessageEvent<string>) =>
      this.#hear(JSON.parse(event.data) as FromServer);
    socket.onclose = () => this.#lost();
  }

  #lost(): void {
    this.connected = false;
    this.#answering = false;
    if (this.#closed) return;
    this.#timer = window.setTimeout(() => this.#connect(), this.#wait);
    this.#wait = Math.min(LONGEST_WAIT, this.#wait * 2);
  }

  #hurry = (): void => {
    if (this.#closed || this.connected || this.#socket?.readyState === WebSocket.CONNECTING) return;
    clearTimeout(this.#timer);
    this.#wait = FIRST_WAIT;
    this.#connect();
  };

  #hear(message: FromServer): void {
    switch (message.type) {
      case "welcome":
        this.welcome = message;
        this.seats = message.seats;
        this.status = message.status;
        this.clearing = message.clearing;
        this.declined = message.declined;
        this.connected = true;
        this.restarting = false;
        this.#wait = FIRST_WAIT;
        break;
      case "update":
        this.#take(message);
        break;
      case "seating":
        this.seats = message.seats;
        this.status = message.status;
        this.clearing = message.clearing;
        this.declined = message.declined;
        break;
      case "said":
        if (!this.sayings.some((said) => said.number === message.number))
          this.sayings = [...this.sayings, message];
        break;
      case "refusal":
        this.#answering = false;
        this.#refused(message);
        break;
      case "rematch":
        this.rematch = message.table;
        break;
      case "closing":
        this.restarting = true;
        break;
      case "flight":
        this.#thrown = message;
        break;
      case "tossed":
        this.#answering = false;
        this.tossed = message;
        break;
    }
  }

  /** A table that is gone stays gone; secrets that became worthless are left out next time. */
  #refused(refusal: Refusal): void {
    if (refusal.reason === "bad-token") {
      void this.#greetAnew(refusal);
      return;
    }
    this.refusal = refusal;
    if (refusal.reason !== "no-table") return;
    this.welcome = null;
    this.close();
  }

  async #greetAnew(refusal: Refusal): Promise<void> {
    const found = await forgetWorthless(this.id).catch(() => false);
    if (found) this.greet();
    else this.refusal = refusal;
  }

  /** Our own moves, and whatever nobody looks at, are shown at once; others after a pause. */
  #take(update: Update): void {
    this.#seen = update.n;
    const flight = this.#isWatched ? this.#thrown : null;
    this.#thrown = null;
    const isOurs = this.#answering;
    this.#answering = false;
    this.#queue.push({ update, came: performance.now(), flight, isOurs });
    const isPlayed = this.#queue.some((coming) => coming.flight);
    if ((isOurs && !isPlayed) || document.hidden || !settings.pause) this.catchUp();
    else this.#showSoon();
  }

  #showSoon = (): void => {
    this.behind = this.#queue.length;
    const first = this.#queue[0];
    if (this.#pace || this.#isFlying || !first) return;
    const now = performance.now();
    this.#deadline ||= first.came + LONGEST_BACKLOG;
    const pause = Math.min(settings.pause, (this.#deadline - now) / this.#queue.length);
    const since = now - this.#shownAt;
    const isOurThrow = first.flight && first.isOurs;
    const wait = this.update?.story.length && !isOurThrow ? pause - since : 0;
    if (wait > 0) {
      this.#pace = window.setTimeout(this.#showNext, wait);
    } else this.#showNext();
  };

  #showNext = (): void => {
    this.#pace = 0;
    const next = this.#queue[0];
    if (next?.flight && performance.now() - next.came < LONGEST_WAIT_TO_FLY) {
      this.#isFlying = true;
      this.flight = next.flight;
      return;
    }
    this.#queue.shift();
    if (next) this.#show(next);
    if (!this.#queue.length) this.#deadline = 0;
    this.#showSoon();
  };

  #show({ update, came, flight }: Coming): void {
    const before = (at: number) => at < update.story_from;
    this.update = update;
    if (update.ask?.id !== this.tossed?.ask) this.tossed = null;
    if (flight) this.flight = flight;
    this.#shownAt = performance.now();
    this.cameAt = came;
    this.story = [...this.story.filter((event) => before(event.at)), ...update.story];
    this.starts = [...this.starts.filter(before), ...update.story.slice(0, 1).map((one) => one.at)];
    if (update.outcome) this.status = "over";
  }
}
