import { type InferType, object, string } from "yup";
import { DASHBOARD_PERIODS, type DashboardPeriod } from "./dashboard";

export const dashboardQuery = object({
  period: string<DashboardPeriod>().oneOf(DASHBOARD_PERIODS).default("30d"),
});
export type DashboardQuery = InferType<typeof dashboardQuery>;
