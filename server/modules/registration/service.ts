import { type RegisterBody, TERMS_CONSENT } from "@/contracts/register";
import type { Transaction } from "@/server/db/client";
import { inTransaction } from "@/server/db/transaction";
import { inEvenTime } from "@/server/even-time";
import { forgotPasswordLink, loginLink } from "@/server/links";
import { recordEvent } from "@/server/modules/account-event/service";
import { hashPassword } from "@/server/modules/auth/service-credentials";
import { recordConsent } from "@/server/modules/consent/service";
import { enqueueMessage } from "@/server/modules/outgoing-message/service";
import * as repo from "./repo";
import { recordFirstTouch } from "./service-first-touch";
import { mailVerification } from "./service-verification";

/**
 * Spec customer §7, POST /user/auth/register: all of the account or nothing of it. A known address gets the same answer
 * in the same time, and its owner a mail that says so.
 */
export async function registerCustomer(body: RegisterBody): Promise<void> {
  await inEvenTime(async () => {
    const passwordHash = await hashPassword(body.password);
    await inTransaction(async (tx) => {
      const { email } = body;
      const id = await repo.insertAccount(tx, { role: "customer", email, passwordHash });
      await (id ? writeCustomer(tx, id, body) : tellOwner(tx, email));
    });
  });
}

async function writeCustomer(tx: Transaction, id: string, body: RegisterBody): Promise<void> {
  const { firstName, lastName, email, countryCode, phone } = body;
  await repo.insertCustomer(tx, { id, firstName, lastName, countryCode, phone });
  await recordFirstTouch(tx, { id, email }, body);
  await recordConsent(tx, { accountId: id, email, purpose: "terms", wording: TERMS_CONSENT });
  await recordEvent(tx, { accountId: id, kind: "registered", doneBy: "customer" });
  await mailVerification(tx, { id, email, firstName });
}

async function tellOwner(tx: Transaction, email: string): Promise<void> {
  const owner = await repo.findByEmail(tx, "customer", email);
  if (!owner) return;
  await recordEvent(tx, { accountId: owner.id, kind: "registered-again", doneBy: "anyone" });
  await enqueueMessage(tx, {
    to: email,
    kind: "already-registered",
    firstName: owner.firstName,
    loginLink: loginLink("customer"),
    resetLink: forgotPasswordLink("customer"),
  });
}
