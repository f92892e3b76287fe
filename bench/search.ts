/**
 * `npm run bench:search -- [scale ...]`: measures how well and how fast couples' queries are answered, compared with
 * the `ILIKE` of common stacks. BENCH_DATA names a folder with data to reuse in later runs.
 */
import path from "node:path";
import { clearCache } from "@/server/core/cache";
import { connect, disconnect } from "@/server/db/client";
import { Product } from "./lib/product";
import { FILTERS, visitor } from "./lib/search-quality/engine";
import { FRESH_QUERIES } from "./lib/search-quality/fresh.data";
import { ilikePhrase, ilikeWords } from "./lib/search-quality/ilike";
import { Judge } from "./lib/search-quality/judge";
import { MEANT_QUERIES } from "./lib/search-quality/meant.data";
import { NEAR_QUERIES } from "./lib/search-quality/near.data";
import { PLAIN_QUERIES } from "./lib/search-quality/plain.data";
import type { Group } from "./lib/search-quality/query";
import { type Listed, type Score, scoreOf, shareOf } from "./lib/search-quality/score";
import { SINGAPORE_QUERIES } from "./lib/search-quality/singapore.data";
import { TONGUE_QUERIES } from "./lib/search-quality/tongues.data";

const GROUPS: Group[] = [
  ...PLAIN_QUERIES,
  ...MEANT_QUERIES,
  ...SINGAPORE_QUERIES,
  ...TONGUE_QUERIES,
  FRESH_QUERIES,
  NEAR_QUERIES,
];
const WAYS = ["engine", "ILIKE phrase", "ILIKE words"] as const;
type Scores = Record<(typeof WAYS)[number], Score[]>;
const PLAIN = [
  ["ILIKE phrase", ilikePhrase],
  ["ILIKE words", ilikeWords],
] as const;
/** At larger scales, where ILIKE takes a second or two, only every fourth query is run. */
const ILIKE_ALL_TO = 10;
const noScores = (): Scores => ({ engine: [], "ILIKE phrase": [], "ILIKE words": [] });

/** Unrelated queries that warm up the compiler, pool and tables. */
const WARM_UP = ["mahjong", "piano", "terrace", "velvet", "kitchn", "silk robe", "umbrella", "sparkler"];

/** A page of results without the counts of the filters. */
const ALONE = "facets=false";
const filterOf = (at: number) => FILTERS[at % FILTERS.length] ?? "";

const scales = process.argv.length > 2 ? process.argv.slice(2).map(Number) : [1];
const times = new Map<string, number[]>();

for (const scale of scales) {
  const folder = process.env.BENCH_DATA && path.resolve(process.env.BENCH_DATA, `${scale}x`);
  const product = await Product.prepare(`search-${scale}x`, folder);
  try {
    await product.seed(scale);
    Object.assign(process.env, product.env);
    await measure(scale);
  } finally {
    await disconnect();
    clearCache();
    await product.dispose({ keep: Boolean(folder) });
  }
}

async function measure(scale: number): Promise<void> {
  const { pool } = await connect();
  const judge = await Judge.of(pool);
  const ask = visitor();
  const warmUp = async () => {
    for (const words of WARM_UP) {
      for (const kind of ["vendors", "products"] as const) {
        await ask(words, kind);
        await ilikeWords(pool, words, kind);
      }
    }
  };
  await warmUp();
  for (const { kind, rows } of GROUPS) {
    for (const [at, [words]] of rows.entries()) {
      await timed(`${scale}x results`, () => ask(words, kind, ALONE));
      await timed(`${scale}x results, filtered`, () => ask(words, kind, `${filterOf(at)}&${ALONE}`));
    }
  }
  clearCache();
  await warmUp();
  const groups: [string, Scores][] = [];
  const all = noScores();
  const misses: string[] = [];
  for (const { name, kind, later, rows } of GROUPS) {
    const scores = noScores();
    for (const [at, [words, wanted]] of rows.entries()) {
      if (!wanted.nothing && judge.hits(wanted, kind) === 0) throw new Error(`nobody could find "${words}"`);
      const answer = await timed(`${scale}x and counts`, () => ask(words, kind));
      await timed(`${scale}x and counts, filtered`, () => ask(words, kind, filterOf(at)));
      if (scale <= ILIKE_ALL_TO || at % 4 === 0) {
        for (const [way, search] of PLAIN) {
          const found = await timed(`${scale}x ${way}`, () => search(pool, words, kind));
          scores[way].push(scoreOf({ ...found, instead: null }, wanted, judge));
        }
      }
      const score = scoreOf(answer, wanted, judge);
      if (score.reciprocal < 1) misses.push(missOf(name, words, answer, score, judge));
      scores.engine.push(score);
    }
    groups.push([name, scores]);
    if (!later) for (const way of WAYS) all[way].push(...scores[way]);
  }
  printScores(scale, [...groups, ["all but the last two sets", all]]);
  // Larger data repeats the same vendors, so misses repeat too.
  if (scale === scales[0]) for (const line of misses) console.log(line);
  printTimes();
  times.clear();
}

async function timed<T>(name: string, run: () => Promise<T>): Promise<T> {
  const from = performance.now();
  const result = await run();
  const all = times.get(name) ?? [];
  times.set(name, [...all, performance.now() - from]);
  return result;
}

function missOf(group: string, words: string, answer: Listed, score: Score, judge: Judge): string {
  const place = score.reciprocal > 0 ? `first hit at ${Math.round(1 / score.reciprocal)}` : "no hit";
  const read = answer.instead === null ? "" : `, read as "${answer.instead}"`;
  const came = answer.keys.slice(0, 5).map((key) => judge.nameOf(key));
  const kind = score.at5 ? "low " : "MISS";
  return `  ${kind} ${group}: "${words}"${read}: ${place} of ${answer.total}; ${came.join(" · ") || "nothing"}`;
}

function printScores(scale: number, groups: readonly [string, Scores][]): void {
  console.log(`\n${scale}x data: success@5 and MRR`);
  row("", ["n", ...WAYS.flatMap((way) => [`${way} @5`, "MRR"])]);
  for (const [name, scores] of groups) {
    const cells = WAYS.flatMap((way) => [shareOf(scores[way], "at5"), shareOf(scores[way], "reciprocal")]);
    row(name, [String(scores.engine.length), ...cells.map((cell) => cell.toFixed(2))]);
  }
}

function printTimes(): void {
  console.log("\nOne query after the other, none of them asked before");
  row("", ["n", "p50 ms", "p95 ms", "max ms"]);
  for (const [name, unsorted] of times) {
    const sorted = unsorted.toSorted((a, b) => a - b);
    const at = (share: number) =>
      (sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))] ?? 0).toFixed(1);
    row(name, [String(sorted.length), at(0.5), at(0.95), at(1)]);
  }
}

function row(name: string, cells: readonly string[]): void {
  console.log(name.padEnd(26) + cells.map((cell) => cell.padStart(16)).join(""));
}
