import type { Page } from "@/contracts/envelope";
import type {
  DeclineOrderBody,
  OrderDetail,
  OrderSummary,
  VendorOrderListQuery,
  VendorOrdersSummary,
} from "@/contracts/order";
import { api } from "./api";

/** A vendor's orders. */
export const orderVendorApi = api.injectEndpoints({
  endpoints: (build) => ({
    getVendorOrders: build.query<Page<OrderSummary>, Partial<VendorOrderListQuery>>({
      query: (query) => ({
        url: "/order-vendor/order",
        params: { page: 1, sortBy: "asc", limit: 10, searchBy: "", ...query },
      }),
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
      query: (id) => ({ url: `/order-vendor/approve/${id}`, method: "PATCH" }),
      invalidatesTags: ["VendorOrder"],
    }),
    declineOrder: build.mutation<OrderDetail, { id: string; body: DeclineOrderBody }>({
      query: ({ id, body }) => ({ url: `/order-vendor/decline/${id}`, method: "PATCH", data: body }),
      invalidatesTags: ["VendorOrder"],
    }),
  }),
});

export const {
  useGetVendorOrdersQuery,
  useGetVendorOrderSummaryQuery,
  useGetVendorOrderQuery,
  useApproveOrderMutation,
  useDeclineOrderMutation,
} = orderVendorApi;
