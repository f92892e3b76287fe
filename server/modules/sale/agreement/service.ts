import { createHash } from "node:crypto";
import { v7 } from "uuid";
import type { AgreementFile } from "@/contracts/sale/agreement";
import { CHECKOUT_CONSENT } from "@/contracts/sale/order/order";
import { MINUTE_MS } from "@/lib/time";
import { AppError } from "@/server/core/errors";
import { log } from "@/server/core/log/log";
import { getDb, type Transaction } from "@/server/db/client";
import { inTransaction } from "@/server/db/transaction";
import { termsToAgree } from "@/server/modules/catalogue/terms/public";
import { termsWordingAt } from "@/server/modules/identity/consent/public";
import { drawStatement, type Statement } from "@/server/modules/sale/document/public";
import {
  isHiddenFromVendor,
  itemsOf,
  lockOrder,
  lockOrders,
  milestonesOf,
  noSuchOrder,
} from "@/server/modules/sale/order/public";
import { enqueue } from "@/server/queue/enqueue";
import { agreementNumber, agreementOf, amendmentOf, type Agreed, type Context, titleOf } from "./content";
import * as repo from "./repo";
import { mailReady } from "./service-mail";
import { WRITE_AGREEMENTS } from "./task";

/** Agreements are kept as long as the order's tax documents. */
const YEARS = 6;

/** Enqueues the job that writes the order's outstanding agreements, in the transaction that changes the order. */
export async function agreeSoon(tx: Transaction, orderId: string): Promise<void> {
  await enqueue(tx, WRITE_AGREEMENTS, { orderId }, { key: `agreements:${orderId}` });
}

/** Writes an order's agreement and amendments, except existing ones. */
export async function writeAgreements(orderId: string): Promise<void> {
  await inTransaction(async (tx) => {
    const [locked] = await lockOrders(tx, [orderId]);
    if (locked) await writeNow(tx, orderId);
  });
}

/** Returns the agreement of an order and its amendments, without waiting for the job. Throws `not_found`. */
export async function listAgreements(owner: repo.Owner, orderId: string): Promise<AgreementFile[]> {
  return inTransaction(async (tx) => {
    const order = await lockOrder(tx, orderId, owner);
    if (!order || ("vendorId" in owner && isHiddenFromVendor(order))) throw noSuchOrder();
    await writeNow(tx, orderId);
    return (await repo.filesOf(tx, orderId)).map(({ id, number, sha256, agreedAt }) => ({
      id,
      _id: id,
      number,
      title: titleOf(number),
      fileName: `${agreementNumber(order, number)}.pdf`,
      sha256,
      agreedAt: agreedAt.toISOString(),
    }));
  });
}

/** Returns a file, always with the same bytes. Throws `not_found` when it isn't the caller's. */
export async function readAgreement(
  owner: repo.Owner,
  id: string,
): Promise<{ bytes: Buffer; fileName: string }> {
  const found = await repo.findFile(await getDb(), id, owner);
  if (!found) throw new AppError("not_found", "This agreement does not exist");
  return { bytes: found.file, fileName: `${agreementNumber(found.order, found.number)}.pdf` };
}

/** Writes the outstanding agreements of a couple that deletes its account, while its name is known. */
export async function settleAgreements(
  tx: Transaction,
  { customerId }: { customerId: string },
): Promise<void> {
  const ids = await repo.orderIdsOf(tx, customerId);
  if (ids.length === 0) return;
  await lockOrders(tx, ids);
  for (const id of ids) await writeNow(tx, id, "silently");
}

/** Deletes the agreements of deleted accounts after six years. Returns their number. */
export async function eraseOldAgreements(now = new Date()): Promise<number> {
  const before = new Date(now);
  before.setUTCFullYear(before.getUTCFullYear() - YEARS);
  const erased = await inTransaction((tx) => repo.eraseFiles(tx, before));
  if (erased > 0) log.info({ erased }, "old agreements of deleted accounts are deleted");
  return erased;
}

/**
 * Writes what is missing, and tells both sides unless `silently`. The caller must have locked the order, so that no
 * number is used twice.
 */
async function writeNow(tx: Transaction, orderId: string, how?: "silently"): Promise<void> {
  const found = await repo.findOrder(tx, orderId);
  if (!found?.order.approvedAt) return;
  const { approvedAt } = found.order;
  const known = await repo.filesOf(tx, orderId);
  const edits = await repo.acceptedEdits(tx, orderId);
  // Edits made before the vendor accepted are part of the acceptance.
  const later = edits.flatMap((edit) =>
    edit.decidedAt && edit.decidedAt > approvedAt ? [{ edit, at: edit.decidedAt }] : [],
  );
  const write = async (number: number, editId: string | null, at: Date, statement: Statement) => {
    const file = await drawStatement(statement, at);
    const sha256 = createHash("sha256").update(file).digest("hex");
    await repo.insertFile(tx, {
      id: v7(),
      orderId,
      number,
      editId,
      file,
      size: file.length,
      sha256,
      agreedAt: at,
    });
    if (how !== "silently") await mailReady(tx, orderId, { amendment: number, sha256 });
  };
  if (!known.some(({ number }) => number === 0)) {
    const agreed = await agreedAt(tx, found, later[0]?.edit ?? null, approvedAt);
    await write(0, null, approvedAt, agreementOf(found, agreed));
  }
  for (const [before, { edit, at }] of later.entries()) {
    if (known.some(({ editId }) => editId === edit.id)) continue;
    const amendment = before + 1;
    const earlier = Array.from({ length: amendment }, (_, number) => agreementNumber(found.order, number));
    await write(amendment, edit.id, at, amendmentOf(found, edit, { amendment, at, earlier }));
  }
}

async function agreedAt(
  tx: Transaction,
  { order }: Context,
  firstEdit: repo.EditRow | null,
  approvedAt: Date,
): Promise<Agreed> {
  // The checkout records its consent a moment after `placedAt`.
  const given = new Date(order.placedAt.getTime() + MINUTE_MS);
  const wording = (await termsWordingAt(tx, order.customerId, given)) ?? CHECKOUT_CONSENT;
  const version = firstEdit?.before;
  const items = version?.items ?? (await itemsOf(tx, order.id));
  const milestones = version?.milestones ?? (await milestonesOf(tx, order.id));
  const terms = order.vendorTermsId ? await termsToAgree(tx, order.vendorTermsId) : null;
  return { items, milestones, sums: version ?? order, approvedAt, wording, terms };
}
