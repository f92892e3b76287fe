import { vendorIdParam, vendorReviewsQuery } from "@/contracts/catalogue/review.schema";
import { route } from "@/server/http/route";
import { vendorReviews } from "./service";

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
];
