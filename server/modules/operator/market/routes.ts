import { marketQuery } from "@/contracts/operator/market/market.schema";
import { route } from "@/server/http/route";
import { marketFile, operatorMarket } from "./service";

export const operatorMarketRoutes = [
  route({
    method: "GET",
    path: "/operator/market",
    guard: "operator",
    right: "market",
    summary: "How the market does, by day, category and source, with cohorts of vendors",
    reply: "OperatorMarket",
    query: marketQuery,
    run: ({ query }) => operatorMarket(query),
  }),
  route({
    method: "GET",
    path: "/operator/market/export.csv",
    guard: "operator",
    right: "market",
    summary: "The figures of each day as a file for a spreadsheet",
    reply: "File",
    query: marketQuery,
    run: ({ query }) => marketFile(query),
  }),
];
