import { svelte } from "@sveltejs/vite-plugin-svelte";
import { defineConfig } from "vite";
import { drawnIcons } from "./icons/plugin.ts";

// The pages go into the Python package, which serves them and carries them in its wheel.
export default defineConfig({
  plugins: [svelte(), drawnIcons()],
  build: { outDir: "../src/undercroft/server/pages", emptyOutDir: true, assetsInlineLimit: 0 },
  server: {
    proxy: { "/api": "http://127.0.0.1:8470", "/ws": { target: "ws://127.0.0.1:8470", ws: true } },
  },
});
