import { and, asc, eq, inArray, like, lt } from "drizzle-orm";
import { deletedAddress } from "@/server/core/deleted-account";
import type { Db, Transaction } from "@/server/db/client";
import { vendor } from "@/server/db/schema/catalogue/vendor";
import { account } from "@/server/db/schema/identity/account";
import { agreement } from "@/server/db/schema/sale/agreement";
import { orderEdit } from "@/server/db/schema/sale/edit";
import { offer } from "@/server/db/schema/sale/offer";
import { order } from "@/server/db/schema/sale/order";

export type OrderRow = typeof order.$inferSelect;
export type VendorRow = typeof vendor.$inferSelect;
export type OfferRow = typeof offer.$inferSelect;
export type EditRow = typeof orderEdit.$inferSelect;
export type Owner = { customerId: string } | { vendorId: string };

export async function findOrder(tx: Transaction, orderId: string) {
  const [row] = await tx
    .select({ order, vendor, offer })
    .from(order)
    .innerJoin(vendor, eq(vendor.id, order.vendorId))
    .leftJoin(offer, eq(offer.id, order.offerId))
    .where(eq(order.id, orderId));
  return row ?? null;
}

export async function acceptedEdits(tx: Transaction, orderId: string): Promise<EditRow[]> {
  return tx
    .select()
    .from(orderEdit)
    .where(and(eq(orderEdit.orderId, orderId), eq(orderEdit.state, "accepted")))
    .orderBy(asc(orderEdit.version));
}

const listed = {
  id: agreement.id,
  orderId: agreement.orderId,
  number: agreement.number,
  editId: agreement.editId,
  sha256: agreement.sha256,
  agreedAt: agreement.agreedAt,
};
export type ListedRow = Omit<typeof agreement.$inferSelect, "file" | "size">;

/** Returns the files of an order without their bytes, in the order in which they were agreed. */
export async function filesOf(db: Db, orderId: string): Promise<ListedRow[]> {
  return db
    .select(listed)
    .from(agreement)
    .where(eq(agreement.orderId, orderId))
    .orderBy(asc(agreement.number));
}

export async function insertFile(tx: Transaction, values: typeof agreement.$inferInsert): Promise<void> {
  await tx.insert(agreement).values(values);
}

export async function findFile(db: Db, id: string, owner: Owner) {
  const owned =
    "customerId" in owner ? eq(order.customerId, owner.customerId) : eq(order.vendorId, owner.vendorId);
  const [row] = await db
    .select({ file: agreement.file, number: agreement.number, order })
    .from(agreement)
    .innerJoin(order, eq(order.id, agreement.orderId))
    .where(and(eq(agreement.id, id), owned));
  return row ?? null;
}

export async function orderIdsOf(tx: Transaction, customerId: string): Promise<string[]> {
  const rows = await tx
    .select({ id: order.id })
    .from(order)
    .where(eq(order.customerId, customerId))
    .orderBy(asc(order.id));
  return rows.map(({ id }) => id);
}

/** Deletes the files from before `before` of couples whose account is deleted. Returns how many. */
export async function eraseFiles(tx: Transaction, before: Date): Promise<number> {
  const orders = tx
    .select({ id: order.id })
    .from(order)
    .innerJoin(account, eq(account.id, order.customerId))
    .where(like(account.email, deletedAddress("%")));
  const { rowCount } = await tx
    .delete(agreement)
    .where(and(inArray(agreement.orderId, orders), lt(agreement.agreedAt, before)));
  return rowCount ?? 0;
}
