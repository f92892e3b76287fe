export { ownReviews } from "./repo-own";
export { forgetReviews } from "./service-forget";
export { productReviews, vendorReviews } from "./service";
export { reviewsOfOrders } from "./repo";
export { type HiddenPart, hideReview, reportedReview, restoreReview } from "./service-reported";
