import { idParam } from "@/contracts/envelope.schema";
import { personActBody, personExportBody } from "@/contracts/operator/person.schema";
import { route } from "@/server/http/route";
import { actOnPerson, exportPerson, operatorPerson } from "./service";

export const operatorPersonRoutes = [
  route({
    method: "GET",
    path: "/operator/person/:id",
    guard: "operator",
    right: "people",
    summary: "A couple's account: address, sessions, consents and history",
    reply: "OperatorPerson",
    params: idParam,
    run: ({ params }) => operatorPerson(params.id),
  }),
  route({
    method: "POST",
    path: "/operator/person/:id/act",
    guard: "operator",
    right: "people",
    summary: "End all of a person's sessions, or send the verification link again",
    reply: "OperatorPerson",
    params: idParam,
    body: personActBody,
    run: ({ actor, params, body }) => actOnPerson(actor, params.id, body),
  }),
  route({
    method: "POST",
    path: "/operator/person/:id/export",
    guard: "operator",
    right: "people",
    summary:
      "Everything kept about a person, as the person's own download has it; for a request under the PDPA",
    reply: "File",
    params: idParam,
    body: personExportBody,
    run: ({ actor, params, body }) => exportPerson(actor, params.id, body),
  }),
];
