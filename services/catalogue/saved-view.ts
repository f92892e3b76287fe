import type { SavedView, ViewList } from "@/contracts/catalogue/saved-view";
import type { SavedViewBody } from "@/contracts/catalogue/saved-view.schema";
import { api } from "@/services/api";

const PATH = "/vendor/view";

export const savedViewApi = api.enhanceEndpoints({ addTagTypes: ["SavedView"] }).injectEndpoints({
  endpoints: (build) => ({
    getSavedViews: build.query<SavedView[], ViewList>({
      query: (list) => ({ url: PATH, params: { list } }),
      providesTags: ["SavedView"],
    }),
    /** The dialog shows its own failures. */
    saveView: build.mutation<SavedView, SavedViewBody>({
      query: (data) => ({ url: PATH, method: "POST", data }),
      invalidatesTags: ["SavedView"],
      extraOptions: { toast: false },
    }),
    deleteView: build.mutation<null, string>({
      query: (id) => ({ url: `${PATH}/${id}`, method: "DELETE" }),
      invalidatesTags: ["SavedView"],
    }),
  }),
});

export const { useGetSavedViewsQuery, useSaveViewMutation, useDeleteViewMutation } = savedViewApi;
