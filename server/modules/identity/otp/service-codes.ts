import { createHmac, randomInt } from "node:crypto";
import { CODE_LENGTH } from "@/contracts/identity/two-step";
import type { Transaction } from "@/server/db/client";
import type { CodePurpose } from "@/server/db/schema/identity/otp";
import { sessionSecret } from "@/server/core/secrets";
import { sameText } from "@/server/core/token";
import * as repo from "./repo";

/** Returns a code and its hash for storage. */
export function makeCode(accountId: string, purpose: CodePurpose): { code: string; codeHash: string } {
  const code = randomCode();
  return { code, codeHash: hashCode(accountId, purpose, code) };
}

export function randomCode(): string {
  return String(randomInt(10 ** CODE_LENGTH)).padStart(CODE_LENGTH, "0");
}

/** `gone`: there is none, or it is used, expired or had too many attempts. */
export type Verdict = { is: "right"; sentTo: string } | { is: "wrong" } | { is: "gone" };

/** Tries a code; it works once. The caller's transaction must commit for every verdict, to count wrong attempts. */
export async function tryCode(
  tx: Transaction,
  accountId: string,
  purpose: CodePurpose,
  code: string,
): Promise<Verdict> {
  const held = await repo.lockOpenCode(tx, accountId, purpose);
  if (!held) return { is: "gone" };
  if (!sameText(held.codeHash, hashCode(accountId, purpose, code))) {
    await repo.countWrongTry(tx, held.id);
    return { is: "wrong" };
  }
  await repo.consumeCode(tx, held.id);
  return { is: "right", sentTo: held.sentTo };
}

/**
 * Returns the HMAC of a code for an account or a challenge (`subject`). A plain hash of six digits is easily
 * brute-forced.
 */
export function hashCode(subject: string, purpose: CodePurpose | "two-step", code: string): string {
  return createHmac("sha256", `one-time-code:${sessionSecret()}`)
    .update(`${subject}:${purpose}:${code}`)
    .digest("hex");
}
