import { route } from "@/server/http/route";
import { readFeed, removeFeed, resetFeed } from "./service";

export const calendarRoutes = [
  route({
    method: "GET",
    path: "/calendar-feed",
    guard: "account",
    summary: "The link under which calendar programs follow the account's dates",
    reply: "CalendarFeed",
    run: ({ actor }) => readFeed(actor.accountId),
  }),
  route({
    method: "POST",
    path: "/calendar-feed",
    guard: "account",
    whileSuspended: "allowed",
    summary: "Makes the calendar link, or a new one in place of the old",
    reply: "CalendarFeed",
    run: ({ actor }) => resetFeed(actor.accountId),
  }),
  route({
    method: "DELETE",
    path: "/calendar-feed",
    guard: "account",
    whileSuspended: "allowed",
    summary: "Turns the calendar link off",
    reply: "CalendarFeed",
    run: ({ actor }) => removeFeed(actor.accountId),
  }),
];
