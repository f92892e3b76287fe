/** Plays the blocks of histories that its parent sends (bench/histories.ts), each on a separate database. */
import { sql } from "drizzle-orm";
import fc from "fast-check";
import { clearCache } from "@/server/core/cache";
import { connectHooks } from "@/server/hooks";
import { readBooks } from "@/server/modules/sale/reconciliation/public";
import { histories, replay } from "@/tests/histories/replay";
import { testDatabase } from "@/tests/setup/database";
import { startApiProcess } from "@/tests/setup/processes/start-process";
import { shopOn } from "@/tests/setup/shop";
import type { Block, Said } from "./block";

/** Time limit for finding a shorter history that reproduces the violation. */
const SHRINK_MS = 90_000;

const say = (said: Said) => process.send?.(said);

async function play({ seed, histories: numRuns, processes, until }: Block): Promise<Said> {
  const spent = process.cpuUsage();
  const counts = new Map<string, number>();
  let [played, failedAt, failure] = [0, 0, ""];
  const isOver = () => (until > 0 && Date.now() > until) || (failedAt && Date.now() - failedAt > SHRINK_MS);
  const database = await testDatabase();
  const shared = globalThis as typeof globalThis & { sayangConnection?: Promise<object> };
  shared.sayangConnection = Promise.resolve(database);
  clearCache();
  const { db, pool, config } = database;
  const other = processes > 1 ? await startApiProcess(config) : undefined;
  try {
    const shop = shopOn({ db: () => db, pool: () => pool }, other);
    shop.receiveWebhooks();
    const holds = fc.asyncProperty(histories, async (history) => {
      if (isOver()) return;
      const outcome = await replay(shop, history);
      for (const [key, n] of outcome.counts) counts.set(key, (counts.get(key) ?? 0) + n);
      if (outcome.complaints.length === 0) {
        if (!failedAt) say({ played: ++played, seed });
        return;
      }
      if (!failedAt) console.error("\n", outcome.complaints, JSON.stringify(history));
      failedAt ||= Date.now();
      throw new Error(outcome.complaints.join("\n"));
    });
    await fc.assert(holds, { numRuns, seed }).catch((error: unknown) => (failure = String(error)));
    const { user, system } = process.cpuUsage(spent);
    return {
      failure,
      counts: [...counts],
      outcomes: await outcomesOf(db),
      accounts: (await readBooks(db)).accounts.map(({ account, cents }) => [account, cents]),
      cpuMs: (user + system) / 1000,
    };
  } finally {
    await other?.stop();
    await database.close();
  }
}

async function outcomesOf(db: Awaited<ReturnType<typeof testDatabase>>["db"]): Promise<[string, number][]> {
  const { rows } = await db.execute<{ what: string; count: number }>(sql`
    select 'orders ' || state as what, count(*)::int from "order" group by 1
    union all select 'cancellations ' || state, count(*)::int from cancellation group by 1
    union all select 'changes ' || state, count(*)::int from order_edit group by 1
    union all select 'payouts ' || state, count(*)::int from payout group by 1
    union all select 'refunds', count(*)::int from refund
    union all select 'disputes ' || state, count(*)::int from dispute group by 1
    union all select 'postings', count(distinct posting_id)::int from ledger_entry
    union all select 'reviews', count(*)::int from review
    union all select 'items with extras', count(*)::int from order_item where add_ons <> '[]'`);
  return rows.map(({ what, count }) => [what, count]);
}

connectHooks();
process.on("message", (block: Block) => void play(block).then(say));
process.once("disconnect", () => process.exit());
