/** When a key is meant for the table, and when for something else. */
import { settings } from "./settings.svelte";

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
