import { randomBytes } from "node:crypto";
import { OPERATOR_ROLES, type OperatorRole } from "@/contracts/identity/operator/operator";
import type { SessionOperator } from "@/contracts/identity/auth";
import { cleanEmail, isEmailAddress } from "@/lib/text/email";
import type { OperatorActor } from "@/server/core/actor";
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
 * Creates an operator's account. Throws `bad_request` for an invalid address or an unknown role, and `conflict` when
 * the address already has an operator's account.
 */
export async function createOperator(
  typed: string,
  doneBy: string,
  role: string = "admin",
): Promise<OperatorAccess> {
  const email = addressOf(typed);
  const operatorRole = roleOf(role);
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
    await repo.putRole(tx, accountId, operatorRole);
    await recordEvent(tx, { accountId, kind: "operator-created", doneBy, detail: operatorRole });
  });
  return { email, password };
}

/** Gives an operator a new password and ends all their sessions. Throws `bad_request` and `not_found`. */
export async function renewOperatorPassword(typed: string, doneBy: string): Promise<OperatorAccess> {
  const email = addressOf(typed);
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

/**
 * Changes an operator's role, effective from the next call. Returns the address. Throws `bad_request` for an unknown
 * role, `not_found`, and `conflict` when no admin would be left.
 */
export async function setOperatorRole(typed: string, role: string, doneBy: string): Promise<string> {
  const email = addressOf(typed);
  const operatorRole = roleOf(role);
  await inTransaction(async (tx) => {
    const account = await findAccount(tx, "operator", email);
    if (!account) throw new AppError("not_found", `${email} is no operator`);
    const admins = await repo.lockAdmins(tx);
    if (operatorRole !== "admin" && admins.length === 1 && admins[0] === account.id) {
      throw new AppError("conflict", `${email} is the only admin: make somebody else one first`);
    }
    await repo.putRole(tx, account.id, operatorRole);
    await recordEvent(tx, { accountId: account.id, kind: "operator-role", doneBy, detail: operatorRole });
  });
  return email;
}

/** Returns all operators with their roles, oldest first. */
export async function listOperators(): Promise<repo.OperatorRow[]> {
  return repo.operators(await getDb());
}

/** GET /operator/profile */
export function ownOperator({ accountId, email, operatorRole }: OperatorActor): SessionOperator {
  return { id: accountId, _id: accountId, email, roleUser: "operator", operatorRole };
}

function roleOf(typed: string): OperatorRole {
  const role = OPERATOR_ROLES.find((each) => each === typed);
  if (!role) throw new AppError("bad_request", `The role is one of: ${OPERATOR_ROLES.join(", ")}`);
  return role;
}

function addressOf(typed: string): string {
  const email = cleanEmail(typed);
  if (!isEmailAddress(email)) throw new AppError("bad_request", `${typed} is not an email address`);
  return email;
}

const newPassword = () => randomBytes(PASSWORD_BYTES).toString("base64url");
