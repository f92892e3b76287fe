import { createSlice, type PayloadAction } from "@reduxjs/toolkit";

type Named = { id: string; name: string };

/** Spec customer §3, selected category value: the top level and what was chosen below it. */
export type SelectedCategory = Named & {
  categories: Named | null;
  subCategories: Named | null;
  subSubCategories: Named | null;
};

const selectedCategorySlice = createSlice({
  name: "selectedCategory",
  initialState: { value: null as SelectedCategory | null },
  reducers: {
    categorySelected: (state, { payload }: PayloadAction<SelectedCategory>) => {
      state.value = payload;
    },
    categoryCleared: (state) => {
      state.value = null;
    },
  },
});

export const { categorySelected, categoryCleared } = selectedCategorySlice.actions;
export const selectedCategoryReducer = selectedCategorySlice.reducer;
