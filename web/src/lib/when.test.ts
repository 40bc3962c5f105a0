import { expect, test } from "vitest";
import { span, when } from "./when";

const NOW = new Date(2030, 10, 16, 14, 30).getTime();
const at = (...[month, day, hour, minute]: [number, number, number, number]) =>
  new Date(2030, month - 1, day, hour, minute).getTime();

test.each([
  [NOW - 5_000, "now", "maintenant"],
  [NOW - 4 * 60_000, "4 min. ago", "il y a 4 min"],
  [at(11, 16, 0, 1), "today 12:01 AM", "aujourd’hui 00:01"],
  [at(11, 15, 23, 59), "yesterday 11:59 PM", "hier 23:59"],
  [at(11, 14, 12, 0), "Nov 14", "14 nov."],
  [new Date(2029, 10, 14).getTime(), "Nov 14, 2029", "14 nov. 2029"],
])("%d was %s", (moment, english, french) => {
  const plain = (text: string) => text.replaceAll(/\s/g, " ");
  expect(plain(when(moment, NOW, "en"))).toBe(english);
  expect(plain(when(moment, NOW, "fr"))).toBe(french);
});

test.each([
  [18.4 * 3_600_000, "18 hr", "18 h"],
  [2 * 86_400_000, "2 days", "2 j"],
  [61_000, "1 min", "1 min"],
  [-5, "0 sec", "0 s"],
])("%d takes %s", (ms, english, french) => {
  const plain = (text: string) => text.replaceAll(/\s/g, " ");
  expect(plain(span(ms, "en"))).toBe(english);
  expect(plain(span(ms, "fr"))).toBe(french);
});
