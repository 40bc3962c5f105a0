/** Makes `<file>?drawn`: what the file says about pictures, with the few icons it names.
 *
 * The whole set has thousands; nothing else ever reads it, so no page carries it.
 */
import { readFileSync } from "node:fs";
import { createRequire } from "node:module";
import { fileURLToPath } from "node:url";
import { runnerImport, type Plugin } from "vite";
import type { Art } from "../src/art/art.ts";
import { islands } from "./islands.ts";
import { OWN } from "./own.ts";

const DRAWN = "?drawn";
const NAMED = fileURLToPath(new URL("../src/art/named.ts", import.meta.url));
const PATH = /^<path fill="currentColor" d="([^"]*)"\/>$/;

type IconSet = Record<string, { body: string }>;
let set: IconSet | undefined;

function readSet(): IconSet {
  const path = createRequire(import.meta.url).resolve("@iconify-json/game-icons/icons.json");
  return (JSON.parse(readFileSync(path, "utf-8")) as { icons: IconSet }).icons;
}

function islandsOf(name: string, file: string): string[] {
  set ??= readSet();
  const path = OWN[name] ?? set[name]?.body.match(PATH)?.[1];
  if (!path) throw new Error(`${file}: there is no icon "${name}"`);
  return islands(path);
}

export function drawnIcons(): Plugin {
  return {
    name: "drawn-icons",
    async load(id) {
      if (!id.endsWith(DRAWN)) return null;
      const file = id.slice(0, -DRAWN.length);
      const { iconsNamed } = (await runnerImport<typeof import("../src/art/named.ts")>(NAMED))
        .module;
      const { module, dependencies } = await runnerImport<{ default: Art }>(file);
      for (const each of [file, ...dependencies]) this.addWatchFile(each);
      const shapes = iconsNamed(module.default).map((name) => [name, islandsOf(name, file)]);
      return `export { default as art } from ${JSON.stringify(file)};
export const shapes = ${JSON.stringify(Object.fromEntries(shapes))};`;
    },
  };
}
