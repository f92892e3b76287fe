import { pageQuery } from "@/contracts/envelope";
import { similarVendorsQuery, vendorKeyParam } from "@/contracts/vendor";
import { route } from "@/server/http/route";
import { listVendors, requireVendorDetail, similarVendors } from "./service";

export const vendorRoutes = [
  route({
    method: "GET",
    path: "/user/getSimilarVendors",
    guard: "public",
    summary: "Vendors like one, the most alike first",
    query: similarVendorsQuery,
    cacheSeconds: 60,
    run: ({ query }) => similarVendors(query),
  }),
  route({
    method: "GET",
    path: "/vendor/vendorList",
    guard: "public",
    summary: "Approved vendors by name",
    query: pageQuery,
    cacheSeconds: 60,
    run: ({ query }) => listVendors(query),
  }),
  route({
    method: "GET",
    path: "/vendor/for/web/:id",
    guard: "public",
    summary: "The public profile of a vendor, by id or slug",
    params: vendorKeyParam,
    cacheSeconds: 60,
    run: ({ params }) => requireVendorDetail(params.id),
  }),
];
