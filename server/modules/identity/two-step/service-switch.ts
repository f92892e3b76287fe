import type { TwoStepBody } from "@/contracts/identity/two-step.schema";
import { inTransaction } from "@/server/db/transaction";
import type { CustomerActor } from "@/server/core/actor";
import { AppError } from "@/server/core/errors";
import { forgotPasswordLink } from "@/server/core/links";
import { recordEvent } from "@/server/modules/identity/account-event/public";
import { provenOwner, setTwoStep } from "@/server/modules/identity/account/public";
import { enqueueMessage } from "@/server/mail/public";
import { twoStepSwitched } from "./mail";

const VERIFY_FIRST = "Please verify your email address first: the codes go there";

/**
 * PATCH /auth/two-step. Every browser has to do the second step again afterwards. Throws `bad_request` when the
 * password is wrong, or the address for the codes is not verified. Mails the owner.
 */
export async function switchTwoStep(actor: CustomerActor, body: TwoStepBody): Promise<void> {
  const account = await provenOwner(actor, "password", body.password);
  if (body.enabled && !account.emailVerifiedAt) throw new AppError("bad_request", VERIFY_FIRST);
  if (body.enabled === account.twoStepAuthentication) return;
  await inTransaction(async (tx) => {
    await setTwoStep(tx, account.id, body.enabled);
    const kind = body.enabled ? "two-step-on" : "two-step-off";
    await recordEvent(tx, { accountId: account.id, kind, doneBy: actor.role });
    const resetLink = forgotPasswordLink("customer");
    await enqueueMessage(tx, twoStepSwitched, {
      to: account.email,
      enabled: body.enabled,
      resetLink,
    });
  });
}
