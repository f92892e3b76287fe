import { PROMO_CAP_CENTS, PROMO_PERCENT } from "@/contracts/identity/registration/promo";
import { OFFERS_CONSENT } from "@/contracts/identity/registration/register";
import type { PromoBody } from "@/contracts/identity/registration/promo.schema";
import { HOUR_MS } from "@/lib/time";
import type { Transaction } from "@/server/db/client";
import { inTransaction } from "@/server/db/transaction";
import { withMinimumDuration } from "@/server/core/minimum-duration";
import { startLink } from "@/server/core/links";
import { recordConsentOnce } from "@/server/modules/identity/consent/public";
import { enqueueMessage } from "@/server/mail/public";
import { promoCode } from "./mail";
import * as repo from "./repo";
import { findReferral } from "./service-referral";
import { randomBytes } from "node:crypto";

/** Crockford's base 32: no I, L, O or U to misread. */
const DIGITS = "0123456789ABCDEFGHJKMNPQRSTVWXYZ";

/** `SAYANG-7K2M-9XQ4`: 40 random bits, easy to type from a mail. */
function makeDiscountCode(): string {
  const digits = [...randomBytes(8)].map((byte) => DIGITS[byte & 31]).join("");
  return `SAYANG-${digits.slice(0, 4)}-${digits.slice(4)}`;
}

const MAIL_AGAIN_MS = HOUR_MS;
const CODE_TRIES = 3;

/**
 * POST /user/get-promo: one discount code per address, mailed there and shown nowhere else. A repeated request sends
 * the same code, at most once an hour. Response and timing are always the same.
 */
export async function signUpForPromo(body: PromoBody): Promise<void> {
  await withMinimumDuration(() => inTransaction((tx) => mailCode(tx, body)));
}

async function mailCode(tx: Transaction, { email, refCode, wantsOffers }: PromoBody): Promise<void> {
  const isNew = await insertSignup(tx, email, refCode);
  const signup = await repo.lockSignup(tx, email);
  if (!signup) throw new Error("no discount code is free");
  if (wantsOffers) {
    await recordConsentOnce(tx, { email, purpose: "promotions", wording: OFFERS_CONSENT });
  }
  if (!isNew) {
    if (Date.now() - signup.mailedAt.getTime() < MAIL_AGAIN_MS) return;
    await repo.markMailed(tx, signup.id);
  }
  await enqueueMessage(tx, promoCode, {
    to: email,
    code: signup.discountCode,
    percent: PROMO_PERCENT,
    capCents: PROMO_CAP_CENTS,
    excludesVenues: signup.excludesVenues,
    startLink: startLink(),
  });
}

/** Returns true when the address is new. */
async function insertSignup(tx: Transaction, email: string, code: string): Promise<boolean> {
  const referral = await findReferral(tx, code, email);
  const row = { email, refCode: referral?.code ?? null, excludesVenues: referral?.isInfluencer ?? false };
  for (let attempt = 0; attempt < CODE_TRIES; attempt++) {
    if (await repo.insertSignup(tx, { ...row, discountCode: makeDiscountCode() })) return true;
    if (await repo.lockSignup(tx, email)) return false;
  }
  return false;
}
