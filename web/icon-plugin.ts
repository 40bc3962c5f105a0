/** Makes `<file>?drawn`: what the file says about pictures, with the few icons it names.
 *
 * The whole set has thousands; nothing else ever reads it, so no page carries it.
 */
import { readFileSync } from "node:fs";
import { createRequire } from "node:module";
import { runnerImport, type Plugin } from "vite";
import type { Art } from "./src/art/art.ts";

const DRAWN = "?drawn";
const NAMED = new URL("./src/art/named.ts", import.meta.url).pathname;
const PATH = /^<path fill="currentColor" d="([^"]*)"\/>$/;

type IconSet = Record<string, { body: string }>;
let set: IconSet | undefined;

function readSet(): IconSet {
  const path = createRequire(import.meta.url).resolve("@iconify-json/game-icons/icons.json");
  return (JSON.parse(readFileSync(path, "utf-8")) as { icons: IconSet }).icons;
}

function pathOf(name: string, file: string): string {
  set ??= readSet();
  const path = set[name]?.body.match(PATH)?.[1];
  if (!path) throw new Error(`${file}: there is no icon "${name}"`);
  return path;
}

export function drawnIcons(): Plugin {
  return {
    name: "drawn-icons",
    async load(id) {
      if (!id.endsWith(DRAWN)) return null;
      const file = id.slice(0, -DRAWN.length);
      const { iconsNamed } = (await runnerImport<typeof import("./src/art/named.ts")>(NAMED))
        .module;
      const { module, dependencies } = await runnerImport<{ default: Art }>(file);
      for (const each of [file, ...dependencies]) this.addWatchFile(each);
      const paths = iconsNamed(module.default).map((name) => [name, pathOf(name, file)]);
      return `export { default as art } from ${JSON.stringify(file)};
export const paths = ${JSON.stringify(Object.fromEntries(paths))};`;
    },
  };
}
