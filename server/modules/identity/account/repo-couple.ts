import { asc, eq, exists, isNotNull, or, and, sql } from "drizzle-orm";
import type { Db } from "@/server/db/client";
import { account, customer } from "@/server/db/schema/identity/account";
import { coupleAccount } from "@/server/db/schema/identity/couple-account";

/** Returns the customer for whom an account shops and plans: its own, or that of the couple whose partner it is. */
export async function coupleOf(db: Db, accountId: string): Promise<string> {
  const [row] = await db
    .select({ customerId: coupleAccount.customerId })
    .from(coupleAccount)
    .where(eq(coupleAccount.accountId, accountId));
  return row?.customerId ?? accountId;
}

/** One of a couple, as a message to it needs. */
export type CoupleAddress = { to: string; firstName: string };

/**
 * Returns the addresses of a couple: the account that everything of it belongs to first, then its partner's, who shops
 * and pays with it. Others on the wedding's team are left out, and with `verifiedOnly` unconfirmed addresses.
 */
export async function coupleAddresses(
  db: Db,
  customerId: string,
  { verifiedOnly = false } = {},
): Promise<CoupleAddress[]> {
  const isPartner = exists(
    db
      .select({ one: sql`1` })
      .from(coupleAccount)
      .where(and(eq(coupleAccount.accountId, account.id), eq(coupleAccount.customerId, customerId))),
  );
  return db
    .select({ to: account.email, firstName: customer.firstName })
    .from(account)
    .innerJoin(customer, eq(customer.id, account.id))
    .where(
      and(
        or(eq(account.id, customerId), isPartner),
        verifiedOnly ? isNotNull(account.emailVerifiedAt) : undefined,
      ),
    )
    .orderBy(sql`${account.id} <> ${customerId}`, asc(account.createdAt), asc(account.id));
}
