import { log } from "@/server/core/log/log";
import type { Transaction } from "@/server/db/client";
import { inTransaction } from "@/server/db/transaction";
import { lockOrders } from "@/server/modules/sale/order/public";
import * as repo from "./repo-forget";
import { issueNow } from "./service";

/** Documents must be kept for five years after the vendor's financial year, which ends within twelve months of them. */
const YEARS = 6;

/**
 * Issues the outstanding documents of a couple that deletes its account, while its name is known. Documents are the
 * vendor's tax records: they keep the customer's name and address, but not the email address.
 */
export async function settleDocuments(
  tx: Transaction,
  { customerId, email }: { customerId: string; email: string },
): Promise<void> {
  const ids = await repo.orderIdsOf(tx, customerId);
  if (ids.length === 0) return;
  await lockOrders(tx, ids);
  for (const id of ids) await issueNow(tx, id);
  await repo.dropAddress(tx, ids, email);
}

/** Removes deleted accounts from documents that nobody has to keep any more. */
export async function eraseOldParties(now = new Date()): Promise<number> {
  const before = new Date(now);
  before.setUTCFullYear(before.getUTCFullYear() - YEARS);
  const erased = await inTransaction((tx) => repo.eraseParties(tx, before));
  if (erased > 0) log.info({ erased }, "old documents no longer name deleted accounts");
  return erased;
}
