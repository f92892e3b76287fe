import type { ConnectedLogin, SocialNetwork } from "@/contracts/identity/social";
import { getDb, type Transaction } from "@/server/db/client";
import { inTransaction } from "@/server/db/transaction";
import type { CustomerActor } from "@/server/core/actor";
import { AppError } from "@/server/core/errors";
import { forgotPasswordLink } from "@/server/core/links";
import { lockAccount } from "@/server/modules/identity/account/public";
import { recordEvent } from "@/server/modules/identity/account-event/public";
import { enqueueMessage } from "@/server/mail/public";
import { socialUnlinked } from "./mail";
import * as repo from "./repo";

const LAST_WAY_IN =
  "This is the only way into your account. Please set a password by email first, then disconnect it.";

/** GET /auth/social-logins: the oldest first. */
export async function connectedLogins({ accountId }: CustomerActor): Promise<ConnectedLogin[]> {
  const identities = await repo.identitiesOf(await getDb(), accountId);
  return identities.map(({ id, network, createdAt }) => ({
    id,
    network,
    connectedAt: createdAt.toISOString(),
  }));
}

/**
 * DELETE /auth/social-logins/{id}: disconnects it and mails the owner. Throws `not_found` when it is not the caller's,
 * and `bad_request` when the account has no other way to sign in.
 */
export async function disconnectLogin({ accountId }: CustomerActor, id: string): Promise<void> {
  await inTransaction(async (tx) => {
    const account = await lockAccount(tx, accountId);
    if (!account) throw new AppError("not_found", "This login is not connected to your account");
    const { email, passwordHash } = account;
    const identities = await repo.identitiesOf(tx, accountId);
    const found = identities.find((identity) => identity.id === id);
    if (!found) throw new AppError("not_found", "This login is not connected to your account");
    if (passwordHash === null && identities.length === 1) throw new AppError("bad_request", LAST_WAY_IN);
    await disconnect(tx, { id: accountId, email }, found, "customer");
  });
}

/** Disconnects logins connected since a given time, and mails the owner of `email` about each. */
export async function disconnectSince(
  tx: Transaction,
  owner: { id: string; email: string },
  since: Date,
): Promise<void> {
  for (const identity of await repo.identitiesOf(tx, owner.id)) {
    if (identity.createdAt >= since) await disconnect(tx, owner, identity, "anyone");
  }
}

async function disconnect(
  tx: Transaction,
  owner: { id: string; email: string },
  { id, network }: { id: string; network: SocialNetwork },
  doneBy: "customer" | "anyone",
): Promise<void> {
  await repo.deleteIdentity(tx, id);
  await recordEvent(tx, { accountId: owner.id, kind: "social-unlinked", doneBy, detail: network });
  const resetLink = forgotPasswordLink("customer");
  await enqueueMessage(tx, socialUnlinked, { to: owner.email, network, resetLink });
}
