import { busyCalendarBody } from "@/contracts/messaging/calendar/busy-calendar.schema";
import { route } from "@/server/http/route";
import { readBusyCalendar, readNow, removeBusyCalendar, saveBusyCalendar } from "./service";

const throttle = {
  policy: "calendarRead" as const,
  of: ({ actor }: { actor: { vendorId: string } }) => actor.vendorId,
};

export const busyRoutes = [
  route({
    method: "GET",
    path: "/vendor/calendar/busy",
    guard: "vendor",
    needs: "calendar",
    summary: "The calendar whose busy times block the vendor's, its address masked",
    reply: "BusyCalendar",
    run: ({ actor }) => readBusyCalendar(actor.vendorId),
  }),
  route({
    method: "POST",
    path: "/vendor/calendar/busy",
    guard: "vendor",
    whileSuspended: "allowed",
    summary: "Connects a calendar by its secret address, or changes what it blocks, and reads it",
    reply: "BusyCalendar",
    body: busyCalendarBody,
    throttle,
    run: ({ actor, body }) => saveBusyCalendar(actor.vendorId, body),
  }),
  route({
    method: "POST",
    path: "/vendor/calendar/busy/read",
    guard: "vendor",
    whileSuspended: "allowed",
    summary: "Reads the connected calendar again",
    reply: "BusyCalendar",
    throttle,
    run: ({ actor }) => readNow(actor.vendorId),
  }),
  route({
    method: "DELETE",
    path: "/vendor/calendar/busy",
    guard: "vendor",
    whileSuspended: "allowed",
    summary: "Disconnects the calendar; what it blocked is free again",
    reply: "BusyCalendar",
    message: "Calendar disconnected",
    run: ({ actor }) => removeBusyCalendar(actor.vendorId),
  }),
];
