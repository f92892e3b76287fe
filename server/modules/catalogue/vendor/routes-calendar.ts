import { calendarCapacityBody, calendarDaysBody } from "@/contracts/catalogue/calendar.schema";
import { route } from "@/server/http/route";
import { setCapacity, setDays } from "./service-calendar";

export const calendarSettingRoutes = [
  route({
    method: "POST",
    path: "/vendor/calendar/days",
    guard: "vendor",
    whileSuspended: "allowed",
    summary: "Blocks days for weddings, or opens them again",
    reply: "CalendarSetting",
    body: calendarDaysBody,
    message: ({ body: { dates, open } }) =>
      `${dates.length === 1 ? "Day" : `${dates.length} days`} ${open ? "open for bookings" : "blocked"}`,
    run: ({ actor, body }) => setDays(actor.vendorId, body),
  }),
  route({
    method: "POST",
    path: "/vendor/calendar/capacity",
    guard: "vendor",
    whileSuspended: "allowed",
    summary: "Sets how many weddings the vendor takes a day",
    reply: "CalendarSetting",
    body: calendarCapacityBody,
    message: "Saved",
    run: ({ actor, body }) => setCapacity(actor.vendorId, body),
  }),
];
