import type { ProductBefore } from "@/contracts/catalogue/product/bulk-change";
import { PRODUCT_MESSAGES, type RevisedProduct } from "@/contracts/catalogue/product/own-product";
import { AppError } from "@/server/core/errors";
import type { Transaction } from "@/server/db/client";
import { contentOf } from "../own/present";
import { lockOwn, type OwnRow, type Revision } from "../own/repo";
import type { Seller } from "../own/repo-seller";
import { planSave } from "../own/service-save";
import { deleteRevisions, saveRevisions, updateProducts } from "./repo";

/** New content for a product, with the version that was read. */
export type Edit = { row: OwnRow; revision: Revision | null; after: RevisedProduct };

export type SavedEdits = {
  items: { productId: string; version: number; before: ProductBefore }[];
  /** Published products whose edit waits for a review. */
  reviewed: number;
};

/**
 * Saves edits of many products by the rules of the product form, in a few statements. Throws `conflict` naming a
 * product that was saved after it was read.
 */
export async function saveEdits(
  tx: Transaction,
  seller: Seller,
  edits: readonly Edit[],
  now: Date,
): Promise<SavedEdits> {
  if (edits.length === 0) return { items: [], reviewed: 0 };
  const ids = edits.map(({ row }) => row.id);
  const locked = new Map((await lockOwn(tx, seller.vendorId, ids)).map((row) => [row.id, row]));
  const plans = edits.map(({ row, revision, after }) => {
    const current = locked.get(row.id);
    if (current?.version !== row.version) {
      throw new AppError("conflict", `“${row.title}”: ${PRODUCT_MESSAGES.changedElsewhere}`);
    }
    const before = revision?.content ?? contentOf(current);
    const plan = planSave({ row: current, seller, before, after, body: {}, now, revised: revision !== null });
    return { row: current, revision, after, plan };
  });
  const reviewed = plans.filter(({ plan }) => plan.revision === "save");
  await saveRevisions(
    tx,
    reviewed.map(({ row, after }) => ({ productId: row.id, content: after })),
    now,
  );
  const settled = plans.filter(({ plan }) => plan.revision === "delete");
  await deleteRevisions(
    tx,
    settled.map(({ row }) => row.id),
  );
  await updateProducts(
    tx,
    plans.map(({ row, plan }) => ({ ...plan.values, id: row.id })),
  );
  return {
    items: plans.map(({ row, revision }) => ({
      productId: row.id,
      version: row.version + 1,
      before: beforeOf(row, revision),
    })),
    reviewed: reviewed.length,
  };
}

function beforeOf(row: OwnRow, revision: Revision | null): ProductBefore {
  return {
    content: contentOf(row),
    status: row.status,
    statusReason: row.statusReason,
    approvedAt: row.approvedAt?.toISOString() ?? null,
    publishAt: row.publishAt?.toISOString() ?? null,
    revision: revision && { state: revision.state, content: revision.content, reason: revision.reason },
  };
}
