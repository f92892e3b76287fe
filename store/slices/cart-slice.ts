import { createSlice, isAnyOf, type PayloadAction } from "@reduxjs/toolkit";
import { type GuestLine, guestLineId, MAX_CART_LINES } from "@/contracts/sale/cart";
import { cartApi } from "@/services/sale/cart";
import { signedOut } from "./auth-slice";

/** Persisted, so that the badge is right before the cart is loaded. */
export type CartState = {
  cartCount: number;
  /** A guest's lines, which are moved into the account's cart at sign-in. */
  items: GuestLine[];
  /** Explains why lines of a guest's cart were dropped, until the couple has read it. */
  left: string[];
};

const EMPTY: CartState = { cartCount: 0, items: [], left: [] };
const { getCart, addToCart, mergeCart, updateCartLine, removeCartLine } = cartApi.endpoints;

const cartSlice = createSlice({
  name: "cart",
  initialState: EMPTY,
  reducers: {
    /** Another tab changed the cart, or an earlier version of this page stored it. */
    cartAdopted: (_state, { payload }: PayloadAction<Partial<CartState>>) => ({ ...EMPTY, ...payload }),
    /** A guest adds a product. Adding it again for the same date, after the login popup was closed, replaces it. */
    guestLineKept: (state, { payload }: PayloadAction<GuestLine>) => {
      const items = guestLines(state);
      const same = items.find((line) => guestLineId(line) === guestLineId(payload));
      if (same) Object.assign(same, payload);
      else if (items.length < MAX_CART_LINES) items.push(payload);
      state.items = items;
      state.cartCount = items.length;
    },
    /** A guest changed the cart on its page. */
    guestLinesReplaced: (state, { payload }: PayloadAction<GuestLine[]>) => {
      state.items = payload;
      state.cartCount = payload.length;
    },
    leftoversRead: (state) => {
      state.left = [];
    },
  },
  extraReducers: (builder) =>
    builder
      .addCase(signedOut, () => EMPTY)
      .addMatcher(mergeCart.matchFulfilled, (_state, { payload }) => ({
        cartCount: payload.cart.cartCount,
        items: [],
        left: payload.left.map(({ message }) => message),
      }))
      .addMatcher(
        isAnyOf(
          getCart.matchFulfilled,
          addToCart.matchFulfilled,
          updateCartLine.matchFulfilled,
          removeCartLine.matchFulfilled,
        ),
        (state, { payload }) => {
          state.cartCount = payload.cartCount;
        },
      ),
});

/** Returns the guest's lines; state stored by an earlier version has none. */
export function guestLines({ items }: Partial<Pick<CartState, "items">>): GuestLine[] {
  return items ?? [];
}

export const { cartAdopted, guestLineKept, guestLinesReplaced, leftoversRead } = cartSlice.actions;
export const cartReducer = cartSlice.reducer;
