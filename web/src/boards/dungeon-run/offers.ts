/** What lies on the table in a trade, in the sentences in which it was told. */
import { seatName } from "../../lib/telling";
import { words } from "../../lib/words.svelte";
import { cardsOf } from "./loot";
import type { Sight } from "./sight";
import type { Offer, Side, Trade, View } from "./view.gen";

type Cards = Offer["treasures"];

/** What one of the two proposed last, and what he asks for. */
export function saidBy(sight: Sight, trade: Trade, side: Side): string[] {
  const other = trade.sides.find((one) => one !== side);
  const seat = seatName(side.seat, sight.figures);
  const target = seatName(other?.seat ?? side.seat, sight.figures);
  const cards = side.offer ? (side.offered ?? cardsIn(side.offer)) : [];
  return [
    ...(side.offer ? [words.say("event-offer-made", { seat, target, ...counts(side.offer) })] : []),
    ...cards.map((card) => words.say("event-card-offered", { seat, card: sight.box.name(card) })),
    ...side.wants.map((card) =>
      words.say("event-card-wanted", { seat, target, card: sight.box.name(card) }),
    ),
    ...side.wants_backs.map((back) => words.say("event-back-wanted", { seat, target, back })),
  ];
}

/** The offered cards, as far as the seat that looks sees them. */
export function cardsIn(offer: Offer): number[] {
  const piles: Cards[] = [offer.treasures, offer.artifacts, offer.encounters];
  return piles.flatMap((cards) => (typeof cards === "number" ? [] : cards));
}

function counts({ treasures, artifacts, encounters }: Offer) {
  const count = (cards: Cards) => (typeof cards === "number" ? cards : cards.length);
  return {
    treasures: count(treasures),
    artifacts: count(artifacts),
    encounters: count(encounters),
  };
}

/** The cards among some spots that lie in nobody's place yet. */
export function offeredCards(view: View, spots: readonly string[]): number[] {
  const shown = view.heroes
    .filter((hero) => hero.card >= 0)
    .flatMap((hero) => [
      hero.card,
      ...hero.abilities,
      ...hero.equipped,
      ...hero.burdens,
      hero.boss,
      ...[hero.treasures, hero.artifacts, hero.encounters].flatMap(cardsOf),
    ]);
  return spots
    .map((spot) => Number(spot.slice("card:".length)))
    .filter((card) => !shown.includes(card));
}
