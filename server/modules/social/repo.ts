import { and, asc, eq } from "drizzle-orm";
import type { SocialNetwork } from "@/contracts/social";
import type { Db, Transaction } from "@/server/db/client";
import { account, customer } from "@/server/db/schema/account";
import { socialIdentity } from "@/server/db/schema/identity";

export type Identity = { network: SocialNetwork; subject: string };

/** The customer that this identity signs in. */
export async function accountOfIdentity(db: Db, { network, subject }: Identity): Promise<string | null> {
  const [row] = await db
    .select({ accountId: socialIdentity.accountId })
    .from(socialIdentity)
    .innerJoin(account, eq(account.id, socialIdentity.accountId))
    .where(
      and(
        eq(socialIdentity.network, network),
        eq(socialIdentity.subject, subject),
        eq(account.role, "customer"),
      ),
    );
  return row?.accountId ?? null;
}

export async function customerByEmail(db: Db, email: string): Promise<string | null> {
  const [row] = await db
    .select({ id: account.id })
    .from(account)
    .where(and(eq(account.role, "customer"), eq(account.email, email)));
  return row?.id ?? null;
}

/** An account without a password, its address proven by the network. */
export async function insertCustomer(
  tx: Transaction,
  { email, firstName, lastName }: { email: string; firstName: string; lastName: string },
): Promise<string> {
  const [made] = await tx
    .insert(account)
    .values({ role: "customer", email, emailVerifiedAt: new Date() })
    .returning({ id: account.id });
  if (!made) throw new Error("no account was written");
  await tx.insert(customer).values({ id: made.id, firstName, lastName });
  return made.id;
}

/** One identity of each network for an account: a new one takes the place of the old. */
export async function putIdentity(tx: Transaction, accountId: string, identity: Identity): Promise<void> {
  await tx
    .delete(socialIdentity)
    .where(and(eq(socialIdentity.accountId, accountId), eq(socialIdentity.network, identity.network)));
  await tx.insert(socialIdentity).values({ ...identity, accountId });
}

export async function identitiesOf(
  db: Db,
  accountId: string,
): Promise<{ id: string; network: SocialNetwork; createdAt: Date }[]> {
  return db
    .select({
      id: socialIdentity.id,
      network: socialIdentity.network,
      createdAt: socialIdentity.createdAt,
    })
    .from(socialIdentity)
    .where(eq(socialIdentity.accountId, accountId))
    .orderBy(asc(socialIdentity.createdAt));
}

/** Whether the account can be signed in to by a password; locks it. */
export async function lockPasswordState(
  tx: Transaction,
  accountId: string,
): Promise<{ email: string; hasPassword: boolean }> {
  const [row] = await tx
    .select({ email: account.email, passwordHash: account.passwordHash })
    .from(account)
    .where(eq(account.id, accountId))
    .for("update");
  if (!row) throw new Error(`no account ${accountId}`);
  return { email: row.email, hasPassword: row.passwordHash !== null };
}

export async function deleteIdentity(tx: Transaction, id: string): Promise<void> {
  await tx.delete(socialIdentity).where(eq(socialIdentity.id, id));
}

/** The account's address and whether it had been proven before; locks it. */
export async function lockEmailState(
  tx: Transaction,
  accountId: string,
): Promise<{ email: string; verified: boolean }> {
  const [row] = await tx
    .select({ email: account.email, at: account.emailVerifiedAt })
    .from(account)
    .where(eq(account.id, accountId))
    .for("update");
  if (!row) throw new Error(`no account ${accountId}`);
  return { email: row.email, verified: row.at !== null };
}

/** The address is proven; the password, which somebody else may have set, is gone. */
export async function takeOverForOwner(tx: Transaction, accountId: string): Promise<void> {
  await tx
    .update(account)
    .set({ emailVerifiedAt: new Date(), passwordHash: null })
    .where(eq(account.id, accountId));
}
