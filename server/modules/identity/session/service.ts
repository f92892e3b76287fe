import type { VendorRole } from "@/contracts/identity/vendor-account";
import type { AccountRole, TokenPair } from "@/contracts/identity/auth";
import type { OperatorRole } from "@/contracts/identity/operator/operator";
import { sessionSeconds } from "@/lib/session/session-cookie";
import { type Db, getDb, type Transaction } from "@/server/db/client";
import { inTransaction } from "@/server/db/transaction";
import type { Actor } from "@/server/core/actor";
import { visitorLanguage } from "@/server/core/visitor-language";
import { hashToken, newToken } from "@/server/core/token";
import { forgotPasswordLink } from "@/server/core/links";
import { holdPassword, setLanguage } from "@/server/modules/identity/account/public";
import { recordEvent } from "@/server/modules/identity/account-event/public";
import { enqueueMessage } from "@/server/mail/public";
import { sessionCopied } from "./mail";
import { deviceName } from "./device-name";
import * as repo from "./repo";
import { signAccessToken } from "./tokens";

type Holder = {
  accountId: string;
  role: AccountRole;
  email: string;
  vendorId: string | null;
  teamRole: VendorRole | null;
  operatorRole: OperatorRole | null;
};
export type OpenedSession = { actor: Actor; tokens: TokenPair; expires: Date };

/**
 * Starts a session: one sign-in on one browser. Returns null when the password has changed: a reset in between has
 * ended every session, and this one must not survive it.
 */
export async function openSession(
  holder: Holder & { passwordHash: string | null },
  browser: { userAgent: string; ip: string },
): Promise<OpenedSession | null> {
  const { accountId, passwordHash } = holder;
  const { userAgent, ip } = browser;
  return inTransaction(async (tx) => {
    if (!(await holdPassword(tx, accountId, passwordHash))) return null;
    const expires = expiryOf(holder.role);
    const sessionId = await repo.insertSession(tx, { accountId, userAgent, ip, expiresAt: expires });
    return issueTokens(tx, holder, sessionId, expires);
  });
}

/**
 * Returns a new pair for a refresh token, which works once. A reused token must have been copied: its session ends, for
 * thief and owner alike, and the owner is mailed. Returns null when the token is invalid.
 */
export async function rotate(token: string): Promise<OpenedSession | null> {
  const tokenHash = hashToken(token);
  return inTransaction(async (tx) => {
    const held = await repo.lockRefreshToken(tx, tokenHash);
    const now = new Date();
    if (!held || held.revokedAt || held.sessionExpiresAt <= now || held.tokenExpiresAt <= now) return null;
    if (held.usedAt) {
      await endCopied(tx, held);
      return null;
    }
    // Removed from its team: the sessions ended then, and none may continue.
    if (held.role === "vendor" && !held.vendorId) return null;
    if (held.role === "operator" && !held.operatorRole) return null;
    const expires = expiryOf(held.role);
    await repo.markTokenUsed(tx, tokenHash);
    await repo.extendSession(tx, held.sessionId, expires);
    return issueTokens(tx, held, held.sessionId, expires);
  });
}

async function endCopied(tx: Transaction, held: repo.HeldToken): Promise<void> {
  const { accountId, role, email, userAgent, sessionId } = held;
  await repo.revokeSession(tx, sessionId);
  const device = deviceName(userAgent);
  await recordEvent(tx, { accountId, kind: "session-copied", doneBy: "anyone", detail: device });
  const resetLink = forgotPasswordLink(role === "vendor" ? "vendor" : "customer");
  await enqueueMessage(tx, sessionCopied, { to: email, device, resetLink });
}

/** Ends the session that the token belongs to, if there is one. */
export async function closeSession(token: string): Promise<void> {
  const db = await getDb();
  const sessionId = await repo.sessionIdOfToken(db, hashToken(token));
  if (sessionId) await repo.revokeSession(db, sessionId);
}

/**
 * Returns the current state of an access token's caller, or null when its session has ended. This is the only place
 * that resolves the vendor an account acts for, its role there, and the couple a partner's account shops for.
 */
export async function livingActor(actor: Actor): Promise<Actor | null> {
  const { accountId, sessionId } = actor;
  const living = await repo.findLiving(await getDb(), sessionId, accountId);
  if (!living) return null;
  const { vendorId, teamRole, coupleId, operatorRole, email } = living;
  const language = visitorLanguage();
  if (language && language !== living.language) await setLanguage(await getDb(), accountId, language);
  if (actor.role === "customer") return { ...actor, customerId: coupleId ?? accountId };
  if (actor.role === "operator") return operatorRole ? { ...actor, operatorRole, email } : null;
  return vendorId && teamRole ? { ...actor, vendorId, teamRole } : null;
}

async function issueTokens(db: Db, holder: Holder, sessionId: string, expires: Date): Promise<OpenedSession> {
  const actor = actorOf(holder, sessionId);
  const access = await signAccessToken(actor);
  const refresh = newToken();
  await repo.insertRefreshToken(db, { tokenHash: hashToken(refresh), sessionId, expiresAt: expires });
  const tokens = {
    access: { token: access.token, expires: access.expires.toISOString() },
    refresh: { token: refresh, expires: expires.toISOString() },
  };
  return { actor, tokens, expires };
}

function actorOf(holder: Holder, sessionId: string): Actor {
  const { accountId, role, email, vendorId, teamRole, operatorRole } = holder;
  if (role === "operator") {
    if (!operatorRole) throw new Error(`the operator account ${accountId} has no role`);
    return { role, accountId, sessionId, operatorRole, email };
  }
  if (role === "customer") return { role, accountId, sessionId, customerId: accountId };
  if (!vendorId || !teamRole) throw new Error(`the vendor account ${accountId} has no vendor`);
  return { role, accountId, sessionId, vendorId, teamRole };
}

function expiryOf(role: AccountRole): Date {
  return new Date(Date.now() + sessionSeconds(role) * 1000);
}
