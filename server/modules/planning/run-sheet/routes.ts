import { idParam } from "@/contracts/envelope.schema";
import { shareLinkBody } from "@/contracts/planning/share-link.schema";
import {
  runSheetChangeBody,
  runSheetItemBody,
  runSheetTemplateBody,
} from "@/contracts/planning/run-sheet.schema";
import { route } from "@/server/http/route";
import { addItem, addTemplate, changeItem, readRunSheet, removeItem } from "./service";
import { addLink, revokeLink } from "./service-links";

export const runSheetRoutes = [
  route({
    method: "GET",
    path: "/planning/runsheet",
    guard: "customer",
    summary: "The wedding day by the minute, the vendors booked, and the links that share it",
    reply: "RunSheet",
    run: ({ actor }) => readRunSheet(actor),
  }),
  route({
    method: "POST",
    path: "/planning/runsheet",
    guard: "customer",
    summary: "Adds an entry",
    reply: "RunSheet",
    body: runSheetItemBody,
    message: "Entry added",
    run: ({ actor, body }) => addItem(actor, body),
  }),
  route({
    method: "POST",
    path: "/planning/runsheet/templates",
    guard: "customer",
    summary: "Adds a usual day of a ceremony",
    reply: "RunSheet",
    body: runSheetTemplateBody,
    run: ({ actor, body }) => addTemplate(actor, body.ceremony),
  }),
  route({
    method: "POST",
    path: "/planning/runsheet/links",
    guard: "customer",
    summary: "Makes a link with which vendors and helpers read the run sheet",
    reply: "RunSheetLinks",
    body: shareLinkBody,
    message: "Link made",
    run: ({ actor, body }) => addLink(actor, body.name),
  }),
  route({
    method: "DELETE",
    path: "/planning/runsheet/links/:id",
    guard: "customer",
    summary: "Turns a link off",
    reply: "RunSheetLinks",
    params: idParam,
    message: "The link is off",
    run: ({ actor, params }) => revokeLink(actor, params.id),
  }),
  route({
    method: "PATCH",
    path: "/planning/runsheet/:id",
    guard: "customer",
    summary: "Changes an entry",
    reply: "RunSheet",
    params: idParam,
    body: runSheetChangeBody,
    run: ({ actor, params, body }) => changeItem(actor, params.id, body),
  }),
  route({
    method: "DELETE",
    path: "/planning/runsheet/:id",
    guard: "customer",
    summary: "Deletes an entry",
    reply: "RunSheet",
    params: idParam,
    message: "Entry deleted",
    run: ({ actor, params }) => removeItem(actor, params.id),
  }),
];
