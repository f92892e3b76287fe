import type { Db } from "@/server/db/client";
import { publicName } from "./present";
import { findReview } from "./repo-reported";

/** A public review as it stands, for a report about it. */
export type ReportedReview = NonNullable<Awaited<ReturnType<typeof reportedReview>>>;

/** Returns a public review and whose it is; null when there is none. */
export async function reportedReview(db: Db, id: string) {
  const row = await findReview(db, id);
  if (!row) return null;
  const { review, vendorName, slug } = row;
  return {
    name: `The review of ${vendorName} by ${publicName(row)}`,
    slug,
    customerId: review.customerId,
    rating: review.rating,
    title: review.title,
    text: review.body,
    pictures: review.pictures,
  };
}
