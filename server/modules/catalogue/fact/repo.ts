import { and, asc, count, eq, inArray, isNull, lt, lte, min, notExists, sql } from "drizzle-orm";
import { alias } from "drizzle-orm/pg-core";
import type { FactKind, FactState } from "@/contracts/catalogue/vendor/vendor-fact";
import type { Db, Transaction } from "@/server/db/client";
import { vendorFact } from "@/server/db/schema/catalogue/fact";
import { vendor } from "@/server/db/schema/catalogue/vendor";

export type FactRow = typeof vendorFact.$inferSelect;
export type NewFact = typeof vendorFact.$inferInsert;

const LATEST = ["pending", "rejected"] as const;

/** Returns the facts that a vendor's screen shows: confirmed, pending, rejected and lapsed ones, newest first. */
export async function factsOf(db: Db, vendorId: string): Promise<FactRow[]> {
  return db
    .select()
    .from(vendorFact)
    .where(
      and(eq(vendorFact.vendorId, vendorId), inArray(vendorFact.state, ["confirmed", "lapsed", ...LATEST])),
    )
    .orderBy(sql`${vendorFact.createdAt} desc`, sql`${vendorFact.id} desc`);
}

export async function findFact(db: Db, id: string): Promise<FactRow | null> {
  const [row] = await db.select().from(vendorFact).where(eq(vendorFact.id, id));
  return row ?? null;
}

/** Deletes the vendor's unconfirmed fact and returns it. */
export async function deleteLatest(
  tx: Transaction,
  vendorId: string,
  kind: FactKind,
): Promise<FactRow | null> {
  const [row] = await tx
    .delete(vendorFact)
    .where(
      and(
        eq(vendorFact.vendorId, vendorId),
        eq(vendorFact.kind, kind),
        inArray(vendorFact.state, [...LATEST]),
      ),
    )
    .returning();
  return row ?? null;
}

export async function insertFact(tx: Transaction, values: NewFact): Promise<void> {
  await tx.insert(vendorFact).values(values);
}

/** Moves the confirmed fact of a kind, if any, to another state. */
export async function endConfirmed(
  tx: Transaction,
  { vendorId, kind }: Pick<FactRow, "vendorId" | "kind">,
  state: Extract<FactState, "replaced" | "withdrawn" | "lapsed">,
): Promise<void> {
  await tx
    .update(vendorFact)
    .set({ state })
    .where(
      and(eq(vendorFact.vendorId, vendorId), eq(vendorFact.kind, kind), eq(vendorFact.state, "confirmed")),
    );
}

export async function updateFact(
  tx: Transaction,
  id: string,
  columns: Partial<Pick<FactRow, "state" | "reason" | "decidedAt" | "decidedBy" | "remindedAt">>,
): Promise<void> {
  await tx.update(vendorFact).set(columns).where(eq(vendorFact.id, id));
}

type PendingRow = FactRow & { vendorName: string };

/** Returns the facts that wait for an operator, oldest first, with the vendor's name. */
export async function pendingFacts(
  db: Db,
  { page, limit }: { page: number; limit: number },
): Promise<PendingRow[]> {
  const rows = await db
    .select({ fact: vendorFact, vendorName: vendor.vendorName })
    .from(vendorFact)
    .innerJoin(vendor, eq(vendor.id, vendorFact.vendorId))
    .where(eq(vendorFact.state, "pending"))
    .orderBy(asc(vendorFact.createdAt), asc(vendorFact.id))
    .limit(limit)
    .offset((page - 1) * limit);
  return rows.map(({ fact, vendorName }) => ({ ...fact, vendorName }));
}

/** Returns the number of waiting facts and when the oldest was sent, or null. */
export async function waitingFacts(db: Db): Promise<{ count: number; since: Date | null }> {
  const [row] = await db
    .select({ count: count(), since: min(vendorFact.createdAt) })
    .from(vendorFact)
    .where(eq(vendorFact.state, "pending"));
  return { count: row?.count ?? 0, since: row?.since ?? null };
}

/** Returns the confirmed facts of these vendors. */
export async function confirmedFacts(db: Db, vendorIds: readonly string[]): Promise<FactRow[]> {
  return db
    .select()
    .from(vendorFact)
    .where(and(inArray(vendorFact.vendorId, [...vendorIds]), eq(vendorFact.state, "confirmed")));
}

/** Returns the ids of confirmed certificates whose last day was before `today`. */
export async function lapsedCertificates(db: Db, today: string, limit: number): Promise<string[]> {
  const rows = await db
    .select({ id: vendorFact.id })
    .from(vendorFact)
    .where(and(eq(vendorFact.state, "confirmed"), lt(vendorFact.expiresOn, today)))
    .orderBy(asc(vendorFact.expiresOn), asc(vendorFact.id))
    .limit(limit);
  return rows.map(({ id }) => id);
}

/**
 * Returns the ids of confirmed certificates that expire by `until` and whose vendors haven't been reminded, unless a
 * newer one is pending.
 */
export async function certificatesToRemind(db: Db, until: string, limit: number): Promise<string[]> {
  const newer = alias(vendorFact, "newer");
  const rows = await db
    .select({ id: vendorFact.id })
    .from(vendorFact)
    .where(
      and(
        eq(vendorFact.state, "confirmed"),
        lte(vendorFact.expiresOn, until),
        isNull(vendorFact.remindedAt),
        notExists(
          db
            .select({ id: newer.id })
            .from(newer)
            .where(
              and(
                eq(newer.vendorId, vendorFact.vendorId),
                eq(newer.kind, "halal"),
                eq(newer.state, "pending"),
              ),
            ),
        ),
      ),
    )
    .orderBy(asc(vendorFact.expiresOn), asc(vendorFact.id))
    .limit(limit);
  return rows.map(({ id }) => id);
}
