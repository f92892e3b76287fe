import type { BankInfo, MaskedBankInfo } from "@/contracts/catalogue/vendor/vendor-profile";
import { openSealedText, sealText } from "@/lib/secret/sealed-text";
import { sessionSecret } from "@/server/core/secrets";
import type { Db, Transaction } from "@/server/db/client";
import { enqueueMessage } from "@/server/mail/public";
import { forgotPasswordLink } from "@/server/core/links";
import { bankHooks } from "./hooks";
import { bankChanged } from "./mail";
import * as repo from "./repo";

const PURPOSE = "vendor-bank";
/** People who see the screen or a screenshot must not be able to use these. */
const MASKED = ["accountNumber", "iban", "routingNumber"] as const;

/**
 * Returns a vendor's bank details, masked. Null when there are none, or when they were sealed under another
 * SESSION_SECRET and must be entered again.
 */
export async function maskedBank(db: Db, vendorId: string): Promise<MaskedBankInfo | null> {
  const row = await repo.findBank(db, vendorId);
  const opened = row && openSealedText(row.sealed, sessionSecret(), PURPOSE);
  if (!row || !opened) return null;
  const bank = JSON.parse(opened) as BankInfo;
  const masked = Object.fromEntries(MASKED.map((field) => [field, lastFour(bank[field])]));
  return { ...bank, ...masked, changedAt: row.changedAt.toISOString() };
}

/**
 * Replaces a vendor's bank details and notifies everyone who may see them. The caller must have checked the password.
 */
export async function changeBank(
  tx: Transaction,
  vendor: { id: string; vendorName: string },
  bank: BankInfo,
): Promise<void> {
  await repo.upsertBank(tx, vendor.id, sealText(JSON.stringify(bank), sessionSecret(), PURPOSE));
  const message = {
    vendorName: vendor.vendorName,
    endsIn: lastFour(bank.accountNumber).replace(/\W/g, ""),
    resetLink: forgotPasswordLink("vendor"),
  };
  for (const to of await bankHooks().keepersOf(tx, vendor.id)) {
    await enqueueMessage(tx, bankChanged, { ...message, to });
  }
}

function lastFour(number: string): string {
  const characters = number.replace(/[\s-]/g, "");
  if (characters === "") return "";
  // Four digits of a short number would reveal most of it.
  return `•••• ${characters.slice(characters.length > 6 ? -4 : -2)}`;
}
