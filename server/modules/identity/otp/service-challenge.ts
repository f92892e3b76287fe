import { CODE_MAX_TRIES, CODE_MINUTES, RESEND_SECONDS } from "@/contracts/identity/two-step";
import { hashToken, newToken } from "@/server/core/token";
import type { Db, Transaction } from "@/server/db/client";
import * as repo from "./repo-challenge";
import { sameText } from "@/server/core/token";
import { hashCode, randomCode } from "./service-codes";

/**
 * Per account and hour, over all its challenges. Only browsers in which the right password was entered count towards
 * it.
 */
const MAX_WRONG_TRIES = 15;
const MAX_CODES = 10;

/**
 * Opens the second step for a browser in which the right password was entered, and returns the token of its challenge.
 * A browser with an open challenge for this account keeps it, so that the code already mailed stays valid.
 */
export async function openChallenge(db: Db, accountId: string, held: string | undefined): Promise<string> {
  if (held && (await repo.extendChallenge(db, accountId, hashToken(held)))) return held;
  const token = newToken();
  await repo.insertChallenge(db, accountId, hashToken(token));
  return token;
}

/** Returns the account of the challenge that a browser holds; null when there is none, it is used or a day old. */
export async function accountOfChallenge(db: Db, token: string): Promise<string | null> {
  return token ? repo.accountOf(db, hashToken(token)) : null;
}

/** Ends all pending second steps of an account, because its password has changed. */
export async function closeChallenges(tx: Transaction, accountId: string): Promise<void> {
  await repo.deleteChallenges(tx, accountId);
}

/** Returns the code to send for a challenge. Null when there is none, or a code was sent within the last minute. */
export async function codeForChallenge(
  tx: Transaction,
  accountId: string,
  token: string,
): Promise<string | null> {
  const recent = await repo.lockRecentChallenges(tx, accountId);
  const challenge = recent.find(({ tokenHash }) => tokenHash === hashToken(token));
  if (!challenge || !isOpen(challenge) || challenge.expiresAt.getTime() <= Date.now()) return null;
  if (challenge.sentAt && isWithin(challenge.sentAt, RESEND_SECONDS)) return null;
  if (sumOf(recent, "codesSent") >= MAX_CODES) return null;
  const code = randomCode();
  await repo.storeCode(tx, challenge.id, hashCode(challenge.id, "two-step", code));
  return code;
}

/** `gone`: no such challenge, or it is used, expired or had too many attempts. `spent`: the hourly limit is reached. */
export type ChallengeVerdict = "right" | "wrong" | "gone" | "spent";

/** Tries a code against a challenge; it works once. The caller's transaction must commit for every verdict. */
export async function tryChallenge(
  tx: Transaction,
  accountId: string,
  token: string,
  code: string,
): Promise<ChallengeVerdict> {
  const recent = await repo.lockRecentChallenges(tx, accountId);
  const challenge = recent.find(({ tokenHash }) => tokenHash === hashToken(token));
  if (!challenge || !isOpen(challenge) || !challenge.codeHash || !challenge.sentAt) return "gone";
  if (!isWithin(challenge.sentAt, CODE_MINUTES * 60)) return "gone";
  if (sumOf(recent, "wrongTries") >= MAX_WRONG_TRIES) return "spent";
  if (!sameText(challenge.codeHash, hashCode(challenge.id, "two-step", code))) {
    await repo.countWrongTry(tx, challenge.id);
    return "wrong";
  }
  await repo.closeChallenge(tx, challenge.id);
  return "right";
}

const isOpen = ({ usedAt, wrongTries }: repo.ChallengeRow) => usedAt === null && wrongTries < CODE_MAX_TRIES;
const isWithin = (instant: Date, seconds: number) => instant.getTime() > Date.now() - seconds * 1000;
const sumOf = (rows: repo.ChallengeRow[], field: "codesSent" | "wrongTries") =>
  rows.reduce((sum, row) => sum + row[field], 0);
