/**
 * `npm run bench:lists -- [scale ...]`: the response time of each list of a busy shop and a busy couple at 1x and 100x
 * data, for the first and last page, a search and a filter, and which of them read a large table completely. Calls run
 * one after another, through the API in process. BENCH_DATA names a folder with seeded data to reuse in later runs.
 */
import path from "node:path";
import { Product } from "./lib/product";
import { COUPLE_EMAIL, listCalls, type Measured, VENDOR_EMAIL } from "./lib/lists/measure";
import { fill } from "./lib/lists/fill";
import { watchQueries } from "./lib/lists/plans";

/** Figures above this, or above three times the 1x figure, are marked. */
const MOST_MS = 60;
const MOST_TIMES = 3;
/** Below this, a ratio is meaningless. */
const LEAST_MS = 10;

const scales = process.argv.length > 2 ? process.argv.slice(2).map(Number) : [1, 100];
const found = new Map<string, Map<number, Measured>>();
watchQueries();
for (const scale of scales) {
  const folder = process.env.BENCH_DATA && path.resolve(process.env.BENCH_DATA, `${scale}x`);
  const product = await Product.prepare(`lists-${scale}x`, folder);
  try {
    await product.seed(scale);
    Object.assign(process.env, product.env, { LOG_LEVEL: "silent", THROTTLE_SCALE: "1000" });
    const { connect, disconnect } = await import("@/server/db/client");
    const { clearCache } = await import("@/server/core/cache");
    const { pool } = await connect();
    const { rowCount } = await pool.query("select 1 from account where email = 'busy1@bench.test'");
    if (!rowCount) await fill(pool, scale, { vendorEmail: VENDOR_EMAIL, coupleEmail: COUPLE_EMAIL });
    for await (const [name, measured] of listCalls(pool)) {
      found.set(name, (found.get(name) ?? new Map<number, Measured>()).set(scale, measured));
    }
    clearCache();
    await disconnect();
  } finally {
    await product.dispose({ keep: Boolean(folder) });
  }
}
print();

function print(): void {
  const [first = 1] = scales;
  const heads = scales.flatMap((scale) => [`rows ${scale}x`, `p50 ${scale}x`, `p95 ${scale}x`]);
  line("ms, one call after the other", [...heads, "reads whole"]);
  for (const [name, byScale] of found) {
    const base = byScale.get(first);
    const cells = scales.flatMap((scale) => {
      const { rows, p50, p95 } = byScale.get(scale) ?? { rows: null, p50: 0, p95: 0 };
      const slow = p95 > MOST_MS || (base && p95 > LEAST_MS && p95 > MOST_TIMES * base.p95);
      return [rows === null ? "" : String(rows), p50.toFixed(1), `${p95.toFixed(1)}${slow ? " *" : ""}`];
    });
    line(name, [...cells, (byScale.get(scales.at(-1) ?? 1)?.scans ?? []).join(", ")]);
  }
}

function line(name: string, cells: readonly string[]): void {
  console.log(name.padEnd(52) + cells.map((cell) => cell.padStart(12)).join(""));
}
