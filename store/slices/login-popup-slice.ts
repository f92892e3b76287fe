import { createSlice, type PayloadAction } from "@reduxjs/toolkit";

/** The action that required a login; it decides where the sign-in leads. */
export type LoginPopupType =
  | "url"
  | "vendor"
  | "product-detail"
  | "button-click"
  | "product"
  | "wishlist"
  | "shortlist";

/** `value`: the path for `url`, the vendor's id for `product-detail`, the button's name or id for `button-click`. */
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
