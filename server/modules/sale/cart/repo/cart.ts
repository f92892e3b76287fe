import { and, asc, count, eq, inArray, isNull, ne, sql } from "drizzle-orm";
import type { Meal } from "@/contracts/catalogue/price/meal";
import type { StoredPriceRule } from "@/contracts/catalogue/price/price-rule";
import {
  type OpenHours,
  PRODUCT_STATUS,
  type ProductAttribute,
  type ProductStatus,
  type StoredAddOn,
} from "@/contracts/catalogue/product/product";
import type { ChosenAddOn } from "@/contracts/sale/cart";
import type { PaymentPolicy } from "@/contracts/catalogue/vendor/vendor";
import type { VendorStatus } from "@/contracts/identity/vendor-account";
import type { GstType } from "@/lib/money";
import type { Db, Transaction } from "@/server/db/client";
import { prepared } from "@/server/db/prepared";
import { account, customer } from "@/server/db/schema/identity/account";
import { cartLine } from "@/server/db/schema/sale/cart";
import { offer } from "@/server/db/schema/sale/offer";
import type { OfferRow } from "@/server/modules/sale/offer/public";
import { product } from "@/server/db/schema/catalogue/product";
import { vendor } from "@/server/db/schema/catalogue/vendor";

export type Shopper = { email: string; weddingDate: string | null; emailVerifiedAt: Date | null };

/** A line with everything that its price and rules depend on. */
export type LineRow = {
  id: string;
  quantity: number;
  eventDate: string | null;
  meal: Meal | null;
  seenCents: number;
  note: string;
  addOns: ChosenAddOn[];
  /** The offer that it belongs to, or null. */
  offer: Pick<OfferRow, "id" | "state" | "validUntil" | "items" | "paymentPolicy"> | null;
  offerPosition: number | null;
  product: {
    id: string;
    title: string;
    status: ProductStatus;
    enableSelling: boolean;
    isVisibleOnProductPage: boolean;
    priceCents: number;
    priceRules: StoredPriceRule[];
    attributes: ProductAttribute[];
    gstType: GstType;
    plusPlus: boolean;
    priceMetric: string;
    enableMinMaxRule: boolean;
    minQty: number | null;
    maxQty: number | null;
    minPricingCents: number | null;
    maxPricingCents: number | null;
    customOffDays: string[];
    openHours: OpenHours | null;
    addOns: StoredAddOn[];
    images: string[];
    level1Id: string;
    level2Id: string | null;
    level3Id: string | null;
    productTypeId: string | null;
  };
  vendor: {
    id: string;
    vendorName: string;
    profileImage: string | null;
    status: VendorStatus;
    enableSelling: boolean;
    dailyCapacity: number;
    offDays: string[];
    commissionBps: number;
    paymentPolicy: PaymentPolicy;
  };
};

const shopperColumns = {
  email: account.email,
  weddingDate: customer.weddingDate,
  emailVerifiedAt: account.emailVerifiedAt,
};

const shopper = prepared((db) =>
  db
    .select(shopperColumns)
    .from(customer)
    .innerJoin(account, eq(account.id, customer.id))
    .where(eq(customer.id, sql.placeholder("customerId"))),
);

export async function findShopper(db: Db, customerId: string): Promise<Shopper | null> {
  const [row] = await shopper(db, { customerId });
  return row ?? null;
}

/** Returns the products of all lines, and their offers. */
export async function idsOf(
  db: Db,
  customerId: string,
): Promise<{ productId: string; offerId: string | null }[]> {
  return db
    .select({ productId: cartLine.productId, offerId: cartLine.offerId })
    .from(cartLine)
    .where(eq(cartLine.customerId, customerId));
}

const listedColumns = {
  product: {
    id: product.id,
    title: product.title,
    status: product.status,
    enableSelling: product.enableSelling,
    isVisibleOnProductPage: product.isVisibleOnProductPage,
    priceCents: product.priceCents,
    priceRules: product.priceRules,
    attributes: product.attributes,
    gstType: product.gstType,
    plusPlus: product.plusPlus,
    priceMetric: product.priceMetric,
    enableMinMaxRule: product.enableMinMaxRule,
    minQty: product.minQty,
    maxQty: product.maxQty,
    minPricingCents: product.minPricingCents,
    maxPricingCents: product.maxPricingCents,
    customOffDays: product.customOffDays,
    openHours: product.openHours,
    addOns: product.addOns,
    images: product.images,
    level1Id: product.level1Id,
    level2Id: product.level2Id,
    level3Id: product.level3Id,
    productTypeId: product.productTypeId,
  },
  vendor: {
    id: vendor.id,
    vendorName: vendor.vendorName,
    profileImage: vendor.profileImage,
    status: vendor.status,
    enableSelling: vendor.enableSelling,
    dailyCapacity: vendor.dailyCapacity,
    offDays: vendor.offDays,
    commissionBps: vendor.commissionBps,
    paymentPolicy: vendor.paymentPolicy,
  },
};

const lines = prepared((db) =>
  db
    .select({
      id: cartLine.id,
      quantity: cartLine.quantity,
      eventDate: cartLine.eventDate,
      meal: cartLine.meal,
      seenCents: cartLine.seenCents,
      note: cartLine.note,
      addOns: cartLine.addOns,
      offerPosition: cartLine.offerPosition,
      offer: {
        id: offer.id,
        state: offer.state,
        validUntil: offer.validUntil,
        items: offer.items,
        paymentPolicy: offer.paymentPolicy,
      },
      ...listedColumns,
    })
    .from(cartLine)
    .innerJoin(product, eq(product.id, cartLine.productId))
    .innerJoin(vendor, eq(vendor.id, product.vendorId))
    .leftJoin(offer, eq(offer.id, cartLine.offerId))
    .where(eq(cartLine.customerId, sql.placeholder("customerId")))
    .orderBy(asc(cartLine.createdAt), asc(cartLine.offerPosition), asc(cartLine.id)),
);

/** Returns all lines, oldest first. */
export async function linesOf(db: Db, customerId: string): Promise<LineRow[]> {
  return lines(db, { customerId });
}

export type Listed = Pick<LineRow, "product" | "vendor">;

/** Returns those of the products that are published, with their vendors, for a cart that is not stored. */
export async function listedOf(db: Db, productIds: readonly string[]): Promise<Listed[]> {
  return db
    .select(listedColumns)
    .from(product)
    .innerJoin(vendor, eq(vendor.id, product.vendorId))
    .where(
      and(
        inArray(product.id, [...productIds]),
        eq(product.status, PRODUCT_STATUS.published),
        eq(vendor.status, "approved"),
      ),
    );
}

export type Saleable = {
  title: string;
  attributes: ProductAttribute[];
  customOffDays: string[];
  openHours: OpenHours | null;
  addOns: StoredAddOn[];
  vendorName: string;
  vendorOffDays: string[];
  productForSale: boolean;
  vendorSells: boolean;
};

export async function findSaleable(db: Db, productId: string): Promise<Saleable | null> {
  const [row] = await db
    .select({
      title: product.title,
      attributes: product.attributes,
      customOffDays: product.customOffDays,
      openHours: product.openHours,
      addOns: product.addOns,
      vendorName: vendor.vendorName,
      vendorOffDays: vendor.offDays,
      productForSale: sql<boolean>`${product.status} = 1 and ${product.enableSelling} and ${product.isVisibleOnProductPage}`,
      vendorSells: sql<boolean>`${vendor.status} = 'approved' and ${vendor.enableSelling}`,
    })
    .from(product)
    .innerJoin(vendor, eq(vendor.id, product.vendorId))
    .where(eq(product.id, productId));
  return row ?? null;
}

export type CartLineRow = typeof cartLine.$inferSelect;

export async function findLine(db: Db, customerId: string, lineId: string): Promise<CartLineRow | null> {
  const [row] = await db
    .select()
    .from(cartLine)
    .where(and(eq(cartLine.id, lineId), eq(cartLine.customerId, customerId)));
  return row ?? null;
}

/** Returns the line of that product for that date and meal at its list price, other than `exceptId`. */
export async function findSameLine(
  db: Db,
  customerId: string,
  { productId, eventDate, meal }: Pick<CartLineRow, "productId" | "eventDate" | "meal">,
  exceptId?: string,
): Promise<CartLineRow | null> {
  const [row] = await db
    .select()
    .from(cartLine)
    .where(
      and(
        eq(cartLine.customerId, customerId),
        eq(cartLine.productId, productId),
        eventDate === null ? isNull(cartLine.eventDate) : eq(cartLine.eventDate, eventDate),
        meal === null ? isNull(cartLine.meal) : eq(cartLine.meal, meal),
        isNull(cartLine.offerId),
        exceptId ? ne(cartLine.id, exceptId) : undefined,
      ),
    );
  return row ?? null;
}

export async function countLines(db: Db, customerId: string): Promise<number> {
  const [row] = await db.select({ lines: count() }).from(cartLine).where(eq(cartLine.customerId, customerId));
  return row?.lines ?? 0;
}

export async function insertLine(tx: Transaction, values: typeof cartLine.$inferInsert): Promise<void> {
  await tx.insert(cartLine).values(values);
}

export async function insertOfferLines(
  tx: Transaction,
  lines: (typeof cartLine.$inferInsert)[],
): Promise<void> {
  await tx.insert(cartLine).values(lines);
}

/** Deletes all lines of an offer. */
export async function deleteOfferLines(tx: Transaction, customerId: string, offerId: string): Promise<void> {
  await tx.delete(cartLine).where(and(eq(cartLine.customerId, customerId), eq(cartLine.offerId, offerId)));
}

export async function updateLine(
  tx: Transaction,
  lineId: string,
  values: Partial<Pick<CartLineRow, "quantity" | "eventDate" | "meal" | "seenCents" | "note" | "addOns">>,
): Promise<void> {
  await tx.update(cartLine).set(values).where(eq(cartLine.id, lineId));
}

/** Returns the number of lines deleted. */
export async function deleteLines(db: Db, customerId: string, lineIds: string[]): Promise<number> {
  const gone = await db
    .delete(cartLine)
    .where(and(eq(cartLine.customerId, customerId), inArray(cartLine.id, lineIds)))
    .returning({ id: cartLine.id });
  return gone.length;
}

/** Returns a product's current prices, which updating its line accepts. */
export async function listedPrice(
  db: Db,
  productId: string,
): Promise<Pick<
  LineRow["product"],
  "priceCents" | "priceRules" | "attributes" | "gstType" | "plusPlus"
> | null> {
  const { priceCents, priceRules, attributes, gstType, plusPlus } = product;
  const [row] = await db
    .select({ priceCents, priceRules, attributes, gstType, plusPlus })
    .from(product)
    .where(eq(product.id, productId));
  return row ?? null;
}
