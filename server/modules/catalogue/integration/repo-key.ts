import { and, asc, count, eq, isNull, or, sql } from "drizzle-orm";
import type { Db, Transaction } from "@/server/db/client";
import { vendorApiKey } from "@/server/db/schema/catalogue/integration";
import { vendor } from "@/server/db/schema/catalogue/vendor";
import { account } from "@/server/db/schema/identity/account";
import { vendorAccount } from "@/server/db/schema/identity/vendor-account";

export type KeyRow = typeof vendorApiKey.$inferSelect;

const inUse = isNull(vendorApiKey.revokedAt);

/** Serialises changes to a vendor's keys and webhooks until the transaction ends. */
export async function lockIntegrations(tx: Transaction, vendorId: string): Promise<void> {
  await tx.execute(
    sql`select pg_advisory_xact_lock(hashtextextended(${`vendor integrations ${vendorId}`}, 0))`,
  );
}

/** Returns a vendor's keys with the address of who made each. */
export async function listKeys(db: Db, vendorId: string): Promise<(KeyRow & { email: string })[]> {
  const rows = await db
    .select({ key: vendorApiKey, email: account.email })
    .from(vendorApiKey)
    .innerJoin(account, eq(account.id, vendorApiKey.accountId))
    .where(and(eq(vendorApiKey.vendorId, vendorId), inUse))
    .orderBy(asc(vendorApiKey.createdAt), asc(vendorApiKey.id));
  return rows.map(({ key, email }) => ({ ...key, email }));
}

export async function countKeys(db: Db, vendorId: string): Promise<number> {
  const [row] = await db
    .select({ n: count() })
    .from(vendorApiKey)
    .where(and(eq(vendorApiKey.vendorId, vendorId), inUse));
  return row?.n ?? 0;
}

export async function insertKey(tx: Transaction, values: typeof vendorApiKey.$inferInsert): Promise<KeyRow> {
  const [row] = await tx.insert(vendorApiKey).values(values).returning();
  if (!row) throw new Error("no key was inserted");
  return row;
}

/** Returns the key that was revoked, or null for one that the vendor doesn't have. */
export async function revokeKey(
  tx: Transaction,
  id: string,
  vendorId: string,
  now: Date,
): Promise<KeyRow | null> {
  const [row] = await tx
    .update(vendorApiKey)
    .set({ revokedAt: now })
    .where(and(eq(vendorApiKey.id, id), eq(vendorApiKey.vendorId, vendorId), inUse))
    .returning();
  return row ?? null;
}

/** Returns a key that is in use and whose maker still works for its vendor. */
export async function findLiving(db: Db, id: string): Promise<KeyRow | null> {
  const [row] = await db
    .select({ key: vendorApiKey })
    .from(vendorApiKey)
    .innerJoin(
      vendorAccount,
      and(
        eq(vendorAccount.accountId, vendorApiKey.accountId),
        eq(vendorAccount.vendorId, vendorApiKey.vendorId),
      ),
    )
    .where(and(eq(vendorApiKey.id, id), inUse));
  return row?.key ?? null;
}

/** Notes the time of a call, at most once a minute. */
export async function markUsed(db: Db, id: string): Promise<void> {
  await db
    .update(vendorApiKey)
    .set({ lastUsedAt: sql`now()` })
    .where(
      and(
        eq(vendorApiKey.id, id),
        or(isNull(vendorApiKey.lastUsedAt), sql`${vendorApiKey.lastUsedAt} < now() - interval '1 minute'`),
      ),
    );
}

export async function nameOfShop(db: Db, vendorId: string): Promise<string> {
  const [row] = await db.select({ name: vendor.vendorName }).from(vendor).where(eq(vendor.id, vendorId));
  return row?.name ?? "";
}
