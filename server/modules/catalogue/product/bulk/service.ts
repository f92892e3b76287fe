import type { BulkChange, UndoneBulkChange } from "@/contracts/catalogue/product/bulk-change";
import type { BulkChangesQuery } from "@/contracts/catalogue/product/bulk-change.schema";
import { PRODUCT_STATUS } from "@/contracts/catalogue/product/product";
import { type Page, toPage } from "@/contracts/envelope";
import type { VendorActor } from "@/server/core/actor";
import { AppError } from "@/server/core/errors";
import { getDb, type Transaction } from "@/server/db/client";
import { pgErrorCode } from "@/server/db/pg-error";
import { inTransaction } from "@/server/db/transaction";
import { refreshPriceFrom } from "@/server/modules/catalogue/vendor/public";
import * as repo from "./repo";

const FOREIGN_KEY = "23503";
const KEPT_SHOWN = 20;

/** GET /vendor-product/bulk-change: the vendor's imports and price changes, the newest first. */
export async function listBulkChanges(
  { vendorId }: VendorActor,
  query: BulkChangesQuery,
): Promise<Page<BulkChange>> {
  const { rows, total } = await repo.listBulkChanges(await getDb(), vendorId, query);
  const docs = rows.map(({ id, kind, label, added, updated, createdAt, undoneAt }) => ({
    id,
    _id: id,
    kind,
    label,
    added,
    updated,
    createdAt: createdAt.toISOString(),
    undoneAt: undoneAt?.toISOString() ?? null,
  }));
  return toPage(docs, total, query);
}

type Kept = UndoneBulkChange["kept"][number];

/**
 * POST /vendor-product/bulk-change/undo/{id}: deletes the products that the change added and restores those that it
 * updated, except those that were booked or edited since. Throws `not_found`, and `conflict` when a couple books one of
 * the products at the same moment.
 */
export async function undoBulkChange(
  { vendorId }: VendorActor,
  id: string,
  now = new Date(),
): Promise<UndoneBulkChange> {
  try {
    return await inTransaction(async (tx) => {
      if (!(await repo.markUndone(tx, vendorId, id, now))) {
        throw new AppError("not_found", "This change isn’t in your list, or was undone before");
      }
      const products = await repo.lockChanged(tx, id);
      const kept = products.flatMap(keptOf);
      const keptIds = new Set(kept.map(({ _id }) => _id));
      const undone = products.filter((each) => !keptIds.has(each.id));
      const removed = await repo.deleteUnordered(
        tx,
        undone.filter(({ before }) => before === null).map((each) => each.id),
      );
      const restored = await restore(tx, undone, now);
      await refreshPriceFrom(tx, vendorId);
      return {
        removed: removed.length,
        restored,
        kept: kept.slice(0, KEPT_SHOWN),
        keptCount: kept.length,
      };
    });
  } catch (error) {
    if (pgErrorCode(error) !== FOREIGN_KEY) throw error;
    throw new AppError("conflict", "A couple has just booked one of these products. Please try again");
  }
}

function keptOf({ id, title, version, versionThen, status, before, isBooked }: repo.ChangedProduct): Kept[] {
  const stays = (why: Kept["why"]) => [{ _id: id, title, why }];
  if (version !== versionThen) return stays("edited");
  if (before === null) return isBooked ? stays("booked") : [];
  // The change itself sends a product in again for which changes were requested.
  const expected =
    before.status === PRODUCT_STATUS.changesRequested ? PRODUCT_STATUS.resubmitted : before.status;
  return status === expected ? [] : stays("edited");
}

async function restore(
  tx: Transaction,
  products: readonly repo.ChangedProduct[],
  now: Date,
): Promise<number> {
  const edits = products.flatMap(({ id, slug, version, before }) =>
    before ? [{ id, slug, version, before }] : [],
  );
  await repo.updateProducts(
    tx,
    edits.map(({ id, slug, version, before }) => ({
      ...before.content,
      id,
      // Another product may have taken the old one.
      slug,
      status: before.status,
      statusReason: before.statusReason,
      approvedAt: before.approvedAt === null ? null : new Date(before.approvedAt),
      publishAt: before.publishAt === null ? null : new Date(before.publishAt),
      version: version + 1,
      updatedAt: now,
    })),
  );
  await repo.deleteRevisions(
    tx,
    edits.flatMap(({ id, before }) => (before.revision ? [] : [id])),
  );
  await repo.saveRevisions(
    tx,
    edits.flatMap(({ id, before }) => (before.revision ? [{ productId: id, ...before.revision }] : [])),
    now,
  );
  return edits.length;
}
