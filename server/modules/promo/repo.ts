import { eq, sql } from "drizzle-orm";
import type { Db, Transaction } from "@/server/db/client";
import { account } from "@/server/db/schema/account";
import { promoSignup, referralCode } from "@/server/db/schema/identity";

/** `ownerEmail` is null where the house gave the code out. */
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
    .where(eq(referralCode.code, code));
  return row ?? null;
}

export type SignupRow = typeof promoSignup.$inferSelect;

/** False when the address, or by the rarest chance the code, is there already. */
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

/** Locked: of two that ask at once for one address, the second sees what the first mailed. */
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
