import { asc, eq } from "drizzle-orm";
import type { Db, Transaction } from "@/server/db/client";
import { promoSignup, referralCode } from "@/server/db/schema/identity/promo";

/** Returns the account's own referral code, or null. */
export async function findOwnCode(db: Db, accountId: string): Promise<string | null> {
  const [row] = await db
    .select({ code: referralCode.code })
    .from(referralCode)
    .where(eq(referralCode.ownerAccountId, accountId))
    .orderBy(asc(referralCode.createdAt), asc(referralCode.code))
    .limit(1);
  return row?.code ?? null;
}

/** Returns false when the code is taken. The caller must have locked the account. */
export async function insertOwnCode(tx: Transaction, accountId: string, code: string): Promise<boolean> {
  const made = await tx
    .insert(referralCode)
    .values({ code, ownerAccountId: accountId })
    .onConflictDoNothing()
    .returning({ code: referralCode.code });
  return made.length > 0;
}

/** Returns how many addresses requested a discount with this code. */
export async function countSignups(db: Db, code: string): Promise<number> {
  return db.$count(promoSignup, eq(promoSignup.refCode, code));
}

export async function promotionOf(db: Db, accountId: string, email: string) {
  const [signup] = await db
    .select({ discountCode: promoSignup.discountCode, signedUpAt: promoSignup.createdAt })
    .from(promoSignup)
    .where(eq(promoSignup.email, email));
  return { welcomeDiscount: signup ?? null, referralCode: await findOwnCode(db, accountId) };
}

/** Removes the person from sign-ups and codes; their referrals stay counted. */
export async function forgetPromotion(
  tx: Transaction,
  { accountId, email, instead }: { accountId: string; email: string; instead: string },
): Promise<void> {
  await tx.update(promoSignup).set({ email: instead }).where(eq(promoSignup.email, email));
  await tx
    .update(referralCode)
    .set({ ownerAccountId: null, displayName: null })
    .where(eq(referralCode.ownerAccountId, accountId));
}
