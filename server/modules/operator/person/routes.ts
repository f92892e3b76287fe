import { idParam } from "@/contracts/envelope.schema";
import {
  operatorPeopleQuery,
  personActBody,
  personDeleteBody,
  personExportBody,
} from "@/contracts/operator/person/person.schema";
import { route } from "@/server/http/route";
import {
  actOnPerson,
  deletePerson,
  exportPerson,
  listPeople,
  operatorPerson,
  previewDeletion,
} from "./service";

export const operatorPersonRoutes = [
  route({
    method: "GET",
    path: "/operator/person",
    guard: "operator",
    right: "people",
    summary: "Couples' accounts, newest first, by the beginning of an address or phone number",
    reply: "OperatorPeople",
    query: operatorPeopleQuery,
    run: ({ query }) => listPeople(query),
  }),
  route({
    method: "GET",
    path: "/operator/person/:id/deletion",
    guard: "operator",
    right: "privacy",
    summary: "What deleting a person's account would delete, and what prevents it",
    reply: "PersonDeletion",
    params: idParam,
    run: ({ params }) => previewDeletion(params.id),
  }),
  route({
    method: "POST",
    path: "/operator/person/:id/delete",
    guard: "operator",
    right: "privacy",
    summary: "Delete a person's account as the person could; for a request under the PDPA",
    reply: "Nothing",
    params: idParam,
    body: personDeleteBody,
    run: ({ actor, params, body }) => deletePerson(actor, params.id, body),
  }),
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
    summary: "End all of a person's sessions, send the verification link again, lock or unlock the account",
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
