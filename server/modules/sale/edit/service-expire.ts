import { log } from "@/server/core/log/log";
import { getDb, type Transaction } from "@/server/db/client";
import { inTransaction } from "@/server/db/transaction";
import { lockOrders, noteEvent } from "@/server/modules/sale/order/public";
import * as repo from "./repo";
import { mailEdit } from "./service-mail";

const BATCH = 200;

/** Expires edits that were not answered within 7 days. */
export async function expireOrderEdits(now = new Date()): Promise<number> {
  let expired = 0;
  for (const orderId of await repo.expiredOrderIds(await getDb(), now, BATCH)) {
    try {
      await inTransaction(async (tx) => {
        await lockOrders(tx, [orderId]);
        const edit = await repo.lockOpenEdit(tx, orderId);
        if (!edit || edit.expiresAt > now) return;
        await expire(tx, edit, now);
        await mailEdit(tx, orderId, "expired", { ...edit, text: "" });
        expired++;
      });
    } catch (error) {
      log.error({ err: error, orderId }, "order edit not expired, will be tried again");
    }
  }
  return expired;
}

/**
 * Ends the open edit of a locked order that can no longer be changed. Sends no mail, because the step itself is mailed.
 */
export async function closeEdits(tx: Transaction, orderId: string, now: Date): Promise<void> {
  const edit = await repo.lockOpenEdit(tx, orderId);
  if (edit) await expire(tx, edit, now);
}

async function expire(tx: Transaction, edit: repo.EditRow, now: Date): Promise<void> {
  await repo.decideEdit(tx, edit.id, { state: "expired", answer: "", decidedAt: now });
  await noteEvent(tx, edit.orderId, "edit_expired", { actor: "system", now });
}
