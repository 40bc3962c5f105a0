/** Requests to the server. Secrets travel in a header, never in an address. */
import type {
  AnalysisInfo,
  Addresses,
  Attempt,
  Block,
  Challenge,
  ChronicleInfo,
  Claimed,
  GameInfo,
  HintInfo,
  Invitation,
  Lifted,
  Link,
  CreatedTable,
  DailyThrow,
  Entered,
  Mine,
  NewTable,
  Page,
  PracticeAsk,
  Recap,
  Recovered,
  RefusalInfo,
  Replay,
  Rule,
  SpecialThrows,
  TableInfo,
  Targets,
  ThrownDie,
  TossedDie,
  WantedThrow,
} from "./http";
import type { Film, ThrowDie } from "./messages";
import type { Beginning } from "./paths";

/** What the server refused, with the id of its text and its facts. */
export class Refused extends Error {
  constructor(
    readonly reason: string,
    message: string,
    readonly facts: Record<string, string>,
  ) {
    super(message);
  }
}

async function ask<T>(
  method: string,
  path: string,
  body?: unknown,
  tokens: string[] = [],
): Promise<T> {
  const headers: Record<string, string> = {};
  if (body !== undefined) headers["Content-Type"] = "application/json";
  if (tokens.length) headers["Authorization"] = `Bearer ${tokens.join(",")}`;
  const init: RequestInit = { method, headers };
  if (body !== undefined) init.body = JSON.stringify(body);
  let answer: Response;
  try {
    answer = await fetch(path, init);
  } catch {
    throw new Refused("unreachable", "the server does not answer", {});
  }
  if (answer.status === 204) return undefined as T;
  const isJson = answer.headers.get("Content-Type")?.includes("json");
  const content: unknown = isJson ? await answer.json() : await answer.text();
  if (!answer.ok) throw refusedOf(content);
  return content as T;
}

function refusedOf(content: unknown): Refused {
  const { reason, message, facts } = content as Partial<RefusalInfo>;
  return new Refused(reason ?? "broken", message ?? "something broke", facts ?? {});
}

export const games = () => ask<GameInfo[]>("GET", "/api/games");
/** A page of the public tables: those with a free seat, or of a status; of one game or all. */
export const publicTables = (
  wanted: "free" | "playing" | "over",
  game: string,
  page: number,
  size: number,
) => {
  const asked = new URLSearchParams({ page: String(page), size: String(size) });
  if (wanted === "free") asked.set("free", "true");
  else asked.set("status", wanted);
  if (game) asked.set("game", game);
  return ask<Page>("GET", `/api/tables?${asked}`);
};
export const lookAt = (id: string) => ask<TableInfo>("GET", `/api/tables/${id}`);
export const lay = (table: NewTable) => ask<CreatedTable>("POST", "/api/tables", table);
export const mine = (tokens: string[]) => ask<Mine[]>("POST", "/api/mine", { tokens });
export const makeRecovery = (tokens: string[]) =>
  ask<{ code: string }>("POST", "/api/recovery", { tokens });
export const useRecovery = (code: string) =>
  ask<Recovered[]>("POST", "/api/recovery/use", { code });
export const clear = (id: string, tokens: string[]) =>
  ask<unknown>("DELETE", `/api/tables/${id}`, undefined, tokens);
export const askToClear = (id: string, tokens: string[]) =>
  ask<unknown>("POST", `/api/tables/${id}/clearing`, undefined, tokens);
export const stopAsking = (id: string, tokens: string[]) =>
  ask<unknown>("DELETE", `/api/tables/${id}/clearing`, undefined, tokens);
export const log = (id: string, tokens: string[]) =>
  ask<string>("GET", `/api/tables/${id}/log`, undefined, tokens);
export const bringIn = (log: string) => ask<CreatedTable>("POST", "/api/logs", { log });
export const setHook = (id: string, seat: number, url: string, language: string, token: string) =>
  ask<{ code: string }>("PUT", `/api/tables/${id}/seats/${seat}/hook`, { url, language }, [token]);
export const start = (id: string, owner: string) =>
  ask<unknown>("POST", `/api/tables/${id}/start`, { fill: "bots" }, [owner]);
export const claim = (id: string, seat: number, name: string, tokens: string[]) =>
  ask<Claimed>("POST", `/api/tables/${id}/seats/${seat}/claim`, { name }, tokens);
export const leave = (id: string, seat: number, token: string) =>
  ask<unknown>("POST", `/api/tables/${id}/seats/${seat}/leave`, undefined, [token]);
export const invite = (id: string, seat: number, owner: string) =>
  ask<{ code: string }>("POST", `/api/tables/${id}/seats/${seat}/invite`, undefined, [owner]);
export const rematch = (id: string, seat: number, token: string) =>
  ask<CreatedTable>("POST", `/api/tables/${id}/rematch`, { seat }, [token]);
export const words = (language: string, game = "") =>
  ask<string>("GET", `/api/words/${language}?game=${encodeURIComponent(game)}`);
/** The texts of throws, which games of throws bring along. */
export const throwWords = (language: string) =>
  ask<string>("GET", `/api/words/${language}?throws=true`);
export const rules = (language: string, game: string) =>
  ask<Rule[]>("GET", `/api/games/${encodeURIComponent(game)}/rules?language=${language}`);
export const book = (language: string, game: string) =>
  ask<Block[]>("GET", `/api/games/${encodeURIComponent(game)}/book?language=${language}`);
export const replay = (
  id: string,
  { step, seat, event }: Beginning,
  since: number,
  token: string | undefined,
) => {
  const asked = new URLSearchParams({ step: String(step), since: String(since) });
  if (event !== null) asked.set("event", String(event));
  if (seat !== null) asked.set("seat", String(seat));
  return ask<Replay>("GET", `/api/tables/${id}/replay?${asked}`, undefined, token ? [token] : []);
};
/** What weighed most since a seat last chose. */
export const recap = (id: string, seat: number, token: string) =>
  ask<Recap>("GET", `/api/tables/${id}/recap?seat=${seat}`, undefined, [token]);
/** The best options of a seat's question. */
export const hints = (id: string, seat: number, token: string) =>
  ask<HintInfo[]>("GET", `/api/tables/${id}/seats/${seat}/hints`, undefined, [token]);
/** A finished game looked back upon. */
export const chronicle = (id: string) => ask<ChronicleInfo>("GET", `/api/tables/${id}/chronicle`);
/** What decided a finished game: each time it is asked, the server thinks a little further. */
export const analysis = (id: string) => ask<AnalysisInfo>("GET", `/api/tables/${id}/analysis`);
/** Where others reach this server. */
export const addresses = () => ask<Addresses>("GET", "/api/addresses");
/** What somebody is invited to, and by whom. */
export const invitation = (id: string, seat: number, code: string) =>
  ask<Invitation>("GET", `/api/tables/${id}/seats/${seat}/invitation`, undefined, [code]);
/** Boards, dice and conditions of throws. */
export const targets = () => ask<Targets>("GET", "/api/targets");

/** What can be practiced, and what goes together. */
export const specialThrows = () => ask<SpecialThrows>("GET", "/api/practice/conditions");
/** Ask for a throw without a game; then lift the die, toss it where that is, throw it. */
export const askPractice = (wanted: WantedThrow) =>
  ask<PracticeAsk>("POST", "/api/practice/asks", wanted);
export const liftPractice = (ticket: string) =>
  ask<Lifted>("POST", "/api/practice/lifts", { ticket });
export const tossPractice = (ticket: string, gesture: ThrowDie["gesture"]) =>
  ask<TossedDie>("POST", "/api/practice/tosses", { ticket, gesture });
export const throwPractice = (ticket: string, gesture: ThrowDie["gesture"]) =>
  ask<ThrownDie>("POST", "/api/practice/throws", { ticket, gesture });
/** The challenge of the day: what it is, an attempt throw by throw, the table of names. */
export const daily = () => ask<Challenge>("GET", "/api/daily");
export const beginDaily = () => ask<Attempt>("POST", "/api/daily/attempts", {});
export const throwDaily = (ticket: string, gesture: ThrowDie["gesture"]) =>
  ask<DailyThrow>("POST", "/api/daily/throws", { ticket, gesture });
export const enterDaily = (attempt: string, name: string) =>
  ask<Entered>("POST", "/api/daily/standings", { attempt, name });
/** Put a throw behind a link, and look at the throw behind one. */
export const shareThrow = (share: string) => ask<Link>("POST", "/api/throws", { share });
export const sharedThrow = (id: string) =>
  ask<Film>("GET", `/api/throws/${encodeURIComponent(id)}`);
