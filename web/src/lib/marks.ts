/** Where a search was found in a text, as pieces that are marked or not. */
export interface Piece {
  text: string;
  found: boolean;
}

/** Letters without case and accents, one for each letter, so that places stay the same. */
function folded(text: string): string {
  return [...text.normalize("NFC")]
    .map((letter) => {
      const bare = letter.normalize("NFD").replace(/\p{M}/gu, "").toLowerCase();
      return bare.length === letter.length ? bare : letter;
    })
    .join("");
}

export function isFound(text: string, search: string): boolean {
  return folded(text).includes(folded(search.trim()));
}

export function pieces(text: string, search: string): Piece[] {
  const whole = text.normalize("NFC");
  const wanted = folded(search.trim());
  if (!wanted) return [{ text: whole, found: false }];
  const parts: Piece[] = [];
  const hay = folded(whole);
  let from = 0;
  for (let at = hay.indexOf(wanted); at >= 0; at = hay.indexOf(wanted, from)) {
    if (at > from) parts.push({ text: whole.slice(from, at), found: false });
    from = at + wanted.length;
    parts.push({ text: whole.slice(at, from), found: true });
  }
  if (from < whole.length) parts.push({ text: whole.slice(from), found: false });
  return parts;
}
