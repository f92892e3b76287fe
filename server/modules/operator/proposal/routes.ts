import { idParam } from "@/contracts/envelope.schema";
import { proposalDecisionBody, proposalsQuery } from "@/contracts/operator/proposal/proposal.schema";
import { route } from "@/server/http/route";
import { decideProposal, listProposals } from "./service";

export const operatorProposalRoutes = [
  route({
    method: "GET",
    path: "/operator/proposal",
    guard: "operator",
    right: "money",
    summary:
      "Payments of more than $5,000 and vendors to close that wait for a second operator, longest waiting first",
    reply: "OperatorProposals",
    query: proposalsQuery,
    run: ({ actor, query }) => listProposals(actor, query),
  }),
  route({
    method: "POST",
    path: "/operator/proposal/:id/decision",
    guard: "operator",
    right: "money",
    summary: "Confirm what another operator asked for, which does it, or decline it with a reason",
    reply: "OperatorProposal",
    params: idParam,
    body: proposalDecisionBody,
    message: (_asked, { state }) => (state === "confirmed" ? "Confirmed" : "Declined"),
    run: ({ actor, params, body }) => decideProposal(actor, params.id, body),
  }),
];
