/** Links within the site: a click goes there without loading the page anew. */
import type { MouseEventHandler } from "svelte/elements";
import { router } from "./place.svelte";

/** What to spread over an `<a>`. */
export function to(path: string): { href: string; onclick: MouseEventHandler<HTMLAnchorElement> } {
  return {
    href: path,
    onclick: (event) => {
      if (event.defaultPrevented || event.button || hasModifier(event)) return;
      event.preventDefault();
      router.go(path);
    },
  };
}

/** Whoever holds a key wants another tab or window. */
function hasModifier(event: MouseEvent): boolean {
  return event.ctrlKey || event.metaKey || event.shiftKey || event.altKey;
}
