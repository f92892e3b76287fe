import { toPage } from "@/contracts/envelope";
import type { RatingHistogram, VendorReviews } from "@/contracts/catalogue/review";
import type { VendorReviewsQuery } from "@/contracts/catalogue/review.schema";
import { cached } from "@/server/core/cache";
import { getDb } from "@/server/db/client";
import { requireVendorDetail } from "@/server/modules/catalogue/vendor/public";
import { presentReview } from "./present";
import * as repo from "./repo";

const KEEP_SECONDS = 60;

/**
 * GET user-review/getCustomerReviewsbyVendorId: `sortBy` is `asc` (newest first) or `desc`. Throws
 * `not_found` for a vendor that has no public profile.
 */
export function vendorReviews(vendorId: string, query: VendorReviewsQuery): Promise<VendorReviews> {
  return cached(`vendor-reviews:${vendorId}:${JSON.stringify(query)}`, KEEP_SECONDS, async () => {
    await requireVendorDetail(vendorId);
    const db = await getDb();
    const [rows, total, stars] = await Promise.all([
      repo.listReviews(db, vendorId, query),
      repo.countReviews(db, vendorId, query),
      repo.countByStars(db, vendorId),
    ]);
    return { ...toPage(rows.map(presentReview), total, query), histogram: histogramOf(stars) };
  });
}

/** Returns the latest reviews of couples who booked this product, and the distribution of their stars. */
export function productReviews(productId: string, limit = 3): Promise<VendorReviews> {
  return cached(`product-reviews:${productId}:${limit}`, KEEP_SECONDS, async () => {
    const db = await getDb();
    const [rows, stars] = await Promise.all([
      repo.latestOfProduct(db, productId, limit),
      repo.countByStarsOfProduct(db, productId),
    ]);
    const histogram = histogramOf(stars);
    return { ...toPage(rows.map(presentReview), histogram.count, { page: 1, limit }), histogram };
  });
}

export function histogramOf(stars: ReadonlyMap<number, number>): RatingHistogram {
  const of = (rating: number) => stars.get(rating) ?? 0;
  const byStars: RatingHistogram["byStars"] = [of(1), of(2), of(3), of(4), of(5)];
  const count = byStars.reduce((sum, n) => sum + n, 0);
  const sum = byStars.reduce((all, n, index) => all + n * (index + 1), 0);
  return { average: count === 0 ? 0 : Math.round((sum / count) * 10) / 10, count, byStars };
}
