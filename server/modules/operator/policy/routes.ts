import { policyNoticeBody, policyNoticesQuery } from "@/contracts/operator/policy/policy.schema";
import { route } from "@/server/http/route";
import { announcePolicy, policyNotices } from "./service";

export const operatorPolicyRoutes = [
  route({
    method: "GET",
    path: "/operator/policy",
    guard: "operator",
    right: "site",
    summary: "New versions of our policies that were announced, newest first",
    reply: "PolicyNotices",
    query: policyNoticesQuery,
    run: ({ query }) => policyNotices(query),
  }),
  route({
    method: "POST",
    path: "/operator/policy",
    guard: "operator",
    right: "site",
    summary: "Announce a new version of a policy, by mail to everyone whom it binds",
    reply: "Nothing",
    body: policyNoticeBody,
    message: "Announced. The emails are on their way",
    run: ({ actor, body }) => announcePolicy(actor, body),
  }),
];
