import type { PeriodicJob } from "@/server/queue/task";
import { cleanUpRemoved } from "./service";

export const WISHLIST_JOBS: readonly PeriodicJob[] = [
  { name: "cleanUpWishlists", cron: "37 * * * *", run: () => cleanUpRemoved() },
];
