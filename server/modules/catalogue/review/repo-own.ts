import { asc, eq } from "drizzle-orm";
import type { Db, Transaction } from "@/server/db/client";
import { review } from "@/server/db/schema/catalogue/review";
import { vendor } from "@/server/db/schema/catalogue/vendor";

/** Returns a couple's reviews, for the download of its data. */
export async function ownReviews(db: Db, customerId: string) {
  const reviews = await db
    .select({
      vendor: vendor.vendorName,
      rating: review.rating,
      title: review.title,
      comment: review.body,
      pictures: review.pictures,
      hiddenAt: review.hiddenAt,
      hiddenPictures: review.hiddenPictures,
      hiddenReason: review.hiddenReason,
      vendorAnswer: review.vendorAnswer,
      writtenAt: review.createdAt,
    })
    .from(review)
    .innerJoin(vendor, eq(vendor.id, review.vendorId))
    .where(eq(review.customerId, customerId))
    .orderBy(asc(review.createdAt), asc(review.id));
  return { reviews };
}

/** Removes the pictures, which may show the couple, from its reviews and returns their names. */
export async function clearPictures(tx: Transaction, customerId: string): Promise<string[]> {
  const own = eq(review.customerId, customerId);
  const rows = await tx
    .select({ pictures: review.pictures, hiddenPictures: review.hiddenPictures })
    .from(review)
    .where(own);
  await tx.update(review).set({ pictures: [], hiddenPictures: [] }).where(own);
  return rows.flatMap(({ pictures, hiddenPictures }) => [...pictures, ...hiddenPictures]);
}
