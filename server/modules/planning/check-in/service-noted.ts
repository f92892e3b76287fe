import type { Transaction } from "@/server/db/client";
import type { Noted } from "@/server/modules/planning/wedding/public";
import { countNoted, lockDoor } from "./repo-door";

/** Locks the event's door until the transaction ends, and returns the records there that haven't been undone. */
export async function lockNoted(tx: Transaction, eventId: string): Promise<Noted> {
  await lockDoor(tx, eventId);
  return countNoted(tx, eventId);
}
