import { expect, test } from "vitest";
import { barOf, shownOf, type Item } from "./bar";
import type { OptionInfo } from "./messages";
import { percent } from "./forecast";

const option = (number: number, group = "", grave = false): OptionInfo => ({
  number,
  verb: "move",
  group,
  grave,
});
const numbers = (items: readonly Item[]) =>
  items.map((item) =>
    item.kind === "option" ? item.option.number : item.options.map((one) => one.number),
  );

test("a few stand beside each other as they come, what harms apart", () => {
  const bar = barOf([option(1, "", true), option(2, "way"), option(3, "way")]);

  expect(numbers(bar.items)).toEqual([2, 3]);
  expect(bar.grave.map((one) => one.number)).toEqual([1]);
});

test("many are folded by group, where the first of it stood", () => {
  const ways = [4, 5, 6, 7, 8].map((number) => option(number, "way"));
  const bar = barOf([
    option(1),
    ...ways.slice(0, 1),
    option(2, "card"),
    ...ways.slice(1),
    option(3),
  ]);

  expect(numbers(bar.items)).toEqual([1, [4, 5, 6, 7, 8], 2, 3]);
  expect(numbers(shownOf(bar, "way"))).toEqual([4, 5, 6, 7, 8]);
  expect(numbers(shownOf(bar, "gone"))).toEqual(numbers(bar.items));
});

test("a board that shows all options has them folded sooner", () => {
  const all = [option(1), option(2, "way"), option(3, "way"), option(4, "way")];

  expect(numbers(barOf(all).items)).toEqual([1, 2, 3, 4]);
  expect(numbers(barOf(all, 3).items)).toEqual([1, [2, 3, 4]]);
});

test("many that harm come last in their group", () => {
  const blocks = [1, 2, 3, 4].map((number) => option(number, "block"));
  const spares = [5, 6, 7].map((number) => option(number, "block", true));
  const bar = barOf([option(0, "", true), ...spares, ...blocks]);

  expect(numbers(bar.items)).toEqual([[1, 2, 3, 4, 5, 6, 7]]);
  expect(bar.grave.map((one) => one.number)).toEqual([0]);
});

test("a single one that harms is never folded away", () => {
  const all = Array.from({ length: 9 }, (_, at) => option(at, "way", at === 0));

  expect(barOf(all).grave.map((one) => one.number)).toEqual([0]);
});

test("a chance is never told as certain or impossible unless it is", () => {
  expect([0, 1, 9, 10, 333, 990, 991, 999, 1000].map(percent)).toEqual([
    "0",
    "<1",
    "<1",
    "1",
    "33",
    "99",
    ">99",
    ">99",
    "100",
  ]);
});
