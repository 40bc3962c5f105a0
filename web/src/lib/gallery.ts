/** What a game's cards and figures are, for its rulebook: by kind, with name and words. */
import type { Art } from "../art/art";
import { isFound } from "./marks";

export interface Shown {
  kind: string;
  id: string;
  name: string;
  /** Who it is beside its name, such as a calling. */
  title: string;
  text: string;
}

export interface Hall {
  kind: string;
  heading: string;
  shown: Shown[];
}

/** Where names and notes come from. */
interface Words {
  has: (id: string) => boolean;
  say: (id: string) => string;
  note: (id: string, note: string) => string | null;
}

/** The kinds that have a heading, in the art's order, with everything of them that has a name. */
export function hallsOf(art: Art, words: Words, search = ""): Hall[] {
  return Object.entries(art.pictures)
    .filter(([kind]) => words.has(`gallery-${kind}`))
    .map(([kind, entries]) => ({
      kind,
      heading: words.say(`gallery-${kind}`),
      shown: Object.keys(entries)
        .filter((id) => words.has(`${kind}-${id}`))
        .map((id) => shown(kind, id, words))
        .filter(({ name, title, text }) => isFound(`${name} ${title} ${text}`, search)),
    }))
    .filter((hall) => hall.shown.length > 0);
}

function shown(kind: string, id: string, words: Words): Shown {
  const text = `${kind}-${id}`;
  return {
    kind,
    id,
    name: words.say(text),
    title: words.note(text, "title") ?? words.note(text, "calling") ?? "",
    text: words.note(text, "text") ?? "",
  };
}
