/** A table as this browser sees it: one socket that comes back by itself, and what it has told. */
import type {
  EventInfo,
  FromClient,
  FromServer,
  ProposalInfo,
  Refusal,
  Said,
  SeatInfo,
  Update,
  Welcome,
} from "./messages";
import { keptFor } from "./secrets";

const FIRST_WAIT = 250;
const LONGEST_WAIT = 8000;

export class Table {
  welcome = $state.raw<Welcome | null>(null);
  update = $state.raw<Update | null>(null);
  story = $state.raw<EventInfo[]>([]);
  sayings = $state.raw<Said[]>([]);
  seats = $state.raw<readonly SeatInfo[]>([]);
  status = $state("");
  rematch = $state<string | null>(null);
  refusal = $state.raw<Refusal | null>(null);
  connected = $state(false);
  /** Our answer is on its way. */
  waiting = $state(false);

  #socket: WebSocket | null = null;
  #wait = FIRST_WAIT;
  #timer = 0;
  #closed = false;

  constructor(readonly id: string) {
    this.#connect();
    addEventListener("online", this.#hurry);
    document.addEventListener("visibilitychange", this.#hurry);
  }

  get mine(): readonly number[] {
    return this.welcome?.mine ?? [];
  }

  get proposal(): ProposalInfo | null {
    return this.update?.proposal ?? null;
  }

  send(message: FromClient): void {
    this.refusal = null;
    if (this.#socket?.readyState === WebSocket.OPEN) this.#socket.send(JSON.stringify(message));
  }

  answer(seat: number, option: number): void {
    const ask = this.update?.ask;
    if (!ask || this.waiting) return;
    this.waiting = true;
    this.send({ type: "answer", ask: ask.id, seat, option });
  }

  /** Say hello again, with the secrets that are kept now. */
  greet(): void {
    const tokens = keptFor(this.id).filter((kept) => kept.kind !== "invite");
    this.send({
      type: "hello",
      table: this.id,
      tokens: tokens.map((kept) => kept.token),
      since: this.update?.n ?? -1,
    });
  }

  close(): void {
    this.#closed = true;
    clearTimeout(this.#timer);
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
    this.waiting = false;
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
        this.connected = true;
        this.#wait = FIRST_WAIT;
        break;
      case "update":
        this.update = message;
        this.story = [
          ...this.story.filter((event) => event.at < message.story_from),
          ...message.story,
        ];
        this.waiting = false;
        if (message.outcome) this.status = "over";
        break;
      case "seating":
        this.seats = message.seats;
        this.status = message.status;
        break;
      case "said":
        if (!this.sayings.some((said) => said.number === message.number))
          this.sayings = [...this.sayings, message];
        break;
      case "refusal":
        this.refusal = message;
        this.waiting = false;
        break;
      case "rematch":
        this.rematch = message.table;
        break;
      case "flight":
      case "closing":
        break;
    }
  }
}
