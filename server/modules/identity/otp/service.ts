import { CODE_EXPIRED, type CodeSent, INVALID_CODE } from "@/contracts/identity/two-step";
import type { SendOtpBody, VerifyOtpBody } from "@/contracts/identity/two-step.schema";
import { getDb } from "@/server/db/client";
import { inTransaction } from "@/server/db/transaction";
import type { Actor } from "@/server/core/actor";
import { AppError } from "@/server/core/errors";
import { recordEvent } from "@/server/modules/identity/account-event/public";
import { enqueueMessage } from "@/server/mail/public";
import { confirmEmail, confirmPhone } from "@/server/modules/identity/account/public";
import { emailCode, phoneCode } from "./mail";
import * as repo from "./repo";
import { makeCode, tryCode } from "./service-codes";

/**
 * POST /otp/send: sends a code to the caller's own address or number. Throws `bad_request` when there is
 * nothing to confirm and `too_many_requests` within a minute of the last one.
 */
export async function sendOtp(actor: Actor, { channel }: SendOtpBody): Promise<CodeSent> {
  const { accountId } = actor;
  const reach = await repo.findReach(await getDb(), accountId);
  const sentTo = reach?.[channel] ?? "";
  if (!sentTo) throw refuse("Please add a phone number to your profile first");
  if (channel === "email" ? reach?.emailVerified : reach?.phoneVerified) {
    throw refuse(
      channel === "email"
        ? "Your email address is verified already"
        : "Your phone number is verified already",
    );
  }
  const expires = await inTransaction(async (tx) => {
    const { code, codeHash } = makeCode(accountId, channel);
    const put = await repo.putCode(tx, { accountId, purpose: channel, sentTo, codeHash });
    if (put) await enqueueMessage(tx, channel === "email" ? emailCode : phoneCode, { to: sentTo, code });
    return put?.expiresAt ?? null;
  });
  if (!expires) throw await tooSoon(accountId, channel);
  return { sentTo: masked(channel, sentTo), expires: expires.toISOString() };
}

/** POST /otp/verify. A code confirms only the address or number that it was sent to. */
export async function verifyOtp(actor: Actor, { channel, code }: VerifyOtpBody): Promise<void> {
  const { accountId, role } = actor;
  const outcome = await inTransaction(async (tx) => {
    const verdict = await tryCode(tx, accountId, channel, code);
    if (verdict.is !== "right") return verdict.is;
    const confirm = channel === "email" ? confirmEmail : confirmPhone;
    if (!(await confirm(tx, accountId, verdict.sentTo))) return "gone";
    await recordEvent(tx, { accountId, kind: `${channel}-verified`, doneBy: role });
    return "right";
  });
  if (outcome === "wrong") {
    throw new AppError("bad_request", INVALID_CODE, [{ field: "code", message: INVALID_CODE }]);
  }
  if (outcome === "gone") {
    throw new AppError("bad_request", CODE_EXPIRED, [{ field: "code", message: CODE_EXPIRED }]);
  }
}

function refuse(message: string): AppError {
  return new AppError("bad_request", message, [{ field: "channel", message }]);
}

async function tooSoon(accountId: string, channel: SendOtpBody["channel"]): Promise<AppError> {
  const seconds = await repo.secondsToResend(await getDb(), accountId, channel);
  const message = `Please wait ${seconds} second${seconds === 1 ? "" : "s"} before asking for another code`;
  return new AppError("too_many_requests", message, { retryAfterSeconds: seconds });
}

/** Masks a contact so that only its owner recognises it. */
function masked(channel: SendOtpBody["channel"], sentTo: string): string {
  if (channel === "phone") return `${sentTo.slice(0, 3)}••••${sentTo.slice(-4)}`;
  const at = sentTo.lastIndexOf("@");
  return `${sentTo.slice(0, 1)}•••${sentTo.slice(at)}`;
}
