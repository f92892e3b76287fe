import type { OperatorDisputes, OperatorLedger } from "@/contracts/operator/money/money";
import type { OperatorDisputesQuery } from "@/contracts/operator/money/money.schema";
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
      sendEvidence: build.mutation<null, { id: string; body: FormData }>({
        query: ({ id, body }) => ({ url: `/operator/dispute/${id}/evidence`, method: "POST", data: body }),
        extraOptions: { toast: false },
        invalidatesTags: ["OperatorDispute", "OperatorHome", "OperatorAct"],
      }),
      getOperatorLedger: build.query<OperatorLedger, void>({
        query: () => ({ url: "/operator/ledger" }),
        extraOptions: { toast: false },
      }),
    }),
  });

export const { useGetOperatorDisputesQuery, useSendEvidenceMutation, useGetOperatorLedgerQuery } =
  operatorMoneyApi;
