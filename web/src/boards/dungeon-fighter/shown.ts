/** What of Dungeon Fighter its scenes show: the foe, the dice, the Hero sheets. */
import type { Choosing } from "../../kit/choosing.svelte";
import { seatName } from "../../lib/telling";
import { words } from "../../lib/words.svelte";
import type {
  AbilityShown,
  CarriedCard,
  DieShown,
  FoeShown,
  PlaceShown,
  SheetShown,
} from "../dungeon-fighters/shown";
import { COLOURS, GEAR_KINDS, WHITE } from "./box";
import { abilityPrint, gearIcons, gearMark, powerPrint, throwPrint } from "./printing";
import { attacker, demandsOf, type Sight } from "./sight";
import type { Fight, Hero } from "./view.gen";

type Chooser = Choosing | null;

export function foeShown(sight: Sight, fight: Fight): FoeShown | null {
  const { box } = sight;
  const foe = box.foe(fight.card);
  if (!foe) return null;
  const power = powerPrint(foe);
  return {
    picture: box.picture(fight.card),
    name: box.name(fight.card),
    isBoss: box.isBoss(fight.card),
    life: fight.life,
    most: fight.most,
    damage: fight.damage,
    isWeakened: fight.damage < foe.damage,
    gold: fight.gold,
    type: foe.type,
    tokens: tokensOf(sight, fight),
    demands: demandsOf(sight).map(({ id, by }) => ({ ...throwPrint(id), by })),
    power: power && { ...power, isOff: fight.song },
  };
}

function tokensOf({ figures }: Sight, { target, toad, song, charm }: Fight): FoeShown["tokens"] {
  const on = { target, toad, song, charm: charm >= 0 };
  const whose = (token: string) => (token === "charm" ? ` (${seatName(charm, figures)})` : "");
  return Object.entries(on)
    .filter(([, lies]) => lies)
    .map(([token]) => ({
      icon: token,
      text: `${words.name(`token-${token}`)}${whose(token)}. ${words.note(`token-${token}`, "text") ?? ""}`,
    }));
}

/** The Hero dice with what each does for who attacks, then the Bonus dice. */
export function diceShown(sight: Sight, fight: Fight, choosing: Chooser): DieShown[] {
  return [
    ...COLOURS.map((_, colour) => dieShown(sight, fight, choosing, colour)),
    ...whiteShown(sight, choosing),
  ];
}

/** The die in hand: a white one may be any colour. */
export function takenShown(sight: Sight, fight: Fight, choosing: Chooser): DieShown | null {
  const die = sight.view.toss?.die ?? -1;
  if (die < 0) return null;
  if (die < WHITE) return dieShown(sight, fight, choosing, die);
  const [white] = whiteShown(sight, choosing);
  return white ? { ...white, note: words.say("board-any-colour"), text: "" } : null;
}

function dieShown(sight: Sight, fight: Fight, choosing: Chooser, colour: number): DieShown {
  const { view, box } = sight;
  const { toss } = view;
  const hero = attacker(view);
  const kind = COLOURS[colour] ?? "red";
  const ability = hero && box.ability(hero.card, colour);
  const print = ability && abilityPrint(ability);
  const isScarred = hero?.scars.includes(colour) ?? false;
  const options = optionsOf(choosing, colour);
  const isTaken = toss !== null && (toss.die === colour || toss.colour === colour);
  const isBanned = fight.banned.includes(colour);
  const isWhite = toss?.die === WHITE && !!choosing?.of("pick-colour").length;
  const isSpent = (fight.spent.includes(colour) || isBanned) && !isTaken && !isWhite;
  const does = isScarred
    ? words.say("board-scar")
    : [print?.name, print?.mark].filter(Boolean).join(" ");
  return {
    name: words.name(`die-${kind}`),
    kind,
    face: isScarred ? "scar" : (print?.icon ?? "hero"),
    note: isBanned ? words.say("board-banned") : isSpent ? words.say("board-spent") : does,
    text: isScarred ? words.say("board-scar") : (print?.text ?? ""),
    state: isTaken ? "selected" : options.length ? "selectable" : isSpent ? "spent" : "rest",
    isScarred,
    options,
  };
}

/** What can be done with a die now: throw it, or let a white die count as its colour. */
function optionsOf(choosing: Chooser, colour: number) {
  return (choosing?.options ?? []).filter(
    ({ verb, touches }) =>
      (verb === "take-die" && touches?.["die"] === colour) ||
      (verb === "pick-colour" && touches?.["colour"] === colour),
  );
}

function whiteShown({ view }: Sight, choosing: Chooser): DieShown[] {
  const isTaken = view.toss?.die === WHITE;
  if (!view.dice && !isTaken) return [];
  const options = choosing?.of("take-white") ?? [];
  return [
    {
      name: words.name("die-white"),
      kind: "white",
      face: "hero",
      note: words.say("board-bonus"),
      text: words.say("board-dice", { count: view.dice }),
      state: isTaken ? "selected" : options.length ? "selectable" : "rest",
      isScarred: false,
      options,
      count: view.dice,
      isApart: true,
    },
  ];
}

/** The sheets of all Heroes, or of one; the verbs are those that mean a Hero as a whole. */
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
  const side = view.defeated ? "defeated" : "undefeated";
  const mine = isMine ? choosing : null;
  return {
    who: hero.seat,
    seat: hero.seat,
    isMine,
    name: box.name(hero.card),
    portrait: box.picture(hero.card),
    life: hero.life,
    most: hero.capacity,
    out: outOf(hero),
    leader:
      view.leader === hero.seat
        ? { icon: side, text: words.say(`board-leader-${side}`), isDown: view.defeated }
        : null,
    options: (choosing?.options ?? []).filter(
      ({ verb, touches }) => verbs.includes(verb) && touches?.["seat"] === hero.seat,
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
      options: [],
    })),
  };
}

function outOf({ fainted, angelic }: Hero): SheetShown["out"] {
  if (angelic) return { icon: "angelic", text: words.say("board-angelic") };
  return fainted ? { icon: "knocked", text: words.say("board-fainted") } : null;
}

function abilitiesShown(box: Sight["box"], hero: Hero, choosing: Chooser): AbilityShown[] {
  return COLOURS.flatMap((tint, colour) => {
    const ability = box.ability(hero.card, colour);
    if (!ability) return [];
    const options = (choosing?.of("cover-ability") ?? []).filter(
      ({ touches }) => touches?.["colour"] === colour,
    );
    return { ...abilityPrint(ability), tint, isOff: hero.scars.includes(colour), options };
  });
}

/** Places for cards by kind, with what lies there; charmed monsters need none. */
function placesShown(box: Sight["box"], hero: Hero, choosing: Chooser): PlaceShown[] {
  return GEAR_KINDS.flatMap((kind) => {
    const cards = hero.gear.filter((card) => box.gear(card)?.kind === kind);
    const free = Math.max(0, box.slots(hero.card, kind) - cards.length);
    return [
      ...cards.map((card) => ({ kind, card: carried(box, card, choosing) })),
      ...Array.from({ length: free }, () => ({ kind, card: null })),
    ];
  });
}

function carried(box: Sight["box"], card: number, choosing: Chooser): CarriedCard {
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
