import { readFileSync } from "node:fs";
import { svelte } from "@sveltejs/vite-plugin-svelte";
import { defineConfig } from "vitest/config";
import { drawnIcons } from "./icons/plugin.ts";

// tests/web/test_typescript.py runs this and says where the recorded games are.
const recorded = readFileSync(process.env["RECORDED"] ?? "no RECORDED", "utf-8");

export default defineConfig({
  plugins: [svelte(), drawnIcons()],
  test: {
    include: ["src/**/*.test.ts", "icons/**/*.test.ts"],
    setupFiles: ["./src/testing.ts"],
    fsModuleCache: false, // what is drawn follows from more files than the one that is kept
    css: true, // tokens.css is read as it is
    isolate: false, // pure functions: nothing to keep apart
    provide: { recorded: JSON.parse(recorded) },
  },
});
