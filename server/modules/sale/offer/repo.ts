import { coupleNames } from "@/server/db/couple-name";
import { and, asc, desc, eq, inArray, isNotNull, lt, ne } from "drizzle-orm";
import { PRODUCT_STATUS } from "@/contracts/catalogue/product/product";
import type { IsoDate } from "@/lib/dates";
import type { Db, Transaction } from "@/server/db/client";
import { category, productType } from "@/server/db/schema/catalogue/category";
import { product } from "@/server/db/schema/catalogue/product";
import { vendor } from "@/server/db/schema/catalogue/vendor";
import { customer } from "@/server/db/schema/identity/account";
import { offer } from "@/server/db/schema/sale/offer";
import { offerRoom } from "@/server/db/schema/sale/offer-room";
import { order } from "@/server/db/schema/sale/order";

export type OfferRow = typeof offer.$inferSelect;
export type Owner = { customerId: string } | { vendorId: string };
export type Sides = { roomId: string; customerId: string; vendorId: string };

const owned = (owner: Owner) =>
  "customerId" in owner ? eq(offer.customerId, owner.customerId) : eq(offer.vendorId, owner.vendorId);

export async function findSides(db: Db, roomId: string, owner: Owner): Promise<Sides | null> {
  const mine =
    "customerId" in owner
      ? eq(offerRoom.customerId, owner.customerId)
      : eq(offerRoom.vendorId, owner.vendorId);
  const [row] = await db
    .select({ roomId: offerRoom.id, customerId: offerRoom.customerId, vendorId: offerRoom.vendorId })
    .from(offerRoom)
    .where(and(eq(offerRoom.id, roomId), mine));
  return row ?? null;
}

export async function roomIdOf(
  db: Db,
  { customerId, vendorId }: Pick<OfferRow, "customerId" | "vendorId">,
): Promise<string> {
  const [row] = await db
    .select({ id: offerRoom.id })
    .from(offerRoom)
    .where(and(eq(offerRoom.customerId, customerId), eq(offerRoom.vendorId, vendorId)));
  return row?.id ?? "";
}

export type ProductRow = Awaited<ReturnType<typeof productsOf>>[number];

/** Returns a vendor's products, whether or not they are for sale, so that offers keep their names. */
export async function productsOf(db: Db, vendorId: string, ids: readonly string[]) {
  return db
    .select(productColumns)
    .from(product)
    .where(and(eq(product.vendorId, vendorId), inArray(product.id, [...ids])));
}

const productColumns = {
  id: product.id,
  title: product.title,
  images: product.images,
  priceMetric: product.priceMetric,
  priceCents: product.priceCents,
  priceRules: product.priceRules,
  attributes: product.attributes,
  gstType: product.gstType,
  plusPlus: product.plusPlus,
  addOns: product.addOns,
  status: product.status,
  level1Id: product.level1Id,
  level2Id: product.level2Id,
  level3Id: product.level3Id,
  productTypeId: product.productTypeId,
};

/** Returns the vendor's products that an offer can contain. */
export async function offerableProducts(db: Db, vendorId: string): Promise<ProductRow[]> {
  return db
    .select(productColumns)
    .from(product)
    .where(and(eq(product.vendorId, vendorId), eq(product.status, PRODUCT_STATUS.published)))
    .orderBy(asc(product.title), asc(product.id));
}

/** Returns the names of product types and categories by their ids. */
export async function familyNames(db: Db, ids: readonly string[]): Promise<Map<string, string>> {
  const types = await db
    .select({ id: productType.id, name: productType.name })
    .from(productType)
    .where(inArray(productType.id, [...ids]));
  const categories = await db
    .select({ id: category.id, name: category.name })
    .from(category)
    .where(inArray(category.id, [...ids]));
  return new Map([...types, ...categories].map(({ id, name }) => [id, name]));
}

export async function findVendor(db: Db, vendorId: string) {
  const [row] = await db
    .select({
      id: vendor.id,
      vendorName: vendor.vendorName,
      status: vendor.status,
      enableSelling: vendor.enableSelling,
      dailyCapacity: vendor.dailyCapacity,
      paymentPolicy: vendor.paymentPolicy,
    })
    .from(vendor)
    .where(eq(vendor.id, vendorId));
  if (!row) throw new Error("an offer has a vendor");
  return row;
}

export async function findCouple(db: Db, customerId: string) {
  const [row] = await db
    .select({
      ...coupleNames,
      weddingDate: customer.weddingDate,
    })
    .from(customer)
    .where(eq(customer.id, customerId));
  if (!row) throw new Error("an offer has a couple");
  return row;
}

/** Returns the offers of a conversation, latest first. */
export async function offersBetween(db: Db, { customerId, vendorId }: Sides): Promise<OfferRow[]> {
  return db
    .select()
    .from(offer)
    .where(and(eq(offer.customerId, customerId), eq(offer.vendorId, vendorId)))
    .orderBy(desc(offer.createdAt), desc(offer.id));
}

export async function offersByIds(db: Db, ids: readonly string[]): Promise<OfferRow[]> {
  return ids.length === 0
    ? []
    : db
        .select()
        .from(offer)
        .where(inArray(offer.id, [...ids]));
}

export async function openOffer(
  db: Db,
  { customerId, vendorId }: Sides,
  familyId: string,
): Promise<OfferRow | null> {
  const [row] = await db
    .select()
    .from(offer)
    .where(isOpenOf(customerId, vendorId, familyId));
  return row ?? null;
}

const isOpenOf = (customerId: string, vendorId: string, familyId: string) =>
  and(
    eq(offer.customerId, customerId),
    eq(offer.vendorId, vendorId),
    eq(offer.familyId, familyId),
    eq(offer.state, "open"),
  );

export async function lockOpenOffer(
  tx: Transaction,
  { customerId, vendorId }: Sides,
  familyId: string,
): Promise<OfferRow | null> {
  const [row] = await tx
    .select()
    .from(offer)
    .where(isOpenOf(customerId, vendorId, familyId))
    .for("update");
  return row ?? null;
}

export async function lockOffer(tx: Transaction, id: string, owner: Owner): Promise<OfferRow | null> {
  const [row] = await tx
    .select()
    .from(offer)
    .where(and(eq(offer.id, id), owned(owner)))
    .for("update");
  return row ?? null;
}

/** Locks the offers in the order of their ids, the same for every caller. */
export async function lockOffers(tx: Transaction, ids: readonly string[]): Promise<void> {
  if (ids.length === 0) return;
  await tx
    .select({ id: offer.id })
    .from(offer)
    .where(inArray(offer.id, [...ids]))
    .orderBy(offer.id)
    .for("update");
}

export async function insertOffer(tx: Transaction, values: typeof offer.$inferInsert): Promise<void> {
  await tx.insert(offer).values(values);
}

export async function updateOffer(
  tx: Transaction,
  id: string,
  values: Partial<Pick<OfferRow, "state" | "holdId" | "heldUntil" | "changeWords" | "changeAskedAt">>,
): Promise<void> {
  await tx.update(offer).set(values).where(eq(offer.id, id));
}

/** Returns the uncancelled orders placed from the offers. `sent` is null until the vendor can see the order. */
export async function ordersFrom(
  db: Db,
  offerIds: readonly string[],
): Promise<{ id: string; offerId: string | null; sent: Date | null }[]> {
  if (offerIds.length === 0) return [];
  return db
    .select({ id: order.id, offerId: order.offerId, sent: order.answerBy })
    .from(order)
    .where(and(inArray(order.offerId, [...offerIds]), ne(order.state, "cancelled")));
}

export async function offerOfOrder(tx: Transaction, orderId: string): Promise<OfferRow | null> {
  const [found] = await tx
    .select({ offerId: order.offerId })
    .from(order)
    .where(and(eq(order.id, orderId), isNotNull(order.offerId)));
  if (!found?.offerId) return null;
  const [row] = await tx.select().from(offer).where(eq(offer.id, found.offerId)).for("update");
  return row ?? null;
}

/** Returns open offers whose last day has passed. */
export async function lapsedOffers(db: Db, today: IsoDate, limit: number): Promise<OfferRow[]> {
  return db
    .select()
    .from(offer)
    .where(and(eq(offer.state, "open"), lt(offer.validUntil, today)))
    .orderBy(asc(offer.validUntil))
    .limit(limit);
}

export async function openOfferIds(db: Db, vendorId: string): Promise<string[]> {
  const rows = await db
    .select({ id: offer.id })
    .from(offer)
    .where(and(eq(offer.vendorId, vendorId), eq(offer.state, "open")))
    .orderBy(asc(offer.id));
  return rows.map(({ id }) => id);
}
