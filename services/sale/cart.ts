import type { AddToCartBody, UpdateCartLineBody } from "@/contracts/sale/cart.schema";
import type { Cart } from "@/contracts/sale/cart";
import { trackAddToCart } from "@/lib/analytics";
import { api } from "@/services/api";

export const cartApi = api.injectEndpoints({
  endpoints: (build) => ({
    /** `fromCart` is true on the cart page itself. */
    getCart: build.query<Cart, { fromCart: boolean }>({
      query: (params) => ({ url: "/cart", params }),
      extraOptions: { toast: "each" },
      providesTags: ["Cart"],
    }),
    /** Succeeds when the cart can be ordered; otherwise the view shows the messages line by line. */
    validateCart: build.query<Cart, void>({
      query: () => ({ url: "/cart/validateCart" }),
      extraOptions: { toast: false },
    }),
    addToCart: build.mutation<Cart, AddToCartBody>({
      query: (data) => ({ url: "/cart", method: "POST", data }),
      invalidatesTags: ["Cart"],
      onQueryStarted: (item, { queryFulfilled }) => {
        queryFulfilled.then(
          () => trackAddToCart(item),
          () => undefined,
        );
      },
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
