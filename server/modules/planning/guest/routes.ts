import { pageQuery } from "@/contracts/envelope.schema";
import { guestListQuery } from "@/contracts/planning/guest.schema";
import { route } from "@/server/http/route";
import { listGuests, listHouseholds, showGuests } from "./service";

export const guestRoutes = [
  route({
    method: "GET",
    path: "/user/guest/event/showGuest",
    guard: "customer",
    summary: "The key figures of the guest list",
    reply: "GuestSummary",
    run: ({ actor }) => showGuests(actor),
  }),
  route({
    method: "GET",
    path: "/user/guest/household",
    guard: "customer",
    summary: "The households of the guest list",
    reply: "HouseholdPage",
    query: pageQuery,
    run: ({ actor, query }) => listHouseholds(actor, query),
  }),
  route({
    method: "GET",
    path: "/user/guest",
    guard: "customer",
    summary: "The guests, filtered",
    reply: "GuestPage",
    query: guestListQuery,
    run: ({ actor, query }) => listGuests(actor, query),
  }),
];
