import { readFileSync } from "node:fs";
import { render } from "svelte/server";
import { describe, expect, it } from "vitest";
import { scenes, setOf, sets, sprite, standalone } from "../art/engrave.mjs";
import { grain } from "../art/grain.mjs";
import { icon } from "../art/home/icon.mjs";
import { DAY, NIGHT } from "../art/engraver/inks.mjs";
import Art from "../src/art/Art.svelte";
import { names, picture } from "../src/art/pictures";

const cut = new Map<string, { text: string; ids: string[] }>();
for (const [set, file] of sets()) {
  const pictures = await scenes(file);
  cut.set(set, { text: sprite(set, pictures), ids: Object.keys(pictures) });
}

describe.each([...cut])("the pictures of %s", (set, { text, ids }) => {
  it("are cut again as they were written, byte for byte", () => {
    expect(readFileSync(`src/art/generated/${set}.svg`, "utf8") === text).toBe(true);
  });

  it("are symbols with a box, found by name and size", () => {
    for (const id of ids) {
      expect(id).toMatch(/^[a-z0-9]+(-[a-z0-9]+)*$/);
      expect(text).toContain(`<symbol id="${id}" viewBox="0 0 `);
      expect(picture(`${setOf(set)}/${id}`)?.href).toMatch(new RegExp(`${set}.*svg#${id}$`));
    }
  });

  it("hold whole numbers and inks only", () => {
    expect(text).not.toMatch(/NaN|Infinity|undefined/);
    for (const [, paint] of text.matchAll(/fill="([^"]*)"/g)) {
      expect(paint).toMatch(/^var\(--wc-[\w-]+,[^"]+\)$/);
    }
    for (const [, data] of text.matchAll(/ d="([^"]*)"/g)) expect(data).toMatch(/^[mz\d -]+$/);
  });
});

describe("the paper", () => {
  it("is a small tile, the same every time", () => {
    const tile = grain();
    expect(readFileSync("src/art/generated/grain.svg", "utf8") === tile).toBe(true);
    expect(tile.length).toBeLessThan(6000);
  });
});

describe("the icon", () => {
  it("is the picture in the inks of the day", () => {
    const file = standalone("home/icon", icon);
    expect(readFileSync("public/favicon.svg", "utf8") === file).toBe(true);
    expect(file).not.toContain("var(");
  });
});

describe("the inks", () => {
  it("have a value by day and by night", () => {
    expect(Object.keys(NIGHT)).toEqual(Object.keys(DAY));
  });
});

describe("Art", () => {
  it("knows every picture that was cut, and no other", () => {
    const all = [...cut].flatMap(([set, { ids }]) => ids.map((id) => `${setOf(set)}/${id}`));
    expect(names().sort()).toEqual(all.sort());
  });

  it("draws a picture as a part of a drawing, or as a drawing of its own", () => {
    const part = render(Art, { props: { name: "pieces/cube", x: 3, y: 4, seat: 2 } }).body;
    expect(part).toMatch(/<use href="[^"]*pieces[^"]*#cube" x="3" y="4" width="40" height="44"/);
    expect(part).toContain("--wc-piece: var(--seat-2)");
    const whole = render(Art, { props: { name: "pieces/rat", standalone: true, label: "a rat" } });
    expect(whole.body).toMatch(/<svg viewBox="0 0 96 60"[^>]*role="img" aria-label="a rat"/);
  });

  it("refuses a picture that does not exist", () => {
    expect(() => render(Art, { props: { name: "pieces/cat" } }).body).toThrow("pieces/cat");
  });
});
