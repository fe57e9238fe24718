/** Where the pictures that `npm run art` cuts are found. */
import { PICTURES } from "./generated/pictures.generated";

const SPRITES = import.meta.glob<string>("./generated/*.svg", {
  query: "?url",
  import: "default",
  eager: true,
});

export interface Picture {
  href: string;
  width: number;
  height: number;
}

/** The names of all pictures: the set, a slash, the picture. */
export const names = (): string[] => Object.keys(PICTURES);

/** A picture by its name. An unknown name is a mistake of ours: tests fail, players see nothing. */
export function picture(name: string): Picture | null {
  const size = PICTURES[name];
  const [set = "", id = ""] = name.split("/");
  const file = SPRITES[`./generated/${size?.[2] ?? set}.svg`];
  if (!size || file === undefined) {
    if (import.meta.env.PROD) return null;
    throw new Error(`there is no picture "${name}"; web/art draws them`);
  }
  return { href: `${file}#${id}`, width: size[0], height: size[1] };
}
