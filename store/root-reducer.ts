import { combineReducers } from "@reduxjs/toolkit";
import { api } from "@/services/api";
import { authReducer } from "./slices/auth-slice";
import { cartReducer } from "./slices/cart-slice";
import { loginPopupReducer } from "./slices/login-popup-slice";
import { savedReducer } from "./slices/saved-slice";
import { selectedCategoryReducer } from "./slices/selected-category-slice";

export const rootReducer = combineReducers({
  auth: authReducer,
  cart: cartReducer,
  loginPopup: loginPopupReducer,
  saved: savedReducer,
  selectedCategory: selectedCategoryReducer,
  [api.reducerPath]: api.reducer,
});

export type RootState = ReturnType<typeof rootReducer>;
