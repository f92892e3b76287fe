import type { CustomerLogin } from "@/contracts/auth";
import { INVALID_CODE, SIGN_IN_AGAIN, type VerifyCodeBody } from "@/contracts/two-step";
import { inTransaction } from "@/server/db/transaction";
import { inEvenTime } from "@/server/even-time";
import { AppError } from "@/server/http/errors";
import type { Exchange } from "@/server/http/route";
import { codeForSignIn, tryCode, type Verdict } from "@/server/modules/otp/service-codes";
import { enqueueMessage } from "@/server/modules/outgoing-message/service";
import { type AccountRow, findAccount } from "./repo";
import { signInCustomer } from "./service-sign-in";
import { trustBrowser } from "./trusted-browser";

/**
 * Spec customer §7, GET /user/auth/two-step-verification/{email}. A code goes out only for a sign-in whose password
 * was right within the last ten minutes, at most once a minute. Whatever happens, nobody sees a difference.
 */
export async function sendTwoStepCode(email: string): Promise<void> {
  await inEvenTime(() =>
    inTransaction(async (tx) => {
      const account = await findAccount(tx, "customer", email);
      const code = account && (await codeForSignIn(tx, account.id));
      if (code) await enqueueMessage(tx, { to: account.email, kind: "two-step-code", code });
    }),
  );
}

/**
 * Spec customer §7, POST .../verifyCode: the second step of a sign-in. Throws `bad_request`: the code is wrong, or
 * there is no sign-in that it could finish and the password is asked for again.
 */
export async function verifyTwoStepCode(
  { email, code, rememberBrowser }: VerifyCodeBody,
  exchange: Exchange,
): Promise<CustomerLogin> {
  const { account, verdict } = await inEvenTime(() => tryAt(email, code));
  if (verdict.is === "wrong") {
    throw new AppError("bad_request", INVALID_CODE, [{ field: "code", message: INVALID_CODE }]);
  }
  if (verdict.is === "gone" || !account) throw new AppError("bad_request", SIGN_IN_AGAIN);
  if (rememberBrowser) await trustBrowser(account, exchange);
  return signInCustomer(account, exchange);
}

function tryAt(email: string, code: string): Promise<{ account: AccountRow | null; verdict: Verdict }> {
  return inTransaction(async (tx) => {
    const account = await findAccount(tx, "customer", email);
    const verdict = account ? await tryCode(tx, account.id, "two-step", code) : { is: "gone" as const };
    return { account, verdict };
  });
}
