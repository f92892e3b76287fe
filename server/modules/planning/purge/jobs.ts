import type { PeriodicJob } from "@/server/queue/task";
import { announcePurges, purgeGuests } from "./service";

/** At 11 am in Singapore, when people read their mail. */
export const PURGE_JOBS: readonly PeriodicJob[] = [
  { name: "announcePurges", cron: "0 3 * * *", run: () => announcePurges() },
  { name: "purgeGuests", cron: "30 3 * * *", run: () => purgeGuests() },
];
