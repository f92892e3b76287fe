import { and, asc, eq } from "drizzle-orm";
import type { SocialNetwork } from "@/contracts/identity/social";
import type { Db, Transaction } from "@/server/db/client";
import { account } from "@/server/db/schema/identity/account";
import { socialIdentity } from "@/server/db/schema/identity/social";

export type Identity = { network: SocialNetwork; subject: string };

/** Returns the customer whom this identity signs in. */
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

/** Stores an account's identity at a network, replacing the previous one. */
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

export async function deleteIdentity(tx: Transaction, id: string): Promise<void> {
  await tx.delete(socialIdentity).where(eq(socialIdentity.id, id));
}

/** Disconnects every network of an account. */
export async function deleteIdentitiesOf(tx: Transaction, accountId: string): Promise<void> {
  await tx.delete(socialIdentity).where(eq(socialIdentity.accountId, accountId));
}
