import { type InferType, number, object } from "yup";
import { pageQuery } from "@/contracts/envelope.schema";
import { uuid } from "@/contracts/fields.schema";
import { REVIEW_PAGE_SIZE } from "./review";
import type { AddressQuery } from "./search";

export const vendorReviewsQuery = pageQuery.shape({
  limit: number().integer().min(1).max(50).default(REVIEW_PAGE_SIZE),
  rating: number().integer().min(1).max(5),
});
export type VendorReviewsQuery = InferType<typeof vendorReviewsQuery>;

export const vendorIdParam = object({ vendorId: uuid().required() });

/** `?reviews=2&rating=5&said=food` of a vendor's page, newest first. Ignores invalid values. */
export function readReviewsAddress(address: AddressQuery): VendorReviewsQuery {
  const page = { page: address.reviews };
  const rating = { rating: address.rating };
  const said = { searchBy: typeof address.said === "string" ? address.said.replaceAll("\0", "") : "" };
  return vendorReviewsQuery.cast({
    ...(vendorReviewsQuery.isValidSync(page) ? page : {}),
    ...(vendorReviewsQuery.isValidSync(rating) ? rating : {}),
    ...(vendorReviewsQuery.isValidSync(said) ? said : {}),
  });
}
