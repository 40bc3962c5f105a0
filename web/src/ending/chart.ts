/** A line chart's arithmetic: measures over the steps of a game, as points of a drawing. */
import type { AnalysisInfo, ChronicleInfo, Sample, SeatLuck } from "../lib/http";

/** The measure that every game has: luck of the dice, in good dice above the average. */
export const LUCK = "luck";
/** The measure that an analysis brings: everybody's chance to win, in percent. */
export const CHANCE = "chance";
const THOUSAND = 1000;
const PERCENT = 10;
/** The widest figure of these labels. */
const DIGIT = 9;

/** What can be shown: the game's measures, and the luck where dice were rolled. */
export function measuresOf({ measures, luck, samples }: ChronicleInfo): string[] {
  if (samples.length < 2) return [];
  return luck.some(({ dice }) => dice) ? [...measures, LUCK] : measures;
}

/** A measure's numbers of every seat at a sample. */
export function valuesOf(chronicle: ChronicleInfo, measure: string, sample: Sample): number[] {
  if (measure === LUCK) return sample.luck.map((luck) => luck / THOUSAND);
  return sample.values[chronicle.measures.indexOf(measure)] ?? [];
}

/** The chances of an analysis as a chronicle of one measure. */
export function chancesOf(chronicle: ChronicleInfo, { chances }: AnalysisInfo): ChronicleInfo {
  const samples = chances.map(({ step, chapter, values }) => ({
    step,
    chapter,
    values: [values.map(percentOf)],
    luck: values.map(() => 0),
  }));
  return { ...chronicle, measures: [CHANCE], samples };
}

/** Thousandths in percent. */
export function percentOf(thousandths: number): number {
  return Math.round(thousandths / PERCENT);
}

/** By how many good dice a seat was above the average. */
export function luckOf({ good, expected }: SeatLuck): number {
  return good - expected / THOUSAND;
}

/** The last sample of every chapter. */
export function chaptersOf(samples: readonly Sample[]): Sample[] {
  return samples.filter((sample, at) => samples[at + 1]?.chapter !== sample.chapter);
}

/** The first sample of every chapter: where it begins. */
export function beginningsOf(samples: readonly Sample[]): Sample[] {
  return samples.filter((sample, at) => samples[at - 1]?.chapter !== sample.chapter);
}

/** Round numbers from below the least to above the most, with 0 among them, about as many. */
export function ticksOf(numbers: readonly number[], about = 4): number[] {
  const least = Math.min(0, ...numbers);
  const most = Math.max(1, ...numbers);
  const step = roundUp((most - least) / about);
  const first = Math.floor(least / step);
  const last = Math.ceil(most / step);
  return Array.from({ length: last - first + 1 }, (_, at) => (first + at) * step);
}

/** The next of 1, 2, 5, 10, 20 ...: lines stand at whole numbers. */
function roundUp(wanted: number): number {
  const ten = 10 ** Math.floor(Math.log10(Math.max(1, wanted)));
  return [1, 2, 5, 10].map((times) => times * ten).find((one) => one >= wanted) ?? 10 * ten;
}

/** From numbers to places: `from` is shown at `low`, `to` at `high`. */
export function scaleOf(from: number, to: number, low: number, high: number) {
  const span = to - from || 1;
  return (number: number) => low + ((number - from) / span) * (high - low);
}

/** Places moved apart so that neighbors keep a gap, in their order and above the highest place. */
export function apart(places: readonly number[], gap: number, highest: number): number[] {
  const order = places
    .map((_, at) => at)
    .sort((a, b) => (places[b] ?? 0) - (places[a] ?? 0) || b - a);
  const found = [...places];
  let limit = highest;
  for (const at of order) {
    found[at] = Math.min(found[at] ?? 0, limit);
    limit = (found[at] ?? 0) - gap;
  }
  return found;
}

/** Of labels at these places, those with room: each begins behind the one before. */
export function fitting(places: readonly number[], room: number): boolean[] {
  let free = -Infinity;
  return places.map((place) => {
    if (place < free) return false;
    free = place + room;
    return true;
  });
}

/** The room that the longest of some numbers takes, as people read them. */
export function roomFor(labels: readonly string[]): number {
  return DIGIT * Math.max(2, ...labels.map((label) => label.length));
}

/** How the line of a seat is dashed, so that colour never stands alone. */
export function dashOf(seat: number): string {
  return ["", "9 5", "2 5", "12 4 2 4", "6 3", "16 6", "4 7", "10 3 2 3 2 3"][seat % 8] ?? "";
}
