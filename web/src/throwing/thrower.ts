/** What the parts for throws need of whatever asks for them: a table, or the practice room. */
import type {
  AskInfo,
  EventInfo,
  Flight,
  FromClient,
  Refusal,
  Swung,
  ThrowDie,
  Tossed,
} from "../lib/messages";

export interface Thrower {
  readonly update: { n: number; ask: AskInfo | null; story: readonly EventInfo[] } | null;
  /** The seats at this screen. */
  readonly mine: readonly number[];
  /** An answer is on its way. */
  readonly waiting: boolean;
  readonly flight: Flight | null;
  readonly tossed: Tossed | null;
  readonly refusal: Refusal | null;
  readonly backlog: { watchThrows: () => void; landed: () => void };
  /** How somebody else's hand moves. */
  readonly swung?: Swung | null;
  /** How the last throw ended is shown while the next one is asked for. */
  readonly keepsResults?: boolean;
  send(message: FromClient): void;
  throw(seat: number, gesture?: ThrowDie["gesture"]): void;
  aboutThrow(message: (ask: number) => FromClient): void;
}
