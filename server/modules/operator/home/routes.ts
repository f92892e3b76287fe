import { route } from "@/server/http/route";
import { operatorHome, operatorMoney } from "./service";

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
  route({
    method: "GET",
    path: "/operator/home/money",
    guard: "operator",
    right: "money",
    summary: "The money of the last seven days, and whether the ledger adds up",
    reply: "OperatorMoney",
    run: () => operatorMoney(),
  }),
];
