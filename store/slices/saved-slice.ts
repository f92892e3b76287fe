import { createSlice, isAnyOf, type PayloadAction } from "@reduxjs/toolkit";
import type { SavedIds, SavedKind } from "@/contracts/catalogue/wishlist";
import { wishlistApi } from "@/services/catalogue/wishlist";
import { authAdopted, signedIn, signedOut } from "./auth-slice";

/** The couple's saved items, for the hearts and the counts in the header. */
export type SavedState = SavedIds;

export const NOTHING_SAVED: SavedState = { vendorIds: [], productIds: [] };
const LIST = { vendor: "vendorIds", product: "productIds" } as const satisfies Record<
  SavedKind,
  keyof SavedIds
>;
const { getSavedIds, save, unsave } = wishlistApi.endpoints;

export const isSaved = (state: SavedIds, kind: SavedKind, id: string) => state[LIST[kind]].includes(id);

const savedSlice = createSlice({
  name: "saved",
  initialState: NOTHING_SAVED,
  reducers: {
    /** Read from storage, where another tab may have changed it. */
    savedAdopted: (_state, { payload }: PayloadAction<SavedState>) => payload,
    /** The server reports that the item does not, or no longer, exist. */
    savedLost: (state, { payload: { kind, id } }: PayloadAction<{ kind: SavedKind; id: string }>) => {
      state[LIST[kind]] = state[LIST[kind]].filter((each) => each !== id);
    },
  },
  extraReducers: (builder) =>
    builder
      .addCase(authAdopted, (state, { payload }) => (payload.userData ? state : NOTHING_SAVED))
      .addMatcher(isAnyOf(signedIn, signedOut), () => NOTHING_SAVED)
      .addMatcher(getSavedIds.matchFulfilled, (_state, { payload }) => payload)
      .addMatcher(save.matchFulfilled, (state, { meta }) => {
        const { kind, id } = meta.arg.originalArgs;
        if (!isSaved(state, kind, id)) state[LIST[kind]].unshift(id);
      })
      .addMatcher(unsave.matchFulfilled, (state, { meta }) => {
        const { kind, id } = meta.arg.originalArgs;
        state[LIST[kind]] = state[LIST[kind]].filter((each) => each !== id);
      }),
});

export const { savedAdopted, savedLost } = savedSlice.actions;
export const savedReducer = savedSlice.reducer;
