import { UNDO_EMAIL_DAYS } from "@/contracts/identity/account/email-change";
import { hashToken, newToken } from "@/server/core/token";
import type { AccountRole } from "@/contracts/identity/auth";
import { HOUR_MS } from "@/lib/time";
import type { Db, Transaction } from "@/server/db/client";
import type { ActionPurpose } from "@/server/db/schema/identity/action-token";
import { lockAccount } from "@/server/modules/identity/account/public";
import * as repo from "./repo";

const LIFE_MS: Readonly<Record<ActionPurpose, number>> = {
  "verify-email": 24 * HOUR_MS,
  "reset-password": HOUR_MS,
  "link-social": HOUR_MS,
  "change-email": 24 * HOUR_MS,
  "undo-email": UNDO_EMAIL_DAYS * 24 * HOUR_MS,
};

/** Returns a token for a mailed link. It replaces the previous one; only its hash is stored. */
export async function makeToken(
  tx: Transaction,
  accountId: string,
  purpose: ActionPurpose,
  social: repo.SpentToken["social"] = null,
): Promise<string> {
  // Serialises links of the same account.
  await lockAccount(tx, accountId);
  await repo.deleteTokens(tx, accountId, purpose);
  return addToken(tx, { accountId, purpose, social });
}

/** Returns a token that confirms the new address. It replaces the previous one. */
export async function makeChangeToken(tx: Transaction, accountId: string, email: string): Promise<string> {
  await lockAccount(tx, accountId);
  await repo.deleteTokens(tx, accountId, "change-email");
  return addToken(tx, { accountId, purpose: "change-email", email });
}

/**
 * Returns a token that restores an earlier address. Earlier tokens stay valid: a thief who changes the address twice
 * must not take the owner's link away.
 */
export async function addUndoToken(tx: Transaction, accountId: string, email: string): Promise<string> {
  return addToken(tx, { accountId, purpose: "undo-email", email });
}

async function addToken(
  tx: Transaction,
  row: { accountId: string; purpose: ActionPurpose; social?: repo.SpentToken["social"]; email?: string },
): Promise<string> {
  const token = newToken();
  await repo.insertToken(tx, {
    ...row,
    tokenHash: hashToken(token),
    expiresAt: new Date(Date.now() + LIFE_MS[row.purpose]),
  });
  return token;
}

/** Marks the account's undo links mailed at `since` or later as used. */
export async function spendUndoTokensSince(tx: Transaction, accountId: string, since: Date): Promise<void> {
  await repo.markTokensUsedSince(tx, accountId, "undo-email", since);
}

/** Returns the address waiting for confirmation, or null. */
export async function pendingEmailChange(
  db: Db,
  accountId: string,
): Promise<{ email: string; expiresAt: Date } | null> {
  return repo.pendingEmail(db, accountId, "change-email");
}

/**
 * Returns true while an account other than `except` may still restore this address, so that nobody takes it in the
 * meantime.
 */
export async function isEmailHeld(db: Db, email: string, except?: string): Promise<boolean> {
  return repo.isNamedByAnother(db, "undo-email", email, except);
}

/** Marks a token as used. Returns null when it is unknown, used, expired, or for another purpose or role. */
export async function spendToken(
  tx: Transaction,
  token: string,
  purpose: ActionPurpose,
  role: AccountRole,
): Promise<repo.SpentToken | null> {
  return repo.spendToken(tx, hashToken(token), purpose, role);
}

/** Returns the account of a token without using it. Returns null in the same cases as `spendToken`. */
export async function ownerOfToken(
  db: Db,
  token: string,
  purpose: ActionPurpose,
  role: AccountRole,
): Promise<string | null> {
  return repo.ownerOfToken(db, hashToken(token), purpose, role);
}

/** Marks all other tokens mailed for these purposes as used. */
export async function spendAllTokens(
  tx: Transaction,
  accountId: string,
  purposes: ActionPurpose[],
): Promise<void> {
  await repo.markTokensUsed(tx, accountId, purposes);
}

/** Returns the time of the latest token of its kind, or null. */
export async function latestTokenAt(db: Db, accountId: string, purpose: ActionPurpose): Promise<Date | null> {
  return repo.latestTokenAt(db, accountId, purpose);
}
