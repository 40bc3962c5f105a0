/** What a choice means before it is made, as the game tells it. */
import type { OptionInfo, ProspectInfo } from "./messages";
import { factsOf, type Figures } from "./telling";
import { words } from "./words.svelte";

export interface Told {
  text: string;
  /** What it is to whoever chooses. */
  tone: "plain" | "gain" | "loss";
}

const THOUSAND = 1000;

export function forecastOf(option: OptionInfo, figures: Figures, seat: number): Told[] {
  return (option.forecast ?? []).map((prospect) => told(prospect, figures, seat));
}

function told(prospect: ProspectInfo, figures: Figures, seat: number): Told {
  const { name, facts = {}, names, tone = "plain", whose = null } = prospect;
  const chance = facts["chance"];
  const said = words.say(`forecast-${name}`, {
    ...factsOf(facts, names, figures),
    ...(typeof chance === "number" ? { chance: percent(chance) } : {}),
    mine: (whose ?? facts["seat"]) === seat ? "yes" : "no",
  });
  return { text: said, tone: whose === seat || tone === "plain" ? tone : opposite(tone) };
}

/** What is a loss to somebody else is none to us. */
function opposite(tone: "gain" | "loss"): Told["tone"] {
  return tone === "loss" ? "gain" : "plain";
}

/** Thousandths as people read them; neither 0 nor 100 unless it is certain. */
export function percent(chance: number): string {
  if (chance > 0 && chance < THOUSAND / 100) return "<1";
  if (chance < THOUSAND && chance > THOUSAND - THOUSAND / 100) return ">99";
  return String(Math.floor(((chance + 5) * 100) / THOUSAND));
}
