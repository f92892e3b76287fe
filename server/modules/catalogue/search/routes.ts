import {
  auspiciousDaysQuery,
  searchCallQuery,
  suggestQuery,
  vendorSearchQuery,
} from "@/contracts/catalogue/search/search.schema";
import { route } from "@/server/http/route";
import { operatorSynonymRoutes } from "./routes-operator";
import { listAuspiciousDays } from "./service-days";
import { listProducts, listVendors, searchPins, searchProducts, searchVendors } from "./service";
import { suggest } from "./service-suggest";

const KEEP_SECONDS = 60;

export const searchRoutes = [
  route({
    method: "GET",
    path: "/public/vendor-search",
    guard: "public",
    summary: "Vendors by words and filters, with live counts of every filter unless `facets=false`",
    reply: "VendorResults",
    query: searchCallQuery,
    cacheSeconds: KEEP_SECONDS,
    run: ({ query: { facets, ...query } }) => (facets ? searchVendors(query) : listVendors(query)),
  }),
  route({
    method: "GET",
    path: "/public/product-search",
    guard: "public",
    summary: "Products by words and filters, with live counts of every filter unless `facets=false`",
    reply: "ProductResults",
    query: searchCallQuery,
    cacheSeconds: KEEP_SECONDS,
    run: ({ query: { facets, ...query } }) => (facets ? searchProducts(query) : listProducts(query)),
  }),
  route({
    method: "GET",
    path: "/public/search/map",
    guard: "public",
    summary: "Where the vendors of a search are",
    reply: "SearchPins",
    query: vendorSearchQuery,
    cacheSeconds: KEEP_SECONDS,
    run: ({ query }) => searchPins(query),
  }),
  route({
    method: "GET",
    path: "/public/auspicious-days",
    guard: "public",
    summary: "Days that the Chinese almanac calls good for a wedding",
    reply: "AuspiciousDays",
    query: auspiciousDaysQuery,
    cacheSeconds: KEEP_SECONDS,
    run: ({ query }) => listAuspiciousDays(query),
  }),
  route({
    method: "GET",
    path: "/public/search/suggest",
    guard: "public",
    summary: "What somebody who is still typing may mean",
    reply: "Suggestions",
    query: suggestQuery,
    cacheSeconds: KEEP_SECONDS,
    run: ({ query }) => suggest(query),
  }),
  ...operatorSynonymRoutes,
];
