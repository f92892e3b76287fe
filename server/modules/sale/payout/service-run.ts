import { v7 } from "uuid";
import { payoutNumberOf } from "@/contracts/sale/payment/payout";
import { currentGateway, gatewayNamed } from "@/server/adapters/payments/current/current-gateway";
import { GatewayError, type GatewayEvent } from "@/server/adapters/payments/gateway";
import { log } from "@/server/core/log/log";
import { type Db, getDb, type Transaction } from "@/server/db/client";
import { inTransaction } from "@/server/db/transaction";
import { post } from "@/server/modules/sale/ledger/public";
import { enqueue } from "@/server/queue/enqueue";
import { payoutFailed, payoutPaid, payoutSent } from "./mail";
import { findHold } from "./repo/hold";
import * as repo from "./repo/run";
import { lastRun } from "./schedule";
import { mailVendor } from "./service-mail";
import { jobKey, SEND_PAYOUT, sqlJobKey } from "./task";

const BATCH = 200;
const MAX_FAILURE = 500;

/**
 * Pays every vendor what its orders had earned by the last Monday, in one transfer each. Can be called at any time by
 * any number of processes: a missed Monday is made up for, and nothing is paid twice. Vendors who owe more than they
 * are owed, or whom the processor can't pay, have to wait. Returns the number of payouts.
 */
export async function runPayouts(now = new Date()): Promise<number> {
  const cutoff = lastRun(now);
  let count = 0;
  for (const vendorId of await repo.payableVendorIds(await getDb(), cutoff)) {
    try {
      if (await payVendor(vendorId, cutoff, now)) count++;
    } catch (error) {
      log.error({ err: error, vendorId }, "payout not made, will be tried with the next run");
    }
  }
  return count;
}

/** Returns false when there is nothing to pay the vendor, no account to pay it to, or its payouts are on hold. */
export function payVendor(vendorId: string, cutoff: Date, now: Date): Promise<boolean> {
  return inTransaction(async (tx) => {
    const account = await repo.lockConnectAccount(tx, vendorId);
    if (!account?.payoutsEnabled || account.gateway !== currentGateway().name) return false;
    if (await findHold(tx, vendorId)) return false;
    const lines = await repo.dueLines(tx, vendorId, cutoff);
    const amountCents = lines.reduce((sum, { netCents }) => sum + netCents, 0);
    if (amountCents <= 0) return false;
    const row = await repo.insertPayout(
      tx,
      { id: v7(), vendorId, gateway: account.gateway, amountCents, createdAt: now },
      lines.map(({ id }) => id),
    );
    const vendor = { name: "vendor", id: vendorId } as const;
    await post(tx, [
      {
        kind: "payout",
        debit: vendor,
        credit: { name: "gateway" },
        cents: amountCents,
        orderId: null,
        paymentId: null,
      },
    ]);
    await enqueuePayout(tx, row.id);
    await mailVendor(tx, payoutSent, row);
    return true;
  });
}

async function enqueuePayout(db: Db, payoutId: string): Promise<void> {
  await enqueue(db, SEND_PAYOUT, { payoutId }, { key: jobKey(payoutId) });
}

/** Enqueues payouts that the processor has not accepted and that have no job. Returns their number. */
export async function dispatchPayouts(): Promise<number> {
  const db = await getDb();
  const ids = await repo.strandedIds(db, sqlJobKey, BATCH);
  for (const id of ids) await enqueuePayout(db, id);
  return ids.length;
}

/**
 * Requests one transfer from the processor unless it has already accepted it; a repeated request has the same id. A
 * permanent refusal fails the payout. Throws when the processor could not be reached, so that the queue retries.
 */
export async function sendPayout(payoutId: string): Promise<void> {
  const db = await getDb();
  const found = await repo.findUnsent(db, payoutId);
  if (!found) return;
  const { accountId, amountCents } = found;
  try {
    const { gatewayTransferId } = await gatewayNamed(found.gateway).transfer({
      accountId,
      amountCents,
      payoutId,
    });
    await repo.noteSent(db, payoutId, gatewayTransferId);
  } catch (error) {
    await repo.countAttempt(db, payoutId);
    if (!(error instanceof GatewayError)) throw error;
    log.error({ err: error, payoutId }, "the processor refused a payout");
    await inTransaction((tx) => failPayout(tx, payoutId, error.message));
  }
}

type TransferPaid = Extract<GatewayEvent, { kind: "transfer_paid" }>;
type TransferBack = Extract<GatewayEvent, { kind: "transfer_failed" | "transfer_reversed" }>;

/** Marks a payout as paid. Repeated events, and events of transfers that have failed since, change nothing. */
export async function settlePayout(tx: Transaction, event: TransferPaid, now: Date): Promise<void> {
  const row = await repo.lockPayout(tx, event.payoutId);
  if (!row) {
    log.warn({ event: event.id, payoutId: event.payoutId }, "the processor paid what we do not know of");
    return;
  }
  if (row.state !== "on_its_way") return;
  await repo.markPaid(tx, row.id, event.transferId, now);
  await mailVendor(tx, payoutPaid, row);
}

/** Returns a failed transfer's payout to the vendor's account; the next run pays it again. */
export async function returnPayout(tx: Transaction, event: TransferBack): Promise<void> {
  const row = await repo.lockPayout(tx, event.payoutId);
  if (!row) {
    log.warn({ event: event.id, payoutId: event.payoutId }, "a transfer came back that we do not know of");
    return;
  }
  if (event.amountCents < row.amountCents) {
    log.error(
      { event: event.id, payoutId: row.id, amountCents: event.amountCents },
      "part of a payout came back",
    );
    return;
  }
  await failPayout(
    tx,
    row.id,
    event.kind === "transfer_failed" ? event.reason : "The processor took it back",
  );
}

/** Does nothing when it has already failed. */
async function failPayout(tx: Transaction, payoutId: string, failure: string): Promise<void> {
  const row = await repo.lockPayout(tx, payoutId);
  if (!row || row.state === "failed") return;
  await repo.markFailed(tx, payoutId, failure.slice(0, MAX_FAILURE));
  const vendor = { name: "vendor", id: row.vendorId } as const;
  const cents = row.amountCents;
  await post(tx, [
    {
      kind: "payout_return",
      debit: { name: "gateway" },
      credit: vendor,
      cents,
      orderId: null,
      paymentId: null,
    },
  ]);
  log.warn({ payoutId, number: payoutNumberOf(row.number) }, "a payout failed");
  await mailVendor(tx, payoutFailed, row);
}
