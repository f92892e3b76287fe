import { PRODUCT_STATUS } from "@/contracts/catalogue/product/product";
import { AppError } from "@/server/core/errors";
import { appLink } from "@/server/core/links";
import type { Transaction } from "@/server/db/client";
import { inTransaction } from "@/server/db/transaction";
import { enqueueMessage } from "@/server/mail/public";
import { refreshPriceFrom } from "@/server/modules/catalogue/vendor/public";
import { recordAct } from "@/server/modules/identity/operator/public";
import { recordEvent } from "@/server/modules/identity/account-event/public";
import { withoutHiddenLimits } from "./content";
import { productApproved, productReturned } from "./mail";
import * as repo from "./repo";
import { findSeller, type Seller } from "./repo-seller";
import { noSuchProduct } from "./service";
import { newSlug } from "./service-save";

const REASON_MAX = 1_000;

type Decision = { id: string; doneBy: string };

/**
 * Publishes a new product on its date, or an edit immediately, and mails the vendor. Returns the title. Throws
 * `not_found` and `conflict`.
 */
export async function approveProduct({ id, doneBy }: Decision, now = new Date()): Promise<string> {
  return decide(id, async (tx, row, seller) => {
    const revision = await repo.findRevision(tx, id);
    if (revision?.state === "pending") {
      const content = withoutHiddenLimits(revision.content);
      const slug =
        content.slug === row.slug ? row.slug : await newSlug(tx, row.vendorId, content.slug, row.slug);
      await repo.updateProduct(tx, id, { ...content, slug, version: row.version + 1, updatedAt: now });
      await repo.deleteRevision(tx, id);
    } else if (row.status === PRODUCT_STATUS.resubmitted) {
      const isDue = row.publishAt === null || row.publishAt <= now;
      const status = isDue ? PRODUCT_STATUS.published : PRODUCT_STATUS.unpublished;
      await repo.updateProduct(tx, id, { status, approvedAt: now, statusReason: "", updatedAt: now });
    } else throw notWaiting(row.title);
    await refreshPriceFrom(tx, row.vendorId);
    const title = revision?.content.title ?? row.title;
    await record(tx, seller, { kind: "product-approved", doneBy, detail: title });
    await recordAct(tx, {
      doneBy,
      kind: "product.approve",
      subjectId: id,
      subject: `${title}, ${seller.vendorName}`,
      after: { isEdit: revision !== null },
    });
    const at =
      revision || row.publishAt === null || row.publishAt <= now ? null : row.publishAt.toISOString();
    await enqueueMessage(tx, productApproved, { to: seller.email, title, publishAt: at, link: linkTo(id) });
    return title;
  });
}

/** Returns a product or an edit to its vendor, with the reason by mail. Throws like `approveProduct`. */
export async function returnProduct({ id, doneBy, reason }: Decision & { reason: string }): Promise<string> {
  const why = reason.trim();
  if (!why) throw new AppError("bad_request", "Please give a reason: the vendor reads it");
  if (why.length > REASON_MAX || why.includes("\0")) {
    throw new AppError("bad_request", `The reason must be at most ${REASON_MAX} characters of text`);
  }
  return decide(id, async (tx, row, seller) => {
    const revision = await repo.findRevision(tx, id);
    const isEdit = revision?.state === "pending";
    if (isEdit) await repo.returnRevision(tx, id, why);
    else if (row.status === PRODUCT_STATUS.resubmitted) {
      await repo.updateProduct(tx, id, { status: PRODUCT_STATUS.changesRequested, statusReason: why });
    } else throw notWaiting(row.title);
    const title = revision?.content.title ?? row.title;
    await record(tx, seller, { kind: "product-returned", doneBy, detail: `${title}: ${why}` });
    await recordAct(tx, {
      doneBy,
      kind: "product.return",
      subjectId: id,
      subject: `${title}, ${seller.vendorName}`,
      after: { isEdit },
      reason: why,
    });
    await enqueueMessage(tx, productReturned, {
      to: seller.email,
      title,
      reason: why,
      isEdit,
      link: linkTo(id),
    });
    return title;
  });
}

function decide(
  id: string,
  work: (tx: Transaction, row: repo.OwnRow, seller: Seller) => Promise<string>,
): Promise<string> {
  return inTransaction(async (tx) => {
    const row = await repo.lockProduct(tx, id);
    const seller = row && (await findSeller(tx, row.vendorId));
    if (!seller) throw noSuchProduct();
    return work(tx, row, seller);
  });
}

function record(
  tx: Transaction,
  { accountId }: Seller,
  event: { kind: string; doneBy: string; detail: string },
): Promise<unknown> {
  return recordEvent(tx, { accountId, ...event });
}

const linkTo = (id: string) => appLink(`/vendor/dashboard/product/${id}`);
const notWaiting = (title: string) => new AppError("conflict", `“${title}” is not waiting for review`);
