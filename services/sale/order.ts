import type { Page } from "@/contracts/envelope";
import type { OrderDetail, OrderSummary, PlacedCheckout } from "@/contracts/sale/order/order";
import { DELIVERY_FAILED, type DeliveryAnswer } from "@/contracts/sale/order/delivery";
import type { OrderListQuery, PlaceOrderBody } from "@/contracts/sale/order/order.schema";
import { api } from "@/services/api";

export const orderApi = api.injectEndpoints({
  endpoints: (build) => ({
    /** Idempotent by its key: sending again returns the same checkout. */
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
    /** The signed-in couple's answer. */
    confirmDelivery: build.mutation<DeliveryAnswer, { id: string; delivered: boolean; comment?: string }>({
      query: ({ id, ...answer }) => ({
        url: `/order/confirmdelivery/${id}`,
        method: "PATCH",
        data: { ...answer, withAuth: true },
      }),
      extraOptions: { failure: DELIVERY_FAILED },
      invalidatesTags: ["Order"],
    }),
    commentOnOrder: build.mutation<OrderDetail, { id: string; comment: string }>({
      query: ({ id, comment }) => ({ url: `/order/${id}`, method: "PATCH", data: { comment } }),
      invalidatesTags: ["Order"],
    }),
  }),
});

export const {
  usePlaceOrderMutation,
  useGetOrdersQuery,
  useGetOrderQuery,
  useGetCheckoutQuery,
  useWithdrawOrderMutation,
  useConfirmDeliveryMutation,
  useCommentOnOrderMutation,
} = orderApi;
