// Writes the service worker: it knows the files of this build and keeps them for offline reading.
import { createHash } from "node:crypto";
import { readFileSync } from "node:fs";
import { fileURLToPath } from "node:url";
import type { Plugin } from "vite";

export function offline(): Plugin {
  return {
    name: "ratskeller-offline",
    apply: "build",
    generateBundle(_options, bundle) {
      const files = Object.keys(bundle)
        .filter((name) => !name.endsWith(".map"))
        .map((name) => `./${name}`)
        .sort();
      const version = createHash("sha256").update(files.join("\n")).digest("hex").slice(0, 12);
      const source = readFileSync(fileURLToPath(new URL("./worker.js", import.meta.url)), "utf8")
        .replace("__VERSION__", version)
        .replace("__FILES__", JSON.stringify(["./", ...files]));
      this.emitFile({ type: "asset", fileName: "worker.js", source });
    },
  };
}
