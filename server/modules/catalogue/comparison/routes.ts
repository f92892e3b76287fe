import { comparisonQuery } from "@/contracts/catalogue/comparison.schema";
import { route } from "@/server/http/route";
import { compareVendors } from "./service";

export const comparisonRoutes = [
  route({
    method: "GET",
    path: "/public/comparison",
    guard: "public",
    summary: "Up to four vendors side by side, priced for one wedding",
    reply: "Comparison",
    query: comparisonQuery,
    cacheSeconds: 60,
    run: ({ query }) => compareVendors(query),
  }),
];
