import type { Transaction } from "@/server/db/client";
import type { Noted } from "@/server/modules/planning/wedding/public";
import { countNoted, lockCheckIn } from "./repo-acts";

/** Locks the event's check-in until the transaction ends, and returns the records there that haven't been undone. */
export async function lockNoted(tx: Transaction, eventId: string): Promise<Noted> {
  await lockCheckIn(tx, eventId);
  return countNoted(tx, eventId);
}
