import { and, eq, isNull, sql } from "drizzle-orm";
import type { Db, Transaction } from "@/server/db/client";
import { account } from "@/server/db/schema/identity/account";
import { promoSignup, referralCode } from "@/server/db/schema/identity/promo";

/** `ownerEmail` is null for codes issued by Sayang. */
export type ReferralCodeRow = { code: string; isInfluencer: boolean; ownerEmail: string | null };

export async function findReferralCode(db: Db, code: string): Promise<ReferralCodeRow | null> {
  const [row] = await db
    .select({
      code: referralCode.code,
      isInfluencer: referralCode.isInfluencer,
      ownerEmail: account.email,
    })
    .from(referralCode)
    .leftJoin(account, eq(account.id, referralCode.ownerAccountId))
    .where(and(eq(referralCode.code, code), isNull(referralCode.endedAt)));
  return row ?? null;
}

/** Returns the name and picture shown for an influencer's code that works, or null. */
export async function findInfluencer(
  db: Db,
  code: string,
): Promise<{ name: string; picture: string | null } | null> {
  const [row] = await db
    .select({ name: referralCode.displayName, picture: referralCode.picture })
    .from(referralCode)
    .where(and(eq(referralCode.code, code), referralCode.isInfluencer, isNull(referralCode.endedAt)));
  return row?.name ? { name: row.name, picture: row.picture } : null;
}

/** Locks a code, or returns null for an unknown one. */
export async function lockReferralCode(
  tx: Transaction,
  code: string,
): Promise<typeof referralCode.$inferSelect | null> {
  const [row] = await tx.select().from(referralCode).where(eq(referralCode.code, code)).for("update");
  return row ?? null;
}

/** Ends a code, or with null lets it work again. */
export async function setEnded(tx: Transaction, code: string, endedAt: Date | null): Promise<void> {
  await tx.update(referralCode).set({ endedAt }).where(eq(referralCode.code, code));
}

/** Adds or renames an influencer's code. The picture stays unless one is given. */
export async function putInfluencer(
  db: Db,
  row: { code: string; displayName: string; picture?: string },
): Promise<void> {
  const { code, ...shown } = row;
  await db
    .insert(referralCode)
    .values({ ...row, isInfluencer: true })
    .onConflictDoUpdate({ target: referralCode.code, set: { ...shown, isInfluencer: true } });
}

export type SignupRow = typeof promoSignup.$inferSelect;

/** Returns the promotional sign-up of the address, if any. */
export async function findSignup(db: Db, email: string): Promise<SignupRow | null> {
  const [row] = await db.select().from(promoSignup).where(eq(promoSignup.email, email.toLowerCase()));
  return row ?? null;
}

/** Returns false when the address or, very rarely, the code already exists. */
export async function insertSignup(
  tx: Transaction,
  row: Pick<SignupRow, "email" | "refCode" | "discountCode" | "excludesVenues">,
): Promise<boolean> {
  const made = await tx
    .insert(promoSignup)
    .values(row)
    .onConflictDoNothing()
    .returning({ id: promoSignup.id });
  return made.length > 0;
}

/** Locks the sign-up, so that a concurrent second request sees that the first has sent the mail. */
export async function lockSignup(tx: Transaction, email: string): Promise<SignupRow | null> {
  const [row] = await tx.select().from(promoSignup).where(eq(promoSignup.email, email)).for("update");
  return row ?? null;
}

export async function markMailed(tx: Transaction, id: string): Promise<void> {
  await tx
    .update(promoSignup)
    .set({ mailedAt: sql`now()` })
    .where(eq(promoSignup.id, id));
}
