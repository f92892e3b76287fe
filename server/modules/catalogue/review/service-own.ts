import type { VendorReviewList } from "@/contracts/catalogue/review";
import type { OwnReviewsQuery } from "@/contracts/catalogue/review.schema";
import { toPage } from "@/contracts/envelope";
import { orderNumberOf } from "@/contracts/sale/order/order.schema";
import { getDb } from "@/server/db/client";
import { presentReview } from "./present";
import * as repo from "./repo";
import { histogramOf } from "./service";

/** GET /vendor-review: the vendor's own reviews, with the reviewed orders. */
export async function ownReviews(vendorId: string, query: OwnReviewsQuery): Promise<VendorReviewList> {
  const db = await getDb();
  const waiting = { ...query, rating: undefined, searchBy: "", unanswered: true };
  const [rows, total, stars, unanswered] = await Promise.all([
    repo.listOwnReviews(db, vendorId, query),
    repo.countReviews(db, vendorId, query),
    repo.countByStars(db, vendorId),
    repo.countReviews(db, vendorId, waiting),
  ]);
  const docs = rows.map(({ orderId, number, placedAt, ...row }) => ({
    ...presentReview(row),
    orderId,
    orderNumber: orderNumberOf(number, placedAt),
  }));
  return { ...toPage(docs, total, query), histogram: histogramOf(stars), unanswered };
}
