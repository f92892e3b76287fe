import { operatorSearchQuery } from "@/contracts/operator/search/search.schema";
import { route } from "@/server/http/route";
import { searchConsole } from "./service";

export const operatorSearchRoutes = [
  route({
    method: "GET",
    path: "/operator/search",
    guard: "operator",
    right: "home",
    summary: "Orders, payments, tickets, people and vendors by number, email, phone or name",
    reply: "FoundPage",
    query: operatorSearchQuery,
    run: ({ actor, query }) => searchConsole(actor, query),
  }),
];
