import { and, asc, desc, eq, inArray, lt, max, sql } from "drizzle-orm";
import { PRODUCT_STATUS } from "@/contracts/catalogue/product/product";
import type { Db, Transaction } from "@/server/db/client";
import { product } from "@/server/db/schema/catalogue/product";
import { vendor } from "@/server/db/schema/catalogue/vendor";
import { orderEdit } from "@/server/db/schema/sale/edit";
import { order } from "@/server/db/schema/sale/order";

export type EditRow = typeof orderEdit.$inferSelect;
export type OrderRow = typeof order.$inferSelect;
export type Owner = { customerId: string } | { vendorId: string };

export async function findOrder(db: Db, orderId: string, owner: Owner): Promise<OrderRow | null> {
  const owned =
    "customerId" in owner ? eq(order.customerId, owner.customerId) : eq(order.vendorId, owner.vendorId);
  const [row] = await db
    .select()
    .from(order)
    .where(and(eq(order.id, orderId), owned));
  return row ?? null;
}

export async function editsOf(db: Db, orderId: string): Promise<EditRow[]> {
  return db.select().from(orderEdit).where(eq(orderEdit.orderId, orderId)).orderBy(desc(orderEdit.version));
}

/** Returns the order's open edit, locked. The order must be locked first. */
export async function lockOpenEdit(tx: Transaction, orderId: string): Promise<EditRow | null> {
  const [row] = await tx
    .select()
    .from(orderEdit)
    .where(and(eq(orderEdit.orderId, orderId), eq(orderEdit.state, "requested")))
    .for("no key update");
  return row ?? null;
}

export async function nextVersion(tx: Transaction, orderId: string): Promise<number> {
  const [row] = await tx
    .select({ version: max(orderEdit.version) })
    .from(orderEdit)
    .where(eq(orderEdit.orderId, orderId));
  return (row?.version ?? 0) + 1;
}

export async function insertEdit(tx: Transaction, values: typeof orderEdit.$inferInsert): Promise<void> {
  await tx.insert(orderEdit).values(values);
}

export async function decideEdit(
  tx: Transaction,
  editId: string,
  values: Pick<EditRow, "state" | "answer"> & { decidedAt: Date },
): Promise<void> {
  await tx.update(orderEdit).set(values).where(eq(orderEdit.id, editId));
}

/** Returns the orders with an open edit that was not answered in time. */
export async function expiredOrderIds(db: Db, now: Date, limit: number): Promise<string[]> {
  const rows = await db
    .select({ orderId: orderEdit.orderId })
    .from(orderEdit)
    .where(and(eq(orderEdit.state, "requested"), lt(orderEdit.expiresAt, now)))
    .limit(limit);
  return rows.map(({ orderId }) => orderId);
}

const forSale = and(
  eq(product.status, PRODUCT_STATUS.published),
  eq(product.enableSelling, true),
  eq(product.isVisibleOnProductPage, true),
);

const productColumns = {
  id: product.id,
  title: product.title,
  image: sql<string | null>`${product.images}[1]`,
  priceMetric: product.priceMetric,
  priceCents: product.priceCents,
  priceRules: product.priceRules,
  attributes: product.attributes,
  gstType: product.gstType,
  plusPlus: product.plusPlus,
};

/** Returns the products that the vendor sells, by title. */
export async function productsOf(db: Db, vendorId: string) {
  return db
    .select(productColumns)
    .from(product)
    .where(and(eq(product.vendorId, vendorId), forSale))
    .orderBy(asc(product.title), asc(product.id));
}

export async function findProducts(db: Db, vendorId: string, ids: string[]) {
  if (ids.length === 0) return [];
  return db
    .select(productColumns)
    .from(product)
    .where(and(eq(product.vendorId, vendorId), inArray(product.id, ids), forSale));
}

export async function findVendor(db: Db, vendorId: string) {
  const [row] = await db
    .select({ vendorName: vendor.vendorName, dailyCapacity: vendor.dailyCapacity })
    .from(vendor)
    .where(eq(vendor.id, vendorId));
  if (!row) throw new Error(`vendor ${vendorId} does not exist`);
  return row;
}
