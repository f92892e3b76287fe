import type { ActiveSession } from "@/contracts/identity/session";
import { SESSION_COOKIE } from "@/lib/session/session-cookie";
import { getDb } from "@/server/db/client";
import { inTransaction } from "@/server/db/transaction";
import type { Actor } from "@/server/core/actor";
import { AppError } from "@/server/core/errors";
import type { Exchange } from "@/server/http/route";
import { recordEvent } from "@/server/modules/identity/account-event/public";
import { deviceName } from "./device-name";
import * as repo from "./repo";
import { distrustBrowser } from "./trusted-browser";

/** GET /auth/sessions: the caller's sessions, the most recently used first. */
export async function activeSessions(actor: Actor): Promise<ActiveSession[]> {
  const rows = await repo.listSessions(await getDb(), actor.accountId);
  return rows.map(({ id, userAgent, ip, createdAt, lastUsedAt }) => ({
    id,
    _id: id,
    device: deviceName(userAgent),
    ip,
    createdAt: createdAt.toISOString(),
    lastUsedAt: lastUsedAt.toISOString(),
    current: id === actor.sessionId,
  }));
}

/** DELETE /auth/sessions/{id}. Throws `not_found` for another account's session, or one that has ended. */
export async function endOwnSession(actor: Actor, id: string, exchange: Exchange): Promise<void> {
  const ended = await repo.revokeOwnSession(await getDb(), actor.accountId, id);
  if (!ended) throw new AppError("not_found", "This session is over already");
  if (id.toLowerCase() === actor.sessionId) exchange.clearCookie(SESSION_COOKIE);
}

/** POST /auth/logout-everywhere: ends every session, including this one, and trusts no browser any more. */
export async function logoutEverywhere(actor: Actor, exchange: Exchange): Promise<void> {
  const { accountId, role } = actor;
  await inTransaction(async (tx) => {
    await repo.revokeSessionsOf(tx, accountId);
    await recordEvent(tx, { accountId, kind: "signed-out-everywhere", doneBy: role });
  });
  exchange.clearCookie(SESSION_COOKIE);
  distrustBrowser(exchange);
}
