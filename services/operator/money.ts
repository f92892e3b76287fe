import type { OperatorDisputes, OperatorLedger } from "@/contracts/operator/money";
import type { OperatorDisputesQuery } from "@/contracts/operator/money.schema";
import { api } from "@/services/api";

export const operatorMoneyApi = api
  .enhanceEndpoints({ addTagTypes: ["OperatorDispute", "OperatorHome", "OperatorAct"] })
  .injectEndpoints({
    endpoints: (build) => ({
      getOperatorDisputes: build.query<OperatorDisputes, Partial<OperatorDisputesQuery>>({
        query: (params) => ({ url: "/operator/dispute", params }),
        extraOptions: { toast: false },
        providesTags: ["OperatorDispute"],
      }),
      getOperatorLedger: build.query<OperatorLedger, void>({
        query: () => ({ url: "/operator/ledger" }),
        extraOptions: { toast: false },
      }),
    }),
  });

export const { useGetOperatorDisputesQuery, useGetOperatorLedgerQuery } = operatorMoneyApi;
