import { boolean, type InferType, number, object } from "yup";
import { pageQuery } from "@/contracts/envelope.schema";
import { text, uuid } from "@/contracts/fields.schema";
import { REVIEW_ANSWER_MAX, REVIEW_COMMENT_MAX, REVIEW_PAGE_SIZE, REVIEW_TITLE_MAX } from "./review";
import type { AddressQuery } from "./search/search";

export const vendorReviewsQuery = pageQuery.shape({
  limit: number().integer().min(1).max(50).default(REVIEW_PAGE_SIZE),
  rating: number().integer().min(1).max(5),
});
export type VendorReviewsQuery = InferType<typeof vendorReviewsQuery>;

/** GET /vendor-review: the vendor's own reviews. */
export const ownReviewsQuery = vendorReviewsQuery.shape({ unanswered: boolean().default(false) });
export type OwnReviewsQuery = InferType<typeof ownReviewsQuery>;

const atMost = (what: string, max: number) =>
  `${what} must be at most ${max.toLocaleString("en-SG")} characters`;

/** The text and stars of a review, as the form checks them. */
export const reviewWords = object({
  rating: number()
    .typeError("Please choose from 1 to 5 stars")
    .integer("Please choose from 1 to 5 stars")
    .min(1, "Please choose from 1 to 5 stars")
    .max(5, "Please choose from 1 to 5 stars")
    .required("Please choose from 1 to 5 stars"),
  title: text().max(REVIEW_TITLE_MAX, atMost("Title", REVIEW_TITLE_MAX)).default(""),
  comment: text()
    .max(REVIEW_COMMENT_MAX, atMost("Your review", REVIEW_COMMENT_MAX))
    .required("Please write a few words"),
});

/** POST /user-review, as JSON or as a form with `pictures`. */
export const reviewBody = reviewWords.shape({ orderId: uuid().required("orderId is required") });
export type ReviewBody = InferType<typeof reviewBody>;

/** POST /vendor-review: the vendor's single reply to a review. */
export const reviewAnswerBody = object({
  reviewId: uuid().required("reviewId is required"),
  comment: text()
    .max(REVIEW_ANSWER_MAX, atMost("Your answer", REVIEW_ANSWER_MAX))
    .required("Please write your answer"),
});
export type ReviewAnswerBody = InferType<typeof reviewAnswerBody>;

export const orderIdParam = object({ orderId: uuid().required() });

export const vendorIdParam = object({ vendorId: uuid().required() });

/**
 * Reads the query of a vendor's page, such as `?reviews=2&rating=5&said=food`. Reviews are newest first; invalid values
 * are ignored.
 */
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
