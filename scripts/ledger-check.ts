/**
 * `npm run ledger:check`: checks that the ledger is consistent, and prints the accounts. Exits with 1 when it is not.
 */
import "@/server/core/load-env";
import { EnvError } from "@/lib/env";
import { formatMoney } from "@/lib/money";
import { disconnect, getDb } from "@/server/db/client";
import { checkLedger, readBooks } from "@/server/modules/sale/reconciliation/public";
import { EmbeddedPostgresError, errorMessage } from "@/tools/postgres/base/errors";

const HOLDERS = {
  gateway: "at the card processor",
  order: "held for orders",
  vendor: "owed to vendors",
  commission: "earned by Sayang",
  voucher: "on gift vouchers",
  credit: "as store credit",
} as const;

try {
  await run();
} catch (error) {
  const known = [EnvError, EmbeddedPostgresError].some((kind) => error instanceof kind);
  console.error(known ? errorMessage(error) : error);
  process.exitCode = 1;
} finally {
  await disconnect();
}

async function run(): Promise<void> {
  const db = await getDb();
  const { accounts, orders, postings, vouchers } = await readBooks(db);
  for (const { account, cents, holders, entries } of accounts) {
    const of = holders > 0 ? ` of ${holders}` : "";
    console.log(`${formatMoney(cents).padStart(18)}  ${HOLDERS[account]}${of} (${entries} entries)`);
  }
  const complaints = await checkLedger(db);
  for (const complaint of complaints) console.error(complaint);
  console.log(
    complaints.length === 0
      ? `The books agree: ${orders} orders, ${vouchers} vouchers, ${postings} postings.`
      : `${complaints.length} disagreements.`,
  );
  if (complaints.length > 0) process.exitCode = 1;
}
