/** What follows from a view for those who look at it: letters, bearers, whose turn it is. */
import { seatName, type Figures } from "../../lib/telling";
import { words } from "../../lib/words.svelte";
import type { Box } from "./box";
import { cardsOf } from "./loot";
import { Phase, type Effort, type View } from "./view.gen";

export const RATINGS = ["brawn", "magic", "skill"] as const;

export interface Sight {
  view: View;
  box: Box;
  figures: Figures;
  letters: string[];
  /** The seats that have the Stone, or may have it, as far as the view tells. */
  holders: number[];
  /** The seat whose turn it is; -1 for nobody's. */
  turn: number;
}

export function sightOf(view: View, box: Box, figures: Figures): Sight {
  const initials = view.heroes.map((hero) =>
    hero.card < 0 ? "" : box.name(hero.card).charAt(0).toUpperCase(),
  );
  return {
    view,
    box,
    figures,
    letters: initials.map((letter, seat) =>
      letter && initials.filter((other) => other === letter).length === 1
        ? letter
        : String(seat + 1),
    ),
    holders: holders(view, box.stone),
    turn: view.phase === Phase.TURN ? (view.queue[0] ?? -1) : -1,
  };
}

/** The seats that may have the Stone: one that shows it, or all whose backs could be it. */
function holders(view: View, stone: number): number[] {
  const lying = view.tiles.flatMap((tile) => tile.items);
  if ([...view.artifacts, ...view.tossed, ...lying].includes(stone)) return [];
  const shown = view.heroes.filter((hero) =>
    [...hero.equipped, ...cardsOf(hero.artifacts)].includes(stone),
  );
  const hiding = view.heroes.filter(
    (hero) => typeof hero.artifacts === "number" && hero.artifacts > 0,
  );
  return (shown.length ? shown : hiding).map((hero) => hero.seat);
}

export function isBearer(sight: Sight, seat: number): boolean {
  return sight.holders.length === 1 && sight.holders[0] === seat;
}

export function mayBear(sight: Sight, seat: number): boolean {
  return sight.holders.length > 1 && sight.holders.includes(seat);
}

/** Where the Stone is, as a sentence; empty before it has appeared. */
export function stoneNews(sight: Sight): string {
  const { view, box, holders: found, figures } = sight;
  const place = view.tiles.findIndex((tile) => tile.items.includes(box.stone));
  if (place >= 0) return words.say("board-stone-lies", { number: place + 1 });
  const [bearer] = found;
  if (bearer === undefined) return "";
  if (found.length > 1) return words.say("board-stone-unknown");
  const worn = view.heroes[bearer]?.equipped.includes(box.stone);
  const hero = seatName(bearer, figures);
  return words.say(worn ? "board-stone-worn" : "board-stone-kept", { hero });
}

/** The word for a race, a slot and the like; a content pack may bring new ones. */
export function wordOf(family: string, name: string): string {
  const id = `board-${family}-${name}`;
  const said = words.say(id);
  return said === id ? name.charAt(0).toUpperCase() + name.slice(1) : said;
}

/** The figures that are printed on a card, in words. */
export function figuresOf(box: Box, number: number): string {
  const card = box.cards[number];
  if (!card) return "";
  if (card.type !== undefined)
    return words.say("board-figures-monster", {
      type: wordOf("type", card.type),
      attack: card.attack ?? 0,
      power: card.power?.join(" ") ?? "",
      defense: card.defense ?? 0,
      escape: card.escape ?? 0,
      life: card.life ?? 0,
    });
  if (card.ratings)
    return words.say("board-figures-trap", {
      ratings: card.ratings.map((rating) => wordOf("rating", rating)).join(", "),
      count: card.successes ?? 1,
    });
  if (card.trainings)
    return words.say("board-figures-item", {
      slots:
        card.slots?.map((slot) => wordOf("slot", slot)).join(" + ") ?? words.say("board-no-slot"),
      trainings: card.trainings.map((training) => wordOf("training", training)).join(", "),
      enchanted: card.enchanted ? "yes" : "no",
    });
  if (box.family(number) === "hero")
    return words.say("board-figures-hero", {
      brawn: card.brawn ?? 0,
      magic: card.magic ?? 0,
      skill: card.skill ?? 0,
      life: card.life ?? 0,
    });
  return "";
}

/** The other heroes who stand on a hero's tile. */
function rivals({ view, figures }: Sight, seat: number): string {
  const place = view.heroes[seat]?.place;
  return view.heroes
    .filter((other) => other.seat !== seat && other.place === place && other.alive && !other.ko)
    .map((other) => seatName(other.seat, figures))
    .join(", ");
}

/** Whom or what a roll is against. */
export function foeName(sight: Sight, effort: Effort): string {
  if (effort.target >= 0) return seatName(effort.target, sight.figures);
  if (effort.card >= 0) return sight.box.name(effort.card);
  if (effort.deed === "escape") return rivals(sight, effort.seat) || "–";
  const tile = sight.view.tiles[sight.view.heroes[effort.seat]?.place ?? 0];
  return tile ? sight.box.tileName(tile.tile) : "–";
}

/** What the hero's dice have to show, in words. */
export function needText({ needs }: Effort): string {
  if (!needs) return "";
  const { kind, number } = needs;
  return words.say(`board-need-${kind}`, { face: number, count: number });
}
