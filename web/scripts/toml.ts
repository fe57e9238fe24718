// Imports of the engines' .toml files become plain data when the app is built.
import { parse } from "smol-toml";
import type { Plugin } from "vite";

export function toml(): Plugin {
  return {
    name: "ratskeller-toml",
    transform(source, id) {
      if (!id.endsWith(".toml")) return null;
      const { provenance: _, note: __, ...data } = parse(source);
      return { code: `export default ${JSON.stringify(data)};`, map: null };
    },
  };
}
