import { dashboardQuery } from "@/contracts/messaging/dashboard.schema";
import { route } from "@/server/http/route";
import { readDashboard } from "./service";

export const dashboardRoutes = [
  route({
    method: "GET",
    path: "/vendor/dashboard/summary",
    guard: "vendor",
    summary: "What waits for the vendor, its sales and how couples found it",
    reply: "VendorDashboard",
    query: dashboardQuery,
    run: ({ actor, query }) => readDashboard(actor, query),
  }),
];
