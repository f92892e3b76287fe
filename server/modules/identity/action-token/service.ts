import { createHash, randomBytes } from "node:crypto";
import type { AccountRole } from "@/contracts/identity/auth";
import type { Db, Transaction } from "@/server/db/client";
import type { ActionPurpose } from "@/server/db/schema/identity/action-token";
import { lockAccount } from "@/server/modules/identity/account/public";
import * as repo from "./repo";

const HOUR_MS = 3_600_000;
const LIFE_MS: Readonly<Record<ActionPurpose, number>> = {
  "verify-email": 24 * HOUR_MS,
  "reset-password": HOUR_MS,
  "link-social": HOUR_MS,
};

/** Returns a token to mail in a link. It replaces the previous one; only its hash is stored. */
export async function makeToken(
  tx: Transaction,
  accountId: string,
  purpose: ActionPurpose,
  social: repo.SpentToken["social"] = null,
): Promise<string> {
  const token = randomBytes(32).toString("base64url");
  // Serialises the links of one account.
  await lockAccount(tx, accountId);
  await repo.deleteTokens(tx, accountId, purpose);
  await repo.insertToken(tx, {
    tokenHash: hashToken(token),
    accountId,
    purpose,
    social,
    expiresAt: new Date(Date.now() + LIFE_MS[purpose]),
  });
  return token;
}

/** Uses a token up. Returns null when it is unknown, used, expired, or of another purpose or role. */
export async function spendToken(
  tx: Transaction,
  token: string,
  purpose: ActionPurpose,
  role: AccountRole,
): Promise<repo.SpentToken | null> {
  return repo.spendToken(tx, hashToken(token), purpose, role);
}

/** Returns the account of a token without using it. Null as with `spendToken`. */
export async function ownerOfToken(
  db: Db,
  token: string,
  purpose: ActionPurpose,
  role: AccountRole,
): Promise<string | null> {
  return repo.ownerOfToken(db, hashToken(token), purpose, role);
}

/** Uses up all other tokens mailed for these purposes. */
export async function spendAllTokens(
  tx: Transaction,
  accountId: string,
  purposes: ActionPurpose[],
): Promise<void> {
  await repo.markTokensUsed(tx, accountId, purposes);
}

/** Returns the time of the latest token of its kind; null when there is none. */
export async function latestTokenAt(db: Db, accountId: string, purpose: ActionPurpose): Promise<Date | null> {
  return repo.latestTokenAt(db, accountId, purpose);
}

/** 256 random bits need no slow hash. */
function hashToken(token: string): string {
  return createHash("sha256").update(token).digest("hex");
}
