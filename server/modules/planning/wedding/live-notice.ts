import type { Transaction } from "@/server/db/client";
import { tellPlanners, tellServing } from "@/server/modules/identity/live/public";

/** The part of a wedding's plans that changed, which open screens then reload. */
export type PlanningNotice = "guests" | "events" | "answers" | "seating" | "check_in" | (string & {});

/** Changes of no concern to the vendors that serve the events. */
const OWN: ReadonlySet<PlanningNotice> = new Set(["check_in", "photos", "invitations"]);

/**
 * Notifies everyone who may read the guests of a change to a wedding's plans, and the vendors that serve its events,
 * when the transaction commits.
 */
export async function notifyPlanning(
  tx: Transaction,
  weddingId: string,
  what: PlanningNotice,
): Promise<void> {
  await tellPlanners(tx, weddingId, what);
  if (!OWN.has(what)) await tellServing(tx, weddingId);
}
