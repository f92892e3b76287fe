import { idParam } from "@/contracts/envelope.schema";
import { factDecisionBody, operatorFactsQuery } from "@/contracts/catalogue/vendor/operator-fact.schema";
import { route } from "@/server/http/route";
import { operatorCertificate } from "./service";
import { decideOnFact, operatorFacts } from "./service-operator";

export const operatorFactRoutes = [
  route({
    method: "GET",
    path: "/operator/fact",
    guard: "operator",
    right: "facts",
    summary: "Halal certificates and halls that wait to be checked, longest waiting first",
    reply: "OperatorFacts",
    query: operatorFactsQuery,
    run: ({ query }) => operatorFacts(query),
  }),
  route({
    method: "GET",
    path: "/operator/fact/:id/file",
    guard: "operator",
    right: "facts",
    summary: "The file of a halal certificate",
    reply: "File",
    params: idParam,
    run: ({ params }) => operatorCertificate(params.id),
  }),
  route({
    method: "POST",
    path: "/operator/fact/:id/decision",
    guard: "operator",
    right: "facts",
    summary: "Confirm what a vendor states, or reject it with a reason; the vendor gets a mail",
    reply: "Nothing",
    params: idParam,
    body: factDecisionBody,
    run: ({ actor, params, body }) => decideOnFact(actor, params.id, body),
  }),
];
