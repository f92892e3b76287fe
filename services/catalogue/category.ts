import type { MasterCategoryNode } from "@/contracts/catalogue/category";
import type { Page } from "@/contracts/envelope";
import { api } from "@/services/api";

export const categoryApi = api.injectEndpoints({
  endpoints: (build) => ({
    /** GET /public/masterCategory: the whole tree, public. */
    masterCategories: build.query<MasterCategoryNode[], void>({
      query: () => ({
        url: "/public/masterCategory",
        params: { page: 1, sortBy: "asc", limit: 100 },
        anonymous: true,
      }),
      transformResponse: ({ docs }: Page<MasterCategoryNode>) => docs,
    }),
  }),
});
