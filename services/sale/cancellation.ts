import { CANCELLATION_FAILED } from "@/contracts/sale/order/cancellation";
import type {
  CancellationDetails,
  CancellationNudge,
  CancellationPreview,
} from "@/contracts/sale/order/cancellation-details";
import type { ApproveCancellationBody } from "@/contracts/sale/order/cancellation.schema";
import { api } from "@/services/api";

export type CancellationSide = "user" | "vendor";
type Of = { side: CancellationSide; orderId: string };
type Form = { orderId: string; form: FormData };

const tagOf = (side: CancellationSide) => (side === "user" ? ("Order" as const) : ("VendorOrder" as const));

/** Failures of mutations are shown by the dialogs that send them. */
const quiet = { toast: false } as const;
const quietOrFailed = { ...quiet, failure: CANCELLATION_FAILED } as const;

export const cancellationApi = api.injectEndpoints({
  endpoints: (build) => ({
    getCancellationPreview: build.query<CancellationPreview, Of>({
      query: ({ side, orderId }) => ({ url: `/${side}/cancelorder/preview/${orderId}` }),
      providesTags: (_result, _error, { side }) => [tagOf(side)],
    }),
    getCancellation: build.query<CancellationDetails, Of>({
      query: ({ side, orderId }) => ({ url: `/${side}/cancelorder/details/${orderId}` }),
      providesTags: (_result, _error, { side }) => [tagOf(side)],
    }),
    cancelOrder: build.mutation<CancellationDetails, { side: CancellationSide; form: FormData }>({
      query: ({ side, form }) => ({ url: `/${side}/cancelorder`, method: "PATCH", data: form }),
      extraOptions: quiet,
      invalidatesTags: (_result, error, { side }) => (error ? [] : [tagOf(side), "Payment"]),
    }),
    agreeToRefund: build.mutation<CancellationDetails, Form>({
      query: ({ orderId, form }) => ({
        url: `/user/cancelorder/agree/refund/${orderId}`,
        method: "PATCH",
        data: form,
      }),
      extraOptions: quiet,
      invalidatesTags: ["Order", "Payment"],
    }),
    contestRefund: build.mutation<CancellationDetails, Form>({
      query: ({ orderId, form }) => ({
        url: `/user/cancelorder/reject/refund/${orderId}`,
        method: "PATCH",
        data: form,
      }),
      extraOptions: quiet,
      invalidatesTags: ["Order"],
    }),
    /** A GET in the API contract, but it mails the vendor. */
    nudgeVendor: build.mutation<CancellationNudge, string>({
      query: (orderId) => ({ url: `/user/cancelorder/notifyVendorToRefund/${orderId}` }),
      invalidatesTags: ["Order"],
    }),
    withdrawCancellation: build.mutation<CancellationDetails, Of>({
      query: ({ side, orderId }) => ({ url: `/${side}/cancelorder/withdraw/${orderId}`, method: "PATCH" }),
      invalidatesTags: (_result, _error, { side }) => [tagOf(side)],
    }),
    offerRefund: build.mutation<CancellationDetails, { orderId: string; body: ApproveCancellationBody }>({
      query: ({ orderId, body }) => ({
        url: `/vendor/cancelorder/approve/${orderId}`,
        method: "PATCH",
        data: body,
      }),
      extraOptions: quiet,
      invalidatesTags: ["VendorOrder"],
    }),
    rejectCancellation: build.mutation<CancellationDetails, { orderId: string; reason: string }>({
      query: ({ orderId, reason }) => ({
        url: `/vendor/cancelorder/reject/refund/${orderId}`,
        method: "PATCH",
        data: { reason },
      }),
      extraOptions: quietOrFailed,
      invalidatesTags: ["VendorOrder"],
    }),
    markItemsReceived: build.mutation<CancellationDetails, Form & { side: CancellationSide }>({
      query: ({ side, orderId, form }) => ({
        url: `/${side}/cancelorder/markitemsreceived/${orderId}`,
        method: "PATCH",
        data: form,
      }),
      extraOptions: quietOrFailed,
      invalidatesTags: (_result, _error, { side }) => [tagOf(side)],
    }),
  }),
});

export const {
  useGetCancellationPreviewQuery,
  useGetCancellationQuery,
  useCancelOrderMutation,
  useAgreeToRefundMutation,
  useContestRefundMutation,
  useNudgeVendorMutation,
  useWithdrawCancellationMutation,
  useOfferRefundMutation,
  useRejectCancellationMutation,
  useMarkItemsReceivedMutation,
} = cancellationApi;
