import { randomBytes } from "node:crypto";
import { emailAddress } from "@/contracts/fields.schema";
import { AppError } from "@/server/core/errors";
import { getDb } from "@/server/db/client";
import { inTransaction } from "@/server/db/transaction";
import { recordEvent } from "@/server/modules/identity/account-event/public";
import {
  findAccount,
  hashPassword,
  insertAccount,
  setPassword,
} from "@/server/modules/identity/account/public";
import { revokeSessionsOf } from "@/server/modules/identity/session/public";
import * as repo from "./repo";

/** 120 bits in 20 characters: rarely typed, and impossible to guess. */
const PASSWORD_BYTES = 15;

/** `password` is shown to the person who ran the command and stored nowhere. */
export type OperatorAccess = { email: string; password: string };

/**
 * Creates an account for an operator of the market. Throws `bad_request` for an invalid address, `conflict` when it
 * already has an operator's account.
 */
export async function createOperator(typed: string, doneBy: string): Promise<OperatorAccess> {
  const email = await addressOf(typed);
  const password = newPassword();
  const passwordHash = await hashPassword(password);
  await inTransaction(async (tx) => {
    const accountId = await insertAccount(tx, {
      role: "operator",
      email,
      passwordHash,
      emailVerifiedAt: new Date(),
    });
    if (!accountId) throw new AppError("conflict", `${email} is an operator already`);
    await recordEvent(tx, { accountId, kind: "operator-created", doneBy });
  });
  return { email, password };
}

/** Gives an operator a new password and ends all their sessions. Throws `bad_request` and `not_found`. */
export async function renewOperatorPassword(typed: string, doneBy: string): Promise<OperatorAccess> {
  const email = await addressOf(typed);
  const password = newPassword();
  const passwordHash = await hashPassword(password);
  await inTransaction(async (tx) => {
    const account = await findAccount(tx, "operator", email);
    if (!account) throw new AppError("not_found", `${email} is no operator`);
    await setPassword(tx, account.id, passwordHash);
    await revokeSessionsOf(tx, account.id);
    await recordEvent(tx, { accountId: account.id, kind: "password-reset", doneBy });
  });
  return { email, password };
}

/** Returns the operators of the market, oldest first. */
export async function listOperators(): Promise<{ email: string; createdAt: Date }[]> {
  return repo.operators(await getDb());
}

async function addressOf(typed: string): Promise<string> {
  const schema = emailAddress().email().max(254).required();
  if (!(await schema.isValid(typed))) throw new AppError("bad_request", `${typed} is not an email address`);
  return schema.validate(typed);
}

const newPassword = () => randomBytes(PASSWORD_BYTES).toString("base64url");
