import { idParam } from "@/contracts/envelope.schema";
import { calendarQuery, holdDateBody, moveHoldBody } from "@/contracts/messaging/calendar/calendar.schema";
import { route } from "@/server/http/route";
import { holdDate, moveHeldDate, readVendorCalendar, releaseDate } from "./service";

export const vendorCalendarRoutes = [
  route({
    method: "GET",
    path: "/vendor/calendar",
    guard: "vendor",
    summary: "The vendor's days with weddings, visits and held dates",
    reply: "VendorCalendar",
    query: calendarQuery,
    run: ({ actor, query }) => readVendorCalendar(actor.vendorId, query),
  }),
  route({
    method: "POST",
    path: "/vendor/calendar/hold",
    guard: "vendor",
    whileSuspended: "refused",
    summary: "Keeps a place on a date for a couple for some days",
    reply: "DateHold",
    body: holdDateBody,
    message: "Date held",
    run: ({ actor, body }) => holdDate(actor.vendorId, body),
  }),
  route({
    method: "PATCH",
    path: "/vendor/calendar/hold/:id",
    guard: "vendor",
    whileSuspended: "refused",
    summary: "Moves a date that is held to another day",
    reply: "DateHold",
    params: idParam,
    body: moveHoldBody,
    message: "Date moved",
    run: ({ actor, params, body }) => moveHeldDate(actor.vendorId, params.id, body),
  }),
  route({
    method: "DELETE",
    path: "/vendor/calendar/hold/:id",
    guard: "vendor",
    whileSuspended: "allowed",
    summary: "Releases a date that is held",
    reply: "Nothing",
    params: idParam,
    message: "Date released",
    run: ({ actor, params }) => releaseDate(actor.vendorId, params.id),
  }),
];
