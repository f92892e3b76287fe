import { createHash } from "node:crypto";
import { v7 } from "uuid";
import { nextPurchaseState, type VoucherPurchase } from "@/contracts/sale/promotion/evoucher";
import type { BuyVoucherBody } from "@/contracts/sale/promotion/evoucher.schema";
import { IDEMPOTENCY_KEY } from "@/contracts/sale/order/order";
import type { PaymentIntent } from "@/contracts/sale/payment/payment";
import { todayInSingapore } from "@/lib/dates";
import { toCents } from "@/lib/money";
import type { Actor } from "@/server/core/actor";
import { AppError } from "@/server/core/errors";
import { type Db, getDb, type Transaction } from "@/server/db/client";
import { inTransaction } from "@/server/db/transaction";
import { openPurchaseIntent, planPurchaseCharge } from "@/server/modules/sale/payment/public";
import { issueVoucher, purchasedVouchers } from "@/server/modules/sale/voucher/public";
import { hashToken, opensPurchase, tokenOf } from "./access";
import { presentPurchase } from "./present";
import * as repo from "./repo";

/** The reader of a purchase: the customer who made it, or anyone with its token. */
export type Caller = { actor: Actor | null; token: string };

const customerOf = (actor: Actor | null) => (actor?.role === "customer" ? actor.customerId : null);

/**
 * Creates a purchase of gift vouchers, for a customer or a guest. Nothing is charged or mailed yet. Repeating the key
 * returns the same purchase. Throws `bad_request` on a malformed key, `conflict` when it was used for a different
 * request.
 */
export async function buyVouchers(
  actor: Actor | null,
  body: BuyVoucherBody,
  idempotencyKey: string | undefined,
  now = new Date(),
): Promise<VoucherPurchase> {
  if (!idempotencyKey || !IDEMPOTENCY_KEY.test(idempotencyKey)) {
    throw new AppError("bad_request", "Idempotency-Key must be a header of 8 to 100 visible characters");
  }
  const customerId = customerOf(actor);
  const row = await inTransaction(async (tx) => {
    const requestHash = hashOf(customerId, body);
    const made = await insert(tx, { customerId, body, idempotencyKey, requestHash }, now);
    if (made) return made;
    const earlier = await repo.findByKey(tx, idempotencyKey);
    if (earlier?.requestHash === requestHash) return earlier;
    throw new AppError("conflict", "This Idempotency-Key was used for another purchase");
  });
  return present(await getDb(), row, now);
}

type Wish = { customerId: string | null; body: BuyVoucherBody; idempotencyKey: string; requestHash: string };

async function insert(
  tx: Transaction,
  { customerId, body, idempotencyKey, requestHash }: Wish,
  now: Date,
): Promise<repo.PurchaseRow | null> {
  const { email, from, message, quantity } = body;
  const id = v7();
  const sendOn = body.sendOn ?? todayInSingapore(now);
  const amountCents = toCents(body.amount);
  const own = customerId && (await repo.emailOf(tx, customerId));
  const purchase = await repo.insertPurchase(tx, {
    id,
    customerId,
    idempotencyKey,
    requestHash,
    accessHash: hashToken(tokenOf(id)),
    state: "pending",
    buyerEmail: body.buyerEmail ?? own ?? email,
    recipientEmail: email,
    fromName: from,
    message,
    amountCents,
    quantity,
    totalCents: amountCents * quantity,
    sendOn,
    createdAt: now,
  });
  if (!purchase) return null;
  for (let each = 0; each < quantity; each++) {
    const details = { purchaseId: id, recipientEmail: email, fromName: from, message, sendOn };
    await issueVoucher(tx, { kind: "gift", state: "pending", amountCents, ...details }, now);
  }
  return purchase;
}

/** Returns the purchase. Throws `not_found` for everyone but its buyer. */
export async function readPurchase(caller: Caller, id: string, now = new Date()): Promise<VoucherPurchase> {
  const db = await getDb();
  return present(db, mustOpen(await repo.findPurchase(db, id), caller), now);
}

/** Returns the purchases that the customer made, newest first. */
export async function listPurchases(customerId: string, now = new Date()): Promise<VoucherPurchase[]> {
  const db = await getDb();
  const rows = await repo.purchasesOf(db, customerId);
  const vouchers = await purchasedVouchers(
    db,
    rows.map(({ id }) => id),
  );
  return rows.map((row) =>
    presentPurchase(
      row,
      vouchers.filter(({ purchaseId }) => purchaseId === row.id),
      now,
    ),
  );
}

/**
 * Opens the purchase's charge; repeated calls return the same one. Throws `not_found` for everyone but its buyer,
 * `conflict` when there is nothing to pay, `unavailable` when the processor refuses.
 */
export async function payForPurchase(caller: Caller, id: string): Promise<PaymentIntent> {
  const charge = await inTransaction(async (tx) => {
    const row = mustOpen(await repo.lockPurchase(tx, id), caller);
    if (row.state === "abandoned") {
      throw new AppError("conflict", "This purchase has lapsed. Please start again.");
    }
    if (!nextPurchaseState(row.state, "pay")) {
      throw new AppError("conflict", "These vouchers are paid for already");
    }
    const { customerId, totalCents } = row;
    return planPurchaseCharge(tx, { purchaseId: id, customerId, amountCents: totalCents });
  });
  return openPurchaseIntent(charge);
}

/** Returns the row when the caller may see it. Throws `not_found`. */
export function mustOpen(row: repo.PurchaseRow | null, { actor, token }: Caller): repo.PurchaseRow {
  const customerId = customerOf(actor);
  const isBuyer = row !== null && customerId !== null && row.customerId === customerId;
  if (!row || !(isBuyer || (token !== "" && opensPurchase(row, token)))) {
    throw new AppError("not_found", "This purchase does not exist");
  }
  return row;
}

export async function present(db: Db, row: repo.PurchaseRow, now: Date): Promise<VoucherPurchase> {
  return presentPurchase(row, await purchasedVouchers(db, [row.id]), now);
}

function hashOf(customerId: string | null, body: BuyVoucherBody): string {
  const { email, amount, quantity, from, message, sendOn, buyerEmail } = body;
  return createHash("sha256")
    .update(JSON.stringify([customerId, email, amount, quantity, from, message, sendOn, buyerEmail]))
    .digest("hex");
}
