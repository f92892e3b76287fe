import type { CustomerLogin } from "@/contracts/identity/auth";
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
  trustBrowser,
} from "@/server/modules/identity/session/public";

const TOO_MANY_TRIES = "Too many wrong codes. Please try again in an hour, or choose a new password.";

/**
 * Handles GET /user/auth/two-step-verification/{email}. A code is sent only for a sign-in in this browser with the
 * right password within the last ten minutes, and at most once a minute. The response is always the same.
 */
export async function sendTwoStepCode(email: string, exchange: Exchange): Promise<void> {
  const token = secondStepOf(exchange);
  await withMinimumDuration(() =>
    inTransaction(async (tx) => {
      const account = await findAccount(tx, "customer", email);
      const code = account && token && (await codeForChallenge(tx, account.id, token));
      if (code) await enqueueMessage(tx, twoStepCode, { to: account.email, code });
    }),
  );
}

/**
 * Handles POST .../verifyCode, the second step of a sign-in. Throws `bad_request` when the code is wrong, or when this
 * browser has no pending sign-in and must enter the password again. Throws `too_many_requests` after 15 wrong codes in
 * an hour; only browsers in which the right password was entered are counted.
 */
export async function verifyTwoStepCode(
  { email, code, rememberBrowser }: VerifyCodeBody,
  exchange: Exchange,
): Promise<CustomerLogin> {
  const token = secondStepOf(exchange);
  const { account, verdict } = await withMinimumDuration(() => tryAt(email, token, code));
  if (verdict === "wrong") {
    throw new AppError("bad_request", INVALID_CODE, [{ field: "code", message: INVALID_CODE }]);
  }
  if (verdict === "spent") throw new AppError("too_many_requests", TOO_MANY_TRIES);
  if (verdict === "gone" || !account) throw new AppError("bad_request", SIGN_IN_AGAIN);
  closeSecondStep(exchange);
  if (rememberBrowser) await trustBrowser(account, exchange);
  return signInCustomer(account, exchange);
}

function tryAt(
  email: string,
  token: string,
  code: string,
): Promise<{ account: AccountRow | null; verdict: ChallengeVerdict }> {
  return inTransaction(async (tx) => {
    const account = await findAccount(tx, "customer", email);
    const verdict = account && token ? await tryChallenge(tx, account.id, token, code) : "gone";
    return { account, verdict };
  });
}
