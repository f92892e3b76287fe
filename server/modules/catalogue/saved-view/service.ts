import { type SavedView, type ViewList, VIEWS_MAX } from "@/contracts/catalogue/saved-view";
import type { SavedViewBody } from "@/contracts/catalogue/saved-view.schema";
import type { VendorActor } from "@/server/core/actor";
import { AppError } from "@/server/core/errors";
import { getDb } from "@/server/db/client";
import { inTransaction } from "@/server/db/transaction";
import * as repo from "./repo";

/** Returns the caller's own views of a list, in the order in which they were made. */
export async function listViews(actor: VendorActor, list: ViewList): Promise<SavedView[]> {
  return (await repo.listViews(await getDb(), actor, list)).map(present);
}

/** Saves a view; a name used before is given the new content. Throws `conflict` when there are as many as may be. */
export function saveView(actor: VendorActor, body: SavedViewBody): Promise<SavedView> {
  return inTransaction(async (tx) => {
    await repo.lockViews(tx, actor);
    const views = await repo.listViews(tx, actor, body.list);
    const same = views.find(({ name }) => name.toLowerCase() === body.name.toLowerCase());
    if (same) return present(await repo.updateView(tx, same.id, body));
    if (views.length >= VIEWS_MAX) {
      throw new AppError("conflict", `You have ${VIEWS_MAX} saved views here: delete one first`);
    }
    return present(await repo.insertView(tx, actor, body));
  });
}

/** Throws `not_found`. */
export async function deleteView(actor: VendorActor, id: string): Promise<void> {
  if (await repo.deleteView(await getDb(), actor, id)) return;
  throw new AppError("not_found", "This view does not exist");
}

function present({ id, list, name, search }: repo.ViewRow): SavedView {
  return { id, _id: id, list, name, search };
}
