import type { AddToCartBody, MergeCartBody, UpdateCartLineBody } from "@/contracts/sale/cart.schema";
import type { Cart, GuestCart, GuestLine, MergedCart } from "@/contracts/sale/cart";
import { trackAddToCart } from "@/lib/analytics";
import { api } from "@/services/api";

/** Returns a guest's line as the API takes it. */
export function cartBodyOf({
  title: _,
  note = "",
  meal = null,
  addOns = [],
  ...line
}: GuestLine): AddToCartBody {
  return { ...line, note, meal, addOns };
}

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
    /** Moves the cart stored in this browser for a guest into the account's cart. */
    mergeCart: build.mutation<MergedCart, MergeCartBody>({
      query: (data) => ({ url: "/cart/merge", method: "POST", data }),
      extraOptions: { toast: false },
      invalidatesTags: ["Cart"],
    }),
    /** Prices a guest's lines; the view shows failures. */
    quoteGuestCart: build.query<GuestCart, MergeCartBody>({
      query: (data) => ({ url: "/cart/quote", method: "POST", data }),
      extraOptions: { toast: false },
    }),
    updateCartLine: build.mutation<Cart, { id: string; body: UpdateCartLineBody }>({
      query: ({ id, body }) => ({ url: `/cart/${id}`, method: "PATCH", data: body, outlivesPage: true }),
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
  useQuoteGuestCartQuery,
  useAddToCartMutation,
  useUpdateCartLineMutation,
  useRemoveCartLineMutation,
} = cartApi;
