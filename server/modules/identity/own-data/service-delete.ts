import type { DeleteAccountBody } from "@/contracts/identity/account/own-data.schema";
import {
  type AccountDeletion,
  openOrdersMessage,
  openRefundsMessage,
} from "@/contracts/identity/account/own-data";
import { SESSION_COOKIE } from "@/lib/session/session-cookie";
import type { CustomerActor } from "@/server/core/actor";
import { DELETED_NAME, deletedAddress } from "@/server/core/deleted-account";
import { AppError } from "@/server/core/errors";
import { log } from "@/server/core/log/log";
import { type Db, getDb, type Transaction } from "@/server/db/client";
import { inTransaction } from "@/server/db/transaction";
import type { Exchange } from "@/server/http/route";
import { enqueueMessage } from "@/server/mail/public";
import {
  clearCustomer,
  closeAccount,
  fieldError,
  findAccountById,
  lockAccount,
  lockCustomer,
  provenOwner,
  updateCustomer,
  WRONG_PASSWORD,
} from "@/server/modules/identity/account/public";
import { recordEvent } from "@/server/modules/identity/account-event/public";
import { deleteTokensOf } from "@/server/modules/identity/action-token/public";
import { withdrawConsents } from "@/server/modules/identity/consent/public";
import { closeChallenges, deleteCodesOf } from "@/server/modules/identity/otp/public";
import { discardPortraits } from "@/server/modules/identity/profile/public";
import { forgetPromotion } from "@/server/modules/identity/promo/public";
import { deleteSessionsOf, distrustBrowser } from "@/server/modules/identity/session/public";
import { deleteIdentitiesOf } from "@/server/modules/identity/social/public";
import { ownDataHooks } from "./hooks";
import { accountDeleted } from "./mail";

type AfterCommit = () => Promise<void>;

/** GET /user/account/deletion: what prevents the account from being deleted. */
export async function readDeletion({ accountId, customerId }: CustomerActor): Promise<AccountDeletion> {
  const db = await getDb();
  const account = await findAccountById(db, accountId);
  return {
    ...(await owedTo(db, accountId)),
    hasPassword: account?.passwordHash != null,
    isPartner: customerId !== accountId,
  };
}

/**
 * POST /user/account/delete: deletes the account with all data that belongs to the customer alone, and removes the
 * person from what has to stay (docs/decisions/0021). Throws `bad_request` when the password is wrong or not set, and
 * `conflict` while orders or refunds are pending; then nothing changes.
 */
export async function deleteOwnAccount(
  actor: CustomerActor,
  { password }: DeleteAccountBody,
  exchange: Exchange,
): Promise<void> {
  const owner = await provenOwner(actor, "password", password);
  const leftToDo = await inTransaction(async (tx) => {
    const account = await lockAccount(tx, owner.id);
    // A concurrent password reset or deletion was faster.
    if (account?.passwordHash !== owner.passwordHash) throw fieldError("password", WRONG_PASSWORD);
    return forget(tx, { id: owner.id, email: account.email, doneBy: "customer", refuse: ownRefusal });
  });
  exchange.clearCookie(SESSION_COOKIE);
  distrustBrowser(exchange);
  for (const finish of leftToDo) await finish();
  log.info({ accountId: owner.id }, "an account was deleted");
}

/**
 * Deletes a customer's account as its owner would; for a request under the PDPA. `keep` records it in the same
 * transaction. Throws `not_found`, and `conflict` while orders or refunds are pending.
 */
export async function deleteAccountOf(
  id: string,
  doneBy: string,
  keep: (tx: Transaction) => Promise<void>,
): Promise<void> {
  const leftToDo = await inTransaction(async (tx) => {
    const account = await lockAccount(tx, id);
    if (!account) throw new AppError("not_found", "This person has no account");
    await keep(tx);
    return forget(tx, { id, email: account.email, doneBy, refuse: operatorRefusal });
  });
  for (const finish of leftToDo) await finish();
  log.info({ accountId: id, doneBy }, "an account was deleted");
}

type Owed = { openOrders: number; openRefunds: number };
type Leaving = { id: string; email: string; doneBy: string; refuse: (owed: Owed) => string };

async function forget(tx: Transaction, { id, email, doneBy, refuse }: Leaving): Promise<AfterCommit[]> {
  // Orders are placed under this lock.
  const customer = await lockCustomer(tx, id);
  if (!customer) throw new Error(`the customer ${id} is gone`);
  const owed = await owedTo(tx, id);
  if (owed.openOrders + owed.openRefunds > 0) throw new AppError("conflict", refuse(owed));
  const after: AfterCommit[] = [];
  for (const forgetOwn of ownDataHooks().forgetters) {
    const rest = await forgetOwn(tx, { customerId: id, email });
    if (rest) after.push(rest);
  }
  await enqueueMessage(tx, accountDeleted, { to: email, firstName: customer.firstName });
  await forgetIdentity(tx, { accountId: id, email, doneBy });
  const { brideImage, groomImage } = customer;
  return [...after, () => discardPortraits([brideImage, groomImage].filter((name) => name !== null))];
}

/** Returns what prevents a customer's account from being deleted. */
export async function owedTo(db: Db, customerId: string): Promise<Owed> {
  const { countOpenOrders, countOpenRefunds } = ownDataHooks();
  return {
    openOrders: await countOpenOrders(db, customerId),
    openRefunds: await countOpenRefunds(db, customerId),
  };
}

const ownRefusal = ({ openOrders, openRefunds }: Owed) =>
  openOrders > 0 ? openOrdersMessage(openOrders) : openRefundsMessage(openRefunds);

const operatorRefusal = ({ openOrders }: Owed) =>
  openOrders > 0
    ? "Orders are still open. Complete or cancel them first"
    : "A refund is still on its way. Wait until it has arrived";

/** Only the id remains, and the account's history without the person. */
async function forgetIdentity(
  tx: Transaction,
  { accountId, email, doneBy }: { accountId: string; email: string; doneBy: string },
): Promise<void> {
  const instead = deletedAddress(accountId);
  await withdrawConsents(tx, { accountId, email, instead });
  await forgetPromotion(tx, { accountId, email, instead });
  await deleteIdentitiesOf(tx, accountId);
  await deleteTokensOf(tx, accountId);
  await deleteCodesOf(tx, accountId);
  await closeChallenges(tx, accountId);
  await deleteSessionsOf(tx, accountId);
  await clearCustomer(tx, accountId);
  await updateCustomer(tx, accountId, { firstName: DELETED_NAME, countryCode: "+65" });
  await closeAccount(tx, accountId);
  await recordEvent(tx, { accountId, kind: "account-deleted", doneBy });
}
