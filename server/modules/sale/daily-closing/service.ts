import { addDays, type IsoDate, todayInSingapore } from "@/lib/dates";
import type { Transaction } from "@/server/db/client";
import { inTransaction } from "@/server/db/transaction";
import * as repo from "./repo";

/**
 * Closes the ledger up to and including yesterday in Singapore, one day after the other from the day of its first
 * entry. Returns the number of days closed. A closed day never changes: an entry that was committed later is in the
 * next closing.
 */
export async function closeLedger(now = new Date()): Promise<number> {
  const yesterday = addDays(todayInSingapore(now), -1);
  for (let closed = 0; ; closed++) {
    if (!(await inTransaction((tx) => closeNextDay(tx, yesterday, now)))) return closed;
  }
}

async function closeNextDay(tx: Transaction, until: IsoDate, now: Date): Promise<boolean> {
  await repo.lockClosings(tx);
  const previous = await repo.lastClosedDay(tx);
  const day = previous ? addDays(previous, 1) : await repo.firstDay(tx);
  if (!day || day > until) return false;
  await repo.writeClosing(tx, day, previous, now);
  return true;
}
