import type { PeriodicJob } from "@/server/queue/task";
import { purgeDeletedGuests } from "./service-purge";

export const GUEST_JOBS: readonly PeriodicJob[] = [
  { name: "purgeDeletedGuests", cron: "17 * * * *", run: () => purgeDeletedGuests() },
];
