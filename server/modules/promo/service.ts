import { PROMO_CAP_CENTS, PROMO_CONSENT, PROMO_PERCENT, type PromoBody } from "@/contracts/promo";
import type { Transaction } from "@/server/db/client";
import { inTransaction } from "@/server/db/transaction";
import { inEvenTime } from "@/server/even-time";
import { startLink } from "@/server/links";
import { recordConsent } from "@/server/modules/consent/service";
import { enqueueMessage } from "@/server/modules/outgoing-message/service";
import { makeDiscountCode } from "./discount-code";
import * as repo from "./repo";
import { findReferral } from "./service-referral";

const MAIL_AGAIN_MS = 3_600_000;
const CODE_TRIES = 3;

/**
 * Spec customer §7, POST /user/get-promo: one discount code for each address, sent there and shown nowhere. Asked again,
 * it sends the same code, once an hour at most. The answer and its time are always the same.
 */
export async function signUpForPromo(body: PromoBody): Promise<void> {
  await inEvenTime(() => inTransaction((tx) => mailCode(tx, body)));
}

async function mailCode(tx: Transaction, { email, refCode }: PromoBody): Promise<void> {
  const isNew = await insertSignup(tx, email, refCode);
  const signup = await repo.lockSignup(tx, email);
  if (!signup) throw new Error("no discount code is free");
  if (isNew) {
    await recordConsent(tx, { email, purpose: "promotions", wording: PROMO_CONSENT });
  } else {
    if (Date.now() - signup.mailedAt.getTime() < MAIL_AGAIN_MS) return;
    await repo.markMailed(tx, signup.id);
  }
  await enqueueMessage(tx, {
    to: email,
    kind: "promo-code",
    code: signup.discountCode,
    percent: PROMO_PERCENT,
    capCents: PROMO_CAP_CENTS,
    excludesVenues: signup.excludesVenues,
    startLink: startLink(),
  });
}

/** Whether the address is new. */
async function insertSignup(tx: Transaction, email: string, code: string): Promise<boolean> {
  const referral = await findReferral(tx, code, email);
  const row = { email, refCode: referral?.code ?? null, excludesVenues: referral?.isInfluencer ?? false };
  for (let attempt = 0; attempt < CODE_TRIES; attempt++) {
    if (await repo.insertSignup(tx, { ...row, discountCode: makeDiscountCode() })) return true;
    if (await repo.lockSignup(tx, email)) return false;
  }
  return false;
}
