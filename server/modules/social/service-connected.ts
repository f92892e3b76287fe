import type { ConnectedLogin } from "@/contracts/social";
import { getDb } from "@/server/db/client";
import { inTransaction } from "@/server/db/transaction";
import type { CustomerActor } from "@/server/http/actor";
import { AppError } from "@/server/http/errors";
import { forgotPasswordLink } from "@/server/links";
import { recordEvent } from "@/server/modules/account-event/service";
import { enqueueMessage } from "@/server/modules/outgoing-message/service";
import * as repo from "./repo";

const LAST_WAY_IN =
  "This is the only way into your account. Please set a password by e-mail first, then disconnect it.";

/** GET /auth/social-logins, the oldest first. */
export async function connectedLogins({ accountId }: CustomerActor): Promise<ConnectedLogin[]> {
  const identities = await repo.identitiesOf(await getDb(), accountId);
  return identities.map(({ id, network, createdAt }) => ({
    id,
    network,
    connectedAt: createdAt.toISOString(),
  }));
}

/**
 * DELETE /auth/social-logins/{id}: the owner is told by mail. Throws `not_found` when it is not the caller's and
 * `bad_request` when nothing else would open the account.
 */
export async function disconnectLogin({ accountId }: CustomerActor, id: string): Promise<void> {
  await inTransaction(async (tx) => {
    const { email, hasPassword } = await repo.lockPasswordState(tx, accountId);
    const identities = await repo.identitiesOf(tx, accountId);
    const found = identities.find((identity) => identity.id === id);
    if (!found) throw new AppError("not_found", "This login is not connected to your account");
    if (!hasPassword && identities.length === 1) throw new AppError("bad_request", LAST_WAY_IN);
    await repo.deleteIdentity(tx, id);
    const { network } = found;
    await recordEvent(tx, { accountId, kind: "social-unlinked", doneBy: "customer", detail: network });
    const resetLink = forgotPasswordLink("customer");
    await enqueueMessage(tx, { to: email, kind: "social-unlinked", network, resetLink });
  });
}
