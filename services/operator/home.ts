import type { OperatorHome, OperatorMoney } from "@/contracts/operator/home/home";
import { api } from "@/services/api";

/** The console's home. Acts that empty a queue invalidate `OperatorHome`. */
export const operatorHomeApi = api.enhanceEndpoints({ addTagTypes: ["OperatorHome"] }).injectEndpoints({
  endpoints: (build) => ({
    getOperatorHome: build.query<OperatorHome, void>({
      query: () => ({ url: "/operator/home" }),
      extraOptions: { toast: false },
      providesTags: ["OperatorHome"],
    }),
    getOperatorMoney: build.query<OperatorMoney, void>({
      query: () => ({ url: "/operator/home/money" }),
      extraOptions: { toast: false },
      providesTags: ["OperatorHome"],
    }),
  }),
});

export const { useGetOperatorHomeQuery, useGetOperatorMoneyQuery } = operatorHomeApi;
