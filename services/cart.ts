import type { AddToCartBody, Cart, UpdateCartLineBody } from "@/contracts/cart";
import { api } from "./api";

export const cartApi = api.injectEndpoints({
  endpoints: (build) => ({
    /** `fromCart` is true on the cart page itself. */
    getCart: build.query<Cart, { fromCart: boolean }>({
      query: (params) => ({ url: "/cart", params }),
      extraOptions: { toast: "each" },
      providesTags: ["Cart"],
    }),
    /** Answers when the cart can be ordered; else fails, and the view shows the complaints line by line. */
    validateCart: build.query<Cart, void>({
      query: () => ({ url: "/cart/validateCart" }),
      extraOptions: { toast: false },
    }),
    addToCart: build.mutation<Cart, AddToCartBody>({
      query: (data) => ({ url: "/cart", method: "POST", data }),
      invalidatesTags: ["Cart"],
    }),
    updateCartLine: build.mutation<Cart, { id: string; body: UpdateCartLineBody }>({
      query: ({ id, body }) => ({ url: `/cart/${id}`, method: "PATCH", data: body }),
      invalidatesTags: ["Cart"],
    }),
    removeCartLine: build.mutation<Cart, string>({
      query: (id) => ({ url: `/cart/${id}`, method: "DELETE" }),
      invalidatesTags: ["Cart"],
    }),
  }),
});

export const {
  useGetCartQuery,
  useLazyGetCartQuery,
  useLazyValidateCartQuery,
  useAddToCartMutation,
  useUpdateCartLineMutation,
  useRemoveCartLineMutation,
} = cartApi;
