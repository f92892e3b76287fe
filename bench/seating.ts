/**
 * `npm run bench:seating`: automatic seating of generated weddings in Chromium, compared with greedy seating of the
 * same. Counts broken rules and split households, and measures the longest time for which the page could not paint.
 * Exits with 1 when 500 guests take 2 s or more, a frame is delayed by 100 ms, or more rules are broken than by greedy
 * seating.
 */
import { build } from "esbuild";
import { openChromium } from "./lib/chromium";

const SIZES = [100, 200, 300, 500, 800];
const SEEDS = [1, 2, 3, 4, 5];
const MOST_MS = 2_000;
const LONGEST_FRAME_MS = 100;

const ENTRY = `
import { generateWedding } from "@/bench/lib/seating-weddings";
import { findingsOf } from "@/lib/seating/findings";
import { seatGreedily } from "@/lib/seating/greedy";
import { seatAll } from "@/lib/seating/seat-all";

const broken = (problem, seated) => {
  const found = findingsOf(problem, seated);
  const of = (...kinds) => found.filter(({ kind }) => kinds.includes(kind)).length;
  return { rules: of("together", "apart", "near_stage", "unseated"), households: of("household"), sides: of("side") };
};
window.measure = async (guests, seed, tight) => {
  const problem = generateWedding(guests, seed, tight);
  const started = performance.now();
  const greedy = seatGreedily(problem).assignment();
  const greedyMs = performance.now() - started;
  let [longest, last, done] = [0, performance.now(), false];
  const watch = () => {
    const now = performance.now();
    longest = Math.max(longest, now - last);
    last = now;
    if (!done) requestAnimationFrame(watch);
  };
  requestAnimationFrame(watch);
  const began = performance.now();
  const seated = await seatAll(problem, { seed: 1 });
  const ms = performance.now() - began;
  done = true;
  return {
    rules: problem.rules.length, greedyMs, ms, longest,
    greedy: broken(problem, greedy), seated: broken(problem, seated),
  };
};`;

type Broken = { rules: number; households: number; sides: number };
type Run = { rules: number; greedyMs: number; ms: number; longest: number; greedy: Broken; seated: Broken };

const bundle = await build({
  stdin: { contents: ENTRY, resolveDir: process.cwd(), loader: "js" },
  bundle: true,
  write: false,
  format: "iife",
  platform: "browser",
  tsconfig: "tsconfig.json",
});
const browser = await openChromium();
let held = true;
try {
  const page = await browser.newPage();
  await page.setContent("<!doctype html><title>Seating</title><p>Seating</p>");
  await page.addScriptTag({ content: bundle.outputFiles[0]?.text ?? "" });
  const measure = (guests: number, seed: number, tight: boolean) =>
    page.evaluate(`measure(${guests}, ${seed}, ${tight})`) as Promise<Run>;
  await measure(100, 99, false);
  for (const tight of [false, true]) {
    console.log(
      tight ? "\nEvery seat taken, a rule for every 6 guests:" : "4% free seats, a rule for every 12 guests:",
    );
    console.log(
      "guests | rules | broken: greedy, ours | households split | mixed tables | greedy ms | ms | longest frame ms",
    );
    for (const guests of SIZES) {
      const runs: Run[] = [];
      for (const seed of SEEDS) runs.push(await measure(guests, seed, tight));
      const sum = (of: (run: Run) => number) => runs.reduce((total, run) => total + of(run), 0);
      const ours = sum(({ seated }) => seated.rules);
      const theirs = sum(({ greedy }) => greedy.rules);
      const slowest = Math.max(...runs.map(({ ms }) => ms));
      const longest = Math.max(...runs.map((run) => run.longest));
      if (ours > theirs || (guests <= 500 && (slowest >= MOST_MS || longest >= LONGEST_FRAME_MS)))
        held = false;
      const cells = [
        guests,
        sum(({ rules }) => rules),
        `${theirs}, ${ours}`,
        `${sum(({ greedy }) => greedy.households)}, ${sum(({ seated }) => seated.households)}`,
        `${sum(({ greedy }) => greedy.sides)}, ${sum(({ seated }) => seated.sides)}`,
        Math.round(sum(({ greedyMs }) => greedyMs) / runs.length),
        `${Math.round(sum(({ ms }) => ms) / runs.length)} (most ${Math.round(slowest)})`,
        Math.round(longest),
      ];
      console.log(cells.join(" | "));
    }
  }
} finally {
  await browser.close();
}
if (!held) process.exitCode = 1;
