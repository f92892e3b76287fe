import { PRODUCT_MESSAGES, type SwitchedProducts } from "@/contracts/catalogue/product/own-product";
import type { ActivateBody } from "@/contracts/catalogue/product/own-product.schema";
import { PRODUCT_STATUS } from "@/contracts/catalogue/product/product";
import type { VendorActor } from "@/server/core/actor";
import { AppError } from "@/server/core/errors";
import { pgErrorCode } from "@/server/db/pg-error";
import { inTransaction } from "@/server/db/transaction";
import { refreshPriceFrom } from "@/server/modules/catalogue/vendor/public";
import * as repo from "./repo";
import { requireSeller } from "./service-save";
import { noSuchProduct } from "./service";

const FOREIGN_KEY = "23503";

/**
 * POST /vendor-product/activateDeactivateVendorProducts: switches between 0 and 1, all or none. Unpublishing also
 * cancels the publish date of a scheduled product. Throws `not_found` for other vendors' products, and `conflict`
 * naming one that may not be published yet.
 */
export async function switchProducts(
  { vendorId }: VendorActor,
  { ids, status }: ActivateBody,
  now = new Date(),
): Promise<SwitchedProducts> {
  return inTransaction(async (tx) => {
    const wanted = [...new Set(ids)];
    const rows = await repo.lockOwn(tx, vendorId, wanted);
    if (rows.length < wanted.length) throw noSuchProduct();
    const seller = await requireSeller(tx, vendorId);
    const moving = rows.filter((row) => row.status !== status);
    for (const row of moving) refuseSwitch(row, status, seller.publishProductDirectly);
    const scheduled =
      status === PRODUCT_STATUS.unpublished
        ? rows.filter((row) => row.status === PRODUCT_STATUS.unpublished && row.publishAt !== null)
        : [];
    const movedIds = moving.map(({ id }) => id);
    const scheduledIds = scheduled.map(({ id }) => id);
    await repo.switchStatus(tx, movedIds, status, now);
    await repo.unschedule(tx, scheduledIds, now);
    await refreshPriceFrom(tx, vendorId);
    return {
      changed: movedIds.length + scheduledIds.length,
      ids: movedIds,
      unscheduled: scheduledIds.length,
    };
  });
}

function refuseSwitch(row: repo.OwnRow, status: 0 | 1, trusted: boolean): void {
  const refuse = (why: string) => {
    throw new AppError("conflict", `“${row.title}” ${why}`);
  };
  if (row.status === PRODUCT_STATUS.changesRequested)
    refuse("needs changes first. Open it to see what we asked for");
  if (row.status === PRODUCT_STATUS.resubmitted) refuse("is in review. We’ll email you when it’s done");
  if (status === PRODUCT_STATUS.unpublished) return;
  if (row.images.length === 0) refuse(`has no picture. ${PRODUCT_MESSAGES.image}`);
  if (!trusted && !row.approvedAt)
    refuse("needs a review first. Open it and choose a publish date to send it");
}

/** DELETE /vendor-product/{id}. Throws `not_found`, and `conflict` once it has been ordered. */
export async function removeProduct({ vendorId }: VendorActor, id: string): Promise<void> {
  try {
    await inTransaction(async (tx) => {
      const [row] = await repo.lockOwn(tx, vendorId, [id]);
      if (!row) throw noSuchProduct();
      await repo.deleteProduct(tx, id);
      await refreshPriceFrom(tx, vendorId);
    });
  } catch (error) {
    if (pgErrorCode(error) !== FOREIGN_KEY) throw error;
    throw new AppError(
      "conflict",
      "Couples have booked this product, so it can’t be deleted. Deactivate it instead",
    );
  }
}

/** Publishes approved products whose date has come. Returns the number of vendors. */
export async function publishDueProducts(now = new Date()): Promise<number> {
  return inTransaction(async (tx) => {
    const vendors = await repo.publishDue(tx, now);
    for (const vendorId of vendors.toSorted()) await refreshPriceFrom(tx, vendorId);
    return vendors.length;
  });
}
