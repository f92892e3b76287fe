import type { OperatorMarket } from "@/contracts/operator/market/market";
import type { MarketQuery } from "@/contracts/operator/market/market.schema";
import { api } from "@/services/api";

export const operatorMarketApi = api.injectEndpoints({
  endpoints: (build) => ({
    getOperatorMarket: build.query<OperatorMarket, MarketQuery>({
      query: (params) => ({ url: "/operator/market", params }),
      extraOptions: { toast: false },
    }),
  }),
});

export const { useGetOperatorMarketQuery } = operatorMarketApi;
