import { asc, eq } from "drizzle-orm";
import type { Db, Transaction } from "@/server/db/client";
import { vendor } from "@/server/db/schema/catalogue/vendor";
import { offer } from "@/server/db/schema/sale/offer";

/** Returns the offers that vendors made to a couple, for the download of its data. */
export async function ownOffers(db: Db, customerId: string) {
  const offers = await db
    .select({
      vendor: vendor.vendorName,
      state: offer.state,
      date: offer.eventDate,
      totalCents: offer.totalCents,
      validUntil: offer.validUntil,
      note: offer.note,
      youAskedToChange: offer.changeWords,
      sentAt: offer.createdAt,
    })
    .from(offer)
    .innerJoin(vendor, eq(vendor.id, offer.vendorId))
    .where(eq(offer.customerId, customerId))
    .orderBy(asc(offer.createdAt), asc(offer.id));
  return { offers };
}

/** Deletes the text that a couple wrote; the vendor's terms stay, because orders were placed under them. */
export async function forgetOffers(tx: Transaction, { customerId }: { customerId: string }): Promise<void> {
  await tx
    .update(offer)
    .set({ changeWords: "", changeAskedAt: null, note: "" })
    .where(eq(offer.customerId, customerId));
}
