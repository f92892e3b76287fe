import type { PeriodicJob } from "@/server/queue/task";
import { settleAppointments } from "./service-settle";

export const APPOINTMENT_JOBS: readonly PeriodicJob[] = [
  { name: "settleAppointments", cron: "* * * * *", run: () => settleAppointments() },
];
