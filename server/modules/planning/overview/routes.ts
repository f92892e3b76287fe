import { route } from "@/server/http/route";
import { readOverview } from "./service";

export const overviewRoutes = [
  route({
    method: "GET",
    path: "/planning/overview",
    guard: "customer",
    summary: "What matters this week: tasks, money, answers awaited",
    reply: "PlanOverview",
    run: ({ actor }) => readOverview(actor),
  }),
];
