/** Keys of the table: which key chooses which option, and when a key is meant for something else. */
import { settings } from "./settings.svelte";

/** Digits, then letters; those that do something else at the table are left out. */
const CHOOSING = "123456789abcdefghijklmnopqstvxyz";

export function keyOf(at: number): string {
  return CHOOSING[at] ?? "";
}

export function optionAt(key: string): number {
  return key.length === 1 ? CHOOSING.indexOf(key) : -1;
}

/** Whether a key goes into a field, belongs to a window on top, or is part of a chord. */
export function isElsewhere(event: KeyboardEvent): boolean {
  if (event.defaultPrevented || event.ctrlKey || event.metaKey || event.altKey) return true;
  const target = event.target instanceof Element ? event.target : null;
  return (
    target?.closest("input, select, textarea") != null ||
    document.querySelector("dialog[open]") !== null
  );
}

/** Whether a single key may play now. */
export function isShortcut(event: KeyboardEvent): boolean {
  return settings.keys && !isElsewhere(event);
}
