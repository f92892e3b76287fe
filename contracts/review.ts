import { type InferType, number, object } from "yup";
import { type Page, pageQuery } from "./envelope";
import type { AddressQuery } from "./search";
import { uuid } from "./uuid";

export const REVIEW_PAGE_SIZE = 5;

export type Review = {
  id: string;
  _id: string;
  rating: number;
  title: string;
  comment: string;
  /** First name and initial: reviews are public, full names are not. */
  customerName: string;
  /** ISO 8601, UTC */
  createdAt: string;
  vendorAnswer: string | null;
  answeredAt: string | null;
};

/** How many reviews gave 1, 2, 3, 4 and 5 stars. */
export type RatingHistogram = {
  average: number;
  count: number;
  byStars: [number, number, number, number, number];
};

export const vendorReviewsQuery = pageQuery.shape({
  limit: number().integer().min(1).max(50).default(REVIEW_PAGE_SIZE),
  rating: number().integer().min(1).max(5),
});
export type VendorReviewsQuery = InferType<typeof vendorReviewsQuery>;

/** A page of reviews, and how all of the vendor's ratings spread whatever the filter. */
export type VendorReviews = Page<Review> & { histogram: RatingHistogram };

export const vendorIdParam = object({ vendorId: uuid().required() });

/** `?reviews=2&rating=5&said=food` of a vendor's page, newest first. What makes no sense counts as not given. */
export function readReviewsAddress(address: AddressQuery): VendorReviewsQuery {
  const query = { sortBy: "desc" };
  const page = { page: address.reviews };
  const rating = { rating: address.rating };
  const said = { searchBy: typeof address.said === "string" ? address.said.replaceAll("\0", "") : "" };
  return vendorReviewsQuery.cast({
    ...query,
    ...(vendorReviewsQuery.isValidSync(page) ? page : {}),
    ...(vendorReviewsQuery.isValidSync(rating) ? rating : {}),
    ...(vendorReviewsQuery.isValidSync(said) ? said : {}),
  });
}
