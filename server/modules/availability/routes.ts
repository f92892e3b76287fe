import { availabilityParam, availabilityQuery, nextFreeQuery } from "@/contracts/availability";
import { route } from "@/server/http/route";
import { calendar, nextFreeDates } from "./service";

export const availabilityRoutes = [
  route({
    method: "GET",
    path: "/public/availability/:vendorId",
    guard: "public",
    summary: "The days of a month on which a vendor can take a wedding",
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
    params: availabilityParam,
    query: nextFreeQuery,
    cacheSeconds: 60,
    run: ({ params, query }) => nextFreeDates(params.vendorId, query),
  }),
];
