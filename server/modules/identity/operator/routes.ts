import { auditQuery } from "@/contracts/identity/operator/operator.schema";
import { route } from "@/server/http/route";
import { ownOperator } from "./service";
import { operatorActs } from "./service-act";

export const operatorRoutes = [
  route({
    method: "GET",
    path: "/operator/profile",
    guard: "operator",
    right: "home",
    summary: "Who is signed in, and in which role",
    reply: "SessionOperator",
    run: ({ actor }) => Promise.resolve(ownOperator(actor)),
  }),
  route({
    method: "GET",
    path: "/operator/audit",
    guard: "operator",
    right: "audit",
    summary: "What operators did, newest first; by operator, subject or reason",
    reply: "OperatorActs",
    query: auditQuery,
    run: ({ query }) => operatorActs(query),
  }),
];
