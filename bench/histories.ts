/**
 * `npm run bench:histories -- [histories] [seed] [processes] [minutes]`: random histories of couples and vendors, on a
 * database of their own, in this process or, with 2, in turn in this and another one. Stops after so many minutes. Prints what was answered to each act. Ends with 1 at the first history after which something is wrong, and
 * prints the shortest one that shows it.
 */
import { chmodSync, mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { sql } from "drizzle-orm";
import fc from "fast-check";
import type { ApiProcess } from "@/tests/setup/processes/start-process";

const runs = Number(process.argv[2] ?? 10_000);
const seed = Number(process.argv[3] ?? Date.now() % 2 ** 31);
const processes = Number(process.argv[4] ?? 1);
const minutes = Number(process.argv[5] ?? 0);

const home = mkdtempSync(path.join(tmpdir(), "sayang-bench-histories-"));
// PostgreSQL's user must pass through.
chmodSync(home, 0o711);
// The log and the settings are read where they are imported.
Object.assign(process.env, {
  DATA_DIR: home,
  DATABASE_URL: "",
  THROTTLE_SCALE: "1000",
  LOG_LEVEL: "silent",
});

const { connect, DEADLINES, disconnect } = await import("@/server/db/client");
const { connectHooks } = await import("@/server/hooks");
const { shopOn } = await import("@/tests/setup/shop");
const { startApiProcess } = await import("@/tests/setup/processes/start-process");
const { histories, replay } = await import("@/tests/histories/replay");
const { readBooks } = await import("@/server/modules/sale/reconciliation/public");
const { removePostgres } = await import("@/tools/postgres/remove-postgres");

const counts = new Map<string, number>();
let done = 0;
let other: ApiProcess | undefined;
try {
  const { db, pool } = await connect(DEADLINES);
  connectHooks();
  other = processes > 1 ? await startApiProcess(pool.options) : undefined;
  const shop = shopOn({ db: () => db, pool: () => pool }, other);
  shop.receiveWebhooks();
  await fc.assert(
    fc.asyncProperty(histories, async (history) => {
      const outcome = await replay(shop, history);
      for (const [key, count] of outcome.counts) counts.set(key, (counts.get(key) ?? 0) + count);
      process.stdout.write(`\r${++done} of ${runs}, seed ${seed} `);
      if (outcome.complaints.length > 0) throw new Error(outcome.complaints.join("\n"));
    }),
    {
      ...{ numRuns: runs, seed },
      ...(minutes > 0 && { interruptAfterTimeLimit: minutes * 60_000, markInterruptAsFailure: false }),
    },
  );
  const { accounts, orders, postings, vouchers } = await readBooks(db);
  console.log(`\n${orders} orders, ${postings} postings, ${vouchers} vouchers`);
  for (const { account, cents, holders } of accounts) {
    console.log(`${(cents / 100).toFixed(2).padStart(16)}  ${account} (${holders})`);
  }
  const { rows } = await db.execute<{ what: string; count: number }>(sql`
    select 'orders ' || state as what, count(*)::int from "order" group by 1
    union all select 'payouts ' || state, count(*)::int from payout group by 1
    union all select 'reviews', count(*)::int from review
    union all select 'items with extras', count(*)::int from order_item where add_ons <> '[]' order by 1`);
  for (const { what, count } of rows) console.log(`${String(count).padStart(8)}  ${what}`);
} catch (error) {
  console.error("\n", error);
  process.exitCode = 1;
} finally {
  await other?.stop();
  await disconnect();
  await removePostgres({ dataDir: path.join(home, "postgres") });
  rmSync(home, { recursive: true, force: true });
}

console.log(`\n${done} histories, seed ${seed}, ${processes === 1 ? "one process" : "two processes"}`);
for (const [key, count] of [...counts].sort(([a], [b]) => a.localeCompare(b))) {
  console.log(`${String(count).padStart(8)}  ${key}`);
}
