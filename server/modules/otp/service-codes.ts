import { createHmac, randomInt, timingSafeEqual } from "node:crypto";
import { CODE_LENGTH } from "@/contracts/two-step";
import type { Db, Transaction } from "@/server/db/client";
import type { CodePurpose } from "@/server/db/schema/identity";
import { sessionSecret } from "@/server/secrets";
import * as repo from "./repo";

/** A code, and what is kept of it. */
export function makeCode(accountId: string, purpose: CodePurpose): { code: string; codeHash: string } {
  const code = String(randomInt(10 ** CODE_LENGTH)).padStart(CODE_LENGTH, "0");
  return { code, codeHash: hashCode(accountId, purpose, code) };
}

/** After a right password: for ten minutes a code for the second step may be asked for. */
export async function openSignIn(db: Db, accountId: string, email: string): Promise<void> {
  await repo.openSignIn(db, accountId, email);
}

/** The sign-in under way is over: its password is no longer the one. */
export async function closeSignIn(tx: Transaction, accountId: string): Promise<void> {
  await repo.closeSignIn(tx, accountId);
}

/** The code to send for the sign-in under way. Null when there is none, or a code went out within the last minute. */
export async function codeForSignIn(tx: Transaction, accountId: string): Promise<string | null> {
  const { code, codeHash } = makeCode(accountId, "two-step");
  return (await repo.putSignInCode(tx, accountId, codeHash)) ? code : null;
}

/** `gone`: there is none, or it is used, too old or was tried too often. */
export type Verdict = { is: "right"; sentTo: string } | { is: "wrong" } | { is: "gone" };

/** Tries a code, which serves once. The caller's transaction must commit whatever the verdict: wrong tries count. */
export async function tryCode(
  tx: Transaction,
  accountId: string,
  purpose: CodePurpose,
  code: string,
): Promise<Verdict> {
  const held = await repo.lockOpenCode(tx, accountId, purpose);
  if (!held) return { is: "gone" };
  if (!sameHash(held.codeHash, hashCode(accountId, purpose, code))) {
    await repo.countWrongTry(tx, held.id);
    return { is: "wrong" };
  }
  await repo.useUp(tx, held.id);
  return { is: "right", sentTo: held.sentTo };
}

/** Six digits are soon tried out: without the server's secret the hash tells nothing. */
function hashCode(accountId: string, purpose: CodePurpose, code: string): string {
  return createHmac("sha256", `one-time-code:${sessionSecret()}`)
    .update(`${accountId}:${purpose}:${code}`)
    .digest("hex");
}

function sameHash(a: string, b: string): boolean {
  const [left, right] = [Buffer.from(a), Buffer.from(b)];
  return left.length === right.length && timingSafeEqual(left, right);
}
