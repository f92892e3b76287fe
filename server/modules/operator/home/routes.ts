import { route } from "@/server/http/route";
import { operatorHome } from "./service";

export const operatorHomeRoutes = [
  route({
    method: "GET",
    path: "/operator/home",
    guard: "operator",
    right: "home",
    summary: "What waits for an operator: how much, and since when",
    reply: "OperatorHome",
    run: ({ actor }) => operatorHome(actor),
  }),
];
