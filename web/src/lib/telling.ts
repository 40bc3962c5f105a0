/** Options, questions and events as sentences: facts and names joined with words. */
import type { AskInfo, EventInfo, OptionInfo, SeatInfo } from "./messages";
import { words, type Facts } from "./words.svelte";

const SEAT_FACTS = ["seat", "target"];

export type Figures = readonly (string | null)[];
/** Text ids of things, or of the parts of a number with their amounts. */
type Listed = readonly (string | readonly [string, number])[];

export function seatName(seat: number, figures: Figures): string {
  const figure = figures[seat];
  return figure ? words.name(figure) : words.say("seat", { seat: seat + 1 });
}

/** How people know who sits on a seat: by their name, or as the game calls them. */
export function personName({ seat, name }: SeatInfo, figures: Figures): string {
  return name || seatName(seat, figures);
}

/** Somebody who is waited for: the player's name, with the figure's beside it. */
export function personAndFigure({
  name,
  figureName,
}: {
  name: string;
  figureName: string;
}): string {
  return figureName ? words.say("web-person", { name, figure: figureName }) : name;
}

/** What an option says; with facts that the rules tell besides, if they do. */
export function optionText(
  option: OptionInfo,
  figures: Figures,
  told: Facts | null = null,
): string {
  const facts: Facts = { ...told };
  for (const [thing, number] of Object.entries(option.touches ?? {})) {
    nameThing(facts, thing, number, option.names, figures);
  }
  const id = `option-${option.verb}`;
  return (told && words.note(id, "told", facts)) ?? words.say(id, facts);
}

export function eventText(event: EventInfo, figures: Figures): string {
  return words.say(`event-${event.name}`, factsOf(event.facts ?? {}, event.names, figures));
}

/** Facts as words need them: with the names of what they number. */
export function factsOf(
  told: Record<string, unknown>,
  names: Record<string, string> | undefined,
  figures: Figures,
): Facts {
  const facts: Facts = {};
  for (const [name, fact] of Object.entries(told)) {
    if (typeof fact === "number") {
      nameThing(facts, name, fact, names, figures);
    } else if (typeof fact === "boolean") {
      facts[name] = Number(fact);
    } else if (Array.isArray(fact)) {
      facts[name] = listed(fact as Listed) || "none";
    } else {
      facts[name] = fact === "" ? "none" : String(fact);
    }
  }
  return facts;
}

/** How the game ended, with the winners' names. */
export function verdictText(verdict: string, ranks: readonly number[], figures: Figures): string {
  const winners = ranks.flatMap((rank, seat) => (rank === 1 ? [seatName(seat, figures)] : []));
  return words.say(verdict, { winner: winners.join(", ") });
}

/** Things by their names; the parts of a number with their amounts, the base first. */
function listed(items: Listed): string {
  return items
    .map((item, at) => {
      if (typeof item === "string") return words.name(item);
      const [name, amount] = item;
      const way = at === 0 ? "sum-first" : amount >= 0 ? "sum-more" : "sum-less";
      return words.say(way, { name: words.name(name), amount: Math.abs(amount) });
    })
    .join(", ");
}

export function askText(ask: AskInfo, figures: Figures): string {
  switch (ask.kind) {
    case "roll":
      return words.say("web-roll-real", { count: ask.count ?? 0 });
    case "draw":
      return words.say("draw-card");
    case "throw":
      return words.say("web-throw-die", { seat: seatName(ask.waiting[0] ?? 0, figures) });
    default:
      return words.say(`ask-${ask.why.toLowerCase()}`);
  }
}

/** A thing by its name, its number from 1 and the gender of its name. */
function nameThing(
  facts: Facts,
  thing: string,
  number: number,
  names: Record<string, string> | undefined,
  figures: Figures,
) {
  const isSeat = SEAT_FACTS.includes(thing);
  const name = isSeat ? figures[number] : names?.[thing];
  facts[thing] = isSeat ? seatName(number, figures) : name ? words.name(name) : number;
  facts[`${thing}_number`] = number + 1;
  facts[`${thing}_gender`] = gender(name);
}

function gender(figure: string | null | undefined): string {
  return (figure && words.note(figure, "gender")) || "masculine";
}
