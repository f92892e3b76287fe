/**
 * `npm run events -- …`: lists events of the card processor that couldn't be posted to the ledger, and posts or
 * dismisses them.
 */
import "@/server/core/load-env";
import { formatMoney } from "@/lib/money";
import { connectHooks } from "@/server/hooks";
import { dismissEvent, listUnbooked, retryEvent } from "@/server/modules/sale/webhook/public";
import { errorMessage } from "@/tools/postgres/base/errors";
import { runDatabaseCommand, UsageError } from "./lib/database-command";

const USAGE = `npm run events -- COMMAND

  list                 list the card processor's events that couldn't be booked, oldest first, with the reason
  retry ID             book an event now
  dismiss ID "REASON"  close an event without booking it, when the ledger is right without it

DATABASE_URL and DATA_DIR select the database, as for Sayang itself.`;

await runDatabaseCommand(run);

async function run([command, id, ...words]: string[]): Promise<void> {
  const reason = words.join(" ").trim();
  if (command === "list" && id === undefined) return list();
  if (command === "retry" && id !== undefined && reason === "") return retry(id);
  if (command === "dismiss" && id !== undefined && reason !== "") return dismiss(id, reason);
  throw new UsageError(USAGE);
}

async function list(): Promise<void> {
  const cases = await listUnbooked();
  for (const { id, type, receivedAt, attempts, failure, cents, orderNumbers, ids } of cases) {
    const sum = cents === null ? "" : `  ${formatMoney(cents)}`;
    console.log(`${id}  ${type}${sum}  ${receivedAt.toISOString()}  tried ${attempts} times`);
    console.log(`    ${failure}`);
    console.log(`    orders: ${orderNumbers.join(", ") || "none"}`);
    for (const [name, value] of Object.entries(ids)) console.log(`    ${name}: ${value}`);
  }
  if (cases.length === 0) console.log("Every event is booked");
}

async function retry(id: string): Promise<void> {
  connectHooks();
  try {
    const found = await retryEvent(id);
    if (!found) process.exitCode = 1;
    console.log(found ? `${id} is booked` : `${id}: no event with this id waits`);
  } catch (error) {
    process.exitCode = 1;
    console.log(`${id} can't be booked: ${errorMessage(error)}`);
  }
}

async function dismiss(id: string, reason: string): Promise<void> {
  const found = await dismissEvent(id, reason);
  if (!found) process.exitCode = 1;
  console.log(found ? `${id} is dismissed` : `${id}: no event with this id waits`);
}
