/** Colours for what is painted on a canvas: there no style can name a token of the page. */

/** The colour of a token: `table-hi`, or `var(--table-hi)` as styles say it. */
export function colour(token: string): string {
  const name = token.replace(/^var\(--|\)$/g, "");
  return getComputedStyle(document.documentElement).getPropertyValue(`--${name}`).trim();
}
