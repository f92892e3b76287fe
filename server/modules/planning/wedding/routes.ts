import { idParam } from "@/contracts/envelope.schema";
import { EVENT_DELETED } from "@/contracts/planning/wedding/wedding";
import { sortEventsBody, weddingEventBody } from "@/contracts/planning/wedding/wedding-event.schema";
import { route } from "@/server/http/route";
import { weddingPageRoutes } from "./routes-page";
import { addEvent, changeEvent, deleteEvent, listEvents, sortEvents } from "./service-events";
import { teamRoutes } from "./team/routes";

export const weddingRoutes = [
  ...teamRoutes,
  route({
    method: "GET",
    path: "/user/wedding/event",
    guard: "customer",
    summary: "The events of the wedding",
    reply: "WeddingEvents",
    run: ({ actor }) => listEvents(actor),
  }),
  route({
    method: "POST",
    path: "/user/wedding/event/sort",
    guard: "customer",
    summary: "Puts the events into another order",
    reply: "WeddingEvents",
    body: sortEventsBody,
    run: ({ actor, body }) => sortEvents(actor, body.ids),
  }),
  route({
    method: "POST",
    path: "/user/wedding/event",
    guard: "customer",
    summary: "Adds an event",
    reply: "WeddingEvent",
    body: weddingEventBody,
    message: "Event added",
    run: ({ actor, body }) => addEvent(actor, body),
  }),
  route({
    method: "PATCH",
    path: "/user/wedding/event/:id",
    guard: "customer",
    summary: "Changes an event",
    reply: "WeddingEvent",
    params: idParam,
    body: weddingEventBody,
    message: "Event updated",
    run: ({ actor, params, body }) => changeEvent(actor, params.id, body),
  }),
  route({
    method: "DELETE",
    path: "/user/wedding/event/:id",
    guard: "customer",
    summary: "Deletes an event with its invitations and answers, unless ang bao or arrivals are noted at it",
    reply: "Nothing",
    params: idParam,
    message: EVENT_DELETED,
    run: ({ actor, params }) => deleteEvent(actor, params.id),
  }),
  ...weddingPageRoutes,
];
