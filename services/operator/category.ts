import type { OperatorCategories } from "@/contracts/catalogue/operator-category";
import type {
  CategoryAddBody,
  CategoryMoveBody,
  CategoryRenameBody,
} from "@/contracts/catalogue/operator-category.schema";
import { api } from "@/services/api";

const CHANGED = ["OperatorCategory", "OperatorAct"] as const;

export const operatorCategoryApi = api
  .enhanceEndpoints({ addTagTypes: ["OperatorCategory", "OperatorAct"] })
  .injectEndpoints({
    endpoints: (build) => ({
      getOperatorCategories: build.query<OperatorCategories, void>({
        query: () => ({ url: "/operator/category" }),
        extraOptions: { toast: false },
        providesTags: ["OperatorCategory"],
      }),
      addCategory: build.mutation<OperatorCategories, CategoryAddBody>({
        query: (data) => ({ url: "/operator/category", method: "POST", data }),
        extraOptions: { toast: false },
        invalidatesTags: CHANGED,
      }),
      renameCategory: build.mutation<OperatorCategories, { id: string; body: CategoryRenameBody }>({
        query: ({ id, body }) => ({ url: `/operator/category/${id}`, method: "PATCH", data: body }),
        extraOptions: { toast: false },
        invalidatesTags: CHANGED,
      }),
      moveCategory: build.mutation<OperatorCategories, { id: string; body: CategoryMoveBody }>({
        query: ({ id, body }) => ({ url: `/operator/category/${id}/move`, method: "POST", data: body }),
        extraOptions: { toast: false },
        invalidatesTags: CHANGED,
      }),
      removeCategory: build.mutation<OperatorCategories, string>({
        query: (id) => ({ url: `/operator/category/${id}`, method: "DELETE" }),
        extraOptions: { toast: false },
        invalidatesTags: CHANGED,
      }),
    }),
  });

export const {
  useGetOperatorCategoriesQuery,
  useAddCategoryMutation,
  useRenameCategoryMutation,
  useMoveCategoryMutation,
  useRemoveCategoryMutation,
} = operatorCategoryApi;
