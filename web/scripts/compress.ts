// Writes a compressed copy beside every file that gets smaller by it, for the server to send.
import { readFileSync, readdirSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { brotliCompressSync, constants } from "node:zlib";
import type { Plugin } from "vite";

const SMALL = 1000; // bytes that are not worth it
const TEXTS = /\.(js|css|html|svg|json)$/;

export function compress(): Plugin {
  let folder = "";
  return {
    name: "ratskeller-compress",
    apply: "build",
    configResolved(config) {
      folder = join(config.root, config.build.outDir);
    },
    closeBundle() {
      for (const name of readdirSync(folder, { recursive: true, encoding: "utf8" })) {
        if (!TEXTS.test(name)) continue;
        const data = readFileSync(join(folder, name));
        if (data.length < SMALL) continue;
        const params = { [constants.BROTLI_PARAM_QUALITY]: constants.BROTLI_MAX_QUALITY };
        writeFileSync(join(folder, `${name}.br`), brotliCompressSync(data, { params }));
      }
    },
  };
}
