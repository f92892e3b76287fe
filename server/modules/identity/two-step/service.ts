import type { AccountRole, CustomerLogin, OperatorLogin } from "@/contracts/identity/auth";
import { INVALID_CODE, SIGN_IN_AGAIN } from "@/contracts/identity/two-step";
import type { VerifyCodeBody } from "@/contracts/identity/two-step.schema";
import { inTransaction } from "@/server/db/transaction";
import { withMinimumDuration } from "@/server/core/minimum-duration";
import { AppError } from "@/server/core/errors";
import type { Exchange } from "@/server/http/route";
import { type ChallengeVerdict, codeForChallenge, tryChallenge } from "@/server/modules/identity/otp/public";
import { enqueueMessage } from "@/server/mail/public";
import { twoStepCode } from "./mail";
import { type AccountRow, findAccount } from "@/server/modules/identity/account/public";
import {
  closeSecondStep,
  secondStepOf,
  signInCustomer,
  signInOperator,
  trustBrowser,
} from "@/server/modules/identity/session/public";

const TOO_MANY_TRIES = "Too many wrong codes. Please try again in an hour, or choose a new password.";

/** The roles whose sign-in can have a second step. */
type Role = Extract<AccountRole, "customer" | "operator">;

/**
 * Sends the code of a second step, at most once a minute, and only if the right password was entered in this browser
 * within the last ten minutes. The response is always the same.
 */
export async function sendTwoStepCode(role: Role, email: string, exchange: Exchange): Promise<void> {
  const token = secondStepOf(exchange);
  await withMinimumDuration(() =>
    inTransaction(async (tx) => {
      const account = await findAccount(tx, role, email);
      const code = account && token && (await codeForChallenge(tx, account.id, token));
      if (code) await enqueueMessage(tx, twoStepCode, { to: account.email, code });
    }),
  );
}

/** POST /user/auth/two-step-verification/verifyCode. Throws as `passSecondStep` does. */
export async function verifyTwoStepCode(body: VerifyCodeBody, exchange: Exchange): Promise<CustomerLogin> {
  const account = await passSecondStep("customer", body, exchange);
  if (body.rememberBrowser) await trustBrowser(account, exchange);
  return signInCustomer(account, exchange);
}

/** POST /operator/auth/two-step-verification/verifyCode. Throws as `passSecondStep` does. */
export async function verifyOperatorCode(body: VerifyCodeBody, exchange: Exchange): Promise<OperatorLogin> {
  return signInOperator(await passSecondStep("operator", body, exchange), exchange);
}

/**
 * Completes the second step and returns its account. Throws `bad_request` when the code is wrong, or when this browser
 * has no sign-in to complete and must enter the password again. Throws `too_many_requests` after 15 wrong codes in an
 * hour; only browsers in which the right password was entered are counted.
 */
async function passSecondStep(
  role: Role,
  { email, code }: VerifyCodeBody,
  exchange: Exchange,
): Promise<AccountRow> {
  const token = secondStepOf(exchange);
  const { account, verdict } = await withMinimumDuration(() => tryAt(role, email, token, code));
  if (verdict === "wrong") {
    throw new AppError("bad_request", INVALID_CODE, [{ field: "code", message: INVALID_CODE }]);
  }
  if (verdict === "spent") throw new AppError("too_many_requests", TOO_MANY_TRIES);
  if (verdict === "gone" || !account) throw new AppError("bad_request", SIGN_IN_AGAIN);
  closeSecondStep(exchange);
  return account;
}

function tryAt(
  role: Role,
  email: string,
  token: string,
  code: string,
): Promise<{ account: AccountRow | null; verdict: ChallengeVerdict }> {
  return inTransaction(async (tx) => {
    const account = await findAccount(tx, role, email);
    const verdict = account && token ? await tryChallenge(tx, account.id, token, code) : "gone";
    return { account, verdict };
  });
}
