import type { Page } from "@/contracts/envelope";
import { DELIVERY_FAILED } from "@/contracts/sale/order/delivery";
import type {
  ApprovalsQuery,
  DeclineOrderBody,
  VendorOrderListQuery,
} from "@/contracts/sale/order/order.schema";
import type {
  OrderDetail,
  PendingOrder,
  VendorOrderSummary,
  VendorOrdersSummary,
} from "@/contracts/sale/order/order";
import { api } from "@/services/api";

export const orderVendorApi = api.injectEndpoints({
  endpoints: (build) => ({
    getVendorOrders: build.query<Page<VendorOrderSummary>, Partial<VendorOrderListQuery>>({
      query: (query) => ({
        url: "/order-vendor/order",
        params: { page: 1, sortBy: "asc", limit: 10, searchBy: "", ...query },
      }),
      providesTags: ["VendorOrder"],
    }),
    getApprovals: build.query<Page<PendingOrder>, Partial<ApprovalsQuery>>({
      query: (params) => ({ url: "/order-vendor/approvals", params }),
      providesTags: ["VendorOrder"],
    }),
    getVendorOrderSummary: build.query<VendorOrdersSummary, void>({
      query: () => ({ url: "/order-vendor/summary" }),
      providesTags: ["VendorOrder"],
    }),
    getVendorOrder: build.query<OrderDetail, string>({
      query: (id) => ({ url: `/order-vendor/${id}` }),
      providesTags: ["VendorOrder"],
    }),
    approveOrder: build.mutation<OrderDetail, string>({
      query: (id) => ({ url: `/order-vendor/approve/${id}`, method: "PATCH", outlivesPage: true }),
      invalidatesTags: ["VendorOrder"],
    }),
    declineOrder: build.mutation<OrderDetail, { id: string; body: DeclineOrderBody }>({
      query: ({ id, body }) => ({
        url: `/order-vendor/decline/${id}`,
        method: "PATCH",
        data: body,
        outlivesPage: true,
      }),
      invalidatesTags: ["VendorOrder"],
    }),
    /** Marks the order as delivered and emails the couple. */
    sendConfirmOrderDeliveryEmail: build.mutation<OrderDetail, string>({
      query: (id) => ({ url: `/order-vendor/sendConfirmOrderDeliveryEmail/${id}`, method: "POST" }),
      extraOptions: { failure: DELIVERY_FAILED },
      invalidatesTags: ["VendorOrder"],
    }),
    commentOnVendorOrder: build.mutation<OrderDetail, { id: string; comment: string }>({
      query: ({ id, comment }) => ({ url: `/order-vendor/${id}`, method: "PATCH", data: { comment } }),
      invalidatesTags: ["VendorOrder"],
    }),
  }),
});

export const {
  useGetVendorOrdersQuery,
  useGetApprovalsQuery,
  useGetVendorOrderSummaryQuery,
  useGetVendorOrderQuery,
  useApproveOrderMutation,
  useDeclineOrderMutation,
  useSendConfirmOrderDeliveryEmailMutation,
  useCommentOnVendorOrderMutation,
} = orderVendorApi;
