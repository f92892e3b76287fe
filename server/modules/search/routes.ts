import { vendorSearchQuery } from "@/contracts/search";
import { route } from "@/server/http/route";
import { searchVendors } from "./service";

export const searchRoutes = [
  route({
    method: "GET",
    path: "/public/vendor-search",
    guard: "public",
    summary: "Vendors by words, category and sort order",
    query: vendorSearchQuery,
    cacheSeconds: 60,
    run: ({ query }) => searchVendors(query),
  }),
];
