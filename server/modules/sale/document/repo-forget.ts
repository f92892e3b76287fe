import { eq, inArray, sql } from "drizzle-orm";
import { DELETED_NAME } from "@/server/core/deleted-account";
import type { Transaction } from "@/server/db/client";
import { saleDocument } from "@/server/db/schema/sale/document";
import { order } from "@/server/db/schema/sale/order";

/** Takes the person out of the documents of a couple's orders, which stay as part of the accounts. */
export async function forgetParty(tx: Transaction, { customerId }: { customerId: string }): Promise<void> {
  const party = JSON.stringify({ name: DELETED_NAME, lines: [] });
  const orders = tx.select({ id: order.id }).from(order).where(eq(order.customerId, customerId));
  await tx
    .update(saleDocument)
    .set({ paper: sql`jsonb_set(${saleDocument.paper}, '{customer}', ${party}::jsonb)` })
    .where(inArray(saleDocument.orderId, orders));
}
