import { comparisonQuery } from "@/contracts/catalogue/comparison/comparison.schema";
import { weddingPricesQuery } from "@/contracts/catalogue/comparison/wedding-price.schema";
import { route } from "@/server/http/route";
import { compareVendors } from "./service";
import { weddingPrices } from "./service-prices";

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
  route({
    method: "GET",
    path: "/public/wedding-prices",
    guard: "public",
    summary: "What up to 60 vendors and 60 products cost for one wedding, for the cards of a page",
    reply: "WeddingPrices",
    query: weddingPricesQuery,
    cacheSeconds: 60,
    run: ({ query }) => weddingPrices(query),
  }),
];
