import { expect, it } from "vitest";
import { endOf } from "../recorded";
import type { EventInfo } from "./messages";
import { groupsOf, SHOWN } from "./story";

const textOf = ({ name, facts }: EventInfo) => name + JSON.stringify(facts);
const { story, starts } = endOf("dungeon-run");
const groups = groupsOf(story, starts, textOf);

it("tells the latest events, each in its place", () => {
  const told = groups.flat().flatMap(({ text, times }) => Array<string>(times).fill(text));

  expect(story.length).toBeGreaterThan(SHOWN);
  expect(told).toEqual(story.slice(-SHOWN).map(textOf));
});

it("keeps the sentences of a move together", () => {
  const begun = groups.slice(1).map((group) => group[0]?.event.at);
  const within = groups.flatMap((group) => group.slice(1).map(({ event }) => event.at));

  expect(begun.length).toBeGreaterThan(1);
  expect(starts).toEqual(expect.arrayContaining(begun));
  expect(within.filter((at) => starts.includes(at))).toEqual([]);
});

it("tells once what happens again and again", () => {
  const short = endOf("dungeon-attack");
  const lines = groupsOf(short.story, short.starts, textOf).flat();
  const again = lines.filter((line, at) => {
    const last = lines[at - 1];
    return line.text === last?.text && line.event.why === last.event.why;
  });

  expect(again).toEqual([]);
  expect(lines.some(({ times }) => times > 1)).toBe(true);
});

it("tells apart what happens again for another reason", () => {
  const [event] = story;
  if (!event) throw new Error("nothing happened");

  expect(groupsOf([event, { ...event, why: "another" }], [], textOf).flat()).toHaveLength(2);
});
