/** Which icons pictures are made of. */
import { drawingOf, type Art } from "./art";

export function iconsNamed(art: Art): string[] {
  const drawings = Object.entries(art.pictures).flatMap(([kind, entries]) =>
    Object.keys(entries).map((id) => drawingOf(art, id, kind)),
  );
  const parts = [...drawings, ...Object.values(art.kinds)]
    .filter((drawing) => drawing !== null)
    .flatMap((drawing) => [drawing, ...(drawing.behind ?? []), ...(drawing.before ?? [])]);
  return [...new Set([...parts.map((part) => part.icon), ...Object.values(art.icons)])].sort();
}
