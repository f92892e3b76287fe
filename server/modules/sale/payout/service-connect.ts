import type { AuthorizeQuery } from "@/contracts/sale/payment/payout.schema";
import type { ConnectLink, ConnectState } from "@/contracts/sale/payment/payout";
import { HOUR_MS } from "@/lib/time";
import { currentGateway, gatewayNamed } from "@/server/adapters/payments/current/current-gateway";
import { type GatewayAccount, GatewayError } from "@/server/adapters/payments/gateway";
import { AppError } from "@/server/core/errors";
import { hashToken, newToken } from "@/server/core/token";
import { log } from "@/server/core/log/log";
import { getDb, type Transaction } from "@/server/db/client";
import { inTransaction } from "@/server/db/transaction";
import * as repo from "./repo/connect";
import { mailConnected } from "./service-mail";

const ATTEMPT_MS = HOUR_MS;

/**
 * Returns the URL of the processor's page on which the vendor connects its account. Within an hour, the page sends the
 * vendor back with a code that only that vendor can use.
 */
export async function connectLink(vendorId: string, now = new Date()): Promise<ConnectLink> {
  const state = newToken();
  await repo.insertAttempt(await getDb(), hashToken(state), vendorId, now);
  return { data: currentGateway().connectUrl(state) };
}

/**
 * Connects the account that the code stands for. Throws `bad_request` when the vendor did not start this, took more
 * than an hour, or the processor does not recognise the code, and `conflict` for another vendor's account.
 */
export async function authorizeConnect(
  vendorId: string,
  { code, state }: AuthorizeQuery,
  now = new Date(),
): Promise<ConnectState> {
  const since = new Date(now.getTime() - ATTEMPT_MS);
  if (!(await repo.takeAttempt(await getDb(), hashToken(state), vendorId, since))) throw stale();
  const gateway = currentGateway();
  const account = await gateway.authorize(code).catch((error: unknown) => {
    if (!(error instanceof GatewayError)) throw error;
    log.warn({ err: error, vendorId }, "the processor did not accept a vendor's code");
    throw stale();
  });
  await inTransaction(async (tx) => {
    const values = { vendorId, gateway: gateway.name, ...columnsOf(account), connectedAt: now };
    if (await repo.isTaken(tx, values)) {
      throw new AppError("conflict", "That payment account already belongs to another shop");
    }
    await repo.saveAccount(tx, values, now);
    await mailConnected(tx, vendorId, account.payoutsEnabled);
  });
  return connectState(vendorId);
}

/** Returns the state of the vendor's account at the processor. */
export async function connectState(vendorId: string): Promise<ConnectState> {
  const gateway = currentGateway().name;
  const row = await repo.findAccount(await getDb(), vendorId);
  const isCurrent = row?.gateway === gateway && row.connectedAt !== null;
  return {
    gateway,
    connected: isCurrent,
    payoutsEnabled: isCurrent && row.payoutsEnabled,
    requirements: isCurrent ? row.requirements : [],
  };
}

/** Updates an account to the processor's current state. Ignores accounts that are not ours. */
export async function refreshAccount(tx: Transaction, gateway: string, account: GatewayAccount, now: Date) {
  const row = await repo.lockAccount(tx, gateway, account.id);
  if (!row) return;
  await repo.saveAccount(tx, { ...row, ...columnsOf(account) }, now);
  if (account.payoutsEnabled && !row.payoutsEnabled) await mailConnected(tx, row.vendorId, true);
}

/** Removes an account to which the vendor has revoked our access. */
export async function disconnectAccount(tx: Transaction, gateway: string, accountId: string, now: Date) {
  const row = await repo.lockAccount(tx, gateway, accountId);
  if (row) await repo.saveAccount(tx, { ...row, payoutsEnabled: false, connectedAt: null }, now);
}

const BATCH = 50;

/** Asks the processor about accounts that it could not pay yet, in case its event was lost. */
export async function refreshUnfinishedAccounts(now = new Date()): Promise<void> {
  for (const row of await repo.unfinishedAccounts(await getDb(), BATCH)) {
    if (!row.connectedAt) continue;
    try {
      const account = await gatewayNamed(row.gateway).retrieveAccount(row.gatewayAccountId);
      await inTransaction((tx) => refreshAccount(tx, row.gateway, account, now));
    } catch (error) {
      log.warn({ err: error, vendorId: row.vendorId }, "the vendor's payment account could not be read");
    }
  }
}

/** Deletes attempts that are too old to be completed. */
export async function cleanUpConnectAttempts(now = new Date()): Promise<void> {
  await repo.deleteAttemptsBefore(await getDb(), new Date(now.getTime() - ATTEMPT_MS));
}

function columnsOf({ id, detailsSubmitted, payoutsEnabled, requirements }: GatewayAccount) {
  return { gatewayAccountId: id, detailsSubmitted, payoutsEnabled, requirements };
}

function stale(): AppError {
  return new AppError("bad_request", "This connection has expired or was not started by you. Connect again.");
}
