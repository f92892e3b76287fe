/** `npm run refunds -- …`: lists failed refunds, and retries them. */
import "@/server/core/load-env";
import { formatMoney } from "@/lib/money";
import { getDb } from "@/server/db/client";
import { listFailedRefunds, retryRefund } from "@/server/modules/sale/refund/public";
import { runDatabaseCommand, UsageError } from "./lib/database-command";

const USAGE = `npm run refunds -- COMMAND

  list          list failed refunds, latest first: refused, sent back by a bank, or the processor wasn't reached
  retry ID...   send them again, with all their attempts

DATABASE_URL and DATA_DIR select the database, as for Sayang itself.`;

const UUID = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/i;

await runDatabaseCommand(run);

async function run([command, ...ids]: string[]): Promise<void> {
  if (command === "list" && ids.length === 0) return list();
  if (command === "retry" && ids.length > 0) return retry(ids);
  throw new UsageError(USAGE);
}

async function list(): Promise<void> {
  const refunds = await listFailedRefunds(await getDb());
  for (const { id, orderId, amountCents, reason, failure, failedAt } of refunds) {
    console.log(`${id}  ${formatMoney(amountCents)}  ${failedAt.toISOString()}  order ${orderId}`);
    console.log(`    ${reason}: ${failure}`);
  }
  if (refunds.length === 0) console.log("No failed refunds");
}

async function retry(ids: string[]): Promise<void> {
  const wrong = ids.find((id) => !UUID.test(id));
  if (wrong !== undefined) throw new UsageError(`${wrong} is not the id of a refund`);
  for (const id of ids) {
    const found = await retryRefund(id);
    if (!found) process.exitCode = 1;
    console.log(found ? `${id} is sent again` : `${id}: no failed refund has this id`);
  }
}
