/** Where we are: a small router over the browser's own history. */
import { beginningOf, placeOf, type Beginning, type Place } from "./paths";

const read = () => placeOf(location.pathname);

class Router {
  place = $state.raw<Place>(read());

  constructor() {
    addEventListener("popstate", () => (this.place = read()));
  }

  go(path: string): void {
    history.pushState(null, "", path);
    this.place = read();
    scrollTo(0, 0);
    document.querySelector("main")?.focus({ preventScroll: true });
  }
}

export const router = new Router();

/** Where the address wants a replay to begin. */
export function beginningWanted(): Beginning {
  return beginningOf(location.search);
}

/** What an invitation's link carries behind its #, which no server ever sees. */
export function takeInvite(): { seat: number; code: string } | null {
  const given = new URLSearchParams(location.hash.slice(1));
  const code = given.get("invite");
  const seat = Number(given.get("seat"));
  if (!code || !Number.isInteger(seat)) return null;
  clearHash();
  return { seat, code };
}

/** The code that a recovery link carries behind its #. */
export function recoveryCode(): string | null {
  return new URLSearchParams(location.hash.slice(1)).get("recover");
}

export function recoveryPath(code: string): string {
  return `/#recover=${code}`;
}

export function clearHash(): void {
  history.replaceState(null, "", location.pathname);
}

export function invitePath(table: string, seat: number, code: string): string {
  return `/table/${table}#seat=${seat}&invite=${code}`;
}
