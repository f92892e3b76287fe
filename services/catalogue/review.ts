import type { OrderReview, Review, VendorReviewList } from "@/contracts/catalogue/review";
import type { OwnReviewsQuery } from "@/contracts/catalogue/review.schema";
import { api } from "@/services/api";

/** A couple's review as a form, or (`fromVendor`) the vendor's reply to one. */
type NewReview =
  | { fromVendor: false; form: FormData }
  | { fromVendor: true; reviewId: string; comment: string };

/** A refusal (400) of reviews and review requests is toasted as a warning. */
const warns = { toast: "warning" } as const;

export const reviewApi = api.enhanceEndpoints({ addTagTypes: ["Review"] }).injectEndpoints({
  endpoints: (build) => ({
    getOrderReview: build.query<OrderReview, string>({
      query: (orderId) => ({ url: `/user-review/order/${orderId}` }),
      extraOptions: { toast: false },
      providesTags: ["Review"],
    }),
    getOwnReviews: build.query<VendorReviewList, Partial<OwnReviewsQuery>>({
      query: (params) => ({ url: "/vendor-review", params }),
      providesTags: ["Review"],
    }),
    sendReview: build.mutation<Review, NewReview>({
      query: (review) =>
        review.fromVendor
          ? {
              url: "/vendor-review",
              method: "POST",
              data: { reviewId: review.reviewId, comment: review.comment },
            }
          : { url: "/user-review", method: "POST", data: review.form },
      extraOptions: warns,
      invalidatesTags: ["Review"],
    }),
    sendReviewRequest: build.mutation<OrderReview, string>({
      query: (orderId) => ({ url: `/user-review/send-review-request/${orderId}`, method: "POST" }),
      extraOptions: warns,
      invalidatesTags: ["Review"],
    }),
  }),
});

export const {
  useGetOrderReviewQuery,
  useGetOwnReviewsQuery,
  useSendReviewMutation,
  useSendReviewRequestMutation,
} = reviewApi;
