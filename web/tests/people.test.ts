/** What pages about people share. */
import "./browser";
import { describe, expect, it } from "vitest";
import { calledBy, drawn, personLink, signed } from "../src/lib/people.svelte";
import { parse } from "../src/lib/router.svelte";

describe("a rating", () => {
  it("changes with a sign that can be read", () => {
    expect([12, 0, -7].map(signed)).toEqual(["+12", "0", "\u22127"]);
  });
  it("is drawn from left to right, the best at the top", () => {
    expect(drawn([1500, 1700, 1600], 100, 40)).toBe("0.0,40.0 50.0,0.0 100.0,20.0");
  });
  it("that never changed is a line at the bottom, and one game is a point", () => {
    expect(drawn([1500, 1500], 100, 40)).toBe("0.0,40.0 100.0,40.0");
    expect(drawn([1500], 100, 40)).toBe("0.0,40.0");
  });
});

describe("somebody", () => {
  it("has a page whatever is in the name", () => {
    const name = "Anna / O'Hara?";
    expect(parse(personLink(name)).parts).toEqual([name]);
  });
  it("has the own name, and a bot of the host none but that of its kind", () => {
    expect(calledBy({ name: "easy", kind: "person" })).toBe("easy");
    expect(calledBy({ name: "mine", kind: "house" })).toBe("mine");
  });
});
