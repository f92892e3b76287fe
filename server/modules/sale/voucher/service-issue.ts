import { v7 } from "uuid";
import type { VoucherKind } from "@/contracts/sale/promotion/voucher";
import { type IsoDate, todayInSingapore } from "@/lib/dates";
import type { Cents } from "@/lib/money";
import type { Transaction } from "@/server/db/client";
import { newCode } from "./code";
import { giftExpiry } from "./life";
import * as repo from "./repo/voucher";

export type Issue = {
  kind: VoucherKind;
  amountCents: Cents;
  /** `pending` until it is paid for. */
  state: "pending" | "active";
  vendorId?: string;
  promotionId?: string;
  customerId?: string;
  purchaseId?: string;
  recipientEmail?: string;
  fromName?: string;
  message?: string;
  sendOn?: IsoDate;
  /** By default, a gift voucher is valid for three years from the day it is mailed; others do not expire. */
  expiresAt?: Date;
};

/**
 * Issues a voucher, with a code when it is a gift; only then is the code known. The posting of its money is up to the
 * caller (`credit_issue`) or `activatePurchased` (`voucher_sale`).
 */
export async function issueVoucher(
  tx: Transaction,
  issue: Issue,
  now: Date,
): Promise<{ id: string; code: string | null }> {
  const { kind, amountCents, state, expiresAt, sendOn, ...given } = issue;
  const isActive = state === "active";
  const code = kind === "gift" ? newCode() : null;
  const dies = expiresAt ?? (kind === "gift" ? giftExpiry(sendOn ?? todayInSingapore(now)) : null);
  const row = await repo.insertVoucher(tx, {
    ...given,
    id: v7(),
    kind,
    state,
    codeHash: code?.codeHash ?? null,
    codeSealed: code?.codeSealed ?? null,
    amountCents,
    balanceCents: isActive ? amountCents : 0,
    sendOn: sendOn ?? null,
    activatedAt: isActive ? now : null,
    expiresAt: dies,
    createdAt: now,
  });
  if (isActive) {
    await repo.insertEntry(tx, { voucherId: row.id, kind: "issue", deltaCents: amountCents, at: now });
  }
  return { id: row.id, code: code?.code ?? null };
}
