import { and, asc, eq, sql } from "drizzle-orm";
import type { ViewList } from "@/contracts/catalogue/saved-view";
import type { SavedViewBody } from "@/contracts/catalogue/saved-view.schema";
import type { VendorActor } from "@/server/core/actor";
import type { Db, Transaction } from "@/server/db/client";
import { savedView } from "@/server/db/schema/catalogue/saved-view";

export type ViewRow = typeof savedView.$inferSelect;
type Owner = Pick<VendorActor, "vendorId" | "accountId">;

const own = ({ vendorId, accountId }: Owner) =>
  and(eq(savedView.vendorId, vendorId), eq(savedView.accountId, accountId));

export async function listViews(db: Db, owner: Owner, list: ViewList): Promise<ViewRow[]> {
  return db
    .select()
    .from(savedView)
    .where(and(own(owner), eq(savedView.list, list)))
    .orderBy(asc(savedView.createdAt), asc(savedView.id));
}

/** Serialises a person's changes until the transaction ends. */
export async function lockViews(tx: Transaction, { vendorId, accountId }: Owner): Promise<void> {
  await tx.execute(
    sql`select pg_advisory_xact_lock(hashtextextended(${`saved views ${vendorId} ${accountId}`}, 0))`,
  );
}

export async function insertView(tx: Transaction, owner: Owner, body: SavedViewBody): Promise<ViewRow> {
  const { vendorId, accountId } = owner;
  const [row] = await tx
    .insert(savedView)
    .values({ vendorId, accountId, ...body })
    .returning();
  if (!row) throw new Error("no view was inserted");
  return row;
}

export async function updateView(
  tx: Transaction,
  id: string,
  change: Pick<SavedViewBody, "name" | "search">,
): Promise<ViewRow> {
  const [row] = await tx.update(savedView).set(change).where(eq(savedView.id, id)).returning();
  if (!row) throw new Error(`the view ${id} is gone`);
  return row;
}

/** Returns false for a view that the person doesn't have. */
export async function deleteView(db: Db, owner: Owner, id: string): Promise<boolean> {
  const gone = await db
    .delete(savedView)
    .where(and(own(owner), eq(savedView.id, id)))
    .returning({ id: savedView.id });
  return gone.length > 0;
}
