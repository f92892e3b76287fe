import { operatorDisputesQuery } from "@/contracts/operator/money.schema";
import { route } from "@/server/http/route";
import { operatorDisputes, operatorLedger } from "./service";

export const operatorMoneyRoutes = [
  route({
    method: "GET",
    path: "/operator/dispute",
    guard: "operator",
    right: "money",
    summary: "Bank disputes with their orders, open ones first by the deadline for evidence",
    reply: "OperatorDisputes",
    query: operatorDisputesQuery,
    run: ({ query }) => operatorDisputes(query),
  }),
  route({
    method: "GET",
    path: "/operator/ledger",
    guard: "operator",
    right: "money",
    summary: "The accounts of the ledger, and what doesn't add up",
    reply: "OperatorLedger",
    run: () => operatorLedger(),
  }),
];
