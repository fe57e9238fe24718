// node scripts/lessons.mjs FOLDER [game=rattus,…] [lesson=grow,…] [language=en,…] [size=phone,…]:
// a picture of every step of every lesson, as a learner sees it, and of the word that closes it, in
// the sizes phone and wide, or landscape.
// What a step lights and the table does not show is printed. The folder should lie outside the
// repository.
import { spawn } from "node:child_process";
import { existsSync, mkdirSync, mkdtempSync, readFileSync, readdirSync, rmSync } from "node:fs";
import { createServer } from "node:net";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { chromium } from "@playwright/test";
import { parse } from "smol-toml";

const [folder, ...wishes] = process.argv.slice(2);
if (!folder || folder.includes("=")) {
  console.error("usage: node scripts/lessons.mjs FOLDER [game=…] [lesson=…] [language=…] [size=…]");
  process.exit(2);
}
const root = fileURLToPath(new URL("../..", import.meta.url));
const games = join(root, "src/ratskeller/games");
/** A phone is touched: what is pressed is larger there. */
const SIZES = {
  phone: { viewport: { width: 390, height: 664 }, hasTouch: true, isMobile: true },
  landscape: { viewport: { width: 844, height: 390 }, hasTouch: true, isMobile: true },
  wide: { viewport: { width: 1280, height: 720 } },
};
const wish = (name, all) =>
  wishes
    .find((each) => each.startsWith(`${name}=`))
    ?.slice(name.length + 1)
    .split(",") ?? all;

/** The lessons of a game: the track, the id and, for each step, the moves that lead to it. */
function lessonsOf(game) {
  const lessons = join(games, game.replaceAll("-", "_"), "lessons");
  const read = (name) => parse(readFileSync(join(lessons, `${name}.toml`), "utf8"));
  const { tracks } = read("course");
  const seen = new Set();
  return Object.entries(tracks).flatMap(([track, ids]) =>
    ids
      .filter((id) => !seen.has(id) && seen.add(id))
      .map((id) => {
        const steps = read(id).step;
        const taught = steps.findIndex((step) => step.free);
        const shown = taught < 0 ? steps : steps.slice(0, taught + 1);
        const line = shown.map((step) => step.expect?.[0] ?? "continue");
        const lights = shown.map((step) => step.light ?? []);
        const names = shown.map((step) => step.name);
        return { track, id, line, lights, names: taught < 0 ? [...names, "done"] : names };
      }),
  );
}

/** Rings that are missing, or lie outside the window or under the teacher. */
function unseen(light) {
  const teacher = document.querySelector("[data-teacher]").getBoundingClientRect();
  return light.filter((target) => {
    const ring = document.querySelector(`[data-ring="${CSS.escape(target)}"]`);
    if (!ring) return true;
    const { left, top, width, height } = ring.getBoundingClientRect();
    const [x, y] = [left + width / 2, top + height / 2];
    return x > innerWidth || y > innerHeight || (y > teacher.top && y < teacher.bottom);
  });
}

const free = () =>
  new Promise((found) => {
    const server = createServer().listen(0, "127.0.0.1", () => {
      const { port } = server.address();
      server.close(() => found(port));
    });
  });

mkdirSync(folder, { recursive: true });
const port = await free();
const data = mkdtempSync(join(tmpdir(), "ratskeller-lessons-"));
const server = spawn(
  join(root, ".venv/bin/ratskeller"),
  ["serve", "--no-open", "--port", port, "--database", `sqlite:///${data}/tables.db`]
    .concat(["--requests", "0"])
    .map(String),
  { stdio: "ignore" },
);
const base = `http://127.0.0.1:${port}/`;
for (let tries = 0; tries < 200; tries++) {
  if (
    await fetch(`${base}api/games`).then(
      (r) => r.ok,
      () => false,
    )
  )
    break;
  await new Promise((wait) => setTimeout(wait, 150));
}
const executablePath = [process.env.CHROMIUM ?? "", "/usr/bin/chromium"].find(existsSync);
const browser = await chromium.launch({ executablePath, args: ["--no-sandbox", "--disable-gpu"] });
let faults = 0;
try {
  const known = readdirSync(games).filter((name) => existsSync(join(games, name, "lessons")));
  for (const game of wish(
    "game",
    known.map((name) => name.replaceAll("_", "-")),
  )) {
    for (const language of wish("language", ["en"])) {
      for (const size of wish("size", ["phone", "wide"])) {
        const page = await browser.newPage({ ...SIZES[size], reducedMotion: "reduce" });
        for (const { track, id, line, lights, names } of lessonsOf(game)) {
          if (!wish("lesson", [id]).includes(id)) continue;
          for (const [number, name] of names.entries()) {
            const moves = line.slice(0, number);
            // As if the learner came back: the app finds the moves in its storage.
            await page.goto(`${base}api/games`);
            await page.evaluate(
              ([game, progress, language]) => {
                const keep = (key, value) => localStorage.setItem(key, JSON.stringify(value));
                keep("ratskeller-settings", { language, list: false });
                keep("ratskeller-lessons", { [game]: progress });
              },
              [game, { track, lesson: id, moves, done: [], at: 1 }, language],
            );
            await page.goto(`${base}#/learn/${game}/${track}`);
            await page.locator("[data-teacher]").waitFor();
            await page.evaluate(() => document.fonts.ready.then(() => undefined));
            await page.waitForTimeout(500);
            const missing = await page.evaluate(unseen, lights[number] ?? []);
            const file = `${game}-${language}-${size}-${id}-${number + 1}-${name}.png`;
            if (missing.length > 0) console.log(`${file}: not seen: ${missing.join(", ")}`);
            faults += missing.length;
            await page.screenshot({ path: join(folder, file) });
          }
        }
        await page.close();
      }
    }
  }
} finally {
  await browser.close();
  server.kill();
  rmSync(data, { recursive: true, force: true });
}
process.exit(faults > 0 ? 1 : 0);
