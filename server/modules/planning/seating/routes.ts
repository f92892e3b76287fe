import { idParam } from "@/contracts/envelope.schema";
import { shareLinkBody } from "@/contracts/planning/share-link.schema";
import { SEATING_MESSAGES } from "@/contracts/planning/seating";
import { seatingBody } from "@/contracts/planning/seating.schema";
import { route } from "@/server/http/route";
import { readSeating, saveSeating } from "./service";
import { addLink, revokeLink } from "./service-links";

export const seatingRoutes = [
  route({
    method: "DELETE",
    path: "/planning/seating/links/:id",
    guard: "customer",
    summary: "Turns a link to the seating off",
    reply: "SeatingLinks",
    params: idParam,
    message: "The link is off",
    run: ({ actor, params }) => revokeLink(actor, params.id),
  }),
  route({
    method: "GET",
    path: "/planning/seating/:id",
    guard: "customer",
    summary: "Rooms, tables, seats and rules of an event, by its id, with the guests who need a seat",
    reply: "SeatingPlan",
    params: idParam,
    run: ({ actor, params }) => readSeating(actor, params.id),
  }),
  route({
    method: "PUT",
    path: "/planning/seating/:id",
    guard: "customer",
    summary: "Saves the seating of an event; refused when someone else saved since `version`",
    reply: "SeatingPlan",
    params: idParam,
    body: seatingBody,
    message: SEATING_MESSAGES.saved,
    run: ({ actor, params, body }) => saveSeating(actor, params.id, body),
  }),
  route({
    method: "POST",
    path: "/planning/seating/links/:id",
    guard: "customer",
    summary: "Makes a link with which the venue reads the seating of an event",
    reply: "SeatingLinks",
    params: idParam,
    body: shareLinkBody,
    message: "Link made",
    run: ({ actor, params, body }) => addLink(actor, params.id, body.name),
  }),
];
