/** Keys of the table: which key chooses which option. */

/** Digits, then letters; those that do something else at the table are left out. */
const CHOOSING = "123456789abcdefghijklmnopqstvxyz";

export function keyOf(at: number): string {
  return CHOOSING[at] ?? "";
}

export function optionAt(key: string): number {
  return key.length === 1 ? CHOOSING.indexOf(key) : -1;
}
