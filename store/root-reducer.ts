import { combineReducers } from "@reduxjs/toolkit";
import { api } from "@/services/api";
import { authReducer } from "./auth-slice";
import { cartReducer } from "./cart-slice";
import { loginPopupReducer } from "./login-popup-slice";
import { savedReducer } from "./saved-slice";
import { selectedCategoryReducer } from "./selected-category-slice";

export const rootReducer = combineReducers({
  auth: authReducer,
  cart: cartReducer,
  loginPopup: loginPopupReducer,
  saved: savedReducer,
  selectedCategory: selectedCategoryReducer,
  [api.reducerPath]: api.reducer,
});

export type RootState = ReturnType<typeof rootReducer>;
