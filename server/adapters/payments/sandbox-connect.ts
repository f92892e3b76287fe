import { createHash, randomBytes } from "node:crypto";
import type { SandboxAccountKind, SandboxConnection } from "@/contracts/sale/payment/payment";
import type { SandboxConnectBody } from "@/contracts/sale/payment/payment.schema";
import { readEnv } from "@/lib/env";
import { MINUTE_MS } from "@/lib/time";
import { AppError } from "@/server/core/errors";
import { appLink } from "@/server/core/links";
import { getDb } from "@/server/db/client";
import { inTransaction } from "@/server/db/transaction";
import {
  CONNECT_RETURN_PATH,
  type GatewayAccount,
  GatewayError,
  type NewTransfer,
  type TransferReversal,
} from "./gateway";
import * as repo from "./repo-sandbox-connect";
import { kickSandboxDelivery } from "./sandbox-delivery";
import { EVENT, writeEvent } from "./sandbox-events";

const CODE_LIFE_MS = 5 * MINUTE_MS;
/** The page on which a vendor presses "Connect". */
const CONNECT_PAGE = "/sandbox/connect";

const hash = (code: string) => createHash("sha256").update(code).digest("hex");

export function sandboxConnectUrl(state: string): string {
  return appLink(`${CONNECT_PAGE}?state=${encodeURIComponent(state)}`);
}

/** Creates a test account for the vendor on the page, and returns where to take its code. */
export async function connectSandboxAccount(body: SandboxConnectBody): Promise<SandboxConnection> {
  if (readEnv().paymentGateway !== "sandbox") throw new AppError("not_found", "There is no such page");
  const code = `ac_${randomBytes(16).toString("hex")}`;
  const id = `acct_${randomBytes(8).toString("hex")}`;
  await repo.insertAccount(await getDb(), { id, kind: body.account, codeHash: hash(code) });
  const query = new URLSearchParams({ code, state: body.state });
  return { returnUrl: `${CONNECT_RETURN_PATH}&${query.toString()}` };
}

export async function authorizeAccount(code: string, now = new Date()): Promise<GatewayAccount> {
  const account = await repo.takeCode(await getDb(), hash(code), now);
  if (!account || now.getTime() - account.createdAt.getTime() > CODE_LIFE_MS) {
    throw new GatewayError("the code has been used or has expired");
  }
  return present(account);
}

export async function retrieveSandboxAccount(accountId: string): Promise<GatewayAccount> {
  const account = await repo.findAccount(await getDb(), accountId);
  if (!account?.authorizedAt) throw new GatewayError(`no such account: ${accountId}`);
  return present(account);
}

function present({ id, kind }: repo.AccountRow): GatewayAccount {
  const isComplete = (kind as SandboxAccountKind) !== "incomplete";
  return {
    id,
    detailsSubmitted: isComplete,
    payoutsEnabled: isComplete,
    requirements: isComplete ? [] : ["external_account", "representative.id_number"],
  };
}

/** Pays an account. The outcome depends on the test account. */
export async function transferToAccount({
  accountId,
  amountCents,
  payoutId,
}: NewTransfer): Promise<{ gatewayTransferId: string }> {
  const { payoutsEnabled } = await retrieveSandboxAccount(accountId);
  if (!payoutsEnabled) throw new GatewayError("the account cannot receive transfers yet");
  const transferId = await inTransaction(async (tx) => {
    const account = await repo.findAccount(tx, accountId);
    const failed = (account?.kind as SandboxAccountKind) === "transferFails";
    const row = await repo.insertTransfer(tx, {
      id: `tr_${randomBytes(12).toString("hex")}`,
      accountId,
      amountCents,
      merchantPayoutId: payoutId,
      status: failed ? "failed" : "paid",
    });
    if (!row) return (await sameTransfer(tx, { accountId, amountCents, payoutId })).id;
    await writeEvent(tx, failed ? EVENT.transferFailed : EVENT.transferPaid, {
      transferId: row.id,
      payoutId,
      amountCents,
      currency: "sgd",
      accountId,
      ...(failed ? { reason: "account_closed" } : {}),
    });
    return row.id;
  });
  kickSandboxDelivery();
  return { gatewayTransferId: transferId };
}

async function sameTransfer(
  db: Parameters<typeof repo.findTransferOf>[0],
  { accountId, amountCents, payoutId }: NewTransfer,
): Promise<repo.TransferRow> {
  const row = await repo.findTransferOf(db, payoutId);
  if (row?.accountId !== accountId || row.amountCents !== amountCents) {
    throw new GatewayError("the payout has a transfer to another account or of another amount");
  }
  return row;
}

export async function reverseSandboxTransfer({
  transferId,
  amountCents,
  reversalId,
}: TransferReversal): Promise<{ gatewayReversalId: string }> {
  const gatewayReversalId = `trr_${reversalId}`;
  await inTransaction(async (tx) => {
    const transfer = await repo.lockTransfer(tx, transferId);
    if (!transfer) throw new GatewayError(`no such transfer: ${transferId}`);
    const reversed = transfer.reversedCents + amountCents;
    const data = { transferId, payoutId: transfer.merchantPayoutId, amountCents: reversed, currency: "sgd" };
    if (!(await writeEvent(tx, EVENT.transferReversed, data, gatewayReversalId))) return;
    if (transfer.status !== "paid" || reversed > transfer.amountCents) {
      throw new GatewayError(`${transferId} has not paid what is to be reversed`);
    }
    await repo.addReversed(tx, transferId, amountCents);
  });
  kickSandboxDelivery();
  return { gatewayReversalId };
}
