import { createSlice, type PayloadAction } from "@reduxjs/toolkit";

/** The action for which the visitor was asked to log in; it decides where the sign-in leads. */
export type LoginPopupType =
  | "url"
  | "vendor"
  | "product-detail"
  | "button-click"
  | "product"
  | "wishlist"
  | "shortlist";

/** `value`: the path of `url`, the vendor's id of `product-detail`, the button's name or id of `button-click`. */
export type LoginPopupState = { open: boolean; type: LoginPopupType | null; value: string };

const CLOSED: LoginPopupState = { open: false, type: null, value: "" };

const loginPopupSlice = createSlice({
  name: "loginPopup",
  initialState: CLOSED,
  reducers: {
    loginPopupOpened: (
      _state,
      { payload }: PayloadAction<{ type: LoginPopupType | null; value?: string }>,
    ): LoginPopupState => ({ open: true, type: payload.type, value: payload.value ?? "" }),
    /** Closes the popup and keeps its purpose. */
    loginPopupHidden: (state) => {
      state.open = false;
    },
    loginPopupReset: () => CLOSED,
  },
});

export const { loginPopupOpened, loginPopupHidden, loginPopupReset } = loginPopupSlice.actions;
export const loginPopupReducer = loginPopupSlice.reducer;
