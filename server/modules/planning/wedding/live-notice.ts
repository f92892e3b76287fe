import { sql } from "drizzle-orm";
import type { Transaction } from "@/server/db/client";

/** A change, as far as an open screen must know to ask again. */
export type PlanningNotice = "guests" | "events" | "answers" | "seating" | "check_in" | (string & {});

/** Tells every process that a wedding's plans changed, when the transaction commits (channel `planning`). */
export async function notifyPlanning(
  tx: Transaction,
  weddingId: string,
  what: PlanningNotice,
): Promise<void> {
  await tx.execute(sql`select pg_notify('planning', ${JSON.stringify({ weddingId, what })})`);
}
