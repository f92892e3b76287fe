import { and, eq, inArray } from "drizzle-orm";
import type { Db } from "@/server/db/client";
import { product } from "@/server/db/schema/catalogue/product";
import { vendor } from "@/server/db/schema/catalogue/vendor";
import { customerVisit } from "@/server/db/schema/messaging/customer";
import { order } from "@/server/db/schema/sale/order";
import type { Party } from "./room";

const ofParty = <Column extends typeof order.customerId | typeof customerVisit.customerId>(
  party: Party,
  customerId: Column,
  vendorId: typeof order.vendorId | typeof customerVisit.vendorId,
) => eq(party.side === "customer" ? customerId : vendorId, party.id);

export async function productCards(db: Db, ids: readonly string[]) {
  if (ids.length === 0) return [];
  return db
    .select({
      id: product.id,
      vendorId: product.vendorId,
      title: product.title,
      images: product.images,
      slug: product.slug,
      vendorSlug: vendor.slug,
    })
    .from(product)
    .innerJoin(vendor, eq(vendor.id, product.vendorId))
    .where(inArray(product.id, [...ids]));
}

/** Returns those of the orders that are the party's own. */
export async function orderCards(db: Db, party: Party, ids: readonly string[]) {
  if (ids.length === 0) return [];
  return db
    .select({
      id: order.id,
      customerId: order.customerId,
      vendorId: order.vendorId,
      number: order.number,
      placedAt: order.placedAt,
      state: order.state,
      eventDate: order.eventDate,
      paidCents: order.paidCents,
      voucherCents: order.voucherCents,
      answerBy: order.answerBy,
    })
    .from(order)
    .where(and(inArray(order.id, [...ids]), ofParty(party, order.customerId, order.vendorId)));
}

/** Returns those of the appointments that are the party's own. */
export async function appointmentCards(db: Db, party: Party, ids: readonly string[]) {
  if (ids.length === 0) return [];
  return db
    .select({
      id: customerVisit.id,
      customerId: customerVisit.customerId,
      vendorId: customerVisit.vendorId,
      state: customerVisit.state,
      startsAt: customerVisit.startsAt,
    })
    .from(customerVisit)
    .where(
      and(
        inArray(customerVisit.id, [...ids]),
        ofParty(party, customerVisit.customerId, customerVisit.vendorId),
      ),
    );
}
