import { REVIEW_PICTURE_BYTES, REVIEW_PICTURES_MAX } from "@/contracts/catalogue/review";
import {
  orderIdParam,
  ownReviewsQuery,
  reviewAnswerBody,
  reviewBody,
  vendorIdParam,
  vendorReviewsQuery,
} from "@/contracts/catalogue/review.schema";
import { AppError } from "@/server/core/errors";
import { route } from "@/server/http/route";
import { vendorReviews } from "./service";
import { ownReviews } from "./service-own";
import { answerReview, readOrderReview, requestReview, writeReview } from "./service-write";

export const reviewRoutes = [
  route({
    method: "GET",
    path: "/user-review/getCustomerReviewsbyVendorId/:vendorId",
    guard: "public",
    summary: "What couples say of a vendor, and how the ratings spread",
    reply: "VendorReviews",
    params: vendorIdParam,
    query: vendorReviewsQuery,
    cacheSeconds: 60,
    run: ({ params, query }) => vendorReviews(params.vendorId, query),
  }),
  route({
    method: "POST",
    path: "/user-review/send-review-request/:orderId",
    guard: "vendor",
    whileSuspended: "allowed",
    summary: "Asks the couple of a delivered order for a review, by mail, once per order",
    reply: "OrderReview",
    params: orderIdParam,
    message: "We've asked the couple for a review",
    run: ({ actor, params }) => requestReview(actor, params.orderId),
  }),
  route({
    method: "GET",
    path: "/user-review/order/:orderId",
    guard: "account",
    summary: "The review of an order, for its couple and its vendor, and what they can do about it",
    reply: "OrderReview",
    params: orderIdParam,
    run: ({ actor, params }) => {
      if (actor.role === "operator") throw new AppError("not_found", "This order does not exist");
      return readOrderReview(actor, params.orderId);
    },
  }),
  route({
    method: "POST",
    path: "/user-review",
    guard: "customer",
    summary: "Reviews a delivered order, once, with pictures",
    reply: "Review",
    body: reviewBody,
    files: { names: ["pictures"], maxBytes: REVIEW_PICTURE_BYTES, maxCount: REVIEW_PICTURES_MAX },
    throttle: { policy: "profile", of: ({ actor }) => actor.accountId },
    message: "Thank you for your review",
    run: ({ actor, body, uploads }) => writeReview(actor, body, uploads),
  }),
  route({
    method: "POST",
    path: "/vendor-review",
    guard: "vendor",
    whileSuspended: "allowed",
    summary: "The vendor's one answer to a review",
    reply: "Review",
    body: reviewAnswerBody,
    message: "Your answer is published",
    run: ({ actor, body }) => answerReview(actor, body),
  }),
  route({
    method: "GET",
    path: "/vendor-review",
    guard: "vendor",
    summary: "The vendor's own reviews, with the orders that they are of",
    reply: "VendorReviewList",
    query: ownReviewsQuery,
    run: ({ actor, query }) => ownReviews(actor.vendorId, query),
  }),
];
