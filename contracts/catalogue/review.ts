import { PICTURE_KINDS } from "@/contracts/pictures";
import type { Page } from "@/contracts/envelope";

export const REVIEW_PAGE_SIZE = 5;
export const REVIEW_TITLE_MAX = 100;
export const REVIEW_COMMENT_MAX = 3000;
export const REVIEW_ANSWER_MAX = 2000;
export const REVIEW_PICTURES_MAX = 6;
export const REVIEW_PICTURE_BYTES = 10 * 1024 * 1024;
export const REVIEW_PICTURE_REFUSED = `Pictures must be ${PICTURE_KINDS}`;
export const REVIEW_PICTURE_TOO_LARGE = "Each picture must be at most 10 MB";

export type Review = {
  id: string;
  _id: string;
  rating: number;
  title: string;
  comment: string;
  /** First name and initial only, because reviews are public. */
  customerName: string;
  /** Names of media files. */
  pictures: string[];
  /** ISO 8601, UTC */
  createdAt: string;
  vendorAnswer: string | null;
  answeredAt: string | null;
};

/** The number of reviews with 1, 2, 3, 4 and 5 stars. */
export type RatingHistogram = {
  average: number;
  count: number;
  byStars: [number, number, number, number, number];
};

/** A page of reviews, with the distribution of all the vendor's ratings, whatever the filter. */
export type VendorReviews = Page<Review> & { histogram: RatingHistogram };

/** A review as its vendor sees it. */
export type VendorReview = Review & { orderId: string; orderNumber: string };

/** A page of the vendor's own reviews; `unanswered` counts all of them, whatever the filter. */
export type VendorReviewList = Page<VendorReview> & { histogram: RatingHistogram; unanswered: number };

/** The review of one order, for the couple and the vendor. */
export type OrderReview = {
  orderId: string;
  orderNumber: string;
  review: Review | null;
  /** The part that Sayang took down and why, for the couple alone; null if none. */
  hidden: { what: "review" | "pictures"; reason: string } | null;
  /** True for the couple when the order is delivered and has no review yet. */
  canReview: boolean;
  /** When the vendor asked for the review. */
  requestedAt: string | null;
  /** True for the vendor when the order is delivered, not reviewed, and no review has been requested. */
  canRequest: boolean;
};
