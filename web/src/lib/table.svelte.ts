/** A table as this browser sees it: one socket that comes back by itself, and what it has told. */
import { Backlog, type Coming } from "./backlog.svelte";
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
  Swung,
  Tossed,
  Update,
  Welcome,
} from "./messages";
import { keptFor } from "./secrets";
import { forgetWorthless } from "./tables";

const FIRST_WAIT = 250;
const LONGEST_WAIT = 8000;

export class Table {
  welcome = $state.raw<Welcome | null>(null);
  update = $state.raw<Update | null>(null);
  story = $state.raw<EventInfo[]>([]);
  /** The numbers of the events that began an update. */
  starts = $state.raw<number[]>([]);
  /** When the shown update came, for clocks that tick between updates. */
  cameAt = $state(0);
  /** Whose decision was taken back by what is shown. */
  undone = $state.raw<{ seat: number; n: number } | null>(null);
  sayings = $state.raw<Said[]>([]);
  seats = $state.raw<readonly SeatInfo[]>([]);
  status = $state("");
  /** Whether the host asks to delete the table. */
  clearing = $state.raw<ProposalInfo | null>(null);
  /** Which seat declined that. */
  declined = $state<number | null>(null);
  /** The last throw that was told, played by whoever draws throws. */
  flight = $state.raw<Flight | null>(null);
  /** How another's hand moves, before its die flies. */
  swung = $state.raw<Swung | null>(null);
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
  /** A throw whose update is about to come. */
  #thrown: Flight | null = null;
  /** What came and is not shown yet. */
  readonly backlog = new Backlog({
    show: (coming) => this.#show(coming),
    tell: (update, story) => this.#tell(update, story),
    fly: (flight) => (this.flight = flight),
    mine: () => this.mine,
  });

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

  /** How many updates have come that are not shown yet. */
  get behind(): number {
    return this.backlog.behind;
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

  close(): void {
    this.#closed = true;
    clearTimeout(this.#timer);
    this.backlog.close();
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
      case "swung":
        this.swung = message;
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

  #take(update: Update): void {
    this.#seen = update.n;
    const flight = this.backlog.isWatched ? this.#thrown : null;
    this.#thrown = null;
    const isOurs = this.#answering;
    this.#answering = false;
    this.backlog.take({ update, came: performance.now(), flight, isOurs });
  }

  #show({ update, came, flight }: Coming): void {
    this.update = update;
    if (update.ask?.id !== this.tossed?.ask) this.tossed = null;
    if (flight) this.flight = flight;
    if (update.undone !== null) this.undone = { seat: update.undone, n: update.n };
    this.cameAt = came;
    this.#tell(update, update.story);
    if (update.outcome) this.status = "over";
  }

  /** What happened: all of an update's story, or what of it may be told already. */
  #tell(update: Update, story: readonly EventInfo[]): void {
    const before = (at: number) => at < update.story_from;
    this.story = [...this.story.filter((event) => before(event.at)), ...story];
    this.starts = [...this.starts.filter(before), ...story.slice(0, 1).map((one) => one.at)];
  }
}
