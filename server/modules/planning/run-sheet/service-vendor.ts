import type { RunSheetItem } from "@/contracts/planning/run-sheet";
import { AppError } from "@/server/core/errors";
import { type Db, getDb, type Transaction } from "@/server/db/client";
import { notifyPlanning } from "@/server/modules/planning/wedding/public";
import { present } from "./present";
import * as repo from "./repo";

/**
 * Returns a wedding's entries by day and time, each with its date once the wedding has one. The caller decides which of
 * them a vendor may read.
 */
export async function runSheetOf(db: Db, weddingId: string): Promise<RunSheetItem[]> {
  const rows = await repo.listItems(db, weddingId);
  const couple = await repo.coupleOf(db, weddingId);
  return rows.map((row) => ({ ...present(row), date: row.item.date ?? couple?.day ?? null }));
}

/** Returns the wedding whose run sheet names the order, or null. */
export async function weddingNaming(orderId: string): Promise<string | null> {
  return repo.findWeddingNaming(await getDb(), orderId);
}

/** Ticks an entry off, or takes the tick back. Throws `not_found` when it doesn't name the order. */
export async function tickEntry(
  tx: Transaction,
  { weddingId, orderId, entryId, doneAt }: Ticked,
): Promise<void> {
  if (!(await repo.setDone(tx, orderId, entryId, doneAt))) {
    throw new AppError("not_found", "This entry isn't part of your run sheet any more");
  }
  await notifyPlanning(tx, weddingId, "run_sheet");
}

type Ticked = { weddingId: string; orderId: string; entryId: string; doneAt: Date | null };
