import { createSlice, type PayloadAction } from "@reduxjs/toolkit";

type Named = { id: string; name: string };

/** The top level and the choice below it. */
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
