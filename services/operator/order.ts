import type { OperatorOrder, OperatorOrderDecision, OperatorOrders } from "@/contracts/operator/order/order";
import type { OperatorOrdersQuery, OrderDecisionBody } from "@/contracts/operator/order/order.schema";
import type { OperatorProposal, OperatorProposals } from "@/contracts/operator/proposal/proposal";
import type { ProposalDecisionBody, ProposalsQuery } from "@/contracts/operator/proposal/proposal.schema";
import { api } from "@/services/api";

/** Acts answer 200 with a message that says whether they were done or wait for a second operator. */
export const operatorOrderApi = api
  .enhanceEndpoints({ addTagTypes: ["OperatorOrder", "OperatorVendor", "OperatorHome", "OperatorAct"] })
  .injectEndpoints({
    endpoints: (build) => ({
      getOperatorOrders: build.query<OperatorOrders, Partial<OperatorOrdersQuery>>({
        query: (params) => ({ url: "/operator/order", params }),
        extraOptions: { toast: false },
        providesTags: ["OperatorOrder"],
      }),
      getOperatorOrder: build.query<OperatorOrder, string>({
        query: (id) => ({ url: `/operator/order/${id}` }),
        extraOptions: { toast: false },
        providesTags: ["OperatorOrder"],
      }),
      decideOnOrder: build.mutation<OperatorOrderDecision, { id: string; body: OrderDecisionBody }>({
        query: ({ id, body }) => ({
          url: `/operator/order/${id}/decision`,
          method: "POST",
          data: body,
          outlivesPage: true,
        }),
        invalidatesTags: ["OperatorOrder", "OperatorAct"],
      }),
      getOperatorProposals: build.query<OperatorProposals, Partial<ProposalsQuery>>({
        query: (params) => ({ url: "/operator/proposal", params }),
        extraOptions: { toast: false },
        providesTags: ["OperatorOrder"],
      }),
      decideOnProposal: build.mutation<OperatorProposal, { id: string; body: ProposalDecisionBody }>({
        query: ({ id, body }) => ({
          url: `/operator/proposal/${id}/decision`,
          method: "POST",
          data: body,
          outlivesPage: true,
        }),
        invalidatesTags: ["OperatorOrder", "OperatorVendor", "OperatorHome", "OperatorAct"],
      }),
    }),
  });

export const {
  useGetOperatorOrdersQuery,
  useGetOperatorOrderQuery,
  useDecideOnOrderMutation,
  useGetOperatorProposalsQuery,
  useDecideOnProposalMutation,
} = operatorOrderApi;
