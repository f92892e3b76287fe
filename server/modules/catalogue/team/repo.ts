import { and, asc, count, desc, eq, isNull, type SQL, sql } from "drizzle-orm";
import type { Db, Transaction } from "@/server/db/client";
import { someOf } from "@/server/db/in-batches";
import { vendorActivity, vendorMember } from "@/server/db/schema/catalogue/team";
import { vendor } from "@/server/db/schema/catalogue/vendor";
import { account } from "@/server/db/schema/identity/account";

export type MemberRow = typeof vendorMember.$inferSelect;
export type ActivityRow = typeof vendorActivity.$inferSelect;

const present = (which: SQL | undefined) => and(which, isNull(vendorMember.revokedAt));

/** The shop with the account that registered it. */
export async function findShop(db: Db, vendorId: string) {
  const [row] = await db
    .select({
      vendorName: vendor.vendorName,
      createdAt: vendor.createdAt,
      businessOwner: vendor.businessOwner,
      accountId: vendor.accountId,
      email: account.email,
    })
    .from(vendor)
    .innerJoin(account, eq(account.id, vendor.accountId))
    .where(eq(vendor.id, vendorId));
  if (!row) throw new Error(`no vendor ${vendorId}`);
  return row;
}

export async function listMembers(db: Db, vendorId: string): Promise<MemberRow[]> {
  return db
    .select()
    .from(vendorMember)
    .where(present(eq(vendorMember.vendorId, vendorId)))
    .orderBy(asc(vendorMember.createdAt), asc(vendorMember.id));
}

/** Serialises changes to a team until the transaction ends. */
export async function lockTeam(tx: Transaction, vendorId: string): Promise<void> {
  await tx.execute(sql`select pg_advisory_xact_lock(hashtextextended(${`vendor team ${vendorId}`}, 0))`);
}

export async function insertMember(
  tx: Transaction,
  vendorId: string,
  values: Omit<typeof vendorMember.$inferInsert, "vendorId">,
): Promise<void> {
  await tx.insert(vendorMember).values({ vendorId, ...values });
}

export async function lockMember(tx: Transaction, vendorId: string, id: string): Promise<MemberRow | null> {
  const [row] = await tx
    .select()
    .from(vendorMember)
    .where(present(and(eq(vendorMember.vendorId, vendorId), eq(vendorMember.id, id))))
    .for("update");
  return row ?? null;
}

/** Locks the membership of an account. */
export async function lockMembership(tx: Transaction, accountId: string): Promise<MemberRow | null> {
  const [row] = await tx
    .select()
    .from(vendorMember)
    .where(present(and(eq(vendorMember.accountId, accountId), sql`${vendorMember.acceptedAt} is not null`)))
    .for("update");
  return row ?? null;
}

export async function findInvitation(db: Db, tokenHash: string): Promise<MemberRow | null> {
  const [row] = await db
    .select()
    .from(vendorMember)
    .where(present(and(eq(vendorMember.tokenHash, tokenHash), isNull(vendorMember.acceptedAt))));
  return row ?? null;
}

/** Locks the invitation with this token if it was neither accepted nor revoked. */
export async function lockInvitation(tx: Transaction, tokenHash: string): Promise<MemberRow | null> {
  const [row] = await tx
    .select()
    .from(vendorMember)
    .where(present(and(eq(vendorMember.tokenHash, tokenHash), isNull(vendorMember.acceptedAt))))
    .for("update");
  return row ?? null;
}

export async function updateMember(tx: Db, id: string, values: Partial<MemberRow>): Promise<void> {
  await tx.update(vendorMember).set(values).where(eq(vendorMember.id, id));
}

/** Returns the name of an account on its team; null for the account that registered the shop. */
export async function nameOfAccount(db: Db, accountId: string): Promise<string | null> {
  const [row] = await db
    .select({ name: vendorMember.name })
    .from(vendorMember)
    .where(present(and(eq(vendorMember.accountId, accountId), sql`${vendorMember.acceptedAt} is not null`)));
  return row?.name ?? null;
}

/** Returns the addresses of all owners of the shop. */
export async function ownerEmails(db: Db, vendorId: string): Promise<string[]> {
  const [shop, members] = await Promise.all([
    findShop(db, vendorId),
    db
      .select({ email: account.email })
      .from(vendorMember)
      .innerJoin(account, eq(account.id, vendorMember.accountId))
      .where(present(and(eq(vendorMember.vendorId, vendorId), eq(vendorMember.role, "owner")))),
  ]);
  return [...new Set([shop.email, ...members.map(({ email }) => email)])];
}

export async function insertActivity(db: Db, row: typeof vendorActivity.$inferInsert): Promise<void> {
  await db.insert(vendorActivity).values(row);
}

/** Newest first. */
export async function listActivity(
  db: Db,
  vendorId: string,
  { page, limit }: { page: number; limit: number },
): Promise<{ rows: ActivityRow[]; total: number }> {
  const own = eq(vendorActivity.vendorId, vendorId);
  const [rows, [counted]] = await Promise.all([
    db
      .select()
      .from(vendorActivity)
      .where(own)
      .orderBy(desc(vendorActivity.createdAt), desc(vendorActivity.id))
      .limit(limit)
      .offset((page - 1) * limit),
    db.select({ n: count() }).from(vendorActivity).where(own),
  ]);
  return { rows, total: counted?.n ?? 0 };
}

const KEPT_TWO_YEARS = sql`created_at < now() - interval '2 years'`;

export async function deleteOldActivity(db: Db, limit: number): Promise<number> {
  const { rowCount } = await db.delete(vendorActivity).where(someOf(vendorActivity, KEPT_TWO_YEARS, limit));
  return rowCount ?? 0;
}
