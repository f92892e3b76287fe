import type { Page } from "@/contracts/envelope";
import type {
  OrderDetail,
  OrderListQuery,
  OrderSummary,
  PlacedCheckout,
  PlaceOrderBody,
} from "@/contracts/order";
import { api } from "./api";

/** A couple's orders. */
export const orderApi = api.injectEndpoints({
  endpoints: (build) => ({
    /** The same key answers the same checkout again, however often it is sent. */
    placeOrder: build.mutation<PlacedCheckout, { body: PlaceOrderBody; idempotencyKey: string }>({
      query: ({ body, idempotencyKey }) => ({
        url: "/order",
        method: "POST",
        data: body,
        headers: { "Idempotency-Key": idempotencyKey },
      }),
      invalidatesTags: ["Cart", "Order"],
    }),
    getOrders: build.query<Page<OrderSummary>, Partial<OrderListQuery>>({
      query: (query) => ({
        url: "/order",
        params: {
          page: 1,
          sortBy: "asc",
          limit: 10,
          searchBy: "",
          hideUnderCancellation: false,
          getVendorWishlist: false,
          ...query,
        },
      }),
      providesTags: ["Order"],
    }),
    getOrder: build.query<OrderDetail, string>({
      query: (id) => ({ url: `/order/${id}` }),
      providesTags: ["Order"],
    }),
    getCheckout: build.query<PlacedCheckout, string>({
      query: (id) => ({ url: `/order/checkout/${id}` }),
      providesTags: ["Order"],
    }),
    withdrawOrder: build.mutation<OrderDetail, string>({
      query: (id) => ({ url: `/order/withdraw/${id}`, method: "PATCH" }),
      invalidatesTags: ["Order", "Payment"],
    }),
  }),
});

export const {
  usePlaceOrderMutation,
  useGetOrdersQuery,
  useGetOrderQuery,
  useGetCheckoutQuery,
  useWithdrawOrderMutation,
} = orderApi;
