import { attributesQuery } from "@/contracts/catalogue/product/attribute.schema";
import { route } from "@/server/http/route";
import { listAttributes } from "./service";

export const attributeRoutes = [
  route({
    method: "GET",
    path: "/attribute/list/dropdown",
    guard: "public",
    summary: "What products are described by, with the values in use",
    reply: "AttributePage",
    query: attributesQuery,
    cacheSeconds: 60,
    run: ({ query }) => listAttributes(query),
  }),
];
