/** What of the Catacombs their scenes show: the foe, the dice, the Hero sheets. */
import type { Choosing } from "../../kit/choosing.svelte";
import { words } from "../../lib/words.svelte";
import type {
  AbilityShown,
  CarriedCard,
  DieShown,
  FoeShown,
  PlaceShown,
  SheetShown,
} from "../dungeon-fighters/shown";
import { COLOURS, DICE, GEAR_KINDS, LOOKS, SPECIAL, WHITE } from "./box";
import { abilityPrint, gearIcons, gearMark, powerPrint } from "./printing";
import { attacker, demandsOf, nameOf, type Sight } from "./sight";
import type { Fight, Hero } from "./view.gen";

type Chooser = Choosing | null;
type Box = Sight["box"];

export function foeShown(sight: Sight, fight: Fight): FoeShown | null {
  const { box } = sight;
  const foe = box.foe(fight.card);
  if (!foe) return null;
  const power = powerPrint(foe);
  return {
    picture: box.picture(fight.card),
    name: box.name(fight.card),
    isBoss: box.isBoss(fight.card),
    life: Math.max(0, fight.life),
    most: fight.most,
    damage: fight.damage,
    isWeakened: fight.toad,
    gold: fight.gold,
    type: foe.type,
    tokens: tokensOf(sight, fight),
    demands: demandsOf(sight),
    power: power && { ...power, isOff: fight.song || (foe.ability === "toxic" && fight.toxic) },
  };
}

function tokensOf(sight: Sight, fight: Fight): FoeShown["tokens"] {
  const { level, target, toad, song, beer, charm } = fight;
  const on = { target, toad, song, beer: beer >= 0, charm: charm >= 0 };
  const whose: Record<string, number> = { beer, charm };
  const lying = Object.entries(on).flatMap(([token, lies]) => {
    if (!lies) return [];
    const owner = whose[token];
    const name = words.name(`token-${token}`);
    const told = owner === undefined ? name : `${name} (${nameOf(sight, owner)})`;
    return [{ icon: token, text: `${told}. ${words.note(`token-${token}`, "text") ?? ""}` }];
  });
  return [{ icon: `level-${level}`, text: words.say("board-level", { level }) }, ...lying];
}

/** The colored dice with what each does for who attacks, then the Bonus dice and special ones. */
export function diceShown(sight: Sight, fight: Fight, choosing: Chooser): DieShown[] {
  const special = SPECIAL.filter(
    (die) => fight.special.includes(die) || sight.view.toss?.die === die,
  );
  return [
    ...COLOURS.map((_, colour) => colouredShown(sight, fight, choosing, colour)),
    ...special.map((die) => apart(sight, choosing, die, words.say("board-special"), 1)),
    ...whiteShown(sight, choosing),
  ];
}

/** The die in hand: a white or special one may be any color. */
export function takenShown(sight: Sight, fight: Fight, choosing: Chooser): DieShown | null {
  const die = sight.view.toss?.die ?? -1;
  if (die < 0) return null;
  if (die < WHITE) return colouredShown(sight, fight, choosing, die);
  return { ...apart(sight, choosing, die, words.say("board-any-colour"), 1), text: "" };
}

function colouredShown(sight: Sight, fight: Fight, choosing: Chooser, colour: number): DieShown {
  const { view, box } = sight;
  const hero = attacker(view);
  const kind = COLOURS[colour] ?? "red";
  const ability = hero && box.ability(hero.card, colour);
  const print = ability && abilityPrint(ability);
  const isScarred = hero?.scars.includes(colour) ?? false;
  const options = optionsOf(choosing, colour);
  const isTaken = view.toss?.die === colour;
  const isBanned = !fight.spent.includes(colour) && !fight.available.includes(colour);
  const isSpent = (isBanned || fight.spent.includes(colour)) && !isTaken && !options.length;
  const does = isScarred
    ? words.say("board-scar")
    : [print?.name, print?.mark].filter(Boolean).join(" ");
  return {
    name: words.name(`die-${kind}`),
    kind,
    face: isScarred ? "scar" : (print?.icon ?? "hero"),
    note: isSpent ? words.say(isBanned ? "board-banned" : "board-spent") : does,
    text: isScarred ? words.say("board-scar") : (print?.text ?? ""),
    state: isTaken ? "selected" : options.length ? "selectable" : isSpent ? "spent" : "rest",
    isScarred,
    options,
  };
}

/** What can be done with a die now: throw it, fetch it back, or trigger its ability. */
function optionsOf(choosing: Chooser, die: number) {
  return (choosing?.options ?? []).filter(
    ({ verb, touches }) =>
      (["take-die", "use-on-die"].includes(verb) && touches?.["die"] === die) ||
      (["use-ability", "spend-token"].includes(verb) && touches?.["colour"] === die),
  );
}

function whiteShown(sight: Sight, choosing: Chooser): DieShown[] {
  const { view } = sight;
  if (!view.dice && view.toss?.die !== WHITE) return [];
  return [apart(sight, choosing, WHITE, words.say("board-bonus"), view.dice)];
}

function apart(
  { view }: Sight,
  choosing: Chooser,
  die: number,
  note: string,
  count: number,
): DieShown {
  const isTaken = view.toss?.die === die;
  const options = die === WHITE ? (choosing?.of("take-white") ?? []) : optionsOf(choosing, die);
  return {
    name: words.name(`die-${DICE[die] ?? "white"}`),
    kind: LOOKS[die] ?? "white",
    face: die === WHITE ? "hero" : `die-${DICE[die] ?? "white"}`,
    note,
    text: die === WHITE ? words.say("board-dice", { count: view.dice }) : "",
    state: isTaken ? "selected" : options.length ? "selectable" : "rest",
    isScarred: false,
    options,
    count,
    isApart: true,
  };
}

/** The sheets of all Heroes, or of a seat's; the verbs are those that mean a Hero as a whole. */
export function sheetsShown(
  sight: Sight,
  choosing: Chooser,
  verbs: readonly string[] = [],
  only: number | null = null,
): SheetShown[] {
  return sight.view.heroes
    .filter(({ card, seat }) => card >= 0 && (only ?? seat) === seat)
    .map((hero) => sheetShown(sight, choosing, hero, verbs));
}

function sheetShown(
  { view, box, seat }: Sight,
  choosing: Chooser,
  hero: Hero,
  verbs: readonly string[],
): SheetShown {
  const isMine = seat === hero.seat;
  const mine = isMine ? choosing : null;
  const { who } = hero;
  return {
    who,
    seat: hero.seat,
    isMine,
    name: box.name(hero.card),
    portrait: box.picture(hero.card),
    life: Math.max(0, hero.life),
    most: hero.capacity,
    out: outOf(hero),
    leader:
      view.leader === who
        ? { icon: "leader", text: words.say("board-leader"), isDown: false }
        : null,
    options: (choosing?.options ?? []).filter(
      ({ verb, touches }) => verbs.includes(verb) && touches?.["who"] === who,
    ),
    abilities: abilitiesShown(box, hero, mine),
    places: placesShown(box, hero, mine),
    others: hero.charmed.map((foe) => ({
      number: foe,
      picture: box.picture(foe),
      name: box.name(foe),
      text: words.say("board-in-love"),
      icons: ["charmed"],
      mark: "",
      options: mine?.touching("foe", foe) ?? [],
    })),
  };
}

function outOf({ fainted, eliminated }: Hero): SheetShown["out"] {
  if (eliminated) return { icon: "eliminated", text: words.say("board-eliminated") };
  return fainted ? { icon: "knocked", text: words.say("board-fainted") } : null;
}

/** Abilities; a Level Up token on one shows as a mark, and the next one may go there. */
function abilitiesShown(box: Box, hero: Hero, choosing: Chooser): AbilityShown[] {
  return COLOURS.flatMap((tint, colour) => {
    const ability = box.ability(hero.card, colour);
    if (!ability) return [];
    const print = abilityPrint(ability);
    const isReady = hero.tokens.includes(colour) && !hero.turned.includes(colour);
    const verb = hero.fainted ? "cover-ability" : "take-token";
    const options = (choosing?.of(verb) ?? []).filter(
      ({ touches }) => touches?.["colour"] === colour,
    );
    return {
      ...print,
      tint,
      mark: isReady ? `${print.mark} ▲` : print.mark,
      isOff: hero.scars.includes(colour),
      options,
    };
  });
}

/** Places for cards by kind, with what lies there; charmed monsters need none. */
function placesShown(box: Box, hero: Hero, choosing: Chooser): PlaceShown[] {
  return GEAR_KINDS.flatMap((kind) => {
    const cards = hero.gear.filter((card) => box.gear(card)?.kind === kind);
    const free = Math.max(0, box.slots(hero.card, kind) - cards.length);
    return [
      ...cards.map((card) => ({
        kind,
        card: { ...carried(box, card, choosing), isSpent: hero.used.includes(card) },
      })),
      ...Array.from({ length: free }, () => ({ kind, card: null })),
    ];
  });
}

/** A card as a sheet or the Chest has it. */
export function carried(box: Box, card: number, choosing: Chooser): CarriedCard {
  const gear = box.gear(card);
  return {
    number: card,
    picture: box.picture(card),
    name: box.name(card),
    text: box.handCard(card).text ?? "",
    icons: gear ? gearIcons(gear) : [],
    mark: gear ? gearMark(gear) : "",
    options: choosing?.touching("gear", card) ?? [],
  };
}
