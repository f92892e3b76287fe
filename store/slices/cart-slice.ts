import { createSlice, isAnyOf, type PayloadAction } from "@reduxjs/toolkit";
import { cartApi } from "@/services/sale/cart";
import { signedOut } from "./auth-slice";

/** Persisted, so that the badge is right before the cart is loaded. */
export type CartState = { cartCount: number };

const EMPTY: CartState = { cartCount: 0 };
const { getCart, addToCart, updateCartLine, removeCartLine } = cartApi.endpoints;

const cartSlice = createSlice({
  name: "cart",
  initialState: EMPTY,
  reducers: {
    /** Another tab changed the cart. */
    cartAdopted: (_state, { payload }: PayloadAction<CartState>) => payload,
  },
  extraReducers: (builder) =>
    builder
      .addCase(signedOut, () => EMPTY)
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

export const { cartAdopted } = cartSlice.actions;
export const cartReducer = cartSlice.reducer;
