import type { FoundPage } from "@/contracts/operator/search/search";
import type { OperatorSearchQuery } from "@/contracts/operator/search/search.schema";
import { api } from "@/services/api";

export const operatorSearchApi = api.injectEndpoints({
  endpoints: (build) => ({
    searchConsole: build.query<FoundPage, OperatorSearchQuery>({
      query: (params) => ({ url: "/operator/search", params }),
      extraOptions: { toast: false },
    }),
  }),
});

export const { useSearchConsoleQuery } = operatorSearchApi;
