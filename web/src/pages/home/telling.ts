/** How a table stands, in words and with an icon. */
import type { TableInfo } from "../../lib/http";
import { standingOf, type Standing } from "../../lib/standing";
import { words } from "../../lib/words.svelte";
import { playerNames } from "./seats";

interface Told {
  text: string;
  /** More of it, where there is more. */
  more: string;
  icon: string;
  /** What following the line does. */
  deed: string;
}

export function toldOf(table: TableInfo, mine: readonly number[]): Told & { standing: Standing } {
  const standing = standingOf(table, mine);
  return { standing, ...told(table, standing) };
}

function told(table: TableInfo, standing: Standing): Told {
  switch (standing.kind) {
    case "turn":
      return say("web-stands-turn", "attack", "web-resume");
    case "waiting":
      return waiting(table, standing.seats);
    case "open":
      return say("web-stands-open", "seats", "web-look", { free: standing.free });
    case "won":
    case "shared":
      return won(standing.kind, standing.score, standing.ahead);
    case "lost":
      return lost(table, standing.winners, standing.score);
    case "fell":
      return say("web-stands-fell", "grave", "web-result");
    case "over":
      return say("web-stands-over", "laurels", "web-result", {
        names: playerNames(table, standing.winners),
      });
  }
}

function waiting(table: TableInfo, seats: readonly number[]): Told {
  if (!seats.length) return say("web-stands-on", "clock", "web-look");
  return say("web-turn-of", "clock", "web-look", { names: playerNames(table, seats) });
}

function won(kind: "won" | "shared", score: number | null, ahead: number): Told {
  const text = words.say(`web-stands-${kind}`, { score: score ?? "none" });
  const more = ahead > 0 ? words.say("web-stands-ahead", { ahead }) : "";
  return { text, more, icon: "laurels", deed: words.say("web-result") };
}

function lost(table: TableInfo, winners: readonly number[], score: number | null): Told {
  const text = words.say("web-stands-lost", { names: playerNames(table, winners) });
  const more = score === null ? "" : words.say("web-stands-score", { score });
  return { text, more, icon: "grave", deed: words.say("web-result") };
}

function say(text: string, icon: string, deed: string, facts = {}): Told {
  return { text: words.say(text, facts), more: "", icon, deed: words.say(deed) };
}
