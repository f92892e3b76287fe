import { eq } from "drizzle-orm";
import type { Db, Transaction } from "@/server/db/client";
import { review } from "@/server/db/schema/catalogue/review";
import { vendor } from "@/server/db/schema/catalogue/vendor";
import { account, customer } from "@/server/db/schema/identity/account";

/** Returns a review, public or not, with its vendor and its author. */
export async function findReview(db: Db, id: string) {
  const [row] = await db
    .select({
      review,
      vendorName: vendor.vendorName,
      slug: vendor.slug,
      email: account.email,
      firstName: customer.firstName,
      lastName: customer.lastName,
    })
    .from(review)
    .innerJoin(vendor, eq(vendor.id, review.vendorId))
    .innerJoin(customer, eq(customer.id, review.customerId))
    .innerJoin(account, eq(account.id, customer.id))
    .where(eq(review.id, id));
  return row ?? null;
}

/** Locks a review, so that operators hide and restore it one after the other. */
export async function lockReview(tx: Transaction, id: string): Promise<void> {
  await tx.select({ id: review.id }).from(review).where(eq(review.id, id)).for("update");
}

type Hidden = Pick<typeof review.$inferSelect, "hiddenAt" | "hiddenReason" | "pictures" | "hiddenPictures">;

export async function setHidden(tx: Transaction, id: string, hidden: Partial<Hidden>): Promise<void> {
  await tx.update(review).set(hidden).where(eq(review.id, id));
}
