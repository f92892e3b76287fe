import { and, asc, desc, eq, inArray, isNull, lte, ne, or } from "drizzle-orm";
import type { Db, Transaction } from "@/server/db/client";
import { consent } from "@/server/db/schema/identity/consent";

export async function insertConsent(db: Db, row: typeof consent.$inferInsert): Promise<void> {
  await db.insert(consent).values(row);
}

type Given = Pick<typeof consent.$inferInsert, "email" | "purpose" | "wording">;

export async function hasConsent(db: Db, { email, purpose, wording }: Given): Promise<boolean> {
  const same = and(eq(consent.email, email), eq(consent.purpose, purpose), eq(consent.wording, wording));
  return (await db.select({ id: consent.id }).from(consent).where(same).limit(1)).length > 0;
}

export async function addressesWith(
  db: Db,
  emails: readonly string[],
  purpose: Given["purpose"],
): Promise<string[]> {
  const rows = await db
    .selectDistinct({ email: consent.email })
    .from(consent)
    .where(and(inArray(consent.email, [...emails]), eq(consent.purpose, purpose)));
  return rows.map(({ email }) => email);
}

/** The consents of an account, and those that its address gave before it had one. */
const ofPerson = (accountId: string, email: string) =>
  or(eq(consent.accountId, accountId), and(isNull(consent.accountId), eq(consent.email, email)));

export async function consentsOf(db: Db, accountId: string, email: string) {
  return db
    .select({ purpose: consent.purpose, wording: consent.wording, givenAt: consent.givenAt })
    .from(consent)
    .where(ofPerson(accountId, email))
    .orderBy(asc(consent.givenAt));
}

/** Returns the wording of the terms that an account had last agreed to by then, or null. */
export async function termsWordingAt(db: Db, accountId: string, at: Date): Promise<string | null> {
  const [row] = await db
    .select({ wording: consent.wording })
    .from(consent)
    .where(and(eq(consent.accountId, accountId), eq(consent.purpose, "terms"), lte(consent.givenAt, at)))
    .orderBy(desc(consent.givenAt))
    .limit(1);
  return row?.wording ?? null;
}

/** Withdraws all consents except to the terms, under which orders were placed; that one loses its address. */
export async function withdrawConsents(
  tx: Transaction,
  { accountId, email, instead }: { accountId: string; email: string; instead: string },
): Promise<void> {
  await tx.delete(consent).where(and(ofPerson(accountId, email), ne(consent.purpose, "terms")));
  await tx.update(consent).set({ email: instead }).where(eq(consent.accountId, accountId));
}
