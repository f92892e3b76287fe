/**
 * `npm run bench:histories -- [histories] [seed] [processes] [minutes]`: random histories of couples and vendors in
 * blocks, each with a database and a seed of its own, in this process or, with 2, in turn in this and another one.
 * Stops after so many minutes. Prints what was answered to each act. Ends with 1 at the first history after which
 * something is wrong, and prints the seed of its block and the shortest history that shows it.
 */
import { chmodSync, mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { sql } from "drizzle-orm";
import fc from "fast-check";

const [runs = 10_000, seed = Date.now() % 2 ** 31, processes = 1, minutes = 0] = process.argv
  .slice(2)
  .map(Number);
/** The whole ledger is checked after each history: a database that only grew would make that ever slower. */
const BLOCK = processes === 1 ? 10 : 100;

/** For looking for a shorter history that shows the same. */
const SHRINK_MS = 90_000;

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

const { connect, disconnect } = await import("@/server/db/client");
const { connectHooks } = await import("@/server/hooks");
const { clearCache } = await import("@/server/core/cache");
const { shopOn } = await import("@/tests/setup/shop");
const { testDatabase } = await import("@/tests/setup/database");
const { startApiProcess } = await import("@/tests/setup/processes/start-process");
const { histories, replay } = await import("@/tests/histories/replay");
const { readBooks } = await import("@/server/modules/sale/reconciliation/public");
const { removePostgres } = await import("@/tools/postgres/remove-postgres");

const counts = new Map<string, number>();
const count = (key: string, n: number) => counts.set(key, (counts.get(key) ?? 0) + n);
const outcomes = new Map<string, number>();
const accounts = new Map<string, number>();
const started = Date.now();
const isOver = () => minutes > 0 && Date.now() - started > minutes * 60_000;
let done = 0;
let failedAt: number | undefined;

async function playBlock(blockSeed: number, numRuns: number): Promise<void> {
  const database = await testDatabase();
  const { db, pool, config } = database;
  const shared = globalThis as typeof globalThis & { sayangConnection?: Promise<object> };
  shared.sayangConnection = Promise.resolve(database);
  clearCache();
  const other = processes > 1 ? await startApiProcess(config) : undefined;
  try {
    const shop = shopOn({ db: () => db, pool: () => pool }, other);
    shop.receiveWebhooks();
    await fc.assert(
      fc.asyncProperty(histories, async (history) => {
        if (isOver() || (failedAt && Date.now() - failedAt > SHRINK_MS)) return;
        const outcome = await replay(shop, history);
        for (const [key, n] of outcome.counts) count(key, n);
        if (!failedAt) process.stdout.write(`\r${++done} of ${runs}, seed ${blockSeed} `);
        if (outcome.complaints.length === 0) return;
        if (!failedAt) console.error("\n", outcome.complaints, JSON.stringify(history));
        failedAt ??= Date.now();
        throw new Error(outcome.complaints.join("\n"));
      }),
      { numRuns, seed: blockSeed },
    );
    for (const { account, cents } of (await readBooks(db)).accounts) {
      accounts.set(account, (accounts.get(account) ?? 0) + cents);
    }
    const { rows } = await db.execute<{ what: string; count: number }>(sql`
      select 'orders ' || state as what, count(*)::int from "order" group by 1
      union all select 'cancellations ' || state, count(*)::int from cancellation group by 1
      union all select 'changes ' || state, count(*)::int from order_edit group by 1
      union all select 'payouts ' || state, count(*)::int from payout group by 1
      union all select 'refunds', count(*)::int from refund
      union all select 'postings', count(distinct posting_id)::int from ledger_entry
      union all select 'reviews', count(*)::int from review
      union all select 'items with extras', count(*)::int from order_item where add_ons <> '[]'`);
    for (const row of rows) outcomes.set(row.what, (outcomes.get(row.what) ?? 0) + row.count);
  } finally {
    await other?.stop();
    await database.close();
  }
}

function print(what: ReadonlyMap<string, number>): void {
  for (const [key, n] of [...what].sort(([a], [b]) => a.localeCompare(b))) {
    console.log(`${String(n).padStart(8)}  ${key}`);
  }
}

try {
  const { host, port, user, password, database } = (await connect()).pool.options;
  await disconnect();
  connectHooks();
  process.env.SAYANG_TEST_DATABASE = JSON.stringify({
    server: { host, port, user, password, database: "postgres" },
    template: database,
    run: "bench",
  });
  const spent = process.cpuUsage();
  for (let block = 0; done < runs && !isOver(); block++) {
    await playBlock(seed + block, Math.min(BLOCK, runs - done));
  }
  const { user: own, system } = process.cpuUsage(spent);
  console.log("");
  print(outcomes);
  print(new Map([...accounts].map(([account, cents]) => [`cents: ${account}`, cents])));
  const perHistory = (ms: number) => `${(ms / done / 1000).toFixed(2)} s`;
  console.log(
    `a history takes ${perHistory(Date.now() - started)}, of it in this process ${perHistory((own + system) / 1000)}`,
  );
} catch (error) {
  console.error("\n", error);
  process.exitCode = 1;
} finally {
  await disconnect().catch(() => undefined);
  await removePostgres({ dataDir: path.join(home, "postgres") });
  rmSync(home, { recursive: true, force: true });
}

console.log(`\n${done} histories from seed ${seed}, ${processes === 1 ? "one process" : "two processes"}`);
print(counts);
