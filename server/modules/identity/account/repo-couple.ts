import { asc, eq, exists, isNotNull, or, and, sql } from "drizzle-orm";
import type { Db } from "@/server/db/client";
import { account, customer } from "@/server/db/schema/identity/account";
import { coupleAccount } from "@/server/db/schema/identity/couple-account";

/**
 * Returns the customer for whom an account shops and plans: its own, or that of the couple whose partner it belongs to.
 */
export async function coupleOf(db: Db, accountId: string): Promise<string> {
  const [row] = await db
    .select({ customerId: coupleAccount.customerId })
    .from(coupleAccount)
    .where(eq(coupleAccount.accountId, accountId));
  return row?.customerId ?? accountId;
}

/** A partner's address and name for mails. */
export type CoupleAddress = { to: string; firstName: string };

/**
 * Returns the addresses of a couple: first that of the account that owns everything, then that of its partner, who
 * shops and pays with it. Excludes other members of the wedding's team and, with `verifiedOnly`, unconfirmed addresses.
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
