import { sql } from "drizzle-orm";
import type { Transaction } from "@/server/db/client";

/** A change, as precise as an open screen needs to reload. */
export type PlanningNotice = "guests" | "events" | "answers" | "seating" | "check_in" | (string & {});

/** Notifies every process that a wedding's plans changed, when the transaction commits (channel `planning`). */
export async function notifyPlanning(
  tx: Transaction,
  weddingId: string,
  what: PlanningNotice,
): Promise<void> {
  await tx.execute(sql`select pg_notify('planning', ${JSON.stringify({ weddingId, what })})`);
}
