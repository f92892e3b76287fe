import type { Transaction } from "@/server/db/client";
import { tellPlanners } from "@/server/modules/identity/live/public";

/** A change, as precise as an open screen needs to reload. */
export type PlanningNotice = "guests" | "events" | "answers" | "seating" | "check_in" | (string & {});

/** Tells everyone who may read the guests that a wedding's plans changed, when the transaction commits. */
export async function notifyPlanning(
  tx: Transaction,
  weddingId: string,
  what: PlanningNotice,
): Promise<void> {
  await tellPlanners(tx, weddingId, what);
}
