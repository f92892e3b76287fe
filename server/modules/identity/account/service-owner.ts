import { getDb } from "@/server/db/client";
import type { Actor } from "@/server/core/actor";
import { AppError } from "@/server/core/errors";
import { verifyPassword } from "./password";
import { type AccountRow, findAccountById } from "./repo";

/** The message when a signed-in caller enters a wrong password for confirmation. */
export const WRONG_PASSWORD = "The password is not right";
const NO_PASSWORD =
  "This account has no password yet. Please choose one by ‘Forgot password’ on the sign-in page.";

export type Owner = AccountRow & { passwordHash: string };

/**
 * Returns the caller's account. Throws `bad_request` naming `field` when the password is wrong or the account has none.
 */
export async function provenOwner(actor: Actor, field: string, password: string): Promise<Owner> {
  const account = await findAccountById(await getDb(), actor.accountId);
  if (!account?.passwordHash) throw fieldError(field, NO_PASSWORD);
  if (!(await verifyPassword(account.passwordHash, password))) throw fieldError(field, WRONG_PASSWORD);
  return { ...account, passwordHash: account.passwordHash };
}

/** Returns a `bad_request` for one field. */
export function fieldError(field: string, message: string): AppError {
  return new AppError("bad_request", message, [{ field, message }]);
}
