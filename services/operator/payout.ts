import type { OperatorPayouts } from "@/contracts/operator/payout/payout";
import type { OperatorPayoutsQuery, PayoutActBody } from "@/contracts/operator/payout/payout.schema";
import { api } from "@/services/api";

export const operatorPayoutApi = api
  .enhanceEndpoints({ addTagTypes: ["OperatorPayout", "OperatorHome", "OperatorAct"] })
  .injectEndpoints({
    endpoints: (build) => ({
      getOperatorPayouts: build.query<OperatorPayouts, Partial<OperatorPayoutsQuery>>({
        query: (params) => ({ url: "/operator/payout", params }),
        extraOptions: { toast: false },
        providesTags: ["OperatorPayout"],
      }),
      actOnPayouts: build.mutation<null, { id: string; body: PayoutActBody }>({
        query: ({ id, body }) => ({ url: `/operator/payout/${id}/act`, method: "POST", data: body }),
        extraOptions: { toast: false },
        invalidatesTags: ["OperatorPayout", "OperatorHome", "OperatorAct"],
      }),
    }),
  });

export const { useGetOperatorPayoutsQuery, useActOnPayoutsMutation } = operatorPayoutApi;
