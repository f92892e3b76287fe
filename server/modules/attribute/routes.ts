import { attributesQuery } from "@/contracts/attribute";
import { route } from "@/server/http/route";
import { listAttributes } from "./service";

export const attributeRoutes = [
  route({
    method: "GET",
    path: "/attribute/list/dropdown",
    guard: "public",
    summary: "What products are described by, with the values in use",
    query: attributesQuery,
    cacheSeconds: 60,
    run: ({ query }) => listAttributes(query),
  }),
];
