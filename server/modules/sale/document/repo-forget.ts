import { and, asc, eq, inArray, like, lt, sql } from "drizzle-orm";
import { DELETED_NAME, deletedAddress } from "@/server/core/deleted-account";
import type { Transaction } from "@/server/db/client";
import { account } from "@/server/db/schema/identity/account";
import { saleDocument } from "@/server/db/schema/sale/document";
import { order } from "@/server/db/schema/sale/order";

export async function orderIdsOf(tx: Transaction, customerId: string): Promise<string[]> {
  const rows = await tx
    .select({ id: order.id })
    .from(order)
    .where(eq(order.customerId, customerId))
    .orderBy(asc(order.id));
  return rows.map(({ id }) => id);
}

/** Removes the email address from documents: invoices require the customer's name and address, but not that. */
export async function dropAddress(tx: Transaction, orderIds: string[], email: string): Promise<void> {
  const lines = sql`${saleDocument.content} #> '{customer,lines}'`;
  await tx
    .update(saleDocument)
    .set({
      content: sql`jsonb_set(${saleDocument.content}, '{customer,lines}', (${lines}) - ${email}::text)`,
    })
    .where(inArray(saleDocument.orderId, orderIds));
}

/** Removes the person from documents dated before `before` whose account is deleted. Returns how many. */
export async function eraseParties(tx: Transaction, before: Date): Promise<number> {
  const party = { name: DELETED_NAME, lines: [] };
  const orders = tx
    .select({ id: order.id })
    .from(order)
    .innerJoin(account, eq(account.id, order.customerId))
    .where(like(account.email, deletedAddress("%")));
  const rows = await tx
    .update(saleDocument)
    .set({ content: sql`jsonb_set(${saleDocument.content}, '{customer}', ${JSON.stringify(party)}::jsonb)` })
    .where(
      and(
        inArray(saleDocument.orderId, orders),
        lt(saleDocument.createdAt, before),
        sql`${saleDocument.content} #>> '{customer,name}' <> ${DELETED_NAME}`,
      ),
    )
    .returning({ id: saleDocument.id });
  return rows.length;
}
