/** How options stand in the bar: many of a kind in a group, what harms last and apart. */
import type { OptionInfo } from "./messages";

export type Item =
  | { kind: "option"; option: OptionInfo }
  | { kind: "group"; group: string; options: readonly OptionInfo[] };

/** So many fit beside each other; with more, groups are folded. */
export const MANY = 6;
const LEAST_GROUP = 2;

export interface Bar {
  items: readonly Item[];
  /** What harms who chooses it, or gives something up. */
  grave: readonly OptionInfo[];
}

/** Groups are folded where there are more options than `many`. */
export function barOf(options: readonly OptionInfo[], many = MANY): Bar {
  const grave = options.filter((option) => option.grave);
  const plain = options.filter((option) => !option.grave);
  if (options.length <= many) return { items: plain.map(single), grave };
  /** One that harms stands by itself; several of a group come last among those of it. */
  const inGroup = grave.filter(
    ({ group }) => group && grave.filter((one) => one.group === group).length >= LEAST_GROUP,
  );
  return {
    items: folded([...plain, ...inGroup]),
    grave: grave.filter((option) => !inGroup.includes(option)),
  };
}

function single(option: OptionInfo): Item {
  return { kind: "option", option };
}

/** Groups stand where their first option stood. */
function folded(options: readonly OptionInfo[]): Item[] {
  const groups = new Map<string, OptionInfo[]>();
  for (const option of options) {
    const group = option.group ?? "";
    groups.set(group, [...(groups.get(group) ?? []), option]);
  }
  const isFolded = (option: OptionInfo) =>
    !!option.group && (groups.get(option.group)?.length ?? 0) >= LEAST_GROUP;
  return options.flatMap((option): Item[] => {
    if (!isFolded(option)) return [single(option)];
    const group = option.group ?? "";
    const all = groups.get(group) ?? [];
    return all[0] === option ? [{ kind: "group", group, options: all }] : [];
  });
}

/** Those of an open group, or what stands in the bar. */
export function shownOf(bar: Bar, open: string | null): readonly Item[] {
  const group = bar.items.find((item) => item.kind === "group" && item.group === open);
  return group?.kind === "group" ? group.options.map(single) : bar.items;
}
