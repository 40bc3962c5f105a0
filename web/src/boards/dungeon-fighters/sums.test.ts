import { expect, it } from "vitest";
import { lastThrow } from "./sums";

it("tells of a web and of a Template what a die lies on", () => {
  const web = { at: 1, name: "die-on-web", why: "", facts: { seat: 0, who: 1, icon: 1 } };
  const facts = { seat: 0, who: 0, template: ["template-compass"], section: 9, icon: 0 };
  const template = { at: 2, name: "die-on-template", why: "", facts };

  expect(lastThrow([web])).toMatchObject({ who: 1, section: 0, place: "board-web", icon: true });
  expect(lastThrow([template])).toMatchObject({ section: 9, place: "template-compass" });
});

it("counts what the Hero lost who threw, not another one of the same seat", () => {
  const miss = { at: 1, name: "die-missed", why: "", facts: { seat: 0, who: 1, reason: "bone" } };
  const other = { at: 2, name: "hero-hurt", why: "", facts: { seat: 0, who: 0, damage: 4 } };
  const own = { at: 3, name: "hero-hurt", why: "", facts: { seat: 0, who: 1, damage: 2 } };

  expect(lastThrow([miss, other, own])?.hurt).toBe(2);
});
