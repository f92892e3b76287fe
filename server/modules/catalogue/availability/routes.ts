import {
  availabilityParam,
  availabilityQuery,
  nextFreeQuery,
} from "@/contracts/catalogue/availability.schema";
import { route } from "@/server/http/route";
import { calendar, nextFreeDates } from "./service";

export const availabilityRoutes = [
  route({
    method: "GET",
    path: "/public/availability/:vendorId",
    guard: "public",
    summary: "The days of a month on which a vendor can take a wedding",
    reply: "AvailabilityMonth",
    params: availabilityParam,
    query: availabilityQuery,
    cacheSeconds: 60,
    run: ({ params, query }) => calendar(params.vendorId, query),
  }),
  route({
    method: "GET",
    path: "/public/availability/:vendorId/next",
    guard: "public",
    summary: "The next days on which a vendor can take a wedding",
    reply: "NextFreeDates",
    params: availabilityParam,
    query: nextFreeQuery,
    cacheSeconds: 60,
    run: ({ params, query }) => nextFreeDates(params.vendorId, query),
  }),
];
