export { productReviews, vendorReviews } from "./service";
export { reviewsOfOrders } from "./repo";
