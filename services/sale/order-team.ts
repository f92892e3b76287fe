import type { OrderTeam } from "@/contracts/sale/order/order-team";
import { api } from "@/services/api";

/** The team's notes on an order and its assignee. */
export const orderTeamApi = api.enhanceEndpoints({ addTagTypes: ["OrderTeam"] }).injectEndpoints({
  endpoints: (build) => ({
    getOrderTeam: build.query<OrderTeam, string>({
      query: (orderId) => ({ url: `/order-vendor/team/${orderId}` }),
      providesTags: ["OrderTeam"],
      extraOptions: { toast: false },
    }),
    setOrderHandler: build.mutation<OrderTeam, { orderId: string; handlerId: string | null }>({
      query: ({ orderId, handlerId }) => ({
        url: `/order-vendor/handler/${orderId}`,
        method: "PATCH",
        data: { handlerId },
      }),
      invalidatesTags: ["OrderTeam", "VendorOrder"],
    }),
    addOrderNote: build.mutation<OrderTeam, { orderId: string; body: string }>({
      query: ({ orderId, body }) => ({
        url: `/order-vendor/notes/${orderId}`,
        method: "POST",
        data: { body },
      }),
      invalidatesTags: ["OrderTeam"],
      extraOptions: { toast: false },
    }),
    editOrderNote: build.mutation<OrderTeam, { id: string; body: string }>({
      query: ({ id, body }) => ({ url: `/order-vendor/note/${id}`, method: "PATCH", data: { body } }),
      invalidatesTags: ["OrderTeam"],
      extraOptions: { toast: false },
    }),
    deleteOrderNote: build.mutation<OrderTeam, string>({
      query: (id) => ({ url: `/order-vendor/note/${id}`, method: "DELETE" }),
      invalidatesTags: ["OrderTeam"],
    }),
  }),
});

export const {
  useGetOrderTeamQuery,
  useSetOrderHandlerMutation,
  useAddOrderNoteMutation,
  useEditOrderNoteMutation,
  useDeleteOrderNoteMutation,
} = orderTeamApi;
