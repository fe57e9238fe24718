import { svelte } from "@sveltejs/vite-plugin-svelte";
import { defineConfig } from "vitest/config";
import { offline } from "./scripts/offline.ts";
import { compress } from "./scripts/compress.ts";
import { guides } from "./scripts/guides.ts";
import { toml } from "./scripts/toml.ts";

// Built into the Python package, which serves it. RATSKELLER_SERVER is where `npm run dev`
// finds a running server.
const server = process.env.RATSKELLER_SERVER ?? "http://127.0.0.1:4710";

export default defineConfig({
  plugins: [svelte(), toml(), guides(), offline(), compress()],
  base: "./",
  build: {
    outDir: "../src/ratskeller/server/static",
    emptyOutDir: true,
    target: "es2022",
    assetsInlineLimit: 0,
    rolldownOptions: { checks: { pluginTimings: false } },
  },
  server: {
    fs: { allow: [".."] },
    proxy: { "/api": { target: server, ws: true } },
  },
  test: { include: ["tests/**/*.test.ts"], environment: "node" },
});
