import { createSlice, type PayloadAction } from "@reduxjs/toolkit";
import { signedOut } from "./auth-slice";

/**
 * One attempt to buy. `idempotencyKey` stays the same while the same order is tried again, so that a lost answer
 * never orders twice; `checkoutId` is there once the order is placed and waits for its payment.
 */
export type CheckoutState = { idempotencyKey: string | null; checkoutId: string | null };

const NONE: CheckoutState = { idempotencyKey: null, checkoutId: null };

const checkoutSlice = createSlice({
  name: "checkout",
  initialState: NONE,
  reducers: {
    checkoutStarted: (_state, { payload }: PayloadAction<{ idempotencyKey: string }>): CheckoutState => ({
      idempotencyKey: payload.idempotencyKey,
      checkoutId: null,
    }),
    checkoutPlaced: (state, { payload }: PayloadAction<{ checkoutId: string }>) => {
      state.checkoutId = payload.checkoutId;
    },
    checkoutEnded: () => NONE,
  },
  extraReducers: (builder) => builder.addCase(signedOut, () => NONE),
});

export const { checkoutStarted, checkoutPlaced, checkoutEnded } = checkoutSlice.actions;
export const checkoutReducer = checkoutSlice.reducer;
