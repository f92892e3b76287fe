import { and, asc, eq, gt, isNull, lt, sql } from "drizzle-orm";
import type { GatewayEvent } from "@/server/adapters/payments/gateway";
import type { Db, Transaction } from "@/server/db/client";
import { gatewayEvent } from "@/server/db/schema/sale/gateway-event";

export type EventKey = { gateway: string; eventId: string };

const is = ({ gateway, eventId }: EventKey) =>
  and(eq(gatewayEvent.gateway, gateway), eq(gatewayEvent.eventId, eventId));

/** Stores the event as received. Does nothing for a repeated one. */
export async function storeEvent(db: Db, gateway: string, event: GatewayEvent, now: Date): Promise<void> {
  const { id: eventId, type } = event;
  await db
    .insert(gatewayEvent)
    .values({ gateway, eventId, type, payload: { ...event }, receivedAt: now })
    .onConflictDoNothing();
}

/** Locks the event for handling; returns false when it has been handled. A concurrent copy waits for the first. */
export async function claimEvent(tx: Transaction, key: EventKey): Promise<boolean> {
  const rows = await tx
    .select({ handledAt: gatewayEvent.handledAt })
    .from(gatewayEvent)
    .where(is(key))
    .for("update");
  return rows[0]?.handledAt === null;
}

export async function markHandled(tx: Transaction, key: EventKey, handledAt: Date): Promise<void> {
  await tx.update(gatewayEvent).set({ handledAt, failure: null }).where(is(key));
}

/** Counts a failed attempt and returns the number of attempts; 0 when the event has been handled meanwhile. */
export async function noteFailure(tx: Transaction, key: EventKey, failure: string): Promise<number> {
  const [row] = await tx
    .update(gatewayEvent)
    .set({ failure, attempts: sql`${gatewayEvent.attempts} + 1` })
    .where(and(is(key), isNull(gatewayEvent.handledAt)))
    .returning({ attempts: gatewayEvent.attempts });
  return row?.attempts ?? 0;
}

export type UnbookedEvent = {
  gateway: string;
  event: GatewayEvent;
  receivedAt: Date;
  attempts: number;
  failure: string;
};

/** Returns the events that failed at least once and aren't handled, oldest first. */
export async function failedEvents(db: Db, limit: number): Promise<UnbookedEvent[]> {
  const rows = await db
    .select()
    .from(gatewayEvent)
    .where(and(isNull(gatewayEvent.handledAt), gt(gatewayEvent.attempts, 0)))
    .orderBy(asc(gatewayEvent.receivedAt))
    .limit(limit);
  return rows.flatMap(({ gateway, payload, receivedAt, attempts, failure }) =>
    payload ? [{ gateway, event: revive(payload), receivedAt, attempts, failure: failure ?? "" }] : [],
  );
}

/** Returns the event unless it has been handled. */
export async function findUnhandled(db: Db, eventId: string): Promise<StoredEvent | null> {
  const [row] = await db
    .select({ gateway: gatewayEvent.gateway, payload: gatewayEvent.payload })
    .from(gatewayEvent)
    .where(and(eq(gatewayEvent.eventId, eventId), isNull(gatewayEvent.handledAt)));
  return row?.payload ? { gateway: row.gateway, event: revive(row.payload) } : null;
}

/** Closes an event without booking it. Returns false when there is none to close. */
export async function dismiss(db: Db, eventId: string, dismissal: string, handledAt: Date): Promise<boolean> {
  const rows = await db
    .update(gatewayEvent)
    .set({ dismissal, handledAt })
    .where(and(eq(gatewayEvent.eventId, eventId), isNull(gatewayEvent.handledAt)))
    .returning({ eventId: gatewayEvent.eventId });
  return rows.length === 1;
}

export type StoredEvent = { gateway: string; event: GatewayEvent };

/**
 * Returns stored but unhandled events, oldest first: the first retry half a minute after arrival, each further one
 * after twice as long.
 */
export async function unhandledEvents(
  db: Db,
  { now, maxAttempts, limit }: { now: Date; maxAttempts: number; limit: number },
): Promise<StoredEvent[]> {
  const rows = await db
    .select({ gateway: gatewayEvent.gateway, payload: gatewayEvent.payload })
    .from(gatewayEvent)
    .where(
      and(
        isNull(gatewayEvent.handledAt),
        lt(gatewayEvent.attempts, maxAttempts),
        sql`${gatewayEvent.receivedAt} < ${now.toISOString()}::timestamptz - power(2, ${gatewayEvent.attempts}) * interval '30 seconds'`,
      ),
    )
    .orderBy(asc(gatewayEvent.receivedAt))
    .limit(limit);
  return rows.flatMap(({ gateway, payload }) => (payload ? [{ gateway, event: revive(payload) }] : []));
}

/** JSON has no dates. */
function revive(payload: Record<string, unknown>): GatewayEvent {
  const { evidenceBy } = payload;
  const dates = typeof evidenceBy === "string" ? { evidenceBy: new Date(evidenceBy) } : {};
  return { ...payload, ...dates } as GatewayEvent;
}

export async function deleteHandledBefore(db: Db, before: Date): Promise<void> {
  await db.delete(gatewayEvent).where(lt(gatewayEvent.handledAt, before));
}
