import type { RegisterBody } from "@/contracts/identity/registration/register.schema";
import { OFFERS_CONSENT, TERMS_CONSENT } from "@/contracts/identity/registration/register";
import type { Transaction } from "@/server/db/client";
import { inTransaction } from "@/server/db/transaction";
import { withMinimumDuration } from "@/server/core/minimum-duration";
import { forgotPasswordLink, loginLink } from "@/server/core/links";
import { recordEvent } from "@/server/modules/identity/account-event/public";
import { isEmailHeld } from "@/server/modules/identity/action-token/public";
import { hashPassword, insertAccount, insertCustomer } from "@/server/modules/identity/account/public";
import { recordConsent } from "@/server/modules/identity/consent/public";
import { enqueueMessage } from "@/server/mail/public";
import { addressHeld, alreadyRegistered } from "./mail";
import * as repo from "./repo";
import { recordFirstTouch } from "./service-first-touch";
import { mailVerification } from "./service-verification";

/**
 * POST /user/auth/register: creates a complete account or nothing. A known address gets the same response in the same
 * time, and its owner a mail that says so.
 */
export async function registerCustomer(body: RegisterBody): Promise<void> {
  await withMinimumDuration(async () => {
    const passwordHash = await hashPassword(body.password);
    await inTransaction(async (tx) => {
      const id = await createCustomer(tx, body, passwordHash);
      if (id) await mailVerification(tx, { id, email: body.email, firstName: body.firstName });
    });
  });
}

/** Creates a complete account and returns its id, or returns null and mails the owner of a known address. */
export async function createCustomer(
  tx: Transaction,
  body: Omit<RegisterBody, "password">,
  passwordHash: string,
): Promise<string | null> {
  const { email } = body;
  const held = await isEmailHeld(tx, email);
  const id = held ? null : await insertAccount(tx, { role: "customer", email, passwordHash });
  await (id ? writeCustomer(tx, id, body) : notifyOwner(tx, email));
  return id;
}

async function writeCustomer(
  tx: Transaction,
  id: string,
  body: Omit<RegisterBody, "password">,
): Promise<void> {
  const { firstName, lastName, email, countryCode, phone } = body;
  await insertCustomer(tx, { id, firstName, lastName, countryCode, phone });
  await recordFirstTouch(tx, { id, email }, body);
  await recordConsent(tx, { accountId: id, email, purpose: "terms", wording: TERMS_CONSENT });
  if (body.wantsOffers) {
    await recordConsent(tx, { accountId: id, email, purpose: "promotions", wording: OFFERS_CONSENT });
  }
  await recordEvent(tx, { accountId: id, kind: "registered", doneBy: "customer" });
}

async function notifyOwner(tx: Transaction, email: string): Promise<void> {
  const owner = await repo.findByEmail(tx, "customer", email);
  if (!owner) return enqueueMessage(tx, addressHeld, { to: email });
  await recordEvent(tx, { accountId: owner.id, kind: "registered-again", doneBy: "anyone" });
  await enqueueMessage(tx, alreadyRegistered, {
    to: email,
    firstName: owner.firstName,
    loginLink: loginLink("customer"),
    resetLink: forgotPasswordLink("customer"),
  });
}
