import type { PlanOverview } from "@/contracts/planning/overview";
import { api } from "@/services/api";

export const overviewApi = api.injectEndpoints({
  endpoints: (build) => ({
    getPlanOverview: build.query<PlanOverview, void>({
      query: () => ({ url: "/planning/overview" }),
      providesTags: ["Team", "Guest", "Checklist", "Budget", "RunSheet", "Order", "Payment", "Profile"],
    }),
  }),
});

export const { useGetPlanOverviewQuery } = overviewApi;
