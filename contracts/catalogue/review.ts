import type { Page } from "@/contracts/envelope";

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

/** The number of reviews with 1, 2, 3, 4 and 5 stars. */
export type RatingHistogram = {
  average: number;
  count: number;
  byStars: [number, number, number, number, number];
};

/** A page of reviews, with the spread of all the vendor's ratings, whatever the filter. */
export type VendorReviews = Page<Review> & { histogram: RatingHistogram };
