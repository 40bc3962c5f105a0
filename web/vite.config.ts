import { svelte } from "@sveltejs/vite-plugin-svelte";
import { defineConfig } from "vite";
import { drawnIcons } from "./icons/plugin.ts";

/** Files of games say whose they are: browsers keep one of each name, and all games have an art.ts. */
function named(file: string | null | undefined, plain: string, rest: string): string {
  const game = file?.match(/boards\/([\w-]+)\/(\w+)\.ts/);
  return `assets/${game ? `${game[1]}-${game[2]}` : plain}-${rest}`;
}

/** Where the server runs while the pages are developed. */
const server = process.env["UNDERCROFT_SERVER"] ?? "http://127.0.0.1:8470";

// The pages go into the Python package, which serves them and carries them in its wheel.
export default defineConfig({
  plugins: [svelte(), drawnIcons()],
  build: {
    outDir: "../src/undercroft/server/pages",
    emptyOutDir: true,
    assetsInlineLimit: 0,
    rolldownOptions: {
      output: {
        chunkFileNames: ({ facadeModuleId }) => named(facadeModuleId, "[name]", "[hash].js"),
        assetFileNames: ({ originalFileNames }) =>
          named(originalFileNames[0], "[name]", "[hash][extname]"),
      },
    },
  },
  server: {
    proxy: { "/api": server, "/ws": { target: server, ws: true } },
  },
});
