import type { Transaction } from "@/server/db/client";
import { tellPlanners } from "@/server/modules/identity/live/public";

/** The part of a wedding's plans that changed, which open screens then reload. */
export type PlanningNotice = "guests" | "events" | "answers" | "seating" | "check_in" | (string & {});

/** Notifies everyone who may read the guests of a change to a wedding's plans, when the transaction commits. */
export async function notifyPlanning(
  tx: Transaction,
  weddingId: string,
  what: PlanningNotice,
): Promise<void> {
  await tellPlanners(tx, weddingId, what);
}
