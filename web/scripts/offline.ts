// Writes the service worker: it knows the files of this build and keeps them for offline reading.
import { createHash } from "node:crypto";
import { readdirSync, readFileSync } from "node:fs";
import { fileURLToPath } from "node:url";
import type { Plugin } from "vite";

const PUBLIC = fileURLToPath(new URL("../public", import.meta.url));

export function offline(): Plugin {
  return {
    name: "ratskeller-offline",
    apply: "build",
    generateBundle(_options, bundle) {
      // A chunk of styles alone is not written.
      const written = Object.values(bundle).filter(
        (file) =>
          file.type === "asset" ||
          file.isEntry ||
          !Object.keys(file.modules).every((id) => id.endsWith(".css")),
      );
      const files = [...written.map((file) => file.fileName), ...readdirSync(PUBLIC)]
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
