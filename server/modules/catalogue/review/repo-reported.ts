import { eq } from "drizzle-orm";
import type { Db } from "@/server/db/client";
import { review } from "@/server/db/schema/catalogue/review";
import { vendor } from "@/server/db/schema/catalogue/vendor";
import { customer } from "@/server/db/schema/identity/account";

/** Returns a review with its vendor and the name of its author. */
export async function findReview(db: Db, id: string) {
  const [row] = await db
    .select({
      review,
      vendorName: vendor.vendorName,
      slug: vendor.slug,
      firstName: customer.firstName,
      lastName: customer.lastName,
    })
    .from(review)
    .innerJoin(vendor, eq(vendor.id, review.vendorId))
    .innerJoin(customer, eq(customer.id, review.customerId))
    .where(eq(review.id, id));
  return row ?? null;
}
