import { gatewayNamed } from "@/server/adapters/payments/current/current-gateway";
import { getDb } from "@/server/db/client";
import { inTransaction } from "@/server/db/transaction";
import * as repo from "./repo";
import { handleEvent } from "./service";
import { type EventSubject, subjectOf } from "./subject";

const LIMIT = 200;

/** A processor event that couldn't be booked, with the information needed to decide about it. */
export type UnbookedCase = EventSubject & {
  id: string;
  type: string;
  receivedAt: Date;
  attempts: number;
  failure: string;
};

/** Returns up to 200 events that couldn't be booked yet, oldest first. */
export async function listUnbooked(): Promise<UnbookedCase[]> {
  return inTransaction(async (tx) => {
    const cases: UnbookedCase[] = [];
    for (const { gateway, event, receivedAt, attempts, failure } of await repo.failedEvents(tx, LIMIT)) {
      const { id, type } = event;
      cases.push({ id, type, receivedAt, attempts, failure, ...(await subjectOf(tx, gateway, event)) });
    }
    return cases;
  });
}

/**
 * Books an event now. Returns false when no event with that id is waiting. Throws whatever prevents it from being
 * booked.
 */
export async function retryEvent(eventId: string, now = new Date()): Promise<boolean> {
  const found = await repo.findUnhandled(await getDb(), eventId);
  if (!found) return false;
  await handleEvent(gatewayNamed(found.gateway), found.event, now);
  return true;
}

/** Closes an event without booking it, and stores the reason. Returns false when no event with that id is waiting. */
export async function dismissEvent(eventId: string, reason: string, now = new Date()): Promise<boolean> {
  return repo.dismiss(await getDb(), eventId, reason, now);
}
