import type { OperatorFacts } from "@/contracts/catalogue/vendor/operator-fact";
import type { FactDecisionBody, OperatorFactsQuery } from "@/contracts/catalogue/vendor/operator-fact.schema";
import { api } from "@/services/api";

export const operatorFactApi = api
  .enhanceEndpoints({ addTagTypes: ["OperatorFact", "OperatorHome", "OperatorAct"] })
  .injectEndpoints({
    endpoints: (build) => ({
      getOperatorFacts: build.query<OperatorFacts, Partial<OperatorFactsQuery>>({
        query: (params) => ({ url: "/operator/fact", params }),
        extraOptions: { toast: false },
        providesTags: ["OperatorFact"],
      }),
      decideOnFact: build.mutation<null, { id: string; body: FactDecisionBody }>({
        query: ({ id, body }) => ({
          url: `/operator/fact/${id}/decision`,
          method: "POST",
          data: body,
          outlivesPage: true,
        }),
        invalidatesTags: ["OperatorFact", "OperatorHome", "OperatorAct"],
      }),
    }),
  });

export const { useGetOperatorFactsQuery, useDecideOnFactMutation } = operatorFactApi;
