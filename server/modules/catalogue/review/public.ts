export { productReviews, vendorReviews } from "./service";
